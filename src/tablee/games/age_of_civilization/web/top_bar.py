"""The line at the top of the table: the round, and the four steps of the turn with the present one marked."""

from __future__ import annotations

from markupsafe import Markup

from tablee.drawing.markup import hidden, tag
from tablee.drawing.table import only
from tablee.games.age_of_civilization.web.icons import icon
from tablee.games.age_of_civilization.web.table import Table

PHASES = ("civilization", "actions", "return", "end")


def progress(table: Table) -> str:
    return table.say("page-round-of", round=max(table.view["round"], 1), rounds=table.content.rules.rounds)


def heading(table: Table) -> Markup:
    return table.part(only(table.view, "round", "over"), _heading, phase_of(table))


def _heading(table: Table, phase: int | None) -> Markup:
    scenario = table.own_scenario
    words = [table.name("scenario", scenario.id)] if scenario else []
    words.append(progress(table))
    return Markup("").join([tag("span", " · ".join(words), class_="subtitle"), _steps(table, phase)])


def _steps(table: Table, phase: int | None) -> Markup:
    if table.view["over"]:
        return Markup()
    if phase is None:
        return tag("span", table.say("page-drafting"), class_="phases")
    items = [_step(table, number, name, phase) for number, name in enumerate(PHASES)]
    return tag("ol", *items, class_="phases", aria_label=table.say("page-phases"))


def _step(table: Table, number: int, name: str, phase: int) -> Markup:
    done = number < phase
    mark = icon("sign-done") if done else str(number + 1)
    told = hidden(f" ({table.say('page-phase-done')})") if done else ""
    return tag(
        "li",
        tag("i", mark, aria_hidden="true"),
        table.say("page-phase", phase=name),
        told,
        class_="done" if done else "now" if number == phase else None,
        aria_current="step" if number == phase else None,
    )


def phase_of(table: Table) -> int | None:
    """The step of the turn, from 0; none while cards are drafted. Workers return without a decision."""
    questions, turn = set(table.view["pending"].values()), table.view["turn"]
    if "draft" in questions:
        return None
    if turn["ending"] or "turn_end" in questions:
        return PHASES.index("end")
    if turn["acted"] or questions & {"action", "follow"}:
        return PHASES.index("actions")
    return PHASES.index("civilization")
