# Compiled by mypyc (see setup.py).
"""What a scenario of the Path of Glory makes worth something besides points: grades, realms, wards (rules 2.16)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.engine.sets import bit, bits
from tablee.games.age_of_civilization.judgement import weights
from tablee.games.age_of_civilization.rules.codes import Measure
from tablee.games.age_of_civilization.rules.flow import Civilization

_ALONE: Final[i64] = 0


def scenario_value(state: Civilization) -> float:
    """In points; 0 where no scenario is played."""
    scenario = state.scenario
    if scenario.gold_points == 0:
        return 0.0
    if state.over:
        return weights.GRADE * float(grade(state))
    reached = measured(state)
    counted = reached if reached < scenario.gold_measure else scenario.gold_measure
    return weights.TOWARDS_GRADE[scenario.measure] * float(counted) + wards(state) - raids(state)


def measured(state: Civilization) -> i64:
    """How much there is of what the grades ask for."""
    measure = state.scenario.measure
    if measure == Measure.WONDERS:
        return bits(state.wonders[_ALONE])
    if measure == Measure.STATIONS:
        return state.stations
    if measure == Measure.WORKERS:
        return state.workers_owned(_ALONE)
    if measure == Measure.REALMS:
        return state.realms
    return bits(state.technologies[_ALONE])


def grade(state: Civilization) -> i64:
    """AC-182: 0 for none, 3 for gold."""
    scenario = state.scenario
    points = state.points[_ALONE]
    reached = measured(state)
    if points >= scenario.gold_points and reached >= scenario.gold_measure:
        return 3
    if points >= scenario.silver_points and reached >= scenario.silver_measure:
        return 2
    return 1 if points >= scenario.bronze_points and reached >= scenario.bronze_measure else 0


def wards(state: Civilization) -> float:
    """AC-202, AC-214: as many as there are droughts or Black Deaths that they can meet."""
    troubles = state.scenario.drought_rounds | state.scenario.black_death_rounds
    left = bits(troubles >> state.round)
    return weights.WARD * float(state.wards if state.wards < left else left)


def raids(state: Civilization) -> float:
    """AC-209: what raids to come would break, if nothing were done about them."""
    defence = state.military(_ALONE) + state.wards
    total = 0.0
    for number in range(state.round, state.tables.rounds + 1):
        missing = number + state.scenario.raid_strength_plus - defence
        if state.scenario.horde_rounds & bit(number) == 0 or missing <= 0:
            continue
        if number > state.round:
            total += weights.LATER_RAID * float(missing)
        elif state.tribute == 0:
            total += weights.RAID
    return total
