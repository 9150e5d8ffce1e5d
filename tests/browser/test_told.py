"""What happens at the table is told in sentences to whoever does not see it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Serving, Visit
from tests.browser.tables import play_bots, table

# The words of every time that something was told.
LISTEN = """() => {
  window.told = [];
  new MutationObserver(() => told.push(document.querySelector("#told").textContent)).observe(
    document.querySelector("#told"), { childList: true });
}"""


@pytest.mark.parametrize("words", [False, True])
def test_what_others_do_is_told_once_and_the_focus_stays(words: bool, visit: Visit, serving: Serving) -> None:
    page = visit("/", locale="it")
    live = table(serving, "age_of_civilization", [page, page], seed=3, names=["Ann", "Bea"])
    other = visit("/", locale="it")  # only looks on
    play_bots(serving, live, 12, stop_at=0)
    other.goto(f"/t/{live.key}{'?text=1' if words else ''}")
    other.evaluate(LISTEN)
    other.locator(".menu summary").focus()
    play_bots(serving, live, 1, stop_at=None)
    expect(other.locator("#told")).to_contain_text("Ann")
    told = other.locator("#told").inner_text()
    last = other.locator(".log li").first
    assert all(word in told for word in last.locator("p").last.inner_text().split())
    play_bots(serving, live, 30, stop_at=None)
    expect(other.locator("#inside")).to_have_attribute("data-number", str(live.number))
    expect(other.locator("#told")).to_contain_text("cose; l’ultima: ")
    assert "  " not in (other.locator("#told p").text_content() or "  ")
    assert other.evaluate("told.filter((said, place) => said && told.indexOf(said) !== place)") == []
    expect(other.locator(".menu summary")).to_be_focused()
