"""What carries a `ProgramSession`: any ASGI server's websocket, or more directly uvicorn's.

Under load most of the time goes into carrying words. `QuickSocket` is uvicorn's websocket with a short cut: a message
that arrives whole is given to the session at once, and one to send is written at once, without tasks, queues and
middleware between. Everything else (the handshake, pings, closing, fragments) takes uvicorn's own way.
"""

from __future__ import annotations

import asyncio
import struct
from typing import Any, cast

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from tablee.server.program_session import ProgramSession

QUICK = "tablee.quick"  # the name of our extension to ASGI
OVERLOADED = 1013  # the websocket's code for "try again later"

WHOLE_TEXT = 0x81  # the first byte of a text message in one frame
MASKED = 0x80
SHORT, MEDIUM = 126, 65_536  # lengths from which a frame's header grows


class AsgiTransport:
    """Words over any ASGI server's websocket."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket
        self.outgoing: asyncio.Queue[bytes | None] = asyncio.Queue()

    @property
    def free(self) -> bool:
        return self.outgoing.empty()

    def say(self, text: bytes) -> None:
        self.outgoing.put_nowait(text)

    def hang_up(self) -> None:
        self.outgoing.put_nowait(None)

    async def carry(self, session: ProgramSession) -> None:
        """Until one of the two leaves."""
        sending = asyncio.create_task(self._send(session))
        try:
            session.begin()
            while True:
                session.heard(await self.socket.receive_text())
        except WebSocketDisconnect:
            pass
        finally:
            session.end()
            sending.cancel()

    async def _send(self, session: ProgramSession) -> None:
        while (text := await self.outgoing.get()) is not None:
            await self.socket.send_text(text)
            if self.free:
                session.relieved()
        await self.socket.close(OVERLOADED)


class QuickSocket(WebSocketsSansIOProtocol):
    """Words over uvicorn's websocket."""

    session: ProgramSession | None = None
    asked = False  # whether the request for the websocket has arrived
    whole = True  # whether nothing but whole frames has arrived since, so that uvicorn's parser waits for no rest

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope") and not self.conn.extensions:
            cast(dict[str, Any], self.scope["extensions"])[QUICK] = self

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            self.whole = not self.asked
            self.asked = True
        elif self.whole:
            content = whole_frame(data)
            self.whole = content is not None
            if content is not None and data[0] == WHOLE_TEXT and self.session is not None and self.queue.empty():
                self.session.heard(content.decode(errors="replace"))
                return
        super().data_received(data)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.session is not None:
            self.session.relieved()

    @property
    def free(self) -> bool:
        return self.writable.is_set()

    def say(self, text: bytes) -> None:
        if not self.close_sent and not self.disconnected and not self.transport.is_closing():
            self.transport.write(framed(text))

    def hang_up(self) -> None:
        self.transport.abort()  # at once: who does not read would keep what is still to be sent

    async def carry(self, session: ProgramSession) -> None:
        """Until one of the two leaves. Through the queue comes what arrived earlier or not whole, and the farewell."""
        self.session = session
        try:
            session.begin()
            while (message := cast(dict[str, Any], await self.receive()))["type"] != "websocket.disconnect":
                session.heard(message.get("text") or "")
        finally:
            self.session = None
            session.end()


def transport_of(socket: WebSocket[Any, Any, Any]) -> AsgiTransport | QuickSocket:
    """The shortest way that the server offers."""
    quick = cast(dict[str, Any], socket.scope.get("extensions") or {}).get(QUICK)
    return quick if isinstance(quick, QuickSocket) else AsgiTransport(socket)


def whole_frame(data: bytes) -> bytes | None:
    """What a frame from a client holds, if the data are just one frame that is not a long one."""
    if len(data) < 6 or not data[1] & MASKED:
        return None
    length, start = data[1] - MASKED, 2
    if length == SHORT:
        length, start = int.from_bytes(data[2:4], "big"), 4
    if (length > SHORT and start == 2) or len(data) != start + 4 + length:
        return None
    return unmasked(data[start + 4 :], data[start : start + 4])


def unmasked(content: bytes, mask: bytes) -> bytes:
    """All bytes at once, as one large number."""
    length = len(content)
    key = (mask * (length // 4 + 1))[:length]
    return (int.from_bytes(content, "big") ^ int.from_bytes(key, "big")).to_bytes(length, "big")


def framed(text: bytes) -> bytes:
    """A text message in one frame from the server."""
    length = len(text)
    if length < SHORT:
        return bytes((WHOLE_TEXT, length)) + text
    if length < MEDIUM:
        return struct.pack("!BBH", WHOLE_TEXT, SHORT, length) + text
    return struct.pack("!BBQ", WHOLE_TEXT, SHORT + 1, length) + text
