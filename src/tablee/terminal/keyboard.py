"""Reading what people type, with line editing and history where there is a real terminal."""

from __future__ import annotations

import contextlib

from rich.console import Console
from rich.text import Text

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  importing it gives `input` its editing and history


class Left(Exception):
    """The person leaves; whatever was played stays saved."""


def read_line(console: Console, prompt: str) -> str:
    """One line, or `Left` when there is nobody to type any more."""
    text = f"{prompt} › "
    try:
        if console.is_terminal:
            # Told through `input`, so that line editing knows where the line begins; \\001 and \\002 enclose
            # what takes no room.
            return input(f"\001\033[1;33m\002{text}\001\033[0m\002" if console.color_system else text)
        return console.input(Text(text))
    except (EOFError, KeyboardInterrupt, RuntimeError):  # the last one: standard input is closed
        console.print()
        raise Left from None
