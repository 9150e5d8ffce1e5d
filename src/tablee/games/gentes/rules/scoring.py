# Compiled by mypyc (see setup.py).
"""The end of the game: what is left over is worth, the places, and the score sheet (rules 2.14)."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.events import SheetLine
from tablee.engine.sets import bits, lowest
from tablee.games.gentes.rules import codes
from tablee.games.gentes.rules.codes import Category
from tablee.games.gentes.rules.seat_facts import SeatFacts


def final_points(position: SeatFacts, seat: i64, category: i64) -> i64:
    """GE-603, GE-605 to GE-607: what the final scoring makes of a seat as it stands, in one category."""
    tables = position.tables
    if category == Category.HAND_FAILED:
        lost: i64 = 0
        cards = position.hand[seat]
        while cards != 0:
            lost += (tables.vp[lowest(cards)] + 1) // 2
            cards &= cards - 1
        return -lost
    if category == Category.CUBES:
        return (position.temple[seat] + position.oracle[seat]) // tables.cubes_per_vp
    if category == Category.COINS:
        return position.coins[seat] // tables.coins_per_vp
    hourglasses = hourglasses_on_track(position, seat)
    last = len(tables.hourglass_penalty) - 1
    return -tables.hourglass_penalty[hourglasses if hourglasses < last else last]


def hourglasses_on_track(position: SeatFacts, seat: i64) -> i64:
    return position.count_spaces(seat, 1) + 2 * position.count_spaces(seat, 2)


def scores(position: SeatFacts) -> list[dict[str, int]]:
    """Points by category for each seat, so far."""
    table: list[dict[str, int]] = []
    for seat in range(position.players):
        line: dict[str, int] = {}
        for number in range(codes.CATEGORY_COUNT):
            line[codes.CATEGORIES[number]] = position.tally[codes.CATEGORY_COUNT * seat + number]
        table.append(line)
    return table


def places(position: SeatFacts) -> list[int]:
    """GE-608: by points, then cards in play, then coins. Equal standing shares the place, and the places after it
    stay empty (1, 1, 3, 4)."""
    standings: list[tuple[int, int, int]] = []
    for seat in range(position.players):
        cards: int = bits(position.played[seat] | position.placed[seat])
        standings.append((int(position.points[seat]), cards, int(position.coins[seat])))
    found: list[int] = []
    for own in standings:
        better = 0
        for other in standings:
            if other > own:
                better += 1
        found.append(1 + better)
    return found


def sheet_lines(position: SeatFacts) -> list[SheetLine]:
    """One entry for each kind of deed that gave points or took them."""
    table = scores(position)
    lines: list[SheetLine] = []
    for category in codes.CATEGORIES:
        points = tuple([line[category] for line in table])
        if any(points):
            lines.append(SheetLine(f"sheet-{category}", {}, points))
    return lines
