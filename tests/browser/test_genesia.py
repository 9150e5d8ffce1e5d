"""Genesia in a browser: hidden hands at one screen, a war between two, ways on the map, and the map itself."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tablee.engine.state import State
from tablee.server.hub import Hub
from tablee.server.live import Live
from tablee.testing.browser import PLAY, number, previewed, unveiled
from tests.browser.conftest import PHONE, Serving, Visit
from tests.browser.tables import play_first, table
from tests.games.genesia.positions import position, seat

HERE, THERE = "isle-7-1", "isle-7-2"


def given(serving: Serving, live: Live, state: State) -> None:
    """A table goes on from a position made by hand."""

    async def put(_: Hub) -> None:
        live.match.state = state
        live.drawings.clear()

    serving.run(put)


def choose(page: Page, action: str) -> None:
    """Press the button for an action, which may be folded away, and confirm it where a question comes first."""
    page.locator(".choices > *").first.wait_for()
    made, before = page.locator(f'[data-choice="{action}"]').first, number(page)
    if not made.is_visible():
        page.locator(".all-choices summary").click()
    previewed(page, made.click)
    if number(page) == before:
        page.locator(f'.preview form:has(input[name=action][value="{action}"]) .primary').click()
    expect(page.locator("#inside")).not_to_have_attribute("data-number", before)


def region(page: Page, name: str) -> Locator:
    return page.locator(f'[data-map] [data-piece="region-{name}"]')


def asked(live: Live, who: int) -> str:
    state = live.match.state
    return live.match.game.questions[state.question(who)] if who in state.pending() else ""


# At one screen --------------------------------------------------------------------------------------


def test_an_age_of_five_at_one_screen(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    names = [f"P{seat}" for seat in range(5)]
    live = table(serving, "genesia", [page] * 5, seed=3, names=names, objectives="none")
    page.goto(f"/t/{live.key}")
    for who in range(5):
        own, packets = live.match.state.view(who)["seats"][who]["packet"], hidden_cards(live, who)
        expect(page.locator(".curtain h2")).to_have_text(f"Over to P{who}")
        assert not cards_on(page) & {*own, *packets}
        unveiled(page)
        assert cards_on(page) >= set(own)
        assert not cards_on(page) & packets
        choose(page, f"pick {own[0]}")
    while asked(live, live.match.state.pending()[0]) == "draft":
        play_first(serving, live, 1)
    for phase in ("growth", "expansion"):
        page.goto(f"/t/{live.key}")
        for place, who in enumerate(live.match.state.view(None)["order"]):
            assert asked(live, who) == phase
            if place > 1:
                finish(serving, live, who)
                continue
            unveiled(page)
            expect(page.locator(".ga-hand .card")).to_have_count(5)
            choose(page, "done")
    while live.match.state.view(None)["age"] != 2:  # nobody is anywhere: no war, no points
        play_first(serving, live, 1)
    page.goto(f"/t/{live.key}")
    expect(page.locator(".ga-heading .ages .now")).to_contain_text("Age II")
    unveiled(page)
    expect(page.locator(".ga-hand .card:not(.small)")).to_have_count(6)


def finish(serving: Serving, live: Live, who: int) -> None:
    async def ended(hub: Hub) -> None:
        await hub.play(live, who, live.number, live.match.game.actions.parse("done"))

    serving.run(ended)


def hidden_cards(live: Live, who: int) -> set[str]:
    """What the others hold."""
    return {
        card
        for other in range(5)
        if other != who
        for card in live.match.state.view(other)["seats"][other]["packet"]
        if card not in live.match.state.view(who)["seats"][who]["packet"]
    }


def cards_on(page: Page) -> set[str]:
    """The cards that lie on the page for all to read; the list of those in the game is no secret."""
    return set(page.locator(".hand [data-piece^=card]").evaluate_all("all => all.map(c => c.dataset.piece.slice(5))"))


def test_war_or_peace_is_hidden_at_one_screen(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live = table(serving, "genesia", [page, page])
    given(serving, live, borderland(asked="stance"))
    page.goto(f"/t/{live.key}")
    expect(page.locator(".curtain h2")).to_have_text("Over to P0")
    unveiled(page)
    choose(page, "stance war")
    expect(page.locator(".curtain h2")).to_have_text("Over to P1")
    unveiled(page)
    expect(page.locator(".seat .stance.war")).to_have_count(0)
    expect(page.locator(".log")).not_to_contain_text("War")
    choose(page, "stance peace")
    expect(page.locator(".curtain h2")).to_have_text("Over to P0")


def test_alone_one_plays_both_tribes_without_a_curtain(visit: Visit, serving: Serving) -> None:
    page = visit("/new/genesia?players=1")
    expect(page.locator("select[name=seat-1]")).to_have_count(0)
    page.locator("form[action='/new/genesia'] .primary").click()
    page.wait_for_url("**/t/*")
    live = serving.hub.live[page.url.rsplit("/", 1)[1]]
    for _ in range(2):
        expect(page.locator(".curtain")).to_have_count(0)
        expect(page.locator(".ga-hand .card")).to_have_count(5)
        expect(page.locator(".seat .chips .chip")).to_have_count(5)  # the other tribe's hand lies open
        choose(page, "done")
    assert [asked(live, who) for who in live.match.state.pending()] == ["expansion"]


def borderland(**how: Any) -> State:
    """Three Clans of the first seat beside two of the second, which can defend itself."""
    attacker = seat(clans={HERE: 3}, coins=3)
    defender = seat(clans={THERE: 2}, hand=["ramparts"], coins=5)
    return position(attacker, defender, age=2, **how)


# Online ---------------------------------------------------------------------------------------------


def test_a_war_between_two_browsers(visit: Visit, serving: Serving) -> None:
    ann, bob = visit("/"), visit("/", locale="fr")
    live = table(serving, "genesia", [ann, bob], names=("Ann", "Bob"))
    given(serving, live, borderland(asked="stance"))
    for page in (ann, bob):
        page.goto(f"/t/{live.key}")
        expect(page.locator('[data-choice="stance war"]')).to_be_visible()
    choose(ann, "stance war")
    expect(bob.locator("#inside")).to_have_attribute("data-number", "2")
    expect(bob.locator(".seat .stance.war")).to_have_count(0)  # it lies face down
    choose(bob, "stance peace")
    for page in (ann, bob):
        expect(page.locator(".seat .stance.war")).to_have_count(1)
        expect(page.locator(".seat .stance.peace")).to_have_count(1)
    before = number(ann)
    region(ann, HERE).click()
    ann.locator(PLAY).click()
    expect(ann.locator("#inside")).not_to_have_attribute("data-number", before)
    # The one attacked answers with a card, though it is not their turn.
    expect(bob.locator('[data-piece="card-ramparts"].lit')).to_be_visible()
    expect(bob.locator(".prompt .fight")).to_contain_text("Genesia 7-2")
    expect(ann.locator(".choosing")).to_have_count(0)
    choose(bob, "play ramparts")
    for page in (ann, bob):
        expect(page.locator(".log")).to_contain_text("Ramparts" if page is ann else "Remparts")
    assert live.match.state.view(None)["regions"][THERE]["clans"] == {"1": 2}


# Ways on the map ------------------------------------------------------------------------------------


@pytest.fixture
def walking(visit: Visit, serving: Serving) -> tuple[Page, Live]:
    """The second seat has shut the first in: every way out of the homeland costs a toll."""
    page = visit("/")
    live = table(serving, "genesia", [page, visit("/")], names=("Ann", "Bob"))
    wall = seat(clans={"red-1-1": 1, "red-1-2": 1, "red-1-3": 1})
    given(serving, live, position(seat(clans={"red-home": 3}, coins=9), wall, asked="expansion"))
    page.goto(f"/t/{live.key}")
    expect(region(page, "red-home")).to_have_class(re.compile(r"\blit\b"))
    return page, live


def check_bill(page: Page, clans: int) -> None:
    """Two steps to the bank and a toll to Bob for every Clan."""
    paid = page.locator(".preview .changes li", has_text="steps")
    expect(paid).to_contain_text(f"9 → {9 - 3 * clans}")
    expect(paid.locator(".parts")).to_have_text(f"−{2 * clans} steps, −{clans} toll")
    expect(page.locator(".preview .changes li", has_text="Bob: Coins")).to_contain_text(f"0 → {clans}")


def test_a_way_is_shown_with_its_cost_and_its_tolls(walking: tuple[Page, Live]) -> None:
    page, live = walking
    region(page, "red-home").click()
    expect(region(page, "red-2-2").locator(".price.set text")).to_have_text("3")
    region(page, "red-2-2").click()
    check_bill(page, 1)
    assert page.locator("[data-map] .route-line").get_attribute("d")
    page.locator(".variants button", has_text="2").click()  # two together, in one gesture
    check_bill(page, 2)
    page.locator(PLAY).click()
    expect(region(page, "red-2-2")).to_have_attribute("aria-label", re.compile("2 Clans"))
    view = live.match.state.view(0)
    assert view["regions"]["red-2-2"]["clans"] == {"0": 2}
    assert [seat["coins"] for seat in view["seats"]] == [3, 2]


def test_clans_are_dragged_to_where_they_go(walking: tuple[Page, Live]) -> None:
    page, _ = walking
    region(page, "red-home").locator(".stack").hover()
    page.mouse.down()
    box = region(page, "red-2-3").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    page.mouse.up()
    check_bill(page, 1)
    expect(region(page, "red-2-3")).to_have_class(re.compile(r"\btouched\b"))


def test_groups_of_the_last_age_go_in_one_gesture(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live = table(serving, "genesia", [page, visit("/")], names=("Ann", "Bob"))
    given(serving, live, position(seat(clans={"red-5-2": 4}, coins=9), seat(), asked="expansion", age=3))
    page.goto(f"/t/{live.key}")
    region(page, "red-5-2").click()
    region(page, "isle-15").click()
    expect(page.locator(".variants button[aria-pressed=true]")).to_have_text("3")  # one stays and holds the region
    page.locator(".variants button", has_text="4").click()
    expect(page.locator(".preview .changes li", has_text="5 → 15")).to_be_visible()  # who leaves gives the region up
    page.locator(".variants button", has_text="2").click()
    expect(page.locator(".variants button[aria-pressed=true]")).to_have_text("2")
    page.locator(PLAY).click()
    expect(region(page, "isle-15")).to_have_attribute("aria-label", re.compile("2 Clans"))
    expect(page.locator('[data-choice="stop"]')).to_have_count(0)
    regions = live.match.state.view(0)["regions"]
    assert regions["isle-15"]["clans"] == regions["red-5-2"]["clans"] == {"0": 2}


# The map --------------------------------------------------------------------------------------------


def zoom(page: Page) -> float:
    return float(page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--map-zoom')"))


def shift(page: Page) -> str:
    return str(page.evaluate("document.documentElement.style.getPropertyValue('--map-x')"))


def test_the_map_is_enlarged_and_moved_and_stays_so(walking: tuple[Page, Live]) -> None:
    page, _ = walking
    chart = page.locator("[data-map]")
    chart.hover()
    page.mouse.wheel(0, -200)
    page.mouse.wheel(0, -200)
    page.wait_for_function("document.documentElement.style.getPropertyValue('--map-zoom') > 1.5")
    before = shift(page)
    page.mouse.down()
    page.mouse.move(500, 380, steps=3)
    page.mouse.up()
    assert shift(page) != before
    expect(page.locator(".preview form")).to_have_count(0)  # a drag is no touch
    chart.focus()
    page.keyboard.press("Shift+ArrowLeft")
    page.keyboard.press("+")
    seen, place = zoom(page), shift(page)
    page.locator(".tally summary").first.click()
    choose(page, "done")
    expect(page.locator(".ga-heading .steps .now")).not_to_contain_text("Expansion")
    assert (zoom(page), shift(page)) == (seen, place)
    expect(page.locator(".tally table")).to_be_visible()  # and so does the open drawer
    page.locator("[data-zoom=all]").click()
    assert zoom(page) == 1


def test_the_map_is_enlarged_and_moved_by_fingers(visit: Visit, serving: Serving) -> None:
    page = visit("/", viewport=PHONE, has_touch=True, is_mobile=True)
    live = table(serving, "genesia", [page, page, page], objectives="none")
    given(serving, live, position(seat(clans={"red-home": 2}, coins=9), seat(), seat(), asked="expansion"))
    page.goto(f"/t/{live.key}")
    unveiled(page)
    start = zoom(page)
    touch = page.context.new_cdp_session(page)

    def fingers(kind: str, *points: tuple[int, int]) -> None:
        found = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": found})

    fingers("touchStart", (170, 200), (220, 200))
    for apart in (20, 40, 60):
        fingers("touchMove", (170 - apart, 200), (220 + apart, 200))
    fingers("touchEnd")
    page.wait_for_function(f"document.documentElement.style.getPropertyValue('--map-zoom') > {start}")
    place = shift(page)
    fingers("touchStart", (150, 200))
    for way in (20, 40, 60):
        fingers("touchMove", (150 + way, 200))
    fingers("touchEnd")
    page.wait_for_function(f"document.documentElement.style.getPropertyValue('--map-x') !== '{place}'")
    expect(page.locator(".preview form")).to_have_count(0)


def test_on_a_phone_a_place_to_touch_far_from_home_is_in_sight(visit: Visit, serving: Serving) -> None:
    page = visit("/", viewport=PHONE, has_touch=True, is_mobile=True)
    live = table(serving, "genesia", [page, "greedy", "greedy"], objectives="none")
    seats = seat(clans={"yellow-home": 3}, coins=9), seat(clans={"yellow-1-1": 1}), seat()
    given(serving, live, position(*seats, asked="assault", age=2))
    page.goto(f"/t/{live.key}")
    expect(region(page, "yellow-home")).to_be_in_viewport(ratio=1)
