"""The pieces of Genesis, drawn once and used everywhere: `definitions` holds them, the other functions point there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from markupsafe import Markup

from tablee.games.genesis.web import shapes as shapes

TERRAINS: Final = ("forest", "savanna", "mountain", "marsh")
SPECIES: Final = ("reptile", "dinosaur", "mammal", "human")

TILE: Final = """
<rect x="2" y="3.4" width="36" height="36" rx="5.5" fill="var(--{terrain}-edge)"/>
<rect x="2" y="1.6" width="36" height="36" rx="5.5" fill="var(--{terrain})"/>
<rect x="2" y="1.6" width="36" height="36" rx="5.5" fill="url(#genesis-pattern-{terrain})" opacity=".42"/>
<rect x="2.6" y="2.2" width="34.8" height="34.8" rx="5" fill="url(#genesis-sheen)" stroke="#fff"
stroke-opacity=".38" stroke-width="1.1"/>"""

CHIP: Final = """
<rect x="1" y="1" width="22" height="22" rx="5" fill="var(--{terrain})" stroke="var(--{terrain}-edge)"
stroke-width="1.6"/>
<use href="#genesis-glyph-{terrain}" x="4.2" y="4.2" width="15.6" height="15.6" color="#17110c"/>"""

SHEEN: Final = """
<linearGradient id="genesis-sheen" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".34"/>
<stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".14"/>
</linearGradient>"""

DIE: Final = """
<svg class="die" viewBox="0 0 48 48" aria-hidden="true"><rect x="1.5" y="3.5" width="45" height="43.5" rx="10"
fill="var(--die-side)"/><rect x="1.5" y="1" width="45" height="43.5" rx="10" fill="var(--die-face)"
stroke="var(--die-side)"/>{face}</svg>"""

DIE_COLOUR: Final = """
<rect x="8" y="7" width="32" height="32" rx="6" fill="var(--{terrain})"/>
<rect x="8" y="7" width="32" height="32" rx="6" fill="url(#genesis-pattern-{terrain})" opacity=".42"/>
<use href="#genesis-glyph-{terrain}" x="12" y="11" width="24" height="24" color="var(--{terrain}-deep)"
style="--halo: 2.6px"/>
<use href="#genesis-glyph-{terrain}" x="12" y="11" width="24" height="24" color="#fffaf0"/>"""

DIE_WILD: Final = """
<g transform="translate(8 7)"><path d="M6 0H16V16H0V6A6 6 0 0 1 6 0Z" fill="var(--forest)"/>
<path d="M16 0H26A6 6 0 0 1 32 6V16H16Z" fill="var(--savanna)"/>
<path d="M0 16H16V32H6A6 6 0 0 1 0 26Z" fill="var(--mountain)"/>
<path d="M16 16H32V26A6 6 0 0 1 26 32H16Z" fill="var(--marsh)"/>
<path d="M16 4L19.4 12L28 12.7L21.5 18.3L23.5 26.7L16 22.2L8.5 26.7L10.5 18.3L4 12.7L12.6 12Z" fill="#fffaf0"
stroke="#2a2420" stroke-width="1.6" stroke-linejoin="round"/></g>"""

DIE_BLANK: Final = '<path d="M18 23H30" stroke="var(--die-side)" stroke-width="3" stroke-linecap="round"/>'


def fill(template: str, *parts: object, **values: object) -> Markup:
    """A template with its values; whatever is not markup itself is escaped."""
    return Markup(template).format(*parts, **values)


def join(parts: Iterable[Markup]) -> Markup:
    return Markup("").join(parts)


def number(value: int) -> str:
    """A number with a true minus sign where it is negative."""
    return str(value).replace("-", "−")


def unseen(words: str) -> Markup:
    """Words for a screen reader only."""
    return fill('<span class="genesis-unseen">{}</span>', words)


def _symbol(name: str, size: int, drawing: str) -> str:
    return f'<symbol id="genesis-{name}" viewBox="0 0 {size} {size}" overflow="visible">{drawing}</symbol>'


def _pattern(name: str, width: int, height: int, drawing: str, more: str = "") -> str:
    size = f'width="{width}" height="{height}" patternUnits="userSpaceOnUse"'
    return f'<pattern id="genesis-pattern-{name}" {size} {more}>{drawing}</pattern>'


def _patterns() -> list[str]:
    terrains = [_pattern(terrain, *shapes.PATTERNS[terrain]) for terrain in TERRAINS]
    fern = _pattern("fern", 26, 26, shapes.FERN, 'patternTransform="rotate(28)"')
    soil = _pattern("soil", 40, 40, shapes.SOIL, 'x="20" y="20"')
    return [*terrains, fern, soil, _pattern("mist", 16, 16, shapes.MIST)]


def _symbols() -> list[str]:
    made = [_symbol(f"glyph-{terrain}", 24, _glyph(terrain)) for terrain in TERRAINS]
    made += [_symbol(f"tile-{terrain}", 40, TILE.format(terrain=terrain)) for terrain in TERRAINS]
    made += [_symbol(f"chip-{terrain}", 24, CHIP.format(terrain=terrain)) for terrain in TERRAINS]
    made += [_symbol(f"species-{species}", 24, shapes.SPECIES_SHAPES[species]) for species in SPECIES]
    made += [_symbol(f"relief-{relief}", 40, drawing) for relief, drawing in shapes.RELIEF_SHAPES.items()]
    made += [_symbol(f"icon-{icon}", 24, drawing) for icon, drawing in shapes.ICONS.items()]
    return made


def _glyph(terrain: str) -> str:
    return f'<g stroke="currentColor" stroke-linejoin="round">{shapes.GLYPH_SHAPES[terrain]}</g>'


def definitions() -> Markup:
    """Everything that the other drawings refer to. It belongs into one SVG of the page: the board."""
    return Markup("<defs>" + "".join([SHEEN, *_patterns(), *_symbols()]) + "</defs>")


def sprite() -> Markup:
    """The definitions for a page without a board."""
    return fill('<svg class="sprite" aria-hidden="true">{}</svg>', definitions())


def tile(terrain: str, x: float = 0, y: float = 0, size: float = 40) -> Markup:
    """A tile of the terrain, inside an SVG."""
    return fill(
        '<use href="#genesis-tile-{terrain}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"/>',
        terrain=terrain,
        x=x,
        y=y,
        size=size,
    )


def creature(species: str, x: float = 6.5, y: float = 6, size: float = 27) -> Markup:
    """The mark of a species, inside an SVG."""
    return fill(
        '<use class="sp {species}" href="#genesis-species-{species}" x="{x:g}" y="{y:g}" '
        'width="{size:g}" height="{size:g}"/>',
        species=species,
        x=x,
        y=y,
        size=size,
    )


def relief(kind: str) -> Markup:
    return fill('<use href="#genesis-relief-{kind}" width="40" height="40"/>', kind=kind)


def chip(terrain: str) -> Markup:
    """The small sign of a terrain, inside a line of text."""
    return fill(
        '<svg class="chip" viewBox="0 0 24 24" aria-hidden="true"><use href="#genesis-chip-{terrain}"/></svg>',
        terrain=terrain,
    )


def mark(species: str) -> Markup:
    """The mark of a species, inside a line of text."""
    return fill('<svg class="mark" viewBox="0 0 24 24" aria-hidden="true">{}</svg>', creature(species, 0, 0, 24))


def medallion(species: str | None) -> Markup:
    """A species in its frame: the shape of the frame says the species too. A question mark before it is chosen."""
    drawn = creature(species, 10, 9.5, 28) if species else Markup("")
    frame = Markup(shapes.FRAMES[species or ""])
    return fill('<svg class="medallion" viewBox="0 0 48 48" aria-hidden="true">{}{}</svg>', frame, drawn)


def icon(name: str) -> Markup:
    return fill('<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href="#genesis-icon-{}"/></svg>', name)


def die(shown: str | None) -> Markup:
    """A die by what it shows: a terrain, "wild", or nothing before the first roll."""
    if shown is None:
        face = DIE_BLANK
    elif shown == "wild":
        face = DIE_WILD
    else:
        face = DIE_COLOUR.format(terrain=shown)
    return fill(DIE, face=Markup(face))


def sign(name: str) -> Markup:
    """A terrain, a species, a relief or the wild die, inside a line of the rules."""
    if name in TERRAINS:
        drawn = chip(name)
    elif name in SPECIES:
        drawn = mark(name)
    elif name in shapes.RELIEF_SHAPES:
        drawn = fill('<svg viewBox="0 0 40 40" aria-hidden="true">{}</svg>', relief(name))
    elif name == "wild":
        drawn = die(name)
    else:
        return Markup()
    return fill('<span class="genesis genesis-sign sign">{}</span>', drawn)
