"""Matches: playing, taking back, resuming, and what a step leads to."""

from __future__ import annotations

from typing import ClassVar

import pytest

from tablee.engine import records
from tablee.engine.errors import IllegalAction
from tablee.engine.match import Match
from tablee.engine.records import Seat
from tests.engine.test_records import played
from tests.toys.sealed.game import SealedGame
from tests.toys.sealed.meta import META
from tests.toys.sealed.rules import KEEP, Sealed

SEALED = SealedGame(META, None)
SEATS = [Seat("Ada", "human"), Seat("Bo", "greedy"), Seat("Cy", "random")]


def match(seed: int = 5) -> Match:
    return Match.new(SEALED, 3, seed, {"hand": 4}, SEATS)


def bid(table: Match, *seats: int) -> None:
    for seat in seats:
        table.play(seat, table.state.legal(seat)[0])


def test_a_new_match() -> None:
    table = match()
    record = table.record()
    assert table.seats == SEATS
    assert len(table.log) == 1
    assert record.options == {"ties": "die", "hand": 4}
    assert (record.seed, record.players, record.moves, record.result) == (5, 3, [], None)
    assert record.setup == SEALED.start(3, 5, {"hand": 4})[0].outcomes


def test_moves_are_kept_with_their_words_and_their_chance() -> None:
    table = match()
    action = table.state.legal(1)[0]
    events = table.play(1, action)
    move = table.record().moves[0]
    assert (move.seat, move.action, move.chance) == (1, SEALED.actions.text(action), [])
    assert table.log[-1] == events


def test_an_illegal_action_changes_nothing() -> None:
    table = match()
    before = (table.state.dump(), table.record(), list(table.log))
    with pytest.raises(IllegalAction):
        table.play(0, KEEP)
    assert (table.state.dump(), table.record(), table.log) == before
    assert not table.undoable(0)


def test_nothing_to_take_back_at_the_start() -> None:
    assert not any(match().undoable(seat) for seat in range(3))


def test_a_sealed_bid_can_be_taken_back() -> None:
    table = match()
    before = (table.state.dump(), table.record())
    bid(table, 1)
    assert [table.undoable(seat) for seat in range(3)] == [False, True, False]
    table.undo()
    assert (table.state.dump(), table.record()) == before
    assert len(table.log) == 1


def test_only_the_last_move_can_be_taken_back_and_only_by_its_seat() -> None:
    table = match()
    bid(table, 1, 0)
    assert [table.undoable(seat) for seat in range(3)] == [True, False, False]
    table.undo()
    assert table.undoable(1)
    table.undo()
    assert not table.undoable(1)


def test_what_has_shown_a_secret_cannot_be_taken_back() -> None:
    table = match()
    bid(table, 0, 1, 2)
    assert not any(table.undoable(seat) for seat in range(3))


def test_what_has_used_chance_cannot_be_taken_back() -> None:
    table = match()
    bid(table, 0, 1, 2)
    winner = table.state.pending()[0]
    table.play(winner, KEEP)
    assert table.record().moves[-1].chance
    assert not table.undoable(winner)


def test_another_choice_after_taking_back() -> None:
    table, other = match(), match()
    first, last = table.state.legal(0)[0], table.state.legal(0)[-1]
    table.play(0, first)
    table.undo()
    table.play(0, last)
    other.play(0, last)
    assert table.state.dump() == other.state.dump()
    assert table.record() == other.record()


def test_the_last_decision_of_the_game_can_be_taken_back_with_its_result() -> None:
    table = played(SEALED, 2, 4)
    record = table.record()
    assert record.result is not None
    seat = record.moves[-1].seat
    assert table.undoable(seat)
    table.undo()
    assert table.record().result is None
    assert table.record().moves == record.moves[:-1]


def test_a_record_once_taken_does_not_change() -> None:
    table = match()
    bid(table, 0)
    record = table.record()
    bid(table, 1)
    assert len(record.moves) == 1
    table.undo()
    table.undo()
    assert len(record.moves) == 1


@pytest.mark.parametrize("moves", [0, 1, 4, 9])
def test_a_resumed_match_goes_on_as_if_it_had_never_stopped(moves: int) -> None:
    table = played(SEALED, 3, 8, moves)
    again = Match.resume(SEALED, records.decode(table.record().encode()))
    assert again.state.dump() == table.state.dump()
    assert again.record() == table.record()
    assert again.log == table.log
    while not table.state.over:
        seat = table.state.pending()[-1]
        action = table.state.legal(seat)[-1]
        assert again.play(seat, action) == table.play(seat, action)
    assert again.record() == table.record()


def test_what_could_be_taken_back_still_can_after_resuming() -> None:
    table = match()
    bid(table, 1, 0)
    again = Match.resume(SEALED, table.record())
    assert [again.undoable(seat) for seat in range(3)] == [True, False, False]
    again.undo()
    table.undo()
    assert again.state.dump() == table.state.dump()
    assert again.record() == table.record()


def test_resuming_leaves_the_given_record_alone() -> None:
    record = played(SEALED, 3, 8, 5).record()
    before = record.encode()
    again = Match.resume(SEALED, record)
    seat = again.state.pending()[0]
    again.play(seat, again.state.legal(seat)[0])
    assert record.encode() == before


def test_consequences_are_told_beforehand() -> None:
    table = match()
    action = table.state.legal(0)[0]
    assert (table.consequence(0, action).final, table.consequence(0, action).ends) == (False, False)
    bid(table, 1, 2)
    before = table.state.dump()
    assert table.consequence(0, action).final
    assert table.consequence(0, action).reason == "both"
    assert table.state.dump() == before


def test_the_end_is_told_beforehand() -> None:
    table = played(SEALED, 2, 4)
    move = table.record().moves[-1]
    table.undo()
    ending = table.consequence(move.seat, SEALED.actions.parse(move.action))
    assert ending.ends
    assert not ending.final


class Watched(Sealed):
    """Notes with which chance it is played."""

    used: ClassVar[list[str]] = []

    def decide(self, seat: int, question: int, action: int) -> None:
        super().decide(seat, question, action)
        Watched.used.extend(self.chance.dump())


class WatchedGame(SealedGame):
    rules_class = Watched


def test_consequences_do_not_show_the_chance_to_come() -> None:
    table = Match.new(WatchedGame(META, None), 3, 5, None, SEATS)
    Watched.used.clear()
    table.consequence(0, table.state.legal(0)[0])
    assert len(Watched.used) == 1
    assert Watched.used != table.state.dump()["chance"]
