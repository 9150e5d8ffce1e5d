"""Cards, objectives, regions and seats enlarged: picture, values, full text, and of every line where it comes from."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from tablee.drawing import origin_marks
from tablee.drawing.markup import join, tag
from tablee.engine.messages import Speaker
from tablee.engine.origins import HOUSE, RULEBOOK, Origins
from tablee.games.genesia.content.catalogue import Card, Catalogue, Objective
from tablee.games.genesia.rules.geography import COLOURS, MAX_SEATS, Region, regions
from tablee.games.genesia.text import card_text
from tablee.games.genesia.web import art
from tablee.games.genesia.web.icons import emblem, icon
from tablee.games.genesia.web.table import AGES


def card(content: Catalogue, origins: Origins, name: str, speaker: Speaker) -> Markup | None:
    """What `data-card` names, as "card-wheel" or "region-red-3-2"; None if nothing."""
    kind, _, entry = name.partition("-")
    drawn = _Enlarged(origins, speaker)
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
    def __init__(self, origins: Origins, speaker: Speaker) -> None:
        self.origins = origins
        self.speaker = speaker
        self.used: set[str] = set()  # of the lines so far, for the legend

    def say(self, key: str, **values: Any) -> str:
        return self.speaker.say(key, values)

    def card(self, found: Card) -> Markup:
        facts = _Facts(self.origins, "card", found.id)
        cost = tag("span", icon("coins"), tag("b", str(found.cost)), class_="cost")
        points = tag("span", icon("points"), tag("b", str(found.progress)), class_="pp") if found.invention else ""
        lot = tag("i", self.speaker.name("lot", found.lot), class_=f"lot lot-{found.lot}")
        number = self.say("page-card-of", age=AGES[found.age], number=found.number)
        phases = [tag("li", icon(phase), self.say("page-phase", phase=phase)) for phase in found.icons]
        parts = [
            tag("div", art.picture(found.id), cost, points, class_="pic"),
            self.title(found, facts),
            tag("small", number, self.mark(facts.of("age", "number")), " ", lot, self.mark(facts.of("lot"))),
            tag("ul", *phases, tag("li", self.mark(facts.of("icons"))), class_="asks"),
            self.line(_capital(self.say("page-cost", n=found.cost)), facts.of("cost")),
            *self.effects(found, facts),
        ]
        if found.invention:
            said = self.say("page-invention-rule", n=found.progress, times=4 - found.age)
            parts.append(self.line(join((icon("invention"), " ", said)), facts.of("progress"), "quiet"))
        parts.append(self.line(self.say("page-kind-rule", kind=found.kind), facts.of("kind"), "quiet"))
        return self.made(found.lot, parts)

    def objective(self, found: Objective) -> Markup:
        facts = _Facts(self.origins, "objective", found.id)
        lot = tag("i", self.speaker.name("lot", found.lot), class_=f"lot lot-{found.lot}")
        parts = [
            tag("div", art.picture(found.id), class_="pic"),
            self.title(found, facts),
            tag("small", icon("secret"), " ", self.say("page-objective"), " ", lot, self.mark(facts.of("lot"))),
            *self.effects(found, facts),
            self.line(self.say("page-cap", n=found.cap), facts.of("cap")),
            self.line(self.say("page-objective-rule"), RULEBOOK, "quiet"),
        ]
        return self.made(found.lot, parts)

    def effects(self, found: Card | Objective, facts: _Facts) -> list[Markup]:
        """A line for each sentence."""
        said = [card_text.sentence(effect, self.speaker) for effect in found.effects]
        return [self.line(line, facts.of(f"effects {n}"), "does") for n, line in enumerate(said, start=1)]

    def region(self, found: Region) -> Markup:
        """GA-003: values are printed, the links between regions and their names are ours."""
        name = self.speaker.name("region", found.id)
        value = tag("b", str(found.value), class_=f"value v{found.value}") if found.value else icon("home")
        parts = [
            tag("header", value, self.heading(name, HOUSE)),
            self.line(self.say("page-region-rule", kind=found.kind, value=found.value), RULEBOOK, "does"),
            self.line(self.say("page-region-more", kind=found.kind), RULEBOOK, "quiet"),
        ]
        return self.made("none", parts)

    def seat(self, colour: str) -> Markup:
        name = self.speaker.name("colour", colour)
        origin = _Facts(self.origins, "colour", colour).of(f"name.{self.speaker.language}")
        head = tag("header", emblem(colour), self.heading(name, origin))
        return self.made("none", [head, self.line(self.say("page-seat-rule"), HOUSE, "does")])

    def bin(self) -> Markup:
        head = tag("header", icon("discard"), tag("h3", self.say("page-bin-short")))
        return self.made("none", [head, self.line(self.say("page-bin-rule"), RULEBOOK, "does")])

    def position(self, place: int) -> Markup:
        head = tag("header", icon("order"), tag("h3", self.say("page-position", n=place)))
        return self.made("none", [head, self.line(self.say("page-position-rule"), RULEBOOK, "does")])

    def title(self, found: Card | Objective, facts: _Facts) -> Markup:
        language = self.speaker.language
        return self.heading(found.name[language], facts.of(f"name.{language}"))

    def heading(self, name: str, origin: str) -> Markup:
        return tag("h3", tag("span", name, self.mark(origin)))

    def line(self, said: str, origin: str, kind: str | None = None) -> Markup:
        return tag("p", said, self.mark(origin), class_=kind)

    def mark(self, origin: str) -> Markup:
        self.used.add(origin)
        return origin_marks.mark(origin, self.speaker)

    def made(self, lot: str, parts: list[Markup]) -> Markup:
        legend = origin_marks.legend(self.used, self.speaker)
        return tag("article", *parts, legend, class_=f"ga ga-enlarged lot-{lot}")


class _Facts:
    """Where the facts of one entry come from."""

    def __init__(self, origins: Origins, section: str, entry: str) -> None:
        self.known = origins.within(section, entry)

    def of(self, *fields: str) -> str:
        """Of everything that a line says: these fields, and what is within them."""
        return origin_marks.together(
            origin
            for name, origin in self.known.items()
            if any(name == field or name.startswith(f"{field}.") for field in fields)
        )


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
