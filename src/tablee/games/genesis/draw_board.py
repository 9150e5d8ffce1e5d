"""The board of Genesis as one SVG: land, river, squares with what is on them, and the areas around them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from markupsafe import Markup

from tablee.engine.messages import Speaker
from tablee.games.genesis import art
from tablee.games.genesis import draw_shapes as shapes
from tablee.games.genesis.art import fill, join
from tablee.games.genesis.draw_outline import MARGIN, SIDE, outline
from tablee.games.genesis.draw_position import Area, Square, areas, neutral_plan, squares

COLUMNS = "abcdefghijklmn"

BADGE_HEIGHT = 16
BADGE_TOP = 16.5  # no badge stands higher than this

FRAME = """
<rect width="600" height="440" rx="12" fill="var(--frame)"/>
<rect width="600" height="440" rx="12" fill="url(#genesis-pattern-fern)" opacity=".5"/>
<rect x="4" y="4" width="592" height="432" rx="9" fill="none" stroke="var(--gilt)" stroke-width="1.1" opacity=".75"/>
<clipPath id="genesis-land"><rect x="20" y="20" width="560" height="400" rx="7"/></clipPath>
<g clip-path="url(#genesis-land)">{land}<rect x="20" y="20" width="560" height="400"
fill="url(#genesis-pattern-soil)"/>{mist}</g>"""

RIVER = """
<g class="river" fill="none" stroke-linejoin="round"><polyline points="{points}" stroke="var(--river-bank)"
stroke-width="10.5"/><polyline points="{points}" stroke="var(--river)" stroke-width="8"/><polyline points="{points}"
stroke="#e9f6f6" stroke-width="1.2" stroke-dasharray="9 7 3 11" opacity=".9"/></g>"""

PIECE = """
<g class="square {kind}" data-piece="square-{name}" role="button" aria-label="{label}" transform="translate({x} {y})"
>{drawn}</g>"""

MOVING = '<g style="view-transition-name: genesis-tile-{name}">{tile}{creature}</g>'
FREE = '<rect class="spot" x="3" y="3" width="34" height="34" rx="5"/>{}'
DOT = Markup('<circle class="dot" cx="20" cy="20" r="2.4"/>')
ENDING = Markup('<circle class="end" cx="20" cy="20" r="10"/><path class="bang" d="M20 14V21M20 25.4V25.5"/>')
PLANNED = (
    '<g class="planned">{tile}{creature}</g><rect class="plan" x="2.6" y="2.2" width="34.8" height="34.8" rx="5"/>'
)

BADGE = """
<g class="badge times{times}" transform="translate({x:g} {y:g})"><rect width="{width}" height="16" rx="8"/><text
x="{middle:g}" y="12"><tspan>{size}</tspan>{more}</text></g>"""


def board(view: dict[str, Any], speaker: Speaker) -> Markup:
    found = squares(view)
    counted = areas(view, speaker)
    return fill(
        '<div class="genesis genesis-board">'
        '<svg class="ground" viewBox="0 0 600 440" role="group" aria-label="{label}">'
        "{defs}{frame}{river}{coordinates}{cartouche}<g>{squares}</g>{areas}{badges}</svg></div>",
        label=speaker.say("drawn-board", {"map": map_name(view, speaker)}),
        defs=art.definitions(),
        frame=_frame(found),
        river=_river(view["right"]),
        coordinates=_coordinates(),
        cartouche=fill('<text class="cartouche" x="300" y="434">{}</text>', map_name(view, speaker)),
        squares=_pieces(view, speaker, found),
        areas=_outlines(counted),
        badges=_badges(counted),
    )


def map_name(view: dict[str, Any], speaker: Speaker) -> str:
    return speaker.option_value("map", view["options"]["map"])


def _frame(found: list[Square]) -> Markup:
    """The land; what lies beyond the river in small games is in the mist."""
    unused = outline(((square.column, square.row) for square in found if square.kind == "unused"), radius=0)
    hidden = Markup("")
    if unused:
        hidden = fill('<path d="{0}" class="mist"/><path d="{0}" fill="url(#genesis-pattern-mist)"/>', unused)
    return fill(FRAME, land=Markup(shapes.LAND), mist=hidden)


def _river(right: list[int]) -> Markup:
    points = []
    for row, count in enumerate(right):
        x = MARGIN + SIDE * (14 - count)
        points += [f"{x},{MARGIN + SIDE * row}", f"{x},{MARGIN + SIDE * (row + 1)}"]
    return fill(RIVER, points=" ".join(points))


def _coordinates() -> Markup:
    across = [fill('<text x="{}" y="14">{}</text>', 40 + SIDE * number, name) for number, name in enumerate(COLUMNS)]
    down = [fill('<text x="10" y="{}">{}</text>', 43.5 + SIDE * row, row + 1) for row in range(10)]
    return fill('<g class="coordinates" aria-hidden="true">{}{}</g>', join(across), join(down))


def _pieces(view: dict[str, Any], speaker: Speaker, found: list[Square]) -> Markup:
    ending = set() if view["over"] else set(view["end"]["ending"])
    live = set(view["end"]["live"])
    plan = neutral_plan(view)
    drawn = []
    for square in found:
        if square.kind == "free":
            drawn.append(_free(view, speaker, square, square.name in ending, square.name in live, plan))
        elif square.kind == "tile":
            drawn.append(_tile(speaker, square))
        elif square.kind == "relief":
            label = speaker.say("drawn-square-relief", {"square": square.name, "relief": square.relief})
            drawn.append(_piece(square, "relief", label, art.relief(square.relief)))
    return join(drawn)


def _piece(square: Square, kind: str, label: str, drawn: Markup) -> Markup:
    x, y = MARGIN + SIDE * square.column, MARGIN + SIDE * square.row
    return fill(PIECE, kind=kind, name=square.name, label=label, x=x, y=y, drawn=drawn)


def _tile(speaker: Speaker, square: Square) -> Markup:
    values = {"square": square.name, "colour": square.terrain, "species": square.species}
    drawn = fill(MOVING, name=square.name, tile=art.tile(square.terrain), creature=art.creature(square.species))
    return _piece(square, "tile", speaker.say("drawn-square-tile", values), drawn)


def _free(
    view: dict[str, Any], speaker: Speaker, square: Square, ends: bool, live: bool, plan: dict[str, str]
) -> Markup:
    """A free square. It says whether a tile here ends the game, and whether the neutral species wants it."""
    label = speaker.say("drawn-square-ends" if ends else "drawn-square-free", {"square": square.name})
    sign = ENDING if ends else DOT
    if square.name in plan:
        terrain = plan[square.name]
        label += ", " + speaker.say("drawn-square-planned", {"colour": terrain})
        creature = art.creature(view["challenge"]["neutral"]["species"])
        sign = fill(PLANNED, tile=art.tile(terrain), creature=creature) + (ENDING if ends else Markup(""))
    kind = "free" + (" ending" if ends else "") + ("" if live else " lonely")
    return _piece(square, kind, label, fill(FREE, sign))


def _outlines(counted: list[Area]) -> Markup:
    drawn = []
    for area in sorted(counted, key=lambda area: area.times):
        path = outline(area.cells, inset=0.6, radius=6)
        drawn.append(
            fill(
                '<path class="halo" d="{path}"/><path class="area times{times}" d="{path}" '
                'style="--edge: var(--{terrain}-edge)"/>',
                path=path,
                times=area.times,
                terrain=area.terrain,
            )
        )
    return fill('<g class="areas" aria-hidden="true">{}</g>', join(drawn))


def _badges(counted: list[Area]) -> Markup:
    """How large each area is and what multiplies it, on its upper border where no other badge stands."""
    taken: list[tuple[float, float, int]] = []
    drawn = []
    for area in counted:
        width = (41 if area.times > 1 else 23) - (6 if area.size < 10 else 0)
        x, y = _place(area, width, taken)
        taken.append((x, y, width))
        more = fill('<tspan class="times" dx="3">×{}</tspan>', area.times) if area.times > 1 else Markup("")
        drawn.append(fill(BADGE, times=area.times, x=x, y=y, width=width, middle=width / 2, size=area.size, more=more))
    return fill('<g class="badges" aria-hidden="true">{}</g>', join(drawn))


def _place(area: Area, width: int, taken: Iterable[tuple[float, float, int]]) -> tuple[float, float]:
    borders = [cell for cell in area.cells if (cell[0], cell[1] - 1) not in area.cells]
    places = [(MARGIN + SIDE * x - 3.0, max(BADGE_TOP, MARGIN + SIDE * y - 6.0)) for x, y in borders]
    clear = [place for place in places if not any(_meet(place, width, other) for other in taken)]
    return (clear or places)[0]


def _meet(place: tuple[float, float], width: int, other: tuple[float, float, int]) -> bool:
    apart = place[0] + width < other[0] or other[0] + other[2] < place[0]
    return not apart and abs(place[1] - other[1]) < BADGE_HEIGHT
