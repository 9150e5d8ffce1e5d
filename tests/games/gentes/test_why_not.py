"""Refusals where much is possible, where one waits for others, and after the end."""

from __future__ import annotations

import pytest

from tablee.engine.events import Refusal
from tests.games.playing import play
from tests.games.refusals import check_all_actions

from .declines import decline, last_turn
from .positions import GAME
from .refusals import REFUSALS
from .riches import played_on


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_so_it_is_where_much_is_possible(players: int) -> None:
    for seed in range(4):
        for number, (state, who, _) in enumerate(played_on(players, seed)):
            if number % 8 == seed:
                check_all_actions(state, who, REFUSALS.parts)


def test_a_seat_that_has_chosen_waits() -> None:
    """Two cities to choose between, for two seats at the same time."""
    state = decline({"spaces": ["crotona", "cnossus"]}, {"spaces": ["delphi", "syracusae"]}, {})
    state.apply(0, GAME.actions.parse("city crotona"))
    refused = state.why_not(0, GAME.actions.parse("city crotona"))
    assert refused == Refusal("", "refuse-not-your-turn", {"seat": 1})


def test_a_finished_game_takes_no_action() -> None:
    state = last_turn({}, {}, {}, round=6)
    play(state, "tax 1")
    assert state.over
    assert state.why_not(0, GAME.actions.parse("tax 1")) == Refusal("", "refuse-over")
    assert state.legal(0) == []
