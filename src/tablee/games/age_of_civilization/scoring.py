"""The end of the game: what end-of-game abilities give, the places, and the score sheet (rules 2.9)."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.events import SheetLine
from tablee.games.age_of_civilization import codes, names
from tablee.games.age_of_civilization.abilities import Abilities


def end_points(position: Abilities, seat: i64, row: i64) -> i64:
    """AC-110: the points that one effect would give if the game ended now."""
    effects = position.tables.rows
    if effects[row] != codes.END_POINTS or not position.holds(seat, effects[row + codes.COND]):
        return 0
    points = position.amount(seat, row)
    most = effects[row + codes.EXTRA]
    return most if most > 0 and points > most else points


def standing(position: Abilities, seat: i64) -> tuple[int, int, int]:
    """AC-111: points, then workers, then coins."""
    return int(position.points[seat]), int(position.workers_owned(seat)), int(position.coins[seat])


def places(position: Abilities) -> list[int]:
    """Equal standing shares the place, and the places after it stay empty (1, 1, 3, 4)."""
    standings = [standing(position, seat) for seat in range(position.players)]
    return [1 + sum(other > own for other in standings) for own in standings]


def sheet_lines(position: Abilities) -> list[SheetLine]:
    """One entry for each kind of deed that gave points; the end-of-game abilities one by one below theirs."""
    lines: list[SheetLine] = []
    for category in range(codes.CATEGORY_COUNT):
        points = [int(position.tally[codes.CATEGORY_COUNT * seat + category]) for seat in range(position.players)]
        if any(points):
            lines.append(SheetLine(f"sheet-{codes.CATEGORIES[category]}", {}, tuple(points)))
    # The last category has just been added if it gave anything.
    return lines + end_lines(position) if position.over and any_end_points(position) else lines


def any_end_points(position: Abilities) -> bool:
    for seat in range(position.players):
        if position.tally[codes.CATEGORY_COUNT * seat + codes.END] > 0:
            return True
    return False


def end_lines(position: Abilities) -> list[SheetLine]:
    """The end-of-game abilities by card. Counting them again is right: nothing changes after they have scored."""
    found: dict[str, list[int]] = {}
    for seat in range(position.players):
        for row in position.rows[seat]:
            points = int(end_points(position, seat, row))
            if points > 0:
                gained = found.setdefault(names.source_of(position, row), [0] * int(position.players))
                gained[int(seat)] += points
    return [SheetLine("sheet-end-source", {"source": card}, tuple(gained), depth=1) for card, gained in found.items()]
