"""What a page that follows the table is sent."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from tablee.server.pages import table
from tests.server.running import served

PATIENCE = 10  # seconds


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Where a table can be followed at which nothing happens for long."""
    monkeypatch.setattr(table, "HEARTBEAT", 0.01)
    with served(tmp_path, timeout_graceful_shutdown=1) as address:
        seats = [{"name": "Ann"}, {"name": "Bob"}]
        match = httpx.post(f"http://{address}/api/matches", json={"game": "genesis", "seats": seats}).json()["match"]
        yield f"ws://{address}/t/{match}/live"


def heard(line: ClientConnection) -> str:
    return str(line.recv(timeout=PATIENCE))


def drawn(line: ClientConnection) -> str:
    """The next table that is sent."""
    while (text := heard(line)) == table.STILL_HERE:
        pass
    return text


def test_who_comes_back_late_is_sent_the_table_at_once(path: str) -> None:
    with connect(f"{path}?seen=1") as line:
        assert drawn(line).startswith('<div id="inside" class="genesis"')
    with connect(f"{path}?seen=1&text=1") as line:
        assert drawn(line).startswith('<div id="inside" class="genesis text"')


def test_a_line_on_which_nothing_happens_says_that_it_is_still_there(path: str) -> None:
    with connect(path) as line:
        drawn(line)
        assert [heard(line) for _ in range(3)] == [table.STILL_HERE] * 3


def test_who_is_here_is_seen_by_the_others(path: str) -> None:
    with connect(path) as line:
        assert "One spectator" in drawn(line)
        with connect(path):
            assert "2 spectators" in drawn(line)
        assert "One spectator" in drawn(line)
