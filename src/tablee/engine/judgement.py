# Compiled by mypyc (see setup.py).
"""`Judgement`: what a bot should care about. The only thing bots know of a game besides its rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.engine.state import LOST, WON, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement(ABC):
    """A judge of positions."""

    @abstractmethod
    def evaluate(self, state: State, seat: i64) -> float:
        """How good a position looks for a seat: higher is better, only comparisons count."""

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        """The legal actions worth a thought; never empty for a pending seat."""
        return state.choices(seat)

    def horizon(self, state: State) -> i64:
        """How far ahead an action is played out before it is judged: to the end of the turn and of so many more."""
        return 1

    def prior_weight(self, state: State) -> float:
        """How much the value right after an action counts beside playing it out: as much as so many rollouts."""
        return 0.0


VICTORY: Final = 1000.0  # more than any lead in points
FAR: Final = 12  # turns: an endgame that can be won by force is found, and there is time for many tries


@mypyc_attr(allow_interpreted_subclasses=True)
class ByResult(Judgement):
    """What a bot can care about where nobody has told it anything: to win, and until then to lead in points."""

    def evaluate(self, state: State, seat: i64) -> float:
        totals = [sum(points.values()) for points in state.scores()]
        rivals = [total for other, total in enumerate(totals) if other != seat]
        value = float(totals[seat] - max(rivals, default=0))
        if state.over:
            result = state.results()[seat]
            value += VICTORY if result == WON else -VICTORY if result == LOST else 0.0
        return value

    def horizon(self, state: State) -> i64:
        """Points tell at once who does well; without them only the end does."""
        return 1 if state.has_points else FAR
