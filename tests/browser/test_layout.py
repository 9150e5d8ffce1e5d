"""What stays in sight while one plays, on a desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Serving, Visit
from tests.browser.hands import CHOICES, LIT, PLAY, unveiled
from tests.browser.tables import GAMES, play_bots, table

LAPTOP = {"width": 1280, "height": 800}


def box(page: Page, selector: str) -> dict[str, float]:
    found = page.locator(selector).first.bounding_box()
    assert found, selector
    return {**found, "bottom": found["y"] + found["height"]}


def at_table(visit: Visit, serving: Serving, game: str, viewport: dict[str, int], moves: int = 25) -> Page:
    page = visit("/", viewport=viewport)
    live = table(serving, game, [page, "greedy", "greedy"], seed=5)
    play_bots(serving, live, moves, stop_at=0)
    page.goto(f"/t/{live.key}")
    unveiled(page)
    return page


@pytest.mark.parametrize("viewport", [DESKTOP, LAPTOP], ids=["desktop", "laptop"])
@pytest.mark.parametrize("game", GAMES)
def test_the_latest_moves_stay_in_sight_beside_the_board(
    game: str, viewport: dict[str, int], visit: Visit, serving: Serving
) -> None:
    page = at_table(visit, serving, game, viewport)
    assert box(page, ".log li p")["bottom"] < viewport["height"]
    page.locator(f"{CHOICES}, {LIT}").first.click()
    assert box(page, ".log li p")["bottom"] < viewport["height"]


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_always_shows_how_all_stand(game: str, visit: Visit, serving: Serving) -> None:
    page = at_table(visit, serving, game, PHONE)
    expect(page.locator(".standing > li")).to_have_count(3)
    for target in ("#mine", "#players", "#log", "#main"):
        page.locator(f".tabs a[href='{target}']").click()
        standing = box(page, ".jumps")
        assert standing["y"] >= 0
        assert standing["bottom"] <= box(page, ".prompt")["y"] + 1


def test_a_square_that_is_previewed_is_not_under_the_prompt(visit: Visit, serving: Serving) -> None:
    page = at_table(visit, serving, "genesis", PHONE, moves=6)
    page.locator("[data-piece^=tile].lit").first.dispatch_event("click")
    page.locator("[data-piece^=square].lit").last.dispatch_event("click")
    page.locator(PLAY).wait_for()
    page.wait_for_function(
        """() => document.querySelector(".board .touched").getBoundingClientRect().bottom
              <= document.querySelector(".jumps").getBoundingClientRect().top"""
    )


def test_how_to_go_on_is_in_sight_however_many_choices_there_are(visit: Visit, serving: Serving) -> None:
    for viewport in (PHONE, LAPTOP):
        page = at_table(visit, serving, "age_of_civilization", viewport, moves=3)
        shown = box(page, ".choices [data-choice]:has(.ends)")
        whole = box(page, ".choices")
        assert whole["y"] <= shown["y"]
        assert shown["bottom"] <= whole["bottom"] + 1
