"""Whole games in the drawn table by keyboard alone."""

from __future__ import annotations

import pytest

from tablee.testing.browser import play_on
from tests.browser.conftest import Serving, Visit
from tests.browser.hands import key_one_action
from tests.browser.tables import table
from tests.shelf import OWN_KEYS

ENDLESS = 10_000


@pytest.mark.slow
@pytest.mark.parametrize("game", OWN_KEYS)
def test_a_whole_game_by_keyboard_alone(game: str, visit: Visit, serving: Serving) -> None:
    page = visit("/", locale="it")
    live = table(serving, game, [page, "greedy"], seed=5)
    page.goto(f"/t/{live.key}")
    made = play_on(page, key_one_action, seed=3, most=ENDLESS)
    assert live.match.state.over
    assert sum(move.seat == 0 for move in live.match.moves) >= made
