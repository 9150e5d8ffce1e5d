"""A second Python process that plays the same games under other conditions, and the way to ask it.

It is started once and answers many questions: one line of JSON in, one out.
"""

from __future__ import annotations

import atexit
import base64
import json
import os
import pickle
import subprocess
import sys
import traceback
from collections.abc import Iterable, Mapping
from functools import cache
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from tablee.compiled import is_compiled
from tablee.engine.game import Game
from tablee.testing.trace import trace

PATIENCE = 120.0  # seconds: far more than any answer takes


class Twin:
    """Talks to the other process."""

    def __init__(self, environment: Mapping[str, str], paths: Iterable[str]) -> None:
        command = [sys.executable, "-c", "from tablee.testing import twin; twin.answer_all()"]
        kept = {name: value for name, value in os.environ.items() if name not in ("TABLEE_PURE", "PYTHONHASHSEED")}
        kept["PYTHONPATH"] = os.pathsep.join(paths)
        self._process = subprocess.Popen(
            command, env={**kept, **environment}, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._lines: SimpleQueue[str] = SimpleQueue()
        Thread(target=self._read, daemon=True).start()
        atexit.register(self._close)

    def trace(self, game: Game, players: int, options: Mapping[str, Any], seed: int) -> tuple[bool, list[str]]:
        """Whether the other process runs the compiled core, and its trace of the game."""
        assert self._process.stdin is not None
        recipe = base64.b64encode(pickle.dumps((type(game), game.meta))).decode()
        question = {"recipe": recipe, "players": players, "options": dict(options), "seed": seed}
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()
        try:
            line = self._lines.get(timeout=PATIENCE)
        except Empty:
            line = f'{{"error": "no answer for {PATIENCE:g} seconds"}}'
        answer = json.loads(line or '{"error": "the other process has died"}')
        assert "error" not in answer, f"in another process ({options}): {answer['error']}"
        return answer["compiled"], answer["trace"]

    def _read(self) -> None:
        """In a thread: who reads from a pipe themselves has no limit. An empty line is the end."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line)
        self._lines.put("")

    def _close(self) -> None:
        self._process.kill()
        self._process.wait(PATIENCE)


def twin(**environment: str) -> Twin:
    """The process with these variables set, in which games are found where they are found here."""
    return _started(tuple(environment.items()), tuple(path or os.getcwd() for path in sys.path))


@cache
def _started(environment: tuple[tuple[str, str], ...], paths: tuple[str, ...]) -> Twin:
    """One of each kind is enough."""
    return Twin(dict(environment), paths)


def answer(question: dict[str, Any]) -> dict[str, Any]:
    try:
        made, meta = pickle.loads(base64.b64decode(question["recipe"]))
        found = trace(made(meta, None), question["players"], question["options"], question["seed"])
    except Exception:
        return {"error": traceback.format_exc()}
    return {"compiled": is_compiled(), "trace": found}


def answer_all() -> None:
    """What the other process does."""
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)
