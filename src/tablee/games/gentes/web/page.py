"""How Gentes looks on a page: HTML and SVG from a view, and what to touch for an action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from tablee.drawing.markup import Standing, tag
from tablee.engine.events import Event
from tablee.engine.game import Game
from tablee.engine.messages import Speaker
from tablee.games.gentes.content.catalogue import Catalogue
from tablee.games.gentes.web import (
    board_areas,
    buttons,
    card_market,
    enlarged,
    in_words,
    log_lines,
    own_mat,
    prompt,
    seat_panels,
    top_bar,
    world_map,
)
from tablee.games.gentes.web.icons import icon
from tablee.games.gentes.web.icons import sprite as sprite  # the server asks the page for it
from tablee.games.gentes.web.table import Table

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
    return tag("div", top_bar.heading(Table(view, speaker)), class_=f"{OWN} {OWN}-heading")


def progress(view: dict[str, Any], speaker: Speaker) -> str:
    return top_bar.progress(Table(view, speaker))


def board(view: dict[str, Any], speaker: Speaker, recent: Sequence[Event] = ()) -> Markup:
    """What lies in the middle of the table. The icons that all parts of the page use come with it."""
    table = Table(view, speaker, recent)
    left = tag("div", board_areas.homes(table), board_areas.chart(table), board_areas.bonus(table), class_="left")
    parts = [world_map.world(table), left, board_areas.actions(table), card_market.market(table)]
    return _root(sprite() + tag("div", tag("div", *parts, class_="ground"), class_="frame"))


def hand(view: dict[str, Any], speaker: Speaker) -> Markup:
    """The mat of whoever looks; for those who only watch, of whoever's turn it is."""
    return _root(own_mat.own(Table(view, speaker)))


def panels(view: dict[str, Any], speaker: Speaker) -> Markup:
    """The other players; alone, the ranks to reach."""
    return _root(seat_panels.panels(Table(view, speaker)))


def facts(view: dict[str, Any], speaker: Speaker) -> Markup:
    """For the prompt: what the looking seat has to decide with."""
    return prompt.facts(Table(view, speaker))


def standing(view: dict[str, Any], speaker: Speaker) -> list[Standing]:
    """All seats in short."""
    return seat_panels.standing(Table(view, speaker))


def choice(view: dict[str, Any], speaker: Speaker, action: int) -> Markup:
    """The inside of the button for an action."""
    return buttons.choice(Table(view, speaker), action)


def line(event: Event, speaker: Speaker) -> Markup:
    """An event as a line of the log."""
    return log_lines.line(event, speaker)


def card(game: Game, name: str, speaker: Speaker) -> Markup | None:
    """What an element names by `data-card`, enlarged."""
    assert isinstance(game.content, Catalogue)
    return enlarged.card(game.content, name, speaker)


def text(view: dict[str, Any], speaker: Speaker, recent: Sequence[Event] = ()) -> str:
    """The same position in plain lines."""
    return "\n".join(in_words.lines(Table(view, speaker, recent)))


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
