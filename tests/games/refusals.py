"""What a game tells about the actions it refuses, for the tests that are the same for all games."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from tablee.engine.events import NOT_ASKED, Refusal
from tablee.engine.state import State

from .documents import Document

Make = Callable[[], State]


class Refusals(NamedTuple):
    """Positions with an action that is refused there."""

    refused: Mapping[tuple[str, str], Sequence[tuple[Make, str]]]  # by the rule and the message against them
    values: Sequence[tuple[Make, str, dict[str, Any]]]  # with the values of the message
    games: Mapping[str, Callable[[], Iterator[tuple[State, int, int]]]]  # at random, at every kind of table
    every: int  # one of so many positions of them is looked at
    parts: frozenset[str] = frozenset()  # messages that are said within others
    never_asked: frozenset[str] = frozenset()  # questions that no content leads to


def why_not(state: State, text: str) -> Refusal | None:
    return state.why_not(state.pending()[0], state.game.actions.parse(text))


@cache
def rules(game: str) -> set[str]:
    return set(Document(game).rules())


@cache
def messages(game: str) -> set[str]:
    text = files(f"tablee.games.{game}").joinpath("text", "en.ftl").read_text(encoding="utf-8")
    return {*re.findall(r"^(refuse-[\w-]+) =", text, re.MULTILINE), NOT_ASKED}


def check_all_actions(state: State, who: int, parts: frozenset[str]) -> None:
    """An action is legal, or a rule is named against it, with a message that is more than a part."""
    game = state.game
    offered = set(state.legal(who))
    for action in game.actions.numbers:
        refused = state.why_not(who, action)
        assert (refused is None) == (action in offered)
        if refused is not None:
            assert refused.rule in rules(game.meta.key)
            assert refused.key in messages(game.meta.key) - parts
