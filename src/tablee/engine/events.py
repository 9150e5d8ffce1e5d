"""What the rules say to the outside: events that happened, refusals, lines of a score sheet.

All are data with stable keys, never sentences; `engine.messages` turns them into any language.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

Value: TypeAlias = "str | int | bool | tuple[Event, ...]"  # several events are said one after the other
Values: TypeAlias = Mapping[str, Value]


FIRST = "event-first"  # told once, with the seat, in games where one seat begins


class Event(msgspec.Struct, frozen=True):
    """Something that happened. `seats` are those who may see it; None means everybody."""

    key: str
    values: Values = {}
    seats: tuple[int, ...] | None = None

    def visible_to(self, seat: int | None) -> bool:
        return self.seats is None or seat in self.seats


NOT_ASKED = "refuse-not-asked"  # the key of a refusal that only says: this is no answer to what is asked now


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is forbidden: the rule's id and a message with its values."""

    rule: str
    key: str
    values: Values = {}


class SheetLine(msgspec.Struct, frozen=True):
    """One line of the score sheet: what it is for and what it gives each seat.

    `depth` 0 is an entry, 1 a detail that explains the entry above it. The points of the entries
    add up to the seats' totals; those of the details to their entry.
    """

    key: str
    values: Values
    points: tuple[int, ...]
    depth: int = 0
