"""Probes: what a seat with certain cards can do, and what that changes in its points, coins and workers.

A probe is asked with the cards of the seat, so that the same one can be asked with a card and without it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.games.age_of_civilization.rules.flow import Civilization
from tests.games.playing import legal, play, shown

from .positions import ORDER, SEAT, change, last_turn, position, seat, window

Probe = Callable[[dict[str, Any]], Any]


def table(own: dict[str, Any], *actions: str, other: dict[str, Any] | None = None, **given: Any) -> Civilization:
    """The first seat has these cards, 10 coins and 4 workers, the window the cards of the actions."""
    mine = {name: given.pop(name) for name in list(given) if name in SEAT}
    needed = [action.removeprefix("do ") for action in dict.fromkeys(actions)]
    given.setdefault("track", window(*(card for card in needed if card in ORDER)))
    return position(seat(**{"coins": 10, "hand": 4, **own, **mine}), other or seat(), **given)


def does(*actions: str, **given: Any) -> Probe:
    """What actions change."""
    return lambda own: change(table(own, *actions, **given), *actions)


def can(action: str, **given: Any) -> Probe:
    """Whether an action is offered."""
    return lambda own: action in legal(table(own, action, **given))


def slots(action: str, **given: Any) -> Probe:
    """How often an action can be performed in a turn although its card has left the window."""

    def probe(own: dict[str, Any]) -> int:
        state = table(own, track=[action, *(card for card in ORDER if card != action)], **given)
        times = 0
        while f"do {action}" in legal(state, 0):
            play(state, f"do {action}")
            times += 1
        return times

    return probe


def military(own: dict[str, Any], **given: Any) -> int:
    return int(shown(table(own, **given))["military"])


def enters(card: str, other: dict[str, Any] | None = None, who: int = 0, **given: Any) -> Probe:
    """What a card that enters the window at the end of round 2 changes for a seat."""
    rest = [left for left in ORDER if left != card]
    track = [*rest[:4], card, *rest[4:]]
    return lambda own: change(last_turn(seat(**own, **given), other or seat(), track=track), "finish", who=who)


def final(other: dict[str, Any] | None = None, **given: Any) -> Probe:
    """The points of the end of the game: round 6 ends with the turn of the other seat."""

    def probe(own: dict[str, Any]) -> int:
        wonders = [*own.get("wonders", []), *given.get("wonders", [])]
        state = last_turn(seat(**{**own, **given, "wonders": wonders}), other or seat(), round=6)
        points, *others = change(state, "finish")
        assert state.over
        assert others == [0, 0]
        assert state.scores()[0]["end"] == points
        return points

    return probe
