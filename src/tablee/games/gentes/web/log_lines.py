"""An event as a line of the log: whose it is, what it is about, its sentence."""

from __future__ import annotations

from markupsafe import Markup

from tablee.drawing.markup import tag
from tablee.engine.events import Event
from tablee.engine.messages import Speaker
from tablee.games.gentes.content.catalogue import Catalogue
from tablee.games.gentes.web.board_areas import emblem
from tablee.games.gentes.web.icons import icon

# What an event is about, where no value of it says so more closely.
ABOUT = {
    "event-tax": "tax",
    "event-leader": "leader",
    "event-first": "leader",
    "event-build": "city",
    "event-move": "city",
    "event-home-action": "home",
    "event-use-home": "home",
    "event-activate": "region",
    "event-activate-city": "region",
    "event-decline": "decline",
    "event-card-income": "decline",
    "event-unlock": "lock",
    "event-hourglasses": "hourglass",
    "event-clear": "hourglass",
    "event-cleared": "hourglass",
    "event-pass": "hourglass",
    "event-swap-cube": "swap",
    "event-discount": "coins",
    "event-excess": "hourglass",
    "event-swap": "swap",
    "event-trio": "people",
    "event-citizens": "people",
    "event-assigned": "people",
    "event-bonus": "vp",
    "event-points": "vp",
    "event-final-gain": "vp",
    "event-final-loss": "vp",
    "event-over": "vp",
    "event-coins": "coins",
    "event-lose-coins": "coins",
    "event-play": "chronicler",
    "event-place": "chronicler",
}
OPENING = ("event-round", "event-era")


def line(event: Event, speaker: Speaker) -> Markup:
    seat = event.values.get("seat")
    whose = emblem(int(seat)) if isinstance(seat, int) and seat >= 0 and event.key not in OPENING else ""
    kind = "gt gt-line opening" if event.key in OPENING else "gt gt-line"
    return tag("span", whose, icon(_about(event, speaker)), tag("span", speaker.event(event)), class_=kind)


def _about(event: Event, speaker: Speaker) -> str:
    """The name of an icon."""
    values = event.values
    content = speaker.game.content if speaker.game else None
    if "tile" in values and isinstance(content, Catalogue):
        return next((tile.action for tile in content.action_tile if tile.id == values["tile"]), "")
    if "cube" in values:
        return f"cube-{values['cube']}"
    for name in ("citizen", "synergy"):
        if name in values:
            return str(values[name])
    return ABOUT.get(event.key, "card" if "card" in values else "")
