"""Replays under fingers that are faster than the answers, and when these fail."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Serving, Visit, held_back
from tests.browser.tables import play_bots, table
from tests.waiting import until

MOVES = 12
ANSWERS = "**/replay?*"
SLIDE = """(slider, at) => {
  slider.focus();
  slider.value = at;
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  slider.dispatchEvent(new Event("change", { bubbles: true }));
}"""


def replay(visit: Visit, serving: Serving, at: int) -> Page:
    page, other = visit("/"), visit("/")
    page.evaluate("localStorage.setItem('pace', 'off')")
    live = table(serving, "genesis", [page, other])
    play_bots(serving, live, MOVES, None)
    page.goto(f"/t/{live.key}/replay?at={at}")
    page.wait_for_load_state()
    return page


def answered(page: Page, held: list[Route], at: int) -> None:
    """What was asked last is answered first, until the page stands there, and asks for nothing more."""

    def there() -> bool:
        page.wait_for_timeout(50)  # Playwright hears of requests only while it is asked for something
        while held:
            with page.expect_response(ANSWERS):
                held.pop().continue_()
        return shown(page) == at

    until(there, f"move {at}")
    assert not held


def shown(page: Page) -> int:
    return int(page.locator("#replaying").get_attribute("data-number") or "") - 1


@pytest.mark.parametrize(("keys", "at"), [(["ArrowRight"] * 3, 7), (["ArrowRight", "Home", "ArrowRight"], 1)])
def test_steps_faster_than_their_answers_are_all_taken_in_their_order(
    keys: list[str], at: int, visit: Visit, serving: Serving
) -> None:
    page = replay(visit, serving, 4)
    held = held_back(page, ANSWERS)
    for key in keys:
        page.keyboard.press(key)
    answered(page, held, at)
    expect(page.locator("label[for=at]")).to_contain_text(f"{at} of")
    expect(page.locator("#at")).to_have_value(str(at))


def test_where_the_slider_was_left_the_page_stands(visit: Visit, serving: Serving) -> None:
    page = replay(visit, serving, 4)
    held, slider = held_back(page, ANSWERS), page.locator("#at")
    page.locator("[data-step=step-forward]").click()
    for at in (9, 2, 11, 8):
        slider.evaluate(SLIDE, at)
    answered(page, held, 8)
    expect(slider).to_have_value("8")


@pytest.mark.parametrize("how", ["refused", "lost"])
def test_what_plays_stops_when_no_page_comes_and_can_play_on(how: str, visit: Visit, serving: Serving) -> None:
    page = replay(visit, serving, 4)
    plays = page.locator("[data-plays]")
    page.route(
        ANSWERS,
        lambda route: route.fulfill(status=502, body="<h1>Bad Gateway</h1>") if how == "refused" else route.abort(),
    )
    plays.click()
    expect(plays).to_have_attribute("aria-pressed", "true")
    expect(plays).to_have_attribute("aria-pressed", "false")
    page.unroute(ANSWERS)
    plays.click()
    expect(plays).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#at")).to_have_value("5")


def test_what_has_played_to_the_end_rests_and_begins_anew(visit: Visit, serving: Serving) -> None:
    page = replay(visit, serving, MOVES - 1)
    page.locator("[data-pace=fast]").click()
    plays, slider = page.locator("[data-plays]"), page.locator("#at")
    plays.click()
    page.locator("[data-step=step-back]").click()  # by hand meanwhile
    expect(slider).to_have_value(str(MOVES))
    expect(plays).to_have_attribute("aria-pressed", "false")
    plays.click()
    expect(plays).to_have_attribute("aria-pressed", "true")
    expect(slider).to_have_value("1")


def test_keys_of_the_browser_are_no_steps(visit: Visit, serving: Serving) -> None:
    page = replay(visit, serving, 4)
    page.evaluate("document.addEventListener('click', () => (window.stepped = true), true)")
    for keys in ("Control+ArrowRight", "Alt+ArrowRight", "Meta+ArrowRight"):
        page.keyboard.press(keys)
    assert not page.evaluate("window.stepped")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#at")).to_have_value("5")
