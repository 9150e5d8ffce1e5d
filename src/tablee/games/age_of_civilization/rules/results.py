"""How a game alone went: the achievements of a Skirmish (AC-176), the grade of a scenario (AC-182)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from tablee.engine.events import Event
from tablee.games.age_of_civilization.content.catalogue import Goal
from tablee.games.age_of_civilization.meta import SCENARIOS
from tablee.games.age_of_civilization.rules import names
from tablee.games.age_of_civilization.rules.codes import Count

if TYPE_CHECKING:
    from tablee.games.age_of_civilization.rules.queries import PositionQueries

GRADES = ("bronze", "silver", "gold")  # 1, 2 and 3 points on the Path of Glory


def reached(position: PositionQueries) -> dict[str, int]:
    """What goals are measured by."""
    return {
        "points": int(position.points[0]),
        "technologies": int(position.count(0, Count.TECHNOLOGY)),
        "wonders": int(position.count(0, Count.WONDER)),
        "shields": int(position.military(0)),
        "workers": int(position.workers_owned(0)),
        "stations": int(position.stations),
        "realms": int(position.realms),
    }


def missing(goal: Goal, measured: dict[str, int]) -> dict[str, int]:
    """The conditions that do not hold, with what was reached instead."""
    lacking: dict[str, int] = {}
    for field in goal.__struct_fields__:
        wanted: int | None = getattr(goal, field)
        if wanted is None:
            continue
        have = measured[field.removesuffix("_min").removesuffix("_max")]
        if have > wanted if field.endswith("_max") else have < wanted:
            lacking[field] = have
    return lacking


def result(position: PositionQueries) -> dict[str, Any]:
    """Every goal of the mode with what is missing to it; in a scenario the best grade, or none."""
    scenario = names.scenario(position)
    measured = reached(position)
    if scenario is None:
        goals = {achievement.id: achievement.condition for achievement in names.content(position).achievement}
        return {"goals": {name: missing(goal, measured) for name, goal in goals.items()}}
    lacking = {grade: missing(getattr(scenario, grade), measured) for grade in GRADES}
    won = [grade for grade in GRADES if not lacking[grade]]
    grade = won[-1] if won else None
    return {"goals": lacking, "grade": grade, "path": path_points(grade)}


def path_points(grade: str | None) -> int:
    """What a grade counts on the Path of Glory."""
    return 0 if grade is None else 1 + GRADES.index(grade)


def path_score(finished: Iterable[tuple[str, str | None]]) -> int:
    """AC-182: of many finished games, each a scenario and a grade, the best of each scenario; at most 15."""
    best: dict[str, int] = {}
    for scenario, grade in finished:
        best[scenario] = max(best.get(scenario, 0), path_points(grade))
    return sum(best.values())


def career(finished: Iterable[tuple[str, dict[str, Any]]]) -> list[Event]:
    """What games alone, each a mode and its result, add up to: the Path of Glory and the achievements had once."""
    grades: list[tuple[str, str | None]] = []
    had: dict[str, bool] = {}
    for mode, found in finished:
        if "grade" in found:
            grades.append((mode, found["grade"]))
        else:
            had = {name: had.get(name, False) or not lacking for name, lacking in found["goals"].items()}
    told = []
    if grades:
        most = len(SCENARIOS) * path_points(GRADES[-1])
        told.append(Event("career-path", {"points": path_score(grades), "most": most}))
    if had:
        achieved = tuple(Event("career-achievement", {"achievement": name}) for name, done in had.items() if done)
        told.append(Event("career-achievements", {"count": len(achieved), "of": len(had), "names": achieved}))
    return told
