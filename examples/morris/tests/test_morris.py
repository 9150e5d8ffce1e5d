"""Nine Men's Morris: a test for each numbered rule, and the conformance kit."""

from __future__ import annotations

import pytest

import tablee
from tablee.bots import Observation, make
from tablee.engine.chance import Rng
from tablee.engine.state import DRAWN, LOST, WON, State, playout
from tablee.testing import check
from tablee_morris.rules import BOARD, MEN, PATIENCE


def at(own: str, other: str, hand: int = 0, question: str = "move") -> State:
    """A position in which the first seat is asked; both have as many men in hand."""
    position = {
        "board": {**dict.fromkeys(own.split(), 0), **dict.fromkeys(other.split(), 1)},
        "seats": [{"hand": hand}, {"hand": hand}],
        "seen": [],
        "winner": -1,
    }
    agenda = [["turn", 1, 0, 0]] if question == "take" else []
    return tablee.game("morris").load(
        {**tablee.game("morris").new(2, 1).dump(), "position": position, "questions": {"0": question}, "agenda": agenda}
    )


def play(state: State, *actions: str) -> State:
    """Whoever is asked does what is written, turn by turn."""
    for action in actions:
        state.apply(state.pending()[0], state.game.actions.parse(action))
    return state


def why_not(state: State, action: str) -> str:
    """The number of the rule against it."""
    refusal = state.why_not(state.pending()[0], state.game.actions.parse(action))
    return refusal.rule if refusal else ""


def board(state: State) -> dict[str, int]:
    found: dict[str, int] = state.view(None)["board"]
    return found


@pytest.mark.rule("NM-001")
def test_the_board_has_24_points_on_16_lines() -> None:
    assert (len(BOARD.names), len(BOARD.lines)) == (24, 16)
    assert {len(line) for line in BOARD.lines} == {3}
    assert all(sum(space in line for line in BOARD.lines) == 2 for space in range(24))


@pytest.mark.rule("NM-002")
def test_player_1_begins_with_nine_men() -> None:
    state = tablee.game("morris").new(2, 1)
    assert state.view(0)["seats"] == [{"hand": MEN}] * 2
    assert state.pending() == [0]
    assert play(state, "place a1").pending() == [1]


@pytest.mark.rule("NM-003")
def test_a_man_is_placed_on_a_free_point() -> None:
    state = play(tablee.game("morris").new(2, 1), "place a1")
    assert board(state) == {"a1": 0}
    assert state.view(0)["seats"][0] == {"hand": MEN - 1}
    assert why_not(state, "place a1") == "NM-003"
    assert why_not(state, "move a1 a4") == "NM-003"


@pytest.mark.rule("NM-004")
def test_a_man_moves_along_a_line() -> None:
    state = at("a1 b2 c3 d5", "g1 g4 f2 f4")
    assert why_not(state, "place a7") == "NM-004"
    assert why_not(state, "move g1 d1") == "NM-004"
    assert why_not(state, "move a7 a4") == "NM-004"
    assert why_not(at("a1 b2 c3 d5", "a4 g4 f2 f4"), "move a1 a4") == "NM-004"
    assert board(play(state, "move a1 a4")).items() >= {"a4": 0}.items()
    assert "a1" not in board(state)


@pytest.mark.rule("NM-005")
def test_three_men_fly() -> None:
    assert why_not(at("a1 b2 c3 d5", "g1 g4 f2 f4"), "move a1 g7") == "NM-005"
    assert why_not(at("a1 b2 c3 d5", "g1 g4 f2 f4"), "move a1 a7") == "NM-005"
    assert why_not(at("a1 b2 c3", "g1 g4 f2 f4"), "move a1 g7") == ""


@pytest.mark.rule("NM-006")
@pytest.mark.parametrize("before", ["place a7", "move d7 a7"])
def test_a_mill_takes_a_man(before: str) -> None:
    placing = before.startswith("place")
    state = at("a1 a4 d7 c3", "g1 g4 f2 f4", hand=int(placing), question="place" if placing else "move")
    play(state, before)
    assert state.pending() == [0]
    assert why_not(state, "take a1") == why_not(state, "take b2") == why_not(state, "move a1 d1") == "NM-006"
    assert "g1" not in board(play(state, "take g1"))
    assert state.pending() == [1]


@pytest.mark.rule("NM-006")
def test_two_mills_at_once_take_one_man() -> None:
    state = play(at("a1 a4 d7 g7", "g1 g4 f2 f4", hand=1, question="place"), "place a7", "take g1")
    assert state.pending() == [1]


@pytest.mark.rule("NM-007")
def test_men_in_mills_are_safe_while_there_are_others() -> None:
    state = at("a1 a4 a7 c3", "g1 g4 g7 f2", question="take")
    assert why_not(state, "take g4") == "NM-007"
    assert why_not(state, "take f2") == ""
    assert why_not(at("a1 a4 a7 c3", "g1 g4 g7", question="take"), "take g4") == ""


@pytest.mark.rule("NM-008")
def test_who_has_two_men_left_loses() -> None:
    assert play(at("a1 a4 a7 c3", "g1 g4 f2", question="take"), "take g1").results() == [WON, LOST]
    in_hand = play(at("a1 a4 a7 c3", "g1 g4", hand=1, question="take"), "take g1")
    assert in_hand.results() == [WON, LOST]
    assert not play(at("a1 a4 a7 c3", "g1 g4", hand=2, question="take"), "take g1").over


@pytest.mark.rule("NM-009")
def test_who_cannot_move_loses() -> None:
    state = play(at("a4 d2 g4 b4 d7", "a1 d1 g1 a7"), "move d7 d6")
    assert not state.over
    state = play(at("a4 d2 g4 b4 d6", "a1 d1 g1 a7"), "move d6 d7")
    assert state.results() == [WON, LOST]


@pytest.mark.rule("NM-010")
def test_the_third_time_is_a_draw() -> None:
    state = play(at("a1 b2 c3 d5", "g1 g4 f2 f6"), "move a1 a4")
    around = ("move g1 d1", "move a4 a1", "move d1 g1", "move a1 a4")
    assert not play(state, *around).over
    assert play(state, *around).results() == [DRAWN, DRAWN]


@pytest.mark.rule("NM-011")
def test_fifty_moves_without_a_man_taken_are_a_draw() -> None:
    state = at("a1 b2 c3 d5", "g1 g4 f2 f6")
    dumped = play(state, "move a1 a4").dump()
    seen = dumped["position"]["seen"]
    dumped["position"]["seen"] = [*range(PATIENCE - len(seen)), *seen]
    late = state.game.load(dumped)
    assert play(late, "move g1 d1").results() == [DRAWN, DRAWN]
    dumped["position"]["seen"].pop(0)
    assert not play(state.game.load(dumped), "move g1 d1").over


def test_what_all_games_promise() -> None:
    check(tablee.game("morris"))


def test_a_bot_never_loses_to_chance() -> None:
    ends = []
    for seed in range(6):
        state, bot, rng = tablee.game("morris").new(2, seed), make("greedy", seed), Rng(seed)
        while not state.over:
            seat = state.pending()[0]
            state.play(seat, state.sample(seat, rng) if seat else bot.choose(Observation(state, seat)))
        ends.append(state.results()[0])
    assert LOST not in ends
    assert WON in ends


def test_games_end_in_every_way() -> None:
    """Or the tests above would look at positions that no game comes to."""
    ends = set()
    for seed in range(40):
        state = tablee.game("morris").new(2, seed)
        playout(state, Rng(seed))
        ends.add(state.results()[0])
    assert ends == {WON, DRAWN, LOST}
