"""An event as a line of the log: whose it is, what it is about, its sentence."""

from __future__ import annotations

from markupsafe import Markup

from tablee.engine.events import Event
from tablee.engine.messages import Speaker
from tablee.games.gentes.catalogue import Catalogue
from tablee.games.gentes.draw_areas import emblem
from tablee.games.gentes.draw_html import tag
from tablee.games.gentes.draw_icons import ICONS, icon

# Values of an event whose text names an icon, the closest first.
ABOUT = ("action", "citizen", "type", "cube_kind", "kind", "symbol", "synergy")
# What an event has where a value of this name says how many.
COUNTED = {"vp": "vp", "points": "vp", "coins": "coins", "hourglasses": "hourglass"}
OPENING = ("event-round", "event-era")


def line(event: Event, speaker: Speaker) -> Markup:
    seat = event.values.get("seat")
    whose = emblem(int(seat)) if isinstance(seat, int) and seat >= 0 else ""
    kind = "gt gt-line opening" if event.key in OPENING else "gt gt-line"
    return tag("span", whose, _about(event, speaker), tag("span", speaker.event(event)), class_=kind)


def _about(event: Event, speaker: Speaker) -> Markup:
    values = event.values
    tile = values.get("tile", values.get("action_tile"))
    content = speaker.game.content if speaker.game else None
    if tile is not None and isinstance(content, Catalogue):
        return icon(next((each.action for each in content.action_tile if each.id == tile), ""))
    for name in ABOUT:
        word = str(values.get(name, ""))
        for found in (word, f"cube-{word}") if name in ("kind", "cube_kind") else (word,):
            if found in ICONS and not (name in ("kind", "cube_kind") and found == word):
                return icon(found)
    if "card" in values:
        return icon("card")
    if {"space", "city", "home_space", "region"} & set(values):
        return icon("city")
    return next((icon(sign) for name, sign in COUNTED.items() if name in values), Markup())
