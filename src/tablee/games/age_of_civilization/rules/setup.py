"""Set-up (rules 2.2, 2.12 to 2.16): what is laid out, dealt and drawn before the first turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.age_of_civilization.content.catalogue import Scenario
from tablee.games.age_of_civilization.rules import codes, names
from tablee.games.age_of_civilization.rules.steps import Step

if TYPE_CHECKING:
    from tablee.games.age_of_civilization.rules.flow import Civilization

PLACES = 8
FIRST_TOKEN = 5  # tokens lie on places 6, 7 and 8 (AC-150)


def set_up(position: Civilization) -> None:
    """Everything in the order of the rules; chance decides one card after the other."""
    scenario = names.scenario(position)
    lay_track(position, scenario)
    lay_wonders(position, scenario)
    lay_specials(position)
    lay_tokens(position)
    tell(position)
    choose_first(position)
    position.push(Step.START_ROUND)
    if position.draft:
        deal(position)
        position.push(Step.PASS_PACKS, 1)
        position.hand_packs()
    else:
        lay_market(position, scenario)


def lay_track(position: Civilization, scenario: Scenario | None) -> None:
    """AC-013, AC-014; alone the Plague is in place 5 (AC-171); AC-180: a scenario's cards in their places."""
    content = names.content(position)
    known = names.ids(position, "track_card")
    if position.options.get("order") == "first_game":
        position.track = vec[i64]([known.index(card) for card in content.first_game.order])
        return
    fixed: dict[int, int] = {}
    cards = set(range(len(content.track_card)))
    if scenario is not None:
        cards -= {known.index(card) for card in scenario.removed}
        fixed = {place.position - 1: known.index(place.card) for place in scenario.fixed_positions}
    elif position.players == 1:
        fixed = {content.rules.solo_plague_position - 1: known.index("plague")}
    others = shuffled(position, cards - set(fixed.values()))
    position.track = vec[i64]([fixed[place] if place in fixed else others.pop() for place in range(PLACES)])


def lay_wonders(position: Civilization, scenario: Scenario | None) -> None:
    """AC-011; alone AC-171; AC-190: all that a scenario names."""
    ids = names.ids(position, "wonder")
    if scenario is not None and scenario.wonders:
        position.wonder_row = vec[i64](shuffled(position, {ids.index(wonder) for wonder in scenario.wonders}))
        return
    rules = names.content(position).rules
    count = rules.solo_wonder_market if position.players == 1 else rules.wonder_market_plus + int(position.players)
    wonders = names.content(position).wonder
    used = [number for number, wonder in enumerate(wonders) if wonder.remove is None]
    position.wonder_row = vec[i64](shuffled(position, used, count))


def lay_specials(position: Civilization) -> None:
    """AC-140."""
    if position.options["innovation"]:
        content = names.content(position)
        count = content.rules.special_market_plus + int(position.players)
        position.specials = as_bits(shuffled(position, range(len(content.special_card)), count))


def lay_tokens(position: Civilization) -> None:
    """AC-150."""
    if position.options.get("changing_world"):
        events = shuffled(position, range(len(names.content(position).event)), PLACES - FIRST_TOKEN)
        position.tokens = vec[i64]([int(codes.NONE)] * FIRST_TOKEN + events)


def tell(position: Civilization) -> None:
    """What lies on the table before the first card of the market."""
    position.log("event-track", {"cards": names.told(position, "track_card", position.track)})
    position.log("event-wonders", {"cards": names.told(position, "wonder", position.wonder_row)})
    if position.specials:
        specials = [card for card in range(codes.SPECIAL_CARDS) if position.specials & (1 << card)]
        position.log("event-specials", {"cards": names.told(position, "special_card", specials)})
    tokens = [token for token in position.tokens if token != codes.NONE]
    if tokens:
        position.log("event-tokens", {"cards": names.told(position, "event", tokens)})


def choose_first(position: Civilization) -> None:
    """AC-015: drawn, unless the table has fixed one."""
    if position.first == codes.NONE:
        position.first = position.draw(position.players)
    if position.players > 1:
        position.log("event-first", {"seat": position.first})


def lay_market(position: Civilization, scenario: Scenario | None) -> None:
    """AC-012; alone AC-170; AC-180, AC-200: a scenario's own deck, and a first civilization set aside."""
    content = names.content(position)
    ids = names.ids(position, "civilization")
    size = content.rules.market_civilizations
    deck = {number for number in used(position) if content.civilization[number].solo or position.players > 1}
    if scenario is not None:
        size = scenario.market
        deck = {ids.index(civilization) for civilization in scenario.deck}
        if scenario.first_civilization is not None:
            position.given = ids.index(scenario.first_civilization)
            position.log("event-given", {"civilization": scenario.first_civilization})
    position.deck = as_bits(deck)
    for _ in range(size):
        position.reveal_civilization(0)


def deal(position: Civilization) -> None:
    """AC-160: seven to each seat. The others are out of the game; nobody learns which."""
    hand = names.content(position).rules.draft_hand
    cards = shuffled(position, used(position), hand * int(position.players))
    for place, card in enumerate(cards):
        seat = place // hand
        position.pack_of[card] = seat
        position.packs[seat] |= 1 << card
    position.deck = as_bits(set(used(position)) - set(cards))


def used(position: Civilization) -> list[int]:
    """The civilizations that no pack has taken out of the game."""
    cards = names.content(position).civilization
    return [number for number, card in enumerate(cards) if card.remove is None]


def shuffled(position: Civilization, cards: Iterable[int], count: int | None = None) -> list[int]:
    """The cards, or so many of them, in the order in which chance draws them."""
    left = sorted(cards)
    wanted = len(left) if count is None else min(count, len(left))
    return [left.pop(position.draw(len(left))) for _ in range(wanted)]


def as_bits(cards: Iterable[int]) -> int:
    return sum(1 << card for card in cards)
