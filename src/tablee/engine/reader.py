"""Reading what a dumped position says, with a clear word on what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from tablee.engine.errors import PositionError

T = TypeVar("T")

MOST = 1 << 62  # the largest number a position may hold
NOTHING = -1  # the number of no card, no seat, no place


class Reader:
    """A part of a dumped position, and the ids by which it names entries of the content."""

    def __init__(self, position: Mapping[str, Any], ids: Mapping[str, Sequence[str]] | None = None) -> None:
        self.position = position
        self.ids = ids or {}

    def wrong(self, field: str, expected: str) -> PositionError:
        found = str(self.position.get(field, "–"))
        return PositionError("error-position-field", {"field": field, "found": found[:80], "expected": expected})

    def get(self, field: str, kind: type[T]) -> T:
        value = self.position.get(field)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.wrong(field, kind.__name__)
        return value

    def within(self, field: str) -> Reader:
        """A part of this part."""
        return Reader(self.get(field, dict), self.ids)

    def each(self, field: str, count: int, expected: str) -> list[Reader]:
        """So many parts of this part."""
        entries = self.get(field, list)
        if len(entries) != count or not all(isinstance(entry, dict) for entry in entries):
            raise self.wrong(field, f"{count} × {expected}")
        return [Reader(entry, self.ids) for entry in entries]

    # Numbers ---------------------------------------------------------------------------------

    def number(self, field: str, least: int, most: int) -> int:
        """A whole number within bounds."""
        value = self.get(field, int)
        if not least <= value <= most:
            raise self.wrong(field, f"{least} … {most}")
        return value

    def flag(self, field: str) -> int:
        return int(self.get(field, bool))

    def word(self, field: str, known: Sequence[str]) -> int:
        """The number of a word."""
        word = self.get(field, str)
        if word not in known:
            raise self.wrong(field, ", ".join(known))
        return known.index(word)

    def numbers(self, field: str, count: int, least: int, most: int) -> list[int]:
        """So many whole numbers within bounds."""
        found = self.get(field, list)
        if len(found) != count or any(type(number) is not int or not least <= number <= most for number in found):
            raise self.wrong(field, f"{count} × {least} … {most}")
        return list(found)

    def counted(self, field: str, known: Sequence[str], most: int, least: int = 0, complete: bool = False) -> list[int]:
        """Numbers by name; unless they are to be `complete`, what is not named is 0."""
        entries = self.get(field, dict)
        fits = all(name in known and type(n) is int and least <= n <= most for name, n in entries.items())
        if not fits or (complete and len(entries) < len(known)):
            raise self.wrong(field, f"{', '.join(known)}: {least} … {most}")
        return [entries.get(name, 0) for name in known]

    # Entries of the content --------------------------------------------------------------------

    def card(self, field: str, section: str) -> int:
        """An entry, or null."""
        return self.one_of(field, self.position.get(field), self.ids[section])

    def cards(self, field: str, section: str) -> list[int]:
        """A list of different entries of a section, by number."""
        return self.some_of(field, self.get(field, list), self.ids[section])

    def members(self, field: str, section: str) -> int:
        """A list of different entries as a set."""
        return as_set(self.cards(field, section))

    def one_of(self, field: str, name: Any, known: Sequence[str]) -> int:
        """The number of a name, or of null."""
        if name is not None and name not in known:
            raise self.wrong(field, "null, " + ", ".join(known))
        return NOTHING if name is None else known.index(name)

    def some_of(self, field: str, names: Any, known: Sequence[str]) -> list[int]:
        """The numbers of different names."""
        if not isinstance(names, list) or any(name not in known for name in names) or len(set(names)) != len(names):
            raise self.wrong(field, "≠ " + ", ".join(known))
        return [known.index(name) for name in names]


def as_set(numbers: Sequence[int]) -> int:
    """A bit for each number."""
    return sum(1 << number for number in numbers)


def union(sets: Sequence[int]) -> int:
    """All members of several sets."""
    found = 0
    for members in sets:
        found |= members
    return found


def apart(sets: Sequence[int]) -> bool:
    """Whether no member is in two of the sets."""
    return sum(sets) == union(sets)


def all_small(numbers: list[Any]) -> bool:
    """Whether all are whole numbers that the compiled core can hold."""
    return all(type(number) is int and abs(number) <= MOST for number in numbers)
