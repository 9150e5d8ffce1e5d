"""An event loop whose clock goes on only when nothing is left to do: scenes of minutes take a moment, and always the
same."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from tests.server.stage import aside

T = TypeVar("T")
GLANCE = 0.002  # seconds of real time for threads that work


class FakeTime(asyncio.SelectorEventLoop):
    """`busy` says whether a thread works for the loop: as long the clock stands still."""

    def __init__(self) -> None:
        self.now = 0.0
        self.busy: Callable[[], bool] = lambda: False
        super().__init__(_Selector(self))

    def time(self) -> float:
        return self.now


class _Selector(selectors.DefaultSelector):
    def __init__(self, loop: FakeTime) -> None:
        super().__init__()
        self.loop = loop

    def select(self, timeout: float | None = None) -> Any:
        if timeout is None or timeout <= 0:
            return super().select(timeout)
        found = super().select(GLANCE if self.loop.busy() else 0)
        if not found and not self.loop.busy():
            self.loop.now += timeout
        return found


def play_out(scene: Callable[[FakeTime], Coroutine[Any, Any, T]]) -> T:
    """A scene with a clock of its own, which begins at 0."""
    loop = FakeTime()

    def work() -> T:
        with asyncio.Runner(loop_factory=lambda: loop) as runner:
            return runner.run(scene(loop))

    return aside(work, "the end of a scene")
