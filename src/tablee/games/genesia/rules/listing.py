"""Cards, objectives and seats as an event lists them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.engine.events import Event
from tablee.games.genesia.rules import codes, names

if TYPE_CHECKING:
    from tablee.games.genesia.rules.flow import Genesia


def cards(position: Genesia, members: int) -> tuple[Event, ...]:
    """Those of a set, of the present Age."""
    return tuple(Event("listed-card", {"card": name}) for name in names.cards(position, members))


def offered(position: Genesia, seat: int) -> tuple[Event, ...]:
    """The two objectives that a seat may choose from."""
    start = int(codes.OFFERED) * seat
    numbers = position.offered[start : start + int(codes.OFFERED)]
    found = (names.id_of(position, "objective", int(number)) for number in numbers)
    return tuple(Event("listed-objective", {"objective": name}) for name in found)


def order(position: Genesia) -> tuple[Event, ...]:
    return tuple(Event("listed-seat", {"seat": int(seat)}) for seat in position.order)
