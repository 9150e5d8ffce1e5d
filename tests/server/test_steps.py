"""What a page is told of the moves since its reader decided."""

from __future__ import annotations

import json
from html import unescape
from typing import Any

import tablee
from tablee.bots import Observation, make
from tablee.drawing.looks import page_of
from tablee.engine.match import Match
from tablee.engine.messages import Speaker
from tablee.engine.records import Seat
from tablee.server.live import Live
from tablee.server.pages.steps import first_step, steps_of
from tablee.server.store import Facts


def table(players: int = 3) -> Live:
    seats = [Seat(name, "random") for name in ("Ann", "Ben", "Cem")[:players]]
    return Live("k", Match.new(tablee.game("age_of_civilization"), players, 3, {}, seats), Facts(), {}, [])


def play(live: Live, moves: int) -> None:
    bot = make("random", 1)
    for _ in range(moves):
        seat = live.match.state.pending()[0]
        live.match.play(seat, bot.choose(Observation(live.match.state, seat)))


def steps(live: Live, seat: int | None) -> list[Any]:
    game = live.match.game
    speaker = Speaker("en", game=game, seats=[one.name for one in live.match.seats])
    told: list[Any] = json.loads(unescape(steps_of(live, seat, page_of(game.meta), speaker)))
    return told


def test_steps_begin_with_the_readers_own_last_moves() -> None:
    live = table()
    play(live, 40)
    movers = [move.seat for move in live.match.moves]
    for seat in range(3):
        shown = movers[first_step(live.match, seat) - 1 :]
        own = [mover == seat for mover in shown]
        assert own == sorted(own, reverse=True), "own moves, then the others'"
        assert own[0]


def test_a_step_tells_what_the_log_tells() -> None:
    live = table()
    play(live, 30)
    page, speaker = page_of(live.match.game.meta), Speaker("en", game=live.match.game, seats=["Ann", "Ben", "Cem"])
    for number, mover, name, beats in steps(live, None):
        assert name == speaker.seat(live.match.moves[number - 1].seat)
        assert mover == live.match.moves[number - 1].seat
        told = [event for event in live.match.log[number] if event.visible_to(None)]
        assert [line for line, _, _ in beats] == [page.line(event, speaker) for event in told]
        assert [seat for _, _, seat in beats] == [event.values.get("seat", mover) for event in told]


def test_moves_that_were_taken_back_are_told_no_more() -> None:
    live = table()
    play(live, 12)
    before = steps(live, None)
    live.match.undo(3)
    kept = len(live.match.moves)
    assert steps(live, None) == [step for step in before if step[0] <= kept]
    bot = make("greedy", 5)
    for _ in range(3):
        seat = live.match.state.pending()[0]
        live.match.play(seat, bot.choose(Observation(live.match.state, seat)))
    fresh = table()
    fresh.match = live.match
    assert steps(live, None) == steps(fresh, None)
