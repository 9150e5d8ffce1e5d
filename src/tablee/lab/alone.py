"""Games alone in the balance report: how often they reach the game's goals, and where their points come from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal

import msgspec

from tablee.engine.events import Event
from tablee.engine.game import Game
from tablee.engine.goals import Goal
from tablee.engine.previews import POINTS
from tablee.engine.state import State
from tablee.lab.stats import Interval, wilson

NEAR = 0.25  # how far from its target a rate may lie, as a share of the target


class Reached(msgspec.Struct):
    """How often a game alone reaches a result; 95 % interval. `outside` says on which side of the bounds around the
    target the rate lies, `surely` that all its interval does."""

    goal: int
    section: str
    rank: str
    rate: float
    interval: Interval
    target: float | None
    outside: Literal["above", "below"] | None
    surely: bool


class Earned(msgspec.Struct):
    """What games alone owe to the entries of one section of the content, summed up by a field of these."""

    section: str
    field: str
    points: dict[str, float]  # a game, by the field's value


def reached(goal: Goal, scores: Sequence[int]) -> Reached:
    number = sum(score >= goal.points for score in scores)
    rate, interval = number / len(scores), wilson(number, len(scores))
    outside, surely = judged(rate, interval, goal.target)
    return Reached(goal.points, goal.section, goal.rank, rate, interval, goal.target, outside, surely)


def judged(rate: float, interval: Interval, target: float | None) -> tuple[Literal["above", "below"] | None, bool]:
    """On which side of the bounds around a target a rate lies, and whether surely."""
    if target is None:
        return None, False
    low, high = target * (1 - NEAR), target * (1 + NEAR)
    if rate > high:
        return "above", interval[0] > high
    if rate < low:
        return "below", interval[1] < low
    return None, False


# One game -----------------------------------------------------------------------------------------


def counting_seat(state: State, result: int) -> int:
    """The seat whose points are the result: a player alone may hold several."""
    totals = [sum(line.values()) for line in state.scores()]
    return totals.index(result) if result in totals else 0


def earned_by(game: Game, seat: int, events: Sequence[Event]) -> Counter[tuple[str, str]]:
    """The points that a seat owes to entries of the content, by section and by the field that sums them up."""
    found: Counter[tuple[str, str]] = Counter()
    groups = _groups(game)
    for event in events:
        for change in game.accounts(event):
            if change.thing == POINTS and change.seat == seat and change.source in groups:
                found[groups[change.source]] += change.amount
    return found


def _groups(game: Game) -> dict[str, tuple[str, str]]:
    """The section of each entry that is summed up by a field, and what it has there."""
    sections = game.content.entries()
    return {
        entry.id: (section, getattr(entry, field))
        for section, field in game.grouped.items()
        for entry in sections[section]
    }


# All games ----------------------------------------------------------------------------------------


def sums(game: Game, earned: Counter[tuple[str, str]], games: int) -> list[Earned]:
    """By section, in the order of the content; none where nothing was told."""
    found: dict[str, dict[str, float]] = {}
    for section, name in dict.fromkeys(_groups(game).values()):
        found.setdefault(section, {})[name] = earned[section, name] / games
    return [Earned(section, game.grouped[section], points) for section, points in found.items() if any(points.values())]
