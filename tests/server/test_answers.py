"""Whoever does something at a table is told once what came of it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from tablee.server.answers import PAGE, Answers
from tablee.server.pages import table
from tests.server.running import asked, served
from tests.server.stage import run
from tests.server.test_following import drawn, following
from tests.waiting import PATIENCE

pytestmark = pytest.mark.slow


class Seat:
    """A player of a match, in whatever pages."""

    def __init__(self, address: str, match: str, token: str, seat: int) -> None:
        self.match, self.seat = f"http://{address}/api/matches/{match}", seat
        self.path = f"http://{address}/t/{match}"
        self.headers = {"authorization": f"Bearer {token}"}

    def act(self, page: str, what: str, **fields: Any) -> httpx.Response:
        headers = {**self.headers, "hx-request": "true", PAGE: page}
        data = {"seat": self.seat, **fields}
        return httpx.post(f"{self.path}/{what}", data=data, headers=headers, timeout=PATIENCE)

    def shown(self) -> Any:
        return asked("GET", self.match, params={"seat": self.seat}, headers=self.headers)

    def move(self, page: str) -> str:
        """The version that the answer tells."""
        shown = self.shown()
        answer = self.act(page, "moves", number=shown["number"], action=shown["actions"][0])
        return told(answer.raise_for_status().text)[0]


def told(page: str) -> tuple[str, int]:
    """The version of a page, and the number of the next move."""
    found = re.match(r'<div id="inside"[^>]* data-version="(\d+)" data-number="(\d+)"', page)
    assert found, page[:200]
    return found[1], int(found[2])


def versions(lines: Iterator[bytes], number: int) -> list[str]:
    """What a stream tells, until it tells of so many moves."""
    found = [told(drawn(lines))]
    while found[-1][1] < number:
        found.append(told(drawn(lines)))
    return [version for version, _ in found]


def test_the_page_that_moved_is_told_by_the_answer_and_all_others_by_their_streams(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table, "HEARTBEAT", 0.01)
    with served(tmp_path, timeout_graceful_shutdown=1) as address, ExitStack() as streams:
        seats = [{"name": "Ann"}, {"name": "Bob"}]
        made = asked("POST", f"http://{address}/api/matches", json={"game": "genesis", "seats": seats, "seed": 5})
        both = [Seat(address, made["match"], made["tokens"][str(seat)], seat) for seat in range(2)]
        mover, other = sorted(both, key=lambda one: not one.shown()["actions"])

        def follow(seat: Seat, page: str, seen: str = "1") -> Iterator[bytes]:
            path = f"{seat.path}/live?seen={seen}&page={page}"
            lines = streams.enter_context(following(path, **seat.headers))
            versions(lines, seat.shown()["number"])
            return lines

        own, second, others = follow(mover, "own"), follow(mover, "second"), follow(other, "others")
        first = mover.move("own")
        assert first in versions(second, 2)
        assert first in versions(others, 2)
        refused = other.act("others", "moves", number=1, action="no such thing")
        assert refused.status_code == 400
        reply = other.move("others")
        heard = versions(own, 3)
        assert first not in heard, "its page was told already"
        assert reply in heard
        said = told(other.act("others", "chat", said="Your turn").text)[0]
        assert told(drawn(own)) == (said, 3)
        last = mover.move("own")
        assert versions(others, 4) == [last], "neither its reply nor what it said"
        follow(mover, "own", reply)  # a page that never got its answer asks again, and is sent it


def test_a_stream_waits_for_answers_under_way_and_nothing_is_kept() -> None:
    async def scene() -> None:
        answers = Answers()
        with answers.follow("page") as told:
            with answers.answering("page"):
                settled = asyncio.ensure_future(answers.settled("page"))
                with answers.answering("page"):
                    await asyncio.sleep(0)
                    answers.tell("page", 5)
                await asyncio.sleep(0)
                await asyncio.sleep(0)
                assert not settled.done()
                await answers.settled("another")
            await settled
            assert told.version == 5
            with answers.follow("page") as later:  # opened before the first was given up
                assert later.version == 0
        answers.tell("page", 6)
        assert not answers.following
        assert not answers.under_way

    run(scene())
