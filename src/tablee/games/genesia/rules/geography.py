"""The map: regions, their values, and which of them touch (section 4 of the rules). It knows nothing of pieces.

A region has the same number and the same id whatever the number of seats: the heart of the island first, then for each
seat its homeland, its fifteen regions and the three regions of the island that lie before it.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

COLOURS = ("red", "green", "yellow", "grey", "black")
MAX_SEATS = len(COLOURS)
ROWS = 5
COLUMNS = 3
OF_SLOT = 19  # regions of each slot: a homeland, fifteen regions, two of value 7, one of value 12
ISLAND = -1  # the slot of the regions of Genesia


class Region(NamedTuple):
    id: str
    kind: str  # home, land, isle
    slot: int  # whose Continent it belongs to; ISLAND
    row: int
    column: int
    value: int


HEART = Region("isle-15", "isle", ISLAND, 0, 1, 15)


def home(slot: int) -> int:
    return 1 + OF_SLOT * slot


def land(slot: int, row: int, column: int) -> int:
    return home(slot) + COLUMNS * (row - 1) + column


def seven(number: int) -> int:
    """isle-7-1 and so on; two of them lie before each slot."""
    return home((number - 1) // 2) + 16 + (number - 1) % 2


def twelve(slot: int) -> int:
    return home(slot) + 18


@cache
def regions(seats: int) -> list[Region]:
    """All regions by number."""
    found = [HEART]
    for slot in range(seats):
        colour = COLOURS[slot]
        found.append(Region(f"{colour}-home", "home", slot, 0, 0, 0))
        for row in range(1, ROWS + 1):
            found += [Region(f"{colour}-{row}-{c}", "land", slot, row, c, row) for c in range(1, COLUMNS + 1)]
        found += [Region(f"isle-7-{n}", "isle", ISLAND, 0, n, 7) for n in (2 * slot + 1, 2 * slot + 2)]
        found.append(Region(f"isle-12-{slot + 1}", "isle", ISLAND, 0, slot + 1, 12))
    return found


@cache
def borders(seats: int) -> list[tuple[int, int]]:
    """Which regions touch, each pair once (section 4.2)."""
    found: set[tuple[int, int]] = set()
    for slot in range(seats):
        first, second = seven(2 * slot + 1), seven(2 * slot + 2)
        after = (slot + 1) % seats
        found |= {(home(slot), land(slot, 1, column)) for column in range(1, COLUMNS + 1)}
        for row in range(1, ROWS + 1):
            found |= {(land(slot, row, column), land(slot, row, column + 1)) for column in (1, 2)}
        for row in range(1, ROWS):
            found |= {(land(slot, row, column), land(slot, row + 1, column)) for column in (1, 2, 3)}
        found |= {(land(slot, ROWS, 1), first), (land(slot, ROWS, 2), first)}
        found |= {(land(slot, ROWS, 2), second), (land(slot, ROWS, 3), second)}
        found |= {(first, second), (second, seven(2 * after + 1))}
        found |= {(first, twelve(slot)), (second, twelve(slot))}
        found |= {(twelve(slot), twelve(after)), (0, twelve(slot))}
    return sorted({(min(pair), max(pair)) for pair in found})


@cache
def edges() -> list[tuple[int, int]]:
    """Every step from a region to the next that some map has, in ascending order: the numbers that actions use."""
    pairs = {pair for seats in range(2, MAX_SEATS + 1) for pair in borders(seats)}
    return sorted(pairs | {(there, here) for here, there in pairs})


@cache
def neighbours(seats: int) -> dict[str, list[str]]:
    """The regions that touch each region, by id."""
    known = regions(seats)
    found: dict[str, list[str]] = {region.id: [] for region in known}
    for here, there in borders(seats):
        found[known[here].id].append(known[there].id)
        found[known[there].id].append(known[here].id)
    return found


def distances(seats: int) -> list[list[int]]:
    """Steps between any two regions; homelands are not crossed."""
    known = regions(seats)
    beside: list[list[int]] = [[] for _ in known]
    for here, there in borders(seats):
        beside[here].append(there)
        beside[there].append(here)
    return [_steps_from(start, known, beside) for start in range(len(known))]


def _steps_from(start: int, known: list[Region], beside: list[list[int]]) -> list[int]:
    steps = {start: 0}
    queue = [start]
    for here in queue:
        if known[here].kind == "home" and here != start:
            continue
        for there in beside[here]:
            if there not in steps:
                steps[there] = steps[here] + 1
                queue.append(there)
    return [steps[region] for region in range(len(known))]
