"""Writing together: many small writes share one transaction, and each is answered once it is on disk.

A write that waits alone is written at once; those that come while the disk is busy go with the next transaction. So
durability costs one sync for many moves, and nobody waits longer than one transaction more, and a moment for others to
join where many come at once.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from itertools import groupby
from queue import SimpleQueue
from time import sleep
from typing import Any, TypeAlias

from sqlalchemy import Connection, Engine

Write: TypeAlias = Callable[[Connection], object]
Bulk: TypeAlias = Callable[[Connection, list[Any]], object]  # writes any number of rows of one kind
Listener: TypeAlias = Callable[[Exception | None], None]  # told why a write failed, or that it did not

MAX_TOGETHER = 512
CROWD = 8  # writes in one transaction after which the next one waits for more
GATHERING = 0.015  # seconds

log = logging.getLogger(__name__)


class Written:
    """Done when it is stored, or has failed and changed nothing. Coroutines await it, or have something done `then`;
    threads ask for its `result`.

    Lighter than a future of `concurrent.futures`, of which there would be one for each move; and the event loop is told
    of all that one transaction wrote by one call.
    """

    __slots__ = ("_done", "_error", "_event", "_known", "_listeners", "loop")

    def __init__(self) -> None:
        self.loop: asyncio.AbstractEventLoop | None  # where it was handed in; None in a plain thread
        try:
            self.loop = asyncio.get_running_loop()
        except RuntimeError:
            self.loop = None
        self._done = False
        self._error: Exception | None = None
        self._event: threading.Event | None = None  # for a thread that waits
        self._known = False  # the event loop has been told; only the loop's own thread looks at this
        self._listeners: list[Listener] = []

    def finish(self, error: Exception | None = None) -> None:
        # A thread that waits first puts its event in place and then looks whether it is done; we first say that it is
        # done and then look for the event. So nobody sleeps for ever.
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

    def then(self, listener: Listener) -> None:
        """Have something done in the event loop once it is stored or has failed: at once, if that is known already."""
        if self._known:
            listener(self._error)
        else:
            self._listeners.append(listener)

    def tell(self) -> None:
        """Let those in the event loop know that it is finished."""
        self._known = True
        for listener in self._listeners:
            try:
                listener(self._error)
            except Exception:  # what one makes of it must not keep the others waiting
                log.exception("what follows a write failed")
        self._listeners.clear()

    def __await__(self) -> Generator[Any, None, None]:
        if not self._known:
            sleeper: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.then(lambda _: None if sleeper.done() else sleeper.set_result(None))
            yield from sleeper
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
            while len(batch) < MAX_TOGETHER and not self.waiting.empty():
                another = self.waiting.get()
                if another is None:
                    last = True
                    break
                batch.append(another)
            self._commit(batch)
            _tell(done for _, _, done in batch)
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


def _tell(written: Iterable[Written]) -> None:
    """Tell the event loops, each by one call."""
    loops: dict[asyncio.AbstractEventLoop, list[Written]] = {}
    for one in written:
        if one.loop is not None:
            loops.setdefault(one.loop, []).append(one)
    for loop, finished in loops.items():
        with suppress(RuntimeError):  # it is closed: nobody waits any more
            loop.call_soon_threadsafe(_tell_all, finished)


def _tell_all(finished: list[Written]) -> None:
    for one in finished:
        one.tell()
