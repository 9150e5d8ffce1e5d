"""An event in a sign and a word or two, for the line that sums a turn up, and the signs of what seats have."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from tablee.engine.events import Event
from tablee.engine.messages import Speaker
from tablee.games.genesis.web import art
from tablee.games.genesis.web.art import TERRAINS, fill, unseen

LAID: Final = ("event-put", "event-neutral-put")
# Points alone sum a turn up: the tile that was laid is named already.
POINTS: Final = '<span class="genesis genesis-brief"><b>★</b></span>'
WHOLE: Final = '<span class="genesis genesis-brief">{}</span>'


def brief(event: Event, speaker: Speaker) -> Markup:
    """A tile by its terrain and square, a species by its mark, and that somebody stopped."""
    values = event.values
    if event.key in LAID and values["colour"] in TERRAINS:
        terrain = str(values["colour"])
        named = unseen(speaker.name("colour", terrain))
        return fill(WHOLE, fill('{}{}<b class="coordinate">{}</b>', art.chip(terrain), named, values["square"]))
    if event.key == "event-species":
        species = str(values["species"])
        return fill(WHOLE, fill("{}<em>{}</em>", art.mark(species), speaker.name("species", species)))
    if event.key == "event-stop":
        return fill(WHOLE, art.icon("stop") + unseen(speaker.say("drawn-stop")))
    return Markup()


def token(thing: str) -> Markup:
    return Markup(POINTS) if thing == "points" else Markup()
