"""Compressed streams say what plain ones say, event by event."""

from __future__ import annotations

import zlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import SimpleNamespace

import brotli
import pytest

from tablee.server.compressed import GZIP, packer_for
from tablee.server.hub import Hub
from tablee.server.live import Live
from tablee.server.pages.table import TablePages
from tablee.server.visitors import Visitor
from tests.server.stage import perform, play_first, table_of_two

ANN = Visitor("ann", "", None, "en", "auto")


def unpacking() -> Callable[[bytes], bytes]:
    """Brotli's reader gives a long text in pieces, and those after the first only when it is asked again."""
    reader = brotli.Decompressor()

    def unpacked(sent: bytes) -> bytes:
        found: bytes = reader.process(sent)
        while more := reader.process(b""):
            found += more
        return found

    return unpacked


async def followed(hub: Hub, live: Live, accepted: str) -> AsyncIterator[bytes]:
    request = SimpleNamespace(headers={"accept-encoding": accepted})
    answer = await TablePages.follow.fn(None, live.key, request, hub, ANN, live.version)
    assert answer.headers.get("content-encoding", "") == accepted
    return aiter(answer.iterator)


def test_each_event_can_be_read_as_soon_as_it_is_sent_and_says_the_same(tmp_path: Path) -> None:
    readers: dict[str, Callable[[bytes], bytes]] = {
        "": lambda sent: sent,
        "br": unpacking(),
        "gzip": zlib.decompressobj(GZIP).decompress,
    }

    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub)
        live.come("ann")  # so that one page more is no news to the others
        lines = {accepted: await followed(hub, live, accepted) for accepted in readers}
        sizes = {}
        for moves in range(6):
            if moves:
                await play_first(hub, live)
            sent = {accepted: await anext(line) for accepted, line in lines.items()}
            plain = sent[""]
            assert {accepted: readers[accepted](data) for accepted, data in sent.items()} == dict.fromkeys(sent, plain)
            assert plain.endswith(b"\n\n")
            sizes = {accepted: len(data) for accepted, data in sent.items()}
        assert sizes["br"] < sizes[""] / 20, "the former page is remembered"
        assert sizes["gzip"] < sizes[""] / 3

    perform(tmp_path, scene)


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("gzip;q=0.5, br;q=0", "gzip"),
        ("GZIP; q=1, br ;q=0.001", "br"),
        ("identity, gzip;q=0.0", None),
        ("", None),
    ],
)
def test_what_the_browser_takes(accepted: str, encoding: str | None) -> None:
    packer = packer_for(accepted)
    assert (packer and packer.encoding) == encoding
