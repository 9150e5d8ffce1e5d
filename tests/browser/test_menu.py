"""What the menu and the prompt offer besides playing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tablee.testing.browser import CHOICES, LIT, PLAY, number, settled
from tests.browser.conftest import Serving, Visit
from tests.browser.tables import play_bots, table


def test_taking_back_from_bots_says_how_far_and_asks_once(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live = table(serving, "genesis", [page, "greedy"])
    play_bots(serving, live, 6, stop_at=0)
    kept = max(place for place, move in enumerate(live.match.moves) if move.seat == 0)
    page.goto(f"/t/{live.key}")
    settled(page)
    before = number(page)
    page.get_by_text(f"Take back to move {kept}: {live.number - 1 - kept} moves").click()
    assert number(page) == before
    page.get_by_role("button", name="Yes, take back my last move and all that followed").click()
    expect(page.locator("#inside")).to_have_attribute("data-number", str(kept + 1))


def test_a_tap_beside_the_open_menu_only_closes_it(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live = table(serving, "genesis", [page, page])
    page.goto(f"/t/{live.key}")
    beneath = page.locator(f"{LIT}, {CHOICES}").first
    beneath.wait_for()
    page.locator(".menu summary").click()
    beneath.click()
    expect(page.locator(".menu[open]")).to_have_count(0)
    expect(page.locator(f"{PLAY}, .touched")).to_have_count(0)
    beneath.click()
    expect(page.locator(f"{PLAY}, .touched").first).to_be_attached()


def test_what_the_reader_opened_stays_open_when_others_move(visit: Visit, serving: Serving) -> None:
    page, other = visit("/"), visit("/")
    live = table(serving, "genesis", [page, other], seed=3)
    page.goto(f"/t/{live.key}")
    settled(page)
    page.locator("#sheet > summary").click()
    page.locator(".menu summary").click()
    other.goto(f"/t/{live.key}")  # that somebody is here is drawn as well
    play_bots(serving, live, 6, stop_at=None)
    expect(page.locator("#inside")).to_have_attribute("data-number", str(live.number))
    expect(page.locator(".menu")).to_have_attribute("open", "")
    expect(page.locator("#sheet")).to_have_attribute("open", "")
    page.goto(f"/t/{live.key}/replay?at=1")
    page.locator(".score > summary").click()
    page.locator("[data-step=step-forward]").click()
    expect(page.locator("label[for=at]")).to_contain_text("Move 2")
    expect(page.locator("details.score")).to_have_attribute("open", "")
    page.locator("[data-step=last]").click()
    expect(page.locator("label[for=at]")).to_contain_text(f"Move {live.number - 1}")
    expect(page.locator("details.score")).to_have_attribute("open", "")


@pytest.mark.parametrize(
    ("answer", "said"), [("granted", "will tell you"), ("denied", "does not allow"), ("default", "Nothing was decided")]
)
def test_asking_for_notifications_is_answered(answer: str, said: str, visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live = table(serving, "genesis", [page, page])
    page.add_init_script(
        f"window.Notification = {{ permission: 'default', requestPermission: async () => '{answer}' }}"
    )
    page.goto(f"/t/{live.key}")
    page.locator(".menu summary").click()
    page.get_by_role("button", name="Notify me when it is my turn").click()
    expect(page.locator("#notice")).to_contain_text(said)


def test_another_language_keeps_what_was_begun(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live = table(serving, "genesis", [page, page], seed=3)
    play_bots(serving, live, 4, stop_at=None)
    page.goto(f"/t/{live.key}")
    page.locator(LIT).first.click()
    name = page.locator(".touched").first.get_attribute("data-piece")
    page.locator(".languages a[lang=it]").first.click()
    expect(page.locator("html")).to_have_attribute("lang", "it")
    expect(page.locator(f".touched[data-piece='{name}']")).to_have_count(1)


def test_a_notice_goes_after_a_while_or_a_move_but_can_still_be_heard(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live = table(serving, "genesis", [page, page])
    page.clock.install()
    page.goto(f"/t/{live.key}")
    settled(page)
    notice, heard = page.locator("#notice .notice"), page.locator("#notice .hidden")
    denied = "document.querySelector('#notify-denied').content.cloneNode(true)"
    show = f"() => document.querySelector('#notice').replaceChildren({denied})"
    page.evaluate(show)
    expect(notice).to_be_visible()
    page.clock.run_for(14_000)
    expect(notice).to_be_visible()
    page.clock.run_for(2_000)
    expect(notice).to_have_count(0)
    expect(heard).to_contain_text("does not allow")
    expect(heard.locator("button")).to_have_count(0)
    page.evaluate(show)
    page.clock.run_for(5_000)
    expect(notice).to_be_visible()
    play_bots(serving, live, 1, stop_at=None)
    expect(page.locator("#inside")).to_have_attribute("data-number", "2")
    page.clock.run_for(100)
    expect(notice).to_have_count(0)
