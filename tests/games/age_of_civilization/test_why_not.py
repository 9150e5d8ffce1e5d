"""Refusals where one waits for others, and after the end."""

from __future__ import annotations

from tablee.engine.events import Refusal
from tests.games.playing import play

from .positions import GAME, seat
from .refusals import drafting
from .scenarios import alone


def test_a_seat_that_has_picked_waits() -> None:
    state = drafting()
    state.apply(0, GAME.actions.parse("draft arabia"))
    refused = state.why_not(0, GAME.actions.parse("draft arabia"))
    assert refused == Refusal("", "refuse-not-your-turn", {"seat": 1})


def test_a_finished_game_takes_no_action() -> None:
    state = alone("skirmish", seat(main="egypt"), round=6, turn={"acted": True})
    play(state, "end")
    assert state.over
    assert state.why_not(0, GAME.actions.parse("rest")) == Refusal("", "refuse-over")
    assert state.legal(0) == []
