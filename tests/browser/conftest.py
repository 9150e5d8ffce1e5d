"""A real server and a real Chromium for the tests of this folder, one of each for every test process."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from playwright.sync_api import Browser, BrowserContext, Page, Route, ViewportSize, expect

from tablee.bots import windows
from tablee.server import hub as hubs
from tablee.server.app import make_app
from tablee.server.hub import Hub
from tablee.testing.browser import DESKTOP, LIMIT, browsing, chromium
from tests.server.running import start, stop
from tests.waiting import PATIENCE, awaiting

PHONE: ViewportSize = {"width": 390, "height": 844}
expect.set_options(timeout=LIMIT)


class Serving:
    """A server in a thread, so that a test can look behind the pages."""

    def __init__(self, data: Path) -> None:
        self.data = data
        # Keeps the port for us, also while the server is away: a socket that does not listen hinders only others.
        self.place = socket.socket()
        self.place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.place.bind(("127.0.0.1", 0))
        self.port: int = self.place.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        self.app = make_app(self.data)
        settings = uvicorn.Config(self.app, port=self.port, log_level="warning", timeout_graceful_shutdown=1)
        self.server = uvicorn.Server(settings)
        self.thread = start(self.server)

    def stop(self) -> None:
        stop(self.server, self.thread)

    @property
    def hub(self) -> Hub:
        found: Hub = self.app.state.hub
        return found

    def run(self, work: Callable[[Hub], Any]) -> Any:
        """Do something with the hub in the server's own loop."""
        loop, limit = self.server.servers[0].get_loop(), 2 * PATIENCE  # it may be a whole game of some hundred moves
        with awaiting(f"the end of {work.__qualname__} behind the pages", patience=limit):
            return asyncio.run_coroutine_threadsafe(work(self.hub), loop).result(limit)


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    pauses = hubs.READING, hubs.GOING_ON, windows.SHORTEST, windows.LONGEST
    hubs.READING = hubs.GOING_ON = 0  # nobody has to follow the bots here
    windows.SHORTEST = windows.LONGEST = 0  # nor to be kept from guessing
    server = Serving(tmp_path_factory.mktemp("data"))
    yield server
    server.stop()
    server.place.close()
    hubs.READING, hubs.GOING_ON, windows.SHORTEST, windows.LONGEST = pauses


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = chromium()
    assert found, "these tests need Debian's chromium: make test installs it where it can"
    with browsing(found) as running:
        yield running


Visit = Callable[..., Page]


@pytest.fixture
def visit(serving: Serving, browser: Browser) -> Iterator[Visit]:
    """Opens a page as a person of its own; no page may log an error or lose a script."""
    opened: list[tuple[BrowserContext, list[str]]] = []

    def open_page(path: str = "/", **settings: Any) -> Page:
        context = browser.new_context(
            **{
                "viewport": DESKTOP,
                "locale": "en",
                "reduced_motion": "reduce",
                "base_url": serving.address,
                "bypass_csp": True,
                **settings,
            }
        )
        context.set_default_timeout(LIMIT)
        problems: list[str] = []
        opened.append((context, problems))
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for context, problems in opened:
        context.close()
        assert problems == []


def held_back(page: Page, address: str) -> list[Route]:
    """What the page asks for at this address from now on, and is not answered yet."""
    found: list[Route] = []
    page.route(address, lambda route: found.append(route))  # Playwright marks its handlers
    return found
