"""The log alone rebuilds the game: from the events that an observer hears, all that this observer may know."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

import pytest

import tablee
from tablee.engine.events import Event
from tablee.engine.options import settle
from tablee.engine.state import State
from tablee.testing.cases import Case, cases
from tablee.testing.random_play import happenings, observers, told
from tests.shelf import OWN_GAMES


class Rebuilt(Protocol):
    """A position put together by somebody who only hears what is told."""

    def hear(self, event: Event) -> None: ...

    def known(self) -> dict[str, Any]:
        """All that the events have told."""

    def expected(self, state: State) -> dict[str, Any]:
        """The same, read from the position."""


REBUILT: dict[str, Any] = {
    meta.key: import_module(f".{meta.key}.rebuilt", __package__).Rebuilt
    for meta in OWN_GAMES
    if find_spec(f".{meta.key}.rebuilt", __package__)
}


def games() -> list[Any]:
    """Every variant of every game; one of each game is quick."""
    found = [(number, case) for meta in OWN_GAMES if meta.key in REBUILT for number, case in enumerate(cases(meta))]
    return [pytest.param(case, id=str(case), marks=[pytest.mark.slow] if number else []) for number, case in found]


@pytest.mark.parametrize("case", games())
def test_the_log_alone_rebuilds_the_game(case: Case) -> None:
    game = tablee.game(case.key)
    watching, options = observers(game, case.players), settle(game.meta.options, case.players, case.options)
    rebuilt: list[Rebuilt] = [REBUILT[case.key](game, case.players, options, observer) for observer in watching]
    for state, events in happenings(game, case.players, case.options, case.seed):
        for observer, listener in zip(watching, rebuilt, strict=True):
            for event in told(events, observer):
                listener.hear(event)
            assert listener.known() == listener.expected(state), f"as seat {observer} hears it, after {events}"
