"""A worker process and the parent's side of the line protocol (see workers/protocol.py)."""

from __future__ import annotations

import contextlib
import json
import os
import select
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from contenders import ROOT, Contender

# More threads than one would only fight for the core that all contenders share.
ENVIRONMENT = {
    "NODE_ENV": "production",
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    "PYTHONDONTWRITEBYTECODE": "1",
    "PYTHONHASHSEED": "0",
}
# What a worker may take on top of the seconds it is asked to run: the import of a large library, one long game.
PATIENCE = 60.0
# The fields of each command's answer.
ANSWERS = {
    "version": {"versions"},
    "run": {"decisions", "games", "seconds", "cpu"},
    "clone": {"clones", "seconds", "cpu"},
}


class WorkerError(Exception):
    """A worker could not be started, crashed, hung or answered nonsense; the message is fit for the report."""


class Worker:
    """One contender's process, alive and idle between two commands."""

    def __init__(self, contender: Contender) -> None:
        program = contender.command[0]
        if shutil.which(program if program == "node" else str(ROOT / program)) is None:
            raise WorkerError(f"{program} is not installed (`make bench` sets everything up)")
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 (closed by `close`)
        self._pending = b""
        self._process = subprocess.Popen(
            contender.command,
            cwd=ROOT,
            env=os.environ | ENVIRONMENT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
        )

    def ask(self, command: str, seconds: float = 0.0) -> dict[str, Any]:
        """Send one command and wait for its answer."""
        line = f"{command} {seconds}" if seconds else command
        stdin = self._process.stdin
        assert stdin is not None
        try:
            stdin.write(line.encode() + b"\n")
            stdin.flush()
        except BrokenPipeError:
            raise WorkerError(self._reason()) from None
        answer = self._read_line(time.monotonic() + seconds + PATIENCE, line)
        try:
            decoded: dict[str, Any] = json.loads(answer)
            if set(decoded) == ANSWERS[command]:
                return decoded
        except (ValueError, TypeError):
            pass
        raise WorkerError(f"answered {answer[:80].decode(errors='replace')!r} to `{line}`")

    def close(self) -> None:
        """End the process: politely by the end of its input, otherwise by force."""
        process = self._process
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with contextlib.suppress(BrokenPipeError):  # it died with a command unread
                    pipe.close()
        try:
            process.wait(timeout=2)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        self._errors.close()

    def _read_line(self, deadline: float, line: str) -> bytes:
        stdout = self._process.stdout
        assert stdout is not None
        while b"\n" not in self._pending:
            ready, _, _ = select.select([stdout], [], [], max(0.0, deadline - time.monotonic()))
            if not ready:
                raise WorkerError(f"no answer to `{line}` in time")
            read = os.read(stdout.fileno(), 65536)
            if not read:
                raise WorkerError(self._reason())
            self._pending += read
        answer, _, self._pending = self._pending.partition(b"\n")
        return answer

    def _reason(self) -> str:
        """Why the process ended: the error it printed, without the machine's paths."""
        try:
            code: int | None = self._process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            code = None
        self._errors.seek(0)
        printed = self._errors.read().decode(errors="replace")
        for place in (ROOT, sys.base_prefix, Path.home()):
            printed = printed.replace(f"{place}/", "")
        lines = [text.strip() for text in printed.splitlines() if text.strip()]
        # Python puts the error last; Node.js puts it before the stack, under the line of code that threw.
        errors = [text for text in lines if text.partition(":")[0].endswith(("Error", "Exception", "SystemExit"))]
        said = errors[-1] if errors else lines[-1] if lines else "nothing on standard error"
        return f"{said} (exit code {code})"
