"""What goes wrong at a table: answers that come late or never, fingers that are faster than the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tablee.server.live import Live
from tablee.testing.browser import CHOICES, PLAY
from tests.browser.conftest import Serving, Visit, held_back
from tests.browser.hands import ask_every_step
from tests.browser.tables import play_bots, play_first, table
from tests.waiting import until

FIRST, SECOND = "[data-piece=objective-1]", "[data-piece=objective-2]"  # each says all of a choice


def come(page: Page, held: list[Route], count: int) -> None:
    def there() -> bool:
        page.wait_for_timeout(20)  # Playwright hears of requests only while it is asked for something
        return len(held) >= count

    until(there, f"{count} requests")


def choosing(page: Page, serving: Serving) -> Live:
    """One of two pieces is to be touched, and then confirmed."""
    ask_every_step(page)
    live = table(serving, "genesia", [page, "greedy"])
    page.goto(f"/t/{live.key}")
    page.locator(FIRST).wait_for()
    return live


def previewed_action(page: Page) -> str:
    expect(page.locator(PLAY)).to_be_visible()
    expect(page.locator(".preview[aria-busy]")).to_have_count(0)
    return page.locator(".preview [name=action]").input_value()


def test_of_choices_in_quick_succession_the_last_one_counts(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    choosing(page, serving)
    held = held_back(page, "**/preview?*")
    for count, piece in enumerate((FIRST, SECOND), 1):
        page.locator(piece).click()
        come(page, held, count)
    held[1].continue_()
    assert previewed_action(page) == "keep_objective 2"


def test_a_preview_that_never_comes_leaves_all_to_be_chosen_again(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    choosing(page, serving)
    page.locator(FIRST).click()
    page.locator(PLAY).wait_for()
    page.context.set_offline(True)
    page.locator(SECOND).click()
    expect(page.locator(".preview[aria-busy]")).to_have_count(0)
    expect(page.locator(PLAY)).to_have_count(0)
    expect(page.locator(".touched")).to_have_count(0)
    page.context.set_offline(False)
    expect(page.locator("#offline")).to_be_hidden()
    page.locator(SECOND).click()
    assert previewed_action(page) == "keep_objective 2"


def test_what_a_proxy_says_while_the_server_is_away_is_drawn_nowhere(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live = choosing(page, serving)
    number = live.number
    page.route("**/preview?*", lambda route: route.fulfill(status=502, body="<h1>Bad Gateway</h1>"))
    page.route("**/moves", lambda route: route.fulfill(status=502, body="<h1>Bad Gateway</h1>"))
    page.locator(FIRST).click()
    expect(page.locator(".preview")).to_be_empty()
    page.unroute("**/preview?*")
    page.locator(FIRST).click()
    page.locator(PLAY).click()
    expect(page.locator(".preview [data-sent]")).to_have_count(0)
    expect(page.get_by_text("Bad Gateway")).to_have_count(0)
    assert live.number == number
    page.unroute("**/moves")
    page.locator(PLAY).click()
    expect(page.locator(FIRST)).to_have_count(0)
    assert live.number > number


def test_while_a_dialog_is_open_keys_mean_nothing_else(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    ask_every_step(page)
    live = table(serving, "age_of_civilization", [page, page])
    page.goto(f"/t/{live.key}")
    page.locator(CHOICES).first.wait_for()
    page.keyboard.press("?")
    page.locator("#keys h2").click()  # which takes no focus
    for key in ("1", "ArrowRight", "Enter", "?"):
        page.keyboard.press(key)
    expect(page.locator(f"[data-choice][aria-pressed=true], .preview[aria-busy], {PLAY}")).to_have_count(0)


def test_a_second_undo_while_the_first_is_under_way_is_none(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live = table(serving, "genesis", [page, page])
    play_first(serving, live, 3)
    page.goto(f"/t/{live.key}")
    number, held = live.number, held_back(page, "**/undo")
    for _ in range(2):
        page.locator("[data-undo]").click()
    come(page, held, 1)
    held[0].continue_()
    expect(page.locator("#inside")).to_have_attribute("data-number", str(number - 1))
    page.locator("[data-piece^=tile].lit").first.click()
    page.locator("[data-piece^=square].lit").first.click()
    expect(page.locator("#inside")).to_have_attribute("data-number", str(number))
    assert len(held) == 1
    expect(page.locator("#notice")).to_be_empty()


def test_what_is_said_quickly_arrives_and_what_is_refused_comes_back(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live = choosing(page, serving)
    page.locator("[data-tab=chat]").click()
    held, field = held_back(page, "**/chat"), page.locator("#said")
    for said in ("one", "two", "three"):
        field.fill(said)
        field.press("Enter")
    field.fill("fo")
    for count in range(3):
        come(page, held, count + 1)
        held[count].continue_()
    expect(page.locator(".chat li")).to_have_count(3)
    assert [said.said for said in live.said] == ["one", "two", "three"]
    expect(field).to_have_value("fo")
    page.unroute("**/chat")
    page.context.set_offline(True)
    field.fill("four")
    field.press("Enter")
    expect(field).to_have_value("four")
    page.context.set_offline(False)


def test_escape_in_the_chat_leaves_what_is_chosen_and_the_focus(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live = choosing(page, serving)
    page.goto(f"/t/{live.key}?text=1")
    chosen, field = page.locator(CHOICES).first, page.locator("#said")
    chosen.press("Enter")
    expect(page.locator(PLAY)).to_be_focused()
    field.focus()
    page.keyboard.press("Escape")
    page.evaluate("new Promise((done) => setTimeout(done))")
    expect(field).to_be_focused()
    expect(chosen).to_have_attribute("aria-pressed", "true")
    page.locator(PLAY).focus()
    page.keyboard.press("Escape")
    expect(chosen).to_be_focused()
    expect(chosen).to_have_attribute("aria-pressed", "false")


def test_a_table_opened_in_a_tab_behind_another_holds_no_line(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live = table(serving, "genesis", [page, page])
    page.add_init_script("Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })")
    with page.expect_request("**/live?*glance=1*"):
        page.goto(f"/t/{live.key}")


def test_a_card_that_comes_late_is_not_shown_over_another(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live = table(serving, "age_of_civilization", [page, page])
    page.goto(f"/t/{live.key}")
    page.locator(CHOICES).first.wait_for()
    cards = page.locator("[data-card^=civilization-]")
    late, address = cards.nth(0), "**/cards/" + (cards.nth(0).get_attribute("data-card") or "")
    held, popup = held_back(page, address), page.locator("#card")
    late.press("i")
    come(page, held, 1)
    cards.nth(1).press("i")
    expect(popup).to_be_visible()
    shown = popup.inner_html()
    with page.expect_response(address) as answer:
        held[0].continue_()
    answer.value.finished()
    page.evaluate("new Promise((done) => setTimeout(done))")
    assert popup.inner_html() == shown


def test_a_phone_without_notifications_for_pages_goes_on(visit: Visit, serving: Serving) -> None:
    page, other = visit("/"), visit("/")
    page.add_init_script(
        "window.Notification = class { static permission = 'granted'; constructor() { throw new TypeError(); } };"
        "Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })"
    )
    live = table(serving, "genesis", [page, other])
    play_bots(serving, live, 0, 1)
    page.goto(f"/t/{live.key}")
    play_bots(serving, live, 1, 0)
    expect(page).to_have_title("● Your turn · Genesis · Tablée")


@pytest.mark.parametrize("safe", [True, False])
def test_copying_says_so_for_a_while_however_often(safe: bool, visit: Visit, serving: Serving) -> None:
    page = visit("/", permissions=["clipboard-read", "clipboard-write"])
    if not safe:
        page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.clock.install()
    live = choosing(page, serving)
    page.locator(".menu summary").first.click()
    button = page.locator(".menu [data-copies]")
    words = button.inner_text()
    for _ in range(2):
        button.click()
        expect(button).to_have_text("Copied")
        page.clock.run_for(800)
    page.clock.run_for(5000)
    expect(button).to_have_text(words.strip())
    page.locator(".menu summary").first.click()
    page.locator("[data-tab=chat]").click()
    page.locator("#said").click()
    page.keyboard.press("Control+V")
    expect(page.locator("#said")).to_have_value(f"{serving.address}/t/{live.key}")


def test_why_not_that_comes_while_something_is_played_lets_nothing_be_played_twice(
    visit: Visit, serving: Serving
) -> None:
    page = visit("/")
    live = table(serving, "genesis", [page, page])
    play_first(serving, live, 2)
    page.goto(f"/t/{live.key}")
    number, reasons, moves = live.number, held_back(page, "**/why?*"), held_back(page, "**/moves")
    tile, squares = page.locator("[data-piece^=tile]").first, page.locator("[data-piece^=square].free:not(.touched)")
    tile.click()
    page.locator("[data-piece=square-e1]").click(force=True)  # a pit: it is named as disabled
    come(page, reasons, 1)
    squares.nth(5).click()
    come(page, moves, 1)
    reasons[0].continue_()
    expect(page.locator(".preview.why")).to_be_visible()
    tile.click()
    squares.nth(7).click()  # lit or not
    moves[0].continue_()
    expect(page.locator("#inside")).to_have_attribute("data-number", str(number + 1))
    page.unroute("**/moves")
    expect(page.locator("#notice")).to_be_empty()
    assert len(moves) == 1


def test_a_double_click_on_play_of_a_long_list_in_words_plays_once(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live = table(serving, "genesis", [page, page])
    play_first(serving, live, 2)
    page.goto(f"/t/{live.key}?text=1")
    number, moves, play = live.number, held_back(page, "**/moves?text=1"), page.locator(".choosing .primary")
    for count in (1, 2):
        for _ in range(2):
            play.click()
        come(page, moves, count)
        moves[-1].continue_()
        expect(page.locator("#inside")).to_have_attribute("data-number", str(number + count))
    assert len(moves) == 2
    expect(page.locator("#notice")).to_be_empty()


def test_of_notes_in_quick_succession_the_last_one_is_kept(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    page.clock.install()
    choosing(page, serving)
    page.evaluate("document.querySelector('#notes').showModal()")
    held, note = held_back(page, "**/note"), page.locator("#note")
    for written in ("a", "ab", "abc"):
        note.fill(written)
        page.clock.run_for(1000)
        come(page, held, 1)
    held[0].continue_()
    come(page, held, 2)
    assert held[1].request.post_data == "note=abc"
    held[1].continue_()
    expect(page.locator("#note-kept")).not_to_be_empty()


@pytest.mark.parametrize("asking", [False, True])
def test_what_was_played_is_drawn_though_its_answer_was_lost(asking: bool, visit: Visit, serving: Serving) -> None:
    page = visit("/")
    if asking:
        ask_every_step(page)
    live = table(serving, "genesis", [page, page])
    play_first(serving, live, 2)
    page.goto(f"/t/{live.key}")
    number = live.number

    def lost(route: Route) -> None:
        route.fetch()
        route.abort()

    page.route("**/moves", lost)
    page.locator("[data-piece^=tile].lit").first.click()
    page.locator("[data-piece^=square].lit").nth(5).click()
    if asking:
        page.locator(PLAY).click()
    expect(page.locator("#inside")).to_have_attribute("data-number", str(number + 1))
    assert live.number == number + 1
    expect(page.locator(f".preview[aria-busy], {PLAY}")).to_have_count(0)
    page.unroute("**/moves")
    page.locator("[data-undo]").click()
    expect(page.locator("#inside")).to_have_attribute("data-number", str(number))
