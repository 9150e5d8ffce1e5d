"""Writing together: many small writes share one transaction, and each is answered once it is on disk.

A write that waits alone is written at once; those that come while the disk is busy go with the next transaction. So
durability costs one sync for many moves, and nobody waits longer than one transaction more.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from typing import TypeAlias

from sqlalchemy import Connection, Engine

Write: TypeAlias = Callable[[Connection], None]

MOST_TOGETHER = 512


class Writer:
    """One thread that commits what others hand in."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.waiting: SimpleQueue[tuple[Write, Future[None]] | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._work, name="tablee-writer", daemon=True)
        self.thread.start()

    def write(self, write: Write) -> Future[None]:
        """Hand in a write; the future is done when it is stored, or has failed and changed nothing."""
        done: Future[None] = Future()
        self.waiting.put((write, done))
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
            if last:
                return

    def _commit(self, batch: list[tuple[Write, Future[None]]]) -> None:
        """All in one transaction; if one of them fails, each in its own, so that only the culprit fails."""
        try:
            with self.engine.begin() as connection:
                for write, _ in batch:
                    write(connection)
        except Exception as error:
            if len(batch) == 1:
                batch[0][1].set_exception(error)
                return
            for one in batch:
                self._commit([one])
            return
        for _, done in batch:
            done.set_result(None)
