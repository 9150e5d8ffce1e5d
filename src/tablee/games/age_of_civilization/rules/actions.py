# Compiled by mypyc (see setup.py).
"""The table of actions by number (rules 3); `game` compares it with its own when it is imported."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.age_of_civilization.rules.codes import (
    CARD_ACTIONS,
    CIVILIZATIONS,
    NONE,
    SPECIAL_CARDS,
    TECHNOLOGIES,
    WONDERS,
    CardAction,
)

PLAIN_ACTIONS: Final[i64] = CARD_ACTIONS - 4

# The actions that need no aim, in the order of the block `do`.
PLAIN: Final = vec[i64](
    [
        action
        for action in range(CARD_ACTIONS)
        if action not in (CardAction.WONDER, CardAction.RESEARCH, CardAction.QUARRY, CardAction.PATRONAGE)
    ]
)


class Action:
    """The first number of each block."""

    DRAFT: Final[i64] = 0
    RISE: Final[i64] = DRAFT + CIVILIZATIONS
    ANNEX: Final[i64] = RISE + CIVILIZATIONS
    PASS: Final[i64] = ANNEX + CIVILIZATIONS
    BUY: Final[i64] = PASS + 1
    DO: Final[i64] = BUY + SPECIAL_CARDS
    RESEARCH: Final[i64] = DO + PLAIN_ACTIONS
    BUILD: Final[i64] = RESEARCH + TECHNOLOGIES + 1  # the last one of it is for none
    QUARRY: Final[i64] = BUILD + WONDERS + 1
    PATRONAGE: Final[i64] = QUARRY + WONDERS
    REST: Final[i64] = PATRONAGE + TECHNOLOGIES + 1
    END: Final[i64] = REST + 1
    FOLLOW: Final[i64] = END + 1
    SKIP: Final[i64] = FOLLOW + 1
    TAKE: Final[i64] = SKIP + 1
    GAIN: Final[i64] = TAKE + TECHNOLOGIES
    TRIGGER: Final[i64] = GAIN + WONDERS
    FINISH: Final[i64] = TRIGGER + CIVILIZATIONS + TECHNOLOGIES + WONDERS
    BONUS: Final[i64] = FINISH + 1


def aim(number: i64, none: i64) -> i64:
    """What an action is for: a number, or the one after the last for nothing."""
    return NONE if number == none else number
