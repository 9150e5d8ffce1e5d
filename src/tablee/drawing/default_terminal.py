"""The table in a terminal for a game that draws none: the board that it declares in characters, and the rest in words.

Rich is imported where it is used: pages find this module beside their own drawings, also where no terminal is.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from tablee.drawing.position_words import PlainTable, holders, last_move, position_lines, seat_lines
from tablee.engine.board import Board
from tablee.engine.events import Event
from tablee.engine.messages import Speaker

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

MEN = "○●▲■◆★✚"  # by seat
INK = ("bold bright_white", "bold yellow", "bold cyan", "bold red", "bold green", "bold magenta", "bold blue")
FREE = "·"
ACROSS, DOWN = 4, 2  # characters from one column or row of spaces to the next


class DefaultTerminal:
    """What `looks.TerminalTable` asks for."""

    def terminal(self, view: dict[str, Any], speaker: Speaker, recent: Sequence[Event]) -> RenderableType:
        """The board with the last move marked, and below it what each seat has; without a board, all in words."""
        from rich.console import Group
        from rich.text import Text

        table = PlainTable(view, speaker, recent)
        board = table.game.board
        if board is None:
            return Group(*(Text(line) for line in position_lines(table)))
        seats = [Text(f"{MEN[seat]} {line}") for seat, line in enumerate(seat_lines(table))]
        return Group(_drawn(board, holders(view), last_move(board, recent)), Text(), *seats)

    def legend(self, speaker: Speaker) -> RenderableType:
        """Whose pieces are which."""
        from rich.text import Text

        assert speaker.game is not None
        if speaker.game.board is None:
            return Text()
        seats = speaker.game.seats(max(speaker.game.meta.players))
        return Text("  ".join(f"{MEN[seat]} {speaker.seat(seat)}" for seat in range(seats)), style="dim")

    def outcome(self, view: dict[str, Any], speaker: Speaker) -> RenderableType:
        """Nothing more than points and places say."""
        from rich.text import Text

        return Text()


def _drawn(board: Board, held: dict[str, int], moved: list[list[str]]) -> Text:
    """The board as rows of characters, with the letters and numbers of its edges."""
    from rich.text import Text

    columns = {x: ACROSS * number for number, x in enumerate(sorted({x for x, _ in board.spaces.values()}))}
    rows = {y: DOWN * number for number, y in enumerate(sorted({y for _, y in board.spaces.values()}))}
    cells = _lines(board, columns, rows)
    for name, (x, y) in board.spaces.items():
        seat = held.get(name)
        ink = "dim" if seat is None else INK[seat]
        mark = " reverse" if any(name in spaces for spaces in moved) else ""
        cells[columns[x], rows[y]] = (FREE if seat is None else MEN[seat], ink + mark)
    edge, numbers = board.columns(), {rows[y]: label for y, label in board.rows().items()}
    drawn = Text(no_wrap=True)
    for row in range(max(rows.values()) + 1):
        drawn.append(f"{numbers.get(row, ''):>3} ", style="dim")
        for column in range(max(columns.values()) + 1):
            drawn.append(*cells.get((column, row), (" ", "")))
        drawn.append("\n")
    if edge:
        drawn.append("    " + "".join(f"{edge[x]:<{ACROSS}}" for x in columns).rstrip(), style="dim")
    return drawn


def _lines(board: Board, columns: dict[float, int], rows: dict[float, int]) -> dict[tuple[int, int], tuple[str, str]]:
    """The lines that run along rows and columns; slanted ones cannot be drawn in characters."""
    cells = {}
    for line in board.lines:
        for one, other in pairwise(line):
            (ax, ay), (bx, by) = (board.spaces[board.names[space]] for space in (one, other))
            left, right = sorted((columns[ax], columns[bx]))
            top, bottom = sorted((rows[ay], rows[by]))
            if top == bottom:
                cells.update({(column, top): ("─", "bright_black") for column in range(left, right)})
            elif left == right:
                cells.update({(left, row): ("│", "bright_black") for row in range(top, bottom)})
    return cells
