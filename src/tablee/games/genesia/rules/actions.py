# Compiled by mypyc (see setup.py).
"""The actions by number: the first one of each block of the table in `game`, which is checked against these."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.games.genesia.rules.codes import CARDS, EDGES, MAX_CLANS, MAX_SEATS, OFFERED, REGIONS


class Action:
    KEEP_OBJECTIVE: Final[i64] = 0
    PICK: Final[i64] = KEEP_OBJECTIVE + OFFERED
    PLAY: Final[i64] = PICK + CARDS
    DISCARD: Final[i64] = PLAY + CARDS
    DONE: Final[i64] = DISCARD + CARDS
    RECRUIT: Final[i64] = DONE + 1
    MOVE: Final[i64] = RECRUIT + REGIONS
    LIFT: Final[i64] = MOVE + EDGES
    NUMBER: Final[i64] = LIFT + REGIONS
    STOP: Final[i64] = NUMBER + MAX_CLANS + 1
    STANCE: Final[i64] = STOP + 1
    ASSAULT_FROM: Final[i64] = STANCE + 2
    ASSAULT_AT: Final[i64] = ASSAULT_FROM + REGIONS
    SIEGE: Final[i64] = ASSAULT_AT + REGIONS
    CITY_SITE: Final[i64] = SIEGE + 2
    POSITION: Final[i64] = CITY_SITE + REGIONS
    CHOOSE_REGION: Final[i64] = POSITION + MAX_SEATS
    CHOOSE_SEAT: Final[i64] = CHOOSE_REGION + REGIONS
    CHOOSE_CARD: Final[i64] = CHOOSE_SEAT + MAX_SEATS
    CHOOSE_OPTION: Final[i64] = CHOOSE_CARD + CARDS


YES: Final[i64] = 0  # the first answer about a siege


def numbers(start: i64, least: i64, most: i64) -> vec[i64]:
    """The actions of a block from one number to another."""
    found = vec[i64](capacity=most - least + 1)
    for number in range(least, most + 1):
        found = append(found, start + number)
    return found


def shifted(row: vec[i64], start: i64) -> vec[i64]:
    """The actions of a block for some numbers."""
    found = vec[i64](capacity=len(row))
    for number in row:
        found = append(found, start + number)
    return found
