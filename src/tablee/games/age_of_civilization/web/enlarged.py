"""A card enlarged: its picture, every value, its full text, and where its facts come from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from markupsafe import Markup

from tablee.drawing.markup import tag
from tablee.engine.content import Entry
from tablee.engine.messages import Speaker
from tablee.games.age_of_civilization.content.catalogue import Catalogue
from tablee.games.age_of_civilization.text import card_text
from tablee.games.age_of_civilization.web import art
from tablee.games.age_of_civilization.web.card_faces import population
from tablee.games.age_of_civilization.web.icon_text import rich
from tablee.games.age_of_civilization.web.icons import event as event_icon
from tablee.games.age_of_civilization.web.icons import icon

# The sections of the content in which the name of a card is looked up.
SECTIONS = {
    "civilization": ("civilization",),
    "wonder": ("wonder",),
    "technology": ("technology",),
    "action": ("action", "special_action"),
    "track": ("track_card",),
    "event": ("event", "special_event"),
    "special": ("special_card",),
    "achievement": ("achievement",),
}


def card(content: Catalogue, name: str, speaker: Speaker) -> Markup | None:
    """The card that `data-card` names, as "wonder-zeus"; None where there is no such card."""
    kind, _, entry_id = name.partition("-")
    for section in SECTIONS.get(kind, ()):
        for entry in getattr(content, section):
            if entry.id == entry_id:
                return Enlarged(content, section, entry, speaker).drawn(kind)
    return None


class Enlarged:
    """One entry of the content, drawn large."""

    def __init__(self, content: Catalogue, section: str, entry: Any, speaker: Speaker) -> None:
        self.content = content
        self.section = section
        self.entry = entry
        self.speaker = speaker

    def say(self, key: str, **values: Any) -> str:
        return self.speaker.say(key, values)

    def drawn(self, kind: str) -> Markup:
        draw: dict[str, Callable[[], list[Markup]]] = {
            "civilization": self.civilization,
            "wonder": self.wonder,
            "technology": self.technology,
            "action": self.action,
            "track": self.track,
            "event": self.event,
            "special": self.special,
            "achievement": self.achievement,
        }
        family = self.entry.family if kind == "civilization" else ""
        return tag("article", *draw[kind](), self.provenance(), class_=f"aoc aoc-enlarged {kind} {family}".rstrip())

    # The kinds of cards -------------------------------------------------------------------------------

    def civilization(self) -> list[Markup]:
        family = self.speaker.name("family", self.entry.family)
        return [
            art.civilization(self.entry.id, self.entry.family),
            tag("div", population(self.entry.population), self.title(), tag("small", family), class_="band"),
            self.fact("page-population", str(self.entry.population)),
            self.fact("page-main-ability", card_text.ability(self.entry.main, self.speaker)),
            self.fact("page-inherited-ability", card_text.ability(self.entry.inherited, self.speaker), "inherits"),
        ]

    def wonder(self) -> list[Markup]:
        return [art.wonder(self.entry.id), self.head("action-wonder"), self.does()]

    def technology(self) -> list[Markup]:
        parts = [self.head(f"technology-{self.entry.id}"), self.does()]
        cell = next((cell for cell in self.content.cell if cell.technology == self.entry.id), None)
        if cell is not None and cell.needs_one_of:
            held = {each.id: each.technology for each in self.content.cell}
            names = [self.speaker.name("technology", held[need]) for need in cell.needs_one_of]
            parts.append(self.fact("page-needs-first", " / ".join(names)))
        return parts

    def action(self) -> list[Markup]:
        card = self.entry
        return [
            self.head(f"action-{card.id}"),
            self.fact("page-cost", card_text.needs(card, self.speaker)),
            self.does(),
            *self.brings(card.id),
        ]

    def track(self) -> list[Markup]:
        return [
            self.head(self.entry.id),
            tag("p", self.say("page-no-action"), class_="does"),
            *self.brings(self.entry.id),
        ]

    def brings(self, name: str) -> list[Markup]:
        """The war or plague that comes when the card enters the window."""
        found = next((each for each in self.content.track_card if each.id == name), None)
        if found is None or found.icon == "none":
            return []
        return [self.fact("page-brings", self.say("page-trouble", icon=found.icon), picture=icon(found.icon))]

    def event(self) -> list[Markup]:
        said = self.does() if self.section == "event" else Markup()
        return [tag("header", event_icon(self.entry.id), self.title()), said]

    def special(self) -> list[Markup]:
        card = self.entry
        technologies = [(name, self.technology_does(name)) for name in (card.row2, card.row1)]
        return [
            self.head("technology"),
            self.fact("page-cost", self.say("board-cost", coins=self.content.rules.special_cost)),
            self.fact("page-column-short", self.say("page-column", column=card.column)),
            *(
                tag("div", tag("h4", icon(f"technology-{name}"), self.speaker.name("technology", name)), does)
                for name, does in technologies
            ),
        ]

    def technology_does(self, name: str) -> Markup:
        found = next(each for each in self.content.technology if each.id == name)
        return tag("p", rich(card_text.ability(found.effects, self.speaker), self.speaker))

    def achievement(self) -> list[Markup]:
        goal = self.entry.condition
        asked = [self.say(f"board-goal-{part}", count=getattr(goal, part)) for part in sorted(goal.given())]
        return [self.head("points"), self.fact("page-asks", ", ".join(asked))]

    # Their parts --------------------------------------------------------------------------------------

    def title(self) -> Markup:
        return tag("h3", self.entry.name[self.speaker.language])

    def head(self, picture: str) -> Markup:
        return tag("header", icon(picture), self.title())

    def does(self) -> Markup:
        return tag("p", rich(card_text.ability(self.entry.effects, self.speaker), self.speaker), class_="does")

    def fact(self, key: str, said: str, kind: str = "", picture: Markup | str = "") -> Markup:
        return tag("div", tag("h4", self.say(key)), tag("p", picture, rich(said, self.speaker)), class_=kind or None)

    def provenance(self) -> Markup:
        """Printed in the rulebook, or ours, and which of its facts are."""
        said = origins(self.entry)
        house = [fact for fact, origin in said.items() if origin == "house"]
        origin = "mixed" if 0 < len(house) < len(said) else "house" if house else "rulebook"
        names = ", ".join(self.say("page-fact", fact=fact) for fact in house)
        return tag("footer", self.say("page-origin", origin=origin, house=names))


def origins(entry: Entry) -> Mapping[str, str]:
    """Where each fact of an entry comes from; `origin` is that of the name, and of all that is not told apart."""
    facts = {
        field.removesuffix("_origin"): str(getattr(entry, field))
        for field in entry.__struct_fields__
        if field.endswith("_origin")
    }
    return {"origin": entry.origin, **facts}
