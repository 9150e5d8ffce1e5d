# Compiled by mypyc (see setup.py).
"""The steps of the agenda, and the questions a seat can be asked. Dumps and messages call them by these names."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Step:
    """What the agenda still holds."""

    SET_UP: Final[i64] = 0
    BEGIN_AGE: Final[i64] = 1
    NEXT_PICK: Final[i64] = 2
    PASS_PACKETS: Final[i64] = 3
    NEXT_TURN: Final[i64] = 4
    TURN: Final[i64] = 5
    EFFECT: Final[i64] = 6
    AFTER_CARD: Final[i64] = 7
    AT_ONCE: Final[i64] = 8
    NEXT_ROUND: Final[i64] = 9
    REVEAL_STANCES: Final[i64] = 10
    NEXT_ASSAULT: Final[i64] = 11
    ASSAULT_TURN: Final[i64] = 12
    WINDOW: Final[i64] = 13
    WINDOW_CARDS: Final[i64] = 14
    CLOSE_WINDOW: Final[i64] = 15
    FIGHT: Final[i64] = 16
    SIEGE: Final[i64] = 17
    OCCUPY: Final[i64] = 18
    END_ASSAULT: Final[i64] = 19
    BUILD_CITIES: Final[i64] = 20
    NEXT_END_CARDS: Final[i64] = 21
    END_CARDS: Final[i64] = 22
    PROGRESS: Final[i64] = 23
    NEXT_POSITION: Final[i64] = 24
    FINAL_SCORING: Final[i64] = 25
    COPY_AGAIN: Final[i64] = 26


class Question:
    """What a seat is asked; 0 is nothing."""

    OBJECTIVE: Final[i64] = 1
    DRAFT: Final[i64] = 2
    GROWTH: Final[i64] = 3
    EXPANSION: Final[i64] = 4
    JOURNEY: Final[i64] = 5
    GROUP: Final[i64] = 6
    TRIP: Final[i64] = 7
    STANCE: Final[i64] = 8
    ASSAULT: Final[i64] = 9
    TARGET: Final[i64] = 10
    ATTACK_CARDS: Final[i64] = 11
    DEFENCE_CARDS: Final[i64] = 12
    LOSSES: Final[i64] = 13
    SIEGE: Final[i64] = 14
    OCCUPY: Final[i64] = 15
    CITY_SITE: Final[i64] = 16
    END_CARDS: Final[i64] = 17
    COPY: Final[i64] = 18
    POSITION: Final[i64] = 19
    PLACE_CLAN: Final[i64] = 20
    PLACE_CITY: Final[i64] = 21
    JUMP_FROM: Final[i64] = 22
    JUMP_COUNT: Final[i64] = 23
    JUMP_TO: Final[i64] = 24
    EXPEL: Final[i64] = 25
    SHIELD: Final[i64] = 26
    VICTIM: Final[i64] = 27
    BUY: Final[i64] = 28
    MARK: Final[i64] = 29
    OPTION: Final[i64] = 30
    RETREAT_COUNT: Final[i64] = 31
    RETREAT_TO: Final[i64] = 32
    COPIED_MOVES: Final[i64] = 33
