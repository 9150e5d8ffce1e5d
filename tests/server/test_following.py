"""What a page that follows the table is sent, letter by letter."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from itertools import takewhile
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from tablee.server import live
from tablee.server.hub import Hub
from tablee.server.live import Live
from tablee.server.pages import table
from tablee.server.pages.table import TablePages
from tablee.server.visitors import Visitor
from tests.server.running import asked, served, streamed
from tests.server.stage import perform, table_of_two
from tests.waiting import in_time

pytestmark = pytest.mark.slow


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Where a table can be followed at which nothing happens for long."""
    monkeypatch.setattr(table, "HEARTBEAT", 0.01)
    monkeypatch.setattr(live, "LEAVING", 0.01)
    with served(tmp_path, timeout_graceful_shutdown=1) as address:
        seats = [{"name": "Ann"}, {"name": "Bob"}]
        match = asked("POST", f"http://{address}/api/matches", json={"game": "genesis", "seats": seats})["match"]
        yield f"http://{address}/t/{match}/live"


@contextmanager
def following(path: str, **headers: str) -> Iterator[Iterator[bytes]]:
    """The lines that come in, as long as one listens."""
    with streamed(path, headers) as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        yield in_time(_lines(answer), "what a page was to be sent; something else came for all that time")


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


def test_whoever_loads_the_page_anew_never_went(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub)
        live.come("ann")
        version = live.version
        live.go("ann")
        live.come("ann")
        assert live.version == version
        assert live.present == {"ann": 2}  # until it is sure that she has one page only

    perform(tmp_path, scene)


def test_who_comes_and_goes_changes_nothing_that_is_drawn_and_nothing_that_programs_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "LEAVING", 0.0)

    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub)
        told: list[int] = []
        live.drawings["board"] = "drawn"
        live.come("ann")
        live.followers.add(lambda: told.append(live.version))
        before = live.version
        live.come("bob")
        live.go("bob")
        await live.wait(before + 1)
        assert live.version == before + 2  # pages show both
        assert live.drawings == {"board": "drawn"}
        assert not told
        live.followers.clear()
        live.go("ann")
        await live.wait(live.version)
        assert not live.drawings  # nobody looks any more

    perform(tmp_path, scene)


async def followed(hub: Hub, live: Live, player: str, seen: int) -> AsyncIterator[bytes]:
    """What a page is sent."""
    visitor, request = Visitor(player, "", None, "en", "auto"), SimpleNamespace(headers={})
    answer = await TablePages.follow.fn(None, live.key, request, hub, visitor, seen)
    return aiter(answer.iterator)


def test_coming_is_no_news_to_who_comes_to_their_seat(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub)
        pages = [await followed(hub, live, player, live.version) for player in ("ann", "a spectator")]
        assert b"heartbeat" in await anext(pages[0])
        assert b"One spectator" in await anext(pages[1])
        assert b"One spectator" in await anext(pages[0])

    perform(tmp_path, scene)


def test_what_changes_at_once_is_drawn_once(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub)
        page = await followed(hub, live, "ann", live.version)
        assert b"heartbeat" in await anext(page)
        sent = asyncio.ensure_future(anext(page))
        await asyncio.sleep(0.01)
        live.announce()
        asyncio.get_running_loop().call_soon(live.announce)  # before it could be drawn
        assert f'data-version="{live.version + 1}"' in (await sent).decode()
        sent = asyncio.ensure_future(anext(page))
        await asyncio.sleep(0.05)
        assert not sent.done()
        sent.cancel()

    perform(tmp_path, scene)


def test_a_page_follows_the_match_that_is_played_on(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        first = await table_of_two(hub)
        page = await followed(hub, first, "ann", 0)
        hub.live.clear()  # forgotten, before the page begins to listen
        again = await hub.get(first.key)
        assert f'data-version="{again.version + 1}"' in (await anext(page)).decode()
        assert again.present == {"ann": 1}

    perform(tmp_path, scene)
