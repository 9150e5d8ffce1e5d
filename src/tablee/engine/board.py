"""`Board`: spaces that have names and places, and the lines between them. Rules move along it, pages draw it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from string import ascii_lowercase
from typing import TypeAlias

Place: TypeAlias = tuple[float, float]  # to the right and down, in any unit


class Board:
    """A board that never changes.

    Spaces that only have names lie where a chess player looks for them: the letter is the column, the number the row,
    counted from below. A line runs through its spaces in their order and makes neighbours of those next to each other;
    a board without lines is drawn as cells. Rules speak of spaces by their numbers, people by their names.
    """

    def __init__(self, spaces: Iterable[str] | Mapping[str, Place], lines: Iterable[Sequence[str]] = ()) -> None:
        self.spaces = dict(spaces) if isinstance(spaces, Mapping) else {name: _chess_place(name) for name in spaces}
        self.names = tuple(self.spaces)
        self.lines = [tuple(map(self.names.index, line)) for line in lines]
        self.neighbours: list[set[int]] = [set() for _ in self.names]
        for line in self.lines:
            for one, other in pairwise(line):
                self.neighbours[one].add(other)
                self.neighbours[other].add(one)

    def columns(self) -> dict[float, str]:
        """The letters along the edge, by where they stand; none where names do not tell the columns."""
        return self._along_an_edge({name: (x, name[:1]) for name, (x, _) in self.spaces.items()})

    def rows(self) -> dict[float, str]:
        """As `columns`, for what follows the letter."""
        return self._along_an_edge({name: (y, name[1:]) for name, (_, y) in self.spaces.items()})

    def _along_an_edge(self, said: Mapping[str, tuple[float, str]]) -> dict[float, str]:
        found = dict(said.values())
        return found if all(found[at] == label and label for at, label in said.values()) else {}


def grid(columns: int, rows: int) -> Board:
    """Cells in rows and columns: a1 below on the left, as on a chessboard."""
    return Board(f"{letter}{row}" for row in range(1, rows + 1) for letter in ascii_lowercase[:columns])


def _chess_place(name: str) -> Place:
    letter, row = name[:1], name[1:]
    if letter not in ascii_lowercase or not row.isdigit():
        raise ValueError(f"the space {name!r} needs a place (x, y): its name is no letter with a number after it")
    return float(ascii_lowercase.index(letter)), -float(row)
