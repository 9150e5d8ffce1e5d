"""The table over a websocket: a hello, then moves in and positions out.

→ {"token": "…", "seat": 0}                        views, sentences: see `Hello`
← {"number": 1, "view": {…}, "actions": ["…"], …}  the position, again after every change by anybody
→ {"seat": 0, "number": 1, "action": "…"}
← {"number": 2, "events": […], …}                  sent once the move is stored
← {"key": "error-table-late", "error": "…"}        or why nothing was changed
"""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tablee.engine.errors import TableeError
from tablee.server.api_types import Hello
from tablee.server.hub import Hub
from tablee.server.identity import Signer
from tablee.server.program_session import ProgramSession, refusal, understood
from tablee.server.transports import transport_of

REFUSED = 4400  # the websocket's code when there is nothing to talk about


@websocket("/api/matches/{key:str}/live")
async def live_socket(socket: WebSocket[Any, Any, Any], key: FromPath[str]) -> None:
    # Not given by the framework: for two things it starts two tasks, which takes longer than the rest of a greeting.
    hub: Hub = socket.app.state.hub
    signer: Signer = socket.app.state.signer
    await socket.accept()
    try:
        try:
            await hub.get(key)
            hello = understood(await socket.receive_text(), Hello)
            live = await hub.get(key)  # now, since it may have been given up while we waited
            player = signer.player(hello.token)
            if hello.seat is not None:
                live.seat_of(player, hello.seat)
        except TableeError as error:
            await socket.send_text(refusal(error, socket, None))
            await socket.close(REFUSED)
            return
        transport = transport_of(socket)
        await transport.carry(ProgramSession(hub, live, hello, player, socket, transport))
    except WebSocketDisconnect:
        return
