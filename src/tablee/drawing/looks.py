"""Where a game says how it looks: its page for browsers, and its table for terminals."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

from tablee.drawing.page import GamePage
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
    return cast(GamePage[Any], import_module(f"{meta.package}.web.page").page)


def terminal_of(meta: Meta) -> TerminalTable:
    """How a terminal shows a game: the module `terminal` in its package."""
    return cast(TerminalTable, import_module(f"{meta.package}.terminal"))
