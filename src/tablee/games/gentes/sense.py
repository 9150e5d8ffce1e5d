"""What a bot should care about in Gentes."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.sense import Sense
from tablee.engine.state import State
from tablee.games.gentes.rules import Gentes


class GentesSense(Sense):
    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Gentes)
        return float(state.points[seat])
