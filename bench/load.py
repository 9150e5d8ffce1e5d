"""Measures the server under load beside boardgame.io's: hundreds of two-player matches at once, over loopback.

Each server has one core to itself, the generator (node/load.mjs) another. The servers are both started, then take turns
from round to round; the one whose turn it is not has nothing to do.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import socket
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib import metadata
from math import nan
from pathlib import Path
from statistics import median

from contenders import ROOT
from figures import ratio

PATIENCE = 60.0  # seconds for a server to start, and for the generator beyond the time it measures


class LoadError(Exception):
    """A server or the generator could not do its part; the message is fit for the report."""


@dataclass(frozen=True)
class Server:
    """One row of the table. `command` is run in the root of the repository, with PORT and DATA filled in."""

    name: str  # as node/load.mjs knows it
    title: str
    stored: str
    command: tuple[str, ...]


DURABLE = "in SQLite, on disk before the answer (WAL, `synchronous = FULL`)"
SERVE = (".venv/bin/tablee", "serve", "--port", "PORT", "--data", "DATA")

SERVERS = (
    Server("tablee", "**Tablée**, Genesis, whole positions", DURABLE, SERVE),
    Server("tablee:events", "**Tablée**, Genesis, events and legal moves", DURABLE, SERVE),
    Server(
        "boardgameio",
        "boardgame.io, 9×9 tile placing",
        "in memory (its `InMemory` storage)",
        ("node", "bench/node/server.mjs", "PORT"),
    ),
)


@dataclass(frozen=True)
class Turn:
    """What the generator saw of one server in one round; the times are in milliseconds."""

    moves: int
    seconds: float
    p50: float
    p99: float
    slowest: float
    generator: float  # seconds that the generator itself was busy
    server: float | None  # and the server, where the system tells

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    @property
    def busy(self) -> float:
        """The generator's share of its core: near 1 it would be the generator that was measured."""
        return self.generator / self.seconds

    @property
    def cost(self) -> float:
        """Microseconds of the server's core for a move; not a number where the system does not tell."""
        return nan if self.server is None else self.server / self.moves * 1e6


@dataclass
class Load:
    server: Server
    turns: list[Turn] = field(default_factory=list)
    failure: str = ""

    def all(self, figure: Callable[[Turn], float]) -> list[float]:
        return [figure(turn) for turn in self.turns]

    def median(self, figure: Callable[[Turn], float]) -> float:
        return median(self.all(figure))


@dataclass(frozen=True)
class Plan:
    matches: int
    rounds: int
    warmup: float
    seconds: float


def measure(plan: Plan, server_core: int, generator_core: int, say: Callable[[str], None]) -> list[Load]:
    """All rounds. A server that fails has no more rounds; its failure is told in the report."""
    loads = [Load(server) for server in SERVERS]
    with tempfile.TemporaryDirectory(prefix="tablee-load-") as folder:
        for number in range(plan.rounds):
            say(f"load, round {number + 1} of {plan.rounds}")
            first = number % len(loads)
            for load in loads[first:] + loads[:first]:
                if load.failure:
                    continue
                data = Path(folder) / f"{loads.index(load)}-{number}"
                try:
                    with running(load.server, data, server_core) as (address, pid):
                        turn = generate(load.server, address, pid, plan, generator_core)
                except LoadError as error:
                    load.failure = str(error)
                    say(f"  {load.server.name:14} FAILED: {error}")
                    continue
                load.turns.append(turn)
                say(f"  {load.server.name:14} {turn.rate:8,.0f} moves/s, p50 {turn.p50:.0f} ms, p99 {turn.p99:.0f} ms")
    return loads


@contextmanager
def running(server: Server, data: Path, core: int) -> Iterator[tuple[str, int]]:
    """A fresh server with an empty store, on one core."""
    with tempfile.TemporaryFile() as errors, socket.socket() as place:
        port = reserve(place)
        filled = [{"PORT": str(port), "DATA": str(data)}.get(word, word) for word in server.command]
        process = subprocess.Popen(
            pinned(core, filled),
            cwd=ROOT,
            env=os.environ | {"NODE_ENV": "production"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=errors,
        )
        try:
            await_port(port, process)
            yield f"127.0.0.1:{port}", process.pid  # taskset has become the server itself
            if process.poll() is not None:
                raise LoadError(f"ended in the middle: {last_line(errors.read())}")
        finally:
            process.terminate()
            try:
                process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def generate(server: Server, address: str, pid: int, plan: Plan, core: int) -> Turn:
    figures = (pid, plan.matches, plan.warmup, plan.seconds)
    # Room for short-lived objects: collecting them took a fifth of the generator's time.
    command = [
        "node",
        "--max-semi-space-size=64",
        "bench/node/load.mjs",
        server.name,
        address,
        *(f"{figure:g}" for figure in figures),
    ]
    patience = plan.warmup + plan.seconds + PATIENCE
    try:
        done = subprocess.run(pinned(core, command), cwd=ROOT, capture_output=True, timeout=patience, check=False)
    except subprocess.TimeoutExpired:
        raise LoadError("the generator did not come to an end") from None
    if done.returncode != 0:
        raise LoadError(last_line(done.stderr))
    return Turn(**json.loads(done.stdout))


def pinned(core: int, command: Sequence[str]) -> list[str]:
    taskset = shutil.which("taskset")
    if taskset is None:
        raise LoadError("taskset is not installed: server and generator would share their cores")
    return [taskset, "--cpu-list", str(core), *command]


def reserve(place: socket.socket) -> int:
    """A port that nobody else is given while the socket is open; the server may listen there nevertheless."""
    place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    place.bind(("127.0.0.1", 0))
    port: int = place.getsockname()[1]
    return port


def await_port(port: int, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if process.poll() is not None:
            raise LoadError(f"did not start (exit code {process.returncode})")
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise LoadError("did not start in time")


def last_line(printed: bytes) -> str:
    lines = printed.decode(errors="replace").replace(f"{ROOT}/", "").strip().splitlines()
    return next((line.strip() for line in lines if "Error" in line), lines[-1] if lines else "nothing was said")


def versions() -> dict[str, str]:
    packages = {name: metadata.version(name) for name in ("tablee", "uvicorn", "litestar", "SQLAlchemy")}
    asked = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True, timeout=PATIENCE)
    node = asked.stdout.strip()
    modules = ROOT / "bench" / "node" / "node_modules"
    peers = {
        name: json.loads((modules / name / "package.json").read_text(encoding="utf-8"))["version"]
        for name in ("boardgame.io", "ws")
    }
    found = {"python": platform.python_version(), "node": node.removeprefix("v"), "SQLite": sqlite3.sqlite_version}
    return packages | peers | found


def times(ours: Load, theirs: Load, figure: Callable[[Turn], float]) -> float | None:
    """How many times ours is the other's, the median of the rounds' ratios."""
    return None if ours.failure or theirs.failure else ratio(ours.all(figure), theirs.all(figure))
