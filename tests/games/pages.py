"""Pages of games as they are drawn, read and heard, and what a game tells about its page for the tests of all pages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple
from xml.etree import ElementTree

from markupsafe import Markup

import tablee
from tablee.drawing.looks import page_of
from tablee.drawing.page import GamePage
from tablee.drawing.table import Table
from tablee.engine.messages import LANGUAGES, Speaker
from tablee.engine.state import State

NAMES = ["Ada", "Béa", "Ciro", "Dora", "Elio"]
# A message that was not found is said by its key.
KEY = re.compile(r"\b(?:page|brief|effect|board|event|action|question|card)-[a-z]")


class Speakers(Mapping[str, Speaker]):
    """Who speaks of a game, by language. Reading texts takes long, so that nobody is made before they are to speak."""

    def __init__(self, game: str) -> None:
        self.make = cache(lambda language: Speaker(language, game=tablee.game(game), seats=NAMES))

    def __getitem__(self, language: str) -> Speaker:
        return self.make(language)

    def __iter__(self) -> Iterator[str]:
        return iter(LANGUAGES)

    def __len__(self) -> int:
        return len(LANGUAGES)


@cache
def speakers(game: str) -> Speakers:
    return Speakers(game)


def whole(page: GamePage[Any], view: dict[str, Any], speaker: Speaker) -> Markup:
    table = page.table(view, speaker)
    return Markup("<div>{}{}{}</div>").format(page.board(table), page.hand(table), page.panels(table))


def pieces(drawn: Markup) -> list[str]:
    return re.findall(r'data-piece="([^"]+)"', drawn)


def parsed(drawn: Markup) -> ElementTree.Element:
    """What is drawn as XML, which also says whether it is well-formed."""
    return ElementTree.fromstring(str(drawn))


def spoken(tree: ElementTree.Element) -> str:
    return " ".join("".join(tree.itertext()).split())


def phrase(drawn: Markup) -> str:
    """What is said by something that stands within a line."""
    return spoken(parsed(Markup("<p>{}</p>").format(drawn)))


def words(tree: ElementTree.Element) -> list[str]:
    """Everything that is read or heard."""
    parts = [(each.text, each.tail, each.get("aria-label"), each.get("title")) for each in tree.iter()]
    return [text for part in parts for text in part if text]


class Moment:
    """A position, who is asked, and what of it is drawn."""

    def __init__(self, state: State, who: int | None) -> None:
        self.state: Any = state
        self.who = who
        self.view: dict[str, Any] = state.view(who)
        self.legal: list[int] = [] if who is None else list(state.legal(who))
        self.drawn: dict[str, Markup] = {}

    @property
    def asked(self) -> str:
        return "" if self.who is None else str(self.view["pending"].get(str(self.who)))

    def table(self, language: str) -> Table[Any]:
        """Ready to be drawn."""
        game = self.state.game.meta
        table: Table[Any] = page_of(game).table(self.view, speakers(game.key)[language])
        return table

    def whole(self, language: str = "en") -> Markup:
        if language not in self.drawn:
            game = self.state.game.meta
            self.drawn[language] = whole(page_of(game), self.view, speakers(game.key)[language])
        return self.drawn[language]


class Pages(NamedTuple):
    """The pages of a game: what is looked at, and how closely, since some take longer to draw than others."""

    tables: Sequence[tuple[int, dict[str, Any]]]
    moments: Callable[[int], list[Moment]]  # of a game at a table; the end is among them, with nobody asked
    games: Sequence[int]  # the numbers of all games, and of scenes besides
    cards: set[str]  # those of the content, by their names on the page
    english: Mapping[str, set[str]]  # words of our own sentences that another language does not use
    phrases: set[str]  # the elements of a button
    always_moving: bool = True  # whether something on every page may move to another place
    all_sourced: bool = True  # whether everything enlarged says where it comes from
    largest: int = 150_000
    choices: int | None = None  # how many of a moment's actions are drawn, if not all
    drawn_every: int = 3  # one of so many moments
    around_every: int = 2
    named_every: int = 1
