# Compiled by mypyc (see setup.py).
"""What a bot should care about in Gentes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.judgement import Sense
from tablee.engine.state import State
from tablee.games.gentes.judgement.static_value import Promises, worth
from tablee.games.gentes.judgement.unfinished_action import likely, outlook
from tablee.games.gentes.rules.flow import Gentes

WIN: Final = 10.0  # on top of the margin, at the end
RIVALS: Final = 0.31  # how much the best rival's worth counts


class GentesSense(Sense):
    def __init__(self) -> None:
        self.promises: Promises | None = None  # of the content that was judged last

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Gentes)
        promises = self.promises
        if promises is None or promises.tables is not state.tables:
            promises = Promises(state.tables)
            self.promises = promises
        own = outlook(state, seat, promises)
        if state.players == 1:
            return own
        best = -1000.0
        for other in range(state.players):
            if other != seat:
                theirs = worth(state, other, promises)
                if theirs > best:
                    best = theirs
        if state.over:
            return own - best + (WIN if own > best else -WIN if own < best else 0.0)
        return own - RIVALS * best

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Gentes)
        return likely(state, seat)
