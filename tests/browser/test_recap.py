"""What happened since one's turn: told, marked on the board, shown again, and found in the log."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tablee.server.live import Live
from tablee.testing.browser import DESKTOP
from tests.browser.conftest import PHONE, Serving, Visit
from tests.browser.tables import play_bots, table

STAMP = ".stamps:not([hidden]) .stamp:not([hidden])"
# Where stamps lie that are not on the board, and whether one of them would take a click.
ASTRAY = """() => {
    const board = document.querySelector(".board").getBoundingClientRect();
    return [...document.querySelectorAll(".stamp:not([hidden])")].filter((stamp) => {
        const { left, top, width, height } = stamp.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        const beside = left < board.left - 12 || left > board.right || top < board.top - 12 || top > board.bottom;
        return beside || stamp.contains(hit);
    }).length;
}"""


def asked_after_the_others(serving: Serving, live: Live, moves: int) -> None:
    """So many moves, until the first seat must decide after both others had a turn."""
    play_bots(serving, live, moves, stop_at=0)
    while live.match.moves[-1].seat == 0 or 0 not in live.asked:
        play_bots(serving, live, 1, stop_at=0)


def shown_again(page: Page, button: str) -> dict[str, int]:
    page.evaluate("document.addEventListener('play-steps', ({ detail }) => (window.asked = detail), { once: true })")
    page.locator(button).click()
    found: dict[str, int] = page.evaluate("window.asked")
    return found


def test_what_the_others_did_is_told_marked_and_shown_until_one_acts(visit: Visit, serving: Serving) -> None:
    page, others = visit("/"), visit("/")
    live = table(serving, "age_of_civilization", [page, others, others], names=("Élise", "Ada", "Basile"))
    asked_after_the_others(serving, live, 10)
    page.goto(f"/t/{live.key}")
    lines = page.locator("#recap li")
    expect(lines).to_have_count(2)
    for line, name in ((lines.first, "Ada"), (lines.last, "Basile")):
        expect(line).to_contain_text(name)
    last = len(live.match.moves)
    since = max(number for number in range(1, last + 1) if live.match.moves[number - 1].seat == 0)
    assert shown_again(page, "#recap .again") == {"from": since + 1, "to": last}
    assert shown_again(page, "#recap li:last-child button")["to"] == last
    expect(page.locator(STAMP).first).to_be_visible()
    assert page.evaluate(ASTRAY) == 0

    page.locator("#recap summary").click()
    page.reload()
    expect(page.locator("#recap summary")).to_be_visible()
    expect(lines.first).to_be_hidden()  # it stays folded
    page.locator("#recap summary").click()

    play_bots(serving, live, 1, stop_at=None)  # Élise acts
    assert live.match.moves[-1].seat == 0
    expect(page.locator("#inside")).to_have_attribute("data-number", str(live.number))
    expect(page.locator("#recap")).to_be_hidden()
    expect(page.locator(".stamp")).to_have_count(0)


# As if the move of the second player had done something to what is this one's.
OF_ANOTHER = """([whose, shown]) => {
    const steps = document.querySelector("#steps");
    const place = document.querySelector(".board [data-card][data-piece]").dataset.piece;
    steps.dataset.steps = JSON.stringify([[1, 1, "Ada", [["", [["", place, "", "", "", ""]], whose]]]]);
    document.dispatchEvent(new CustomEvent("htmx:after:settle"));
    const mark = document.querySelector(`.standing [data-place="seat-${shown}"] > :first-child`).outerHTML;
    return [...document.querySelectorAll(".stamp .by")].map((by) => by.innerHTML === mark);
}"""


def test_what_came_of_a_move_for_another_bears_the_stamp_of_that_one(visit: Visit, serving: Serving) -> None:
    page, others = visit("/"), visit("/")
    live = table(serving, "age_of_civilization", [page, others, others], names=("Élise", "Ada", "Basile"))
    asked_after_the_others(serving, live, 10)
    page.goto(f"/t/{live.key}")
    expect(page.locator(STAMP).first).to_be_visible()
    assert page.evaluate(OF_ANOTHER, [2, 2]) == [True]
    assert page.evaluate(OF_ANOTHER, [0, 1]) == [True]  # what befell the reader was done by who moved


def test_the_log_shows_the_turns_of_one_player_and_leads_to_the_moment(visit: Visit, serving: Serving) -> None:
    page, others = visit("/"), visit("/")
    live = table(serving, "age_of_civilization", [page, others, others], names=("Élise", "Ada", "Basile"))
    asked_after_the_others(serving, live, 10)
    page.goto(f"/t/{live.key}")
    turns, chip = page.locator("#log .turn:visible"), page.locator("#log [data-only='1']")
    whole = turns.count()
    chip.click()
    expect(chip).to_have_attribute("aria-pressed", "true")
    assert 0 < turns.count() < whole
    play_bots(serving, live, 1, stop_at=None)
    expect(page.locator("#inside")).to_have_attribute("data-number", str(live.number))
    expect(page.locator("#log .turn:visible:not([data-by='1'])")).to_have_count(0)
    chip.click()
    expect(page.locator("#log .turn[hidden]")).to_have_count(0)
    page.locator("#log [data-widens]").click()
    expect(page.locator("#log")).to_have_attribute("data-wide", "")
    page.keyboard.press("Escape")
    expect(page.locator("#log")).not_to_have_attribute("data-wide", "")
    moment = turns.first.locator(".moment").last
    number = (moment.get_attribute("href") or "").rpartition("=")[2]
    moment.click()
    expect(page.locator("label[for=at]")).to_contain_text(f"{number} of")


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_is_said_unseen_shows_a_badge_until_it_is_looked_at(
    screen: ViewportSize, visit: Visit, serving: Serving
) -> None:
    ann, bob = visit("/", viewport=screen), visit("/")
    live = table(serving, "genesis", [ann, bob])
    for page in (ann, bob):
        page.goto(f"/t/{live.key}")
    tab = ann.locator("[data-tab=chat]")
    expect(tab.locator(".news")).to_have_count(0)
    bob.locator("[data-tab=chat]").click()
    for said in ("hello", "there"):
        bob.locator("#said").fill(said)
        bob.keyboard.press("Enter")
        expect(bob.locator(".chat")).to_contain_text(said)
    expect(tab.locator(".news")).to_have_text("2")
    tab.click()
    expect(ann.locator(".chat")).to_contain_text("there")
    expect(tab.locator(".news")).to_have_count(0)
    expect(bob.locator("[data-tab=chat] .news")).to_have_count(0)  # one's own words are no news
