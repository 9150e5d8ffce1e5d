"""A terminal table with somebody at the keyboard who types what a test tells them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import tablee
from tablee.engine.match import Match
from tablee.engine.messages import Speaker
from tablee.engine.records import Record, load
from tablee.terminal.lobby import bots_from, seat_everybody
from tablee.terminal.storage import SaveFile
from tablee.terminal.table import TerminalTable

# What is said before somebody sits down to secrets.
CURTAIN = "to the keyboard; everybody else looks away"


class Keyboard(Console):
    """A console that reads from a list of lines and keeps what was printed."""

    def __init__(self, lines: Iterator[str]) -> None:
        super().__init__(file=StringIO(), width=100, force_terminal=False)
        self.lines = lines

    def input(self, prompt: object = "", **_: object) -> str:
        self.print(prompt, end="")
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        self.print(line)
        return line

    @property
    def text(self) -> str:
        assert isinstance(self.file, StringIO)
        # Lines are broken at the width of the terminal; a test looks for sentences.
        return " ".join(self.file.getvalue().split())


Sit = Callable[..., TerminalTable]


@pytest.fixture
def sit(tmp_path: Path) -> Sit:
    """Make a table: `sit(["reptile", "c4 forest"], players=2, bots="greedy", lang="en", **options)`."""

    def make(
        lines: list[str],
        players: int = 2,
        bots: str = "none",
        lang: str = "en",
        seed: int = 6,
        game_key: str = "genesis",
        **options: Any,
    ) -> TerminalTable:
        game = tablee.game(game_key)
        seats = seat_everybody(players, bots_from(bots, players), Speaker(lang), None)
        match = Match.new(game, players, seed, options, seats)
        return TerminalTable(match, lang, Keyboard(iter(lines)), SaveFile(tmp_path / "game.json"))

    return make


def saved(table: TerminalTable) -> Record:
    """What is in the table's file."""
    assert table.file is not None
    return load(table.file.path)


def printed(table: TerminalTable) -> str:
    assert isinstance(table.console, Keyboard)
    return table.console.text


def alone_to_the_end(sit: Sit, game_key: str, decisions: int, lang: str, **options: Any) -> TerminalTable:
    """A whole game of one player who takes the first choice every time, and says "yes" for the last one, which is asked
    for again before it ends the game."""
    table = sit(["1", "yes"] * decisions, players=1, game_key=game_key, lang=lang, **options)
    table.run()
    assert table.match.state.over
    return table
