"""The board of Genesis as one SVG: land, river, squares with what is on them, and the areas and herds around them.

A narrow page shows the board with rows and columns exchanged, so that squares are as large as the finger needs
(style.css, "On a phone"). Whatever must stay upright then is an `upright` group, or carries a second place of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache, partial
from typing import Any

from markupsafe import Markup

from tablee.drawing.remembered import Remembered
from tablee.engine.events import Event
from tablee.engine.messages import Speaker
from tablee.games.genesis.web import art
from tablee.games.genesis.web.areas import badges, outlines, tips, two_places
from tablee.games.genesis.web.art import fill, join
from tablee.games.genesis.web.board_view import (
    BEYOND,
    BOARDS,
    Square,
    area_numbers,
    areas,
    neutral_plan,
    newest,
    own_seat,
    question,
    squares_of_row,
)
from tablee.games.genesis.web.motions import laid
from tablee.games.genesis.web.outline import MARGIN, SIDE, outline

COLUMNS = "abcdefghijklmn"

BOARD = """
<div class="genesis genesis-board" id="genesis-board"><div class="map"><svg class="ground" viewBox="0 0 600 440"
role="group" aria-label="{label}">{defs}{frame}{river}{coordinates}{cartouche}<g>{squares}</g>{areas}{badges}</svg>
{tips}<div class="callout" data-callout="" aria-hidden="true" hidden=""></div></div></div>"""

FRAME = """
<rect width="600" height="440" rx="12" fill="var(--frame)"/>
<rect width="600" height="440" rx="12" fill="url(#genesis-pattern-fern)" opacity=".5"/>
<rect x="4" y="4" width="592" height="432" rx="9" fill="none" stroke="var(--gilt)" stroke-width="1.1" opacity=".75"/>
<clipPath id="genesis-land"><rect x="20" y="20" width="560" height="400" rx="7"/></clipPath>
<g clip-path="url(#genesis-land)">{land}<rect x="20" y="20" width="560" height="400"
fill="url(#genesis-pattern-soil)"/>{mist}</g>"""

RIVER = """
<g class="river" data-card="river" fill="none" stroke-linejoin="round"><polyline points="{points}"
stroke="var(--river-bank)" stroke-width="10.5"/><polyline points="{points}" stroke="var(--river)"
stroke-width="8"/><polyline points="{points}" stroke="#e9f6f6"
stroke-width="1.2" stroke-dasharray="9 7 3 11" opacity=".9"/></g>"""

PIECE = """
<g class="square {kind}" id="genesis-square-{name}" data-piece="square-{name}"{card} role="button"
aria-label="{label}" transform="translate({x} {y})"><g class="upright">{drawn}</g></g>"""

BODY = '<g class="body" data-glides="{laid}">{tile}{creature}</g>'
NEWEST = Markup('<path class="newest" d="M25 1.6H32.5A5.5 5.5 0 0 1 38 7.1V14.6Z"/>')
FREE = '<rect class="spot" x="3" y="3" width="34" height="34" rx="5"/>{}'
DOT = Markup('<circle class="dot" cx="20" cy="20" r="2.4"/>')
GHOST = '<g class="ghost">{}</g>'
ENDING = Markup('<circle class="end" cx="20" cy="20" r="10"/><path class="bang" d="M20 14V21M20 25.4V25.5"/>')
PLANNED = (
    '<g class="planned">{tile}{creature}</g><rect class="plan" x="2.6" y="2.2" width="34.8" height="34.8" rx="5"/>'
)


def board(view: dict[str, Any], speaker: Speaker, recent: Sequence[Event] = ()) -> Markup:
    counted, remembered = areas(view, speaker), Remembered(speaker)
    return fill(
        BOARD,
        label=speaker.say("drawn-board", {"map": map_name(view, speaker)}),
        defs=art.definitions(),
        frame=_frame(view["board"]),
        river=_river(tuple(view["right"])),
        coordinates=_coordinates(),
        cartouche=fill('<text class="cartouche" x="300" y="434">{}</text>', map_name(view, speaker)),
        squares=_Pieces(view, speaker, newest(recent), remembered).drawn(),
        areas=outlines(view, counted, view["seats"][own_seat(view)]["species"], remembered),
        badges=badges(view, counted, remembered),
        tips=tips(view, counted, speaker, remembered) if "scores" in view else "",
    )


def map_name(view: dict[str, Any], speaker: Speaker) -> str:
    return speaker.option_value("map", view["options"]["map"])


def _frame(board: Sequence[str]) -> Markup:
    """The land; what lies beyond the river in small games is in the mist."""
    rows = (squares_of_row(row, contents) for row, contents in enumerate(board) if BEYOND in contents)
    unused = outline(
        ((square.column, square.row) for row in rows for square in row if square.kind == "unused"), radius=0
    )
    hidden = Markup("")
    if unused:
        hidden = fill('<path d="{0}" class="mist"/><path d="{0}" fill="url(#genesis-pattern-mist)"/>', unused)
    return fill(FRAME, land=art.PIECES["land"], mist=hidden)


@lru_cache(BOARDS)
def _river(right: tuple[int, ...]) -> Markup:
    points = []
    for row, count in enumerate(right):
        x = MARGIN + SIDE * (14 - count)
        points += [f"{x},{MARGIN + SIDE * row}", f"{x},{MARGIN + SIDE * (row + 1)}"]
    return fill(RIVER, points=" ".join(points))


@cache
def _coordinates() -> Markup:
    above = [(40.0 + SIDE * number, 14.0) for number in range(14)]
    beside = [(10.0, 43.5 + SIDE * number) for number in range(14)]
    texts = [(COLUMNS[n], above[n], beside[n]) for n in range(14)]
    texts += [(str(n + 1), beside[n], above[n]) for n in range(10)]
    drawn = join(fill('<text style="{}">{}</text>', two_places(wide, tall), word) for word, wide, tall in texts)
    return fill('<g class="coordinates" aria-hidden="true">{}</g>', drawn)


@lru_cache(BOARDS)
def _by_row(names: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Squares in the rows that they are in, from the top."""
    rows: list[list[str]] = [[] for _ in range(10)]
    for name in names:
        rows[int(name[1:]) - 1].append(name)
    return tuple(map(tuple, rows))


class _Pieces:
    """The squares, each a piece to touch."""

    def __init__(self, view: dict[str, Any], speaker: Speaker, newest: list[str], remembered: Remembered) -> None:
        self.speaker = speaker
        self.remembered = remembered
        self.board = view["board"]
        self.ending = _by_row(() if view["over"] else tuple(view["end"]["ending"]))
        self.live = _by_row(tuple(view["end"]["live"]))
        self.newest = _by_row(tuple(newest))
        self.areas = area_numbers(view, speaker)
        self.plan = neutral_plan(view)
        self.planned = _by_row(tuple(self.plan))
        self.neutral = view["challenge"]["neutral"]["species"] if self.plan else ""
        # Who is to place sees the own tile on a square before it is placed.
        seat = own_seat(view)
        placing = question(view, seat) in ("tile1", "tile2")
        self.ghost = view["seats"][seat]["species"] if placing else None

    def drawn(self) -> Markup:
        """A move changes few rows, and of these few squares."""
        return join(
            self.remembered.part(self._shown_in_row(row), partial(self._row, row)) for row in range(len(self.areas))
        )

    def _shown_in_row(self, row: int) -> tuple[object, ...]:
        """All that the drawing of a row shows."""
        planned = tuple((name, self.plan[name], self.neutral) for name in self.planned[row])
        return (
            "row",
            row,
            self.board[row],
            self.areas[row],
            self.newest[row],
            self.ending[row],
            self.live[row],
            planned,
            self.ghost,
        )

    def _row(self, row: int) -> Markup:
        draw = {"free": self._free, "tile": self._tile, "relief": self._relief}
        return join(
            self.remembered.part(self._shown(square), partial(draw[square.kind], square))
            for square in squares_of_row(row, self.board[row])
            if square.kind in draw
        )

    def _shown(self, square: Square) -> tuple[object, ...]:
        """All that the drawing of a square shows."""
        name, row = square.name, square.row
        if square.kind == "free":
            planned = self.plan.get(name)
            whose = self.neutral if planned else ""
            return "free", square, name in self.ending[row], name in self.live[row], planned, whose, self.ghost
        return square.kind, square, self.areas[row][square.column], name in self.newest[row]

    def _piece(self, square: Square, kind: str, label: str, drawn: Markup, card: str = "") -> Markup:
        return fill(
            PIECE,
            kind=kind,
            name=square.name,
            card=fill(' data-card="{}"', card) if card else "",
            label=label,
            x=MARGIN + SIDE * square.column,
            y=MARGIN + SIDE * square.row,
            drawn=drawn,
        )

    def _relief(self, square: Square) -> Markup:
        label = self.speaker.say("drawn-square-relief", {"square": square.name, "relief": square.relief})
        return self._piece(square, "relief", label, art.relief(square.relief), f"relief-{square.relief}")

    def _tile(self, square: Square) -> Markup:
        label = self.speaker.say(
            "drawn-square-tile", {"square": square.name, "colour": square.terrain, "species": square.species}
        )
        kind = "tile"
        glides, creature = laid(square.name), art.creature(square.species)
        drawn = fill(BODY, laid=glides, tile=art.tile(square.terrain), creature=creature)
        area = self.areas[square.row][square.column]
        if area is not None:
            kind += f" in{area}"
        if square.name in self.newest[square.row]:
            kind += " fresh"
            drawn += NEWEST
            label += ", " + self.speaker.say("drawn-newest")
        return self._piece(square, kind, label, drawn)

    def _free(self, square: Square) -> Markup:
        """A free square. It says whether a tile here ends the game, and whether the neutral species wants it."""
        ends = square.name in self.ending[square.row]
        lonely = square.name not in self.live[square.row]
        key = "ends" if ends else "lonely" if lonely else "free"
        label = self.speaker.say(f"drawn-square-{key}", {"square": square.name})
        sign = ENDING if ends else DOT
        if square.name in self.plan:
            terrain = self.plan[square.name]
            label += ", " + self.speaker.say("drawn-square-planned", {"colour": terrain})
            planned = fill(PLANNED, tile=art.tile(terrain), creature=art.creature(self.neutral))
            sign = planned + (ENDING if ends else Markup(""))
        ghost = fill(GHOST, art.creature(self.ghost)) if self.ghost else Markup("")
        kind = "free" + (" ending" if ends else "") + (" lonely" if lonely else "")
        return self._piece(square, kind, label, fill(FREE, sign + ghost), "end" if lonely else "")
