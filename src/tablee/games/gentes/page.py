"""How Gentes looks on a page: HTML and SVG from a view, and what to touch for an action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from tablee.engine.events import Event
from tablee.engine.game import Game
from tablee.engine.markup import Standing, tag
from tablee.engine.messages import Speaker
from tablee.games.gentes import (
    draw_areas,
    draw_choice,
    draw_enlarged,
    draw_facts,
    draw_heading,
    draw_lines,
    draw_log,
    draw_map,
    draw_market,
    draw_own,
    draw_seats,
)
from tablee.games.gentes.catalogue import Catalogue
from tablee.games.gentes.draw_icons import icon
from tablee.games.gentes.draw_icons import sprite as sprite  # the server asks the page for it
from tablee.games.gentes.draw_table import Table

OWN = "gt"  # around each part, so that its look reaches nothing else on the page
# What a single parameter is touched as; actions that are not here are words: whoever asks draws them as buttons.
TOUCHED = {
    "tile": "tile",
    "tax": "tax",
    "card_action": "played",
    "exchange": "played",
    "use_card": "played",
    "home_action": "space",
    "use_home": "space",
    "lift": "space",
    "place": "space",
    "city": "space",
    "region": "region",
    "train": "type",
    "take_slot": "slot",
    "take_discard": "card",
    "play": "card",
    "draft": "card",
    "final_play": "card",
    "gain_type": "grow",
    "assign": "grow",
    "lose_type": "citizen",
    "cube_kind": "cube",
}


def sign(name: str) -> Markup:
    """One of the icons, inside a line of the rules."""
    drawn = icon(name)
    return tag("span", drawn, class_=f"{OWN} sign") if drawn else drawn


def heading(view: dict[str, Any], speaker: Speaker) -> Markup:
    """For the top bar: the rounds, the eras, the phase."""
    return tag("div", draw_heading.heading(Table(view, speaker)), class_=f"{OWN} {OWN}-heading")


def progress(view: dict[str, Any], speaker: Speaker) -> str:
    return draw_heading.progress(Table(view, speaker))


def board(view: dict[str, Any], speaker: Speaker, recent: Sequence[Event] = ()) -> Markup:
    """What lies in the middle of the table. The icons that all parts of the page use come with it."""
    table = Table(view, speaker, recent)
    left = tag("div", draw_areas.homes(table), draw_areas.chart(table), draw_areas.bonus(table), class_="left")
    parts = [draw_map.world(table), left, draw_areas.actions(table), draw_market.market(table)]
    return _root(sprite() + tag("div", tag("div", *parts, class_="ground"), class_="frame"))


def hand(view: dict[str, Any], speaker: Speaker) -> Markup:
    """The mat of whoever looks; for those who only watch, of whoever's turn it is."""
    return _root(draw_own.own(Table(view, speaker)))


def panels(view: dict[str, Any], speaker: Speaker) -> Markup:
    """The other players; alone, the ranks to reach."""
    return _root(draw_seats.panels(Table(view, speaker)))


def facts(view: dict[str, Any], speaker: Speaker) -> Markup:
    """For the prompt: what the looking seat has to decide with."""
    return draw_facts.facts(Table(view, speaker))


def standing(view: dict[str, Any], speaker: Speaker) -> list[Standing]:
    """All seats in short."""
    return draw_seats.standing(Table(view, speaker))


def choice(view: dict[str, Any], speaker: Speaker, action: int) -> Markup:
    """The inside of the button for an action."""
    return draw_choice.choice(Table(view, speaker), action)


def line(event: Event, speaker: Speaker) -> Markup:
    """An event as a line of the log."""
    return draw_log.line(event, speaker)


def card(game: Game, name: str, speaker: Speaker) -> Markup | None:
    """What an element names by `data-card`, enlarged."""
    assert isinstance(game.content, Catalogue)
    return draw_enlarged.card(game.content, name, speaker)


def text(view: dict[str, Any], speaker: Speaker, recent: Sequence[Event] = ()) -> str:
    """The same position in plain lines."""
    return "\n".join(draw_lines.lines(Table(view, speaker, recent)))


def touches(game: Game, action: int) -> tuple[str, ...]:
    """The pieces to touch, in order, to play an action."""
    name, _ = game.actions.decode(action)
    values = [str(value) for value in game.actions.values(action).values()]
    if name == "extra_swap":
        return ("cube-temple",)
    if name == "extra_trio":
        return "cube-trio", f"grow-{values[1]}", f"mix-{values[0]}"
    if name == "swap":
        return f"citizen-{values[0]}", f"grow-{values[1]}"
    if name in TOUCHED:
        return (f"{TOUCHED[name]}-{values[0]}",)
    return ("_".join([name, *values]),)


def _root(drawn: Markup) -> Markup:
    return tag("div", drawn, class_=f"{OWN} {OWN}-part")
