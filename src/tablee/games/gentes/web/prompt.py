"""What the looking seat decides by, in one line: coins, free spaces, cubes, and what the present action allows."""

from __future__ import annotations

from markupsafe import Markup

from tablee.drawing.markup import hidden, tag
from tablee.games.gentes.web.card_icons import amount
from tablee.games.gentes.web.icons import icon
from tablee.games.gentes.web.table import Table


def facts(table: Table) -> Markup:
    """Nothing for those who only watch, after the game, and before it has begun."""
    view = table.view
    if view["seat"] is None or view["over"] or view["phase"] in ("draft", "citizens"):
        return Markup()
    seats = table.only_seat(table.own, "coins", "temple", "oracle", "free")
    means = table.part({"seat": view["seat"], "seats": seats}, _means)
    return tag("span", means, _action(table), _how(table), class_="gt gt-facts")


def _means(table: Table) -> Markup:
    seat = table.own_seat()
    held = (("coins", seat["coins"]), ("cube-temple", seat["temple"]), ("cube-oracle", seat["oracle"]))
    drawn = [amount(table.speaker, number, what) for what, number in held]
    free = tag(
        "span",
        icon("hourglass"),
        tag("b", str(seat["free"])),
        " ",
        table.say("page-free-word", n=seat["free"]),
        class_="nb",
    )
    said = table.say("page-facts", coins=seat["coins"], free=seat["free"], temple=seat["temple"], oracle=seat["oracle"])
    shown = tag("span", free, *drawn, aria_hidden="true")
    return shown + hidden(said)


def _how(table: Table) -> Markup:
    """How to answer where the pieces on the mat are the buttons."""
    return (
        tag("span", table.say("page-how-swap"), class_="how") if table.asked() in ("swap", "swap_again") else Markup()
    )


def _action(table: Table) -> Markup:
    """The action under way: its power, and how much is still to be taken."""
    turn = table.view["turn"]
    action = turn["action"]
    if not action or table.view["active"] != table.view["seat"] or turn["closing"]:
        return Markup()
    words = [table.name("action", action)]
    if action in ("philosopher", "scribe") and turn["power"]:
        words.append(table.say("page-power", n=turn["power"]))
    if turn["left"]:
        words.append(table.say("page-left", n=turn["left"]))
    return tag("span", icon(action), " ", " · ".join(words), class_="under-way")
