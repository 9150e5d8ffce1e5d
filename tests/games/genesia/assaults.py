"""Red attacks green."""

from __future__ import annotations

from typing import Any

from tablee.games.genesia.rules.flow import Genesia
from tests.games.playing import play

from .positions import CARDS, position, seat
from .probes import others

# Where red and green meet in most of the assaults.
HERE, THERE = "isle-7-1", "isle-7-2"


def at_war(*rest: dict[str, Any], card: str | None = None, here: int = 0, there: int = 0, **table: Any) -> Genesia:
    """Red has shown War and is about to attack, the others Peace. `here` and `there` are the Clans of red and green on
    two adjacent regions."""
    mine = table.pop("own", {})
    theirs = table.pop("theirs", {})
    hand = [card] if card else []
    red = seat(**{"coins": 10, "clans": {HERE: here} if here else {}, **mine, "hand": [*hand, *mine.get("hand", [])]})
    green = seat(**{"coins": 10, "clans": {THERE: there} if there else {}, **theirs})
    age = table.pop("age", CARDS[card].age if card else 1)
    return position(red, green, *(rest or others(1)), asked="assault", age=age, **table)


def attack_begins(*seats: dict[str, Any], age: int = 1) -> Genesia:
    """The last seat, which has coins to spend, has ended the Expansion phase."""
    state = position(*seats, asked="expansion", age=age, active=len(seats) - 1)
    play(state, "done")
    return state
