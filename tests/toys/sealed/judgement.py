"""What a bot should care about in Sealed."""

from __future__ import annotations

from tablee.engine.judgement import Judgement
from tablee.engine.state import State


class SealedJudgement(Judgement):
    def evaluate(self, state: State, seat: int) -> float:
        return float(sum(state.scores()[seat].values()))
