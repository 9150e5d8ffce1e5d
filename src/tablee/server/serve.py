"""Serving: from what was typed to a server that runs until it is stopped."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn

from tablee.engine.messages import Speaker
from tablee.server.app import make_app
from tablee.server.startup import FolderLock, address_of, check_database, check_folder, listening

SECONDS_TO_FINISH = 1  # for answers under way; the live updates of open pages would never end


class Server(uvicorn.Server):
    """Tells once connections are answered."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready()


def serve(host: str, port: int | None, folder: Path, database: str | None, speaker: Speaker) -> None:
    """Run until Ctrl+C or a signal. SQLite belongs to one server; other databases may be shared by several."""
    check_folder(folder)
    lock = None if database else FolderLock(folder)
    try:
        url = check_database(database or f"sqlite:///{folder / 'tablee.db'}")
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
            timeout_graceful_shutdown=SECONDS_TO_FINISH,
        )
        Server(config, ready).run(sockets=[listener])
    except KeyboardInterrupt:  # uvicorn passes Ctrl+C on once it has shut down
        print(speaker.say("serve-stopped"), flush=True)
    finally:
        if lock is not None:
            lock.release()
