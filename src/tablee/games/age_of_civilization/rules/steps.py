# Compiled by mypyc (see setup.py).
"""The steps of the agenda, and the questions a seat can be asked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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
VERBS: Final = (
    "set_up",
    "pass_packs",
    "start_round",
    "choose_action",
    "return_workers",
    "choose_trigger",
    "end_turn",
    "effect",
    "gain_technologies",
    "gain_wonders",
    "offer_follow",
)

ASK_DRAFT: Final[i64] = 1
ASK_CIVILIZATION: Final[i64] = 2
ASK_ACTION: Final[i64] = 3
ASK_FOLLOW: Final[i64] = 4
ASK_TECHNOLOGY: Final[i64] = 5
ASK_WONDER: Final[i64] = 6
ASK_TURN_END: Final[i64] = 7
ASK_BONUS: Final[i64] = 8
QUESTIONS: Final = ("", "draft", "civilization", "action", "follow", "technology", "wonder", "turn_end", "bonus")
