"""A real server for tests: uvicorn in a thread, on a port of its own; and how to talk to one."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from tablee.server.app import make_app
from tests.waiting import PATIENCE, awaiting, in_vain, until


def start(server: uvicorn.Server) -> threading.Thread:
    """The thread of a server that answers."""
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    until(lambda: server.started or not thread.is_alive(), "a server that answers")
    assert thread.is_alive(), "the server did not start"
    return thread


def stop(server: uvicorn.Server, thread: threading.Thread) -> None:
    server.should_exit = True
    thread.join(PATIENCE)
    if thread.is_alive():
        raise in_vain("the end of a server, to which somebody may still hold a line")


@contextmanager
def served(data: Path, **settings: Any) -> Iterator[str]:
    """The server's address, as long as it runs."""
    server = uvicorn.Server(uvicorn.Config(make_app(data), port=0, log_level="warning", **settings))
    thread = start(server)
    try:
        host, port = server.servers[0].sockets[0].getsockname()
        yield f"{host}:{port}"
    finally:
        stop(server, thread)


def asked(method: str, url: str, **details: Any) -> Any:
    """What a server answers, read as JSON."""
    with awaiting(f"the answer to {method} {url}", httpx.TimeoutException):
        return httpx.request(method, url, timeout=PATIENCE, **details).raise_for_status().json()


@contextmanager
def streamed(url: str, headers: dict[str, str] | None = None) -> Iterator[httpx.Response]:
    """An answer that goes on for as long as one listens."""
    with (
        awaiting(f"the next sign of life from {url}", httpx.TimeoutException),
        httpx.stream("GET", url, headers=headers, timeout=PATIENCE) as answer,
    ):
        yield answer
