"""Writing together: many small writes share one transaction, and each is answered once it is on disk.

A write that waits alone is written at once; those that come while the disk is busy go with the next transaction. So
durability costs one sync for many moves, and nobody waits longer than one transaction more.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Generator, Iterable
from itertools import groupby
from queue import SimpleQueue
from time import sleep
from typing import Any, TypeAlias

from sqlalchemy import Connection, Engine

Write: TypeAlias = Callable[[Connection], object]
Bulk: TypeAlias = Callable[[Connection, list[Any]], object]  # writes any number of rows of one kind

MOST_TOGETHER = 512
CROWD = 8  # writes in one transaction after which the next one waits for more
GATHERING = 0.004  # seconds


class Written:
    """Done when it is stored, or has failed and changed nothing. Coroutines await it, threads ask for its `result`.

    Lighter than a future of `concurrent.futures`, of which there would be one for each move; and a coroutine is woken
    together with all others of the same transaction, by one call into the event loop.
    """

    __slots__ = ("_done", "_error", "_event", "sleeper")

    def __init__(self) -> None:
        self._done = False
        self._error: Exception | None = None
        self._event: threading.Event | None = None  # for a thread that waits
        self.sleeper: asyncio.Future[None] | None = None  # for a coroutine that waits

    # Whoever waits first puts their event or sleeper in place and then looks whether it is done; whoever finishes first
    # says that it is done and then looks for them. So nobody sleeps for ever.

    def finish(self, error: Exception | None = None) -> None:
        self._error = error
        self._done = True
        if self._event is not None:
            self._event.set()

    def done(self) -> bool:
        return self._done

    def exception(self, timeout: float | None = None) -> Exception | None:
        """Why it failed; None if it is stored."""
        self._event = threading.Event()
        if not self._done and not self._event.wait(timeout):
            raise TimeoutError
        return self._error

    def result(self, timeout: float | None = None) -> None:
        error = self.exception(timeout)
        if error is not None:
            raise error

    def __await__(self) -> Generator[Any, None, None]:
        self.sleeper = asyncio.get_running_loop().create_future()
        if not self._done:
            yield from self.sleeper
        if self._error is not None:
            raise self._error


Waiting: TypeAlias = tuple[Bulk, Any, Written]


class Writer:
    """One thread that commits what others hand in."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.waiting: SimpleQueue[Waiting | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._work, name="tablee-writer", daemon=True)
        self.thread.start()

    def write(self, write: Write) -> Written:
        """Hand in a write."""
        return self.gather(_each, write)

    def gather(self, bulk: Bulk, row: object) -> Written:
        """Hand in a row that can be written together with others of its kind, in the order in which they came."""
        done = Written()
        self.waiting.put((bulk, row, done))
        return done

    def close(self) -> None:
        """Write what was handed in, then stop."""
        self.waiting.put(None)
        self.thread.join()

    def _work(self) -> None:
        batch: list[Waiting] = []
        while True:
            first = self.waiting.get()
            if first is None:
                return
            if len(batch) >= CROWD:
                sleep(GATHERING)  # many come at once: with each commit more of them share its cost
            batch = [first]
            last = False
            while len(batch) < MOST_TOGETHER and not self.waiting.empty():
                another = self.waiting.get()
                if another is None:
                    last = True
                    break
                batch.append(another)
            self._commit(batch)
            _wake(done for _, _, done in batch)
            if last:
                return

    def _commit(self, batch: list[Waiting]) -> None:
        """All in one transaction; if one of them fails, each in its own, so that only the culprit fails."""
        try:
            with self.engine.begin() as connection:
                for bulk, same in groupby(batch, key=lambda waiting: waiting[0]):
                    bulk(connection, [row for _, row, _ in same])
        except Exception as error:
            if len(batch) == 1:
                batch[0][2].finish(error)
                return
            for one in batch:
                self._commit([one])
            return
        for _, _, done in batch:
            done.finish()


def _each(connection: Connection, writes: list[Write]) -> None:
    for write in writes:
        write(connection)


def _wake(written: Iterable[Written]) -> None:
    """Wake the coroutines that wait, with one call for each event loop."""
    loops: dict[asyncio.AbstractEventLoop, list[asyncio.Future[None]]] = {}
    for one in written:
        if one.sleeper is not None:
            loops.setdefault(one.sleeper.get_loop(), []).append(one.sleeper)
    for loop, sleepers in loops.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_wake_all, sleepers)


def _wake_all(sleepers: list[asyncio.Future[None]]) -> None:
    for sleeper in sleepers:
        if not sleeper.done():
            sleeper.set_result(None)
