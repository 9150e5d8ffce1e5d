"""What the others did since one's turn, over whole games of all titles: a line for every turn, and nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, pairwise
from typing import Any

import pytest
from markupsafe import Markup

import tablee
from tablee.bots import Observation, make
from tablee.drawing.looks import page_of
from tablee.engine.match import Match
from tablee.engine.messages import Speaker
from tablee.engine.records import Seat
from tablee.server.live import Live
from tablee.server.pages.log import LOG_MOVES, log_of
from tablee.server.pages.recap import MOST, Recap, decided, recap_of
from tablee.server.store import Facts
from tests.shelf import OWN_KEYS

NAMES = ["Ann", "Ben", "Cem"]
OPTIONS: dict[str, dict[str, Any]] = {"age_of_civilization": {"draft": True}, "genesia": {"objectives": "all"}}


def whole_game(key: str) -> Iterator[Live]:
    """The same table after every move."""
    match = Match.new(tablee.game(key), len(NAMES), 7, OPTIONS.get(key, {}), [Seat(name, "greedy") for name in NAMES])
    live, bot = Live("k", match, Facts(), {}, []), make("greedy", 2)
    while not match.state.over:
        yield live
        seat = match.state.pending()[0]
        match.play(seat, bot.choose(Observation(match.state, seat)))
        live.drawings.clear()


def recap(live: Live, seat: int | None) -> Recap:
    game = live.match.game
    return recap_of(live, seat, page_of(game.meta), Speaker("en", game=game, seats=NAMES))


@pytest.mark.parametrize("key", OWN_KEYS)
def test_every_turn_of_the_others_has_one_line_and_shows_only_what_one_sees(key: str) -> None:
    most, differences = 0, 0
    page, speaker = page_of(tablee.game(key).meta), Speaker("en", game=tablee.game(key), seats=NAMES)
    for live in whole_game(key):
        match = live.match
        for seat in range(len(NAMES)):
            found, since = recap(live, seat), decided(match, seat)
            seen = {
                number: [event for event in match.log[number] if event.visible_to(seat)]
                for number in range(max(since, len(match.moves) - MOST) + 1, len(match.moves) + 1)
            }
            movers = [(match.moves[number - 1].seat, number) for number, events in seen.items() if events]
            rows = [[number for _, number in row] for _, row in groupby(movers, lambda pair: pair[0])]
            assert [(turn.first, turn.last) for turn in found.turns] == [(row[0], row[-1]) for row in rows]
            assert [turn.seat for turn in found.turns] == [match.moves[row[0] - 1].seat for row in rows]
            for turn, row in zip(found.turns, rows, strict=True):
                whole = [event for number in row for event in seen[number]]
                said = [page.line(event, speaker) for event in whole]
                joined = [bool(page.way(before, after)) for before, after in pairwise(whole)]
                plain = [
                    event
                    for event, before, after in zip(whole, [False, *joined], [*joined, False], strict=True)
                    if not before and not after
                ]
                briefs = {page.brief(event, speaker) for event in plain} - {Markup()}
                signs = {one.sign for one in turn.signs}
                assert turn.further or briefs <= signs, "something is not told"
                assert signs <= briefs or any(joined), "something is told that was not seen"
                assert turn.signs or turn.words in said, "a line that says nothing"
            most, differences = max(most, len(rows)), differences + len(found.own)
        last = match.moves[-1].seat if match.moves and match.log[-1] else None
        assert last is None or recap(live, last) == Recap([], [], []), "nothing has happened since"
        assert recap(live, None) == Recap([], [], []), "who only watches has no turn"
    assert most >= len(NAMES) - 1
    assert differences


def test_to_pass_where_one_was_asked_only_for_the_sake_of_secrecy_is_no_decision() -> None:
    passed = 0
    for live in whole_game("genesia"):
        match = live.match
        if match.moves and not match.log[-1]:
            seat = match.moves[-1].seat
            others = [number for number in range(decided(match, seat) + 1, len(match.moves)) if match.log[number]]
            assert bool(recap(live, seat).turns) == bool(others)
            passed += bool(others)
    assert passed


def test_what_one_has_more_or_less_of_is_told_by_what_was_there() -> None:
    page, told = page_of(tablee.game("genesis").meta), 0
    for live in whole_game("genesis"):
        match, sign = live.match, page.token("points")
        if not match.moves:
            continue
        for seat in range(len(NAMES)):
            since = decided(match, seat)
            before, after = (match.position(number).holdings(seat)[seat] for number in (since, len(match.moves)))
            for one in recap(live, seat).own:
                assert (one.sign, one.before) == (sign, before["points"])
                assert int(one.amount.replace("−", "-")) == after["points"] - before["points"]
                told += 1
    assert told


def test_moves_that_were_taken_back_are_told_no_more() -> None:
    table = whole_game("age_of_civilization")
    for live in table:
        if len(live.match.moves) == 40:
            break
    before = [recap(live, seat) for seat in range(len(NAMES))]
    seat = live.match.state.pending()[0]
    live.match.play(seat, live.match.state.legal(seat)[0])
    live.drawings.clear()
    after = [recap(live, seat) for seat in range(len(NAMES))]
    live.match.undo()
    live.drawings.clear()
    assert after != before == [recap(live, seat) for seat in range(len(NAMES))]


@pytest.mark.parametrize("key", OWN_KEYS)
def test_the_log_tells_every_sentence_once_by_turns(key: str) -> None:
    """Nothing of what a seat may see is lost in merging; steps of a way and what repeats are told as one."""
    page, speaker = page_of(tablee.game(key).meta), Speaker("en", game=tablee.game(key), seats=NAMES)
    ways = 0
    for live in whole_game(key):
        if len(live.match.moves) % 7:
            continue
        for seat in (None, 0, 2):
            log = [one.turn for one in log_of(live, seat, page, speaker)]
            assert all(turn.seat != before.seat for turn, before in pairwise(log))
            told: list[str] = []
            for turn in reversed(log):
                for act in reversed(turn.acts):
                    assert turn.seat is None or {live.match.moves[act.last - 1].seat} == {turn.seat}
                    told += act.steps or [act.head, *act.more] * act.times
                    ways += bool(act.steps)
            events = live.match.log[-LOG_MOVES:]
            assert told == [page.line(one, speaker) for move in events for one in move if one.visible_to(seat)]
    assert bool(ways) == (key == "genesia")


def test_who_loses_the_lead_in_what_counts_most_is_told_so() -> None:
    told = 0
    for live in whole_game("age_of_civilization"):
        for seat in range(len(NAMES)):
            since, last = decided(live.match, seat), len(live.match.moves)
            had, has = (
                [one["military"] for one in live.match.position(number).holdings(seat)] for number in (since, last)
            )
            expected = since != last and had[seat] == max(had) and has[seat] < max(has)
            assert bool(recap(live, seat).overtaken) == expected
            told += expected
    assert told
