"""The table in words: an outline to walk through, and choices that say what they bring."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Serving, Visit
from tests.browser.tables import play_bots, table
from tests.browser.test_access import violations
from tests.shelf import OWN_KEYS


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
    page.locator(".skips a").nth(1).press("Enter")
    expect(page.locator("#area-1")).to_be_focused()
