"""An event as a line of the log: whose it is, what it is about, its sentence."""

from __future__ import annotations

from markupsafe import Markup

from tablee.drawing.markup import tag
from tablee.engine.events import Event
from tablee.engine.messages import Speaker
from tablee.games.genesia.rules.geography import COLOURS
from tablee.games.genesia.web.icons import ICONS, emblem, icon

# What an event is about, by the words of its key; the first that fits.
ABOUT = (
    ("stance", "hidden"),
    ("toll", "toll"),
    ("recruit", "clans"),
    ("discard", "discard"),
    ("copy", "copy"),
    ("mark", "invention"),
    ("siege", "siege"),
    ("assault", "war"),
    ("attack", "war"),
    ("loss", "losses"),
    ("occup", "regions"),
    ("conquer", "regions"),
    ("shield", "shield"),
    ("jump", "jump"),
    ("expel", "home"),
    ("move", "moves"),
    ("step", "moves"),
    ("cross", "toll"),
    ("city", "cities"),
    ("cities", "cities"),
    ("clan", "clans"),
    ("coin", "coins"),
    ("income", "coins"),
    ("point", "points"),
    ("progress", "points"),
    ("objective", "objectives"),
    ("order", "order"),
    ("position", "order"),
    ("first", "order"),
    ("pick", "draft"),
    ("deal", "draft"),
    ("play", "card"),
    ("over", "points"),
    ("end", "end"),
)
OPENING = ("event-age", "event-phase", "event-round")


def line(event: Event, speaker: Speaker) -> Markup:
    seat = event.values.get("seat")
    opening = event.key in OPENING
    whose = emblem(COLOURS[seat]) if isinstance(seat, int) and 0 <= seat < len(COLOURS) and not opening else ""
    kind = "ga ga-line opening" if opening else "ga ga-line"
    return tag("span", whose, icon(_about(event)), tag("span", speaker.event(event)), class_=kind)


def _about(event: Event) -> str:
    """The name of an icon."""
    for name in ("stance", "phase"):
        value = str(event.values.get(name, ""))
        if value in ICONS.shapes:
            return value
    return next((sign for word, sign in ABOUT if word in event.key), "card" if "card" in event.values else "")
