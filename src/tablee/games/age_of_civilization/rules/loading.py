"""Reading a dumped position back (the inverse of `view.dump_position`), with a clear word on what is wrong with one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine import fields as reading
from tablee.engine.fields import union
from tablee.engine.game import Parts
from tablee.games.age_of_civilization.rules import codes, hidden, names
from tablee.games.age_of_civilization.rules.steps import Question

if TYPE_CHECKING:
    from tablee.games.age_of_civilization.rules.flow import Civilization

MANY = 1000  # more coins or points than any game brings


def restore(state: Civilization, position: dict[str, Any]) -> None:
    fields = Fields(state, position)
    restore_table(state, fields)
    restore_turn(state, Fields(state, fields.get("turn", dict)))
    seats = fields.get("seats", list)
    if len(seats) != state.players or not all(isinstance(seat, dict) for seat in seats):
        raise fields.wrong("seats", f"{state.players} × {{coins, points, main, …}}")
    for seat, entry in enumerate(seats):
        restore_seat(state, seat, Fields(state, entry))
    if state.draft:
        restore_draft(state, fields)
    check_places(state, fields)
    check_variants(state, fields)
    for seat in range(state.players):
        state.refresh(seat)
    restore_spent(state, Fields(state, fields.get("turn", dict)))


class Fields(reading.Fields):
    """The fields of a position, with cards by their ids."""

    def __init__(self, state: Civilization, position: dict[str, Any]) -> None:
        super().__init__(state.tables.ids, position)

    def row(self, field: str, section: str) -> dict[int, int]:
        """Cards in a row with the coins on each."""
        known = self.ids[section]
        found: dict[int, int] = {}
        for entry in self.get(field, list):
            name, coins = (entry.get(section), entry.get("coins")) if isinstance(entry, dict) else (None, None)
            if name not in known or known.index(name) in found or type(coins) is not int or not 0 <= coins <= MANY:
                raise self.wrong(field, f"{{{section}, coins}}; ≠ " + ", ".join(known))
            found[known.index(name)] = coins
        return found


def restore_table(state: Civilization, fields: Fields) -> None:
    state.round = fields.number("round", 1, int(state.tables.rounds))
    state.first = fields.number("first", 0, int(state.players) - 1)
    state.active = fields.number("active", int(codes.NONE), int(state.players) - 1)
    state.track = vec[i64](fields.cards("track", "track_card"))
    if len(state.track) != len(state.tokens):
        raise fields.wrong("track", str(len(state.tokens)))
    restore_tokens(state, fields)
    for card, coins in (market := fields.row("market", "civilization")).items():
        state.bonus[card] = coins
    state.market = vec[i64](list(market))
    for card, coins in (wonders := fields.row("wonders", "wonder")).items():
        state.wonder_coins[card] = coins
    state.wonder_row = vec[i64](list(wonders))
    state.deck = fields.members("deck", "civilization")
    state.given = fields.card("given", "civilization")
    state.specials = fields.members("specials", "special_card")
    state.rival = fields.number("virtual", 0, MANY)
    state.stations = fields.number("stations", 0, len(state.tables.station_cost))
    state.realms = fields.number("realms", 7 - int(state.round), len(state.tables.station_cost))
    state.wards = fields.number("wards", 0, MANY)
    state.tribute = fields.flag("tribute")


def restore_tokens(state: Civilization, fields: Fields) -> None:
    events = names.ids(state, "event")
    places = [str(place) for place in range(1, len(state.tokens) + 1)]
    tokens = fields.get("tokens", dict)
    for place, event in tokens.items():
        if place not in places or event not in events:
            raise fields.wrong("tokens", '{"place": "event"}; ' + ", ".join(events))
        state.tokens[places.index(place)] = events.index(event)


def restore_turn(state: Civilization, fields: Fields) -> None:
    actions = names.ids(state, "action")
    state.turns = fields.number("turns", 0, int(state.players))
    state.used = vec[i64](fields.counted("used", actions, 9))
    state.acted = fields.flag("acted")
    state.ending = fields.flag("ending")
    state.idle = fields.number("idle", 0, int(state.tables.worker_limit))
    state.bonus_coins = fields.number("bonus_coins", 0, MANY)
    state.follow = fields.card("follow", "action")


def restore_spent(state: Civilization, fields: Fields) -> None:
    """The abilities resolved this turn, by their cards."""
    waiting = state.abilities[max(0, state.active)].triggers
    triggers = {names.source_id(state, int(effect.source)): int(effect.source) for effect in waiting}
    spent = fields.get("spent", list)
    if any(name not in triggers for name in spent):
        raise fields.wrong("spent", ", ".join(triggers))
    state.spent = vec[i64]([triggers[name] for name in spent])


def restore_seat(state: Civilization, seat: int, fields: Fields) -> None:
    state.coins[seat] = fields.number("coins", 0, MANY)
    start = int(codes.CATEGORY_COUNT) * seat
    for number, points in enumerate(fields.counted("points", list(codes.CATEGORIES), MANY)):
        state.tally[start + number] = points
        state.points[seat] += points
    limit = int(state.tables.worker_limit)
    state.hand[seat] = fields.number("hand", 0, limit)
    state.white[seat] = fields.number("white", 0, limit)
    state.red[seat] = fields.number("red", 0, limit)
    if state.workers_owned(seat) > limit:
        raise fields.wrong("hand", f"hand + white + red ≤ {limit}")
    restore_civilizations(state, seat, fields)
    state.wonders[seat] = fields.members("wonders", "wonder")
    state.special[seat] = fields.card("special", "special_card")
    state.technologies[seat] = fields.members("technologies", "technology")
    on_card = {int(state.cell_technology(seat, cell)) for cell in range(codes.CELLS)}
    if any(technology not in on_card for technology in fields.cards("technologies", "technology")):
        raise fields.wrong("technologies", ", ".join(names.id_of(state, "technology", number) for number in on_card))


def restore_civilizations(state: Civilization, seat: int, fields: Fields) -> None:
    """AC-032: a main one and others, each once, as many as the limit allows."""
    main = fields.card("main", "civilization")
    owned = [fields.members("annexed", "civilization"), fields.members("declined", "civilization")]
    if main != codes.NONE:
        owned.append(1 << main)
    elif any(owned):
        raise fields.wrong("main", "declined = annexed = []")
    limit = int(state.tables.civilization_limit)
    if sum(owned) != union(owned) or bin(sum(owned)).count("1") > limit:
        field = "annexed" if owned[0] & union(owned[1:]) else "declined"
        raise fields.wrong(field, f"main, declined, annexed ≠, ≤ {limit}")
    state.main[seat], state.annexed[seat], state.civilizations[seat] = main, owned[0], sum(owned)


def restore_draft(state: Civilization, fields: Fields) -> None:
    civilizations = names.ids(state, "civilization")
    most = int(state.tables.draft_keep)
    for name, place in fields.get("dealt", dict).items():
        fits = isinstance(place, list) and len(place) == 2 and all(type(number) is int for number in place)
        if name not in civilizations or not fits or not 0 <= place[0] < state.players or not 0 <= place[1] <= most:
            raise fields.wrong("dealt", f"{{civilization: [0 … {state.players - 1}, 0 … {most}]}}")
        state.pack_of[civilizations.index(name)], state.pick_of[civilizations.index(name)] = place
    for seat, entry in enumerate(fields.get("seats", list)):
        own = Fields(state, entry)
        state.cards[seat] = own.members("hand_cards", "civilization")
        state.packs[seat] = own.members("pack", "civilization")
        state.picks[seat] = own.card("pick", "civilization")
        if state.picks[seat] != codes.NONE and not state.packs[seat] & (1 << state.picks[seat]):
            raise own.wrong("pick", "pack")
    places = [tuple(place) for place in fields.get("dealt", dict).values()]
    picked = [place for place in places if place[1]]
    hand = names.content(state).rules.draft_hand
    packs = [pack for pack, _ in places]
    if len(set(picked)) != len(picked) or any(packs.count(seat) > hand for seat in range(state.players)):
        raise fields.wrong("dealt", f"{state.players} × {hand}; [pack, pick] ≠")
    held = (list(state.cards), list(state.packs), state.deck)
    hidden.hold(state)
    if held != (list(state.cards), list(state.packs), state.deck):
        raise fields.wrong("dealt", "hand_cards, pack, deck")


def check_places(state: Civilization, fields: Fields) -> None:
    """Every civilization and every wonder is in one place."""
    places = [sum(1 << int(card) for card in state.market), int(state.deck), *map(int, state.civilizations)]
    if state.given != codes.NONE:
        places.append(1 << int(state.given))
    if sum(places) != union(places):
        raise fields.wrong("market", "market, deck, given, main, declined, annexed ≠")
    wonders = [sum(1 << int(card) for card in state.wonder_row), *map(int, state.wonders)]
    if sum(wonders) != union(wonders):
        raise fields.wrong("wonders", "wonders ≠")


def check_variants(state: Civilization, fields: Fields) -> None:
    """Special cards and tokens belong to their variants, and each is in one place."""
    specials: list[int] = [int(state.specials)]
    specials += [1 << int(card) for card in state.special if card != codes.NONE]
    if sum(specials) != union(specials) or (any(specials) and not state.options["innovation"]):
        raise fields.wrong("specials", "specials, special ≠ (innovation)")
    tokens = [int(token) for token in state.tokens if token != codes.NONE]
    if len(set(tokens)) != len(tokens) or (tokens and not state.options.get("changing_world")):
        raise fields.wrong("tokens", "≠ (changing_world)")


def check_asked(state: Civilization, fields: Parts) -> None:
    """In a draft everybody without a pick is asked; otherwise only who has the turn, and about what is going on."""
    asked = state.pending()
    drafting = [seat for seat in range(state.players) if state.packs[seat] and state.picks[seat] == codes.NONE]
    questions = {int(state.question(seat)) for seat in asked}
    if drafting:
        if asked != drafting or questions != {int(Question.DRAFT)}:
            raise fields.wrong("questions", ", ".join(f'"{seat}": "draft"' for seat in drafting))
    elif asked and (asked != [state.active] or Question.DRAFT in questions):
        raise fields.wrong("questions", f'{{"{state.active}": "question"}} (active)')
    if (Question.FOLLOW in questions) != (state.follow != codes.NONE):
        raise fields.wrong("questions", "follow ⇔ turn.follow")
