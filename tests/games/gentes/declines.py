"""Declines: seats without time, and the end of the heyday that follows."""

from __future__ import annotations

from typing import Any

from tablee.engine.events import Event
from tablee.games.gentes.rules.flow import Gentes
from tests.games.playing import play

from .positions import SEAT, TRACK, position, seat

LAST_TAX = 4  # coins for the last free space
Seat = dict[str, Any]


def out_of_time(free: int = 0, **own: Any) -> Seat:
    """A seat with no more than so many free spaces. Lone hourglasses fill the track: none of them survives."""
    begun = list(own.pop("track", SEAT["track"]))
    spaces = TRACK - own.get("locks", SEAT["locks"]) - free
    return seat(track=begun + [1] * (spaces - len(begun)), **own)


def last_turn(*owns: Seat, **table: Any) -> Gentes:
    """The first of these seats has one free space left, the others none: its small tax ends the heyday.

    The coins named are those that the seats have when the decline begins."""
    first, *others = owns
    first = {**first, "coins": first.get("coins", SEAT["coins"]) - LAST_TAX}
    return position(out_of_time(1, **first), *[out_of_time(**own) for own in others], **table)


def decline(*owns: Seat, **table: Any) -> Gentes:
    """The decline of these seats, as far as it goes by itself."""
    return declined(*owns, **table)[0]


def declined(*owns: Seat, **table: Any) -> tuple[Gentes, list[Event]]:
    """The same, with what happened."""
    state = last_turn(*owns, **table)
    return state, play(state, "tax 1")
