# Compiled by mypyc (see setup.py).
"""`Judgement`: what a bot should care about. The only thing bots know of a game besides its rules."""

from __future__ import annotations

from abc import ABC, abstractmethod

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.engine.state import State


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
