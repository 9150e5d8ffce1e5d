"""Serving for who draws pages: the server is started anew whenever a file of the package was edited."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

import tablee
from tablee.server.startup import StartError

PACKAGE = Path(tablee.__file__).parent
EDITED = (".py", ".css", ".ftl", ".html", ".js", ".md", ".svg", ".toml")


def serve_edited(typed: Sequence[str]) -> None:
    """Run the same command without its `--reload` in a process of its own, again and again until Ctrl+C."""
    try:
        from watchfiles import run_process  # here, because players do without it
    except ModuleNotFoundError as error:
        raise StartError("error-serve-reload", {}) from error
    command = [sys.executable, "-m", "tablee.cli", *(word for word in typed if word != "--reload")]
    run_process(
        PACKAGE,
        target=shlex.join(command),
        target_type="command",
        watch_filter=lambda _, path: path.endswith(EDITED),
        debounce=300,  # milliseconds in which further edits count as one
    )
