"""What goes wrong at a table: answers that come late or never, fingers that are faster than the page."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from tablee.server.live import Live
from tablee.testing.browser import CHOICES, PLAY
from tests.browser.conftest import Serving, Visit
from tests.browser.hands import ask_every_step
from tests.browser.tables import table
from tests.waiting import until

FIRST, SECOND = "[data-piece=objective-1]", "[data-piece=objective-2]"  # each says all of a choice


def held_back(page: Page, address: str) -> list[Route]:
    """What the page asks for at this address from now on, and is not answered yet."""
    found: list[Route] = []
    page.route(address, lambda route: found.append(route))  # Playwright marks its handlers
    return found


def come(page: Page, held: list[Route], count: int) -> None:
    def there() -> bool:
        page.wait_for_timeout(20)  # Playwright hears of requests only while it is asked for something
        return len(held) >= count

    until(there, f"{count} requests")


def choosing(page: Page, serving: Serving) -> Live:
    """One of two pieces is to be touched, and then confirmed."""
    ask_every_step(page)
    live = table(serving, "genesia", [page, "greedy"])
    page.goto(f"/t/{live.key}")
    page.locator(FIRST).wait_for()
    return live


def previewed_action(page: Page) -> str:
    expect(page.locator(PLAY)).to_be_visible()
    expect(page.locator(".preview[aria-busy]")).to_have_count(0)
    return page.locator(".preview [name=action]").input_value()


def test_of_choices_in_quick_succession_the_last_one_counts(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    choosing(page, serving)
    held = held_back(page, "**/preview?*")
    for count, piece in enumerate((FIRST, SECOND), 1):
        page.locator(piece).click()
        come(page, held, count)
    held[1].continue_()
    assert previewed_action(page) == "keep_objective 2"


def test_a_preview_that_never_comes_leaves_all_to_be_chosen_again(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    choosing(page, serving)
    page.locator(FIRST).click()
    page.locator(PLAY).wait_for()
    page.context.set_offline(True)
    page.locator(SECOND).click()
    expect(page.locator(".preview[aria-busy]")).to_have_count(0)
    expect(page.locator(PLAY)).to_have_count(0)
    expect(page.locator(".touched")).to_have_count(0)
    page.context.set_offline(False)
    expect(page.locator("#offline")).to_be_hidden()
    page.locator(SECOND).click()
    assert previewed_action(page) == "keep_objective 2"


def test_what_a_proxy_says_while_the_server_is_away_is_drawn_nowhere(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live = choosing(page, serving)
    number = live.number
    page.route("**/preview?*", lambda route: route.fulfill(status=502, body="<h1>Bad Gateway</h1>"))
    page.route("**/moves", lambda route: route.fulfill(status=502, body="<h1>Bad Gateway</h1>"))
    page.locator(FIRST).click()
    expect(page.locator(".preview")).to_be_empty()
    page.unroute("**/preview?*")
    page.locator(FIRST).click()
    page.locator(PLAY).click()
    expect(page.locator(".preview [data-sent]")).to_have_count(0)
    expect(page.get_by_text("Bad Gateway")).to_have_count(0)
    assert live.number == number
    page.unroute("**/moves")
    page.locator(PLAY).click()
    expect(page.locator(FIRST)).to_have_count(0)
    assert live.number > number


def test_while_a_dialog_is_open_keys_mean_nothing_else(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    ask_every_step(page)
    live = table(serving, "age_of_civilization", [page, page])
    page.goto(f"/t/{live.key}")
    page.locator(CHOICES).first.wait_for()
    page.keyboard.press("?")
    page.locator("#keys h2").click()  # which takes no focus
    for key in ("1", "ArrowRight", "Enter", "?"):
        page.keyboard.press(key)
    expect(page.locator(f"[data-choice][aria-pressed=true], .preview[aria-busy], {PLAY}")).to_have_count(0)
