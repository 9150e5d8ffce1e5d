# Compiled by mypyc (see setup.py).
"""The end of the game (rules 2.9 to 2.11): points by category, the places, and the score sheet."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.events import SheetLine
from tablee.games.genesia.rules import codes
from tablee.games.genesia.rules.codes import Phase, Zone
from tablee.games.genesia.rules.counting import regions
from tablee.games.genesia.rules.effects import Amount
from tablee.games.genesia.rules.holdings import Holdings

VALUES = (1, 2, 3, 4, 5, 7, 12, 15)


def progress(position: Holdings, seat: i64) -> i64:
    """GA-131; the Age under way counts as if it ended now."""
    found: i64 = 0
    for age in range(position.ages_scored):
        found += position.progress[codes.AGES * seat + age]
    if position.age >= position.ages_scored:
        found += position.points[seat] + position.invention_points(seat)
    return found


def propagation(position: Holdings, seat: i64) -> i64:
    """GA-132: regions of other Continents, homelands included."""
    return position.tables.propagation * regions(position, seat, Zone.FOREIGN, 0, False)


def conquest(position: Holdings, seat: i64) -> i64:
    """GA-133: the printed value of every region."""
    owner, value = position.owner, position.world.value
    found: i64 = 0
    for region in range(position.world.regions):
        if owner[region] == seat:
            found += value[region]
    return found


def objective(position: Holdings, seat: i64) -> i64:
    """GA-134, GA-135: what the kept objective gives on the map as it is."""
    if position.kept[seat] == codes.NONE:
        return 0
    return objective_points(position, seat, position.offered[codes.OFFERED * seat + position.kept[seat]])


def objective_points(position: Holdings, seat: i64, number: i64) -> i64:
    """An objective has effects that give points, and nothing else."""
    found: i64 = 0
    for effect in position.tables.objective_effects[number]:
        assert isinstance(effect, Amount)
        found += effect.amount(position, seat)
    cap = position.tables.cap[number]
    return cap if found > cap else found


def total(position: Holdings, seat: i64) -> i64:
    """GA-130, with the objective as its owner knows it."""
    found = progress(position, seat) + propagation(position, seat)
    return found + conquest(position, seat) + objective(position, seat)


def scores(position: Holdings) -> list[dict[str, int]]:
    """Points by category for each seat; objectives only once they are shown."""
    table: list[dict[str, int]] = []
    for seat in range(position.seats):
        shown = objective(position, seat) if position.phase == Phase.FINAL else 0
        line: dict[str, int] = {
            "progress": progress(position, seat),
            "propagation": propagation(position, seat),
            "conquest": conquest(position, seat),
            "objective": shown,
        }
        table.append(line)
    return table


def places(position: Holdings) -> list[int]:
    """GA-136: by total, then Objective points, then Progress Points. GA-151, GA-152: a team stands where its lowest
    member stands. GA-147: alone both tribes play for one result. Equals share the place, and the places after it stay
    empty (1, 1, 3, 4)."""
    standings: list[tuple[int, int, int]] = []
    for line in scores(position):
        standings.append((sum(line.values()), line["objective"], line["progress"]))
    found: list[int] = []
    for seat in range(position.seats):
        own = standing(position, standings, seat)
        better = 0
        for other in range(position.seats):
            if standing(position, standings, other) > own:
                better += 1
        found.append(1 + better)
    return found


def standing(position: Holdings, standings: list[tuple[int, int, int]], seat: i64) -> tuple[int, int, int]:
    """What a seat is compared by."""
    lowest = standings[seat]
    for other in range(position.seats):
        if are_mates(position, seat, other) and standings[other] < lowest:
            lowest = standings[other]
    return lowest


def are_mates(position: Holdings, seat: i64, other: i64) -> bool:
    if position.solo != 0:
        return True
    return len(position.team) > 0 and position.team[seat] == position.team[other]


def sheet_lines(position: Holdings) -> list[SheetLine]:
    """Progress by Age, Propagation, Conquest by value, and the objective."""
    table = scores(position)
    lines = [entry("progress", table)]
    for age in range(codes.AGES):
        points = [age_points(position, seat, age) for seat in range(position.seats)]
        lines.append(SheetLine("sheet-age", {"age": age + 1}, tuple(points), 1))
    lines.append(entry("propagation", table))
    lines.append(entry("conquest", table))
    for value in VALUES:
        counts = [regions_of_value(position, seat, value) for seat in range(position.seats)]
        lines.append(SheetLine("sheet-value", {"value": value}, tuple([value * count for count in counts]), 1))
    lines.append(entry("objective", table))
    return lines


def entry(category: str, table: list[dict[str, int]]) -> SheetLine:
    return SheetLine(f"sheet-{category}", {}, tuple([line[category] for line in table]))


def age_points(position: Holdings, seat: i64, age: i64) -> int:
    if age < position.ages_scored:
        return position.progress[codes.AGES * seat + age]
    return position.points[seat] + position.invention_points(seat) if age == position.age else 0


def regions_of_value(position: Holdings, seat: i64, value: i64) -> int:
    owner, values = position.owner, position.world.value
    found = 0
    for region in range(position.world.regions):
        if owner[region] == seat and values[region] == value:
            found += 1
    return found
