"""What a dump says of a position of Age of Civilization, and what must hold between the fields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.fields import (
    Counts,
    Entries,
    Entry,
    Field,
    Fields,
    Flag,
    Ids,
    Members,
    Number,
    Own,
    Part,
    Seats,
    When,
)
from tablee.engine.reader import NOTHING, Reader, union
from tablee.games.age_of_civilization.rules import codes, hidden, names, view
from tablee.games.age_of_civilization.rules.state import Position
from tablee.games.age_of_civilization.rules.steps import Question

if TYPE_CHECKING:
    from tablee.games.age_of_civilization.rules.flow import Civilization

MANY = 1000  # more coins or points than any game brings


# Bounds -------------------------------------------------------------------------------------------


def last_seat(state: Position) -> int:
    return int(state.players) - 1


def worker_limit(state: Position) -> int:
    return int(state.tables.worker_limit)


def controls(state: Position) -> int:
    return len(names.content(state).control)


def drafted(state: Position) -> bool:
    return bool(state.draft)


def starting_coins(state: Position) -> int:
    return names.content(state).rules.starting_coins


# The table ----------------------------------------------------------------------------------------


class CoinRow(Field):
    """Cards in a row, each with the coins on it."""

    def __init__(self, key: str, section: str, row: str, coins: str) -> None:
        super().__init__(key, row, coins)
        self.section = section

    def begin(self, state: Any, seats: int | None) -> None:
        row, coins = self.attributes
        setattr(state, row, vec[i64]())
        setattr(state, coins, vec[i64]([0] * len(state.tables.ids[self.section])))

    def dump(self, state: Any, seat: int | None, ids: Ids) -> list[dict[str, Any]]:
        row, coins = (getattr(state, attribute) for attribute in self.attributes)
        return [{self.section: ids[self.section][card], "coins": int(coins[card])} for card in row]

    def load(self, state: Any, seat: int | None, reader: Reader) -> None:
        known = reader.ids[self.section]
        found: dict[int, int] = {}
        for entry in reader.get(self.key, list):
            name, coins = (entry.get(self.section), entry.get("coins")) if isinstance(entry, dict) else (None, None)
            if name not in known or known.index(name) in found or type(coins) is not int or not 0 <= coins <= MANY:
                raise reader.wrong(self.key, f"{{{self.section}, coins}}; ≠ " + ", ".join(known))
            found[known.index(name)] = coins
        self.begin(state, None)
        setattr(state, self.attributes[0], vec[i64](list(found)))
        for card, coins in found.items():
            getattr(state, self.attributes[1])[card] = coins


def begin_tokens(state: Position) -> None:
    state.tokens = vec[i64]([NOTHING] * len(view.PLACES))


def load_tokens(state: Position, reader: Reader) -> None:
    events = reader.ids["event"]
    for place, event in reader.get("tokens", dict).items():
        if place not in view.PLACES or event not in events:
            raise reader.wrong("tokens", '{"place": "event"}; ' + ", ".join(events))
        state.tokens[view.PLACES.index(place)] = events.index(event)


# The seats ----------------------------------------------------------------------------------------


def begin_civilizations(state: Position) -> None:
    state.civilizations = vec[i64]([0] * int(state.players))


def load_civilizations(state: Position, seat: int, reader: Reader) -> None:
    """AC-032: a main one and others, each once, as many as the limit allows."""
    main = int(state.main[seat])
    owned = [int(state.annexed[seat]), reader.members("declined", "civilization")]
    if main != NOTHING:
        owned.append(1 << main)
    elif any(owned):
        raise reader.wrong("main", "declined = annexed = []")
    limit = int(state.tables.civilization_limit)
    if sum(owned) != union(owned) or bin(sum(owned)).count("1") > limit:
        field = "annexed" if owned[0] & union(owned[1:]) else "declined"
        raise reader.wrong(field, f"main, declined, annexed ≠, ≤ {limit}")
    state.civilizations[seat] = sum(owned)


def begin_dealt(state: Position) -> None:
    cards = len(state.tables.ids["civilization"])
    state.pack_of, state.pick_of = vec[i64]([NOTHING] * cards), vec[i64]([0] * cards)


def dump_dealt(state: Position) -> dict[str, list[int]]:
    """Of each card dealt, the pack it was in and the pick in which it was taken."""
    return {
        names.id_of(state, "civilization", card): [int(pack), int(state.pick_of[card])]
        for card, pack in enumerate(state.pack_of)
        if pack != NOTHING
    }


def load_dealt(state: Position, reader: Reader) -> None:
    civilizations = reader.ids["civilization"]
    most = int(state.tables.draft_keep)
    for name, place in reader.get("dealt", dict).items():
        fits = isinstance(place, list) and len(place) == 2 and all(type(number) is int for number in place)
        if name not in civilizations or not fits or not 0 <= place[0] < state.players or not 0 <= place[1] <= most:
            raise reader.wrong("dealt", f"{{civilization: [0 … {state.players - 1}, 0 … {most}]}}")
        state.pack_of[civilizations.index(name)], state.pick_of[civilizations.index(name)] = place


# The turn -----------------------------------------------------------------------------------------


class LaterFlag(Flag):
    """One that positions written down by earlier rules do not have: no."""

    def read(self, state: Any, reader: Reader) -> int:
        return super().read(state, reader) if self.key in reader.position else 0


def begin_spent(state: Position) -> None:
    state.spent = vec[i64]()


def dump_spent(state: Civilization) -> list[str]:
    return [names.source_id(state, source) for source in state.spent]


def load_spent(state: Civilization, reader: Reader) -> None:
    """The abilities resolved this turn, by their cards."""
    sources = state.sources(max(0, state.active))
    waiting = [effect for source in sources for effect in state.effects_of(source) if effect.waits_for_its_owner()]
    triggers = {names.source_id(state, int(effect.source)): int(effect.source) for effect in waiting}
    spent = reader.get("spent", list)
    if any(name not in list(triggers) for name in spent):  # of whatever type
        raise reader.wrong("spent", ", ".join(triggers))
    state.spent = vec[i64]([triggers[name] for name in spent])


# All of it ----------------------------------------------------------------------------------------

FIELDS = Fields(
    Number("round", 1, lambda state: state.tables.rounds, start=1),
    Number("first", 0, last_seat),
    Number("active", NOTHING, last_seat, start=NOTHING),
    Entries("track", "track_card"),
    Own("tokens", begin=begin_tokens, dump=view.tokens, load=load_tokens),
    CoinRow("market", "civilization", "market", "bonus"),
    CoinRow("wonders", "wonder", "wonder_row", "wonder_coins"),
    Members("deck", "civilization"),
    Entry("given", "civilization"),
    Members("specials", "special_card"),
    Number("virtual", 0, MANY, "rival"),
    Number("stations", 0, controls),
    Number("realms", lambda state: 7 - state.round, controls, start=controls),
    Number("wards", 0, MANY),
    Flag("tribute"),
    Seats(
        "seats",
        lambda state: state.players,
        Number("coins", 0, MANY, start=starting_coins),
        Number("hand", 0, worker_limit),
        Number("white", 0, worker_limit),
        Number("red", 0, worker_limit),
        Entry("main", "civilization"),
        Members("annexed", "civilization"),
        Own("declined", "civilizations", begin=begin_civilizations, dump=view.declined, load=load_civilizations),
        Members("technologies", "technology"),
        Members("wonders", "wonder"),
        Entry("special", "special_card"),
        Counts("points", codes.CATEGORIES, MANY, "tally", sparse=True),
        When(
            drafted,
            Members("hand_cards", "civilization", "cards"),
            Members("pack", "civilization", "packs"),
            Entry("pick", "civilization", "picks"),
        ),
    ),
    When(drafted, Own("dealt", "pack_of", "pick_of", begin=begin_dealt, dump=dump_dealt, load=load_dealt)),
    Part(
        "turn",
        Number("turns", 0, lambda state: state.players),
        Counts("used", "action", 9, sparse=True),
        Flag("acted"),
        Flag("ending"),
        Number("idle", 0, worker_limit),
        LaterFlag("declined"),
        Number("bonus_coins", 0, MANY),
        Entry("follow", "action"),
        Own("spent", begin=begin_spent, dump=dump_spent, load=load_spent),
    ),
    fixed=("tables", "scenario", "draft", "beside", "closed"),
    derived=("points", "abilities"),
    shared=("track", "tokens", "pack_of"),
    ids=lambda state: state.tables.ids,
)


# What must hold between the fields ----------------------------------------------------------------


def check_position(state: Civilization, reader: Reader) -> None:
    if len(state.track) != len(state.tokens):
        raise reader.wrong("track", str(len(state.tokens)))
    seats = reader.each("seats", int(state.players), "")
    for seat, entry in enumerate(seats):
        check_seat(state, seat, entry)
    if state.draft:
        check_draft(state, reader, seats)
    check_places(state, reader)
    check_variants(state, reader)
    for seat in range(state.players):
        state.refresh(seat)
        start = int(codes.CATEGORY_COUNT) * seat
        state.points[seat] = sum(state.tally[start : start + int(codes.CATEGORY_COUNT)])


def check_seat(state: Civilization, seat: int, reader: Reader) -> None:
    limit = worker_limit(state)
    if state.workers_owned(seat) > limit:
        raise reader.wrong("hand", f"hand + white + red ≤ {limit}")
    on_card = {int(state.cell_technology(seat, cell)) for cell in range(codes.CELLS)}
    if any(technology not in on_card for technology in reader.cards("technologies", "technology")):
        raise reader.wrong("technologies", ", ".join(names.id_of(state, "technology", number) for number in on_card))


def check_draft(state: Civilization, reader: Reader, seats: list[Reader]) -> None:
    """Packs and hands are what the picks so far make of the cards dealt."""
    for seat, entry in enumerate(seats):
        if state.picks[seat] != NOTHING and not state.packs[seat] & (1 << int(state.picks[seat])):
            raise entry.wrong("pick", "pack")
    places = [tuple(place) for place in reader.get("dealt", dict).values()]
    picked = [place for place in places if place[1]]
    hand = names.content(state).rules.draft_hand
    packs = [pack for pack, _ in places]
    if len(set(picked)) != len(picked) or any(packs.count(seat) > hand for seat in range(state.players)):
        raise reader.wrong("dealt", f"{state.players} × {hand}; [pack, pick] ≠")
    held = (list(state.cards), list(state.packs), state.deck)
    hidden.hold(state)
    if held != (list(state.cards), list(state.packs), state.deck):
        raise reader.wrong("dealt", "hand_cards, pack, deck")


def check_places(state: Civilization, reader: Reader) -> None:
    """Every civilization and every wonder is in one place."""
    places = [sum(1 << int(card) for card in state.market), int(state.deck), *map(int, state.civilizations)]
    if state.given != NOTHING:
        places.append(1 << int(state.given))
    if sum(places) != union(places):
        raise reader.wrong("market", "market, deck, given, main, declined, annexed ≠")
    wonders = [sum(1 << int(card) for card in state.wonder_row), *map(int, state.wonders)]
    if sum(wonders) != union(wonders):
        raise reader.wrong("wonders", "wonders ≠")


def check_variants(state: Civilization, reader: Reader) -> None:
    """Special cards and tokens belong to their variants, and each is in one place."""
    specials: list[int] = [int(state.specials)]
    specials += [1 << int(card) for card in state.special if card != NOTHING]
    if sum(specials) != union(specials) or (any(specials) and not state.options["innovation"]):
        raise reader.wrong("specials", "specials, special ≠ (innovation)")
    tokens = [int(token) for token in state.tokens if token != NOTHING]
    if len(set(tokens)) != len(tokens) or (tokens and not state.options.get("changing_world")):
        raise reader.wrong("tokens", "≠ (changing_world)")


def check_questions(state: Civilization, reader: Reader) -> None:
    """In a draft everybody without a pick is asked; otherwise only who has the turn, and about what is going on."""
    asked = state.pending()
    drafting = [seat for seat in range(state.players) if state.packs[seat] and state.picks[seat] == NOTHING]
    questions = {int(state.question(seat)) for seat in asked}
    if drafting:
        if asked != drafting or questions != {int(Question.DRAFT)}:
            raise reader.wrong("questions", ", ".join(f'"{seat}": "draft"' for seat in drafting))
    elif asked and (asked != [state.active] or Question.DRAFT in questions):
        raise reader.wrong("questions", f'{{"{state.active}": "question"}} (active)')
    if (Question.FOLLOW in questions) != (state.follow != NOTHING):
        raise reader.wrong("questions", "follow ⇔ turn.follow")
