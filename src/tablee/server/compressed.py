"""Streams that are compressed while they go on: what is sent is found again in what was sent before, so that a page
drawn anew costs little more than what changed in it."""

from __future__ import annotations

import zlib
from collections.abc import AsyncIterator

import brotli
from litestar.response import Stream

from tablee.server.sent_events import SentEvent

# Far enough back for the former page, whose length is less than the window. A larger one finds no more, and each reader
# has their own: with 1 MB it takes 2.4 MB of memory, with half of it 1.7 MB.
WINDOW = 19  # as a power of two
QUALITY = 4  # from here on matches so far back are found
LEVEL, GZIP = 6, 16 + zlib.MAX_WBITS

HEADERS = {"cache-control": "no-cache", "x-accel-buffering": "no", "vary": "accept-encoding"}


class Brotli:
    encoding = "br"

    def __init__(self) -> None:
        self.compressor = brotli.Compressor(mode=brotli.MODE_TEXT, quality=QUALITY, lgwin=WINDOW)

    def packed(self, data: bytes) -> bytes:
        """Flushed: it can be read without what comes after it."""
        packed: bytes = self.compressor.process(data) + self.compressor.flush()
        return packed


class Gzip:
    """For browsers that take Brotli over HTTPS only. Its window is shorter than a page."""

    encoding = "gzip"

    def __init__(self) -> None:
        self.compressor = zlib.compressobj(LEVEL, wbits=GZIP)

    def packed(self, data: bytes) -> bytes:
        return self.compressor.compress(data) + self.compressor.flush(zlib.Z_SYNC_FLUSH)


def packer_for(accepted: str) -> Brotli | Gzip | None:
    """The best that an Accept-Encoding header allows."""
    taken = set()
    for part in accepted.lower().split(","):
        name, _, quality = (word.strip() for word in part.partition(";"))
        if quality.removeprefix("q=").strip("0.") or not quality:  # a quality of 0 means: not this one
            taken.add(name)
    return next((kind() for kind in (Brotli, Gzip) if kind.encoding in taken), None)


def stream_of(messages: AsyncIterator[SentEvent], accepted: str) -> Stream:
    """Server-sent events, each sent whole at once."""
    packer = packer_for(accepted)
    encoding = {} if packer is None else {"content-encoding": packer.encoding}

    async def sent() -> AsyncIterator[bytes]:
        async for message in messages:
            data = message.encode()
            yield data if packer is None else packer.packed(data)

    return Stream(sent(), media_type="text/event-stream", headers={**HEADERS, **encoding})
