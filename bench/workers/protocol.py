"""The worker's side of the line protocol that `bench/run.py` speaks.

A worker reads one command per line and answers each with one line of JSON:

    version         {"versions": {"chess": "1.11.2", ...}}
    run SECONDS     {"decisions": ..., "games": ..., "seconds": ..., "cpu": ...}
    clone SECONDS   {"clones": ..., "seconds": ..., "cpu": ...}

It ends when its standard input ends. Only whole games are played, so a run lasts a little longer than asked for and
says how long it really took.
"""

from __future__ import annotations

import json
import os
import platform
import sys
import time
from collections.abc import Callable, Sequence
from importlib import metadata
from typing import TypeVar

# One look at the clock for this many passes over the positions: reading it costs as much as a fast clone.
CLONE_PASSES = 16

Play = Callable[[], int]
Clone = Callable[[], object]
S = TypeVar("S")


def serve(
    play: Play, *, packages: Sequence[str], clones: Sequence[Clone] = (), facts: dict[str, str] | None = None
) -> None:
    """Answer commands until standard input ends.

    `play` plays one whole game and returns its number of decisions. `clones` are bound calls, each of which copies
    one mid-game position. `facts` go beside the versions of `packages`.
    """
    answers = _take_stdout()
    for line in sys.stdin:
        command, _, argument = line.strip().partition(" ")
        if command == "version":
            answer: dict[str, object] = {"versions": _versions(packages) | (facts or {})}
        elif command == "run":
            answer = _run(play, float(argument))
        elif command == "clone" and clones:
            answer = _clone(clones, float(argument))
        else:
            raise SystemExit(f"unknown command: {line!r}")
        os.write(answers, json.dumps(answer).encode() + b"\n")


def mid_games(play: Callable[[int, int], tuple[S, int]], count: int = 8) -> list[S]:
    """`count` positions, each in the middle of its game.

    `play(index, limit)` plays game number `index` from its start for at most `limit` decisions and returns the
    position with the number of decisions played. Each game is played twice: to learn its length, then to half of it.
    """
    return [play(index, play(index, sys.maxsize)[1] // 2)[0] for index in range(count)]


def _take_stdout() -> int:
    """Keep the real standard output for answers only: the libraries' own prints go to standard error."""
    answers = os.dup(1)
    os.dup2(2, 1)
    return answers


def _versions(packages: Sequence[str]) -> dict[str, str]:
    return {"python": platform.python_version()} | {name: metadata.version(name) for name in packages}


def _run(play: Play, seconds: float) -> dict[str, object]:
    decisions = games = 0
    cpu = time.process_time()
    start = time.perf_counter()
    while True:
        decisions += play()
        games += 1
        elapsed = time.perf_counter() - start
        if elapsed >= seconds:
            break
    return {"decisions": decisions, "games": games, "seconds": elapsed, "cpu": time.process_time() - cpu}


def _clone(clones: Sequence[Clone], seconds: float) -> dict[str, object]:
    done = 0
    cpu = time.process_time()
    start = time.perf_counter()
    while True:
        for _ in range(CLONE_PASSES):
            for clone in clones:
                clone()
        done += CLONE_PASSES * len(clones)
        elapsed = time.perf_counter() - start
        if elapsed >= seconds:
            break
    return {"clones": done, "seconds": elapsed, "cpu": time.process_time() - cpu}
