"""How people play in a browser by keyboard alone, and by ear. Nothing here knows a game."""

from __future__ import annotations

import random
from functools import partial

from playwright.sync_api import Page, expect

from tablee.testing.browser import CHOICES, LIT, MAX_TOUCHES, PLAY, confirmed, decision, is_over, played, previewed

# The lists of the table in words that are too long for buttons.
LONG = "#action option"
SEVERAL = "#several option"


def ask_every_step(page: Page) -> None:
    """What can be taken back is previewed too, as its reader may set it."""
    page.evaluate("localStorage.setItem('ask', 'on')")


def key_one_action(page: Page, rng: random.Random) -> None:
    """The same with keys only: arrows to go, Enter to touch and to confirm, numbers for what is offered."""
    before = decision(page)
    for _ in range(MAX_TOUCHES):
        page.wait_for_selector(f"{PLAY}, {LIT}, {CHOICES}", state="attached")
        if page.locator(PLAY).count():
            expect(page.locator(PLAY)).to_be_focused()
            confirmed(page, lambda: page.keyboard.press("Enter"))
            return
        offered, lit = page.locator(f"{CHOICES}:visible").count(), page.locator(LIT).count()
        if offered and (rng.random() < 0.5 or not lit):
            previewed(page, partial(page.keyboard.press, str(rng.randint(1, min(9, offered)))))
        elif lit:
            page.evaluate("document.querySelector('[data-piece].lit')?.focus()")
            for _ in range(rng.randrange(6)):
                page.keyboard.press(rng.choice(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")))
            previewed(page, partial(page.keyboard.press, "Enter"))
        if played(page, before):
            return
    raise AssertionError("no action came of the keys")


def hear_one_action(page: Page, rng: random.Random) -> None:
    """The table in words, with keys only: a choice of a list or of one of the long ones, what it brings, and yes."""
    page.wait_for_selector(f"{CHOICES}, {LONG}", state="attached")
    kind = rng.choice([kind for kind in (CHOICES, LONG, SEVERAL) if page.locator(kind).count()])
    chosen = page.locator(kind).nth(rng.randrange(page.locator(kind).count()))
    if kind == CHOICES:
        chosen.press("Enter")
    else:
        options = page.locator(kind.partition(" ")[0])
        options.select_option(chosen.get_attribute("value"))
        options.locator("xpath=ancestor::form").locator("[hx-get]").press("Enter")
    expect(page.locator(PLAY)).to_be_focused()
    confirmed(page, partial(page.keyboard.press, "Enter"))
    expect(page.locator(".position")).to_be_visible()  # still in words
    if not is_over(page):
        expect(page.locator("#question")).to_be_focused()
