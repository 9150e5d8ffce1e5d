"""What events move: every way begins and ends somewhere on the page, and every event has a way or a reason for none."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

import tablee
from tablee.drawing.looks import page_of
from tablee.drawing.motion import SOUNDS, seat_place
from tablee.drawing.page import GamePage
from tablee.engine.chance import Rng
from tablee.engine.events import Event
from tablee.engine.messages import Speaker
from tablee.engine.state import State
from tests.shelf import OWN_KEYS

from .pages import NAMES, whole

# Games whose events move something, each with the events that do not.
MOVING: dict[str, Any] = {
    key: import_module(f"tablee.games.{key}.web.motions")
    for key in OWN_KEYS
    if find_spec(f"tablee.games.{key}.web.motions")
}
EVERY = 7  # one of so many decisions is drawn: drawing takes long
PLACED = re.compile(r' data-(?:place|piece|glides)="([^"]+)"')

every_moving_game = pytest.mark.parametrize("key", MOVING)


def places(page: GamePage[Any], state: State, speaker: Speaker, viewer: int | None) -> set[str]:
    """The names of all places on a page."""
    return set(PLACED.findall(whole(page, state.view(viewer), speaker)))


def seen_by_all(page: GamePage[Any], state: State, speaker: Speaker) -> set[str]:
    """The places on all pages: what happens at the same time tells everybody of places that only they see."""
    return set().union(*(places(page, state, speaker, one) for one in (None, *range(state.players))))


def a_game(key: str, players: int, seed: int) -> tuple[State, Speaker, Rng]:
    game = tablee.game(key)
    return game.new(players, seed), Speaker("en", game=game, seats=NAMES), Rng(seed, 7)


@every_moving_game
def test_motions_begin_and_end_where_something_is_drawn(key: str) -> None:
    for players in {2, tablee.game(key).meta.players[-1]}:
        state, speaker, rng = a_game(key, players, 3)
        page = page_of(state.game.meta)
        seats = {seat_place(seat) for seat in range(len(state.view(None)["seats"]))}
        decisions = 0
        while not state.over:
            seat = state.pending()[0]
            drawn = decisions % EVERY == 0
            before = seen_by_all(page, state, speaker) if drawn else set()
            events = state.apply(seat, state.sample(seat, rng))
            decisions += 1
            if not drawn:
                continue
            after = seen_by_all(page, state, speaker)
            shown = before | after | seats | {""}
            for event in events:
                for motion in page.motions(event, speaker):
                    assert {motion.start, motion.end} <= shown, (event, motion)
                    assert motion.start or motion.end, (event, motion)
                    assert not motion.sound or motion.sound in SOUNDS, (event, motion)


@every_moving_game
def test_every_event_moves_something_or_is_known_to_move_nothing(key: str) -> None:
    still = set(MOVING[key].STILL)
    seen: dict[str, Event] = {}
    moved: set[str] = set()
    for players in range(tablee.game(key).meta.players[0], tablee.game(key).meta.players[-1] + 1):
        state, speaker, rng = a_game(key, players, players)
        page = page_of(state.game.meta)
        while not state.over:
            seat = state.pending()[0]
            for event in state.apply(seat, state.sample(seat, rng)):
                seen.setdefault(event.key, event)
                if page.motions(event, speaker):
                    moved.add(event.key)
    assert set(seen) - moved <= still
    assert not moved & still
