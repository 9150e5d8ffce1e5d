"""Drawing an action without listing them all: the same actions, equally likely."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tablee.engine.chance import Rng

from .boards import TABLES, named, positions_of_a_game
from .positions import GAME, load

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    "state",
    [
        pytest.param(load(".. .. .. VV ..", ".. Fr .. ..", dice="FS"), id="tile1"),
        pytest.param(load(".. .. ..", supplies=[(3, 0, 0, 2), (1, 1, 1, 1)]), id="tile1 without two colours"),
        pytest.param(load(".. .. .. ..", dice="F*", used=1, question="tile2"), id="tile2 wild"),
        pytest.param(load(".. .. .. ..", dice="FS", used=1, question="tile2"), id="tile2 one colour"),
        pytest.param(GAME.new(3, 1, {"species": ["choose", "mammal", "choose"]}), id="species"),
    ],
)
def test_every_legal_action_is_equally_likely(state: Any) -> None:
    seat = state.pending()[0]
    legal = state.legal(seat)
    rng = Rng(1, 2)
    draws = 400 * len(legal)
    drawn = Counter(int(state.sample(seat, rng)) for _ in range(draws))
    assert set(drawn) == set(legal)
    # Chi-square with len - 1 degrees of freedom; six standard deviations above its mean.
    square = sum((drawn[action] - 400) ** 2 / 400 for action in legal)
    freedom = len(legal) - 1
    assert square < freedom + 6 * (2 * freedom) ** 0.5 + 10


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_only_legal_actions_are_drawn(table: tuple[int, dict[str, Any]]) -> None:
    players, options = table
    rng = Rng(5, 5)
    for state, _ in positions_of_a_game(players, 31, **options):
        seat = state.pending()[0]
        legal = state.legal(seat)
        assert legal == sorted(set(legal))
        assert legal == [int(action) for action in state.choices(seat)]
        assert {int(state.sample(seat, rng)) for _ in range(20)} <= set(legal)
