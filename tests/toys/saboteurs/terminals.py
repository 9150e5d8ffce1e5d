"""Broken promises about what a terminal shows."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from tablee.engine.messages import Speaker
from tablee.testing import terminals
from tests.toys.saboteurs.enlisting import replaces


def raises_at_the_end(view: dict[str, Any], *_: Any) -> RenderableType:
    return Text(view["stock"][1])


def takes_names_for_markup(_: dict[str, Any], speaker: Speaker, *__: Any) -> RenderableType:
    return speaker.seat(0)


def shows_nothing(*_: Any) -> RenderableType:
    return Text()


def shows_a_key(view: dict[str, Any], speaker: Speaker, *_: Any) -> RenderableType:
    return Text(speaker.say(f"page-{view['game']}"))


def explains_without_words(speaker: Speaker) -> RenderableType:
    return Text(speaker.say("page-unheard-of"))


def has_no_last_word(*_: Any) -> RenderableType:
    raise KeyError("winner")


for spoiled in (raises_at_the_end, takes_names_for_markup, shows_nothing, shows_a_key):
    replaces(terminals.check_terminal, "terminal.terminal", spoiled)
replaces(terminals.check_terminal, "terminal.legend", explains_without_words)
replaces(terminals.check_terminal, "terminal.outcome", has_no_last_word)
