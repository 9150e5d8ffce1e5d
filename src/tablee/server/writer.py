"""Writing together: many small writes share one transaction, and each is answered once it is on disk.

A write that waits alone is written at once; those that come while the disk is busy go with the next transaction. So
durability costs one sync for many moves, and nobody waits longer than one transaction more.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future
from itertools import groupby
from queue import SimpleQueue
from typing import Any, TypeAlias

from sqlalchemy import Connection, Engine

Write: TypeAlias = Callable[[Connection], object]
Bulk: TypeAlias = Callable[[Connection, list[Any]], object]  # writes any number of rows of one kind

MOST_TOGETHER = 512


class Written(Future[None]):
    """Done when it is stored, or has failed and changed nothing. Threads ask for its `result`, coroutines await it.

    A coroutine is woken together with all others of the same transaction: one call into the event loop for each move
    would cost more than the move.
    """

    def __init__(self) -> None:
        super().__init__()
        self.sleeper: asyncio.Future[None] | None = None

    def __await__(self) -> Generator[Any, None, None]:
        self.sleeper = asyncio.get_running_loop().create_future()
        if not self.done():  # asked after the sleeper is in place: whoever sets the result sees it
            yield from self.sleeper
        return self.result()


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
        while True:
            first = self.waiting.get()
            if first is None:
                return
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
                batch[0][2].set_exception(error)
                return
            for one in batch:
                self._commit([one])
            return
        for _, _, done in batch:
            done.set_result(None)


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
