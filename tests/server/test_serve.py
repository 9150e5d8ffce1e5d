"""`tablee serve`: from what is typed to a server that answers, and back."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import tablee
from tablee.cli import WRONG_USE, main
from tablee.engine.messages import LANGUAGES
from tablee.server import startup
from tablee.server.startup import FolderLock, StartError, address_of, check_database, listening
from tests.server.running import asked, streamed
from tests.waiting import PATIENCE, Printed, in_time

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))


class Running(NamedTuple):
    """A server, what it prints, what it said when it was ready, and where it answers."""

    process: subprocess.Popen[str]
    printed: Printed
    said: str
    address: str


@contextmanager
def running(*arguments: str | Path, source: Path | None = None) -> Iterator[Running]:
    """A server, of the package below another folder if one is named."""
    command = [sys.executable, "-m", "tablee.cli", "serve", *map(str, arguments)]
    # A group of its own, so that it can be interrupted as a terminal does it: together with the bots' processes.
    process = subprocess.Popen(
        command,
        env={**os.environ, "PYTHONPATH": str(source or "")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    printed = Printed(process.stdout)
    try:
        said = printed.line("the address of a server")
        address = next((word for word in said.split() if word.startswith("http://")), "")
        assert address, said + printed.rest("the end of a server that has no address")
        yield Running(process, printed, said, address)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait(PATIENCE)


def interrupted(server: Running) -> str:
    """All that a server says after Ctrl+C, until it has ended."""
    os.killpg(server.process.pid, signal.SIGINT)
    rest = server.printed.rest("the end of a server after Ctrl+C")
    server.process.wait(PATIENCE)
    return rest


def opened(address: str) -> tuple[str, dict[str, str]]:
    """A new table, and what the player in the first seat sends along."""
    seats = [{"name": "Ann"}, {"name": "Bob"}]
    made = asked("POST", f"{address}/api/matches", json={"game": "genesis", "seats": seats})
    return f"{address}/api/matches/{made['match']}", {"Authorization": f"Bearer {made['tokens']['0']}"}


def seen(match: str, headers: dict[str, str]) -> Any:
    """The table as the first seat sees it."""
    return asked("GET", match, params={"seat": 0}, headers=headers)


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> str:
    """The one line with which a server refuses to start."""
    assert main(["serve", *map(str, arguments)]) == WRONG_USE
    said = capsys.readouterr()
    assert said.out == ""
    (line,) = said.err.splitlines()
    return line


@pytest.mark.parametrize(("language", "word"), [("en", "ready"), ("fr", "prête"), ("it", "pronta")])
def test_it_answers_once_it_says_so_and_stops_without_a_trace(tmp_path: Path, language: str, word: str) -> None:
    with running("--port", "0", "--data", tmp_path, "--lang", language) as server:
        assert word in server.said
        match, headers = opened(server.address)
        # A page that follows the table does not keep the server from stopping.
        with streamed(match.replace("/api/matches", "/t") + "/live", headers):
            rest = interrupted(server)
    assert server.process.returncode == 0
    assert len(rest.splitlines()) == 1
    assert "Tablée" in rest


def test_it_is_started_anew_after_an_edit(tmp_path: Path) -> None:
    source = tmp_path / "src"
    package = Path(tablee.__file__).parent
    shutil.copytree(package, source / "tablee", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    with running("--reload", "--port", "0", "--data", tmp_path / "data", source=source) as server:
        texts = source / "tablee" / "text" / "en.ftl"
        texts.write_text(texts.read_text(encoding="utf-8").replace("Tablée is ready", "Edited is ready"), "utf-8")
        while "Edited is ready" not in (said := server.printed.line("the edited server")):
            assert said, "the server ended instead of starting anew"
        interrupted(server)
    assert server.process.returncode == 0


def test_what_starting_anew_needs_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "watchfiles", None)
    assert "pip install watchfiles" in refusal(capsys, "--reload")


def test_games_are_there_again_after_a_restart(tmp_path: Path) -> None:
    with running("--port", "0", "--data", tmp_path) as server:
        match, headers = opened(server.address)
        before = seen(match, headers)
        interrupted(server)
    with running("--port", "0", "--data", tmp_path) as server:
        again = match.replace(match[: match.index("/api")], server.address)
        assert seen(again, headers)["view"] == before["view"]


def test_bots_end_with_a_killed_server_and_play_on_with_the_next(tmp_path: Path) -> None:
    table = {"game": "genesis", "seats": [{"name": "Ada", "kind": "search:2"}, {"name": "Ann"}], "seed": 5}
    table["options"] = {"first_player": "seat1"}
    with running("--port", "0", "--data", tmp_path) as server:
        key = asked("POST", f"{server.address}/api/matches", json=table)["match"]
        server.process.kill()
        # The bots' processes hold the other end of this pipe: it ends when they have.
        server.printed.rest("the end of the bots of a killed server")
    with running("--port", "0", "--data", tmp_path) as server, streamed(f"{server.address}/t/{key}/live") as page:
        assert any('data-number="2"' in line for line in in_time(page.iter_lines(), "the bot's move"))


@pytest.mark.xdist_group("postgres")
def test_it_runs_on_postgresql(tmp_path: Path, postgres: str) -> None:
    with running("--port", "0", "--data", tmp_path, "--database", postgres) as server:
        match, headers = opened(server.address)
        assert seen(match, headers)["number"] == 1
    assert not list(tmp_path.glob("*.db"))


def test_a_folder_has_one_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running("--port", "0", "--data", tmp_path) as server:
        said = refusal(capsys, "--port", "0", "--data", tmp_path)
        assert server.address in said
        assert str(tmp_path) in said
        interrupted(server)
    FolderLock(tmp_path).release()  # free again


# What is wrong is named, and what would be right -----------------------------------------------------------


def test_a_named_port_that_is_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(listening("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        said = refusal(capsys, "--port", port, "--data", tmp_path)
    assert f"port {port}" in said
    assert "--port" in said


def test_the_usual_port_makes_way(monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(listening("127.0.0.1", 0)) as other:
        usual = other.getsockname()[1]
        monkeypatch.setattr(startup, "USUAL_PORT", usual)
        with closing(listening("127.0.0.1", None)) as mine:
            assert usual < mine.getsockname()[1] < usual + startup.PORTS_TO_TRY


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_that_cannot_be_used(tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str) -> None:
    (tmp_path / "file").touch()
    said = refusal(capsys, "--data", tmp_path / "file" / "folder", "--lang", language)
    assert str(tmp_path / "file" / "folder") in said
    assert "--data" in said


def test_a_lock_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "server.lock").mkdir()  # tests may run as root, who may write to any file
    assert str(tmp_path) in refusal(capsys, "--data", tmp_path)


@pytest.mark.parametrize(
    "url",
    ["games", "mysql://host/name", "postgresql+asyncpg://host/name", "sqlite://", "http://[", "postgresql://host"],
)
def test_a_database_we_cannot_use(tmp_path: Path, capsys: pytest.CaptureFixture[str], url: str) -> None:
    said = refusal(capsys, "--data", tmp_path, "--database", url)
    assert url in said
    assert "postgresql+psycopg://" in said


def test_a_database_that_does_not_answer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"postgresql+psycopg://ann:sesame@/tablee?host={tmp_path}"
    said = refusal(capsys, "--data", tmp_path, "--database", url)
    assert "postgresql+psycopg://ann:***@/tablee" in said
    assert "sesame" not in said


def test_a_file_that_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "tablee.db").write_text("Once upon a time there was a table. " * 100, encoding="utf-8")
    assert "tablee.db" in refusal(capsys, "--data", tmp_path)


def test_a_missing_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StartError) as caught:
        check_database("postgresql+psycopg://host/name")
    assert caught.value.key == "error-serve-driver"


@pytest.mark.parametrize(
    ("arguments", "word"), [(["--port", "65536"], "65535"), (["--host", "nowhere.invalid"], "nowhere.invalid")]
)
def test_a_place_where_nobody_can_listen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], word: str
) -> None:
    assert word in refusal(capsys, "--data", tmp_path, *arguments)


def test_an_address_is_one_a_browser_can_open() -> None:
    with closing(listening("127.0.0.1", 0)) as local:
        assert address_of(local) == f"http://127.0.0.1:{local.getsockname()[1]}"
    with closing(listening("0.0.0.0", 0)) as everywhere:
        host, port = address_of(everywhere).removeprefix("http://").split(":")
        assert host != "0.0.0.0"
        with socket.create_connection((host, int(port)), timeout=PATIENCE):
            pass
