"""Why an action is not possible now, with the number of the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.engine.events import NOT_ASKED, Refusal, Value
from tablee.games.age_of_civilization.rules import breakdown, codes, names
from tablee.games.age_of_civilization.rules.codes import CardAction, Count
from tablee.games.age_of_civilization.rules.effects_triggered import TurnAction, TurnPay
from tablee.games.age_of_civilization.rules.steps import Question

if TYPE_CHECKING:
    from tablee.games.age_of_civilization.rules.flow import Civilization

# What each question may be answered with, by the names of the action table's blocks.
ANSWERS = {
    "draft": ("draft",),
    "civilization": ("rise", "annex", "pass", "buy"),
    "action": ("do", "research", "build", "quarry", "patronage", "buy", "rest", "end"),
    "follow": ("follow", "skip"),
    "technology": ("take", "buy"),
    "wonder": ("gain",),
    "turn_end": ("trigger", "buy", "finish"),
    "bonus": ("bonus",),
}


# The scenarios that close technologies, and the rules that say so.
CLOSING_RULE = {"age_of_wonders": "AC-190", "lost_civilization": "AC-200"}


def reason(position: Civilization, seat: int, question: int, action: int) -> Refusal:
    """The first rule against an action that is not legal."""
    name, numbers = position.game.actions.decode(action)
    number = numbers[0] if numbers else 0
    limit = int(position.tables.civilization_limit)
    if name in ("rise", "annex") and position.count(seat, Count.CIVILIZATION) >= limit:
        return Refusal("AC-032", "refuse-civilization-limit", {"limit": limit})
    if name not in ANSWERS[position.game.questions[question]]:
        return Refusal("AC-030", NOT_ASKED)
    if name == "buy" and position.rules < 2 and question in (Question.TECHNOLOGY, Question.TURN_END):
        return Refusal("AC-030", NOT_ASKED)
    if name == "draft":
        return Refusal("AC-160", "refuse-not-in-pack", _card(position, "civilization", number))
    if name in ("rise", "annex"):
        return _no_civilization(position, seat, number)
    if name == "pass":
        return Refusal("AC-031", "refuse-must-rise")
    if name == "buy":
        return _no_purchase(position, seat, number)
    if name in ("rest", "end"):
        return Refusal("AC-045", "refuse-rest") if name == "rest" else Refusal("AC-045", "refuse-end")
    if name == "take":
        return _no_technology(position, seat, number)
    if name in ("gain", "bonus"):
        return _not_in_market(position, name, number)
    if name == "trigger":
        return _no_trigger(position, seat, number, {**position.game.actions.values(action)})
    if name == "finish":
        return Refusal("AC-091", "refuse-compulsory")
    return _no_action(position, seat, action)


def _card(position: Civilization, section: str, number: int) -> dict[str, Value]:
    return {section: names.id_of(position, section, number)}


def _no_civilization(position: Civilization, seat: int, number: int) -> Refusal:
    if position.given != codes.NONE:
        return Refusal("AC-200", "refuse-rise-only", _card(position, "civilization", int(position.given)))
    if not position.takeable(seat) & (1 << number):
        card = _card(position, "civilization", number)
        if position.draft:
            return Refusal("AC-161", "refuse-not-on-offer", card)
        return Refusal("AC-033", "refuse-not-in-market", card)
    return Refusal("AC-031", "refuse-must-rise")  # a card on offer can only not be annexed, in round 1


def _no_purchase(position: Civilization, seat: int, card: int) -> Refusal:
    special = {"special": names.id_of(position, "special_card", card)}
    if not position.options["innovation"]:
        return Refusal("AC-140", "refuse-no-innovation")
    if position.special[seat] != codes.NONE:
        return Refusal("AC-141", "refuse-special-bought")
    if not position.specials & (1 << card):
        return Refusal("AC-140", "refuse-special-gone", special)
    if position.coins[seat] < position.tables.special_cost:
        return _too_dear("AC-141", int(position.tables.special_cost), int(position.coins[seat]))
    return Refusal("AC-142", "refuse-column", special)


def _too_dear(rule: str, cost: int, coins: int) -> Refusal:
    return Refusal(rule, "refuse-coins", {"cost": cost, "coins": coins})


def _no_technology(position: Civilization, seat: int, technology: int) -> Refusal:
    """AC-081: owned, not on this seat's card, closed by the scenario, or out of reach."""
    named = _card(position, "technology", technology)
    if position.technologies[seat] & (1 << technology):
        return Refusal("AC-081", "refuse-technology-owned", named)
    cells = [cell for cell in range(codes.CELLS) if position.cell_technology(seat, cell) == technology]
    if not cells:
        return Refusal("AC-143", "refuse-technology-covered", named)
    if position.closed & (1 << cells[0]):
        return Refusal(CLOSING_RULE.get(position.options["mode"], "AC-180"), "refuse-technology-closed", named)
    needs = position.tables.cell_needs[cells[0]]
    leading = [position.cell_technology(seat, cell) for cell in range(codes.CELLS) if needs & (1 << cell)]
    return Refusal(
        "AC-081", "refuse-technology-unreachable", {**named, "needs": breakdown.technologies(position, leading)}
    )


def _not_in_market(position: Civilization, name: str, number: int) -> Refusal:
    if name == "gain":
        return Refusal("AC-079", "refuse-wonder-gone", _card(position, "wonder", number))
    return Refusal("AC-127", "refuse-not-in-market", _card(position, "civilization", number))


def _no_trigger(position: Civilization, seat: int, number: int, named: dict[str, Value]) -> Refusal:
    effect = position.trigger(seat, number)
    if effect is None or effect.source in list(position.spent):
        return Refusal("AC-090", "refuse-not-pending", named)
    if isinstance(effect, TurnPay):
        if position.coins[seat] >= effect.coins:
            return Refusal("AC-127", "refuse-market-empty", named)
        return _too_dear("AC-091", int(effect.coins), int(position.coins[seat]))
    assert isinstance(effect, TurnAction)  # only optional abilities can be refused
    action = int(effect.action)
    return _denied_or_useless(position, seat, action) or _too_dear(
        "AC-091", int(position.cost(seat, action, codes.NONE, True)), int(position.coins[seat])
    )


def _no_action(position: Civilization, seat: int, action: int) -> Refusal:
    """AC-046: no slot, no worker, no target, no coins; in this order."""
    performed = breakdown.performs(position, action)
    assert performed is not None
    number, aim, _ = performed
    named: dict[str, Value] = {"action": names.id_of(position, "action", number)}
    offered = position.on_offer(seat)
    if not (offered | position.abilities[seat].private) & (1 << number):
        on_track = any(position.tables.card_action[card] == number for card in position.track)
        return (
            Refusal("AC-022", "refuse-not-available", named)
            if on_track
            else Refusal("AC-013", "refuse-not-in-game", named)
        )
    refused = _denied_or_useless(position, seat, number)
    if refused is not None:
        return refused
    if position.free_slots(seat, number, offered) < 1:
        return Refusal("AC-023", "refuse-slots-used", named)
    needed = int(position.workers_needed(seat, number))
    if position.hand[seat] < needed:
        return Refusal("AC-046", "refuse-workers", {"needed": needed, "workers": int(position.hand[seat])})
    wrong = _wrong_aim(position, seat, number, aim)
    if wrong is not None:
        return wrong
    return _too_dear("AC-046", int(position.cost(seat, number, aim, False)), int(position.coins[seat]))


def _denied_or_useless(position: Civilization, seat: int, action: int) -> Refusal | None:
    named: dict[str, Value] = {"action": names.id_of(position, "action", action)}
    if position.denied(seat) & (1 << action):
        return Refusal("AC-129", "refuse-denied", named)
    if position.would_do_something(seat, action):
        return None
    if action == CardAction.CARAVAN:
        return Refusal("AC-196", "refuse-stations-open")
    return Refusal("AC-065", "refuse-not-highest", named)


def _wrong_aim(position: Civilization, seat: int, action: int, aim: int) -> Refusal | None:
    """The technology or wonder asked for cannot be had; or one must be chosen."""
    if action in (CardAction.RESEARCH, CardAction.PATRONAGE):
        available = position.available(seat)
        if aim == codes.NONE:
            rule = "AC-061" if action == CardAction.RESEARCH else "AC-216"
            return Refusal(rule, "refuse-technology-available") if available else None
        return None if available & (1 << aim) else _no_technology(position, seat, aim)
    if action in (CardAction.WONDER, CardAction.QUARRY):
        if aim == codes.NONE:
            return Refusal("AC-060", "refuse-wonder-available") if len(position.wonder_row) else None
        if aim not in list(position.wonder_row):
            rule = "AC-060" if action == CardAction.WONDER else "AC-191"
            return Refusal(rule, "refuse-wonder-gone", _card(position, "wonder", aim))
    return None
