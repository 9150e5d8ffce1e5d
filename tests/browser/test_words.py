"""The table in words: an outline to walk through, and choices that say what they bring."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tablee.testing.browser import play_on
from tests.browser.conftest import Serving, Visit
from tests.browser.hands import hear_one_action
from tests.browser.tables import play_bots, table
from tests.browser.test_access import violations
from tests.shelf import OWN_KEYS

ENDLESS = 10_000


@pytest.mark.parametrize("game", OWN_KEYS)
def test_it_has_headings_and_lists_and_axe_finds_nothing(game: str, visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live = table(serving, game, [page, "greedy"], seed=3, names=["Ann", "Bea"])
    play_bots(serving, live, 25, stop_at=0)
    page.goto(f"/t/{live.key}?text=1")
    headings = page.locator("main :is(h2, h3):visible").all_inner_texts()
    assert headings[0] == page.locator("#question").inner_text()
    assert next(place for place, said in enumerate(headings) if "Ann" in said) < next(
        place for place, said in enumerate(headings) if "Bea" in said
    )
    assert page.locator(".position > ul").count() > 3
    assert violations(page) == []
    page.locator(".skips a[href='#area-1']").press("Enter")
    expect(page.locator("#area-1")).to_be_focused()


@pytest.mark.slow
@pytest.mark.parametrize("game", OWN_KEYS)
def test_a_whole_game_in_words_alone(game: str, visit: Visit, serving: Serving) -> None:
    page = visit("/", locale="fr")
    live = table(serving, game, [page, "greedy"], seed=5)
    page.goto(f"/t/{live.key}?text=1")
    made = play_on(page, hear_one_action, seed=3, most=ENDLESS)
    assert live.match.state.over
    assert sum(move.seat == 0 for move in live.match.moves) >= made
    expect(page.locator("#told")).not_to_be_empty()
