"""The pieces of Genesis, drawn once and used everywhere: `definitions` holds them, most other functions point there."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from string import Formatter
from typing import Final

from markupsafe import Markup, escape

from tablee.drawing.pictures import Pictures

TERRAINS: Final = ("forest", "savanna", "mountain", "marsh")
SPECIES: Final = ("reptile", "dinosaur", "mammal", "human")
PIECES: Final = Pictures(Path(__file__).with_name("pieces.svg"))


def fill(template: str, *parts: object, **values: object) -> Markup:
    """A template with its values; whatever is not markup itself is escaped. As `Markup.format`, which is slow, since it
    reads its template anew each time."""
    drawn: list[str] = []
    for before, position, name, number in _read(template):
        drawn.append(before)
        if name is not None:
            value = parts[position] if position is not None else values[name]
            drawn.append(f"{value:g}" if number else value if type(value) is Markup else _escaped(value))
    return _markup(drawn)


def _markup(parts: list[str]) -> Markup:
    """As `Markup`, which looks first whether it is given markup already."""
    return str.__new__(Markup, "".join(parts))


def _escaped(value: object) -> Markup:
    return _escaped_text(value) if type(value) is str else escape(value)


@lru_cache(5000)
def _escaped_text(value: str) -> Markup:
    return escape(value)


@cache
def _read(template: str) -> list[tuple[str, int | None, str | None, bool]]:
    """What stands before each value, and which one it is: by its position or by its name, with `:g` a number."""
    found: list[tuple[str, int | None, str | None, bool]] = []
    for before, name, form, _ in Formatter().parse(template):
        position = None
        if name is not None and (not name or name.isdecimal()):
            position = int(name) if name else sum(1 for one in found if one[1] is not None)
        assert form in (None, "", "g"), form
        found.append((before, position, name, form == "g"))
    return found


def join(parts: Iterable[Markup]) -> Markup:
    return _markup([part if type(part) is Markup else _escaped(part) for part in parts])


def number(value: int) -> str:
    """A number with a true minus sign where it is negative."""
    return str(value).replace("-", "−")


def unseen(words: str) -> Markup:
    """Words for a screen reader only."""
    return fill('<span class="genesis-unseen">{}</span>', words)


def definitions() -> Markup:
    """Everything that the other drawings refer to. It belongs into one SVG of the page: the board."""
    return PIECES.definitions


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
    frame = PIECES[f"frame-{species or 'unknown'}"]
    return fill('<svg class="medallion" viewBox="0 0 48 48" aria-hidden="true">{}{}</svg>', frame, drawn)


def icon(name: str) -> Markup:
    return fill('<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href="#genesis-icon-{}"/></svg>', name)


def die(shown: str | None) -> Markup:
    """A die by what it shows: a terrain, "wild", or nothing before the first roll."""
    face = PIECES.get(f"die-{shown}", PIECES["die-blank"])
    return fill('\n<svg class="die" viewBox="0 0 48 48" aria-hidden="true">{}{}</svg>', PIECES["die"], face)


def sign(name: str) -> Markup:
    """A terrain, a species, a relief or the wild die, inside a line of the rules."""
    if name in TERRAINS:
        drawn = chip(name)
    elif name in SPECIES:
        drawn = mark(name)
    elif f"genesis-relief-{name}" in PIECES:
        drawn = fill('<svg viewBox="0 0 40 40" aria-hidden="true">{}</svg>', relief(name))
    elif name == "wild":
        drawn = die(name)
    else:
        return Markup()
    return fill('<span class="genesis genesis-sign sign">{}</span>', drawn)
