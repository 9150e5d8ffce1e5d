"""Probes: what a seat with certain cards can do, and what that changes.

The other seats have no time left, so the seat plays turn after turn until its own time is used up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.games.gentes.rules.flow import Gentes
from tests.games.playing import asked, legal, play, refusal, shown

from .positions import CONTENT, FULL, TYPES, position, seat

Probe = Callable[[list[str]], Any]

CARDS = {card.id: card for card in CONTENT.card}
CHRONICLER = "tile chronicler_5_0"  # 5 coins and no hourglass
CHRONICLER_COINS = 5
# Where the tokens lie that a card asks for; all of them in the red region but those for three regions.
SPACES = {
    "temple": ["crotona", "athenai"],
    "oracle": ["delphi", "sparta"],
    "trade": ["syracusae", "cnossus"],
    "home": ["home_3_trade"],
    "regions": ["crotona", "troia", "carthago"],
}
NUMBERS = ("vp", "coins", "temple", "oracle", "locks", "free", "tokens", "debt")


def first_round(*cards: str) -> int:
    """The first round of the era of the latest of these cards."""
    return 2 * max((CARDS[card].era for card in cards), default=1) - 1


def asks_for(card: str) -> dict[str, Any]:
    """A seat's citizens and spaces, exactly those that a card asks for."""
    wanted = CARDS[card].requires
    spaces = [space for what, count in wanted.cities.items() for space in SPACES[what][:count]]
    return {"citizens": dict(wanted.citizens), "spaces": spaces}


def alone(**own: Any) -> Gentes:
    """It is the turn of a seat with these cards and things, of three; the others have passed."""
    table = {name: own.pop(name) for name in ("row", "discard", "chart", "round", "deck", "piles") if name in own}
    table.setdefault("round", first_round(*own.get("hand", []), *own.get("played", [])))
    return position(seat(**own), FULL, FULL, **table)


def measured(state: Gentes) -> dict[str, int]:
    own = shown(state)
    numbers = {name: own[name] for name in NUMBERS} | {name: own["citizens"].get(name, 0) for name in TYPES}
    return numbers | {"hand": len(own["hand"])}


def changed(state: Gentes, *actions: str) -> dict[str, int]:
    """What actions change for the first seat."""
    before = measured(state)
    play(state, *actions)
    after = measured(state)
    return {name: after[name] - before[name] for name in before if after[name] != before[name]}


def scored(state: Gentes, symbol: str) -> int:
    """What a symbol would score."""
    twin = state.clone()
    play(twin, symbol)
    return int(shown(twin)["tally"]["synergy"])


def best_symbol(state: Gentes) -> list[str]:
    """The answer that scores most where a symbol is to be chosen (GE-387)."""
    return [max(legal(state), key=lambda symbol: scored(state, symbol))] if asked(state) == "0 synergy" else []


def entering(card: str, *answers: str, **own: Any) -> dict[str, int]:
    """What playing a card changes, without the cost of the Chronicler and the card leaving the hand.

    The seat has exactly what the card asks for, unless `own` says otherwise."""
    state = alone(**{"coins": 20, "hand": [card], **asks_for(card), **own})
    begun = state.clone()
    play(begun, CHRONICLER, *answers)
    change = changed(state, CHRONICLER, *answers, *best_symbol(begun))
    assert asked(state) in ("0 turn", "0 closing"), asked(state)
    assert card in shown(state)["played"]
    paid = {"coins": CHRONICLER_COINS, "free": 1, "hand": 1}
    change = {name: change.get(name, 0) + paid.get(name, 0) for name in {*change, *paid}}
    return {name: amount for name, amount in change.items() if amount}


def compared(card: str, probe: Probe) -> list[Any]:
    """What a probe finds with a card in play, and without it."""
    return [probe([card]), probe([])]


def does(*actions: str, **own: Any) -> Probe:
    """What actions change."""
    return lambda played: changed(alone(**{"played": played, "coins": 20, **own}), *actions)


def can(action: str, **own: Any) -> Probe:
    """Whether an action is offered."""
    return lambda played: action in legal(alone(**{"played": played, "coins": 20, **own}))


def decline(played: list[str]) -> dict[str, int]:
    """What the decline brings: the last free space goes for 4 coins of tax."""
    state = alone(played=played, track=[1] * 6)
    base = {"coins": 4 + sum(2 for card in played if card in ("tenement", "well"))}
    change = changed(state, "tax 1")
    income = {name: change.get(name, 0) - base.get(name, 0) for name in ("vp", "coins", "temple", "oracle")}
    return {name: amount for name, amount in income.items() if amount}


def virtual(played: list[str]) -> dict[str, int]:
    """Citizens that the cards in play stand for."""
    return {name: count for name, count in shown(alone(played=played))["virtual"].items() if count}


def hand_limit(played: list[str]) -> int:
    return int(shown(alone(played=played))["hand_limit"])


def used_up(state: Gentes, action: str) -> bool:
    """Whether the first seat is refused a card for having used it in this round."""
    return refusal(state, action) == ("GE-218", "refuse-used-card")
