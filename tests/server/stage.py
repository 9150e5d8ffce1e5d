"""A hub on a fresh store, for scenes played in one event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

from tablee.engine.records import Seat
from tablee.server.hub import Hub
from tablee.server.live import Live
from tablee.server.seating import sit
from tablee.server.store import Store
from tablee.server.writer import Written
from tests.waiting import PATIENCE, awaiting, within

T = TypeVar("T")
Scene = Callable[[Hub], Coroutine[Any, Any, None]]
SEATS = [Seat("Ann", "human"), Seat("Bob", "human")]


def run(coroutine: Coroutine[Any, Any, T]) -> T:
    awaited = f"the end of {coroutine}"
    # More than what is awaited in it may take, which then is named more closely.
    return aside(lambda: asyncio.run(within(coroutine, awaited, 2 * PATIENCE)), awaited)


def aside(work: Callable[[], T], awaited: str) -> T:
    """What comes of an event loop in a thread of its own: the browser's driver may have a loop in this one."""
    done: Future[T] = Future()

    def working() -> None:
        try:
            done.set_result(work())
        except BaseException as error:
            done.set_exception(error)

    Thread(target=working, daemon=True).start()
    # A loop that something holds up cannot look at its own limit.
    with awaiting(f"{awaited}, whose loop is held up", patience=3 * PATIENCE):
        return done.result(3 * PATIENCE)


def settle(written: Written) -> None:
    """Wait until something is stored, or raise why it is not."""
    with awaiting("the end of a write"):
        written.result(PATIENCE)


def failure(written: Written) -> Any:
    """Wait until something is stored, or return why it is not."""
    with awaiting("the end of a write"):
        return written.exception(PATIENCE)


def perform(folder: Path, scene: Scene) -> None:
    store = Store(f"sqlite:///{folder / 'tablee.db'}")
    try:
        run(scene(Hub(store)))
    finally:
        store.close()


async def table_of_two(hub: Hub, game: str = "age_of_civilization", **options: Any) -> Live:
    """Ann and Bob at a game, each with a seat."""
    live = await hub.create(game, 2, 1, options, list(SEATS))
    await sit(hub, live, 0, "ann")
    await sit(hub, live, 1, "bob")
    return live


async def play_first(hub: Hub, live: Live, count: int = 1) -> None:
    """Play the first legal action, some times."""
    for _ in range(count):
        seat = live.match.state.pending()[0]
        await hub.play(live, seat, live.number, live.match.state.legal(seat)[0])
