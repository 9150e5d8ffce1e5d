"""The wheel: all that a player needs is in it, on a machine without Node.js and without a C compiler; and without the
extras, all that a program needs to play."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest

from tests.test_extras import EXTRAS, PLAY
from tests.waiting import PATIENCE, Printed, awaiting

ROOT = Path(__file__).parents[1]
LOCK = ROOT / "requirements" / "run.txt"
CORE_LOCK = ROOT / "requirements" / "core.txt"  # without any extra
SOURCES = ("LICENSE", "pyproject.toml", "setup.py", "scripts", "src", "build")

FILE = r'(?:href|src)="(/[^"]+\.(?:css|js|svg))'  # that a page asks for

BUILDING = 10 * PATIENCE  # the whole core may have to be compiled, and packages come from the network

# Built and installed once, whatever worker comes first; the first test waits for all of it.
pytestmark = [pytest.mark.xdist_group("wheel"), pytest.mark.timeout(2 * BUILDING)]


def run(*command: str | Path, env: dict[str, str] | None = None, cwd: Path | None = None) -> str:
    # A group of its own, to be ended with all that it has started.
    process = subprocess.Popen(
        command,
        env=env,
        cwd=cwd,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        said = Printed(process.stdout).rest(f"the end of {' '.join(map(str, command))}", BUILDING)
        assert process.wait(PATIENCE) == 0, said
        return said
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait(PATIENCE)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as `make wheel` does, in a copy: other tests use the tree at the same time."""
    copy = tmp_path_factory.mktemp("tree")
    for name in SOURCES:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, copy / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        else:
            shutil.copy2(source, copy)
    (copy / ".venv").symlink_to(sys.prefix)
    run(copy / "scripts" / "setup", "wheel")
    (built,) = (copy / "dist").glob("*.whl")
    return built


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which no program is found, least of all npm or a compiler."""
    nothing, home = tmp_path_factory.mktemp("nothing"), tmp_path_factory.mktemp("home")
    return {"PATH": str(nothing), "HOME": str(home), "LANG": "C.UTF-8"}


def environment(folder: Path, lock: Path, wheel: Path, bare: dict[str, str]) -> Path:
    """The programs of an empty environment into which the wheel was installed, with what a lock lists."""
    programs = folder / "bin"
    run(sys.executable, "-m", "venv", folder)
    # pip's own settings stay: they say where packages come from on this machine, and keep its cache.
    settings = {name: value for name, value in os.environ.items() if name.startswith("PIP_") or name == "HOME"}
    pip: list[str | Path] = [programs / "python", "-m", "pip"]
    install = [*pip, "install", "--disable-pip-version-check", "--quiet", "--only-binary=:all:"]
    run(*install, "--require-hashes", "-r", lock, env=bare | settings)
    run(*install, "--no-deps", wheel, env=bare | settings)
    run(*pip, "check", env=bare | settings)  # what the wheel itself asks for is there
    return programs


@pytest.fixture(scope="module")
def installed(wheel: Path, bare: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As a player has it."""
    return environment(tmp_path_factory.mktemp("player"), LOCK, wheel, bare)


@pytest.fixture(scope="module")
def installed_core(wheel: Path, bare: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As `pip install tablee` leaves it, without extras."""
    return environment(tmp_path_factory.mktemp("program"), CORE_LOCK, wheel, bare)


@pytest.fixture(scope="module")
def address(installed: Path, bare: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the installed server answers."""
    folder = tmp_path_factory.mktemp("data")
    command: list[str | Path] = [installed / "tablee", "serve", "--port", "0", "--data", folder]
    server = subprocess.Popen(command, env=bare, cwd=folder, stdout=subprocess.PIPE, text=True)
    try:
        said = Printed(server.stdout).line("the address of the installed server")
        assert "http://" in said
        yield next(word for word in said.split() if word.startswith("http://"))
        server.send_signal(signal.SIGINT)
        assert server.wait(PATIENCE) == 0
    finally:
        server.kill()
        server.wait(PATIENCE)


def read(url: str, data: bytes | None = None, **headers: str) -> bytes:
    with awaiting(f"the answer of {url}"), urlopen(Request(url, data, headers), timeout=PATIENCE) as answer:
        content: bytes = answer.read()
        return content


def asked(url: str, body: object = None, token: str = "") -> Any:
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    return json.loads(read(url, data, **headers))


def test_the_core_is_compiled(installed: Path, bare: dict[str, str]) -> None:
    said = run(
        installed / "python", "-c", "import tablee.engine.state as s; print(s.__file__)", env=bare, cwd=Path("/")
    )
    assert said.strip().endswith(".so")


def test_the_pages_have_all_they_need(address: str) -> None:
    seats = [{"name": "Ann"}, {"name": "Bob"}]
    match = asked(f"{address}/api/matches", {"game": "genesis", "seats": seats})["match"]
    files = {file for page in ("/", f"/t/{match}") for file in re.findall(FILE, read(address + page).decode())}
    assert {"/vendor/fonts.css", "/static/tablee.css", "/vendor/htmx.min.js"} <= files
    fonts = re.findall(r'url\("([^"]+)"\)', read(f"{address}/vendor/fonts.css").decode())
    assert fonts
    for file in [*files, *(f"/vendor/{font}" for font in fonts)]:
        assert read(address + file), file


def test_a_game_can_be_played(address: str) -> None:
    seats = [{"name": "Ann"}, {"name": "Bob", "kind": "greedy"}]
    made = asked(f"{address}/api/matches", {"game": "genesis", "seats": seats})
    token = made["tokens"]["0"]
    here = f"{address}/api/matches/{made['match']}"
    position = asked(f"{here}?seat=0", token=token)
    move = {"seat": 0, "number": position["number"], "action": position["actions"][0]}
    assert asked(f"{here}/moves", move, token)["events"]
    assert asked(f"{here}?seat=0", token=token)["number"] > position["number"]


def test_without_extras_every_game_is_played_from_python(
    installed_core: Path, bare: dict[str, str], tmp_path: Path
) -> None:
    find = "import json; from importlib.util import find_spec; print(json.dumps([n for n in {} if find_spec(n)]))"
    assert json.loads(run(installed_core / "python", "-c", find.format(EXTRAS), env=bare, cwd=tmp_path)) == []
    played = json.loads(run(installed_core / "python", "-c", PLAY, env=bare, cwd=tmp_path))
    assert len(played) >= 4
    for key, facts in played.items():
        assert facts["over"], key
        assert facts["drawn"], key
        assert facts["arena"] >= 1, key


def test_without_extras_the_command_says_what_to_install(
    installed_core: Path, bare: dict[str, str], tmp_path: Path
) -> None:
    ended = subprocess.run(
        [installed_core / "tablee", "games"],
        env=bare,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.strip().endswith('pip install "tablee[terminal]".')
