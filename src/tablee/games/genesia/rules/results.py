"""How a game alone went (GA-147, GA-148): the lower of the two totals, and whether it opens the next level."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablee.games.genesia.rules import names

if TYPE_CHECKING:
    from tablee.games.genesia.rules.flow import Genesia


def result(position: Genesia) -> dict[str, Any]:
    totals = [sum(line.values()) for line in position.scores()]
    score = min(totals)
    goals = names.content(position).solo.goal
    goal = next((points for mode, points in goals.items() if mode == position.options["mode"]), None)
    return {
        "score": score,
        "tribe": totals.index(score),
        "goal": goal,
        "reached": goal is not None and score >= goal,
    }
