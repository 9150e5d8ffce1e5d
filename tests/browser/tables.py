"""Tables set up behind the pages, for people who have opened the first one."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tablee.engine.records import Seat
from tablee.server import seating
from tablee.server.hub import Hub
from tablee.server.live import HUMAN, Live
from tablee.server.store import Facts
from tests.browser.conftest import Serving


def player_of(page: Page) -> str:
    """Who a browser is to the server."""
    token = next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "player")
    return str(token).rpartition(".")[0]


def table(serving: Serving, game: str, holders: list[Page | str], seed: int = 1, **options: Any) -> Live:
    """A table with a seat for each page, in this order; a text is the kind of a bot."""
    seats = [
        Seat(f"Bot{n}" if isinstance(who, str) else f"P{n}", who if isinstance(who, str) else HUMAN)
        for n, who in enumerate(holders)
    ]
    players = {n: player_of(who) for n, who in enumerate(holders) if not isinstance(who, str)}

    async def opened(hub: Hub) -> Live:
        facts = Facts(host=players.get(0), listed=False)
        live = await hub.create(game, len(seats), seed, options, seats, facts)
        for seat, player in players.items():
            await seating.sit(hub, live, seat, player)
        return live

    live: Live = serving.run(opened)
    return live


def play_first(serving: Serving, live: Live, count: int) -> None:
    """The first legal action, some times or until the game is over."""

    async def played(hub: Hub) -> None:
        for _ in range(count):
            if live.match.state.over:
                return
            seat = live.match.state.pending()[0]
            await hub.play(live, seat, live.number, live.match.state.legal(seat)[0])

    serving.run(played)
