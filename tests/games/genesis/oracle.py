"""The rules once more, in the plainest Python and straight from their text, to compare the product with.

Nothing here is shared with `src`. A board is a dictionary from (column, row) to what the square holds; squares that
are out of play are left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

Square = tuple[int, int]
Board = dict[Square, str]

COLOURS = "FSMW"
SPECIES = "rdmh"


def read(rows: Sequence[str]) -> Board:
    return {(x, y): cell for y, row in enumerate(rows) for x, cell in enumerate(row.split()) if cell != "~~"}


def neighbours(square: Square) -> list[Square]:
    """GS-002."""
    x, y = square
    return [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]


def connected(squares: Iterable[Square]) -> list[set[Square]]:
    """The connected parts of a set of squares, by flood fill."""
    left = set(squares)
    parts = []
    while left:
        part: set[Square] = set()
        spreading = [left.pop()]
        while spreading:
            square = spreading.pop()
            part.add(square)
            for near in neighbours(square):
                if near in left:
                    left.remove(near)
                    spreading.append(near)
        parts.append(part)
    return parts


def is_tile(content: str) -> bool:
    return content[0] in COLOURS and content[1] in SPECIES


class Area(NamedTuple):
    colour: str
    squares: set[Square]
    herds: list[tuple[str, set[Square]]]  # owner and squares
    times: int

    @property
    def size(self) -> int:
        return len(self.squares)


def all_areas(board: Board, bonuses: bool = True) -> list[Area]:
    """GS-050 to GS-054 and GS-071 to GS-078; areas that are not counted have multiplier 0."""
    found = []
    for colour in COLOURS:
        for squares in connected(q for q, cell in board.items() if is_tile(cell) and cell[0] == colour):
            herds = [
                (owner, herd)
                for owner in SPECIES
                for herd in connected(q for q in squares if board[q] == colour + owner)
            ]
            found.append(Area(colour, squares, herds, 1 if len(squares) >= 3 else 0))
    if not bonuses:
        return found
    counted = [area for area in found if area.times]
    largest = _alone_largest(counted)
    tripled = largest.colour if largest else ""
    times = {id(area): area.times for area in found}
    if largest:
        times[id(largest)] = 3
    for colour in COLOURS:
        if colour != tripled:
            best = _alone_largest([area for area in counted if area.colour == colour])
            if best:
                times[id(best)] = 2
    return [area._replace(times=times[id(area)]) for area in found]


def _alone_largest(areas: list[Area]) -> Area | None:
    most = max((area.size for area in areas), default=0)
    those = [area for area in areas if area.size == most]
    return those[0] if len(those) == 1 else None


def area_points(area: Area) -> list[int]:
    """What each herd of an area receives, in the order of `area.herds` (GS-079 to GS-087)."""
    sizes = [len(squares) for _, squares in area.herds]
    first = [size == max(sizes) for size in sizes]
    if len(sizes) == 1:
        return [6 * area.times]
    if sum(first) >= 2:
        return [6 * area.times // sum(first) if best else 0 for best in first]
    runner_up = max(size for size, best in zip(sizes, first, strict=True) if not best)
    seconds = sizes.count(runner_up)
    return [
        4 * area.times if best else 2 * area.times // seconds if size == runner_up else 0
        for size, best in zip(sizes, first, strict=True)
    ]


def totals(board: Board, bonuses: bool = True) -> dict[str, int]:
    """GS-088."""
    found = dict.fromkeys(SPECIES, 0)
    for area in all_areas(board, bonuses):
        if area.times:
            for (owner, _), points in zip(area.herds, area_points(area), strict=True):
                found[owner] += points
    return found


def free_groups(board: Board) -> list[set[Square]]:
    """GS-015."""
    return connected(square for square, content in board.items() if content == "..")


def ended(board: Board) -> bool:
    """GS-060."""
    return all(len(group) < 3 for group in free_groups(board))


def die_allows(face: str, supply: dict[str, int]) -> set[str]:
    """GS-035 to GS-037: the colours that a die allows now."""
    in_stock = {colour for colour, left in supply.items() if left}
    return {face} if face in in_stock else in_stock


def turns(dice: str, supply: dict[str, int]) -> set[tuple[str, ...]]:
    """GS-031 to GS-038: every row of colours that a turn may place, with either die first."""
    found: set[tuple[str, ...]] = {(colour,) for colour, left in supply.items() if left}
    for first, second in ((dice[0], dice[1]), (dice[1], dice[0])):
        for colour in die_allows(first, supply):
            rest = {**supply, colour: supply[colour] - 1}
            found |= {(colour, other) for other in die_allows(second, rest)}
    return found


def neutral_choice(
    board: Board, owner: str, face: str, supply: dict[str, int], rank: Sequence[int]
) -> tuple[str, Square]:
    """GS-124, by trying out every pair."""
    pairs = []
    for colour in die_allows(face, supply):
        for square, content in board.items():
            if content == "..":
                after = {**board, square: colour + owner}
                herd = _part_with(square, {q for q, cell in after.items() if cell == colour + owner})
                area = _part_with(square, {q for q, cell in after.items() if is_tile(cell) and cell[0] == colour})
                room = sum(board.get(near) == ".." for near in neighbours(square))
                order = (-herd, -area, -room, rank[14 * square[1] + square[0]], COLOURS.index(colour))
                pairs.append((order, colour, square))
    _, colour, square = min(pairs)
    return colour, square


def _part_with(square: Square, squares: set[Square]) -> int:
    """The size of the connected part around a square."""
    part = {square}
    border = [square]
    while border:
        for near in neighbours(border.pop()):
            if near in squares and near not in part:
                part.add(near)
                border.append(near)
    return len(part)


def name(square: Square) -> str:
    return "abcdefghijklmn"[square[0]] + str(square[1] + 1)
