"""Reading the fields of a dumped position in which cards are named by their ids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.engine.game import Parts

NOTHING = -1  # the number of no card


class Fields(Parts):
    """The fields of a position, with entries of the content by number."""

    def __init__(self, ids: Mapping[str, list[str]], position: Mapping[str, Any]) -> None:
        super().__init__(position)
        self.ids = ids

    def within(self, field: str) -> Fields:
        """The fields of a part of the position."""
        return Fields(self.ids, self.get(field, dict))

    def cards(self, field: str, section: str) -> list[int]:
        """A list of different entries of a section, by number."""
        cards = self.get(field, list)
        known = self.ids[section]
        if any(card not in known for card in cards) or len(set(cards)) != len(cards):
            raise self.wrong(field, "≠ " + ", ".join(known))
        return [known.index(card) for card in cards]

    def members(self, field: str, section: str) -> int:
        """A list of different entries as a set."""
        return sum(1 << card for card in self.cards(field, section))

    def card(self, field: str, section: str) -> int:
        """An entry, or null."""
        name = self.position.get(field)
        known = self.ids[section]
        if name is not None and name not in known:
            raise self.wrong(field, "null, " + ", ".join(known))
        return NOTHING if name is None else known.index(name)

    def flag(self, field: str) -> int:
        return int(self.get(field, bool))

    def counted(self, field: str, known: list[str], most: int, least: int = 0) -> list[int]:
        """Numbers by name; what is not named is 0."""
        entries = self.get(field, dict)
        if any(name not in known or type(n) is not int or not least <= n <= most for name, n in entries.items()):
            raise self.wrong(field, f"{', '.join(known)}: {least} … {most}")
        return [entries.get(name, 0) for name in known]

    def numbers(self, field: str, count: int, least: int, most: int) -> list[int]:
        """So many whole numbers within bounds."""
        found = self.get(field, list)
        if len(found) != count or any(type(number) is not int or not least <= number <= most for number in found):
            raise self.wrong(field, f"{count} × {least} … {most}")
        return list(found)


def union(sets: list[int]) -> int:
    """All members of several sets."""
    found = 0
    for members in sets:
        found |= members
    return found


def apart(sets: list[int]) -> bool:
    """Whether no member is in two of the sets."""
    return sum(sets) == union(sets)
