"""Positions for the test of the weights that random games do not reach: a scenario that ended with a grade."""

from __future__ import annotations

from tablee.engine.state import State
from tests.games.playing import play

from .positions import seat
from .scenarios import alone


def graded() -> State:
    state = alone("mongol_devastation", seat(main="korea", points=30), round=6, realms=6, turn={"acted": True})
    play(state, "end")
    return state


POSITIONS = [graded()]
