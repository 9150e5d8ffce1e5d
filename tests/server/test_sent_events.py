"""Events are sent as Litestar sends them."""

from __future__ import annotations

from itertools import product

from litestar.response import ServerSentEventMessage

from tablee.server.sent_events import SentEvent

DATA = ["", "one", "\n", "one\r\ntwo\rthree\n\nfive\n\r", "é\u2028in\x0ba\x85line"]


def test_events_are_written_as_litestar_writes_them() -> None:
    for data, name, kind in product(DATA, (None, "4"), (None, "notice")):
        expected = ServerSentEventMessage(data=data, id=name, event=kind, sep="\n").encode()
        assert SentEvent(data, name, kind).encode() == expected
