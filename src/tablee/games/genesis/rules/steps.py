# Compiled by mypyc (see setup.py).
"""The steps of the agenda, and the questions a seat can be asked. Dumps and messages call them by these names."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Step:
    """What the agenda still holds."""

    MAKE_MAP: Final[i64] = 0
    ASK_SPECIES: Final[i64] = 1
    DRAW_FIRST: Final[i64] = 2
    PASS_TURN: Final[i64] = 3
    SET_CHALLENGE: Final[i64] = 4
    ROUND: Final[i64] = 5
    NEUTRAL_PUT: Final[i64] = 6


class Question:
    """What a seat is asked; 0 is nothing."""

    SPECIES: Final[i64] = 1
    TILE1: Final[i64] = 2
    TILE2: Final[i64] = 3
