"""How Genesia looks on a page: HTML and SVG from a view, and what to touch for an action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from tablee.drawing.markup import Standing, tag
from tablee.drawing.plans import Plan
from tablee.engine.events import Event
from tablee.engine.game import Game
from tablee.engine.messages import Speaker
from tablee.engine.state import State
from tablee.games.genesia.content.catalogue import Catalogue
from tablee.games.genesia.rules.flow import Genesia
from tablee.games.genesia.web import (
    buttons,
    deck_drawer,
    enlarged,
    hand_area,
    in_words,
    journey_plan,
    log_lines,
    prompt,
    score_drawer,
    seat_panels,
    top_bar,
    world_map,
)
from tablee.games.genesia.web.icons import icon
from tablee.games.genesia.web.icons import sprite as sprite  # the server asks the page for it
from tablee.games.genesia.web.table import Table

OWN = "ga"  # around each part, so that its look reaches nothing else on the page
# What the parameter of an action is touched as; actions that are not here are words: the prompt offers them as buttons.
TOUCHED = {
    "keep_objective": "objective",
    "pick": "card",
    "play": "card",
    "choose_card": "card",
    "recruit": "region",
    "lift": "region",
    "assault_from": "region",
    "assault_at": "region",
    "city_site": "region",
    "choose_region": "region",
    "choose_seat": "seat",
    "position": "position",
}
EARLY = ("objectives", "draft")  # while the cards matter more than the map
ORDERED = ("move",)  # from where, then to where
LAST = ("discard", "done")  # what is given up comes after what may be done
# A discard is said with a word besides the card, as the same card could be played.
DISCARD = "discard"


def sign(name: str) -> Markup:
    """One of the icons, inside a line of the rules."""
    drawn = icon(name)
    return tag("span", drawn, class_=f"{OWN} sign") if drawn else drawn


def heading(view: dict[str, Any], speaker: Speaker) -> Markup:
    """For the top bar: the Ages, the phases, the turn order."""
    return tag("div", top_bar.heading(Table(view, speaker)), class_=f"{OWN} {OWN}-heading")


def progress(view: dict[str, Any], speaker: Speaker) -> str:
    return top_bar.progress(Table(view, speaker))


def board(view: dict[str, Any], speaker: Speaker, recent: Sequence[Event] = ()) -> Markup:
    """The world. The icons that all parts of the page use come with it."""
    table = Table(view, speaker, recent)
    drawers = tag("div", score_drawer.sheet(table), deck_drawer.decks(table), class_="drawers")
    early = " early" if view["phase"] in EARLY else ""
    return _root(sprite() + tag("div", world_map.world(table), drawers, class_=f"ocean{early}"), "board")


def hand(view: dict[str, Any], speaker: Speaker) -> Markup:
    """The cards of whoever looks; for those who only watch, of whoever's turn it is."""
    return _root(hand_area.hand(Table(view, speaker)), "hand")


def panels(view: dict[str, Any], speaker: Speaker) -> Markup:
    """The players."""
    return _root(seat_panels.panels(Table(view, speaker)), "panels")


def facts(view: dict[str, Any], speaker: Speaker) -> Markup:
    """For the prompt: what the looking seat has to decide with."""
    return prompt.facts(Table(view, speaker))


def standing(view: dict[str, Any], speaker: Speaker) -> list[Standing]:
    """All seats in short."""
    return seat_panels.standing(Table(view, speaker))


def choice(view: dict[str, Any], speaker: Speaker, action: int) -> Markup:
    """The inside of the button for an action."""
    return buttons.choice(Table(view, speaker), action)


def note(view: dict[str, Any], speaker: Speaker, action: int) -> str:
    """What a step costs, to be written where it leads."""
    return buttons.price(Table(view, speaker), action)


def plans(state: State, seat: int, speaker: Speaker) -> list[Plan]:
    """Journeys of several steps, each offered as one."""
    assert isinstance(state, Genesia)
    return journey_plan.plans(state, seat, Table(state.view(seat), speaker))


def plan(state: State, seat: int, speaker: Speaker, actions: Sequence[int]) -> Markup:
    """The inside of the button for a journey."""
    assert isinstance(state, Genesia)
    return journey_plan.plan(state, seat, Table(state.view(seat), speaker), actions)


def variants(state: State, seat: int, speaker: Speaker, actions: Sequence[int]) -> list[Plan]:
    """The same steps for other numbers of Clans."""
    assert isinstance(state, Genesia)
    return journey_plan.variants(state, seat, Table(state.view(seat), speaker), actions)


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
    if name == "move":
        start, _, end = values[0].partition(":")
        return f"region-{start}", f"region-{end}"
    if name == DISCARD:
        return f"card-{values[0]}", DISCARD
    if name in TOUCHED:
        return (f"{TOUCHED[name]}-{values[0]}",)
    return ("_".join([name, *values]),)


def _root(drawn: Markup, part: str) -> Markup:
    return tag("div", drawn, class_=f"{OWN} {OWN}-part {OWN}-{part}")
