"""The areas and herds on the board of Genesis: their outlines, their sizes, and a note on the one pointed at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache, partial
from typing import Any, Final

from markupsafe import Markup

from tablee.drawing.remembered import Remembered
from tablee.engine.messages import Speaker
from tablee.games.genesis.game import GenesisGame
from tablee.games.genesis.web import art
from tablee.games.genesis.web.art import fill, join
from tablee.games.genesis.web.board_view import Area, Herd, own_species, passing
from tablee.games.genesis.web.outline import MARGIN, SIDE, Point, outline

BADGE_HEIGHT: Final = 14  # what is free between the silhouettes of two tiles, one above the other
HIGHEST_BADGE: Final = MARGIN + 2.0  # below the letters and numbers of the frame

BADGE: Final = """
<g class="badge times{times}" style="{places}"><rect y="-7" width="{width}" height="14" rx="7"/><text
x="{middle:g}" y="4"><tspan>{size}</tspan>{more}</text></g>"""

TIP: Final = """
<div class="tip in{number} {side}" style="{place}"><h3>{chip}<span>{name} {size}</span><em>×{times}</em></h3>{reason}
<ul>{herds}</ul>{note}</div>"""
TIP_HERD: Final = "<li>{mark}<span>{size}</span><b>+{points}</b></li>"
MAX_TIP_HERDS: Final = 4
MAX_ACROSS: Final = 74  # a note beside an area as wide as the board lies over it rather than outside

Place = tuple[float, float]


def two_places(wide: Place, tall: Place) -> str:
    """Where something stands on the board, and where on the board with rows and columns exchanged."""
    return f"--x: {wide[0]:g}px; --y: {wide[1]:g}px; --tx: {tall[0]:g}px; --ty: {tall[1]:g}px"


# Outlines -------------------------------------------------------------------------------------------


def outlines(view: dict[str, Any], counted: Sequence[Area], species: str | None, remembered: Remembered) -> Markup:
    """Areas in a solid line, and in dashes the herds: those of one species always, the others when pointed at."""
    drawn = [remembered.part(("outlines", *view["board"]), partial(_outlines, counted))]
    drawn += [
        remembered.part(("herds", number, area.herds, species), partial(_herds, number, area.herds, species))
        for number, area in enumerate(counted)
    ]
    return fill('<g class="areas" aria-hidden="true">{}</g>', join(drawn))


def _outlines(counted: Sequence[Area]) -> Markup:
    return join(_outline(area) for area in sorted(counted, key=lambda area: area.times))


def _outline(area: Area) -> Markup:
    return fill(
        '<path class="halo" d="{path}"/><path class="area times{times}" d="{path}" '
        'style="--edge: var(--{terrain}-edge)"/>',
        path=outline(area.cells, inset=0.6, radius=6),
        times=area.times,
        terrain=area.terrain,
    )


def _herds(number: int, herds: Sequence[Herd], species: str | None) -> Markup:
    return join(
        fill(
            '<g class="herd in{number} {whose}"><path d="{path}"/><path d="{path}"/></g>',
            number=number,
            whose="own" if herd.species == species else "other",
            path=outline(herd.cells, inset=4.2, radius=5),
        )
        for herd in herds
        if herd.size > 1
    )


# Badges ---------------------------------------------------------------------------------------------


def badges(view: dict[str, Any], counted: Sequence[Area], remembered: Remembered) -> Markup:
    """How large each area is and what multiplies it, around its upper border where no other badge stands."""
    return remembered.part(("badges", *view["board"]), partial(_badges, counted))


def _badges(counted: Sequence[Area]) -> Markup:
    widths = [(41 if area.times > 1 else 23) - (6 if area.size < 10 else 0) for area in counted]
    wide = _spread([_upper_edge(area.cells) for area in counted], widths)
    tall = _spread([_upper_edge(tuple((y, x) for x, y in area.cells)) for area in counted], widths)
    drawn = [_badge(*badge) for badge in zip(counted, widths, wide, tall, strict=True)]
    return fill('<g class="badges" aria-hidden="true">{}</g>', join(drawn))


def _badge(area: Area, width: int, wide: Place, tall: Place) -> Markup:
    more = fill('<tspan class="times" dx="3">×{}</tspan>', area.times) if area.times > 1 else Markup("")
    return fill(
        BADGE,
        times=area.times,
        places=two_places(wide, tall),
        width=width,
        middle=width / 2,
        size=area.size,
        more=more,
    )


def _spread(edges: Sequence[Sequence[Place]], widths: list[int]) -> list[Place]:
    taken: list[tuple[float, float, int]] = []
    for places, width in zip(edges, widths, strict=True):
        taken.append((*_place(places, width, taken), width))
    return [(x, y) for x, y, _ in taken]


@lru_cache(2000)
def _upper_edge(cells: tuple[Point, ...]) -> list[Place]:
    """Where a badge could stand; most groups of squares are on the next board again."""
    upper = sorted((y, x) for x, y in set(cells) if (x, y - 1) not in cells)
    return [(MARGIN + SIDE * x - 3.0, max(HIGHEST_BADGE, MARGIN + SIDE * y)) for y, x in upper]


def _place(places: Sequence[Place], width: int, taken: Iterable[tuple[float, float, int]]) -> Place:
    clear = (place for place in places if not any(_meet(place, width, other) for other in taken))
    return next(clear, places[0])


def _meet(place: Place, width: int, other: tuple[float, float, int]) -> bool:
    apart = place[0] + width < other[0] or other[0] + other[2] < place[0]
    return not apart and abs(place[1] - other[1]) < BADGE_HEIGHT


# Notes ----------------------------------------------------------------------------------------------


def tips(view: dict[str, Any], counted: Sequence[Area], speaker: Speaker, remembered: Remembered) -> Markup:
    """A note for each area, shown while one of its tiles is pointed at. The panel says the same to a screen reader."""
    species = own_species(view)
    drawn = []
    for number, area in enumerate(counted):
        standing = _standing(area, species, view, speaker) if species else ""
        drawn.append(remembered.part(("tip", number, area, standing), partial(_tip, number, area, standing, speaker)))
    return fill('<div class="tips" aria-hidden="true">{}</div>', join(drawn))


def _tip(number: int, area: Area, standing: str, speaker: Speaker) -> Markup:
    said = _reason(area, speaker)
    paid = [herd for herd in area.herds if herd.points][:MAX_TIP_HERDS]
    herds = [fill(TIP_HERD, mark=art.mark(herd.species), size=herd.size, points=herd.points) for herd in paid]
    note = fill("<p>{}</p>", standing) if standing else Markup("")
    side, place = _beside(area)
    return fill(
        TIP,
        number=number,
        side=side,
        place=place,
        chip=art.chip(area.terrain),
        name=speaker.name("colour", area.terrain),
        size=area.size,
        times=area.times,
        reason=fill("<p>{}</p>", said) if said else "",
        herds=join(herds),
        note=note,
    )


def _reason(area: Area, speaker: Speaker) -> str:
    """Why an area counts several times."""
    assert isinstance(speaker.game, GenesisGame)
    if area.times == speaker.game.tables.triple:
        return speaker.say("drawn-tip-triple")
    return speaker.say("drawn-tip-double") if area.times > 1 else ""


def _standing(area: Area, species: str, view: dict[str, Any], speaker: Speaker) -> str:
    """How the largest own herd stands against the largest of the others."""
    own = next((herd for herd in area.herds if herd.species == species), None)
    rival = next((herd for herd in area.herds if herd is not own), None)
    if own is None:
        return speaker.say("drawn-tip-absent")
    if rival is None:
        return speaker.say("drawn-tip-alone")
    square = passing(view, area, species, rival.size) if own.size <= rival.size else ""
    values = {"species": rival.species, "ahead": abs(own.size - rival.size), "square": square}
    if square:
        return speaker.say("drawn-tip-passes", values)
    if own.size == rival.size:
        return speaker.say("drawn-tip-level", values)
    return speaker.say("drawn-tip-leads" if own.size > rival.size else "drawn-tip-behind", values)


def _beside(area: Area) -> tuple[str, str]:
    """To which side of an area its note stands, and where, in shares of the board."""
    columns, rows = [x for x, _ in area.cells], [y for _, y in area.cells]
    east = min(columns) + max(columns) < 14
    beyond = max(columns) + 1 if east else 14 - min(columns)
    across = min((MARGIN + SIDE * beyond + 8) / 6, MAX_ACROSS)
    low = min(rows) > 5
    down = (MARGIN + SIDE * (9 - max(rows) if low else min(rows))) / 4.4
    place = f"{'left' if east else 'right'}: {across:.1f}%; {'bottom' if low else 'top'}: {down:.1f}%"
    return ("east" if east else "west"), place
