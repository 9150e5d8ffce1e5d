"""The end of the game: GS-060 to GS-065, and the examples E01 to E07."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tablee.engine.errors import IllegalAction
from tests.games.playing import asked, keys, play

from . import oracle
from .boards import finished, positions_of_a_game, random_boards
from .positions import EXAMPLES, GAME, load, offers, single_turns, squares_with

NONE = (0, 0, 0, 0)


@pytest.mark.rule("GS-060")
@pytest.mark.parametrize("example", EXAMPLES["end_example"], ids=lambda example: example["id"])
def test_end_example(example: dict[str, Any]) -> None:
    rows = example["rows"]
    groups = sorted((len(group) for group in oracle.free_groups(oracle.read(rows))), reverse=True)
    assert groups == example["free_groups"]
    state = load(*rows, question="")
    assert state.ended() == example["over"]
    assert state.view(None)["free"] == sum(groups)
    assert len(state.view(None)["end"]["live"]) == sum(size for size in groups if size >= 3)


def test_a_block_of_four_takes_two_tiles_to_end() -> None:
    """E04."""
    for first in ("a1", "b1", "a2", "b2"):
        for second in {"a1", "b1", "a2", "b2"} - {first}:
            state = load(".. .. Fr", ".. .. Sd", dice="**")
            play(state, f"place {first} marsh")
            assert not state.over
            play(state, f"place {second} marsh")
            assert state.over


@pytest.mark.rule("GS-060")
@pytest.mark.parametrize("rows", [("~~ .. .. ..",), ("~~ .. ..", "~~ .. ~~"), ("~~ ..", "~~ ..", "~~ ..")])
def test_three_in_a_line_or_in_a_corner_keep_the_game_going(rows: tuple[str, ...]) -> None:
    opened = [rows[0].replace("~~", "..", 1), *rows[1:]]
    state = load(*opened, dice="SS")
    play(state, "place a1 marsh")
    assert not state.over
    # Any of the three ends it.
    for square in squares_with(state, ".."):
        after = state.clone()
        after.apply(1, GAME.actions.parse(f"place {square} forest"))
        groups = oracle.free_groups(oracle.read(after.dump()["position"]["board"]))
        assert after.over
        assert max(len(group) for group in groups) <= 2


@pytest.mark.slow
@pytest.mark.rule("GS-060")
@pytest.mark.rule("GS-065")
def test_the_end_agrees_with_flood_fill() -> None:
    """On random boards, and after one more tile on each free square: GS-060 by flood fill, GS-065 by counting."""
    both = Counter[bool]()
    for rows in random_boards(1500, seed=60):
        board = oracle.read(rows)
        state = load(*rows, question="")
        over = oracle.ended(board)
        both[over] += 1
        assert state.ended() == over
        two_free_neighbours = [
            square
            for square, content in board.items()
            if content == ".." and sum(board.get(near) == ".." for near in oracle.neighbours(square)) >= 2
        ]
        assert over == (not two_free_neighbours)
        ending = {
            oracle.name(square)
            for square, content in board.items()
            if content == ".." and oracle.ended({**board, square: "Fr"})
        }
        assert set(state.view(None)["end"]["ending"]) == ending
    assert min(both.values()) > 100


@pytest.mark.rule("GS-061")
def test_the_second_tile_of_the_turn_is_not_placed_after_the_end() -> None:
    state = load(".. .. ..", dice="**")
    events = play(state, "place b1 forest")
    assert state.over
    assert keys(events) == ["event-put", "event-over"]
    assert events[1].values == {"free": 2}
    assert state.dump()["agenda"] == []
    with pytest.raises(IllegalAction):
        state.apply(0, GAME.actions.parse("place a1 forest"))


@pytest.mark.rule("GS-061")
def test_a_turn_cut_short_by_the_end_is_no_single_turn() -> None:
    paid = load(".. .. ..", dice="FS")
    play(paid, "place b1 forest")
    assert (paid.over, single_turns(paid)) == (True, 0)
    off_dice = load(".. .. ..", dice="FS")  # R26: single by choice of colour
    play(off_dice, "place b1 marsh")
    assert (off_dice.over, single_turns(off_dice)) == (True, 1)


@pytest.mark.rule("GS-062")
def test_nobody_has_a_last_turn() -> None:
    for seat in range(3):
        state = load(".. .. ..", species="rdm", active=seat)
        play(state, "place b1 forest")
        assert state.over
        assert state.pending() == []
    turns: Counter[int] = Counter()
    for state, _ in positions_of_a_game(4, seed=2, first_player="seat0"):
        turns.update(state.pending() if asked(state).endswith("tile1") else [])
    assert max(turns.values()) - min(turns.values()) == 1


@pytest.mark.rule("GS-063")
def test_remaining_squares_stay_empty() -> None:
    state = load(".. .. .. ~~ .. ..", dice="FF")
    play(state, "place a1 forest")
    assert state.over
    assert squares_with(state, "..") == {"b1", "c1", "e1", "f1"}
    refusal = state.why_not(0, GAME.actions.parse("place b1 forest"))
    assert refusal is not None
    assert refusal.key == "refuse-over"
    assert len(squares_with(finished(4, 63), "..")) >= 2


@pytest.mark.rule("GS-064")
def test_the_game_ends_when_nobody_has_tiles() -> None:
    state = load("Fr Fr ~~ ..", ".. .. .. ..", dice="FF", supplies=[(1, 0, 0, 0), NONE])
    events = play(state, "place a2 forest")
    assert state.over
    assert not state.ended()
    assert keys(events)[-1] == "event-over-no-tiles"
    assert state.totals() == [18, 0]
    assert state.ranking() == [1, 2]


@pytest.mark.rule("GS-064")
def test_the_game_goes_on_while_somebody_has_a_tile() -> None:
    state = load("Fr Fr ~~ ..", ".. .. .. ..", dice="FF", supplies=[(1, 0, 0, 0), (0, 0, 1, 0)])
    play(state, "place a2 forest")
    assert asked(state) == "1 tile1"
    assert {text.split()[2] for text in offers(state)} == {"mountain"}


@pytest.mark.rule("GS-065")
def test_counting_free_neighbours_says_the_same_in_whole_games() -> None:
    for players in (2, 3, 4):
        state = None
        for state, _ in positions_of_a_game(players, seed=65):
            board = oracle.read(state.dump()["position"]["board"])
            assert not oracle.ended(board)
            assert not state.ended()
        assert state is not None
        assert state.ended()
        assert oracle.ended(oracle.read(state.dump()["position"]["board"]))
