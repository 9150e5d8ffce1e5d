# Compiled by mypyc (see setup.py).
"""The steps of the agenda, and the questions a seat can be asked. Dumps and messages call them by these names."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Step:
    """What the agenda still holds."""

    SET_UP: Final[i64] = 0
    PASS_PACKS: Final[i64] = 1
    START_ROUND: Final[i64] = 2
    CHOOSE_ACTION: Final[i64] = 3
    RETURN_WORKERS: Final[i64] = 4
    CHOOSE_TRIGGER: Final[i64] = 5
    END_TURN: Final[i64] = 6
    EFFECT: Final[i64] = 7
    GAIN_TECHNOLOGIES: Final[i64] = 8
    GAIN_WONDERS: Final[i64] = 9
    OFFER_FOLLOW: Final[i64] = 10


class Question:
    """What a seat is asked; 0 is nothing."""

    DRAFT: Final[i64] = 1
    CIVILIZATION: Final[i64] = 2
    ACTION: Final[i64] = 3
    FOLLOW: Final[i64] = 4
    TECHNOLOGY: Final[i64] = 5
    WONDER: Final[i64] = 6
    TURN_END: Final[i64] = 7
    BONUS: Final[i64] = 8
