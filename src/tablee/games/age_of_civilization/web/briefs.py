"""An event in a sign and a word or two, for the line that sums a turn up, and the signs of what seats have."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup

from tablee.drawing.markup import NO_BREAK, tag
from tablee.engine.events import Event
from tablee.engine.messages import Speaker
from tablee.games.age_of_civilization.web.icons import event as event_icon
from tablee.games.age_of_civilization.web.icons import icon

# What `Game.accounts` counts and a turn is summed up by. Cards are named one by one instead.
TOKENS = {
    "points": "points",
    "coins": "coins",
    "hand": "workers",
    "military": "shield",
    "wards": "wards",
    "realms": "action-ramparts",
    "stations": "sign-flag",
}


class Brief(NamedTuple):
    """A sign, in which the event's values may stand, and the value whose name is written beside it."""

    sign: str
    named: str = ""
    message: str = ""  # says what a sign without a name stands for


BRIEFS = {
    "event-rise": Brief("rise", "civilization"),
    "event-annex": Brief("cards", "civilization"),
    "event-pass": Brief("sign-deny", message="action-pass"),
    "event-do": Brief("action-{action}", message="action-do"),
    "event-rest": Brief("sign-rest", message="action-rest"),
    "event-wonder": Brief("", "wonder"),
    "event-technology": Brief("technology-{technology}", "technology"),
    "event-buy": Brief("technology", "special_card"),
    "event-bonus": Brief("", "civilization"),
    "event-fund": Brief("", "wonder"),
    "event-trigger": Brief("turn_end", "source"),
    "event-station": Brief("sign-flag", "station"),
    "event-tribute": Brief("action-tribute"),
    "event-wonder-lost": Brief("sign-lost", "wonder"),
    "event-war": Brief("war", message="page-trouble"),
    "event-plague": Brief("plague", message="page-trouble"),
}
# Events that have a picture and a name of their own.
SPECIAL = {
    "event-drought": "drought",
    "event-black-death": "black_death",
    "event-black-death-immune": "black_death",
    "event-raid": "horde",
    "event-raid-held": "horde",
    "event-raid-tribute": "horde",
}


def brief(event: Event, speaker: Speaker) -> Markup:
    drawn = _drawn(event, speaker)
    return tag("span", drawn, class_="aoc aoc-brief") if drawn else drawn


def token(thing: str) -> Markup:
    drawn = icon(TOKENS.get(thing, ""))
    return tag("span", drawn, class_="aoc sign") if drawn else drawn


def _drawn(event: Event, speaker: Speaker) -> Markup:
    if event.key == "event-token":
        name = str(event.values["event"])
        return _with(event_icon(name), speaker.name("event", name))
    if event.key in SPECIAL:
        name = SPECIAL[event.key]
        return _with(event_icon(name), speaker.name("special_event", name))
    told = BRIEFS.get(event.key)
    if told is None:
        return Markup()
    sign = told.sign.format_map(event.values)
    if not told.named:
        values = {**event.values, "icon": sign}
        return icon(sign, speaker.say(told.message, values) if told.message else "")
    return _with(icon(sign), speaker.name(told.named, str(event.values[told.named])))


def _with(sign: Markup, name: str) -> Markup:
    return sign + (NO_BREAK if sign else "") + tag("em", name)
