"""What a touch does, and what it must never do: play twice, confirm by itself, or be lost."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tablee.server.live import Live
from tablee.testing.browser import LIT, PLAY, settled, touch_one_action
from tests.browser.conftest import Serving, Visit
from tests.browser.hands import ask_every_step
from tests.browser.tables import table
from tests.browser.test_genesia import given, region
from tests.games.genesia.positions import position, seat
from tests.shelf import OWN_KEYS

STEPS = 4


def sent(page: Page) -> list[str]:
    """What the page sends to be played from now on."""
    found: list[str] = []
    page.on(
        "request",
        lambda asked: found.append(asked.post_data or "") if asked.url.partition("?")[0].endswith("/moves") else None,
    )
    return found


def expanding(page: Page, serving: Serving, coins: int, cards: tuple[str, ...] = ()) -> Live:
    """The first seat expands, with nobody at home."""
    live = table(serving, "genesia", [page, "greedy"])
    own = seat(clans={"red-3-2": 1}, coins=coins, hand=list(cards))
    given(serving, live, position(own, seat(), asked="expansion"))
    page.goto(f"/t/{live.key}")
    page.locator(LIT).first.wait_for()
    return live


def card(page: Page, name: str) -> Locator:
    return page.locator(f'[data-piece="card-{name}"]')


def hand(live: Live) -> list[str]:
    found: list[str] = live.match.state.view(0)["seats"][0]["hand"]
    return found


def test_a_held_enter_chooses_and_does_not_confirm_as_well(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    ask_every_step(page)
    live, posted = expanding(page, serving, coins=9, cards=("barley_grains",)), sent(page)
    number = live.number
    card(page, "barley_grains").focus()
    page.keyboard.down("Enter")
    expect(page.locator(PLAY)).to_be_focused()
    page.keyboard.down("Enter")  # it repeats
    assert page.locator(".preview [data-sent]").count() == 0
    page.keyboard.up("Enter")
    assert (posted, live.number) == ([], number)
    page.keyboard.press("Enter")
    expect(card(page, "barley_grains")).to_have_count(0)
    assert len(posted) == 1


def test_a_double_click_plays_once_though_the_same_piece_could_be_played_again(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live = expanding(page, serving, coins=9)
    posted, number = sent(page), live.number
    region(page, "red-home").dblclick()
    expect(region(page, "red-home")).to_have_attribute("aria-label", re.compile("1 Clan"))
    expect(page.locator(".touched")).to_have_count(0)
    assert live.number == number + 1
    assert len(posted) == 1


def test_a_click_counts_though_its_piece_was_drawn_anew_before_the_release(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live, posted = expanding(page, serving, coins=9, cards=("barley_grains",)), sent(page)
    piece = card(page, "barley_grains")
    piece.hover()
    page.mouse.down()
    piece.evaluate("piece => piece.replaceWith(piece.cloneNode(true))")
    page.mouse.up()
    expect(piece).to_have_count(0)
    assert len(posted) == 1
    assert hand(live) == []


@pytest.mark.parametrize("game", OWN_KEYS)
def test_every_step_asks_for_who_wants_that(game: str, visit: Visit, serving: Serving) -> None:
    page, rng = visit("/"), random.Random(1)
    live = table(serving, game, [page, "greedy"])
    page.goto(f"/t/{live.key}")
    page.locator(".menu summary").first.click()
    page.locator("[data-ask]").check()
    page.keyboard.press("Escape")
    posted = sent(page)
    for step in range(1, STEPS + 1):
        settled(page)
        touch_one_action(page, rng)
        assert len(posted) == step
    assert not [one for one in posted if "touch=" in one]  # all of it was confirmed


def test_a_card_that_cannot_be_played_is_never_thrown_away_by_touching_it(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live = expanding(page, serving, coins=0, cards=("wheel", "fire"))
    posted = sent(page)
    for _ in range(2):
        card(page, "wheel").dblclick()
        expect(page.locator(".preview.why")).to_contain_text("GA-")
        expect(page.locator("[data-piece=discard].lit")).to_be_visible()
    assert posted == []
    page.locator("[data-piece=discard]").click()  # now it is meant
    expect(card(page, "wheel")).to_have_count(0)
    assert hand(live) == ["fire"]
    page.locator("[data-piece=discard]").click()
    expect(card(page, "fire")).to_have_class(re.compile(r"\blit\b"))  # the last card is not given up by the pile alone
    assert len(posted) == 1


def test_a_touch_plays_a_card_and_the_pile_before_it_gives_it_up(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live = expanding(page, serving, coins=20, cards=("barley_grains", "dugout_canoes"))
    page.locator("[data-piece=discard]").click()
    card(page, "dugout_canoes").click()
    expect(card(page, "dugout_canoes")).to_have_count(0)
    assert live.match.state.view(0)["seats"][0]["coins"] == 24
    card(page, "barley_grains").click()
    expect(card(page, "barley_grains")).to_have_count(0)
    assert hand(live) == []
