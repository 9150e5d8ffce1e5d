"""How people play in a browser: by mouse or finger, and by keyboard alone. Nothing here knows a game."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from playwright.sync_api import Error, Page, expect

from tests.browser.conftest import LIMIT

LIT = "[data-piece].lit"
CHOICES = ".choices [data-choice]"
PLAY = ".preview form .primary"
NUMBER = re.compile(r'id="inside"[^>]*data-number="([0-9]+)"')
PREVIEW = 3_000  # milliseconds until one chooses again what cannot be pressed
MAX_TOUCHES = round(LIMIT / PREVIEW)  # for one action

OneAction = Callable[[Page, random.Random], None]  # plays whatever is asked now


def play_against_bots(page: Page, game: str) -> str:
    """The one click of the first page; the key of the table."""
    page.locator(f"form:has(input[name=game][value={game}]) button").first.click()
    page.wait_for_url("**/t/*")
    return page.url.rsplit("/", 1)[1]


def number(page: Page) -> str:
    """The number of the move that the page would send."""
    return page.locator("#inside").get_attribute("data-number") or ""


def settled(page: Page) -> None:
    """Wait until somebody here must decide, or the game is over; bots may have many turns before."""
    page.wait_for_selector(".choosing, .places, .curtain", state="attached")


def unveiled(page: Page) -> None:
    """Whoever shares a screen is there: the curtain before hidden cards is drawn aside, if there is one."""
    page.wait_for_selector(f".curtain button, {LIT}, {CHOICES}", state="attached")
    if page.locator(".curtain").count():
        page.locator(".curtain button").click()
        page.locator(f"{LIT}, {CHOICES}").first.wait_for(state="attached")


def is_over(page: Page) -> bool:
    return page.locator(".places").count() > 0


def confirmed(page: Page, confirm: Callable[[], None]) -> None:
    """Confirm what is previewed and wait until all of it is drawn; it may be several actions, and others may decide at
    the same time.
    """
    with page.expect_response(lambda answer: answer.request.method == "POST" and answer.url.endswith("/moves")) as sent:
        confirm()
    drawn = NUMBER.search(sent.value.text())
    assert drawn, sent.value.text()
    page.wait_for_function("drawn => document.querySelector('#inside').dataset.number >= drawn", arg=int(drawn[1]))
    settled(page)


def previewed(page: Page, choose: Callable[[], None]) -> None:
    """Make a choice and wait for its preview, if it has one: whoever goes on before may press what comes meanwhile. If
    the page was just drawn anew and what was to be chosen is not there any more, one tries again."""
    with suppress(Error):
        choose()
    page.wait_for_selector(".preview[aria-busy]", state="detached")


def touch_one_action(page: Page, rng: random.Random) -> None:
    """Touch lit pieces, or press what is offered, until a preview asks for the last word; then say yes."""
    for _ in range(MAX_TOUCHES):
        page.wait_for_selector(f"{PLAY}, {LIT}, {CHOICES}", state="attached")
        if page.locator(PLAY).count():
            confirmed(page, page.locator(PLAY).click)
            return
        if lit := page.locator(LIT).all():
            previewed(page, partial(rng.choice(lit).click, timeout=PREVIEW))
        elif offered := page.locator(CHOICES).all():
            previewed(page, partial(rng.choice(offered).click, timeout=PREVIEW))
    raise AssertionError("no action came of touching")


def key_one_action(page: Page, rng: random.Random) -> None:
    """The same with keys only: arrows to go, Enter to touch and to confirm, numbers for what is offered."""
    for _ in range(MAX_TOUCHES):
        page.wait_for_selector(f"{PLAY}, {LIT}, {CHOICES}", state="attached")
        if page.locator(PLAY).count():
            expect(page.locator(PLAY)).to_be_focused()
            confirmed(page, lambda: page.keyboard.press("Enter"))
            return
        offered, lit = page.locator(CHOICES).count(), page.locator(LIT).count()
        if offered and (rng.random() < 0.5 or not lit):
            previewed(page, partial(page.keyboard.press, str(rng.randint(1, min(9, offered)))))
        elif lit:
            page.evaluate("document.querySelector('[data-piece].lit')?.focus()")
            for _ in range(rng.randrange(6)):
                page.keyboard.press(rng.choice(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")))
            previewed(page, partial(page.keyboard.press, "Enter"))
    raise AssertionError("no action came of the keys")


def play_on(page: Page, one_action: OneAction, seed: int, most: int) -> int:
    """To the end, or until so many decisions were made here; how many it were."""
    rng, made = random.Random(seed), 0
    settled(page)
    while not is_over(page) and made < most:
        one_action(page, rng)
        made += 1
    return made
