"""What everybody has, and what an event changes about it: previews tell moves by this (see `engine.previews`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tablee.engine.events import Event
from tablee.engine.previews import Change
from tablee.games.age_of_civilization.rules import view
from tablee.games.age_of_civilization.rules.codes import Count
from tablee.games.age_of_civilization.rules.scoring import points_at_end

if TYPE_CHECKING:
    from tablee.games.age_of_civilization.rules.flow import Civilization

BONUS = "bonus"  # the coins on a civilization
RETURN = "return"  # of workers at the end of a turn
REALMS = "realms"  # that stand, and pay


def holdings(position: Civilization) -> list[dict[str, int]]:
    """All of it is open; of hands after a draft everybody knows how many cards they have."""
    return [_held(position, seat) for seat in range(int(position.players))]


def _held(position: Civilization, seat: int) -> dict[str, int]:
    found = {
        "points": int(position.points[seat]),
        "end": 0 if position.over else int(points_at_end(position, seat)),
        "coins": int(position.coins[seat]),
        "hand": int(position.hand[seat]),
        "red": int(position.red[seat]),
        "military": int(position.military(seat)),
        "technologies": int(position.count(seat, Count.TECHNOLOGY)),
        "wonders": int(position.count(seat, Count.WONDER)),
        "civilizations": int(position.count(seat, Count.CIVILIZATION)),
    }
    if position.draft:
        found["cards"] = bin(int(position.cards[seat])).count("1")
    if position.players == 1:
        found |= view.scenario_view(position) or {}
    return found


# What events change -------------------------------------------------------------------------------


def accounts(event: Event) -> list[Change]:
    told = ACCOUNTS.get(event.key)
    return [] if told is None else [change for change in told(dict(event.values)) if change.amount]


def _taken(told: dict[str, Any]) -> list[Change]:
    """A civilization, with its coins; who raises it has other workers afterwards."""
    seat, civilization = told["seat"], told["civilization"]
    return [
        Change(seat, "civilizations", 1, civilization),
        Change(seat, "coins", told["coins"], BONUS),
        Change(seat, "hand", told["workers"] - told["back"], civilization),
    ]


def _done(told: dict[str, Any]) -> list[Change]:
    seat, action, workers = told["seat"], told["action"], told["workers"]
    return [
        Change(seat, "coins", told["coins"] - told["cost"], action),
        Change(seat, "points", told["points"], action),
        Change(seat, "hand", -workers, action),
        Change(seat, "red", workers if told["slot"] == "red" else 0, action),
    ]


def _returned(told: dict[str, Any]) -> list[Change]:
    return [
        Change(told["seat"], "hand", told["back"], RETURN),
        Change(told["seat"], "red", -told["lost"], RETURN),
    ]


def _by_source(thing: str, value: str, sign: int = 1) -> Callable[[dict[str, Any]], list[Change]]:
    """An event that says how much comes or goes, and by what."""
    return lambda told: [Change(told["seat"], thing, sign * told[value], told["source"])]


ACCOUNTS: dict[str, Callable[[dict[str, Any]], list[Change]]] = {
    "event-rise": _taken,
    "event-annex": _taken,
    "event-do": _done,
    "event-return": _returned,
    "event-points": _by_source("points", "points"),
    "event-coins": _by_source("coins", "coins"),
    "event-recruit": _by_source("hand", "workers"),
    "event-lose-coins": _by_source("coins", "coins", -1),
    "event-sacrifice": _by_source("hand", "workers", -1),
    "event-pay": _by_source("coins", "coins", -1),
    "event-buy": lambda told: [Change(told["seat"], "coins", -told["coins"], told["special_card"])],
    "event-income": lambda told: [Change(told["seat"], "coins", told["coins"], REALMS)],
    "event-technology": lambda told: [Change(told["seat"], "technologies", 1, told["technology"])],
    "event-wonder": lambda told: [Change(told["seat"], "wonders", 1, told["wonder"])],
}
