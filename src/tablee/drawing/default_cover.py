"""The cover of a game that has none: its board in its colour, or a few pieces on the table."""

from __future__ import annotations

from markupsafe import Markup, escape

from tablee.drawing.board_picture import BoardPicture
from tablee.drawing.men import SHAPES, man
from tablee.engine.board import Board
from tablee.engine.meta import Meta

WIDTH, HEIGHT = 360, 310
SIDE = 350  # of the board, which lies across the lid and runs over its edge
THUMB = 150
EVERY, TO = 5, 3  # of so many spaces a few are taken

# A cover stands alone: no style sheet of the page reaches it.
STYLE = """
.frame { fill: color-mix(in oklab, var(--accent) 72%, #1d130b) }
.gilt { fill: none; stroke: #e6c877; stroke-width: 3 }
.wood { fill: color-mix(in oklab, var(--accent) 30%, #f0dcae) }
.grain { fill: none; stroke: #6b4a2022; stroke-width: 5 }
.edges { display: none }
.line { fill: none; stroke: #4a3219; stroke-width: 6; stroke-linecap: round; stroke-linejoin: round }
.light { display: none }
.cell { fill: #fff6df88; stroke: #8a6a3c66; stroke-width: 2 }
.cell.other { fill: #b98f5244 }
.shade { fill: #0006 }
.body { stroke-width: 3; stroke-linejoin: round }
.inlay { fill: none; stroke-width: 4; opacity: .7 }
.seat-0 .body { fill: #fbf3df; stroke: #7b623a }
.seat-0 .inlay { stroke: #7b623a }
.seat-1 .body { fill: #3b2c25; stroke: #120c08 }
.seat-1 .inlay { stroke: #d9c6a4 }
"""

LAMP = """<defs><radialGradient id="lamp" cx=".4" cy=".2" r="1">
<stop stop-color="#fff3d0" stop-opacity=".3"/>
<stop offset=".45" stop-color="#fff3d0" stop-opacity="0"/>
<stop offset="1" stop-color="#2b1505" stop-opacity=".5"/>
</radialGradient></defs>"""


def cover(meta: Meta, board: Board | None) -> str:
    """As wide and high as those that are drawn by hand, with a view of its middle for lists."""
    middle = f"{(WIDTH - THUMB) / 2:g} {(HEIGHT - THUMB) / 2:g} {THUMB} {THUMB}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<view id="{escape(meta.key)}-thumb" viewBox="{middle}"/>'
        f"<style>:root {{ --accent: {escape(meta.accent.light)} }}{STYLE}</style>"
        f"{LAMP}"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{escape(meta.accent.light)}"/>'
        f"{_on_the_table(board)}"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#lamp)"/></svg>'
    )


def _on_the_table(board: Board | None) -> Markup:
    if board is None:
        return Markup().join(man(seat % len(SHAPES), 110 + 70 * seat, 130 + 60 * seat, 54) for seat in (0, 1))
    picture = BoardPicture(board)
    size = SIDE / max(picture.width, picture.height)
    taken = {name: number % 2 for number, name in enumerate(board.names) if number * TO % EVERY < TO - 1}
    return Markup(
        f'<g transform="translate({WIDTH / 2} {HEIGHT / 2}) rotate(-14) scale({size:.4f}) '
        f'translate({-picture.width / 2:g} {-picture.height / 2:g})">{picture.plain(taken)}</g>'
    )
