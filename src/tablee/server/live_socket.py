"""The table over a websocket: a hello, then moves in and positions out.

→ {"token": "…", "seat": 0}                        views, sentences: see `Hello`
← {"number": 1, "view": {…}, "actions": ["…"], …}  the position, again after every change by anybody
→ {"seat": 0, "number": 1, "action": "…"}
← {"number": 2, "events": […], …}                  sent once the move is stored
← {"key": "error-table-late", "error": "…"}        or why nothing was changed
"""

from __future__ import annotations

import asyncio
from typing import Any, TypeVar

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from tablee.engine.errors import IllegalAction, TableeError
from tablee.engine.messages import Speaker
from tablee.server.api_types import Hello, NewMove, Problem
from tablee.server.hub import Hub
from tablee.server.identity import Signer
from tablee.server.language import speaker_for, spoken_error
from tablee.server.live import Live, TableError
from tablee.server.telling import update

MOST_LETTERS = 10_000  # of a message
REFUSED = 4400  # the websocket's code when there is nothing to talk about

Socket = WebSocket[Any, Any, Any]
T = TypeVar("T")


@websocket("/api/matches/{key:str}/live")
async def live_socket(socket: Socket, key: str, hub: Hub, signer: Signer) -> None:
    await socket.accept()
    try:
        try:
            live = await hub.get(key)
            hello = await _heard(socket, Hello)
            player = signer.player(hello.token)
            if hello.seat is not None:
                live.seat_of(player, hello.seat)
        except TableeError as error:
            await _refuse(socket, error, None)
            await socket.close(REFUSED)
            return
        await _talk(socket, hub, live, hello, player)
    except WebSocketDisconnect:
        return


async def _talk(socket: Socket, hub: Hub, live: Live, hello: Hello, player: str | None) -> None:
    hub.wake_bots(live)
    teller = asyncio.create_task(_tell(socket, live, hello))
    try:
        while True:
            try:
                move = await _heard(socket, NewMove)
                action = live.match.game.actions.parse(move.action)
                await hub.play(live, live.seat_of(player, move.seat), move.number, action)
            except TableeError as error:
                await _refuse(socket, error, live)
    finally:
        teller.cancel()


async def _tell(socket: Socket, live: Live, hello: Hello) -> None:
    """Send the position now and after every change. Who reads slowly skips positions, but no events."""
    speaker: Speaker | None = speaker_for(live, socket) if hello.sentences else None
    number = live.number
    while True:
        version = live.version
        text = update(live, min(number, live.number), hello, speaker)  # moves may have been taken back
        number = live.number
        await socket.send({"type": "websocket.send", "bytes": None, "text": text})
        await live.wait(version)


async def _heard(socket: Socket, kind: type[T]) -> T:
    """The next message; what is not one is refused."""
    text = await socket.receive_text()
    if len(text) > MOST_LETTERS:
        raise TableError("error-web-large", {})
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise TableError("error-web-request", {"problem": str(error)}) from error


async def _refuse(socket: Socket, error: TableeError, live: Live | None) -> None:
    key = error.refusal.key if isinstance(error, IllegalAction) else error.key
    problem = Problem(key, spoken_error(error, socket, live))
    await socket.send_text(msgspec.json.encode(problem))
