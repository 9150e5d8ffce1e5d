"""For everyone: no violation found by axe, everything reachable by keyboard, the same table in words."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tablee.testing.browser import CHOICES, DESKTOP, LIT, PLAY, number, touch_one_action, unveiled
from tests.browser.conftest import PHONE, Serving, Visit
from tests.browser.hands import ask_every_step
from tests.browser.tables import play_bots, play_first, table
from tests.shelf import OWN_KEYS

AXE = Path(__file__).parents[2] / "assets" / "node_modules" / "axe-core" / "axe.min.js"
SCREENS = {"desktop": DESKTOP, "phone": PHONE}


# A card's name says in words what its face shows by icons and numbers: it cannot repeat the face letter by letter.
EVERYTHING = {"rules": {"label-content-name-mismatch": {"enabled": False}}}
COLOURS = {"runOnly": ["color-contrast"]}


def violations(page: Page) -> list[str]:
    """What axe finds against WCAG 2.2 AA and good practice. In the dark nothing differs but the colours."""
    page.add_script_tag(path=AXE)
    found = []
    themes: list[tuple[Literal["light", "dark"], dict[str, Any]]] = [("light", EVERYTHING), ("dark", COLOURS)]
    for theme, asked in themes:
        page.emulate_media(color_scheme=theme)
        found += page.evaluate("async asked => (await axe.run(document, asked)).violations", asked)
    return [f"{one['id']}: {node['html'][:200]} {node['failureSummary']}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", OWN_KEYS)
def test_axe_finds_nothing_at_the_table(game: str, screen: str, visit: Visit, serving: Serving) -> None:
    page = visit("/", viewport=SCREENS[screen])
    ask_every_step(page)
    live = table(serving, game, [page, "greedy", page], seed=3)
    play_bots(serving, live, 25, stop_at=0)
    page.goto(f"/t/{live.key}")
    unveiled(page)
    assert violations(page) == []
    page.locator(f"{LIT}, {CHOICES}").first.dispatch_event("click")
    assert violations(page) == []
    page.goto(f"/t/{live.key}?text=1")
    assert violations(page) == []
    page.goto("about:blank")  # so that not every move has to be drawn
    play_bots(serving, live, 10_000, stop_at=None)
    page.goto(f"/t/{live.key}")
    assert violations(page) == []
    page.goto(f"/t/{live.key}/replay?at=9")
    assert violations(page) == []


@pytest.mark.parametrize("path", ["/", "/new/genesis", "/account", "/mine", "/rules/genesis", "/nowhere"])
def test_axe_finds_nothing_before_the_table(path: str, visit: Visit) -> None:
    assert violations(visit(path)) == []


def test_the_curtain_hides_what_is_behind_it_from_a_screen_reader_too(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live = table(serving, "age_of_civilization", [page, page], draft=True)
    for path in (f"/t/{live.key}", f"/t/{live.key}?text=1"):
        page.goto(path)
        pack = [f"civilization-{name}" for name in live.match.state.view(0)["seats"][0]["pack"]]
        assert pack
        assert not any(card in page.content() for card in pack)
        assert violations(page) == []


def test_a_turn_by_keys_alone_with_the_focus_where_it_is_needed(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    ask_every_step(page)
    live = table(serving, "genesis", [page, page], seed=3)
    play_bots(serving, live, 4, stop_at=None)
    page.goto(f"/t/{live.key}")
    page.locator(LIT).first.wait_for()
    page.keyboard.press("ArrowDown")  # from nowhere to the first lit piece
    expect(page.locator(f"{LIT}:focus")).to_have_count(1)
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#keys")).to_be_hidden()
    before = number(page)
    for _ in range(4):
        if page.locator(PLAY).count():
            break
        page.locator(f"{LIT}, {CHOICES}").first.focus()
        page.keyboard.press("Enter")
        page.wait_for_selector(f"{PLAY}, {LIT}, {CHOICES}", state="attached")  # nothing is lit before a preview
    expect(page.locator(PLAY)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#inside")).not_to_have_attribute("data-number", before)


@pytest.mark.parametrize("game", OWN_KEYS)
def test_the_pages_run_only_our_own_scripts(game: str, visit: Visit, serving: Serving) -> None:
    page = visit("/", bypass_csp=False)
    refused: list[str] = []
    page.on("console", lambda message: refused.append(message.text) if message.type == "error" else None)
    live = table(serving, game, [page, page], seed=3)
    page.goto(f"/t/{live.key}")
    unveiled(page)
    touch_one_action(page, random.Random(3))
    expect(page.locator("#inside")).to_have_attribute("data-number", "2")
    page.goto(f"/t/{live.key}/replay?at=1")
    page.locator("[data-step=first]").click()
    expect(page.locator("label[for=at]")).to_contain_text("Move 0 of")
    assert refused == []


def test_everything_on_the_first_page_is_reached_by_tab(visit: Visit) -> None:
    page = visit("/")
    wanted = page.locator("main a:visible, main button:visible, main input:visible").count()
    reached = set()
    for _ in range(wanted + 20):
        page.keyboard.press("Tab")
        reached.add(page.evaluate("() => { const e = document.activeElement; return e.outerHTML.slice(0, 160); }"))
    assert len(reached) >= wanted


LONG_NAMES = ("W" * 24, "Maximilian-Alexander-Leo")
# What of the top bar is drawn under its buttons.
UNDER_THE_TOOLS = """() => {
  const edge = document.querySelector(".top .tools").getBoundingClientRect().left;
  const shown = [...document.querySelectorAll(".top .heading *")].filter((part) => part.getClientRects().length);
  return shown.filter((part) => part.getBoundingClientRect().right > edge + 1).map((part) => part.outerHTML);
}"""


@pytest.mark.parametrize("width", [360, 768, 1440])
def test_nothing_runs_off_the_screen(width: int, visit: Visit, serving: Serving) -> None:
    page = visit("/", viewport={"width": width, "height": 844}, locale="it")
    pages = ["/", "/account"]
    for game in OWN_KEYS:
        live = table(serving, game, [page, "greedy"], seed=3, names=LONG_NAMES)
        play_first(serving, live, 1)
        pages += [f"/new/{game}", f"/t/{live.key}", f"/t/{live.key}/replay"]
    for path in pages:
        page.goto(path)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, path
        assert page.evaluate(UNDER_THE_TOOLS) == [], path


# From every thing that arrows with Shift lead to from the first, on and on: what is visible and never reached.
NEVER_REACHED = """() => {
  const all = [...document.querySelectorAll("#inside :is([data-piece], [data-card])")];
  const things = all.filter((thing) => thing.checkVisibility({ visibilityProperty: true }));
  const reached = new Set([things[0]]);
  for (const thing of reached)
    for (const key of ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]) {
      thing.focus();
      thing.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey: true, bubbles: true }));
      reached.add(document.activeElement);
    }
  return things.filter((thing) => !reached.has(thing)).map((thing) => thing.outerHTML.slice(0, 200));
}"""


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", OWN_KEYS)
def test_every_piece_and_card_is_reached_by_arrows(game: str, screen: str, visit: Visit, serving: Serving) -> None:
    page = visit("/", viewport=SCREENS[screen])
    live = table(serving, game, [page, "greedy", page], seed=3)
    play_bots(serving, live, 25, stop_at=0)
    page.goto(f"/t/{live.key}")
    unveiled(page)
    assert page.evaluate(NEVER_REACHED) == []


def walk(page: Page, wanted: str) -> None:
    """With Shift and the arrows here and there, until something wanted has the focus."""
    rng = random.Random(1)
    for _ in range(100):
        if page.locator(f"{wanted}:focus").count():
            return
        page.keyboard.press(f"Shift+{rng.choice(('ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft'))}")
    raise AssertionError(f"{wanted} was not reached")


@pytest.mark.parametrize("game", OWN_KEYS)
def test_why_not_and_enlarging_by_keys_alone(game: str, visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live = table(serving, game, [page, "greedy", page], seed=3)
    play_bots(serving, live, 25, stop_at=0)
    page.goto(f"/t/{live.key}")
    unveiled(page)
    page.keyboard.press("Shift+ArrowDown")
    walk(page, "[data-piece][aria-disabled=true]")
    page.keyboard.press("Enter")
    expect(page.locator(".preview.why")).not_to_be_empty()
    walk(page, "[data-card]:not(.lit)")
    page.keyboard.press("i")
    expect(page.locator("#card")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#card")).to_be_hidden()
    expect(page.locator(".preview.why")).not_to_be_empty()  # only the card was put away
    page.keyboard.press("Escape")
    expect(page.locator(f"{LIT}:focus, {CHOICES}:focus")).to_have_count(1)


def test_cards_of_a_replay_enlarge_by_keys_alone(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live = table(serving, "gentes", [page, "greedy"], seed=3)
    play_bots(serving, live, 10, stop_at=None)
    page.goto(f"/t/{live.key}/replay?at=5")
    page.keyboard.press("ArrowRight")
    expect(page.locator("label[for=at]")).to_contain_text("Move 6")
    page.keyboard.press("Shift+ArrowDown")
    expect(page.locator("[data-card]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("#card")).to_be_visible()
    page.keyboard.press("ArrowRight")  # from one card to the next
    expect(page.locator("[data-card]:focus")).to_have_count(1)
    expect(page.locator("label[for=at]")).to_contain_text("Move 6")


def test_single_keys_can_be_switched_off(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live = table(serving, "genesis", [page, page], seed=3)
    page.goto(f"/t/{live.key}")
    page.locator(f"{LIT}, {CHOICES}").first.wait_for()
    page.keyboard.press("?")
    page.get_by_role("checkbox", name="The single keys").press("Space")
    page.keyboard.press("Escape")
    page.reload()
    page.locator(f"{LIT}, {CHOICES}").first.wait_for()
    for key in ("?", "1", "t"):
        page.keyboard.press(key)
    expect(page.locator("#keys")).to_be_hidden()
    expect(page.locator(PLAY)).to_have_count(0)
    expect(page.locator(".position")).to_have_count(0)
    page.locator(".menu summary").press("Enter")
    page.get_by_role("button", name="Keyboard").press("Enter")
    page.get_by_role("checkbox", name="The single keys").press("Space")
    page.keyboard.press("Escape")
    expect(page.locator("#keys")).to_be_hidden()
    expect(page.locator(".menu summary")).to_be_focused()  # the focus comes back to where it was
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
