"""An event as a line of the log: its sentence, with the icons we have for what it is about."""

from __future__ import annotations

from markupsafe import Markup

from tablee.drawing.markup import tag
from tablee.engine.events import Event
from tablee.engine.messages import Speaker
from tablee.games.age_of_civilization.web.icon_text import rich
from tablee.games.age_of_civilization.web.icons import event as event_icon
from tablee.games.age_of_civilization.web.icons import icon
from tablee.games.age_of_civilization.web.seat_panels import emblem, seat_class

# The icon of what happened; a value of the event may name a closer one.
ICONS = {
    "event-rise": "rise",
    "event-annex": "cards",
    "event-market": "cards",
    "event-draft": "cards",
    "event-draft-own": "cards",
    "event-wonder": "action-wonder",
    "event-fund": "action-wonder",
    "event-wonder-lost": "action-wonder",
    "event-buy": "technology",
    "event-bonus": "coins",
    "event-war": "war",
    "event-bandits": "war",
    "event-plague": "plague",
    "event-black-death": "plague",
    "event-black-death-immune": "plague",
    "event-return": "workers",
    "event-given": "cards",
    "event-pack": "cards",
    "event-wonders": "action-wonder",
    "event-specials": "technology",
    "event-market-coins": "coins",
    "event-sacrifice": "sign-lost",
    "event-ward": "wards",
    "event-drought": "event-drought",
    "event-station": "sign-flag",
    "event-raid": "event-horde",
    "event-raid-held": "event-horde",
    "event-raid-tribute": "event-horde",
    "event-tribute": "action-tribute",
    "event-trigger": "turn_end",
    "event-over": "points",
}


def line(event: Event, speaker: Speaker) -> Markup:
    seat = event.values.get("seat")
    whose = emblem(int(seat)) if isinstance(seat, int) else ""
    kind = f"aoc aoc-line {seat_class(int(seat))}" if isinstance(seat, int) else "aoc aoc-line"
    if event.key == "event-round":
        kind += " opening"
    return tag("span", whose, _about(event), tag("span", rich(speaker.event(event), speaker)), class_=kind)


def _about(event: Event) -> Markup:
    values = event.values
    if "action" in values:
        return icon(f"action-{values['action']}")
    if event.key == "event-technology":
        return icon(f"technology-{values['technology']}")
    if event.key == "event-token":
        return event_icon(str(values["event"]))
    return icon(ICONS.get(event.key, ""))
