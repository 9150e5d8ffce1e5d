"""A page stays up to date: in any number of tabs, and on lines that break without a word."""

from __future__ import annotations

import select
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import expect

from tablee.server.pages import table as table_pages
from tablee.testing.browser import CHOICES, LIT, PLAY, settled
from tests.browser.conftest import Serving, Visit
from tests.browser.tables import play_first, table

TABS = 8  # more than the six lines that a browser holds to one server
# As a tab does that another one hides; the browser of the tests shows all of them at once.
HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_any_number_of_tabs_are_up_to_date(visit: Visit, serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_pages, "HEARTBEAT", 1.0)
    first, other = visit("/"), visit("/")
    lives = [table(serving, "genesis", [first, other], seed=seed) for seed in range(1, TABS + 1)]
    for live in lives:
        while 0 in live.asked:
            play_first(serving, live, 1)
    tabs = [first, *(first.context.new_page() for _ in lives[1:])]
    for tab, live in zip(tabs, lives, strict=True):
        tab.goto(f"/t/{live.key}")
        expect(tab).to_have_title("Genesis · Tablée")
        tab.evaluate(HIDE, True)
    for live in lives:
        while 0 not in live.asked:
            play_first(serving, live, 1)
    for tab in tabs:
        expect(tab).to_have_title("● Your turn · Genesis · Tablée")
    first.bring_to_front()
    first.evaluate(HIDE, False)
    first.locator(f"{LIT}, {CHOICES}").first.click()
    first.locator(f"{PLAY}, .choices [data-cancel]").first.wait_for()
    play_first(serving, lives[0], 1)
    expect(first.locator("#inside")).to_have_attribute("data-number", str(lives[0].number))


class Wire:
    """Carries everything to a server and back, until it is cut: then nothing more is carried, and nothing closed."""

    def __init__(self, port: int) -> None:
        self.goal = port
        self.cut = False
        self.ends: list[socket.socket] = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self.listener.accept()
            except OSError:  # closed
                return
            self.ends.append(near)
            if not self.cut:
                threading.Thread(target=self._carry, args=(near,), daemon=True).start()

    def _carry(self, near: socket.socket) -> None:
        with near, socket.create_connection(("127.0.0.1", self.goal)) as far:
            while True:
                for end in select.select([near, far], [], [])[0]:
                    data = end.recv(65_536)
                    if self.cut:
                        threading.Event().wait()  # for ever, holding both ends
                    if not data:
                        return
                    (far if end is near else near).sendall(data)

    def close(self) -> None:
        self.listener.close()


@pytest.fixture
def wire(serving: Serving) -> Iterator[Wire]:
    with closing(Wire(serving.port)) as made:
        yield made


def test_a_line_that_falls_silent_is_noticed_and_the_page_catches_up(
    visit: Visit, serving: Serving, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_pages, "HEARTBEAT", 0.4)
    page = visit("/", base_url=wire.address)
    live = table(serving, "genesis", [page, page])
    page.goto(f"/t/{live.key}")
    settled(page)
    page.wait_for_timeout(1500)  # nothing happens, and the line lives
    expect(page.locator("#offline")).to_be_hidden()
    wire.cut = True
    expect(page.locator("#offline")).to_be_visible()
    play_first(serving, live, 2)
    wire.cut = False
    expect(page.locator("#offline")).to_be_hidden()
    expect(page.locator("#inside")).to_have_attribute("data-number", "3")


# Writes down that the page was told something.
TOLD = """window.EventSource = class extends EventSource {
  constructor(address) {
    super(address);
    this.addEventListener("message", () => { document.body.dataset.told = "yes"; });
  }
}"""


def test_a_page_that_comes_during_a_click_waits_for_it(visit: Visit, serving: Serving) -> None:
    page = visit("/")
    page.add_init_script(TOLD)
    page.clock.install()
    live = table(serving, "genesis", [page, page])
    page.goto(f"/t/{live.key}")
    settled(page)
    inside = page.locator("#inside")
    page.clock.pause_at(time.time() + 5)  # the finger lies there for as long as this takes
    inside.dispatch_event("pointerdown", {"isPrimary": True, "button": 0})
    play_first(serving, live, 1)
    page.locator("body[data-told]").wait_for()
    expect(inside).to_have_attribute("data-number", "1")
    inside.dispatch_event("pointercancel")
    expect(inside).to_have_attribute("data-number", "2")
