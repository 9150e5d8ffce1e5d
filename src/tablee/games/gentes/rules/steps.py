# Compiled by mypyc (see setup.py).
"""The steps of the agenda, and the questions a seat can be asked. Dumps and messages call them by these names."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Step:
    """What the agenda still holds."""

    SET_UP: Final[i64] = 0
    NEXT_PICK: Final[i64] = 1
    OPEN_ROW: Final[i64] = 2
    REVEAL_CITIZENS: Final[i64] = 3
    START_HEYDAY: Final[i64] = 4
    TURN_MENU: Final[i64] = 5
    AFTER_ACTION: Final[i64] = 6
    CLOSING: Final[i64] = 7
    END_TURN: Final[i64] = 8
    EFFECT: Final[i64] = 9
    SYNERGY: Final[i64] = 10
    CUBES: Final[i64] = 11
    GAIN_CITIZENS: Final[i64] = 12
    LOSE_CITIZENS: Final[i64] = 13
    CLEAR: Final[i64] = 14
    ERA_CUBES: Final[i64] = 15
    CITY_INCOME: Final[i64] = 16
    CARD_INCOME: Final[i64] = 17
    EXCESS: Final[i64] = 18
    FINAL_CARDS: Final[i64] = 19
    FINAL_SCORING: Final[i64] = 20
    TRAINING: Final[i64] = 21
    CITIES: Final[i64] = 22
    INTERLUDE: Final[i64] = 23
    ASK_AGAIN: Final[i64] = 24


class Question:
    """What a seat is asked; 0 is nothing."""

    DRAFT: Final[i64] = 1
    CITIZENS: Final[i64] = 2
    TURN: Final[i64] = 3
    WILD: Final[i64] = 4
    MODIFIERS: Final[i64] = 5
    AMOUNT: Final[i64] = 6
    STACK: Final[i64] = 7
    TRAIN_COUNT: Final[i64] = 8
    TRAIN: Final[i64] = 9
    SCRIBE_MODE: Final[i64] = 10
    TAKE: Final[i64] = 11
    LIFT: Final[i64] = 12
    PLACE: Final[i64] = 13
    REGION: Final[i64] = 14
    PLAY: Final[i64] = 15
    GAIN_CITIZEN: Final[i64] = 16
    LOSE_CITIZEN: Final[i64] = 17
    CUBE: Final[i64] = 18
    CLEAR: Final[i64] = 19
    CITY: Final[i64] = 20
    REWARD_CARD: Final[i64] = 21
    PENALTY: Final[i64] = 22
    SWAP: Final[i64] = 23
    SWAP_AGAIN: Final[i64] = 24
    CLOSING: Final[i64] = 25
    ERA_CUBE: Final[i64] = 26
    INCOME: Final[i64] = 27
    EXCESS: Final[i64] = 28
    FINAL: Final[i64] = 29
    SYNERGY: Final[i64] = 30
    INTERLUDE: Final[i64] = 31
