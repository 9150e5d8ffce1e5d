"""What stays in sight while one plays, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tablee.testing.browser import CHOICES, DESKTOP, LIT, PLAY, unveiled
from tests.browser.conftest import PHONE, Serving, Visit
from tests.browser.hands import ask_every_step
from tests.browser.tables import play_bots, table
from tests.shelf import OWN_KEYS

LAPTOP: ViewportSize = {"width": 1280, "height": 800}
SMALLEST: ViewportSize = {"width": 1280, "height": 720}
COMMON: ViewportSize = {"width": 1366, "height": 768}
LARGE: ViewportSize = {"width": 1920, "height": 1080}
TABLET: ViewportSize = {"width": 768, "height": 1024}
# What is wider than the box that hides the rest of it; a map is moved within its frame.
CUT = """() => [...document.querySelectorAll(":is(.board, .hand, .prompt, .panels, .standing) *")].filter((thing) =>
    thing.scrollWidth > thing.clientWidth + 1 && ["hidden", "clip"].includes(getComputedStyle(thing).overflowX)
    && !thing.matches("svg *, .hidden, .vh, [data-map]") && thing.clientWidth > 1
).map((thing) => thing.innerText)"""

# Moves into the middle of a game.
MIDDLE = {"genesis": 60, "age_of_civilization": 25, "gentes": 150, "genesia": 60}
# A part of the board that has a tab.
PARTS = {"genesis": "board", "age_of_civilization": "market", "gentes": "tiles", "genesia": "board"}
# What must be seen at once without scrolling anything, by the name of each part.
AT_ONCE = {
    "board": ".board",
    "hand": ".hand",
    "question": ".prompt h2",
    "own standing": ".side > .standing > li:first-child",
    "last standing": ".side > .standing > li:last-child",
    "newest line of the log": ".log li p",
}
ON_A_PHONE = {name: AT_ONCE[name] for name in ("question", "own standing", "last standing")}
# Which of the named parts are not wholly in the window, or lie under something else.
HIDDEN = """parts => Object.entries(parts).filter(([, selector]) => {
    const part = document.querySelector(selector);
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1 && bottom - top > 8;
    return !inside || !part.contains(document.elementFromPoint(x, y));
}).map(([name]) => name)"""
# The pieces of board and hand whose middle is beyond the edge of what is shown of their part.
BEYOND = """() => [...document.querySelectorAll(":is(.board, .hand) [data-piece]")].filter(piece => {
    const { left, right, top, bottom, width } = piece.getBoundingClientRect();
    const edge = piece.closest(".board, .hand").getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return width && (x < edge.left || x > edge.right || y < edge.top || y > edge.bottom);
}).map(piece => piece.dataset.piece)"""

# Signs on the table that neither say what they mean nor stand beside words that do.
UNEXPLAINED = """() => [...document.querySelectorAll(":is(.top, .board, .hand, .side) svg")].filter(sign => {
    const { width, height } = sign.getBoundingClientRect();
    if (!width || Math.max(width, height) > 48) return false; // a picture
    const named = "button, a, summary, [title], [data-card], [role=img], [aria-label]:not(section, ul, ol, nav)";
    if (sign.closest(named)) return false;
    if (sign.querySelector("title")) return false;
    const around = sign.parentElement.parentElement;
    const beside = [sign.parentElement, around, around.parentElement];
    return !beside.some(one => /\\p{L}{2}/u.test(one.textContent));
}).map(sign => sign.parentElement.outerHTML.slice(0, 200))"""

# What is touched on a phone and is smaller than a finger; squares and regions are as large as the whole map allows.
SMALL = """() => [...document.querySelectorAll("button, .button, [data-piece].lit:not(svg *)")].filter(one => {
    const { width, height } = one.getBoundingClientRect();
    return width && Math.min(width, height) < 43.5 && getComputedStyle(one).visibility !== "hidden";
}).map(one => one.outerHTML.slice(0, 120))"""


def box(page: Page, selector: str) -> dict[str, float]:
    found = page.locator(selector).first.bounding_box()
    assert found, selector
    return {"y": found["y"], "bottom": found["y"] + found["height"]}


def at_table(
    visit: Visit,
    serving: Serving,
    game: str,
    viewport: ViewportSize,
    moves: int = 25,
    language: str = "en",
    names: Sequence[str] = ("P0", "P1", "P2"),
) -> Page:
    page = visit("/", viewport=viewport, locale=language)
    ask_every_step(page)
    live = table(serving, game, [page, *["greedy"] * (len(names) - 1)], seed=2, names=names)
    play_bots(serving, live, moves, stop_at=0)
    page.goto(f"/t/{live.key}")
    unveiled(page)
    return page


@pytest.mark.parametrize(("viewport", "language"), [(DESKTOP, "it"), (LAPTOP, "fr")], ids=["desktop", "laptop"])
@pytest.mark.parametrize("game", OWN_KEYS)
def test_no_word_is_cut_off_and_the_latest_moves_stay_in_sight(
    game: str, viewport: ViewportSize, language: str, visit: Visit, serving: Serving
) -> None:
    page = at_table(visit, serving, game, viewport, language=language)
    assert page.evaluate(CUT) == []
    assert box(page, ".log li p")["bottom"] < viewport["height"]
    page.locator(f"{CHOICES}, {LIT}").first.click()
    assert box(page, ".log li p")["bottom"] < viewport["height"]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("game", OWN_KEYS)
def test_a_laptop_shows_all_of_the_table_at_once(game: str, players: int, visit: Visit, serving: Serving) -> None:
    names = ("Élisabeth-Marie", "Bartolomeo di Gennaro", "Dorothée", "Cyrus")[:players]
    page = at_table(visit, serving, game, SMALLEST, moves=MIDDLE[game], names=names)
    for viewport in (SMALLEST, COMMON):
        page.set_viewport_size(viewport)
        assert page.evaluate(HIDDEN, AT_ONCE) == []
        assert page.evaluate(BEYOND) == []


def test_a_laptop_shows_what_both_others_did(visit: Visit, serving: Serving) -> None:
    page = at_table(visit, serving, "gentes", SMALLEST, moves=MIDDLE["gentes"])
    for viewport in (SMALLEST, COMMON):
        page.set_viewport_size(viewport)
        assert page.evaluate(HIDDEN, {"the last of both": ".recap li:nth-child(2) .who"}) == []


@pytest.mark.parametrize("game", OWN_KEYS)
def test_a_phone_counts_what_can_be_touched_behind_each_tab(game: str, visit: Visit, serving: Serving) -> None:
    page = at_table(visit, serving, game, PHONE, moves=MIDDLE[game])
    assert page.evaluate(HIDDEN, ON_A_PHONE) == []
    lit = page.locator(LIT).count()
    opened = page.locator("[data-tab][aria-current=true]")
    if lit:
        expect(opened.locator(".lights")).not_to_have_text("")
    for tab in page.locator("[data-tab]").all():
        tab.click()
        expect(tab).to_have_attribute("aria-current", "true")
        pane = page.locator(f"[data-pane={tab.get_attribute('data-tab')}]")
        expect(pane).to_be_in_viewport()
        here = pane.locator("[data-piece].lit").count()
        assert tab.locator(".lights").all_inner_texts() == ([f"{here}" if here < 10 else "9+"] if here else [])
        assert page.evaluate(HIDDEN, ON_A_PHONE) == []


@pytest.mark.parametrize("game", OWN_KEYS)
def test_a_phone_always_shows_how_all_stand(game: str, visit: Visit, serving: Serving) -> None:
    page = at_table(visit, serving, game, PHONE)
    expect(page.locator(".side > .standing > li")).to_have_count(3)
    for part in ("mine", "players", "log", "chat", PARTS[game]):
        page.locator(f"[data-tab={part}]").click()
        expect(page.locator("[data-pane]:not(:has([data-pane])):visible")).to_have_count(1)
        expect(page.locator(f"[data-pane={part}]")).to_be_visible()
        standing = box(page, ".side > .standing")
        assert standing["y"] >= 0
        assert standing["bottom"] <= box(page, ".tabs")["y"]
        assert box(page, ".tabs")["bottom"] <= box(page, ".prompt")["y"] + 1


def test_a_square_that_is_previewed_is_not_under_the_prompt(visit: Visit, serving: Serving) -> None:
    page = at_table(visit, serving, "genesis", PHONE, moves=6)
    page.locator("[data-piece^=tile].lit").first.dispatch_event("click")
    page.locator("[data-piece^=square].lit").last.dispatch_event("click")
    page.locator(PLAY).wait_for()
    page.wait_for_function(
        """() => document.querySelector(".board .touched").getBoundingClientRect().bottom
              <= document.querySelector(".tabs").getBoundingClientRect().top"""
    )
    expect(page.locator(".callout")).to_be_hidden()  # the prompt is near enough
    page.set_viewport_size(DESKTOP)
    page.wait_for_function(
        """() => {
            const [note, square] = [...document.querySelectorAll(".callout, .square.touched")]
                .sort((one) => one.matches(".callout") ? -1 : 1).map((thing) => thing.getBoundingClientRect());
            return note.width && (note.right < square.left || square.right < note.left)
                && note.top < square.bottom && square.top < note.bottom;
        }"""
    )


def test_cards_and_prompt_leave_the_map_of_genesia_free(visit: Visit, serving: Serving) -> None:
    page = at_table(visit, serving, "genesia", LAPTOP, names=("Élise", "Dorothée", "Basile", "Cyrus"))
    cards, ocean = page.locator(".hand .mat").bounding_box(), page.locator(".ocean").bounding_box()
    assert cards
    assert ocean
    assert cards["x"] + cards["width"] <= ocean["x"]
    page.set_viewport_size(PHONE)
    page.reload()
    page.locator(CHOICES).first.wait_for()
    assert box(page, ".ocean")["bottom"] <= box(page, ".tabs")["y"]
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("game", OWN_KEYS)
def test_a_finger_meets_what_can_be_touched(game: str, visit: Visit, serving: Serving) -> None:
    page = at_table(visit, serving, game, PHONE, moves=MIDDLE[game])
    for tab in page.locator("[data-tab]").all():
        tab.click()
        assert page.evaluate(SMALL) == []


def test_what_a_card_does_is_read_in_the_confirmation_on_a_phone(visit: Visit, serving: Serving) -> None:
    page = at_table(visit, serving, "age_of_civilization", PHONE, moves=12)
    page.locator(".card.lit:visible .band").first.click()
    page.locator(f"{CHOICES}, {PLAY}").first.wait_for()
    if not page.locator(PLAY).count():
        page.locator(CHOICES).first.click()
    page.locator(PLAY).wait_for()
    expect(page.locator(".preview .chosen h3")).to_be_in_viewport()
    expect(page.locator(".preview .chosen p").first).to_be_in_viewport()
    expect(page.locator(PLAY)).to_be_in_viewport()


@pytest.mark.parametrize("game", OWN_KEYS)
def test_every_sign_on_the_table_is_explained(game: str, visit: Visit, serving: Serving) -> None:
    page = at_table(visit, serving, game, LARGE, moves=MIDDLE[game])
    assert page.evaluate(UNEXPLAINED) == []


def test_a_sign_says_what_it_means_at_a_touch(visit: Visit, serving: Serving) -> None:
    page = at_table(visit, serving, "gentes", PHONE, moves=MIDDLE["gentes"])
    sign = page.locator(".side > .standing .more svg[role=img]").first
    sign.click()
    expect(page.locator("#tip")).to_have_text(sign.locator("title").text_content() or "?")
    page.keyboard.press("Escape")
    expect(page.locator("#tip")).to_be_hidden()


def test_all_games_are_in_sight_from_a_tablet_on(visit: Visit) -> None:
    page = visit("/", viewport=TABLET, locale="it")
    for viewport in (TABLET, LAPTOP):
        page.set_viewport_size(viewport)
        assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
        for key in OWN_KEYS:
            shown = page.locator(f".boxes > .box:has(input[name=game][value={key}])").bounding_box()
            assert shown
            assert shown["x"] + shown["width"] <= viewport["width"]
            assert shown["y"] + shown["height"] <= viewport["height"]


def test_how_to_go_on_is_in_sight_however_many_choices_there_are(visit: Visit, serving: Serving) -> None:
    for viewport in (PHONE, LAPTOP):
        page = at_table(visit, serving, "age_of_civilization", viewport, moves=3)
        shown = box(page, ".choices [data-choice]:has(.ends)")
        whole = box(page, ".choices")
        assert whole["y"] <= shown["y"]
        assert shown["bottom"] <= whole["bottom"] + 1
