"""Cards, objectives, regions and seats enlarged: picture, values, full text, and where the facts come from."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from tablee.drawing.markup import tag
from tablee.engine.messages import Speaker
from tablee.games.genesia.content.catalogue import Card, Catalogue, Objective
from tablee.games.genesia.rules.geography import COLOURS, MAX_SEATS, Region, regions
from tablee.games.genesia.text import card_text
from tablee.games.genesia.web import art
from tablee.games.genesia.web.icons import emblem, icon
from tablee.games.genesia.web.table import AGES


def card(content: Catalogue, name: str, speaker: Speaker) -> Markup | None:
    """What `data-card` names, as "card-wheel" or "region-red-3-2"; None if nothing."""
    kind, _, entry = name.partition("-")
    drawn = _Enlarged(speaker)
    if kind == "card":
        return next((drawn.card(found) for found in content.card if found.id == entry), None)
    if kind == "objective":
        return next((drawn.objective(found) for found in content.objective if found.id == entry), None)
    if kind == "region":
        return next((drawn.region(found) for found in regions(MAX_SEATS) if found.id == entry), None)
    if name == "discard":
        return drawn.bin()
    if kind == "seat" and entry in COLOURS:
        return drawn.seat(entry)
    if kind == "position" and entry.isdigit() and 1 <= int(entry) <= MAX_SEATS:
        return drawn.position(int(entry))
    return None


class _Enlarged:
    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker

    def say(self, key: str, **values: Any) -> str:
        return self.speaker.say(key, values)

    def card(self, found: Card) -> Markup:
        cost = tag("span", icon("coins"), tag("b", str(found.cost)), class_="cost")
        points = tag("span", icon("points"), tag("b", str(found.progress)), class_="pp") if found.invention else ""
        picture = tag("div", art.picture(found.id), cost, points, class_="pic")
        lot = tag("i", self.speaker.name("lot", found.lot), class_=f"lot lot-{found.lot}")
        kind = tag("small", self.say("page-card-of", age=AGES[found.age], number=found.number), " ", lot)
        phases = [tag("li", icon(phase), self.say("page-phase", phase=phase)) for phase in found.icons]
        parts = [picture, self.title(found), kind, tag("ul", *phases, class_="asks")]
        parts.append(tag("p", card_text.card(found, self.speaker), class_="does"))
        if found.invention:
            times = 4 - found.age
            parts.append(
                tag(
                    "p",
                    icon("invention"),
                    " ",
                    self.say("page-invention-rule", n=found.progress, times=times),
                    class_="quiet",
                )
            )
        parts.append(tag("p", self.say("page-kind-rule", kind=found.kind), class_="quiet"))
        return self.made(found.lot, parts, found.origin)

    def objective(self, found: Objective) -> Markup:
        lot = tag("i", self.speaker.name("lot", found.lot), class_=f"lot lot-{found.lot}")
        parts = [
            tag("div", art.picture(found.id), class_="pic"),
            self.title(found),
            tag("small", icon("secret"), " ", self.say("page-objective"), " ", lot),
            tag("p", card_text.ability(found.effects, self.speaker), class_="does"),
            tag("p", self.say("page-cap", n=found.cap)),
            tag("p", self.say("page-objective-rule"), class_="quiet"),
        ]
        return self.made(found.lot, parts, found.origin)

    def region(self, found: Region) -> Markup:
        name = self.speaker.name("region", found.id)
        value = tag("b", str(found.value), class_=f"value v{found.value}") if found.value else icon("home")
        parts = [
            tag("header", value, tag("h3", name)),
            tag("p", self.say("page-region-rule", kind=found.kind, value=found.value), class_="does"),
            tag("p", self.say("page-region-more", kind=found.kind), class_="quiet"),
        ]
        return self.made("none", parts, "house")

    def seat(self, colour: str) -> Markup:
        name = self.speaker.name("colour", colour)
        parts = [tag("header", emblem(colour), tag("h3", name)), tag("p", self.say("page-seat-rule"), class_="does")]
        return self.made("none", parts, "rulebook")

    def bin(self) -> Markup:
        head = tag("header", icon("discard"), tag("h3", self.say("page-bin-short")))
        return self.made("none", [head, tag("p", self.say("page-bin-rule"), class_="does")], "rulebook")

    def position(self, place: int) -> Markup:
        head = tag("header", icon("order"), tag("h3", self.say("page-position", n=place)))
        return self.made("none", [head, tag("p", self.say("page-position-rule"), class_="does")], "rulebook")

    def title(self, found: Card | Objective) -> Markup:
        return tag("h3", found.name[self.speaker.language])

    def made(self, lot: str, parts: list[Markup], origin: str) -> Markup:
        footer = tag("footer", self.say("page-origin", origin=origin))
        return tag("article", *parts, footer, class_=f"ga ga-enlarged lot-{lot}")
