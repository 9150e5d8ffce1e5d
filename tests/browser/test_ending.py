"""A game comes to its end before somebody's eyes: the count, the places, and what to do then."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tablee.server.live import Live
from tablee.testing.browser import settled
from tests.browser.conftest import PHONE, Serving, Visit
from tests.browser.tables import play_first, table

MOVES = {"reduced_motion": "no-preference"}
TOTALS = ".totals li > b"


def moves_to_the_end(live: Live) -> int:
    state, count = live.match.state.clone(), 0
    while not state.over:
        seat = state.pending()[0]
        state.apply(seat, state.legal(seat)[0])
        count += 1
    return count


def ended(
    visit: Visit, serving: Serving, game: str = "genesis", pace: str = "slow", **settings: Any
) -> tuple[Page, Live]:
    """A page whose table has just come to its end."""
    page = visit("/", **{**MOVES, **settings})
    page.evaluate("pace => localStorage.setItem('pace', pace)", pace)
    live = table(serving, game, [page, page], names=("Ann", "Bob"))
    play_first(serving, live, moves_to_the_end(live) - 1)
    page.goto(f"/t/{live.key}")
    settled(page)
    play_first(serving, live, 1)
    page.locator("#ending").wait_for(state="attached")
    return page, live


def test_points_are_counted_step_by_step_and_the_places_come_last(visit: Visit, serving: Serving) -> None:
    page, live = ended(visit, serving)
    scores, entry = live.match.state.scores(), page.locator(".count tr.now")
    expect(page.locator("#count")).to_be_visible()
    expect(page.locator(".count-light .ring path").first).to_be_attached()
    first = entry.inner_text()
    page.wait_for_function(
        "first => document.querySelector('.count tr.now').innerText !== first", arg=first
    )  # by itself
    page.locator("[data-count=pause]").click()
    expect(page.locator("[data-count=pause]")).to_have_attribute("aria-pressed", "true")
    before = [0, 0]
    while page.locator("#count").is_visible():
        assert not page.locator(".places").is_visible()
        assert not page.locator(".standing li > b").first.is_visible()
        assert "wins" not in page.locator("body").inner_text()
        before = [int(total.replace("−", "-")) for total in page.locator(TOTALS).all_inner_texts()]
        page.locator("[data-count=on]").click()
    assert before == [sum(line.values()) for line in scores]
    expect(page.locator(".places li")).to_have_count(2)
    expect(page.locator(".result h2")).to_be_focused()
    expect(page.locator(".count-light")).to_have_count(0)
    for name in ("Replay", "Review from the end", "Download the record"):
        expect(page.locator(".after").get_by_role("link", name=name, exact=True)).to_be_visible()
    page.reload()
    expect(page.locator(".places")).to_be_visible()  # who comes later sees how it ended
    page.get_by_role("button", name="Show the count").click()
    expect(page.locator(".places")).to_be_hidden()
    page.get_by_role("button", name="To the places").click()
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda address: live.key not in address)
    settled(page)
    expect(page.locator("#ending")).to_have_count(0)


@pytest.mark.parametrize("way", ["button", "key", "click"])
def test_the_count_is_skipped(way: str, visit: Visit, serving: Serving) -> None:
    page, _ = ended(visit, serving, "gentes")
    expect(page.locator("#count")).to_be_visible()
    if way == "button":
        page.get_by_role("button", name="To the places").click()
    elif way == "key":
        page.keyboard.press("Escape")
    else:
        page.locator(".board").click(position={"x": 5, "y": 5})
    expect(page.locator(".places")).to_be_visible()
    expect(page.locator("#count")).to_be_hidden()


@pytest.mark.parametrize(("pace", "motion"), [("off", "no-preference"), ("normal", "reduce")])
def test_who_wants_no_motion_sees_the_places_at_once_and_the_count_if_asked(
    pace: str, motion: str, visit: Visit, serving: Serving
) -> None:
    page, _ = ended(visit, serving, pace=pace, reduced_motion=motion)
    expect(page.locator(".places")).to_be_visible()
    page.get_by_role("button", name="Show the count").click()
    expect(page.locator("#count")).to_be_visible()
    expect(page.locator(".places")).to_be_hidden()


def test_on_a_phone_what_is_counted_stays_in_sight_above_the_sheet(visit: Visit, serving: Serving) -> None:
    page, _ = ended(visit, serving, viewport=PHONE, has_touch=True, is_mobile=True)
    expect(page.locator("#count")).to_be_visible()
    page.locator("[data-count=pause]").click()
    rings = "[...document.querySelectorAll('.count-light .ring path')]"
    while page.locator("#count").is_visible():
        page.wait_for_function(f"{rings}.length")
        bottoms = page.evaluate(f"{rings}.map((one) => one.getBoundingClientRect().bottom)")
        assert max(bottoms) <= page.locator(".dock").bounding_box()["y"]  # type: ignore[index]
        page.locator("[data-count=on]").click()
    expect(page.locator(".places")).to_be_visible()


def test_a_game_without_points_tells_at_once_who_has_won(visit: Visit, serving: Serving) -> None:
    page, _ = ended(visit, serving, "morris")
    expect(page.locator(".result h2")).to_be_visible()
    expect(page.locator("#count")).to_have_count(0)
