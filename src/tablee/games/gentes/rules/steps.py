# Compiled by mypyc (see setup.py).
"""The steps of the agenda, and the questions a seat can be asked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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
VERBS: Final = (
    "set_up",
    "next_pick",
    "open_row",
    "reveal_citizens",
    "start_heyday",
    "turn_menu",
    "after_action",
    "closing",
    "end_turn",
    "effect",
    "synergy",
    "cubes",
    "gain_citizens",
    "lose_citizens",
    "clear",
    "era_cubes",
    "city_income",
    "card_income",
    "excess",
    "final_cards",
    "final_scoring",
)

ASK_DRAFT: Final[i64] = 1
ASK_CITIZENS: Final[i64] = 2
ASK_TURN: Final[i64] = 3
ASK_WILD: Final[i64] = 4
ASK_MODIFIERS: Final[i64] = 5
ASK_AMOUNT: Final[i64] = 6
ASK_STACK: Final[i64] = 7
ASK_TRAIN_COUNT: Final[i64] = 8
ASK_TRAIN: Final[i64] = 9
ASK_SCRIBE_MODE: Final[i64] = 10
ASK_TAKE: Final[i64] = 11
ASK_LIFT: Final[i64] = 12
ASK_PLACE: Final[i64] = 13
ASK_REGION: Final[i64] = 14
ASK_PLAY: Final[i64] = 15
ASK_GAIN_CITIZEN: Final[i64] = 16
ASK_LOSE_CITIZEN: Final[i64] = 17
ASK_CUBE: Final[i64] = 18
ASK_CLEAR: Final[i64] = 19
ASK_CITY: Final[i64] = 20
ASK_REWARD_CARD: Final[i64] = 21
ASK_PENALTY: Final[i64] = 22
ASK_SWAP: Final[i64] = 23
ASK_SWAP_AGAIN: Final[i64] = 24
ASK_CLOSING: Final[i64] = 25
ASK_ERA_CUBE: Final[i64] = 26
ASK_INCOME: Final[i64] = 27
ASK_EXCESS: Final[i64] = 28
ASK_FINAL: Final[i64] = 29
QUESTIONS: Final = (
    "",
    "draft",
    "citizens",
    "turn",
    "wild",
    "modifiers",
    "amount",
    "stack",
    "train_count",
    "train",
    "scribe_mode",
    "take",
    "lift",
    "place",
    "region",
    "play",
    "gain_citizen",
    "lose_citizen",
    "cube",
    "clear",
    "city",
    "reward_card",
    "penalty",
    "swap",
    "swap_again",
    "closing",
    "era_cube",
    "income",
    "excess",
    "final",
)
