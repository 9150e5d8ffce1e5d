"""Waiting with a limit: whatever does not come in time is named."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, TypeVar

T = TypeVar("T")

PATIENCE = 120.0  # seconds: far more than anything takes, also on a machine that does much else
SHOWN, WIDTH = 30, 500  # lines of a process that are shown if it falls silent, and letters of each


def in_vain(awaited: str, patience: float = PATIENCE) -> AssertionError:
    return AssertionError(f"waited {patience:g} s in vain: {awaited}")


def until(met: Callable[[], object], awaited: str, patience: float = PATIENCE) -> None:
    """Look again and again; `awaited` says in words what did not come."""
    end = time.monotonic() + patience
    while not met():
        if time.monotonic() > end:
            raise in_vain(awaited, patience)
        time.sleep(0.02)


async def until_async(met: Callable[[], object], awaited: str, patience: float = PATIENCE) -> None:
    """The same among coroutines."""
    end = time.monotonic() + patience
    while not met():
        if time.monotonic() > end:
            raise in_vain(awaited, patience)
        await asyncio.sleep(0.01)


async def within(work: Awaitable[T], awaited: str, patience: float = PATIENCE) -> T:
    """What a coroutine returns. The error is caused by another one, which shows at which line it waited."""
    limit = asyncio.timeout(patience)
    try:
        async with limit:
            return await work
    except TimeoutError as error:
        if not limit.expired():
            raise  # the coroutine's own
        raise in_vain(awaited, patience) from error


def in_time(items: Iterable[T], awaited: str, patience: float = PATIENCE) -> Iterator[T]:
    """What comes in, as long as there is time: signs of life may come for ever, and what is awaited never."""
    end = time.monotonic() + patience
    for item in items:
        if time.monotonic() > end:
            raise in_vain(awaited, patience)
        yield item


@contextmanager
def awaiting(awaited: str, *also: type[Exception], patience: float = PATIENCE) -> Iterator[None]:
    """Name what did not come, where whoever has the limit says no more than that it is reached."""
    reached: tuple[type[Exception], ...] = (TimeoutError, Empty, *also)
    try:
        yield
    except reached as error:
        raise in_vain(awaited, patience) from error


class Printed:
    """What a process prints. A thread reads it: who reads from a pipe themselves has no limit."""

    def __init__(self, pipe: IO[str] | None) -> None:
        assert pipe is not None
        self._lines: SimpleQueue[str] = SimpleQueue()  # an empty one at the end
        self._latest: deque[str] = deque(maxlen=SHOWN)
        Thread(target=self._read, args=(pipe,), daemon=True).start()

    def _read(self, pipe: IO[str]) -> None:
        with pipe:
            for line in pipe:
                self._latest.append(line.rstrip()[:WIDTH])
                self._lines.put(line)
        self._lines.put("")

    def line(self, awaited: str, patience: float = PATIENCE) -> str:
        """The next line, as from `readline`: empty when everybody who could print has ended."""
        return self._next(awaited, patience, time.monotonic() + patience)

    def rest(self, awaited: str, patience: float = PATIENCE) -> str:
        """All lines that are still to come, until everybody who could print has ended."""
        end = time.monotonic() + patience
        return "".join(iter(lambda: self._next(awaited, patience, end), ""))

    def _next(self, awaited: str, patience: float, end: float) -> str:
        try:
            line = self._lines.get(timeout=max(0.0, end - time.monotonic()))
        except Empty:
            said = "\n".join(self._latest) or "nothing"
            raise in_vain(f"{awaited}; the process has printed:\n{said}", patience) from None
        if not line:
            self._lines.put(line)  # the end stays the end
        return line
