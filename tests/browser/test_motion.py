"""What happens is shown at the reader's pace: never in the way of who plays, nor where nothing shall move."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tablee.server.live import Live
from tablee.testing.browser import CHOICES, LIT, PLAY, settled, touch_one_action
from tests.browser.conftest import Serving, Visit
from tests.browser.tables import play_bots, table
from tests.shelf import OWN_KEYS

MOVES = 4  # of others, and then whatever comes until the first seat decides
# What moves takes so long that it has not ended whatever else this machine does.
ENDLESS = """window.KeyframeEffect = class extends KeyframeEffect {
  constructor(thing, frames, options) { super(thing, frames, { ...options, duration: 1000 * options.duration }); }
}"""
# Counts what is moved.
COUNTED = """{
  const animate = Element.prototype.animate;
  window.moved = 0;
  Element.prototype.animate = function (...all) {
    window.moved += 1;
    return animate.apply(this, all);
  };
}"""


def set_up(visit: Visit, script: str, pace: str = "slow", **settings: str) -> Page:
    page = visit("/", **{"reduced_motion": "no-preference", **settings})
    page.evaluate("pace => localStorage.setItem('pace', pace)", pace)
    page.add_init_script(script)
    return page


def watching(visit: Visit, serving: Serving, game: str, page: Page) -> Live:
    """A table where somebody else decides."""
    other = visit("/")
    live = table(serving, game, [page, other])
    play_bots(serving, live, 0, 1)
    page.goto(f"/t/{live.key}")
    page.wait_for_load_state()
    return live


@pytest.mark.parametrize("game", ["age_of_civilization", "gentes"])
def test_a_click_during_motion_ends_it_and_counts(visit: Visit, serving: Serving, game: str) -> None:
    page, rng = set_up(visit, ENDLESS), random.Random(1)
    live = table(serving, game, [page, "greedy"])
    page.goto(f"/t/{live.key}")
    settled(page)
    touch_one_action(page, rng)
    number = live.number
    expect(page.locator("#inside")).to_have_attribute("data-moving", "")
    page.locator(CHOICES).first.click()
    expect(page.locator("#inside[data-moving]")).to_have_count(0)
    expect(page.locator("#motion > *")).to_have_count(0)
    expect(page.locator("#caption")).to_be_hidden()
    page.wait_for_selector(f"{PLAY}, #inside:not([data-number='{number}'])", state="attached")
    if live.number == number:
        touch_one_action(page, rng)
    assert live.number > number


def test_pace_is_chosen_beside_the_caption_and_remembered(visit: Visit, serving: Serving) -> None:
    page = set_up(visit, ENDLESS)
    live = watching(visit, serving, "age_of_civilization", page)
    play_bots(serving, live, MOVES, 0)
    caption = page.locator("#caption")
    expect(caption.locator(".line")).not_to_be_empty()
    expect(caption.locator(".who")).to_contain_text("P1")
    caption.get_by_role("button", name="Pause").click()
    expect(page.locator("#inside")).to_have_attribute("data-moving", "")
    caption.get_by_role("button", name="Fast").click()
    expect(caption.get_by_role("button", name="Fast")).to_have_attribute("aria-pressed", "true")
    caption.get_by_role("button", name="Skip").click()
    expect(caption).to_be_hidden()
    expect(page.locator("#inside[data-moving]")).to_have_count(0)
    assert page.evaluate("localStorage.pace") == "fast"


def test_nothing_moves_for_who_wants_that_but_marks_and_captions_tell(visit: Visit, serving: Serving) -> None:
    page = set_up(visit, COUNTED + ENDLESS, reduced_motion="reduce")
    live = watching(visit, serving, "age_of_civilization", page)
    play_bots(serving, live, MOVES, 0)
    expect(page.locator("#caption")).to_be_visible()
    expect(page.locator("[data-touched-now]").first).to_be_attached()
    assert page.locator("#motion .flier, #inside[data-moving]").count() == 0
    page.keyboard.press("Shift")
    expect(page.locator("#caption")).to_be_hidden()
    expect(page.locator("[data-touched-now]")).to_have_count(0)
    assert page.evaluate("moved") == 0


@pytest.mark.parametrize("game", OWN_KEYS)
def test_at_no_pace_nothing_moves_and_the_page_is_right(visit: Visit, serving: Serving, game: str) -> None:
    page = set_up(visit, COUNTED, pace="off")
    live = watching(visit, serving, game, page)
    play_bots(serving, live, MOVES, 0)
    expect(page.locator("#inside")).to_have_attribute("data-number", str(live.number))
    settled(page)
    page.wait_for_selector(f"{LIT}, {CHOICES}", state="attached")
    assert page.evaluate("moved") == 0
    assert page.locator("#motion > *, [data-underway], [data-moving], [data-touched-now]").count() == 0
    expect(page.locator("#caption")).to_be_hidden()
