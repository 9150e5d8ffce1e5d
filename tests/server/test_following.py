"""What a page that follows the table is sent, letter by letter."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path

import httpx
import pytest

from tablee.server.pages import table
from tests.server.running import served


@pytest.fixture
def lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Iterator[bytes]]:
    """The lines of a page that comes back late, and then hears nothing new for long."""
    monkeypatch.setattr(table, "HEARTBEAT", 0.01)
    with served(tmp_path, timeout_graceful_shutdown=1) as address:
        seats = [{"name": "Ann"}, {"name": "Bob"}]
        match = httpx.post(f"http://{address}/api/matches", json={"game": "genesis", "seats": seats}).json()["match"]
        with httpx.stream("GET", f"http://{address}/t/{match}/live", params={"seen": "1"}) as answer:
            yield _lines(answer)


def _lines(answer: httpx.Response) -> Iterator[bytes]:
    rest = b""
    for part in answer.iter_bytes():
        *whole, rest = (rest + part).split(b"\n")
        yield from whole


def test_a_message_is_never_cut_by_the_network(lines: Iterator[bytes]) -> None:
    message = list(takewhile(lambda line: line.strip(), lines))
    assert any(b'id="inside"' in line for line in message)
    assert all(line.startswith((b"id: ", b"data: ")) and b"\r" not in line for line in message)


def test_a_sign_of_life_draws_nothing(lines: Iterator[bytes]) -> None:
    heard = next(line for line in lines if line.startswith(b":"))
    assert heard == b": still here"
    assert next(lines) == b""
