"""A browser at a server of its own, and databases for the tests: SQLite in a file, and a PostgreSQL of our own that
lives as long as the tests."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import create_engine, text

from tablee.bots import windows
from tablee.server.app import make_app
from tests.waiting import PATIENCE

SERVER = "-c listen_addresses= -c fsync=off -c max_connections=50 -k"  # a socket in its folder, no port


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows without pauses, but for the tests that are about these."""
    monkeypatch.setattr(windows, "SHORTEST", 0.0)
    monkeypatch.setattr(windows, "LONGEST", 0.0)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    """A browser at a server of its own."""
    with TestClient(make_app(tmp_path)) as opened:
        opened.headers["accept-language"] = "en"
        opened.app.state.hub.thinkers = None  # bots wait: nothing happens behind the test's back
        opened.get("/")
        yield opened


def program(name: str) -> str:
    """Where a program of PostgreSQL is; Debian keeps them out of PATH."""
    homes = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which(name) or shutil.which(name, path=os.pathsep.join(map(str, homes)))
    if found is None:
        pytest.fail(f"these tests need PostgreSQL ({name} was not found); on Debian: apt install postgresql")
    return found


def unprivileged() -> dict[str, Any]:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    known = {user.pw_name for user in pwd.getpwall()}
    user = pwd.getpwnam("postgres" if "postgres" in known else "nobody")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


@pytest.fixture(scope="session")
def postgres_folder() -> Iterator[Path]:
    """The folder of a running server, with its socket; a short path, as sockets need."""
    folder = Path(tempfile.mkdtemp(prefix="tablee-pg-", dir="/tmp"))
    owner = unprivileged()
    if owner:
        os.chown(folder, owner["user"], owner["group"])

    def run(*command: str) -> None:
        # To a file: the server that pg_ctl leaves behind would keep a pipe open.
        with (folder / "output").open("w+") as output:
            done = subprocess.run(
                command, cwd=folder, stdout=output, stderr=output, check=False, timeout=2 * PATIENCE, **owner
            )
            output.seek(0)
            assert done.returncode == 0, output.read()

    def control(*command: str) -> None:
        """pg_ctl has a limit of its own, and says what it waited for."""
        run(program("pg_ctl"), "-D", data, "-w", "-t", f"{PATIENCE:.0f}", *command)

    data = str(folder / "data")
    run(program("initdb"), "-D", data, "-U", "tablee", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
    control("-l", str(folder / "log"), "-o", f"{SERVER} {folder}", "start")
    try:
        yield folder
    finally:
        control("-m", "immediate", "stop")
        shutil.rmtree(folder)


numbers = count(1)


@pytest.fixture
def postgres(postgres_folder: Path) -> str:
    """The URL of an empty PostgreSQL database."""

    def url(name: str) -> str:
        return f"postgresql+psycopg://tablee@/{name}?host={postgres_folder}"

    name = f"test{next(numbers)}"
    engine = create_engine(url("postgres"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return url(name)


# One worker runs all that needs PostgreSQL, so that it is started once.
@pytest.fixture(
    params=["sqlite", pytest.param("postgres", marks=[pytest.mark.xdist_group("postgres"), pytest.mark.slow])]
)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tablee.db'}"
    url: str = request.getfixturevalue("postgres")
    return url
