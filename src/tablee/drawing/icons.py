"""The icons of a game's page: drawn once, and shown wherever they are wanted by reference."""

from __future__ import annotations

from collections.abc import Mapping

from markupsafe import Markup, escape


class Icons:
    """Shapes in a square of 24, each by its name; `prefix` keeps them apart from everything else on the page."""

    def __init__(self, prefix: str, shapes: Mapping[str, str], more: str = "") -> None:
        self.prefix = prefix
        self.shapes = shapes
        self.more = more  # definitions that the shapes use, and drawings of another size

    def sprite(self) -> Markup:
        """The icons themselves, invisible; once on a page."""
        drawn = "".join(
            f'<symbol id="{self.prefix}{name}" viewBox="0 0 24 24">{shape}</symbol>'
            for name, shape in self.shapes.items()
        )
        return Markup(f'<svg class="sprite" aria-hidden="true"><defs>{self.more}{drawn}</defs></svg>')

    def icon(self, name: str, label: str = "", kind: str = "") -> Markup:
        """An icon by reference; with a label it speaks, without one it only decorates what is said beside it."""
        if name not in self.shapes:
            return Markup()
        named = f'role="img"><title>{escape(label)}</title>' if label else 'aria-hidden="true">'
        look = f"i {kind}" if kind else "i"
        return Markup(f'<svg class="{look}" viewBox="0 0 24 24" {named}<use href="#{self.prefix}{name}"/></svg>')

    def at(self, name: str, x: float, y: float, size: float, kind: str = "") -> Markup:
        """An icon inside a larger drawing, by its top left corner."""
        look = f' class="{kind}"' if kind else ""
        place = f'x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"'
        return Markup(f'<use href="#{self.prefix}{name}" {place}{look}/>')
