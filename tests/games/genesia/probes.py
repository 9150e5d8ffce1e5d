"""Probes: what a card changes for the seat that plays it, for the others and on the map.

Three seats, red, green and yellow; red plays. The others have ten coins and nothing on the map unless a test says so.
"""

from __future__ import annotations

from typing import Any

from tablee.games.genesia.rules.flow import Genesia
from tablee.games.genesia.rules.geography import COLOURS
from tests.games.playing import asked, play, shown

from .positions import CARDS, CONTENT, position, seat

OBJECTIVES = {objective.id: objective for objective in CONTENT.objective}
QUESTION = {"growth": "growth", "expansion": "expansion", "end": "end_cards"}
NUMBERS = ("coins", "points", "conquests")
# A second End-of-Age card, so that the step goes on when the first has been played.
SPARE = {1: ("potlatch", "gathering"), 2: ("pilgrimage", "guilds"), 3: ("world_heritage", "victory_parade")}


def others(count: int = 2, **own: Any) -> list[dict[str, Any]]:
    return [seat(**{"coins": 10, **own}) for _ in range(count)]


def turn(phase: str, *rest: dict[str, Any], age: int = 1, **own: Any) -> Genesia:
    """It is red's turn of a phase."""
    return position(seat(**{"coins": 20, **own}), *(rest or others()), asked=QUESTION[phase], age=age)


def spare(card: str) -> list[str]:
    """Nothing, or a second card for the End of Age."""
    found = CARDS[card]
    return [next(name for name in SPARE[found.age] if name != card)] if found.icons == ["end"] else []


def holding(card: str, *rest: dict[str, Any], phase: str | None = None, **own: Any) -> Genesia:
    """Red has a card and it is its turn of a phase of that card."""
    found = CARDS[card]
    phase = phase or found.icons[0]
    own["hand"] = [card, *own.get("hand", spare(card))]
    return turn(phase, *rest, age=found.age, **own)


def measured(state: Genesia) -> dict[str, int]:
    """Everything that a card can change, by what and whose: red's own without a name."""
    view = state.view(None)
    found: dict[str, int] = {}
    for number, own in enumerate(view["seats"]):
        name = f"{COLOURS[number]} " if number else ""
        found |= {f"{name}{what}": own[what] for what in NUMBERS}
        found |= {f"{name}free {kind}": moves for kind, moves in own["free"].items()}
    for region, lying in view["regions"].items():
        for who, clans in lying["clans"].items():
            name = f"{COLOURS[int(who)]} in " if int(who) else ""
            found[f"{name}{region}"] = clans
        for who in lying["cities"]:
            name = f"{COLOURS[who]} " if who else ""
            found[f"{name}City {region}"] = 1
        found[f"shield {region}"] = int(lying["shield"])
    return found


def changed(state: Genesia, *actions: str) -> dict[str, int]:
    """What actions change."""
    before = measured(state)
    play(state, *actions)
    after = measured(state)
    names = [*before, *(name for name in after if name not in before)]
    change = {name: after.get(name, 0) - before.get(name, 0) for name in names}
    return {name: amount for name, amount in change.items() if amount}


def without_cost(change: dict[str, int], card: str) -> dict[str, int]:
    """Changes without the price of the card."""
    change = change | {"coins": change.get("coins", 0) + CARDS[card].cost}
    return {name: amount for name, amount in change.items() if amount}


def playing(card: str, *answers: str, rest: list[dict[str, Any]] | None = None, **own: Any) -> dict[str, int]:
    """What playing a card changes, its price left aside; afterwards red's turn goes on."""
    state = holding(card, *(rest or []), **own)
    before = asked(state)
    change = changed(state, f"play {card}", *answers)
    assert asked(state) == before, asked(state)
    assert card not in shown(state)["hand"]
    assert scores(state, card) == ("played" if CARDS[card].invention else None)
    assert {"card": card, "copied": None} in shown(state)["played"]
    return without_cost(change, card)


def scores(state: Genesia, card: str, who: int = 0) -> str | None:
    """How an Invention came to be scored by a seat."""
    found = [one["how"] for one in shown(state, who)["inventions"] if one["card"] == card]
    return found[0] if found else None


def force(state: Genesia, who: int = 0) -> dict[str, Any]:
    """What holds for a seat for the rest of the Age, where it differs from what is usual."""
    usual = {"recruit_price": 2, "discard": 4, "toll": 1}
    return {name: value for name, value in shown(state, who)["force"].items() if value and usual.get(name) != value}


def copied(copy_card: str, card: str, *answers: str, own: dict[str, Any] | None = None, **theirs: Any) -> Genesia:
    """Green has played a card in its turn, and red holds a card that copies it."""
    found = CARDS[card]
    mine = {"coins": 20, **(own or {}), "hand": [copy_card, *(own or {}).get("hand", [])]}
    green = seat(**{"coins": 20, **theirs, "hand": [card, *theirs.get("hand", [])]})
    question = QUESTION[found.icons[0]]
    state = position(seat(**mine), green, *others(1), asked=question, age=found.age, active=1)
    play(state, f"play {card}", *answers)
    return state
