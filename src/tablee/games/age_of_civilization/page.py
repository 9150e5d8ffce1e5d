"""How Age of Civilization looks on a page: HTML and SVG from a view, and what to touch for an action."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from tablee.engine.game import Game
from tablee.engine.messages import Speaker
from tablee.games.age_of_civilization import draw_lines, draw_own, draw_seats, draw_track
from tablee.games.age_of_civilization.draw_cards import civilization, special, wonder
from tablee.games.age_of_civilization.draw_html import tag
from tablee.games.age_of_civilization.draw_icons import sprite
from tablee.games.age_of_civilization.draw_scenario import scenario
from tablee.games.age_of_civilization.draw_table import Table

OWN = "aoc"  # around each part, so that its look reaches nothing else on the page
# Words rather than things: whoever asks draws them as buttons.
WORDS = ("as-main", "as-annexed", "nothing", "pass", "rest", "end", "follow", "skip", "finish")


def board(view: dict[str, Any], speaker: Speaker) -> Markup:
    """What lies in the middle of the table. The icons that all parts of the page use come with it."""
    table = Table(view, speaker)
    parts = [
        sprite(),
        draw_track.track(table),
        scenario(table),
        tag("div", _market(table), _wonders(table), class_="markets"),
        _specials(table),
        draw_track.score(table),
    ]
    return _root(tag("div", *parts, class_="board"))


def hand(view: dict[str, Any], speaker: Speaker) -> Markup:
    """The area of whoever looks, or of whoever's turn it is."""
    return _root(draw_own.own(Table(view, speaker)))


def panels(view: dict[str, Any], speaker: Speaker) -> Markup:
    """The other players, or what stands against a single one."""
    return _root(draw_seats.panels(Table(view, speaker)))


def text(view: dict[str, Any], speaker: Speaker) -> str:
    """The same position in plain lines."""
    return "\n".join(draw_lines.lines(Table(view, speaker)))


def touches(game: Game, action: int) -> tuple[str, ...]:
    """The pieces to touch, in order, to play an action."""
    name, _ = game.actions.decode(action)
    values = game.actions.values(action)
    if name in ("pass", "rest", "end", "follow", "skip", "finish"):
        return (name,)
    aim = str(next(iter(values.values())))
    if name in ("rise", "annex"):
        return f"civilization-{aim}", "as-main" if name == "rise" else "as-annexed"
    if name in ("research", "patronage"):
        return f"action-{name}", "nothing" if aim == "none" else f"technology-{aim}"
    if name in ("build", "quarry"):
        return "action-wonder" if name == "build" else "action-quarry", "nothing" if aim == "none" else f"wonder-{aim}"
    kinds = {
        "draft": "civilization",
        "bonus": "civilization",
        "do": "action",
        "buy": "special",
        "take": "technology",
        "gain": "wonder",
        "trigger": "ability",
    }
    return (f"{kinds[name]}-{aim}",)


def _root(drawn: Markup) -> Markup:
    return tag("div", drawn, class_=OWN)


def _market(table: Table) -> Markup:
    cards = [civilization(table, card["civilization"], card["coins"]) for card in table.view["market"]]
    given = table.view["given"]
    if given is not None and all(card["civilization"] != given for card in table.view["market"]):
        cards.insert(0, civilization(table, given))
    deck = table.say("page-deck", cards=table.view["deck"]) if table.view["deck"] else ""
    heading = tag("h3", table.say("board-market"), tag("small", deck))
    return tag("section", heading, tag("div", *cards, class_="row"), class_="market") if cards else Markup()


def _wonders(table: Table) -> Markup:
    cards = [wonder(table, card["wonder"], card["coins"]) for card in table.view["wonders"]]
    heading = tag("h3", table.say("board-wonders"))
    return tag("section", heading, tag("div", *cards, class_="row"), class_="wonder-market") if cards else Markup()


def _specials(table: Table) -> Markup:
    cards = [special(table, name) for name in table.view["specials"]]
    heading = tag("h3", table.say("board-specials"))
    return tag("section", heading, tag("div", *cards, class_="row"), class_="specials") if cards else Markup()
