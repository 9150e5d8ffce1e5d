"""An event in a sign and a word or two, for the line that sums a turn up."""

from __future__ import annotations

from typing import Any, Final

from markupsafe import Markup, escape

from tablee.drawing.markup import join, tag
from tablee.engine.events import Event
from tablee.engine.messages import Speaker
from tablee.games.genesia.content.catalogue import Catalogue
from tablee.games.genesia.rules.geography import COLOURS, MAX_SEATS, regions
from tablee.games.genesia.web.card_faces import named_in_short
from tablee.games.genesia.web.icons import emblem, icon

# The sign of an event, and which of its values name a region or a card; coins and points are summed up besides.
SIGNS: Final[dict[str, tuple[str, str]]] = {
    "event-play": ("card", "card"),
    "event-copy": ("copy", "copied"),
    "event-mark": ("invention", "card"),
    "event-discard": ("discard", ""),
    "event-recruit": ("clans", "region"),
    "event-clans": ("clans", "region"),
    "event-move": ("arrow", "to"),
    "event-jump": ("jump", "to"),
    "event-retreat": ("arrow", "region"),
    "event-expel": ("home", "region"),
    "event-city": ("cities", "region"),
    "event-shield": ("shield", "region"),
    "event-war": ("war", ""),
    "event-peace": ("peace", ""),
    "event-assault": ("war", "to"),
    "event-cancelled": ("shield", "region"),
    "event-fight": ("losses", ""),
    "event-siege": ("siege", "region"),
    "event-occupy": ("regions", "region"),
    "event-position": ("order", ""),
    "event-progress": ("points", ""),
}
PLACES: Final = {place.id: place for place in regions(MAX_SEATS)}
# The icon of what `accounts` names, where it is called otherwise.
TOKENS: Final = {
    "cards": "card",
    "progress": "points",
    "propagation": "host",
    "conquest": "regions",
    "objective": "secret",
}


def brief(event: Event, speaker: Speaker) -> Markup:
    if event.key not in SIGNS:
        return Markup()
    sign, about = SIGNS[event.key]
    parts = [icon(sign), *_named(event, about, speaker), *_figures(event)]
    return tag("span", join(parts), title=speaker.event(event), class_="ga ga-brief")


def _named(event: Event, about: str, speaker: Speaker) -> list[Markup]:
    values: Any = event.values
    if not about:
        return []
    if about in ("card", "copied"):
        assert speaker.game is not None
        assert isinstance(speaker.game.content, Catalogue)
        return [tag("em", named_in_short(speaker, values[about]))]
    rival = [emblem(COLOURS[values["rival"]])] if event.key == "event-assault" else []
    return [*rival, tile(values[about])]


def tile(region: str) -> Markup:
    """A region by its value, in the colour of its kind; a Continent's by its sign as well."""
    place = PLACES[region]
    mark = emblem(COLOURS[place.slot]) if place.slot >= 0 else ""
    shown = str(place.value) if place.value else icon("home")
    return tag("b", shown, mark, class_=f"value v{place.value}")


def _figures(event: Event) -> list[Markup]:
    """Numbers that no account tells."""
    values: Any = event.values
    if event.key == "event-fight":
        return [
            emblem(COLOURS[values["seat"]]),
            escape(f"−{values['own']} "),
            emblem(COLOURS[values["rival"]]),
            escape(f"−{values['other']}"),
        ]
    if event.key == "event-position":
        return [escape(str(values["place"]))]
    if event.key == "event-progress":
        return [escape(f"+{values['points']}")]
    if event.key in ("event-move", "event-jump", "event-occupy") and values["count"] > 1:
        return [escape(f"×{values['count']}")]
    return []


def way(before: Event, after: Event) -> Event | None:
    """The Clans that went on from where they had come to, with all that they paid."""
    had: Any = before.values
    has: Any = after.values
    if {before.key, after.key} != {"event-move"} or (had["seat"], had["to"]) != (has["seat"], has["from"]):
        return None
    if had["count"] != has["count"]:
        return None
    return Event(after.key, {**has, "from": had["from"], "coins": had["coins"] + has["coins"]}, after.seats)


def token(thing: str) -> Markup:
    """The picture of a thing that seats have more or less of."""
    return tag("span", icon(TOKENS.get(thing, thing)), class_="ga sign")
