"""What a bot should care about in Genesis."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.sense import Sense
from tablee.engine.state import State
from tablee.games.genesis.scoring import Count, Survey
from tablee.games.genesis.state import COLOURS, Position


class GenesisSense(Sense):
    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        points = Count(Survey(state.tiles), state.tables).points()
        best: i64 = 0
        own: i64 = 0
        for side in range(len(state.species)):
            species: i64 = state.species[side]
            total: i64 = 0
            if species < 4:
                for colour in range(COLOURS):
                    total += points[4 * species + colour]
            if side == seat:
                own = total
            elif total > best:
                best = total
        return float(own - best)
