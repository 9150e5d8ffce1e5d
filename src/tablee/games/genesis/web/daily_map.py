"""The map of a game of the day as a small picture that stands alone: land, river, volcanoes and tar pits."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from tablee.games.genesis.web.art import PIECES, fill, join

SIDE, MARGIN, COLUMNS, ROWS = 20, 10, 14, 10
RELIEF = {"VV": "volcano", "PP": "pit"}  # as views write them

PICTURE = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 220"><defs>{symbols}</defs>
<rect width="300" height="220" rx="8" fill="#33502a"/>
<rect x="10" y="10" width="280" height="200" rx="4" fill="#eadcb6"/>
<path d="M10 10H150C160 60 60 60 60 110S20 130 10 140Z" fill="#d9d6a0"/>
<path d="M290 210H150C150 180 200 170 220 130C240 100 270 110 290 90Z" fill="#f1e3bd"/>
<path d="{grid}" stroke="#a98d58" stroke-opacity=".4" fill="none"/>
<polygon points="{river} 290,210 290,10" fill="#8d9a94" opacity=".55"/>
<g fill="none" stroke-linejoin="round"><polyline points="{river}" stroke="#3c7a93" stroke-width="6"/>
<polyline points="{river}" stroke="#86bfd2" stroke-width="4"/></g>{reliefs}</svg>"""
SYMBOL = '<symbol id="{name}" viewBox="0 0 40 40">{drawing}</symbol>'
USE = '<use href="#{name}" x="{x}" y="{y}" width="20" height="20"/>'


def picture(view: dict[str, Any]) -> Markup:
    symbols = [
        fill(SYMBOL, name=name, drawing=PIECES[f"genesis-relief-{name}"]) for name in sorted(set(RELIEF.values()))
    ]
    reliefs = [
        fill(USE, name=RELIEF[square], x=_place(column), y=_place(row))
        for row, line in enumerate(view["board"])
        for column, square in enumerate(line.split())
        if square in RELIEF
    ]
    return fill(PICTURE, symbols=join(symbols), grid=_grid(), river=_river(view["right"]), reliefs=join(reliefs))


def _place(number: int) -> int:
    return MARGIN + SIDE * number


def _grid() -> str:
    upright = [f"M{_place(column)} 10V210" for column in range(1, COLUMNS)]
    return "".join([*upright, *(f"M10 {_place(row)}H290" for row in range(1, ROWS))])


def _river(right: list[int]) -> str:
    """Down the board, a step wherever the number of squares to its right changes."""
    bends = [(_place(COLUMNS - count), row) for row, count in enumerate(right)]
    return " ".join(f"{x},{_place(row)} {x},{_place(row + 1)}" for x, row in bends)
