"""Whoever does something at a table is told once what came of it: by the answer to the form. The stream of the same
page waits for the answer, and leaves out what it told."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

PAGE = "tablee-page"  # the header with which an open page names itself, as it does where it asks for its stream


class Told:
    """What a page that has a stream was last told by an answer."""

    version = 0


class Answers:
    """What open pages are told, by the names they gave themselves."""

    def __init__(self) -> None:
        self.following: dict[str, Told] = {}
        self.under_way: dict[str, set[asyncio.Future[None]]] = {}

    @contextmanager
    def answering(self, page: str) -> Iterator[None]:
        """Until the answer is on its way."""
        answered = asyncio.get_running_loop().create_future()
        waiting = self.under_way.setdefault(page, set())
        waiting.add(answered)
        try:
            yield
        finally:
            answered.set_result(None)
            waiting.discard(answered)
            if not waiting:
                del self.under_way[page]

    async def settled(self, page: str) -> None:
        """Once no answer to this page is under way."""
        while waiting := self.under_way.get(page):
            await asyncio.wait(waiting)

    @contextmanager
    def follow(self, page: str) -> Iterator[Told]:
        """As long as the page has this stream."""
        told = self.following[page] = Told()
        try:
            yield told
        finally:
            if self.following.get(page) is told:  # it may have another one by now
                del self.following[page]

    def tell(self, page: str, version: int) -> None:
        if page in self.following:
            self.following[page].version = version
