"""What must be in order before the server starts. What is not, is told in one line that says what would be right."""

from __future__ import annotations

import errno
import fcntl
import socket
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from tablee.engine.errors import TableeError
from tablee.server.store import Store

USUAL_PORT = 8000
PORTS_TO_TRY = 100
HIGHEST_PORT = 65535

DRIVERS = {"sqlite": "pysqlite", "postgresql": "psycopg"}
SECONDS_TO_CONNECT = "10"  # psycopg would wait for minutes


class StartError(TableeError):
    """Why the server cannot start."""


def check_folder(folder: Path) -> None:
    """Make the data folder if need be, and see that it can be written to."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=folder).close()
    except OSError as error:
        raise _unfit(folder, error) from error


def _unfit(folder: Path, error: OSError) -> StartError:
    return StartError("error-serve-folder", {"folder": str(folder), "problem": error.strerror or ""})


class FolderLock:
    """Keeps a second server away from a folder: each would hold its own idea of the same games."""

    def __init__(self, folder: Path) -> None:
        try:
            self.file: IO[str] = open(folder / "server.lock", "a+", encoding="utf-8")  # noqa: SIM115  held while we serve
        except OSError as error:  # left by a server of another user
            raise _unfit(folder, error) from error
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            self.file.seek(0)
            other = self.file.read()
            self.file.close()
            raise StartError("error-serve-running", {"folder": str(folder), "address": other}) from error

    def tell(self, address: str) -> None:
        """Leave our address for whoever finds the folder taken."""
        self.file.truncate(0)
        self.file.write(address)
        self.file.flush()

    def release(self) -> None:
        Path(self.file.name).unlink(missing_ok=True)
        self.file.close()


def check_database(typed: str) -> str:
    """The URL of a database that answers and lets us make our tables."""
    try:
        url = make_url(typed)
    except ArgumentError as error:
        raise StartError("error-serve-url", {"url": typed}) from error
    shown = url.render_as_string()  # without the password
    kind, _, driver = url.drivername.partition("+")
    if kind not in DRIVERS or driver not in ("", DRIVERS[kind]) or not url.database:
        raise StartError("error-serve-url", {"url": shown})
    url = url.set(drivername=f"{kind}+{DRIVERS[kind]}")
    try:
        Store(_impatient(url).render_as_string(hide_password=False)).close()
    except ModuleNotFoundError as error:
        raise StartError("error-serve-driver", {"url": shown}) from error
    except DBAPIError as error:
        lines = str(error.orig).strip().splitlines()
        raise StartError("error-serve-database", {"url": shown, "problem": lines[0] if lines else ""}) from error
    return url.render_as_string(hide_password=False)


def _impatient(url: URL) -> URL:
    if url.get_backend_name() != "postgresql" or "connect_timeout" in url.query:
        return url
    return url.update_query_dict({"connect_timeout": SECONDS_TO_CONNECT})


def listening(host: str, port: int | None) -> socket.socket:
    """A socket that listens; without a port at the usual one, or the next that is free."""
    if port is not None and port > HIGHEST_PORT:
        raise StartError("error-serve-port", {"port": str(port), "most": str(HIGHEST_PORT)})
    ports = range(USUAL_PORT, USUAL_PORT + PORTS_TO_TRY) if port is None else [port]
    for candidate in ports:
        try:
            return _listening(host, candidate)
        except socket.gaierror as error:
            raise StartError("error-serve-host", {"host": host}) from error
        except OSError as error:
            if error.errno == errno.EADDRNOTAVAIL:
                raise StartError("error-serve-host", {"host": host}) from error
            if error.errno in (errno.EACCES, errno.EPERM):
                raise StartError("error-serve-forbidden", {"port": str(candidate)}) from error
            if error.errno != errno.EADDRINUSE:
                raise
    raise StartError("error-serve-taken", {"port": str(ports[-1])})


def _listening(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    made = socket.socket(family, kind, protocol)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(address)
        made.listen()  # now, because only this tells of another program that listens there
    except OSError:
        made.close()
        raise
    return made


def address_of(listener: socket.socket) -> str:
    """Where a browser finds it; a server that listens everywhere is named as the network sees this machine."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = _own_address()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _own_address() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only chooses the network card
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
