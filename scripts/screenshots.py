"""Takes the pictures of the pages in docs/pictures anew, in Chromium, from games with fixed seeds."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tablee.bots import windows  # noqa: E402
from tablee.server.live import Live  # noqa: E402
from tablee.testing.browser import CHOICES, DESKTOP, browsing, chromium, unveiled  # noqa: E402
from tests.browser.conftest import PHONE, Serving  # noqa: E402
from tests.browser.tables import play_bots, table  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
LAST_AGE = 3
# Laptops on which all of a table is in sight at once, and moves into the middle of each game.
LAPTOPS: dict[str, ViewportSize] = {"1280": {"width": 1280, "height": 720}, "1366": {"width": 1366, "height": 768}}
MIDDLE = {"genesis": 64, "age_of_civilization": 30, "gentes": 150, "genesia": 80}


def main() -> None:
    windows.SHORTEST = windows.LONGEST = 0.0  # nobody has to be kept from guessing
    serving = Serving(Path(tempfile.mkdtemp()))
    installed = chromium()
    assert installed, "the pictures need Debian's chromium"
    with browsing(installed) as browser:
        desktop = opened(browser, serving)
        phone = opened(browser, serving, viewport=PHONE, is_mobile=True, has_touch=True)
        dark = opened(browser, serving, color_scheme="dark")
        genesis(serving, desktop, "genesis")
        genesis(serving, phone, "genesis-phone")
        for page, kind in ((desktop, ""), (dark, "-dark"), (phone, "-phone")):
            mid_game(serving, page, "age_of_civilization", 5, 30, f"age_of_civilization{kind}")
            mid_game(serving, page, "gentes", 5, 230, f"gentes{kind}")
            genesia(serving, page, f"genesia{kind}")
        for game, moves in MIDDLE.items():
            laptops(serving, desktop, game, moves)
        desktop.set_viewport_size(DESKTOP)
        replay(serving, desktop)
        home(desktop, "home")
        home(phone, "home-phone")
    serving.stop()


def opened(browser: Browser, serving: Serving, viewport: ViewportSize = DESKTOP, **settings: Any) -> Page:
    page = browser.new_context(viewport=viewport, base_url=serving.address, **settings).new_page()
    page.goto("/language/en")
    page.request.post("/account/name", form={"name": "Élise"})
    page.goto("/")
    page.evaluate("localStorage.setItem('ask', 'on')")  # previews are shown, and nothing is played at a touch
    return page


def taken(page: Page, name: str) -> None:
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_timeout(800)  # transitions come to rest
    page.screenshot(path=PICTURES / f"{name}.png")


def genesis(serving: Serving, page: Page, name: str) -> None:
    live = table(serving, "genesis", [page, "greedy", "greedy"], seed=11, names=("Élise", "Ada", "Basile"))
    play_bots(serving, live, 64, stop_at=0)
    page.goto(f"/t/{live.key}")
    page.locator("[data-piece^=tile].lit").first.dispatch_event("click")  # on a phone it is behind a tab
    squares = page.locator("[data-piece^=square].lit")
    squares.nth(squares.count() // 2).dispatch_event("click")
    page.locator(".preview form").wait_for()
    taken(page, name)


def mid_game(serving: Serving, page: Page, game: str, seed: int, moves: int, name: str) -> None:
    live = table(serving, game, [page, "greedy", "greedy"], seed=seed, names=("Élise", "Ada", "Basile"))
    play_bots(serving, live, moves, stop_at=0)
    page.goto(f"/t/{live.key}")
    page.locator(CHOICES).first.dispatch_event("click")
    page.locator(".preview form").wait_for()
    taken(page, name)


def genesia(serving: Serving, page: Page, name: str) -> None:
    """In the last Age, while a way to the island is being chosen."""
    live = table(serving, "genesia", [page, "greedy", "greedy"], seed=5, names=("Élise", "Ada", "Basile"))
    play_bots(serving, live, 180, stop_at=0)
    while not walks(live):
        play_bots(serving, live, 1, stop_at=0)
    page.goto(f"/t/{live.key}")
    page.locator("[data-piece].lit").first.wait_for()
    for piece in page.evaluate(LONGEST):
        page.locator(f'[data-map] [data-piece="{piece}"]').dispatch_event("click")
    page.locator(".preview form").wait_for()
    taken(page, name)


def walks(live: Live) -> bool:
    """Whether the first seat may walk now, in the last Age and with coins to do it."""
    state = live.match.state
    asked = live.match.game.questions[state.question(0)] if 0 in state.pending() else ""
    view = state.view(0)
    return asked == "expansion" and view["age"] == LAST_AGE and view["seats"][0]["coins"] > 8


# The pieces to touch for the longest of all ways to the island that are offered.
LONGEST = """() => {
  const island = ([, , pieces, , , ordered]) => ordered && pieces.at(-1).startsWith("region-isle");
  const ways = JSON.parse(document.querySelector('.choices').dataset.choices).filter(island);
  return ways.reduce((best, way) => (way[0].length > best[0].length ? way : best))[2];
}"""


def laptops(serving: Serving, page: Page, game: str, moves: int) -> None:
    """A table of three as it fits into the windows of laptops."""
    live = table(serving, game, [page, "greedy", "greedy"], seed=5, names=("Élise", "Ada", "Basile"))
    play_bots(serving, live, moves, stop_at=0)
    for name, viewport in LAPTOPS.items():
        page.set_viewport_size(viewport)
        page.goto(f"/t/{live.key}")
        unveiled(page)
        page.screenshot(path=PICTURES / f"{game}-{name}.jpg", type="jpeg", quality=82)


def replay(serving: Serving, page: Page) -> None:
    live = table(serving, "genesis", [page, "greedy"], seed=3, names=("Élise", "Ada"))
    play_bots(serving, live, 10_000, stop_at=None)
    page.goto(f"/t/{live.key}/replay?at=60")
    taken(page, "replay")


def home(page: Page, name: str) -> None:
    page.goto("/")
    taken(page, name)


if __name__ == "__main__":
    main()
