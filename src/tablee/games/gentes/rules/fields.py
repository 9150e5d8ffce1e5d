"""What a dump says of a position of Gentes, and what must hold between the fields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.fields import (
    Counts,
    Entries,
    Entry,
    Fields,
    Flag,
    Members,
    Number,
    Numbers,
    Own,
    Part,
    Seats,
    Word,
)
from tablee.engine.reader import NOTHING, Reader, apart
from tablee.games.gentes.rules import codes, names, view
from tablee.games.gentes.rules.codes import ActionType, Phase, Source
from tablee.games.gentes.rules.state import Position
from tablee.games.gentes.rules.steps import Question

if TYPE_CHECKING:
    from tablee.games.gentes.rules.flow import Gentes

MANY = 1000  # more coins or points than any game brings
TYPES = int(codes.TYPES)
CARDS = int(codes.CARDS)
ERA = int(codes.CARDS_OF_ERA)
TRACK = int(codes.TRACK)

# Questions of a turn: only the active seat is asked them.
OF_TURN = (*range(int(Question.TURN), int(Question.CLOSING) + 1), int(Question.SYNERGY), int(Question.INTERLUDE))
# Questions with a phase of their own.
PHASES = {
    int(Question.DRAFT): Phase.DRAFT,
    int(Question.CITIZENS): Phase.CITIZENS,
    int(Question.ERA_CUBE): Phase.DECLINE,
    int(Question.INCOME): Phase.DECLINE,
    int(Question.EXCESS): Phase.DECLINE,
    int(Question.FINAL): Phase.FINAL,
}


# Bounds -------------------------------------------------------------------------------------------


def last_seat(state: Position) -> int:
    return int(state.players) - 1


def cube_slots(state: Position) -> int:
    return int(state.tables.cube_slots_of_store)


def start_citizens(state: Position) -> int:
    return int(state.tables.start_citizens)


def start_coins(state: Position) -> int:
    return names.content(state).rules.start_coins


def start_locks(state: Position) -> int:
    return names.content(state).rules.start_locks


def largest_bonus(state: Position) -> int:
    return max(int(points) for points in state.tables.first_bonus)


# Cards on the table -------------------------------------------------------------------------------


def begin_row(state: Position) -> None:
    state.row, state.cubed = vec[i64](), 0


def load_row(state: Position, reader: Reader) -> None:
    """The row with its cubes (GE-705)."""
    row, cubed = [], 0
    known = reader.ids["card"]
    for entry in reader.get("row", list):
        name, cube = (entry.get("card"), entry.get("cube")) if isinstance(entry, dict) else ("", None)
        if (name is not None and name not in known) or type(cube) is not bool or (cube and name is None):
            raise reader.wrong("row", "{card, cube}")
        row.append(NOTHING if name is None else known.index(name))
        cubed |= 1 << row[-1] if cube else 0
    if len(row) > state.tables.row_slots:
        raise reader.wrong("row", f"≤ {state.tables.row_slots}")
    state.row, state.cubed = vec[i64](row), cubed


def begin_unseen(state: Position) -> None:
    used = ((1 << CARDS) - 1) & ~int(state.tables.removed)
    eras = [((1 << ERA) - 1) << (ERA * number) for number in range(codes.ERAS)]
    state.unseen = vec[i64]([used & era for era in eras])


def dump_unseen(state: Position) -> list[list[str]]:
    return [names.members(state, "card", cards) for cards in state.unseen]


def load_unseen(state: Position, reader: Reader) -> None:
    eras = reader.get("unseen", list)
    if len(eras) != codes.ERAS:
        raise reader.wrong("unseen", f"{codes.ERAS} × [card, …]")
    for era, listed in enumerate(eras):
        cards = sum(1 << card for card in reader.some_of("unseen", listed, reader.ids["card"]))
        if cards >> (ERA * (era + 1)) or cards & ((1 << (ERA * era)) - 1):
            raise reader.wrong("unseen", "era 1, era 2, era 3")
        state.unseen[era] = cards


def begin_tiles(state: Position) -> None:
    """GE-011."""
    tiles = enumerate(names.content(state).action_tile)
    state.tiles = sum(1 << number for number, tile in tiles if state.players in tile.players)


def load_tiles(state: Position, reader: Reader) -> None:
    """GE-011: every tile of the game is on the board or on one track, as `tiles` says."""
    held = [int(content - codes.TILE) for content in state.track if content >= codes.TILE]
    on_tracks = sum(1 << tile for tile in set(held))
    begin_tiles(state)
    if len(set(held)) != len(held) or on_tracks & ~state.tiles:
        raise reader.wrong("seats", "track: tiles ≠, in the game")
    state.tiles &= ~on_tracks
    if reader.get("tiles", dict) != view.tiles(state):
        raise reader.wrong("tiles", "as on the tracks")


# The board ----------------------------------------------------------------------------------------


def begin_spaces(state: Position) -> None:
    state.tokens, state.marked_homes = (vec[i64]([0] * int(state.players)) for _ in range(2))


def load_spaces(state: Position, reader: Reader) -> None:
    """GE-008: tokens on this side of the board, six a seat at most, and markers beside hometowns."""
    known = reader.ids["space"]
    for name, entry in reader.get("spaces", dict).items():
        space = known.index(name) if name in known else NOTHING
        seat, used = (entry.get("seat"), entry.get("used")) if isinstance(entry, dict) else (NOTHING, None)
        fits = type(seat) is int and 0 <= seat < state.players and type(used) is bool
        if (
            not isinstance(seat, int)
            or not fits
            or space == NOTHING
            or not state.board & (1 << space)
            or (used and space < codes.CITIES)
        ):
            raise reader.wrong("spaces", f"{{space: {{seat: 0 … {state.players - 1}, used}}}}")
        state.tokens[seat] |= 1 << space
        if used:
            state.marked_homes[seat] |= 1 << space
    for seat in range(state.players):
        if bin(int(state.tokens[seat])).count("1") > codes.TOKENS:
            raise reader.wrong("spaces", f"≤ {codes.TOKENS} a seat")


# The seats ----------------------------------------------------------------------------------------


def begin_track(state: Gentes) -> None:
    """GE-103."""
    state.track, state.used = vec[i64]([0] * (int(state.players) * TRACK)), vec[i64]([0] * int(state.players))
    for seat in range(state.players):
        for _ in range(names.content(state).rules.start_hourglasses):
            state.put_on_track(seat, 1)


def load_track(state: Gentes, seat: int, reader: Reader) -> None:
    """GE-004: tiles and hourglasses from the left, locks at the right."""
    known = reader.ids["action_tile"]
    for place in range(TRACK):
        state.track[TRACK * seat + place] = 0
    state.used[seat] = 0
    entries = reader.get("track", list)
    if len(entries) > TRACK - state.locks[seat]:
        raise reader.wrong("track", f"≤ {TRACK} − locks")
    for entry in entries:
        entry = entry if isinstance(entry, dict) else {}
        if entry.get("tile") in known:
            state.put_on_track(seat, int(codes.TILE) + known.index(entry["tile"]))
        elif type(entry.get("hourglasses")) is int and entry["hourglasses"] in (1, 2):
            state.put_on_track(seat, entry["hourglasses"])
        else:
            raise reader.wrong("track", "{tile}, {hourglasses: 1 … 2}")


class Played(Members):
    """Cards in play, in the order in which they were played."""

    def dump(self, state: Any, seat: int | None, ids: Any) -> list[str]:
        assert seat is not None
        return [ids["card"][card] for card in state.order if state.played[seat] & (1 << int(card))]


# The turn -----------------------------------------------------------------------------------------


def begin_source(state: Position) -> None:
    state.source_kind, state.source = Source.NONE, codes.NONE


def load_source(state: Position, reader: Reader) -> None:
    """Where the action under way comes from."""
    begin_source(state)
    if reader.position.get("source", "") is None:
        return
    found = reader.within("source")
    state.source_kind = found.word("kind", codes.SOURCES)
    kind = codes.SOURCES[state.source_kind]
    if kind == "tax":
        state.source = found.word("id", ("1", "2"))
    elif kind in view.SECTIONS:
        state.source = found.card("id", view.SECTIONS[kind])
    if state.source == NOTHING:
        raise found.wrong("id", "tile, card, space, 1, 2")


def begin_pool(state: Position) -> None:
    state.pool = 0


def dump_pool(state: Position) -> list[int]:
    return [number for number in range(CARDS) if state.pool & (1 << number)]


def load_pool(state: Position, reader: Reader) -> None:
    pool = reader.get("pool", list)
    if len(set(map(str, pool))) != len(pool) or any(type(n) is not int or not 0 <= n < CARDS for n in pool):
        raise reader.wrong("pool", f"0 … {CARDS - 1}")
    state.pool = sum(1 << number for number in pool)


# All of it ----------------------------------------------------------------------------------------

FIELDS = Fields(
    Word("phase", codes.PHASES),
    Number("round", 1, lambda state: state.tables.rounds, start=1),
    Number("first", 0, last_seat),
    Number("leader", NOTHING, last_seat, start=NOTHING),
    Number("active", NOTHING, last_seat, start=NOTHING),
    Number("region", 0, int(codes.REGIONS) - 1),
    Entries("chart", "citizen"),
    Entry("chart_cube", "citizen"),
    Own("row", "row", "cubed", begin=begin_row, dump=view.row, load=load_row),
    Members("discard", "card"),
    Members("boxed", "card"),
    Members("laid", "card"),
    Own("unseen", begin=begin_unseen, dump=dump_unseen, load=load_unseen),
    Numbers("decks", int(codes.ERAS), 0, ERA, "deck", start=ERA),
    Numbers("piles", int(codes.BONUSES), 0, lambda state: state.players),
    Entries("order", "card"),
    Seats(
        "seats",
        lambda state: state.players,
        Number("coins", 0, MANY, start=start_coins),
        Counts("citizens", "citizen", TYPES),
        Number("temple", 0, cube_slots),
        Number("oracle", 0, cube_slots),
        Number("locks", 0, start_locks, start=start_locks),
        Own("track", "track", "used", begin=begin_track, dump=view.track, load=load_track),
        Members("hand", "card"),
        Played("played", "card"),
        Members("used", "card", "marked"),
        Counts("bonus", "bonus", largest_bonus, "won", sparse=True),
        Members("placed", "card"),
        Counts("points", codes.CATEGORIES, MANY, "tally", least=-MANY, sparse=True),
        Counts("spread", "citizen", start_citizens),
    ),
    Own("spaces", "tokens", "marked_homes", begin=begin_spaces, dump=view.spaces, load=load_spaces),
    Own("tiles", begin=begin_tiles, dump=view.tiles, load=load_tiles),
    Part(
        "turn",
        Own("source", "source_kind", "source", begin=begin_source, dump=view.source, load=load_source),
        Number("action", NOTHING, int(ActionType.EFFECTS), start=NOTHING),
        Entry("symbol", "symbol"),
        Number("cost", 0, MANY),
        Number("hourglasses", 0, TRACK),
        Number("power", 0, MANY),
        Members("used_cards", "card"),
        Members("used_homes", "space"),
        Number("paying", NOTHING, int(codes.USES) - 1, start=NOTHING),
        Number("extra", 0, MANY),
        Number("doubled", 0, int(codes.USES)),
        Flag("hasted"),
        Number("left", 0, MANY),
        Own("pool", begin=begin_pool, dump=dump_pool, load=load_pool),
        Number("taken", 0, CARDS),
        Number("mode", NOTHING, len(codes.MODES) - 1, start=NOTHING),
        Members("trained", "citizen"),
        Flag("building"),
        Entry("lifted", "space"),
        Entry("card", "card"),
        Flag("closing"),
        Flag("pausing"),
    ),
    fixed=("tables", "board", "advanced"),
    derived=("points", "lasting"),
    ids=lambda state: state.tables.ids,
)


# What must hold between the fields ----------------------------------------------------------------


def check_position(state: Gentes, reader: Reader) -> None:
    if len(state.chart) != TYPES:
        raise reader.wrong("chart", f"{TYPES} ×")
    if state.chart_cube != NOTHING and state.players > 1:
        raise reader.wrong("chart_cube", "null")
    for era, cards in enumerate(state.unseen):
        left = bin(int(cards)).count("1")
        if state.deck[era] > left or (state.players > 2 and state.deck[era] != left):
            raise reader.wrong("decks", "≤ unseen (= unseen: 3, 4 players)")
    for seat, entry in enumerate(reader.each("seats", int(state.players), "")):
        check_seat(state, seat, entry)
        state.refresh(seat)
        state.points[seat] = sum(view.part(state.tally, seat, int(codes.CATEGORY_COUNT)))
    check_cards(state, reader)
    if state.lifted != NOTHING and not state.tokens[max(0, state.active)] & (1 << int(state.lifted)):
        raise reader.within("turn").wrong("lifted", "spaces")


def check_seat(state: Gentes, seat: int, reader: Reader) -> None:
    """GE-002: at most six citizens in a row; markers are on cards in play."""
    citizens = view.part(state.citizens, seat, TYPES)
    if any(citizens[kind] + citizens[kind + 1] > TYPES for kind in range(0, TYPES, 2)):
        raise reader.wrong("citizens", f"≤ {TYPES} in a row")
    if sum(view.part(state.spread, seat, TYPES)) > state.tables.start_citizens:
        raise reader.wrong("spread", f"≤ {state.tables.start_citizens}")
    if state.marked[seat] & ~state.played[seat]:
        raise reader.wrong("used", "played")


def check_cards(state: Gentes, reader: Reader) -> None:
    """Every card is in exactly one place, and played in the order that `order` tells."""
    row = [1 << int(card) for card in state.row if card != NOTHING]
    places = [*row, int(state.discard), int(state.boxed), int(state.laid)]
    for cards in (state.unseen, state.hand, state.played, state.placed):
        places += [int(members) for members in cards]
    if not apart(places) or sum(places) != ((1 << CARDS) - 1) & ~int(state.tables.removed):
        raise reader.wrong("row", "row, unseen, discard, boxed, laid, hand, played, placed: each card once")
    if sum(1 << int(card) for card in state.order) != sum(int(members) for members in state.played):
        raise reader.wrong("order", "played")
    for seat, entry in enumerate(reader.get("seats", list)):
        if entry["played"] != view.open_of_seat(state, seat)["played"]:
            raise reader.wrong("order", "played")


def check_questions(state: Gentes, reader: Reader) -> None:
    """A seat in its turn is asked alone; everybody may be while citizens are spread, in a decline and at the end."""
    asked = state.pending()
    if (state.phase == Phase.HEYDAY) != (state.active != NOTHING):
        raise reader.wrong("position", "phase = heyday ⇔ active ≥ 0")
    for seat in asked:
        question = int(state.question(seat))
        swapping = question in (Question.SWAP, Question.SWAP_AGAIN) and state.phase == Phase.FINAL
        if question in OF_TURN and not swapping and asked != [state.active]:
            raise reader.wrong("questions", f'{{"{state.active}": "question"}} (active)')
        if question in PHASES and state.phase != PHASES[question]:
            raise reader.wrong("questions", f"phase = {codes.PHASES[PHASES[question]]}")
    if state.phase == Phase.CITIZENS and asked != [s for s in range(state.players) if state.to_spread(s) > 0]:
        raise reader.wrong("questions", "citizens (spread)")
