"""What a page that follows the table is sent, letter by letter."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import takewhile
from pathlib import Path

import httpx
import pytest

from tablee.server.pages import table
from tests.server.running import served


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Where a table can be followed at which nothing happens for long."""
    monkeypatch.setattr(table, "HEARTBEAT", 0.01)
    with served(tmp_path, timeout_graceful_shutdown=1) as address:
        seats = [{"name": "Ann"}, {"name": "Bob"}]
        match = httpx.post(f"http://{address}/api/matches", json={"game": "genesis", "seats": seats}).json()["match"]
        yield f"http://{address}/t/{match}/live"


@contextmanager
def following(path: str, **headers: str) -> Iterator[Iterator[bytes]]:
    """The lines that come in, as long as one listens."""
    with httpx.stream("GET", path, headers=headers, timeout=10) as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        yield _lines(answer)


def _lines(answer: httpx.Response) -> Iterator[bytes]:
    rest = b""
    for part in answer.iter_bytes():
        *whole, rest = (rest + part).split(b"\n")
        yield from whole


def message(lines: Iterator[bytes]) -> list[bytes]:
    return list(takewhile(lambda line: line.strip(), lines))


def drawn(lines: Iterator[bytes]) -> str:
    """The next table that is sent."""
    while (found := message(lines))[0] == b"event: heartbeat":
        pass
    return b"\n".join(line.removeprefix(b"data: ") for line in found if line.startswith(b"data: ")).decode()


def version(lines: Iterator[bytes]) -> str:
    return message(lines)[0].removeprefix(b"id: ").decode()


def test_a_message_is_never_cut_by_the_network(path: str) -> None:
    with following(f"{path}?seen=1") as lines:
        first = message(lines)
    assert any(b'id="inside"' in line for line in first)
    assert all(line.startswith((b"id: ", b"data: ")) and b"\r" not in line for line in first)


def test_who_comes_back_late_is_sent_the_table_at_once(path: str) -> None:
    with following(f"{path}?seen=1") as lines:
        assert drawn(lines).startswith('<div id="inside" class="genesis"')
    with following(f"{path}?seen=1&text=1") as lines:
        assert drawn(lines).startswith('<div id="inside" class="genesis text"')


def test_who_lost_the_line_goes_on_from_the_last_message(path: str) -> None:
    with following(f"{path}?seen=1&glance=1") as lines:
        latest = version(lines)
    with following(f"{path}?seen=1&glance=1", **{"last-event-id": latest}) as lines:
        assert message(lines)[0] == b"event: heartbeat"


def test_a_line_on_which_nothing_happens_says_that_it_is_still_there(path: str) -> None:
    with following(path) as lines:
        drawn(lines)
        for _ in range(3):
            assert message(lines)[0] == b"event: heartbeat"


def test_who_is_here_is_seen_by_the_others_but_not_who_only_glances(path: str) -> None:
    with following(path) as lines:
        assert "One spectator" in drawn(lines)
        with following(f"{path}?seen=1&glance=1") as glancing:
            assert "One spectator" in drawn(glancing)
        with following(path):
            assert "2 spectators" in drawn(lines)
        assert "One spectator" in drawn(lines)
