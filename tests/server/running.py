"""A real server for tests: uvicorn in a thread, on a port of its own."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn

from tablee.server.app import make_app


@contextmanager
def served(data: Path, **settings: Any) -> Iterator[str]:
    """The server's address, as long as it runs."""
    server = uvicorn.Server(uvicorn.Config(make_app(data), port=0, log_level="warning", **settings))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.01)
    host, port = server.servers[0].sockets[0].getsockname()
    yield f"{host}:{port}"
    server.should_exit = True
    thread.join()
