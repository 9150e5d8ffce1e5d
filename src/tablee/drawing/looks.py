"""Where a game says how it looks, in browsers and in terminals; what it does not say has a default."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Protocol, cast

from tablee.drawing.default_cover import cover
from tablee.drawing.default_page import page as default_page
from tablee.drawing.default_terminal import DefaultTerminal
from tablee.drawing.page import GamePage
from tablee.engine import registry
from tablee.engine.events import Event
from tablee.engine.messages import Speaker
from tablee.engine.meta import Meta

if TYPE_CHECKING:
    from rich.console import RenderableType  # games can be drawn for browsers where it is not installed


class TerminalTable(Protocol):
    """A game's `terminal` module."""

    def terminal(self, view: dict[str, Any], speaker: Speaker, recent: Sequence[Event]) -> RenderableType:
        """The board and all that lies beside it; what `recent` events changed stands out."""

    def legend(self, speaker: Speaker) -> RenderableType:
        """How to read it."""

    def outcome(self, view: dict[str, Any], speaker: Speaker) -> RenderableType:
        """What there is to say about a finished game besides points and places."""


def page_of(meta: Meta) -> GamePage[Any]:
    """How a browser shows a game: `web.page.page` in its package."""
    if not _has(meta, "web", "page"):
        return default_page
    return cast(GamePage[Any], import_module(f"{meta.package}.web.page").page)


def terminal_of(meta: Meta) -> TerminalTable:
    """How a terminal shows a game: the module `terminal` in its package."""
    if not _has(meta, "terminal"):
        return DefaultTerminal()
    return cast(TerminalTable, import_module(f"{meta.package}.terminal"))


def style_of(meta: Meta) -> str:
    """The style sheet of a game's page, `web/style.css` in its package; a page made from the default one adds to it."""
    own = files(meta.package).joinpath("web", "style.css")
    file = own if own.is_file() else files("tablee.drawing").joinpath("default_style.css")
    return file.read_text(encoding="utf-8")


def cover_of(meta: Meta) -> str:
    """The lid of its box, `web/cover.svg` in its package, with a `<view>` for the thumbnail."""
    own = files(meta.package).joinpath("web", "cover.svg")
    return own.read_text(encoding="utf-8") if own.is_file() else cover(meta, registry.code(meta.key).board)


def _has(meta: Meta, *names: str) -> bool:
    """Whether a module lies in a game's package, found without importing it."""
    places = [".".join([meta.package, *names[:depth]]) for depth in range(1, len(names) + 1)]
    return all(find_spec(place) is not None for place in places)
