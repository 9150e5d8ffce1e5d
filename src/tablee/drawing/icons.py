"""The icons of a game's page: drawn once, and shown wherever they are wanted by reference."""

from __future__ import annotations

from functools import cached_property, lru_cache
from pathlib import Path

from markupsafe import Markup, escape

from tablee.drawing.pictures import Pictures

SQUARE = "0 0 24 24"


class Icons:
    """The symbols of an SVG file; `prefix` begins their ids and keeps them apart from everything else on the page."""

    def __init__(self, prefix: str, path: Path) -> None:
        self.prefix = prefix
        self.pictures = Pictures(path)

    @cached_property
    def shapes(self) -> dict[str, Markup]:
        """The icons by name: of the file's symbols, those in a square of 24."""
        boxes = self.pictures.boxes
        return {name.removeprefix(self.prefix): drawn for name, drawn in self.pictures.items() if boxes[name] == SQUARE}

    def sprite(self) -> Markup:
        """The icons themselves, invisible; once on a page."""
        return Markup(f'<svg class="sprite" aria-hidden="true">{self.pictures.definitions}</svg>')

    def icon(self, name: str, label: str = "", kind: str = "") -> Markup:
        """An icon by reference; with a label it speaks, without one it only decorates what is said beside it."""
        return _drawn(self, name, label, kind)

    def at(self, name: str, x: float, y: float, size: float, kind: str = "") -> Markup:
        """An icon inside a larger drawing, by its top left corner."""
        look = f' class="{kind}"' if kind else ""
        place = f'x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"'
        return Markup(f'<use href="#{self.prefix}{name}" {place}{look}/>')


@lru_cache(10_000)
def _drawn(icons: Icons, name: str, label: str, kind: str) -> Markup:
    if name not in icons.shapes:
        return Markup()
    named = f'role="img"><title>{escape(label)}</title>' if label else 'aria-hidden="true">'
    look = f"i {kind}" if kind else "i"
    return Markup(f'<svg class="{look}" viewBox="{SQUARE}" {named}<use href="#{icons.prefix}{name}"/></svg>')
