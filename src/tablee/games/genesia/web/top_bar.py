"""The line at the top of the table: the Ages, the phases of the present one, and the turn order."""

from __future__ import annotations

from markupsafe import Markup

from tablee.drawing.markup import hidden, tag
from tablee.drawing.table import only
from tablee.games.genesia.rules.geography import COLOURS
from tablee.games.genesia.web.icons import emblem, icon
from tablee.games.genesia.web.table import AGES, PHASES, Table


def progress(table: Table) -> str:
    return table.say("page-age", age=AGES[table.view["age"]])


def heading(table: Table) -> Markup:
    done = [only(seat, "done") for seat in table.view["seats"]]
    course = only(table.view, "over", "players", "age", "phase", "round", "order", "active", seats=done)
    return table.part(course, _heading)


def _heading(table: Table) -> Markup:
    if table.view["over"]:
        return tag("span", table.say("page-over"), class_="phase")
    return _ages(table) + _phases(table) + _order(table)


def _ages(table: Table) -> Markup:
    now = table.view["age"]
    items = []
    for age in (1, 2, 3):
        kind = "past" if age < now else "now" if age == now else None
        body = [hidden(table.say("page-age", age=AGES[age])), tag("span", AGES[age], aria_hidden="true")]
        items.append(tag("li", *body, class_=kind, aria_current="true" if age == now else None))
    return tag("ol", *items, class_="ages", aria_label=table.say("page-ages"))


def _phases(table: Table) -> Markup:
    now = table.view["phase"]
    # alone there is neither draft nor Attack phase (GA-140)
    phases = [phase for phase in PHASES if not table.alone or phase not in ("draft", "attack")]
    if now == "objectives":
        phases = ["objectives", *phases]
    items = []
    for place, phase in enumerate(phases):
        past = now in phases and place < phases.index(now)
        kind = "past" if past else "now" if phase == now else None
        sign = icon("check" if past else phase)
        name = tag("span", _said(table, phase))
        current = "step" if phase == now else None
        items.append(tag("li", sign, name, class_=kind, aria_current=current, title=_said(table, phase)))
    return tag("ol", *items, class_="steps", aria_label=table.say("page-phases"))


def _said(table: Table, phase: str) -> str:
    name = table.say("page-phase", phase=phase)
    if phase == "attack" and table.view["phase"] == "attack" and table.view["round"]:
        return f"{name} · {table.say('page-round', n=table.view['round'])}"
    return name


def _order(table: Table) -> Markup:
    """Who acts after whom; who is done with the phase is ticked."""
    items = []
    for place, seat in enumerate(table.order(), start=1):
        done = table.seat(seat)["done"]
        kind = "now" if seat == table.view["active"] else "done" if done else None
        said = table.say("page-order-place", place=place, who=table.who(seat), done="yes" if done else "no")
        items.append(tag("li", emblem(COLOURS[seat]), hidden(said), class_=kind, title=said))
    label = table.say("page-order")
    return tag("div", tag("span", label, aria_hidden="true"), tag("ol", *items, aria_label=label), class_="order")
