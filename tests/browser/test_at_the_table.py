"""What people do at a table in the browser, beside playing their turn."""

from __future__ import annotations

import random
from time import time

from playwright.sync_api import Page, Route, expect

from tablee.engine import records
from tablee.server.live import Live
from tablee.server.seating import PATIENCE
from tablee.testing.browser import CHOICES, LIT, PLAY, number, settled, touch_one_action
from tests.browser.conftest import Serving, Visit
from tests.browser.hands import ask_every_step
from tests.browser.tables import play_first, player_of, table
from tests.waiting import until


def test_a_preview_survives_what_others_do_and_undo_takes_back(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    ask_every_step(page)
    live = table(serving, "genesis", [page, page])
    play_first(serving, live, 2)
    page.goto(f"/t/{live.key}")
    seat = live.match.state.pending()[0]
    before = live.match.state.dump()
    page.locator("[data-piece^=tile].lit").first.click()
    page.locator("[data-piece^=square].lit").nth(5).click()
    expect(page.locator(PLAY)).to_be_visible()
    page.locator("[data-piece^=square]:not(.touched).free").nth(7).click()  # another square instead
    expect(page.locator(PLAY)).to_be_visible()
    visit(f"/t/{live.key}")  # a spectator comes: the page is drawn anew
    expect(page.locator(".people")).to_contain_text("One spectator")
    expect(page.locator(PLAY)).to_be_visible()
    expect(page.locator(".preview .quiet")).to_contain_text("You can take this back")
    page.locator(PLAY).click()
    expect(page.locator("[data-undo]")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator("[data-undo]")).to_have_count(0)
    assert live.match.state.dump() == before
    assert live.match.state.pending() == [seat]


# Of the choices on the page, one of two pieces or more that is known from one of them already: that piece first.
KNOWN_EARLY = """() => {
  const choices = JSON.parse(document.querySelector('.choices').dataset.choices).map((choice) => choice[2]);
  const drawn = (piece) => document.querySelector(`[data-piece="${CSS.escape(piece)}"]`);
  for (const pieces of choices)
    for (const piece of pieces)
      if (pieces.length > 1 && pieces.every(drawn) && choices.filter((other) => other.includes(piece)).length === 1)
        return [piece, ...pieces.filter((other) => other !== piece)];
}"""


def test_pieces_may_be_touched_faster_than_the_server_answers(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    ask_every_step(page)
    live = table(serving, "genesis", [page, page])
    play_first(serving, live, 5)  # one kind of tile is left: its square says it all
    page.goto(f"/t/{live.key}")
    page.locator(LIT).first.wait_for()
    held: list[Route] = []
    page.route("**/preview?*", lambda route: held.append(route))  # Playwright marks its handlers
    pieces = page.evaluate(KNOWN_EARLY)
    for piece in pieces:
        page.locator(f'[data-piece="{piece}"]').first.click()
    expect(page.locator(".touched")).to_have_count(len(pieces))

    def asked() -> bool:
        page.wait_for_timeout(20)  # Playwright hears of requests only while it is asked for something
        return bool(held)

    until(asked, "the request for a preview")
    assert len(held) == 1
    held[0].continue_()
    expect(page.locator(PLAY)).to_be_visible()


def test_a_further_piece_of_what_is_previewed_leaves_the_focus_on_play(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    ask_every_step(page)
    live = table(serving, "genesis", [page, page])
    play_first(serving, live, 5)
    page.goto(f"/t/{live.key}")
    page.locator(LIT).first.wait_for()
    for piece in page.evaluate(KNOWN_EARLY):
        page.locator(f'[data-piece="{piece}"]').first.focus()
        page.keyboard.press("Enter")
        expect(page.locator(PLAY)).to_be_focused()


def test_why_not_is_answered_with_the_rule(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live = table(serving, "age_of_civilization", [page, page])
    play_first(serving, live, 1)
    page.goto(f"/t/{live.key}")
    page.locator(LIT).first.wait_for()
    page.locator("[data-piece^=technology]:not(.lit)").first.click(force=True)  # it is named as disabled
    expect(page.locator(".preview.why")).to_contain_text("AC-")


def test_why_not_takes_the_place_of_a_preview_and_all_can_be_chosen_again(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    ask_every_step(page)
    live = table(serving, "age_of_civilization", [page, page])
    play_first(serving, live, 1)
    page.goto(f"/t/{live.key}")
    offered = page.locator(CHOICES)
    offered.first.wait_for()
    count = offered.count()
    offered.first.click()
    page.locator(PLAY).wait_for()
    page.locator("[data-piece^=technology]:not(.lit)").first.click(force=True)  # it is named as disabled
    expect(page.locator(".preview.why")).to_contain_text("AC-")
    expect(offered).to_have_count(count)
    offered.first.click()
    expect(page.locator(PLAY)).to_be_visible()


def test_the_next_question_does_not_wait_for_what_still_moves(visit: Visit, serving: Serving) -> None:
    page = visit("/", reduced_motion="no-preference")
    page.evaluate("localStorage.setItem('pace', 'slow')")
    live = table(serving, "age_of_civilization", [page, page])
    page.goto(f"/t/{live.key}")
    page.locator(CHOICES).first.click()
    page.locator(PLAY).click()
    expect(page.locator("#inside")).to_have_attribute("data-number", "2")
    offered = page.locator(CHOICES).evaluate_all("buttons => buttons.map(button => button.dataset.choice)")
    seat = live.match.state.pending()[0]
    assert set(offered) <= set(live.match.game.actions.texts(live.match.state.legal(seat)))
    page.locator(CHOICES).last.click()
    expect(page.locator(PLAY)).to_be_visible()


def test_a_double_click_and_a_second_tab_play_once(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live = table(serving, "age_of_civilization", [page, page])
    page.goto(f"/t/{live.key}")
    twin = page.context.new_page()
    twin.goto(f"/t/{live.key}")
    for one in (page, twin):
        one.locator(CHOICES).first.click()
        one.locator(PLAY).wait_for()
    # Both tabs hold the same move; the second tab is drawn anew before it can send it again, unless it is faster.
    page.evaluate("() => { const b = document.querySelector('.preview form .primary'); b.click(); b.click(); }")
    page.wait_for_function("document.querySelector('#inside').dataset.number === '2'")
    twin.wait_for_function("document.querySelector('#inside').dataset.number === '2'")
    assert live.number == 2
    expect(page.locator(".notice")).to_have_count(0)
    stale = page.request.post(
        f"/t/{live.key}/moves", form={"seat": "0", "number": "1", "action": "pass"}, headers={"HX-Request": "true"}
    )
    assert stale.status == 409
    assert "not up to date" in stale.text()
    assert live.number == 2


def test_people_at_one_screen_pass_it_through_a_curtain(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live = table(serving, "age_of_civilization", [page, page], draft=True)
    page.goto(f"/t/{live.key}")
    rng, behind = random.Random(3), []
    for _ in range(6):
        settled(page)
        if page.locator(".curtain").count():
            behind.append(page.locator(".curtain h2").inner_text())
            expect(page.locator("[data-choices]")).to_have_count(0)
            assert page.locator(".hand [data-piece]").count() == 0
            page.locator(".curtain button").click()
            expect(page.locator(".choosing")).to_be_attached()
        touch_one_action(page, rng)
    assert behind[:3] == ["Over to P0", "Over to P1", "Over to P0"]


def test_two_browsers_play_online_and_a_spectator_sees_the_public_view(visit: Visit, serving: Serving) -> None:
    ann, bob, eve = visit("/"), visit("/", locale="fr"), visit("/", locale="it")
    live = table(serving, "age_of_civilization", [ann, bob], draft=True)
    for page in (ann, bob, eve):
        page.goto(f"/t/{live.key}")
    # The draft is simultaneous: both decide now, and neither waits for the other.
    for page in (ann, bob):
        expect(page.locator(".choosing")).to_be_attached()
    expect(eve.locator(".choosing")).to_have_count(0)
    expect(eve.locator(".people")).to_contain_text("Stai guardando")
    hidden = {card for seat in (0, 1) for card in _pack_of(live, seat)}
    assert hidden
    assert not any(card in eve.content() for card in hidden)
    rng = random.Random(5)
    for _ in range(3):
        before = number(bob)
        touch_one_action_of(ann, rng)
        expect(bob.locator("#inside")).not_to_have_attribute("data-number", before)
        touch_one_action_of(bob, rng)
    expect(ann.locator(".log")).to_contain_text("P1")
    expect(bob).to_have_title(
        "● À vous · Age of Civilization · Tablée" if 1 in live.asked else "Age of Civilization · Tablée"
    )


def test_what_one_is_about_to_play_stays_while_others_decide_at_the_same_time(visit: Visit, serving: Serving) -> None:
    ann, bob = visit("/"), visit("/")
    live = table(serving, "age_of_civilization", [ann, bob], draft=True)
    for page in (ann, bob):
        page.goto(f"/t/{live.key}")
        page.locator(LIT).first.click()
        page.locator(PLAY).wait_for()
    before = number(bob)
    ann.locator(PLAY).click()
    expect(bob.locator("#inside")).not_to_have_attribute("data-number", before)
    bob.locator(PLAY).click()
    expect(bob.locator("#inside")).to_have_attribute("data-number", "3")
    assert live.number == 3


def test_who_decides_in_the_same_instant_as_another_is_not_late(visit: Visit, serving: Serving) -> None:
    ann, bob = visit("/"), visit("/")
    live = table(serving, "age_of_civilization", [ann, bob], draft=True)

    def drafted(page: Page, seat: int) -> int:
        action = live.match.game.actions.text(live.match.state.legal(seat)[0])
        form: dict[str, str | float | bool] = {"seat": str(seat), "number": "1", "action": action}
        return page.request.post(f"/t/{live.key}/moves", form=form).status

    assert [drafted(ann, 0), drafted(bob, 1)] == [200, 200]
    assert live.number == 3
    assert drafted(ann, 0) == 409  # the next card was not asked for yet
    assert live.number == 3


def _pack_of(live: Live, seat: int) -> list[str]:
    view = live.match.state.view(seat)
    return [f"civilization-{name}" for name in view["seats"][seat]["pack"]]


def touch_one_action_of(page: Page, rng: random.Random) -> None:
    """Like `touch_one_action`, for one of two who take turns: the next question may be the other's."""
    before = number(page)

    def touched() -> bool:
        page.wait_for_selector(f"{PLAY}, {LIT}, {CHOICES}", state="attached")
        found = page.locator(LIT).all() or page.locator(CHOICES).all()
        if found and not page.locator(PLAY).count():
            rng.choice(found).click()
        return page.locator(PLAY).count() > 0

    until(touched, "a preview of what was touched")
    page.locator(PLAY).click()
    page.wait_for_function("before => document.querySelector('#inside').dataset.number !== before", arg=before)


def test_a_lost_connection_is_shown_and_the_page_catches_up(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live = table(serving, "genesis", [page, page])
    page.goto(f"/t/{live.key}")
    settled(page)
    page.context.set_offline(True)
    expect(page.locator("#offline")).to_be_visible()
    play_first(serving, live, 2)
    page.context.set_offline(False)
    expect(page.locator("#offline")).to_be_hidden()
    expect(page.locator("#inside")).to_have_attribute("data-number", "3")


def test_the_table_survives_a_restart_of_the_server(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live = table(serving, "genesis", [page, page])
    play_first(serving, live, 4)
    page.goto(f"/t/{live.key}")
    settled(page)
    serving.stop()
    expect(page.locator("#offline")).to_be_visible()
    serving.start()
    expect(page.locator("#offline")).to_be_hidden()
    touch_one_action(page, random.Random(1))
    assert number(page) == "6"


def test_the_language_changes_at_any_time_and_the_log_with_it(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live = table(serving, "genesis", [page, "greedy"])
    play_first(serving, live, 2)
    page.goto(f"/t/{live.key}")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator(".log")).to_contain_text("rolls")
    page.locator(".languages a[lang=it]").first.click()
    expect(page.locator("html")).to_have_attribute("lang", "it")
    expect(page.locator(".log")).to_contain_text("tira i dadi")
    page.goto(f"/t/{live.key}/replay?at=1")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    page.locator(".languages a[lang=fr]").first.click()
    expect(page).to_have_url(f"{serving.address}/t/{live.key}/replay?at=1")
    expect(page.locator(".happened")).to_contain_text("joue les")


def test_taking_back_what_was_revealed_needs_the_other(visit: Visit, serving: Serving) -> None:
    ann, bob = visit("/"), visit("/")
    live = table(serving, "genesis", [ann, bob])
    first = live.match.state.pending()[0]
    mover, other = (ann, bob) if first == 0 else (bob, ann)
    play_first(serving, live, 2)
    for page in (mover, other):
        page.goto(f"/t/{live.key}")
    mover.get_by_role("button", name="Ask to take back my last move").click()
    expect(mover.locator(".proposal")).to_contain_text("The others have to agree")
    other.get_by_role("button", name="Agree").click()
    expect(mover.locator("#inside")).to_have_attribute("data-number", "1")
    assert live.number == 1


def test_a_seat_goes_to_a_bot_and_back(visit: Visit, serving: Serving) -> None:
    ann, bob = visit("/"), visit("/")
    live = table(serving, "genesis", [ann, bob])
    slow = live.match.state.pending()[0]
    waiting, away = ((bob, ann), (ann, bob))[slow]
    live.facts.changed = time() - PATIENCE["live"] - 1
    waiting.goto(f"/t/{live.key}")
    waiting.locator("[data-tab=players]").click()
    waiting.get_by_role("button", name="Give to a bot").click()
    expect(waiting.locator(".people")).to_contain_text("a bot stands in")
    expect(waiting.locator(".choosing")).to_be_attached()
    away.goto(f"/t/{live.key}")
    away.get_by_role("button", name="Take the seat back").click()
    expect(away.locator(".people")).not_to_contain_text("a bot stands in")
    assert live.bot_of(slow) is None


def test_chat_and_notes(visit: Visit, serving: Serving) -> None:
    ann, bob = visit("/"), visit("/")
    live = table(serving, "genesis", [ann, bob])
    for page in (ann, bob):
        page.goto(f"/t/{live.key}")
        page.locator("[data-tab=chat]").click()
    bob.locator("#said").fill("half a sentence")
    ann.locator("#said").fill("<b>good</b> luck")
    ann.locator("#said").press("Enter")
    expect(bob.locator(".chat")).to_contain_text("<b>good</b> luck")
    expect(ann.locator("#said")).to_have_value("")
    expect(bob.locator("#said")).to_have_value("half a sentence")
    ann.locator(".menu summary").click()
    ann.get_by_role("button", name="My notes").click()
    ann.locator("#note").fill("watch the marsh")
    expect(ann.locator("#note-kept")).to_contain_text("Kept")
    ann.reload()
    assert ann.locator("#note").input_value() == "watch the marsh"
    bob.reload()
    assert bob.locator("#note").input_value() == ""
    assert serving.hub.store.note(live.key, player_of(ann)) == "watch the marsh"


def test_after_the_game_sheet_replay_record_and_rematch(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live = table(serving, "age_of_civilization", [page, page])
    play_first(serving, live, 10_000)
    page.goto(f"/t/{live.key}")
    expect(page.locator(".places")).to_be_visible()
    totals = [sum(points.values()) for points in live.match.state.scores()]
    assert [int(cell) for cell in page.locator(".sheet tfoot td").all_inner_texts()] == totals
    page.get_by_role("link", name="Replay").first.click()
    page.wait_for_url("**/replay?at=0")
    expect(page.locator("label[for=at]")).to_contain_text("Move 0 of")
    page.locator("[data-step=step-forward]").click()
    expect(page.locator("label[for=at]")).to_contain_text("Move 1 of")
    page.locator("[data-step=turn-forward]").click()
    expect(page.locator("label[for=at]")).not_to_contain_text("Move 1 of")
    page.locator("#at").fill("5")
    expect(page.locator("label[for=at]")).to_contain_text("Move 5 of")
    expect(page).to_have_url(f"{serving.address}/t/{live.key}/replay?at=5&seat=0")
    page.locator("#look").select_option("1")
    expect(page).to_have_url(f"{serving.address}/t/{live.key}/replay?at=5&seat=1")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = records.load(download.value.path())
    assert record == live.match.record()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    assert page.url.rsplit("/", 1)[1] != live.key
    page.goto(f"/t/{live.key}")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url("**/t/*")
    settled(page)
    assert number(page) == "1"


def test_cards_enlarge_with_where_their_facts_come_from(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    live = table(serving, "age_of_civilization", [page, page])
    page.goto(f"/t/{live.key}")
    page.locator("[data-card]").first.hover()
    expect(page.locator("#card")).to_be_visible()
    expect(page.locator("#card")).to_contain_text("rule")
    page.keyboard.press("Escape")
    expect(page.locator("#card")).to_be_hidden()


def test_the_table_in_words_can_be_played_without_scripts(visit: Visit, serving: Serving) -> None:
    page = visit("/", java_script_enabled=False)
    live = table(serving, "age_of_civilization", [page, page])
    page.goto(f"/t/{live.key}?text=1")
    for _ in range(5):
        assert page.locator(".position li").count() > 5
        with page.expect_navigation():
            page.locator(".listed button").first.click()
    assert live.number == 6
