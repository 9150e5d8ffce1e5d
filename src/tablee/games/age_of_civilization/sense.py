"""What a bot should care about in Age of Civilization."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.sense import Sense
from tablee.engine.state import State
from tablee.games.age_of_civilization.rules import Civilization


class CivilizationSense(Sense):
    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Civilization)
        return float(state.points[seat]) + 0.4 * float(state.coins[seat])
