"""How people play in a browser: a whole game by mouse or finger. Nothing here knows a game.

Playwright is asked for only where a browser is opened: games can be checked without it.
"""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from tablee.engine import records
from tablee.engine.game import Game

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, ViewportSize

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
# Chromium must not look for its maker's servers, and the checks run as any user.
QUIET = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
# Letters as wide as in a window: without one Chromium would fit them to the grid of the screen.
AS_IN_A_WINDOW = "--font-render-hinting=none"
LIMIT = 120_000  # milliseconds: far more than anything takes, also on a machine that does much else
# The one that never opens a window comes first: it opens pages in a third of the time.
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
SEED = 7  # of the choices in the game that is played
LIT = "[data-piece].lit"
CHOICES = ".choices [data-choice]"
PLAY = ".preview form .primary"
NUMBER = re.compile(r'id="inside"[^>]*data-number="([0-9]+)"')
PREVIEW = 3_000  # milliseconds until one chooses again what cannot be pressed
TOUCHED = 0.8  # how often a piece is touched where buttons are offered too
MAX_TOUCHES = round(LIMIT / PREVIEW)  # for one action

OneAction: TypeAlias = "Callable[[Page, random.Random], None]"  # plays whatever is asked now


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
    """Whoever shares a screen is there: the curtain before hidden cards is drawn aside, if there is one. In a window it
    is the first of those who may answer."""
    page.wait_for_selector(f".curtain button, {LIT}, {CHOICES}", state="attached")
    if page.locator(".curtain").count():
        page.locator(".curtain button").first.click()
        page.locator(f"{LIT}, {CHOICES}").first.wait_for(state="attached")


def decision(page: Page) -> str:
    """What the page asks for, by its name; it is another one as soon as something was played."""
    return page.locator("#inside").get_attribute("data-decision") or ""


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
    from playwright.sync_api import Error

    with suppress(Error):
        choose()
    page.wait_for_selector(".preview[aria-busy]", state="detached")


def played(page: Page, before: str) -> bool:
    """Whether what was decided then is played: a touch is enough for what can be taken back. If so, what follows is
    there too."""
    if decision(page) == before:
        return False
    settled(page)
    return True


def touch_one_action(page: Page, rng: random.Random) -> None:
    """Touch lit pieces, or press what is offered, until it is played or a preview asks for the last word; then say
    yes."""
    before = decision(page)
    for _ in range(MAX_TOUCHES):
        page.wait_for_selector(f"{PLAY}, {LIT}, {CHOICES}", state="attached")
        if page.locator(PLAY).count():
            confirmed(page, page.locator(PLAY).click)
            return
        offered = page.locator(f"{CHOICES}:visible").all()
        lit = page.locator(f"{LIT}:visible").all()
        if lit and (rng.random() < TOUCHED or not offered):
            previewed(page, partial(rng.choice(lit).click, timeout=PREVIEW))
        elif offered:
            previewed(page, partial(rng.choice(offered).click, timeout=PREVIEW))
        if played(page, before):
            return
    raise AssertionError("no action came of touching")


def play_on(page: Page, one_action: OneAction, seed: int, most: int) -> int:
    """To the end, or until so many decisions were made here; how many it were."""
    rng, made = random.Random(seed), 0
    settled(page)
    while not is_over(page) and made < most:
        one_action(page, rng)
        made += 1
    return made


# A whole game -------------------------------------------------------------------------------------


def chromium() -> str | None:
    """The browser that is installed here; else the one that Playwright has fetched, if it has."""
    found = next((path for path in map(shutil.which, CHROMIUMS) if path), None)
    if found is None and has_playwright():
        from playwright.sync_api import sync_playwright

        with sync_playwright() as playwright:
            fetched = playwright.chromium.executable_path
        found = fetched if Path(fetched).exists() else None
    return found


def has_playwright() -> bool:
    return find_spec("playwright") is not None


@contextmanager
def browsing(executable: str) -> Iterator[Browser]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=[*QUIET, AS_IN_A_WINDOW], timeout=LIMIT)
        yield browser
        browser.close()


def play_whole_game(game: Game, address: str, executable: str) -> int:
    """Play against bots on the server at this address, from the first page to the end, by clicking; how many decisions
    it were. No page may fail, log an error or lose a script, and what was played must keep to the rules.
    """
    problems: list[str] = []
    with browsing(executable) as browser:
        context = browser.new_context(viewport=DESKTOP, locale="en", reduced_motion="reduce", base_url=address)
        context.set_default_timeout(LIMIT)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("response", lambda got: problems.append(f"{got.status} {got.url}") if got.status >= 500 else None)

        def touch_where_all_is_well(page: Page, rng: random.Random) -> None:
            assert not problems, "gave up"
            touch_one_action(page, rng)

        try:
            page.goto("/")
            key = play_against_bots(page, game.meta.key)
            assert not problems, "gave up"  # rather than wait for what will not come
            made = play_on(page, touch_where_all_is_well, SEED, game.longest(max(game.meta.players)))
            assert is_over(page), f"not over after {made} decisions"
            record = records.decode(page.request.get(f"/t/{key}/record").body())
        except Exception as error:
            raise AssertionError("; ".join([*problems, str(error)])) from error
        context.close()
    assert not problems, "; ".join(problems)
    assert records.verify(record, game).over, "the record of the game does not come to its end"
    return made
