"""Draw the pictures in docs/ anew from the product itself."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console

import tablee
from tablee.bots import Observation, make
from tablee.engine.match import Match
from tablee.engine.records import HUMAN, Seat
from tablee.terminal.table import TerminalTable

DOCS = Path(__file__).resolve().parent.parent / "docs"


def terminal(name: str, key: str, options: dict[str, Any], seed: int, moves: int) -> None:
    """The terminal table in the middle of a game of three."""
    seats = [Seat("Ada", HUMAN), Seat("Greedy", "greedy"), Seat("Greedy 2", "greedy")]
    match = Match.new(tablee.game(key), 3, seed, options, seats)
    bot = make("greedy", seed=3)
    while len(match.record().moves) < moves or match.state.pending() != [0]:
        seat = match.state.pending()[0]
        match.play(seat, bot.choose(Observation(match.state, seat)))
    console = Console(record=True, file=StringIO(), width=92, force_terminal=True, color_system="truecolor")
    table = TerminalTable(match, "en", console, None)
    for happened in match.log[-4:]:
        table.show_events(happened)
    table.show_board(0)
    table.show_choices(0)
    svg = console.export_svg(title=f"tablee play {key} --players 3")
    # rich points at a font on the web; every terminal font will do.
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.S).replace("Fira Code", "DejaVu Sans Mono")
    (DOCS / name).write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    species = {"species": ["reptile", "dinosaur", "mammal"], "first_player": "seat0"}
    terminal("terminal.svg", "genesis", species, seed=11, moves=84)
    terminal("terminal-civilization.svg", "age_of_civilization", {"changing_world": True}, seed=5, moves=30)
