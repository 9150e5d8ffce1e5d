"""What a dump says of a position of Genesis, and what must hold between the fields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import SEED_LIMIT
from tablee.engine.fields import Counts, Field, Fields, Ids, Number, Numbers, OneNumber, Own, Seats, When
from tablee.engine.reader import NOTHING, Reader, all_small
from tablee.games.genesis.rules import challenge
from tablee.games.genesis.rules.state import (
    CHALLENGE,
    COLOUR_NAMES,
    COLUMNS,
    FREE,
    PIT,
    ROWS,
    SPECIES,
    SPECIES_NAMES,
    SQUARES,
    UNUSED,
    VOLCANO,
    WILD,
    Position,
)
from tablee.games.genesis.rules.view import cell, grid

if TYPE_CHECKING:
    from tablee.games.genesis.rules.flow import Genesis

CELLS = {cell(content): content for content in (*range(FREE), FREE, VOLCANO, PIT, UNUSED)}
FACE_NAMES = (*COLOUR_NAMES, "wild")
FACES: dict[str | None, int] = {None: NOTHING, **{name: c for c, name in enumerate(COLOUR_NAMES)}, "wild": int(WILD)}
FACE_OF = {number: name for name, number in FACES.items()}


class Dice(Field):
    """Two dice by what they show; null before the first roll."""

    def begin(self, state: Any, seats: int | None) -> None:
        for die in self.attributes:
            setattr(state, die, NOTHING)

    def dump(self, state: Any, seat: int | None, ids: Ids) -> list[str | None]:
        return [FACE_OF[int(getattr(state, die))] for die in self.attributes]

    def load(self, state: Any, seat: int | None, reader: Reader) -> None:
        shown = reader.get(self.key, list)
        if len(shown) != 2 or any(name not in list(FACES) for name in shown):
            raise reader.wrong(self.key, "2 × null, " + ", ".join(FACE_NAMES))
        for die, name in zip(self.attributes, shown, strict=True):
            setattr(state, die, FACES[name])


class Species(OneNumber):
    """What a side plays; null while it is not chosen."""

    def said(self, state: Any, number: int, ids: Ids) -> str | None:
        return None if number == SPECIES else SPECIES_NAMES[number]

    def read(self, state: Any, reader: Reader) -> int:
        number = reader.one_of(self.key, reader.position.get(self.key), SPECIES_NAMES)
        return int(SPECIES) if number == NOTHING else number


class MapSeed(OneNumber):
    """Of a random map; null on the others."""

    def said(self, state: Any, number: int, ids: Ids) -> int | None:
        return None if number == NOTHING else number

    def read(self, state: Any, reader: Reader) -> int:
        return NOTHING if reader.position.get(self.key) is None else reader.number(self.key, 0, SEED_LIMIT - 1)


def begin_board(state: Position) -> None:
    state.set_board([UNUSED] * int(SQUARES))


def load_board(state: Position, reader: Reader) -> None:
    rows = reader.get("board", list)
    tokens = [row.split() for row in rows if isinstance(row, str)]
    cells = [token for row in tokens for token in row]
    if [len(row) for row in tokens] != [COLUMNS] * int(ROWS) or len(rows) != ROWS or any(c not in CELLS for c in cells):
        raise reader.wrong("board", f"{ROWS} × {COLUMNS} of " + " ".join(CELLS))
    state.set_board([CELLS[token] for token in cells])


def load_rank(state: Position, reader: Reader) -> None:
    """GS-125: the order of the squares."""
    rank = reader.get("rank", list)
    if not all_small(rank) or sorted(rank) != list(range(SQUARES)):
        raise reader.wrong("rank", f"0 … {SQUARES - 1}")
    state.rank = vec[i64](rank)


def goal_ids(state: Genesis) -> list[str]:
    return [goal.id for goal in challenge.catalogue(state).goal]


def load_goals(state: Genesis, reader: Reader) -> None:
    """GS-129: two goals of different groups."""
    goals, known = reader.get("goals", list), challenge.catalogue(state).goal
    groups = {goal.group for goal in known if goal.id in goals}
    if len(goals) != 2 or len(groups) != 2 or any(goal not in goal_ids(state) for goal in goals):
        raise reader.wrong("goals", "2 groups of " + ", ".join(goal_ids(state)))
    state.goals = vec[i64]([goal_ids(state).index(goal) for goal in goals])


def none_yet(attribute: str) -> Any:
    return lambda state: setattr(state, attribute, vec[i64]())


def sides(state: Position) -> int:
    """The seats, and the neutral species of the challenge."""
    return 2 if state.mode == CHALLENGE else int(state.players)


def last_seat(state: Position) -> int:
    return int(state.players) - 1


def tiles_per_colour(state: Position) -> int:
    return int(state.options["tiles_per_colour"])


FIELDS = Fields(
    Own("board", "tiles", begin=begin_board, dump=grid, load=load_board),
    Numbers("right", int(ROWS), 0, int(COLUMNS)),
    MapSeed("map_seed", start=NOTHING),
    Seats(
        "sides",
        sides,
        Species("species", start=int(SPECIES)),
        Counts("supply", COLOUR_NAMES, tiles_per_colour, complete=True),
        Number("single_turns", 0, int(SQUARES)),
    ),
    Number("first", NOTHING, last_seat, start=NOTHING),
    Number("active", NOTHING, last_seat, start=NOTHING),
    Dice("dice", "die1", "die2"),
    Number("used", 0, 3),
    When(
        lambda state: bool(state.mode == CHALLENGE),
        Dice("neutral_dice", "neutral_die1", "neutral_die2"),
        Own("rank", begin=none_yet("rank"), dump=lambda state: [int(rank) for rank in state.rank], load=load_rank),
        Own(
            "goals",
            begin=none_yet("goals"),
            dump=lambda state: [goal_ids(state)[number] for number in state.goals],
            load=load_goals,
        ),
    ),
    fixed=("tables", "mode"),
    derived=("free", "hubs", "free_neighbours"),
    shared=("right", "rank", "goals"),
)


def check_position(state: Position, reader: Reader) -> None:
    """No two sides play the same species."""
    chosen = [int(species) for species in state.species if species != SPECIES]
    if len(set(chosen)) != len(chosen):
        raise reader.wrong("sides", "species ≠")
