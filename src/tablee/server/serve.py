"""Serving: from what was typed to a server that runs until it is stopped."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import uvicorn

from tablee.engine.messages import Speaker
from tablee.server.app import make_app
from tablee.server.defence import MAX_BYTES
from tablee.server.startup import FolderLock, address_of, check_database, check_folder, listening
from tablee.server.transports import QuickSocket

SECONDS_TO_ANSWER = 0.5  # what is under way when we stop
SECONDS_TO_END = 5  # whatever has not ended by then is cancelled


class Server(uvicorn.Server):
    """Tells once connections are answered, and stops although pages are open."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # The live updates of an open page never end by themselves.
        asyncio.get_running_loop().call_later(SECONDS_TO_ANSWER, self._hang_up)
        await super().shutdown(sockets)

    def _hang_up(self) -> None:
        for connection in list(self.server_state.connections):
            connection.transport.close()


def settle_in() -> None:
    """Make Python fit for a server with hundreds of matches in memory."""
    # Matches are many small objects that stay. Looking through all of them for garbage again and again would take a
    # tenth of the time.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    # The thread that stores moves has little to do but often: it must not wait 5 ms for each of its turns.
    sys.setswitchinterval(0.0005)


def serve(host: str, port: int | None, folder: Path, database: str | None, speaker: Speaker) -> None:
    """Run until Ctrl+C or a signal. SQLite belongs to one server; other databases may be shared by several."""
    check_folder(folder)
    typed = database or f"sqlite:///{folder / 'tablee.db'}"
    lock = FolderLock(folder) if typed.startswith("sqlite") else None
    try:
        url = check_database(typed)
        listener = listening(host, port)
        address = address_of(listener)

        def ready() -> None:
            if lock is not None:
                lock.tell(address)
            print(speaker.say("serve-ready", {"address": address}), flush=True)

        config = uvicorn.Config(
            make_app(folder, url),
            log_level="warning",
            access_log=False,
            server_header=False,
            ws=QuickSocket,
            ws_per_message_deflate=False,  # it takes longer than the move itself
            ws_max_size=MAX_BYTES,
            timeout_graceful_shutdown=SECONDS_TO_END,
        )
        settle_in()
        with suppress(KeyboardInterrupt):  # uvicorn passes Ctrl+C on once it has shut down
            Server(config, ready).run(sockets=[listener])
        print(speaker.say("serve-stopped"), flush=True)
    finally:
        if lock is not None:
            lock.release()
