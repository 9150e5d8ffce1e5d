"""The line at the top of the table: the six rounds in their eras, the present one marked, and the phase."""

from __future__ import annotations

from markupsafe import Markup

from tablee.drawing.markup import hidden, tag
from tablee.drawing.table import only
from tablee.games.gentes.web.table import ERAS, Table

ROUNDS_OF_ERA = 2


def progress(table: Table) -> str:
    return table.say("page-round", round=table.view["round"])


def heading(table: Table) -> Markup:
    return table.part(only(table.view, "over", "round", "era", "phase"), _heading)


def _heading(table: Table) -> Markup:
    if table.view["over"]:
        return tag("span", table.say("page-over"), class_="phase")
    eras = [_era(table, era) for era in (1, 2, 3)]
    steps = tag("ol", *eras, class_="eras", aria_label=table.say("page-rounds"))
    phase = tag("span", table.say("page-phase", phase=table.view["phase"]), class_="phase")
    return steps + phase


def _era(table: Table, era: int) -> Markup:
    now = table.view["round"]
    first = (era - 1) * ROUNDS_OF_ERA + 1
    rounds = []
    for number in range(first, first + ROUNDS_OF_ERA):
        kind = "done" if number < now else "now" if number == now else None
        said = hidden(table.say("page-round", round=number))
        current = "step" if number == now else None
        rounds.append(tag("i", said, tag("span", str(number), aria_hidden="true"), class_=kind, aria_current=current))
    return tag("li", tag("b", ERAS[era]), *rounds, class_="now" if era == table.view["era"] else None)
