"""Genesis put together: its actions, its set-up, and how a position is read back."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.actions import ActionTable, Block, Parameter
from tablee.engine.chance import SEED_LIMIT, Chance, seeded
from tablee.engine.game import Game, Parts, all_small
from tablee.engine.numbering import names_of
from tablee.engine.state import State
from tablee.games.genesis.content.catalogue import Catalogue
from tablee.games.genesis.judgement.evaluation import GenesisJudgement
from tablee.games.genesis.rules import flow
from tablee.games.genesis.rules.flow import Genesis
from tablee.games.genesis.rules.state import (
    CHALLENGE,
    COLOUR_NAMES,
    FREE,
    MODES,
    PIT,
    SPECIES,
    SPECIES_NAMES,
    UNUSED,
    VOLCANO,
    WILD,
    Tables,
    square_name,
)
from tablee.games.genesis.rules.steps import Question, Step
from tablee.games.genesis.rules.view import cell

FIRST_PLAYERS = ("random", "seat0", "seat1", "seat2", "seat3")
CELLS = {cell(content): content for content in (*range(16), FREE, VOLCANO, PIT, UNUSED)}
FACE_NAMES = (*COLOUR_NAMES, "wild")
FACES: dict[str | None, int] = {None: -1, **{name: c for c, name in enumerate(COLOUR_NAMES)}, "wild": WILD}

FACE = ("colour", "face")  # a die shows an entry of either section

COLOUR = Parameter("colour", COLOUR_NAMES)
SQUARE = Parameter("square", tuple(square_name(square) for square in range(140)))


class GenesisGame(Game):
    schema = Catalogue
    actions = ActionTable(
        Block("place", COLOUR, SQUARE, spoken=(SQUARE, COLOUR)),
        Block("stop"),
        Block("pick", Parameter("species", SPECIES_NAMES)),
    )
    steps = names_of(Step)
    questions = names_of(Question, first=1)
    streams = flow.STREAMS
    judgement = GenesisJudgement()
    hides = False
    taken: ClassVar = {"event-species": "species"}
    spoken_as: ClassVar = {"die": FACE, "die1": FACE, "die2": FACE, "neutral": ("species",)}

    content: Catalogue

    def longest(self, players: int) -> int:
        """Two decisions a tile (GS-044, GS-045), two squares always left, and four species."""
        return 2 * (116 if players > 2 else 92) - 1 + 4

    def chance(self, seed: int) -> Chance:
        """GS-121, section 4.4: the streams start from the seed as it is."""
        return seeded(seed, self.streams)

    def daily_standing(self, state: State) -> list[int]:
        """GS-131: by result, then by the own total."""
        score = state.scores()[0]
        return [sum(score.values()), sum(score[colour] for colour in COLOUR_NAMES)]

    def set_up(self, players: int, seed: int, options: dict[str, Any], chance: Chance) -> Genesis:
        state = self.blank(players, options, chance)
        state.set_up(seed)
        return state

    def blank(self, players: int, options: dict[str, Any], chance: Chance) -> Genesis:
        """A position with full supplies (GS-026), before anything is drawn or laid."""
        state = Genesis(self, players, options, chance)
        state.mode = MODES.index(options["mode"])
        state.tables = self.tables
        sides = 2 if state.mode == CHALLENGE else players
        state.supply = vec[i64]([options["tiles_per_colour"]] * (4 * sides))
        assigned = options.get("species", [])
        state.species = vec[i64](SPECIES_NAMES.index(name) if name != "choose" else SPECIES for name in assigned)
        state.single_turns = vec[i64]([0] * sides)
        state.first = 0 if state.mode == CHALLENGE else FIRST_PLAYERS.index(options["first_player"]) - 1
        state.active = state.first if state.mode == CHALLENGE else -1
        state.die1 = state.die2 = state.neutral_die1 = state.neutral_die2 = -1
        state.used = 0
        state.map_seed = -1
        state.rank = state.goals = vec[i64]()
        return state

    def restore(self, players: int, options: dict[str, Any], chance: Chance, position: dict[str, Any]) -> Genesis:
        state = self.blank(players, options, chance)
        parts = Parts(position)
        self.restore_board(state, parts)
        self.restore_sides(state, parts)
        state.first = parts.number("first", -1, players - 1)
        state.active = parts.number("active", -1, players - 1)
        state.die1, state.die2 = self.faces(parts, "dice")
        state.used = parts.number("used", 0, 3)
        if state.mode == CHALLENGE:
            state.neutral_die1, state.neutral_die2 = self.faces(parts, "neutral_dice")
            ids = [goal.id for goal in self.content.goal]
            goals, rank = parts.get("goals", list), parts.get("rank", list)
            if len(goals) != 2 or any(goal not in ids for goal in goals) or not self.differ(goals):
                raise parts.wrong("goals", "2 groups of " + ", ".join(ids))
            if not all_small(rank) or sorted(rank) != list(range(140)):
                raise parts.wrong("rank", "0 … 139")
            state.goals = vec[i64](ids.index(goal) for goal in goals)
            state.rank = vec[i64](rank)
        return state

    def load(self, position: Mapping[str, Any]) -> Genesis:
        state = super().load(position)
        assert isinstance(state, Genesis)
        asked = [seat for seat in state.pending() if state.question(seat) != Question.SPECIES]
        if asked:
            self.check_turn(state, asked, Parts(position))
        return state

    def check_turn(self, state: Genesis, asked: list[int], parts: Parts) -> None:
        """Tiles are placed by one seat, on its turn, with a species, dice, and for a second tile a die used."""
        if asked != [state.active] or state.pending() != asked or SPECIES in state.species:
            raise parts.wrong("questions", "active, with all species chosen")
        if state.die1 < 0 or state.die2 < 0:
            raise Parts(parts.get("position", dict)).wrong("dice", "2 × " + ", ".join(FACE_NAMES))
        if state.question(state.active) == Question.TILE2 and state.used not in (1, 2):
            raise parts.wrong("questions", "used = 1, 2")

    def differ(self, goals: list[str]) -> bool:
        """GS-129: the two goals are of different groups."""
        return len({goal.group for goal in self.content.goal if goal.id in goals}) == 2

    def restore_board(self, state: Genesis, parts: Parts) -> None:
        rows, right = parts.get("board", list), parts.get("right", list)
        tokens = [row.split() for row in rows if isinstance(row, str)]
        cells = [token for row in tokens for token in row]
        if [len(row) for row in tokens] != [14] * 10 or len(rows) != 10 or any(token not in CELLS for token in cells):
            raise parts.wrong("board", "10 × 14 of " + " ".join(CELLS))
        if len(right) != 10 or not all(type(count) is int and 0 <= count <= 14 for count in right):
            raise parts.wrong("right", "10 × 0 … 14")
        state.right = vec[i64](right)
        state.set_board([CELLS[token] for token in cells])
        if parts.position.get("map_seed") is not None:
            state.map_seed = parts.number("map_seed", 0, SEED_LIMIT - 1)

    def restore_sides(self, state: Genesis, parts: Parts) -> None:
        sides = parts.get("sides", list)
        if len(sides) != len(state.single_turns):
            raise parts.wrong("sides", str(len(state.single_turns)))
        species: list[int] = []
        for number, entry in enumerate(sides):
            if not isinstance(entry, dict):
                raise parts.wrong("sides", "{species, supply, single_turns}")
            fields = Parts(entry)
            name = entry.get("species")
            if name is not None and name not in list(SPECIES_NAMES):
                raise fields.wrong("species", ", ".join(SPECIES_NAMES))
            species.append(int(SPECIES) if name is None else SPECIES_NAMES.index(name))
            supply = fields.get("supply", dict)
            for colour, colour_name in enumerate(COLOUR_NAMES):
                left = supply.get(colour_name)
                if type(left) is not int or not 0 <= left <= state.options["tiles_per_colour"]:
                    raise fields.wrong("supply", f"{colour_name} 0 … {state.options['tiles_per_colour']}")
                state.supply[4 * number + colour] = left
            state.single_turns[number] = fields.number("single_turns", 0, 140)
        if any(species.count(number) > 1 for number in range(SPECIES)):
            raise parts.wrong("sides", "species ≠")
        state.species = vec[i64](species)

    def faces(self, parts: Parts, field: str) -> tuple[int, int]:
        shown = parts.get(field, list)
        if len(shown) != 2 or any(name not in list(FACES) for name in shown):
            raise parts.wrong(field, "2 × null, " + ", ".join(FACE_NAMES))
        return FACES[shown[0]], FACES[shown[1]]

    @cached_property
    def tables(self) -> Tables:
        scoring = self.content.scoring
        return Tables(
            vec[i64](FACES[face] for face in self.content.dice.faces),
            scoring.first_prize,
            scoring.second_prize,
            scoring.triple,
            scoring.double,
            scoring.counted_area_min,
        )
