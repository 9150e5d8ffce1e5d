"""The world: Continents around Genesia, whose regions they are, who stands there, and what is under way."""

from __future__ import annotations

import math
import random
import unicodedata
from functools import cache
from typing import Final

from markupsafe import Markup, escape

from tablee.drawing.markup import hidden, join, tag
from tablee.drawing.table import only
from tablee.games.genesia.rules.geography import COLOURS, Region, regions
from tablee.games.genesia.web.icons import at, icon
from tablee.games.genesia.web.outlines import MIDDLES, Lands, Shape, lands
from tablee.games.genesia.web.table import PLANNING, Held, Table

PLATE: Final = 190  # how wide the name on a plate may be
CUT: Final = "…"
MANY: Final = 4  # Continents from which on figures are drawn larger
# Hatchings, so that colour never says alone whose a region is.
HATCHINGS: Final = (
    '<pattern id="ga-h-red" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<path class="wash" d="M0 0H13V13H0z"/><path class="line" stroke-width="5" d="M0 0V13"/></pattern>'
    '<pattern id="ga-h-green" width="13" height="13" patternUnits="userSpaceOnUse"><path class="wash" d="M0 '
    '0H13V13H0z"/>'
    '<circle class="dot" cx="6" cy="6" r="2.8"/></pattern>'
    '<pattern id="ga-h-yellow" width="16" height="12" patternUnits="userSpaceOnUse">'
    '<path class="wash" d="M0 0H16V12H0z"/><path class="line" stroke-width="2" d="M0 9 4 4l4 5 4-5 4 5"/></pattern>'
    '<pattern id="ga-h-grey" width="14" height="14" patternUnits="userSpaceOnUse">'
    '<path class="wash" d="M0 0H14V14H0z"/><path class="line" stroke-width="2" d="M0 7H14M7 0V14"/></pattern>'
    '<pattern id="ga-h-black" width="18" height="14" patternUnits="userSpaceOnUse">'
    '<path class="wash" d="M0 0H18V14H0z"/><path class="line" stroke-width="2.4" d="M0 1H18M0 8H18M4 1V8M13 '
    '8V15"/></pattern>'
)
FIGURES: Final = (
    '<symbol id="ga-pawn" viewBox="0 0 32 40" overflow="visible"><ellipse cx="16" cy="36.5" rx="13" ry="3.4" '
    'fill="#0003"/>'
    '<path fill="var(--seat)" stroke="var(--edge)" stroke-width="1.7" d="M16 13c6 0 7 5 8 11l3.4 9.4c.5 1.6-.5 '
    "2.6-2 2.6H6.6c-1.5 0-2.5-1-2-2.6L8 "
    '24c1-6 2-11 8-11z"/>'
    '<circle fill="var(--seat)" stroke="var(--edge)" stroke-width="1.7" cx="16" cy="9" r="7"/><path d="M11.5 '
    '8a4.6 4.6 0 0 1 4-4M11 25c.6-4 1.2-6.5 3-7.5" '
    'fill="none" '
    'stroke="#fff" stroke-opacity=".6" stroke-width="1.8" stroke-linecap="round"/></symbol>'
    '<symbol id="ga-city" viewBox="0 0 48 56" overflow="visible"><ellipse cx="24" cy="52" rx="23" ry="4" fill="#0003"/>'
    '<g stroke="#2a2420" stroke-width="1.7" stroke-linejoin="round"><path d="M27 4v12" fill="none"/>'
    '<path fill="var(--seat)" d="M27 4h13l-3.5 4 3.5 4H27z"/><path d="M4 27h5v4h4v-4h5v24H4z" fill="#efe4cd"/>'
    '<path d="M32 29h4v3h4v-3h5v22H32z" fill="#e2d3b5"/><path d="M14 18h5v4h3.5v-4h5v4H31v-4h5v33H14z" '
    'fill="#f7efdd"/>'
    '<path d="M21 51v-8a4 4 0 0 1 8 0v8z" fill="#5b4a3c"/><path fill="var(--seat)" d="M14 27h22v4.5H14z"/></g>'
    '<path d="M8 37v4M40 38v4M20 36h3M28 37h3" stroke="#2a2420" stroke-opacity=".5" stroke-width="1.5"/></symbol>'
    '<symbol id="ga-site" viewBox="0 0 48 56"><path d="M8 51V27h6V18h5v4h3.5v-4h5v4H31v-4h5v9h6v24z" fill="none" '
    'stroke="currentColor" stroke-width="3" stroke-dasharray="4 4"/></symbol>'
    '<symbol id="ga-hut" viewBox="0 0 26 20"><path d="M4 19v-8h18v8z" fill="#efe0c2" stroke="#2a2420" '
    'stroke-width="1.4"/>'
    '<path fill="var(--seat)" stroke="var(--edge)" stroke-width="1.7" d="M1 12 13 2l12 10z"/><path d="M11 '
    '19v-5h4v5" fill="#5b4a3c"/></symbol>'
    '<marker id="ga-tip" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="3" markerHeight="3" orient="auto">'
    '<path d="M0 0 10 5 0 10z"/></marker>'
    '<marker id="ga-goal" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="3.4" markerHeight="3.4" orient="auto">'
    '<path d="M0 0 10 5 0 10z"/></marker>'
)
# What grows in a region of each value, drawn around its middle.
GROWS: Final = {
    1: "m-6 4-1-5m3 5 1-6m2 6 1.5-4m3 4-.5-5",
    2: "m-8-4c5-3 11-3 16 0m-16 4c5-3 11-3 16 0m-16 4c5-3 11-3 16 0",
    3: "m0-8-5 11h10zm0 11v4",
    4: "m-10 4c2-9 9-9 11-1m-2-3c2-4 7-3 9 4",
    5: "m-10 7 7-13 4 7 2-3 5 9z",
    7: "m0 8c1-5 1-8 0-11c-3-4-6-3-8 0c3-1 5-1 8 0c3-4 6-3 8 0c-3-1-5-1-8 0",
    12: "m-8 6h16m-14 0v-8m4 8v-10m5 10v-9m4 9v-6m-14-3h7m2-1h5",
}
SPOTS: Final = ((-1, -1), (-1, 0.9), (1, -0.9), (1, 1), (0.0, 1.0), (-0.55, 0.95))
ROSE: Final = (
    '<circle r="62"/><circle r="54" stroke-dasharray="2 6"/><path class="f" d="M0-80 9-9 0 0zM0 80-9 9 0 0zM80 '
    "0 9 9 0 0z"
    'M-80 0-9-9 0 0z"/><path d="M0-80-9-9-80 0-9 9 0 80 9 9 80 0 9-9z"/>'
)
SHIP: Final = (
    '<path d="M-34 14h68l-9 15h-50zM0 14v-52M18 14v-38M-3-34c-16 6-24 18-25 40 8-4 17-5 25-4zM3-36c12 8 16 20 '
    "16 40-6-3-11-4"
    '-16-3z"/><path d="M-60 36c8-8 16-8 24 0s16 8 24 0 16-8 24 0 16 8 24 0 16-8 24 0"/>'
)
WHALE: Final = (
    '<path d="M-52 22c2-30 24-42 50-36 20 5 34 18 40 36M38 22c4-14 12-20 22-24-2-8-10-10-16-6 0-8 8-14 '
    "16-10M-30 0l4 4M-66 "
    '22h136M-26-22c-4-10-12-12-18-8M-26-22c2-12 10-14 16-10"/>'
)
# Where they float, by the number of Continents: always in open sea.
AFLOAT: Final = {
    2: ((ROSE, -380, -330), (SHIP, 400, -320), (WHALE, 330, 340)),
    3: ((ROSE, 610, 60), (SHIP, -420, 350), (WHALE, 420, 330)),
    4: ((ROSE, 460, -480), (SHIP, -470, -470), (WHALE, 430, 470)),
    5: ((ROSE, 0, -480), (SHIP, -380, 480), (WHALE, 370, 520)),
}


def world(table: Table) -> Markup:
    """The whole map in a frame in which it can be enlarged and moved."""
    drawn = lands(table.count, table.facing)
    left, top, width, height = drawn.box
    looked_at_from = only(table.view, "players", "seat", seats=[None] * table.count)
    held_by = {region: held[0].seat for region in table.places if (held := table.held(region))}
    plates = table.part(looked_at_from, _plates)
    controls = table.part(looked_at_from | {"held_by": held_by}, _controls, table.own)
    said = escape(table.say("page-map"))
    many = " many" if table.count >= MANY else ""
    svg = Markup(
        f'<svg class="world{many}" viewBox="{left} {top} {width} {height}" role="group" aria-label="{said}">'
        f"<defs>{HATCHINGS}{FIGURES}</defs>{_ground(table.count, table.facing)}<g>{_regions(table, drawn)}</g>"
        f"{_under_way(table, drawn)}{plates}</svg>"
    )
    label = table.say("page-map-moves")
    near = drawn.shapes[f"{COLOURS[table.own]}-5-2"]
    frame = tag(
        "div",
        svg,
        class_="chart",
        data_map="",
        data_start=f"{near.x:.0f} {near.y:.0f}",
        tabindex=0,
        role="group",
        aria_label=label,
    )
    return tag("div", frame, controls, class_="sea")


# What never changes ---------------------------------------------------------------------------------


@cache
def _ground(count: int, facing: int) -> str:
    """Sea, coasts, land by value, what grows there, and the ways: only to look at."""
    drawn = lands(count, facing)
    coast = "".join(drawn.coasts)
    shores = f'<defs><path id="ga-coast" d="{coast}"/></defs>'
    shores += "".join(f'<use href="#ga-coast" class="shore-{n}"/>' for n in (1, 2, 3))
    floats = "".join(
        f'<g class="{"rose" if shape == ROSE else "ship"}" transform="translate({x} {y})">{shape}</g>'
        for shape, x, y in AFLOAT[count]
    )
    return (
        f'<g aria-hidden="true">{_waves(drawn)}{floats}{shores}{_land(count, drawn)}{_growth(count, drawn)}'
        f'<path class="ferry" d="{drawn.ferries}"/><path class="way-case" d="{drawn.paths}"/>'
        f'<path class="way" d="{drawn.paths}"/></g>'
    )


def _values(count: int) -> dict[str, int]:
    return {place.id: place.value for place in regions(count)}


def _land(count: int, drawn: Lands) -> str:
    """Every region once, by value; all else refers to these outlines."""
    values = _values(count)
    groups: dict[int, list[str]] = {}
    for region, shape in drawn.shapes.items():
        groups.setdefault(values[region], []).append(f'<path id="ga-p-{region}" d="{shape.path}"/>')
    return "".join(f'<g class="land v{value}">{"".join(paths)}</g>' for value, paths in groups.items())


def _growth(count: int, drawn: Lands) -> str:
    values = _values(count)
    marks: dict[int, list[str]] = {}
    for region, shape in drawn.shapes.items():
        value = values[region]
        if value not in GROWS:
            continue
        chance = random.Random(region)
        out, across = (math.cos(shape.along), math.sin(shape.along)), (-math.sin(shape.along), math.cos(shape.along))
        wide, deep = (42, 24) if value == 5 else (46, 28) if value < 5 else (36 if value == 7 else 48, 24)
        for s, q in SPOTS:
            s, q = s * wide * chance.uniform(0.86, 1), q * deep * chance.uniform(0.85, 1)
            x, y = shape.x + q * out[0] + s * across[0], shape.y + q * out[1] + s * across[1]
            marks.setdefault(value, []).append(f"M{x:.0f} {y:.0f}{GROWS[value]}")
    return "".join(f'<path class="grows g{value}" d="{"".join(found)}"/>' for value, found in marks.items())


def _waves(drawn: Lands) -> str:
    left, top, width, height = drawn.box
    chance, found = random.Random(5), []
    for _ in range(260):
        x, y = left - 260 + chance.random() * (width + 520), top + chance.random() * height
        if all(math.hypot(x - shape.x, y - shape.y) > 128 for shape in drawn.shapes.values()):
            found.append(f"M{x:.0f} {y:.0f}c4-6 8-6 12 0 4 5 8 5 12 0 4-6 8-6 13-1")
    return f'<path class="wave" d="{"".join(found[:60])}"/>'


# Regions --------------------------------------------------------------------------------------------


def _regions(table: Table, drawn: Lands) -> Markup:
    """Every region as it was drawn lately: most of them are as they were. What is held lies above what is free."""
    phase, regions_now, fresh = table.view["phase"], table.view["regions"], table.fresh
    planning, shown_of_all = phase in PLANNING, (table.count, table.facing, phase, tuple(table.speaker.seats))

    def region(place: Region) -> Markup:
        name, shape = place.id, drawn.shapes[place.id]
        threat = table.threat(name) if planning else None
        shown = "region", name, name in fresh, regions_now[name]["shield"], threat, *table.held(name), shown_of_all
        return table.remembered.part(shown, lambda: _drawn_region(table, place, shape))

    return join(map(region, sorted(table.places.values(), key=lambda place: (bool(table.held(place.id)), place.id))))


def _drawn_region(table: Table, place: Region, shape: Shape) -> Markup:
    """A region: whose it is, who stands there, its value; around it a ring while it can be touched."""
    held = table.held(place.id)
    fresh = " fresh" if place.id in table.fresh else ""
    home = place.kind == "home"
    parts = [f'<use href="#ga-p-{place.id}" class="hit"/>']
    if home:
        parts.append(_inset(place.id, shape, 0.91, f"own hearth of-{COLOURS[place.slot]}"))
    elif held:
        parts.append(_inset(place.id, shape, 0.87, f"own of-{COLOURS[held[0].seat]}"))
    parts.append(_inset(place.id, shape, 0.94, "ring"))
    parts.append(_home(table, place, held) if home else _inside(table, place, shape, held))
    label = escape(said(table, place.id))
    # where there is no room for a plate, its homeland stands for a Continent
    named = f' data-place="continent-{place.slot}"' if home and not has_plate(table, place.slot) else ""
    return Markup(
        f'<g class="piece region{fresh}" data-piece="region-{place.id}" data-card="region-{place.id}" role="button" '
        f'aria-label="{label}"{named} data-at="{shape.x:.0f} {shape.y:.0f}">{"".join(parts)}</g>'
    )


def _inset(region: str, shape: Shape, size: float, kind: str) -> str:
    x, y = shape.x * (1 - size), shape.y * (1 - size)
    return f'<use href="#ga-p-{region}" class="{kind}" transform="translate({x:.0f} {y:.0f}) scale({size})"/>'


def _inside(table: Table, place: Region, shape: Shape, held: list[Held]) -> str:
    x, y = shape.x, shape.y
    if not held:
        return f'<text class="value" x="{x:.0f}" y="{y + 11:.0f}">{place.value}</text>' + _price(x + 30, y - 16)
    parts = [_pieces(table, place.id, held[0], x + 4, y + 4)]
    tag_x, tag_y = (x, y - 36) if place.value == 15 else (x - 31, y - 20)
    parts.append(
        f'<g class="worth"><rect x="{tag_x - 13:.0f}" y="{tag_y - 12:.0f}" width="26" height="24" rx="7"/>'
        f'<text x="{tag_x:.0f}" y="{tag_y + 7:.0f}">{place.value}</text></g>'
    )
    if table.view["regions"][place.id]["shield"]:
        parts.append(str(at("shield", x + 6, y - 24, 24, "guard")))
    if table.view["phase"] in PLANNING and table.threat(place.id):
        parts.append(str(at("warning", x + 6, y - 24, 24, "risk")))
    parts.append(_price(x + 34, y - 18))
    return "".join(parts)


def _price(x: float, y: float) -> str:
    """An empty coin: what it would cost to come here is written on it while a way is being chosen."""
    return f'<g class="price"><circle cx="{x:.0f}" cy="{y:.0f}" r="14"/><text x="{x:.0f}" y="{y + 6:.0f}"></text></g>'


def _home(table: Table, place: Region, held: list[Held]) -> str:
    """A homeland: huts, and everybody who is there side by side (GA-055)."""
    drawn = lands(table.count, table.facing).shapes[place.id]
    along, across = (math.cos(drawn.along), math.sin(drawn.along)), (-math.sin(drawn.along), math.cos(drawn.along))

    def spot(radius: float, shift: float) -> tuple[float, float]:
        off = radius - MIDDLES[0]
        return drawn.x + off * along[0] + shift * across[0], drawn.y + off * along[1] + shift * across[1]

    parts = []
    for radius, shift in ((712, -138), (742, -100), (712, 138), (742, 100)):
        x, y = spot(radius, shift)
        parts.append(
            f'<use href="#ga-hut" class="of-{COLOURS[place.slot]}" x="{x - 19:.0f}" y="{y - 16:.0f}" width="38" '
            'height="29"/>'
        )
    gap = min(76.0, 210 / max(1, len(held)))
    for number, one in enumerate(held):
        x, y = spot(726, (number - (len(held) - 1) / 2) * gap)
        parts.append(_pieces(table, place.id, one, x, y))
    x, y = spot(690, 0)
    parts.append(_price(x, y))
    return "".join(parts)


def _pieces(table: Table, region: str, held: Held, x: float, y: float) -> str:
    """Up to three pawns and a tower; from two on the number is written beside them, on the side of the own value: on
    the other it would cover a neighbour's. All around can be taken hold of.
    """
    colour, clans = COLOURS[held.seat], held.clans
    parts = [f'<circle class="grip" cx="{x:.0f}" cy="{y:.0f}" r="34"/>']
    if held.city:
        left = x - (36 if clans else 26)
        parts.append(f'<use href="#ga-city" x="{left:.0f}" y="{y - 34:.0f}" width="52" height="60"/>')
        parts.append(_pawn(colour, x + 20, y + 4, 0.95) if clans else str(at(colour, x, y - 2, 13, "em")))
    elif clans >= 3:
        parts += [_pawn(colour, x - 17, y - 5, 0.82), _pawn(colour, x + 17, y - 5, 0.82), _pawn(colour, x, y + 1, 1.05)]
    elif clans == 2:
        parts += [_pawn(colour, x - 11, y - 4, 0.9), _pawn(colour, x + 8, y + 1, 1.05)]
    elif clans:
        parts.append(_pawn(colour, x, y + 1, 1.05))
    if table.city_comes(region, held):
        parts.insert(1, f'<use href="#ga-site" class="site" x="{x - 30:.0f}" y="{y - 36:.0f}" width="52" height="60"/>')
    if clans > 1:
        parts.append(
            f'<g class="count"><circle cx="{x - 28:.0f}" cy="{y + 14:.0f}" r="12"/>'
            f'<text x="{x - 28:.0f}" y="{y + 20:.0f}">{clans}</text></g>'
        )
    return f'<g class="stack of-{colour}">{"".join(parts)}</g>'


def _pawn(colour: str, x: float, y: float, size: float) -> str:
    return (
        f'<use href="#ga-pawn" x="{x - 16 * size:.0f}" y="{y - 20 * size:.0f}" width="{32 * size:.0f}" '
        f'height="{40 * size:.0f}"/>' + str(at(colour, x, y + 7.5 * size, round(13 * size), "em"))
    )


def said(table: Table, region: str) -> str:
    """A region in words: where it is, what it is worth, who is there, and what threatens it."""
    place = table.places[region]
    parts = [table.region(region)]
    if place.value:
        parts.append(table.say("page-worth", n=place.value))
    held = table.held(region)
    parts += [
        table.say("page-held", who=table.who(one.seat), clans=one.clans, city="yes" if one.city else "no")
        for one in held
    ]
    if not held and place.kind != "home":
        parts.append(table.say("page-free"))
    if table.view["regions"][region]["shield"]:
        parts.append(table.say("page-shielded"))
    parts += [table.say("page-city-comes") for one in held if table.city_comes(region, one)]
    threat = table.threat(region)
    if threat and table.view["phase"] in PLANNING:
        parts.append(table.say("page-threat", who=table.who(threat.seat), n=threat.clans))
    return ", ".join(parts)


# What is under way ----------------------------------------------------------------------------------


def _under_way(table: Table, drawn: Lands) -> str:
    """A journey, an assault, the assaults that are possible; and room for a way that is being chosen."""
    view, shapes = table.view, drawn.shapes
    parts = []
    if view["assault"] and view["assault"]["origin"] and view["assault"]["target"]:
        ends = shapes[view["assault"]["origin"]], shapes[view["assault"]["target"]]
        parts.append(_arrow("assault", *ends))
    elif view["assaults"]:
        parts += [_arrow("may-attack", shapes[one["from"]], shapes[one["to"]]) for one in view["assaults"]]
    trip = view["trip"]
    if trip:
        here = shapes[trip["at"]]
        line = [shapes[region] for region in trip["visited"]]
        if len(line) > 1:
            points = "L".join(f"{shape.x:.0f} {shape.y:.0f}" for shape in line)
            parts.append(f'<path class="walked" d="M{points}"/>')
        group = Held(int(trip["seat"]), int(trip["clans"]), city=False)
        parts.append(
            f'<g class="trip"><circle cx="{here.x:.0f}" cy="{here.y:.0f}" r="38"/>'
            f"{_pieces(table, trip['at'], group, here.x, here.y)}</g>"
        )
    parts.append('<g class="route"><path class="route-case"/><path class="route-line"/></g>')
    return f'<g class="under-way" aria-hidden="true">{"".join(parts)}</g>'


def _arrow(kind: str, start: Shape, end: Shape) -> str:
    """Between two middles, over the border: who stands there stays in sight."""
    x, y = end.x - start.x, end.y - start.y
    (x1, y1), (x2, y2) = ((start.x + part * x, start.y + part * y) for part in (0.32, 0.58))
    return f'<path class="{kind}" d="M{x1:.0f} {y1:.0f}L{x2:.0f} {y2:.0f}"/>'


def has_plate(table: Table, seat: int) -> bool:
    """Below one's own land lie one's cards."""
    return not (seat == table.facing and table.count > 2)


def _plates(table: Table) -> Markup:
    """Whose Continent it is, beyond each homeland."""
    drawn = lands(table.count, table.facing)
    left, top, width, _ = drawn.box
    parts = []
    for seat in range(table.count):
        home = drawn.shapes[f"{COLOURS[seat]}-home"]
        if not has_plate(table, seat):
            continue
        name = _clipped(table.speaker.seat(seat))
        wide = 60 + sum(map(_width, name))
        # beyond the upper end of the homeland, where the sea is open
        across = (-math.sin(home.along), math.cos(home.along))
        out = 200 + abs(across[0]) * wide / 2 + abs(across[1]) * 26
        ends = [(home.x + side * out * across[0], home.y + side * out * across[1]) for side in (1, -1)]
        x, y = min(ends, key=lambda end: round(end[1]))
        x = min(max(x, left + wide / 2 + 4), left + width - wide / 2 - 4)
        y = max(y, top + 26)
        parts.append(
            f'<g data-place="continent-{seat}" transform="translate({x:.0f} {y:.0f})">'
            f'<rect x="{-wide / 2:.0f}" y="-21" width="{wide}" height="42" '
            f'rx="21"/>{at(COLOURS[seat], 22 - wide / 2, 0, 26, f"of-{COLOURS[seat]}")}'
            f'<text x="14" y="8">{escape(name)}</text></g>'
        )
    return Markup(f'<g class="plates" aria-hidden="true">{"".join(parts)}</g>')


def _clipped(name: str) -> str:
    """As much of a name as a plate has room for."""
    if sum(map(_width, name)) <= PLATE:
        return name
    while sum(map(_width, name)) > PLATE - _width(CUT):
        name = name[:-1]
    return name.rstrip() + CUT


def _width(letter: str) -> int:
    """At least what a letter of a plate takes: an SVG neither wraps nor clips its words."""
    if unicodedata.east_asian_width(letter) in ("W", "F"):
        return 24
    if letter in "MWmw@…":
        return 23
    if letter in "fijlt.,'’-I ":
        return 8
    return 16 if letter.isupper() else 12


def _controls(table: Table, own: int) -> Markup:
    """Nearer, further, all of it, one's own land, the island; and a small map with what is seen of the large one."""
    drawn = lands(table.count, table.facing)
    left, top, width, height = drawn.box
    dots = "".join(
        f'<circle class="of-{COLOURS[seat]}" cx="{drawn.shapes[region].x:.0f}" cy="{drawn.shapes[region].y:.0f}" '
        'r="30"/>'
        for region, seat in table.view["held_by"].items()
    )
    small = Markup(
        f'<svg class="small-map" viewBox="{left} {top} {width} {height}" aria-hidden="true">'
        f'<use href="#ga-coast" class="shore-3"/>{dots}'
        f'<rect class="seen" data-seen="" x="{left}" y="{top}" width="{width}" height="{height}"/></svg>'
    )
    home = drawn.shapes[f"{COLOURS[own]}-4-2"]
    views = [
        ("home", "home", f"{home.x:.0f} {home.y:.0f}"),
        ("island", "regions", "0 0"),
        ("all", "whole", ""),
    ]
    shown = [
        tag(
            "button",
            icon(sign),
            hidden(table.say(f"page-zoom-{name}")),
            type="button",
            title=table.say(f"page-zoom-{name}"),
            data_zoom=place or "all",
        )
        for name, sign, place in views
    ]
    steps = [
        tag("button", icon(sign), hidden(table.say(f"page-zoom-{name}")), type="button", data_zoom=name)
        for name, sign in (("in", "plus"), ("out", "minus"))
    ]
    return tag("div", small, tag("div", *steps, *shown, class_="zoom"), class_="nav")
