# Compiled by mypyc (see setup.py).
"""The numbers of the actions: where each block of the action table begins. `game` checks them against the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.gentes.rules.codes import (
    CARDS,
    CITIES,
    HOMES,
    REGIONS,
    SPACES,
    SYNERGIES,
    TILES,
    TRACK,
    TRIO,
    TYPES,
    ActionType,
)


class Action:
    TILE: Final[i64] = 0
    TAX: Final[i64] = TILE + TILES
    CARD_ACTION: Final[i64] = TAX + 2
    HOME_ACTION: Final[i64] = CARD_ACTION + CARDS
    EXCHANGE: Final[i64] = HOME_ACTION + HOMES
    EXTRA_SWAP: Final[i64] = EXCHANGE + CARDS
    EXTRA_TRIO: Final[i64] = EXTRA_SWAP + 1
    END_TURN: Final[i64] = EXTRA_TRIO + (TRIO + 1) * TYPES
    WILD: Final[i64] = END_TURN + 1
    USE_CARD: Final[i64] = WILD + ActionType.EFFECTS
    USE_HOME: Final[i64] = USE_CARD + CARDS
    NO_MORE: Final[i64] = USE_HOME + HOMES
    PAY: Final[i64] = NO_MORE + 1
    STACK: Final[i64] = PAY + 10
    TRAIN_COUNT: Final[i64] = STACK + TRACK + 1
    TRAIN: Final[i64] = TRAIN_COUNT + 2
    SCRIBE_MODE: Final[i64] = TRAIN + TYPES
    TAKE_SLOT: Final[i64] = SCRIBE_MODE + 5
    TAKE_DISCARD: Final[i64] = TAKE_SLOT + 8
    STOP: Final[i64] = TAKE_DISCARD + CARDS
    LIFT: Final[i64] = STOP + 1
    PLACE: Final[i64] = LIFT + SPACES
    REGION: Final[i64] = PLACE + SPACES
    PLAY: Final[i64] = REGION + REGIONS
    GAIN_TYPE: Final[i64] = PLAY + CARDS
    LOSE_TYPE: Final[i64] = GAIN_TYPE + TYPES
    CUBE_KIND: Final[i64] = LOSE_TYPE + TYPES
    CLEAR: Final[i64] = CUBE_KIND + 2
    CITY: Final[i64] = CLEAR + 2
    SKIP: Final[i64] = CITY + CITIES
    SWAP: Final[i64] = SKIP + 1
    DRAFT: Final[i64] = SWAP + TYPES * TYPES
    ASSIGN: Final[i64] = DRAFT + CARDS
    FINAL_PLAY: Final[i64] = ASSIGN + TYPES
    FINAL_DONE: Final[i64] = FINAL_PLAY + CARDS
    SYNERGY: Final[i64] = FINAL_DONE + 1
    PAUSE: Final[i64] = SYNERGY + SYNERGIES
    GO_ON: Final[i64] = PAUSE + 1
