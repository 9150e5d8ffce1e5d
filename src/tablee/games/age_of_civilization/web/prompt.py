"""What the looking seat decides by, in one line: its workers in hand and its coins."""

from __future__ import annotations

from markupsafe import Markup

from tablee.drawing.markup import NO_BREAK, hidden, tag
from tablee.games.age_of_civilization.web.icons import icon
from tablee.games.age_of_civilization.web.table import Table


def facts(table: Table) -> Markup:
    """Nothing for those who only watch, after the game, and while a draft has given nobody anything yet."""
    view = table.view
    if view["seat"] is None or view["over"] or table.own_seat().get("pack"):
        return Markup()
    return table.part(table.only_own("hand", "coins"), _facts)


def _facts(table: Table) -> Markup:
    workers, coins = int(table.own_seat()["hand"]), int(table.own_seat()["coins"])
    shown = tag("span", _number(workers, "workers"), _number(coins, "coins"), aria_hidden="true")
    return tag("span", shown, hidden(table.say("page-facts", workers=workers, coins=coins)), class_="aoc aoc-facts")


def _number(number: int, resource: str) -> Markup:
    return tag("span", icon(resource), NO_BREAK, tag("b", str(number)), class_="nb")
