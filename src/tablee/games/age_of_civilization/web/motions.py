"""What events move on the page.

Places of the page: its pieces, and what bears a name of `drawing.motion` or one of these:

- `coins-2`, `workers-2`, `military-2`, `technologies-2`, `wonders-2`, `civilizations-2`: what a seat has;
- `round`, `actions`, `market`, `deck`, `trouble`, `token-famine`: parts of the board;
- `scenario`, `wards`, `realms`, `station-xian`, `realm-kiev`: parts of a scenario; `pack`: the cards of a draft.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from tablee.drawing.markup import tag
from tablee.drawing.motion import Motion
from tablee.engine.events import Event, SheetLine
from tablee.engine.messages import Speaker
from tablee.games.age_of_civilization.content.catalogue import Catalogue
from tablee.games.age_of_civilization.web import art
from tablee.games.age_of_civilization.web.icons import icon, worker
from tablee.games.age_of_civilization.web.seat_panels import seat_class


def motions(event: Event, speaker: Speaker) -> Sequence[Motion]:
    told = Told(event, speaker)
    return [motion for way in WAYS.get(event.key, ()) for motion in way.motions(told)]


# Where the points of the score sheet come from, for each seat that has some.
COUNTED = {
    "wonder": "wonders-{seat}",
    "research": "technologies-{seat}",
    "conquest": "military-{seat}",
    "abilities": "civilizations-{seat}",
    "construction": "workers-{seat}",
    "hunting": "workers-{seat}",
    "culture": "seat-{seat}",
    "other_actions": "seat-{seat}",
    "events": "trouble",
}


def counted(line: SheetLine, speaker: Speaker) -> list[str]:
    """Where each seat has what a line of the score sheet counts; for an ability of the end, its card."""
    if line.key == "sheet-end-source":
        return [place] if (place := Told(Event(line.key, line.values), speaker).source()) else []
    place = COUNTED.get(line.key.removeprefix("sheet-"), "")
    return list(dict.fromkeys(place.format(seat=seat) for seat, points in enumerate(line.points) if points and place))


class Told:
    """An event, and the places it names."""

    def __init__(self, event: Event, speaker: Speaker) -> None:
        assert speaker.game is not None
        assert isinstance(speaker.game.content, Catalogue)
        self.values = event.values
        self.speaker = speaker
        self.content = speaker.game.content

    def number(self, name: str) -> int:
        found = self.values.get(name, 0)
        assert isinstance(found, int)
        return found

    def word(self, name: str) -> str:
        return str(self.values[name])

    def place(self, named: str) -> str:
        """A place by its name, in which `{seat}` stands for what the event says, `{from}` for where its source lies."""
        return named.format_map({**self.values, "from": self.source() if "source" in self.values else ""})

    def source(self) -> str:
        """Where the card lies that brings or takes something; empty for what lies nowhere."""
        name, content = self.word("source"), self.content
        if any(name == card.id for card in (*content.civilization, *content.wonder)):
            return f"card-{name}"
        if any(name == card.id for card in content.technology):
            return f"technologies-{self.number('seat')}"
        if any(name == card.id for card in (*content.action, *content.special_action)):
            return f"action-{name}"
        return CAUSES.get(name, "")

    def pictured(self, section: str) -> Markup:
        """The card of a section that the event is about, as it looks on its way."""
        name = self.word(section)
        if section == "technology":
            return _flying(icon(f"technology-{name}") or icon("technology"))
        if section == "special_card":
            return _flying(icon("technology"))
        if section == "wonder":
            scene, kind = art.wonder(name), "wonder"
        else:
            kind = next(card.family for card in self.content.civilization if card.id == name)
            scene = art.civilization(name, kind)
        return _flying(scene, tag("b", self.speaker.name(section, name)), kind=f"card {kind}")


# What lies nowhere and yet acts from some place.
CAUSES = {
    "war": "trouble",
    "plague": "trouble",
    "drought": "scenario",
    "black_death": "scenario",
    "horde": "scenario",
    "rebirth": "scenario",
}


def _flying(*drawn: Markup, kind: str = "") -> Markup:
    return tag("span", *drawn, class_=f"aoc aoc-flying {kind}".rstrip(), aria_hidden="true")


# Ways -----------------------------------------------------------------------------------------------


class Way(ABC):
    """How events of a kind move something."""

    @abstractmethod
    def motions(self, told: Told) -> list[Motion]: ...


@dataclass(frozen=True)
class Stirs(Way):
    """Something happens at a place, and nothing leaves it."""

    place: str
    sound: str = ""

    def motions(self, told: Told) -> list[Motion]:
        place = told.place(self.place)
        return [Motion(place, place, sound=self.sound)] if place else []


@dataclass(frozen=True)
class Some(Way):
    """As many coins, workers or wards as the event says, if any."""

    what: str
    start: str
    end: str
    count: str  # the value that says how many
    loses: bool = False  # whether the seat of the event has fewer afterwards

    def motions(self, told: Told) -> list[Motion]:
        count = told.number(self.count)
        if count == 0:
            return []
        amount = f"−{count}" if self.loses else f"+{count}"
        picture = _flying(worker(), kind=seat_class(told.number("seat"))) if self.what == "workers" else None
        sound = "coin" if self.what == "coins" else "piece"
        drawn = _flying(icon(self.what)) if picture is None else picture
        return [Motion(told.place(self.start), told.place(self.end), picture=drawn, amount=amount, sound=sound)]


@dataclass(frozen=True)
class Walks(Way):
    """The mark of the seat walks on the ribbon of points."""

    def motions(self, told: Told) -> list[Motion]:
        points, mark = told.number("points"), told.place("score-{seat}")
        return [Motion(mark, mark, glides=mark, amount=f"+{points}", sound="point")] if points else []


@dataclass(frozen=True)
class Card(Way):
    """A card; what has a name for gliding goes by itself where both drawings have it."""

    section: str
    start: str
    end: str
    glides: str = ""
    sound: str = "card"

    def motions(self, told: Told) -> list[Motion]:
        start, end, glides = (told.place(named) for named in (self.start, self.end, self.glides))
        return [Motion(start, end, glides=glides, picture=told.pictured(self.section), sound=self.sound)]


@dataclass(frozen=True)
class Appears(Way):
    """What was not there before, as it is drawn."""

    place: str
    picture: str = ""
    start: str = ""
    sound: str = "card"

    def motions(self, told: Told) -> list[Motion]:
        picture = _flying(icon(self.picture)) if self.picture else Markup()
        return [Motion(told.place(self.start), told.place(self.place), picture=picture, sound=self.sound)]


@dataclass(frozen=True)
class Vanishes(Way):
    place: str
    sound: str = "tile"

    def motions(self, told: Told) -> list[Motion]:
        return [Motion(told.place(self.place), "", sound=self.sound)]


@dataclass(frozen=True)
class Works(Way):
    """Workers go to the slots of an action; one that needs none happens all the same."""

    def motions(self, told: Told) -> list[Motion]:
        card = "action-{action}"
        placed = Some("workers", "workers-{seat}", card, "workers", loses=True)
        return placed.motions(told) or Stirs(card).motions(told)


# The events -------------------------------------------------------------------------------------------

_TAKES: tuple[Way, ...] = (
    Some("coins", "card-{civilization}", "coins-{seat}", "coins"),
    Card("civilization", "card-{civilization}", "civilizations-{seat}", glides="card-{civilization}"),
    Some("workers", "workers-{seat}", "", "back", loses=True),
    Some("workers", "civilizations-{seat}", "workers-{seat}", "workers"),
)

WAYS: dict[str, tuple[Way, ...]] = {
    "event-round": (Stirs("round", "tile"),),
    "event-draft": (Stirs("seat-{seat}", "card"),),
    "event-draft-own": (Stirs("card-{civilization}"),),
    "event-draft-over": (Appears("market"),),
    "event-pack": (Appears("pack"),),
    "event-rise": _TAKES,
    "event-annex": _TAKES,
    "event-market": (
        Some("coins", "", "market", "coins"),
        Card("civilization", "deck", "civilization-{civilization}"),
    ),
    "event-market-coins": (Some("coins", "", "market", "coins"),),
    "event-buy": (
        Some("coins", "coins-{seat}", "special-{special_card}", "coins", loses=True),
        Card("special_card", "special-{special_card}", "technologies-{seat}", glides="special-{special_card}"),
    ),
    "event-do": (
        Works(),
        Some("coins", "coins-{seat}", "action-{action}", "cost", loses=True),
        Some("coins", "action-{action}", "coins-{seat}", "coins"),
        Walks(),
    ),
    "event-rest": (Stirs("seat-{seat}"),),
    "event-points": (Walks(),),
    "event-coins": (Some("coins", "{from}", "coins-{seat}", "coins"),),
    "event-recruit": (Some("workers", "{from}", "workers-{seat}", "workers"),),
    "event-lose-coins": (Some("coins", "coins-{seat}", "", "coins", loses=True),),
    "event-sacrifice": (Some("workers", "workers-{seat}", "", "workers", loses=True),),
    "event-pay": (Some("coins", "coins-{seat}", "{from}", "coins", loses=True),),
    "event-trigger": (Stirs("{from}"),),
    "event-trigger-idle": (Stirs("{from}"),),
    "event-fund": (Some("coins", "", "wonder-{wonder}", "coins"),),
    "event-technology": (Card("technology", "", "technologies-{seat}", sound="tile"),),
    "event-wonder": (Card("wonder", "card-{wonder}", "wonders-{seat}", glides="card-{wonder}", sound="build"),),
    "event-bonus": (Some("coins", "", "civilization-{civilization}", "coins"),),
    "event-token": (Vanishes("token-{event}"),),
    "event-war": (Stirs("trouble", "fight"),),
    "event-plague": (Stirs("trouble", "fight"),),
    "event-immune": (Stirs("military-{seat}"),),
    "event-return": (
        Some("workers", "actions", "workers-{seat}", "back"),
        Some("workers", "actions", "", "lost", loses=True),
    ),
    "event-income": (Some("coins", "realms", "coins-{seat}", "coins"),),
    "event-ward": (Some("wards", "", "wards", "wards"),),
    "event-tribute": (Stirs("scenario", "coin"),),
    "event-station": (Appears("station-{station}", "sign-flag", start="seat-{seat}", sound="build"),),
    "event-drought": (Stirs("scenario", "fight"), Some("wards", "wards", "", "spent", loses=True)),
    "event-black-death": (Stirs("scenario", "fight"), Some("wards", "wards", "", "spent", loses=True)),
    "event-black-death-immune": (Stirs("scenario"),),
    "event-rebirth": (Stirs("scenario", "point"),),
    "event-wonder-lost": (Card("wonder", "wonder-{wonder}", "", sound="build"),),
    "event-raid": (Stirs("realm-{realm}", "fight"),),
    "event-raid-held": (Stirs("scenario", "fight"),),
    "event-raid-tribute": (Stirs("scenario"),),
}

# Events that move nothing: the first ones lay out the table before anybody looks at it, the others say why something
# happens that events of their own tell, or that nothing does.
STILL = {
    "event-track",
    "event-wonders",
    "event-specials",
    "event-tokens",
    "event-given",
    "event-first",
    "event-pass",
    "event-bandits",
    "event-over",
}
