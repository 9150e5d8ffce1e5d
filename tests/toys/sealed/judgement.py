"""What a bot should care about in Sealed."""

from __future__ import annotations

from tablee.engine.judgement import Sense
from tablee.engine.state import State


class SealedSense(Sense):
    def value(self, state: State, seat: int) -> float:
        return float(sum(state.scores()[seat].values()))
