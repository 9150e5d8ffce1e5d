# Compiled by mypyc (see setup.py).
"""The first number of each block of actions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.genesis.rules.state import COLOURS, SQUARES


class Action:
    PLACE: Final[i64] = 0  # a colour and a square
    STOP: Final[i64] = PLACE + COLOURS * SQUARES
    PICK: Final[i64] = STOP + 1  # a species
