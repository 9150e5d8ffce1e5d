"""Tables set up behind the pages, for people who have opened the first one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page

from tablee.bots import Observation, make
from tablee.engine.records import HUMAN, Seat
from tablee.server import seating
from tablee.server.hub import Hub
from tablee.server.live import Live
from tablee.server.store import Facts
from tests.browser.conftest import Serving


def player_of(page: Page) -> str:
    """Who a browser is to the server."""
    token = next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "player")
    return str(token).rpartition(".")[0]


def table(
    serving: Serving,
    game: str,
    holders: Sequence[Page | str],
    seed: int = 1,
    names: Sequence[str] = ("P0", "P1", "P2", "P3"),
    **options: Any,
) -> Live:
    """A table with a seat for each page, in this order; a text is the kind of a bot."""
    seats = [Seat(name, who if isinstance(who, str) else HUMAN) for name, who in zip(names, holders, strict=False)]
    players = {n: player_of(who) for n, who in enumerate(holders) if not isinstance(who, str)}

    async def opened(hub: Hub) -> Live:
        live = await hub.create(game, len(seats), seed, options, seats, Facts(host=players.get(0)))
        for seat, player in players.items():
            await seating.sit(hub, live, seat, player)
        return live

    live: Live = serving.run(opened)
    return live


def play_first(serving: Serving, live: Live, count: int) -> None:
    """The first legal action, some times or until the game is over."""
    _play(serving, live, count, lambda seat: live.match.state.legal(seat)[0])


def play_bots(serving: Serving, live: Live, count: int, stop_at: int | None) -> None:
    """What a greedy bot would do for every seat; after so many moves until a seat is asked, or to the end."""
    bot = make("greedy", 1)
    _play(serving, live, count, lambda seat: bot.choose(Observation(live.match.state, seat)), stop_at)


def _play(serving: Serving, live: Live, count: int, choose: Callable[[int], int], stop_at: int | None = None) -> None:
    async def played(hub: Hub) -> None:
        hub.thinkers, thinkers = None, hub.thinkers  # nobody else moves meanwhile
        if live.thinking is not None:
            live.thinking.cancel()
        try:
            done = 0
            while not live.match.state.over and (done < count or (stop_at is not None and stop_at not in live.asked)):
                seat = live.match.state.pending()[0]
                await hub.play(live, seat, live.number, choose(seat))
                done += 1
        finally:
            hub.thinkers = thinkers

    serving.run(played)
