"""The lands Genesis is played on: fixed and random maps, and what makes a map fit to play (GS-100 to GS-106).

Sets of squares are whole numbers used as 140 bits, bit q for square q.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from tablee.engine.chance import Rng

ROWS, COLUMNS, SQUARES = 10, 14, 140
VOLCANOES, PITS, RIGHT_SQUARES = 10, 12, 30
RELIEFS = VOLCANOES + PITS
RIGHT_LEAST, RIGHT_MOST = 2, 4

ATTEMPTS = 200
CUT_PIECE_LEAST = 6  # GS-104

WEST_EDGE = sum(1 << square for square in range(0, SQUARES, COLUMNS))
EAST_EDGE = WEST_EDGE << (COLUMNS - 1)
BOARD = (1 << SQUARES) - 1


class Land(NamedTuple):
    """A map: ten rows of `.`, `V` and `P`, and how many squares of each row lie right of the river (GS-100)."""

    rows: list[str]
    right: list[int]

    def is_right(self, square: int) -> bool:
        row, column = divmod(square, COLUMNS)
        return column >= COLUMNS - self.right[row]

    def playable(self) -> int:
        return sum(1 << q for q in range(SQUARES) if self.rows[q // COLUMNS][q % COLUMNS] == ".")

    def left(self) -> int:
        return sum(1 << q for q in range(SQUARES) if not self.is_right(q))


def around(squares: int) -> int:
    """All neighbours of a set of squares."""
    east = (squares & ~EAST_EDGE) << 1
    west = (squares & ~WEST_EDGE) >> 1
    return (east | west | squares << COLUMNS | squares >> COLUMNS) & BOARD


def pieces(squares: int) -> Iterator[int]:
    """The connected parts of a set of squares."""
    while squares:
        piece = squares & -squares
        grown = (piece | around(piece)) & squares
        while grown != piece:
            piece, grown = grown, (grown | around(grown)) & squares
        yield piece
        squares &= ~piece


def members(squares: int) -> Iterator[int]:
    while squares:
        lowest = squares & -squares
        yield lowest.bit_length() - 1
        squares &= ~lowest


def fault(land: Land, cut_piece_least: int = SQUARES) -> tuple[str, str, str] | None:
    """What makes a map unfit: field, what was found, what is allowed. None for a good map.

    `cut_piece_least` is the smallest piece that losing one square may cut off; by default none may be (GS-103).
    """
    if len(land.rows) != ROWS or any(len(row) != COLUMNS or set(row) - set(".VP") for row in land.rows):
        return "rows", f"{len(land.rows)} × {sorted({len(row) for row in land.rows})}", "10 × 14 of . V P"
    if len(land.right) != ROWS or any(not RIGHT_LEAST <= count <= RIGHT_MOST for count in land.right):
        return "right", str(land.right), "10 × 2–4"
    if sum(land.right) != RIGHT_SQUARES or not _is_gentle(land.right):
        return "right", f"Σ = {sum(land.right)}", "Σ = 30, |Δ| ≤ 1"
    text = "".join(land.rows)
    if (text.count("V"), text.count("P")) != (VOLCANOES, PITS):
        return "rows", f"{text.count('V')} V, {text.count('P')} P", "10 V, 12 P"
    return _pocket(land, cut_piece_least)


def _pocket(land: Land, cut_piece_least: int) -> tuple[str, str, str] | None:
    """GS-102 to GS-104, on the whole board and on the left side alone."""
    whole = land.playable()
    for playable in (whole, whole & land.left()):
        if len(list(pieces(playable))) != 1:
            return "rows", "2+", "1 piece"
        for square in members(playable):
            if (around(1 << square) & playable).bit_count() < 2:
                return "rows", f"square {square}: < 2", "≥ 2 neighbours"
            parts = list(pieces(playable & ~(1 << square)))
            if len(parts) > 1 and min(part.bit_count() for part in parts) < cut_piece_least:
                return "rows", f"square {square}: {len(parts)} pieces", "1 piece"
    return None


def _is_gentle(right: list[int]) -> bool:
    return all(abs(a - b) <= 1 for a, b in pairwise(right))


# Random maps -------------------------------------------------------------------------------------


def generate(seed: int, fallback: Land) -> Land:
    """GS-105: the random map of a seed; GS-106: `fallback` if none is found."""
    rng = Rng(seed, 1)
    for _ in range(ATTEMPTS):
        land = _attempt(rng)
        if land is not None:
            return land
    return fallback


def _attempt(rng: Rng) -> Land | None:
    right = _river(rng)
    quota = [0, 4 + int(rng.below(3))]  # reliefs left and right of the river
    quota[0] = RELIEFS - quota[1]
    reliefs = _reliefs(rng, Land([], right), quota)
    if len(reliefs) < RELIEFS:
        return None
    cells = ["."] * SQUARES
    for number, square in enumerate(reliefs):
        cells[square] = "V" if number % 11 in (0, 2, 4, 6, 8) else "P"
    text = "".join(cells)
    land = Land([text[start : start + COLUMNS] for start in range(0, SQUARES, COLUMNS)], right)
    return None if fault(land, CUT_PIECE_LEAST) else land


def _river(rng: Rng) -> list[int]:
    while True:
        right = [3] * ROWS
        for _ in range(6):
            i, j = int(rng.below(ROWS)), int(rng.below(ROWS))
            if i != j and right[i] < RIGHT_MOST and right[j] > RIGHT_LEAST:
                right[i] += 1
                right[j] -= 1
        if _is_gentle(right):
            return right


def _reliefs(rng: Rng, river: Land, quota: list[int]) -> list[int]:
    """Squares in random order, those taken that leave no dead pocket and make no block."""
    order = list(range(SQUARES))
    rng.shuffle(order)
    left = river.left()
    taken: list[int] = []
    relief = 0
    for square in order:
        side = int(river.is_right(square))
        if quota[side] and not _spoils(square, relief, left):
            quota[side] -= 1
            taken.append(square)
            relief |= 1 << square
            if len(taken) == RELIEFS:
                break
    return taken


def _spoils(square: int, relief: int, left: int) -> bool:
    here = 1 << square
    if (around(here) & relief).bit_count() >= 2 or _makes_block(square, relief):
        return True
    open_board = BOARD & ~relief & ~here
    for neighbour in members(around(here) & open_board):
        beside = around(1 << neighbour) & open_board
        if beside.bit_count() < 2 or (left >> neighbour & 1 and (beside & left).bit_count() < 2):
            return True
    return False


def _makes_block(square: int, relief: int) -> bool:
    """Whether a relief here would fill three or more squares of a two by two block."""
    row, column = divmod(square, COLUMNS)
    for top in (row - 1, row):
        for west in (column - 1, column):
            if 0 <= top < ROWS - 1 and 0 <= west < COLUMNS - 1:
                corner = top * COLUMNS + west
                block = 1 << corner | 1 << corner + 1 | 1 << corner + COLUMNS | 1 << corner + COLUMNS + 1
                if (block & (relief | 1 << square)).bit_count() >= 3:
                    return True
    return False
