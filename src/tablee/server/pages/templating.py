"""Templates filled for one reader."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, cast

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from litestar import MediaType, Request, Response
from markupsafe import Markup

import tablee
from tablee.drawing.markup import Standing
from tablee.engine.events import Event
from tablee.engine.game import Game
from tablee.engine.messages import LANGUAGES, Speaker
from tablee.engine.meta import Meta
from tablee.server.visitors import THEMES, Visitor

templates = Environment(
    loader=FileSystemLoader(Path(__file__).parents[1] / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


class GamePage(Protocol):
    """A game's `page` module: how a browser shows its positions and what to touch for its actions.

    A game in which several actions often follow each other may also have `plans(state, seat, speaker)`, which offers
    them as one (`engine.plans`), and `plan(state, seat, speaker, actions)`, which draws one as the inside of a button;
    `variants(state, seat, speaker, actions)`, the same with other numbers, to choose from in the preview;
    `note(view, speaker, action)`, a figure for the last piece of an action; `ORDERED`, the names of the actions whose
    pieces are touched in their order; `LAST`, the names of those that are offered after all others, in this order;
    `place(view, game, action)`, where an action comes among the others; and `outcome(before, after, speaker)`, what an
    action makes of the numbers of whoever looks.
    """

    def heading(self, view: dict[str, Any], speaker: Speaker) -> Markup:
        """Where the game stands, for the top bar."""

    def progress(self, view: dict[str, Any], speaker: Speaker) -> str:
        """How far the game has got, in a word or two for a list; empty before it begins."""

    def board(self, view: dict[str, Any], speaker: Speaker, recent: Sequence[Event]) -> Markup:
        """What lies in the middle of the table; what `recent` events changed stands out."""

    def hand(self, view: dict[str, Any], speaker: Speaker) -> Markup:
        """What lies before whoever looks."""

    def panels(self, view: dict[str, Any], speaker: Speaker) -> Markup:
        """The players beside the board."""

    def facts(self, view: dict[str, Any], speaker: Speaker) -> Markup:
        """What whoever looks decides by, in one short line for the prompt."""

    def standing(self, view: dict[str, Any], speaker: Speaker) -> list[Standing]:
        """The seats in short, always in sight on a narrow screen."""

    def text(self, view: dict[str, Any], speaker: Speaker, recent: Sequence[Event]) -> str:
        """The whole position in plain lines."""

    def choice(self, view: dict[str, Any], speaker: Speaker, action: int) -> Markup:
        """An action as the inside of a button."""

    def line(self, event: Event, speaker: Speaker) -> Markup:
        """An event as a line of the log."""

    def card(self, game: Game, name: str, speaker: Speaker) -> Markup | None:
        """A card enlarged, with its full text and where its facts come from."""

    def touches(self, game: Game, action: int) -> tuple[str, ...]:
        """The pieces to touch to play an action."""

    def sign(self, name: str) -> Markup:
        """A picture for a line of the rules, `{name}` in their text; empty if there is none of this name."""

    def sprite(self) -> Markup:
        """What signs refer to, invisible; once on a page without a board."""


def page_of(meta: Meta) -> GamePage:
    return cast(GamePage, import_module(f"{meta.package}.web.page"))


def fill(name: str, visitor: Visitor, speaker: Speaker | None = None, **values: Any) -> str:
    """A template in the reader's language; a game's speaker also knows the game's words."""
    speaker = speaker or visitor.speaker
    return templates.get_template(name).render(
        say=lambda key, **spoken: speaker.say(key, spoken),
        speaker=speaker,
        visitor=visitor,
        languages=LANGUAGES,
        themes=THEMES,
        version=tablee.__version__,
        **values,
    )


def html(text: str, status: int = 200, headers: dict[str, str] | None = None) -> Response[str]:
    return Response(text, media_type=MediaType.HTML, status_code=status, headers=headers)


def is_htmx(request: Request[Any, Any, Any]) -> bool:
    """Whether a page asks for a part of itself, not somebody for a page."""
    return "hx-request" in request.headers
