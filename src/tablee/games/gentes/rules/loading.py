"""Reading a dumped position back (the inverse of `view.dump_position`), with a clear word on what is wrong with one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.fields import Fields, apart
from tablee.engine.game import Parts
from tablee.games.gentes.rules import codes, names, view
from tablee.games.gentes.rules.codes import ActionType, Phase, Source
from tablee.games.gentes.rules.steps import Question

if TYPE_CHECKING:
    from tablee.games.gentes.rules.flow import Gentes

MANY = 1000  # more coins or points than any game brings
NONE = int(codes.NONE)
TYPES = int(codes.TYPES)

# Questions of a turn: only the active seat is asked them.
OF_TURN = range(int(Question.TURN), int(Question.CLOSING) + 1)
# Questions with a phase of their own.
PHASES = {
    int(Question.DRAFT): Phase.DRAFT,
    int(Question.CITIZENS): Phase.CITIZENS,
    int(Question.ERA_CUBE): Phase.DECLINE,
    int(Question.INCOME): Phase.DECLINE,
    int(Question.EXCESS): Phase.DECLINE,
    int(Question.FINAL): Phase.FINAL,
}


def restore(state: Gentes, position: dict[str, Any]) -> None:
    fields = Fields(state.tables.ids, position)
    restore_table(state, fields)
    restore_cards(state, fields)
    seats = fields.get("seats", list)
    if len(seats) != state.players or not all(isinstance(seat, dict) for seat in seats):
        raise fields.wrong("seats", f"{state.players} × {{coins, citizens, track, …}}")
    state.order = vec[i64](fields.cards("order", "card"))
    state.tiles = 0
    for seat, entry in enumerate(seats):
        restore_seat(state, seat, Fields(state.tables.ids, entry))
    restore_spaces(state, fields)
    check_tiles(state, fields)
    check_cards(state, fields)
    for seat in range(state.players):
        state.refresh(seat)
    restore_turn(state, fields.within("turn"))


def restore_table(state: Gentes, fields: Fields) -> None:
    last_seat = int(state.players) - 1
    state.phase = named(fields, "phase", codes.PHASES)
    state.round = fields.number("round", 1, int(state.tables.rounds))
    state.first = fields.number("first", 0, last_seat)
    state.leader = fields.number("leader", NONE, last_seat)
    state.active = fields.number("active", NONE, last_seat)
    state.region = fields.number("region", 0, int(codes.REGIONS) - 1)
    state.chart = vec[i64](fields.cards("chart", "citizen"))
    if len(state.chart) != TYPES:
        raise fields.wrong("chart", f"{TYPES} ×")
    state.chart_cube = fields.card("chart_cube", "citizen")
    if state.chart_cube != NONE and state.players > 1:
        raise fields.wrong("chart_cube", "null")
    state.piles = vec[i64](fields.numbers("piles", int(codes.BONUSES), 0, int(state.players)))


def named(fields: Parts, field: str, known: tuple[str, ...]) -> int:
    """The number of a word."""
    word = fields.get(field, str)
    if word not in known:
        raise fields.wrong(field, ", ".join(known))
    return known.index(word)


def restore_cards(state: Gentes, fields: Fields) -> None:
    """The row with its cubes, the piles of cards, and what nobody has seen."""
    row, cubed = [], 0
    known = fields.ids["card"]
    for entry in fields.get("row", list):
        name, cube = (entry.get("card"), entry.get("cube")) if isinstance(entry, dict) else ("", None)
        if (name is not None and name not in known) or type(cube) is not bool or (cube and name is None):
            raise fields.wrong("row", "{card, cube}")
        row.append(NONE if name is None else known.index(name))
        cubed |= 1 << row[-1] if cube else 0
    if len(row) > state.tables.row_slots:
        raise fields.wrong("row", f"≤ {state.tables.row_slots}")
    state.row, state.cubed = vec[i64](row), cubed
    state.discard = fields.members("discard", "card")
    state.boxed = fields.members("boxed", "card")
    state.laid = fields.members("laid", "card")
    eras = fields.get("unseen", list)
    if len(eras) != codes.ERAS:
        raise fields.wrong("unseen", f"{codes.ERAS} × [card, …]")
    unseen = [Fields(fields.ids, {"unseen": cards}).members("unseen", "card") for cards in eras]
    for era, cards in enumerate(unseen):
        if cards >> (int(codes.CARDS_OF_ERA) * (era + 1)) or cards & ((1 << (int(codes.CARDS_OF_ERA) * era)) - 1):
            raise fields.wrong("unseen", "era 1, era 2, era 3")
    state.unseen = vec[i64](unseen)
    state.deck = vec[i64](fields.numbers("decks", int(codes.ERAS), 0, int(codes.CARDS_OF_ERA)))
    for era, cards in enumerate(unseen):
        left = bin(cards).count("1")
        if state.deck[era] > left or (state.players > 2 and state.deck[era] != left):
            raise fields.wrong("decks", "≤ unseen (= unseen: 3, 4 players)")


def restore_seat(state: Gentes, seat: int, fields: Fields) -> None:
    tables = state.tables
    state.coins[seat] = fields.number("coins", 0, MANY)
    start = int(codes.CATEGORY_COUNT) * seat
    for number, points in enumerate(fields.counted("points", list(codes.CATEGORIES), MANY, -MANY)):
        state.tally[start + number] = points
        state.points[seat] += points
    restore_citizens(state, seat, fields)
    slots = int(tables.cube_slots_of_store)
    state.temple[seat] = fields.number("temple", 0, slots)
    state.oracle[seat] = fields.number("oracle", 0, slots)
    state.locks[seat] = fields.number("locks", 0, names.content(state).rules.start_locks)
    restore_track(state, seat, fields)
    state.hand[seat] = fields.members("hand", "card")
    state.played[seat] = fields.members("played", "card")
    state.marked[seat] = fields.members("used", "card")
    state.placed[seat] = fields.members("placed", "card")
    if state.marked[seat] & ~state.played[seat]:
        raise fields.wrong("used", "played")
    most = max(int(tables.first_bonus[kind]) for kind in range(codes.BONUSES))
    for kind, points in enumerate(fields.counted("bonus", fields.ids["bonus"], most)):
        state.won[int(codes.BONUSES) * seat + kind] = points


def restore_citizens(state: Gentes, seat: int, fields: Fields) -> None:
    """GE-002: at most six in a row."""
    citizens = fields.counted("citizens", fields.ids["citizen"], TYPES)
    spread = fields.counted("spread", fields.ids["citizen"], int(state.tables.start_citizens))
    for kind in range(0, TYPES, 2):
        if citizens[kind] + citizens[kind + 1] > TYPES:
            raise fields.wrong("citizens", f"≤ {TYPES} in a row")
    if sum(spread) > state.tables.start_citizens:
        raise fields.wrong("spread", f"≤ {state.tables.start_citizens}")
    for kind in range(TYPES):
        state.citizens[TYPES * seat + kind] = citizens[kind]
        state.spread[TYPES * seat + kind] = spread[kind]


def restore_track(state: Gentes, seat: int, fields: Fields) -> None:
    """GE-004: tiles and hourglasses from the left, locks at the right."""
    known = fields.ids["action_tile"]
    start = int(codes.TRACK) * seat
    for place in range(codes.TRACK):
        state.track[start + int(place)] = 0
    state.used[seat] = 0
    entries = fields.get("track", list)
    if len(entries) > codes.TRACK - state.locks[seat]:
        raise fields.wrong("track", f"≤ {codes.TRACK} − locks")
    for entry in entries:
        entry = entry if isinstance(entry, dict) else {}
        if entry.get("tile") in known:
            state.put_on_track(seat, int(codes.TILE) + known.index(entry["tile"]))
        elif type(entry.get("hourglasses")) is int and entry["hourglasses"] in (1, 2):
            state.put_on_track(seat, entry["hourglasses"])
        else:
            raise fields.wrong("track", "{tile}, {hourglasses: 1 … 2}")


def restore_spaces(state: Gentes, fields: Fields) -> None:
    """GE-008: tokens on this side of the board, six a seat at most, and markers beside hometowns."""
    known = fields.ids["space"]
    for name, entry in fields.get("spaces", dict).items():
        space = known.index(name) if name in known else NONE
        seat, used = (entry.get("seat"), entry.get("used")) if isinstance(entry, dict) else (NONE, None)
        fits = type(seat) is int and 0 <= seat < state.players and type(used) is bool
        if (
            not isinstance(seat, int)
            or not fits
            or space == NONE
            or not state.board & (1 << space)
            or (used and space < codes.CITIES)
        ):
            raise fields.wrong("spaces", f"{{space: {{seat: 0 … {state.players - 1}, used}}}}")
        state.tokens[seat] |= 1 << space
        if used:
            state.marked_homes[seat] |= 1 << space
    for seat in range(state.players):
        if bin(int(state.tokens[seat])).count("1") > codes.TOKENS:
            raise fields.wrong("spaces", f"≤ {codes.TOKENS} a seat")


def check_tiles(state: Gentes, fields: Fields) -> None:
    """GE-011: every tile of the game is on the board or on one track, as `tiles` says."""
    held = [int(content - codes.TILE) for content in state.track if content >= codes.TILE]
    game = sum(
        1 << number for number, tile in enumerate(names.content(state).action_tile) if state.players in tile.players
    )
    on_tracks = sum(1 << tile for tile in set(held))
    if len(set(held)) != len(held) or on_tracks & ~game:
        raise fields.wrong("seats", "track: tiles ≠, in the game")
    state.tiles = game & ~on_tracks
    if fields.get("tiles", dict) != view.tiles(state):
        raise fields.wrong("tiles", "as on the tracks")


def check_cards(state: Gentes, fields: Fields) -> None:
    """Every card is in exactly one place, and played in the order that `order` tells."""
    row = [1 << int(card) for card in state.row if card != NONE]
    places = [*row, int(state.discard), int(state.boxed), int(state.laid)]
    for cards in (state.unseen, state.hand, state.played, state.placed):
        places += [int(members) for members in cards]
    if not apart(places) or sum(places) != (1 << int(codes.CARDS)) - 1:
        raise fields.wrong("row", "row, unseen, discard, boxed, laid, hand, played, placed: each card once")
    played = sum(int(members) for members in state.played)
    if sum(1 << int(card) for card in state.order) != played:
        raise fields.wrong("order", "played")
    seats = fields.get("seats", list)
    for seat in range(state.players):
        if seats[seat]["played"] != view.open_of_seat(state, seat)["played"]:
            raise fields.wrong("order", "played")


def restore_turn(state: Gentes, fields: Fields) -> None:
    restore_source(state, fields)
    state.action = fields.number("action", NONE, int(ActionType.EFFECTS))
    state.symbol = fields.card("symbol", "symbol")
    state.cost = fields.number("cost", 0, MANY)
    state.hourglasses = fields.number("hourglasses", 0, int(codes.TRACK))
    state.power = fields.number("power", 0, MANY)
    state.used_cards = fields.members("used_cards", "card")
    state.used_homes = fields.members("used_homes", "space")
    state.paying = fields.number("paying", NONE, int(codes.USES) - 1)
    state.extra = fields.number("extra", 0, MANY)
    state.doubled = fields.flag("doubled")
    state.hasted = fields.flag("hasted")
    state.left = fields.number("left", 0, MANY)
    state.taken = fields.number("taken", 0, int(codes.CARDS))
    state.mode = fields.number("mode", NONE, len(codes.MODES) - 1)
    state.trained = fields.members("trained", "citizen")
    state.building = fields.flag("building")
    state.lifted = fields.card("lifted", "space")
    state.card = fields.card("card", "card")
    state.closing = fields.flag("closing")
    pool = fields.get("pool", list)
    if len(set(map(str, pool))) != len(pool) or any(type(n) is not int or not 0 <= n < codes.CARDS for n in pool):
        raise fields.wrong("pool", f"0 … {codes.CARDS - 1}")
    state.pool = sum(1 << number for number in pool)
    asked = max(0, int(state.active))
    if state.lifted != NONE and not state.tokens[asked] & (1 << int(state.lifted)):
        raise fields.wrong("lifted", "spaces")


def restore_source(state: Gentes, fields: Fields) -> None:
    """Where the action under way comes from."""
    state.source_kind, state.source = Source.NONE, codes.NONE
    if fields.position.get("source", "") is None:
        return
    found = fields.within("source")
    state.source_kind = named(found, "kind", codes.SOURCES)
    kind = codes.SOURCES[state.source_kind]
    if kind == "tax":
        state.source = named(found, "id", ("1", "2"))
    elif kind in view.SECTIONS:
        state.source = found.card("id", view.SECTIONS[kind])
    if state.source == NONE:
        raise found.wrong("id", "tile, card, space, 1, 2")


def check_asked(state: Gentes, fields: Parts) -> None:
    """A seat in its turn is asked alone; everybody may be while citizens are spread, in a decline and at the end."""
    asked = state.pending()
    if (state.phase == Phase.HEYDAY) != (state.active != NONE):
        raise fields.wrong("position", "phase = heyday ⇔ active ≥ 0")
    for seat in asked:
        question = int(state.question(seat))
        swapping = question in (Question.SWAP, Question.SWAP_AGAIN) and state.phase == Phase.FINAL
        if question in OF_TURN and not swapping and asked != [state.active]:
            raise fields.wrong("questions", f'{{"{state.active}": "question"}} (active)')
        if question in PHASES and state.phase != PHASES[question]:
            raise fields.wrong("questions", f"phase = {codes.PHASES[PHASES[question]]}")
    if state.phase == Phase.CITIZENS and asked != [s for s in range(state.players) if state.to_spread(s) > 0]:
        raise fields.wrong("questions", "citizens (spread)")
