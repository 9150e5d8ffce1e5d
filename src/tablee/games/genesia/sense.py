"""What a bot should care about in Genesia."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.sense import Sense
from tablee.engine.state import State
from tablee.games.genesia.rules import Genesia
from tablee.games.genesia.scoring import total


class GenesiaSense(Sense):
    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Genesia)
        return float(total(state, seat))
