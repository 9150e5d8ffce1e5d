# Compiled by mypyc (see setup.py).
"""What a bot should care about in Gentes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.judgement import Judgement
from tablee.engine.state import State
from tablee.games.gentes.judgement.static_value import CardValues, static_value
from tablee.games.gentes.judgement.unfinished_action import likely, value_when_finished
from tablee.games.gentes.rules.flow import Gentes

WIN: Final = 10.0  # on top of the margin, at the end
RIVALS: Final = 0.31  # how much the best rival's worth counts


class GentesJudgement(Judgement):
    def __init__(self) -> None:
        self.card_values: CardValues | None = None  # of the content that was judged last

    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, Gentes)
        card_values = self.card_values
        if card_values is None or card_values.tables is not state.tables:
            card_values = CardValues(state.tables)
            self.card_values = card_values
        own = value_when_finished(state, seat, card_values)
        if state.players == 1:
            return own
        best = -1000.0
        for other in range(state.players):
            if other != seat:
                theirs = static_value(state, other, card_values)
                if theirs > best:
                    best = theirs
        if state.over:
            return own - best + (WIN if own > best else -WIN if own < best else 0.0)
        return own - RIVALS * best

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Gentes)
        return likely(state, seat)
