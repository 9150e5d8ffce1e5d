"""Checks of what a terminal shows."""

from __future__ import annotations

from importlib.util import find_spec
from io import StringIO
from typing import Any

from tablee.drawing.looks import terminal_of
from tablee.engine.game import Game
from tablee.testing.markup import drawing
from tablee.testing.pages import looks
from tablee.testing.random_play import Options

WIDTHS = (80, 40)  # of a usual terminal, and of a narrow one
TERMINALS_NEED = "rich"  # which games can do without where they are not played in a terminal


def check_terminal(game: Game, players: int, options: Options, seed: int) -> None:
    """The table, how to read it and the last word at the end can be printed on wide and narrow terminals, and are said
    in full. It looks at the same positions as the checks of pages."""
    if find_spec(TERMINALS_NEED) is None:
        return
    shown = terminal_of(game.meta)
    for look in looks(game, players, options, seed):
        view, speaker = look.state.view(look.observer), look.speaker
        with drawing(f"{look}: terminal"):
            assert _printed(shown.terminal(view, speaker, look.recent)).strip(), "shows nothing"
        with drawing(f"{speaker.language}: legend of the terminal"):
            _printed(shown.legend(speaker))
        if look.state.over:
            with drawing(f"{look}: outcome in the terminal"):
                _printed(shown.outcome(view, speaker))


def _printed(drawn: Any) -> str:
    """On the narrow terminal; on the wide one it is only printed."""
    from rich.console import Console  # not needed where no terminal is

    for width in WIDTHS:
        lines = StringIO()
        Console(file=lines, width=width).print(drawn)
    return lines.getvalue()
