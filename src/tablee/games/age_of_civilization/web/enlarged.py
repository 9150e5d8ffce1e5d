"""A card enlarged: its picture, every value, its full text, and which of its lines the rulebook prints."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from markupsafe import Markup

from tablee.drawing import origin_marks
from tablee.drawing.markup import join, tag
from tablee.engine.game import Game
from tablee.engine.messages import Speaker
from tablee.games.age_of_civilization.content.catalogue import Catalogue
from tablee.games.age_of_civilization.content.vocabulary import Effect
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


def card(game: Game, name: str, speaker: Speaker) -> Markup | None:
    """The card that `data-card` names, as "wonder-zeus"; None where there is no such card."""
    content = game.content
    assert isinstance(content, Catalogue)
    kind, _, entry_id = name.partition("-")
    for section in SECTIONS.get(kind, ()):
        for entry in getattr(content, section):
            if entry.id == entry_id:
                return Enlarged(game, content, section, entry, speaker).drawn(kind)
    return None


class Enlarged:
    """One entry of the content, drawn large."""

    def __init__(self, game: Game, content: Catalogue, section: str, entry: Any, speaker: Speaker) -> None:
        self.origins = game.origins
        self.found: list[str] = []  # the origins of all its lines
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
        parts = draw[kind]()
        foot = tag("footer", origin_marks.legend(self.found, self.speaker))
        return tag("article", *parts, foot, class_=f"aoc aoc-enlarged {kind} {family}".rstrip())

    # The kinds of cards -------------------------------------------------------------------------------

    def civilization(self) -> list[Markup]:
        family = self.speaker.name("family", self.entry.family)
        return [
            art.civilization(self.entry.id, self.entry.family),
            tag("div", population(self.entry.population), self.title(), tag("small", family), class_="band"),
            self.fact("page-population", self.line(str(self.entry.population), "population")),
            self.fact("page-main-ability", self.ability(self.entry.main, "main")),
            self.fact("page-inherited-ability", self.ability(self.entry.inherited, "inherited"), "inherits"),
        ]

    def wonder(self) -> list[Markup]:
        return [art.wonder(self.entry.id), self.head("action-wonder"), self.does()]

    def technology(self) -> list[Markup]:
        parts = [self.head(f"technology-{self.entry.id}"), self.does()]
        cell = next((cell for cell in self.content.cell if cell.technology == self.entry.id), None)
        if cell is not None and cell.needs_one_of:
            held = {each.id: each.technology for each in self.content.cell}
            names = [self.speaker.name("technology", held[need]) for need in cell.needs_one_of]
            needs = self.marked(" / ".join(names), [self.origins.of("cell", cell.id, "needs_one_of")])
            parts.append(self.fact("page-needs-first", needs))
        return parts

    def action(self) -> list[Markup]:
        card = self.entry
        needs = self.line(card_text.needs(card, self.speaker), "slots", "workers", "cost", "sacrifice")
        return [self.head(f"action-{card.id}"), self.fact("page-cost", needs), self.does(), *self.brings(card.id)]

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
        trouble = self.marked(self.say("page-trouble", icon=found.icon), [self.origins.of("track_card", name, "icon")])
        return [self.fact("page-brings", icon(found.icon) + trouble)]

    def event(self) -> list[Markup]:
        said = self.does() if self.section == "event" else Markup()
        return [tag("header", event_icon(self.entry.id), self.title()), said]

    def special(self) -> list[Markup]:
        card = self.entry
        price = self.say("board-cost", coins=self.content.rules.special_cost)
        return [
            self.head("technology"),
            self.fact("page-cost", self.marked(price, [self.origins.of("rules", "", "special_cost")])),
            self.fact("page-column-short", self.line(self.say("page-column", column=card.column), "column")),
            *(self.technology_of(name) for name in (card.row2, card.row1)),
        ]

    def technology_of(self, name: str) -> Markup:
        """One of those that a special card brings."""
        found = next(each for each in self.content.technology if each.id == name)
        heading = tag("h4", icon(f"technology-{name}"), self.speaker.name("technology", name))
        return tag("div", heading, tag("p", self.ability(found.effects, "effects", "technology", name)))

    def achievement(self) -> list[Markup]:
        goal = self.entry.condition
        asked = [
            self.line(self.say(f"board-goal-{part}", count=getattr(goal, part)), f"condition.{part}")
            for part in sorted(goal.given())
        ]
        return [self.head("points"), self.fact("page-asks", join(asked, ", "))]

    # Their parts --------------------------------------------------------------------------------------

    def title(self) -> Markup:
        return tag("h3", self.line(self.entry.name[self.speaker.language], f"name.{self.speaker.language}"))

    def head(self, picture: str) -> Markup:
        return tag("header", icon(picture), self.title())

    def does(self) -> Markup:
        return tag("p", self.ability(self.entry.effects, "effects"), class_="does")

    def fact(self, key: str, said: Markup, kind: str = "") -> Markup:
        return tag("div", tag("h4", self.say(key)), tag("p", said), class_=kind or None)

    # Where they come from -----------------------------------------------------------------------------

    def ability(self, effects: Sequence[Effect], field: str, section: str = "", entry: str = "") -> Markup:
        """Its sentences, each with its mark."""
        section, entry = section or self.section, entry or self.entry.id
        if not effects:
            return self.marked(card_text.ability(effects, self.speaker), [self.origins.of(section, entry, field)])
        sentences = [
            self.marked(
                card_text.sentence(effect, self.speaker),
                self.origins.within(section, entry, f"{field} {number}").values(),
            )
            for number, effect in enumerate(effects, start=1)
        ]
        return join(sentences, " ")

    def line(self, said: str, *fields: str) -> Markup:
        """What some fields of the entry say."""
        return self.marked(said, [self.origins.of(self.section, self.entry.id, field) for field in fields])

    def marked(self, said: str, origins: Iterable[str]) -> Markup:
        origin = origin_marks.together(origins)
        self.found.append(origin)
        return rich(said, self.speaker) + origin_marks.mark(origin, self.speaker)
