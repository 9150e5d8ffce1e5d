"""From points to places: scores by terrain, the score sheet, teams, and the result of the challenge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.engine.events import SheetLine
from tablee.games.genesis import challenge
from tablee.games.genesis.scoring import Count, Survey, area_lines
from tablee.games.genesis.state import CHALLENGE, COLOUR_NAMES, SPECIES, TEAMS, Position

if TYPE_CHECKING:
    from tablee.games.genesis.rules import Genesis


def count(position: Position) -> Count:
    """The board counted as if the game ended now."""
    return Count(Survey(position.tiles), position.tables)


def scores(position: Genesis) -> list[dict[str, int]]:
    """GS-088: for each seat its points by terrain; in the challenge also what GS-128 adds."""
    counted = count(position)
    points = counted.points()
    table = []
    for seat in range(position.players):
        species = position.species[seat]
        chosen = species != SPECIES
        table.append({name: int(points[4 * species + c]) if chosen else 0 for c, name in enumerate(COLOUR_NAMES)})
    if position.mode == CHALLENGE:
        table[0].update(challenge.extras(position, counted))
    return table


def totals(position: Genesis) -> list[int]:
    return [sum(line.values()) for line in scores(position)]


def sheet(position: Genesis) -> list[SheetLine]:
    """GS-089: area by area, and under each area its herds."""
    counted = count(position)
    seat_of = {int(position.species[seat]): seat for seat in range(position.players)}
    lines = area_lines(counted, seat_of, int(position.players))
    if position.mode == CHALLENGE:
        lines.extend(challenge.sheet_lines(position, counted))
    return lines


def ranking(position: Genesis) -> list[int]:
    """GS-091 to GS-093: by total, ties share the place. GS-142, GS-143: in teams by the team's total,
    then by its weaker member."""
    points = totals(position)
    if position.mode == TEAMS:
        teams = [(points[0] + points[2], min(points[0], points[2])), (points[1] + points[3], min(points[1], points[3]))]
        standing = [teams[seat % 2] for seat in range(4)]
    else:
        standing = [(total, 0) for total in points]
    return [1 + sum(other > own for other in standing) for own in standing]
