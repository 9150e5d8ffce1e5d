# Compiled by mypyc (see setup.py).
"""The end of the game: what end-of-game abilities give, the places, and the score sheet (rules 2.9)."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.events import SheetLine
from tablee.games.age_of_civilization.rules import names
from tablee.games.age_of_civilization.rules.codes import CATEGORIES, CATEGORY_COUNT, Category
from tablee.games.age_of_civilization.rules.queries import PositionQueries


def points_at_end(position: PositionQueries, seat: i64) -> i64:
    """What a seat's end-of-game abilities have given, or would give if the game ended now."""
    if position.over:
        return position.tally[CATEGORY_COUNT * seat + Category.END]
    total: i64 = 0
    for effect in position.abilities[seat].effects:
        total += effect.end_points(position, seat)
    return total


def scores(position: PositionQueries) -> list[dict[str, int]]:
    """Points by category for each seat."""
    table: list[dict[str, int]] = []
    for seat in range(position.players):
        line: dict[str, int] = {}
        for number in range(CATEGORY_COUNT):
            line[CATEGORIES[number]] = position.tally[CATEGORY_COUNT * seat + number]
        line["end"] = points_at_end(position, seat)
        table.append(line)
    return table


def places(position: PositionQueries) -> list[int]:
    """AC-111: by points, then workers, then coins. Equal standing shares the place, and the places after it stay
    empty (1, 1, 3, 4)."""
    totals = [sum(line.values()) for line in scores(position)]
    standings = [
        (totals[seat], int(position.workers_owned(seat)), int(position.coins[seat])) for seat in range(position.players)
    ]
    return [1 + sum(other > own for other in standings) for own in standings]


def sheet_lines(position: PositionQueries) -> list[SheetLine]:
    """One entry for each kind of deed that gave points; the end-of-game abilities one by one below theirs."""
    table = scores(position)
    lines: list[SheetLine] = []
    for category in CATEGORIES:
        points = tuple(line[category] for line in table)
        if any(points):
            lines.append(SheetLine(f"sheet-{category}", {}, points))
    return lines + end_lines(position) if any(line["end"] for line in table) else lines


def end_lines(position: PositionQueries) -> list[SheetLine]:
    """The end-of-game abilities by seat and card; counted again after the end, since nothing changes any more."""
    lines: list[SheetLine] = []
    for seat in range(position.players):
        found: dict[str, int] = {}
        for effect in position.abilities[seat].effects:
            gained = int(effect.end_points(position, seat))
            if gained > 0:
                card = names.source_id(position, effect.source)
                found[card] = found.get(card, 0) + gained
        for card, gained in found.items():
            points = tuple(gained if other == seat else 0 for other in range(position.players))
            lines.append(
                SheetLine("sheet-end-source", {"seat": seat, "source": card, "points": gained}, points, depth=1)
            )
    return lines
