# Compiled by mypyc (see setup.py).
"""The steps of the agenda, and the questions a seat can be asked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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
VERBS: Final = (
    "set_up",
    "begin_age",
    "next_pick",
    "pass_packets",
    "next_turn",
    "turn",
    "effect",
    "after_card",
    "at_once",
    "next_round",
    "reveal_stances",
    "next_assault",
    "assault_turn",
    "window",
    "window_cards",
    "close_window",
    "fight",
    "siege",
    "occupy",
    "end_assault",
    "build_cities",
    "next_end_cards",
    "end_cards",
    "progress",
    "next_position",
    "final_scoring",
)

ASK_OBJECTIVE: Final[i64] = 1
ASK_DRAFT: Final[i64] = 2
ASK_GROWTH: Final[i64] = 3
ASK_EXPANSION: Final[i64] = 4
ASK_JOURNEY: Final[i64] = 5
ASK_GROUP: Final[i64] = 6
ASK_TRIP: Final[i64] = 7
ASK_STANCE: Final[i64] = 8
ASK_ASSAULT: Final[i64] = 9
ASK_TARGET: Final[i64] = 10
ASK_ATTACK_CARDS: Final[i64] = 11
ASK_DEFENCE_CARDS: Final[i64] = 12
ASK_LOSSES: Final[i64] = 13
ASK_SIEGE: Final[i64] = 14
ASK_OCCUPY: Final[i64] = 15
ASK_CITY_SITE: Final[i64] = 16
ASK_END_CARDS: Final[i64] = 17
ASK_COPY: Final[i64] = 18
ASK_POSITION: Final[i64] = 19
ASK_PLACE_CLAN: Final[i64] = 20
ASK_PLACE_CITY: Final[i64] = 21
ASK_JUMP_FROM: Final[i64] = 22
ASK_JUMP_COUNT: Final[i64] = 23
ASK_JUMP_TO: Final[i64] = 24
ASK_EXPEL: Final[i64] = 25
ASK_SHIELD: Final[i64] = 26
ASK_VICTIM: Final[i64] = 27
ASK_BUY: Final[i64] = 28
ASK_MARK: Final[i64] = 29
ASK_OPTION: Final[i64] = 30
ASK_RETREAT_COUNT: Final[i64] = 31
ASK_RETREAT_TO: Final[i64] = 32
ASK_COPIED_MOVES: Final[i64] = 33
QUESTIONS: Final = (
    "",
    "objective",
    "draft",
    "growth",
    "expansion",
    "journey",
    "group",
    "trip",
    "stance",
    "assault",
    "target",
    "attack_cards",
    "defence_cards",
    "losses",
    "siege",
    "occupy",
    "city_site",
    "end_cards",
    "copy",
    "position",
    "place_clan",
    "place_city",
    "jump_from",
    "jump_count",
    "jump_to",
    "expel",
    "shield",
    "victim",
    "buy",
    "mark",
    "option",
    "retreat_count",
    "retreat_to",
    "copied_moves",
)
