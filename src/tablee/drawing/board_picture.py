"""A declared board as a picture: its frame, lines or cells, and what stands on it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from math import dist

from markupsafe import Markup, escape

from tablee.drawing.markup import join
from tablee.drawing.men import man
from tablee.engine.board import Board

NEAREST = 100.0  # how far the two nearest spaces lie apart in the picture
RADIUS = 34.0  # of a piece
REACH = 46.0  # how far around its middle a space can be touched
MARGIN = 78.0  # from the outermost spaces to the frame
FRAME = 46.0
GRAIN = 13  # lines in the wood


class BoardPicture:
    """Where everything lies in the picture of a board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        places = list(board.spaces.values())
        apart = [dist(one, other) for number, one in enumerate(places) for other in places[:number]]
        self.scale = NEAREST / min(apart, default=1.0)
        self.left, self.top = min(x for x, _ in places), min(y for _, y in places)
        edge = 2 * (MARGIN + FRAME)
        self.width = edge + self.scale * (max(x for x, _ in places) - self.left)
        self.height = edge + self.scale * (max(y for _, y in places) - self.top)

    def x(self, place: float) -> float:
        return MARGIN + FRAME + self.scale * (place - self.left)

    def y(self, place: float) -> float:
        return MARGIN + FRAME + self.scale * (place - self.top)

    def at(self, space: str) -> tuple[float, float]:
        x, y = self.board.spaces[space]
        return self.x(x), self.y(y)

    # The board itself ------------------------------------------------------------------------

    def ground(self) -> Markup:
        """Frame, wood, letters and numbers along the edges, and lines or cells."""
        inner = f'x="{FRAME:g}" y="{FRAME:g}" width="{self.width - 2 * FRAME:g}" height="{self.height - 2 * FRAME:g}"'
        gilt = f'x="9" y="9" width="{self.width - 18:g}" height="{self.height - 18:g}"'
        return Markup(
            f'<rect class="frame" width="{self.width:g}" height="{self.height:g}" rx="26"/>'
            f'<rect class="gilt" {gilt} rx="19"/><rect class="wood" {inner} rx="10"/>'
            f'<path class="grain" d="{self._grain()}"/>{self._edges()}{self._lines() or self._cells()}'
        )

    def _grain(self) -> str:
        """Long waves, each a little different, that never leave the wood."""
        span, left, room = self.height - 2 * FRAME, FRAME + 4, (self.width - 2 * FRAME - 8) / 4
        rows = [FRAME + span * (number + 0.5) / GRAIN for number in range(GRAIN)]
        bends = [span / GRAIN * (0.24 if number % 3 else -0.2) for number in range(GRAIN)]
        return "".join(
            f"M{left:g} {y:.1f}q{room:.1f} {bend:.1f} {2 * room:.1f} 0t{2 * room:.1f} 0"
            for y, bend in zip(rows, bends, strict=True)
        )

    def _edges(self) -> Markup:
        across = [
            (self.x(at), y, label) for at, label in self.board.columns().items() for y in (0, self.height - FRAME)
        ]
        down = [(x, self.y(at), label) for at, label in self.board.rows().items() for x in (0, self.width - FRAME)]
        letters = [(x, y + FRAME / 2 + 8, label) for x, y, label in across]
        letters += [(x + FRAME / 2, y + 8, label) for x, y, label in down]
        drawn = "".join(f'<text x="{x:g}" y="{y:g}">{escape(label)}</text>' for x, y, label in letters)
        return Markup(f'<g class="edges" aria-hidden="true">{drawn}</g>')

    def _lines(self) -> Markup:
        """Engraved: a dark furrow with light on its lower edge."""
        names = self.board.names
        path = "".join(
            "M" + "L".join("{:g} {:g}".format(*self.at(names[space])) for space in line) for line in self.board.lines
        )
        return Markup(f'<path class="light" d="{path}"/><path class="line" d="{path}"/>') if path else Markup()

    def _cells(self) -> Markup:
        side = NEAREST - 6
        return join(
            Markup(
                f'<rect class="cell{" other" if round(x + y) % 2 else ""}" x="{self.x(x) - side / 2:g}" '
                f'y="{self.y(y) - side / 2:g}" width="{side:g}" height="{side:g}" rx="9"/>'
            )
            for x, y in self.board.spaces.values()
        )

    # What happens on it ----------------------------------------------------------------------

    def space(self, name: str, holder: int | None, label: str, newest: bool) -> Markup:
        """A space to touch, with the piece that stands on it."""
        x, y = self.at(name)
        kind = "space" + (" free" if holder is None else " held") + (" newest" if newest else "")
        drawn = (
            Markup(f'<circle class="dot" cx="{x:g}" cy="{y:g}" r="9"/>')
            if holder is None
            else man(holder, x, y, RADIUS)
        )
        return Markup(
            f'<g class="{kind}" data-piece="space-{escape(name)}" role="button" aria-label="{escape(label)}">'
            f'<circle class="reach" cx="{x:g}" cy="{y:g}" r="{REACH:g}"/>'
            f'<circle class="ring" cx="{x:g}" cy="{y:g}" r="{REACH - 3:g}"/>{drawn}</g>'
        )

    def trail(self, spaces: Iterable[str]) -> Markup:
        """The way that a piece has come."""
        legs = pairwise(self.at(space) for space in spaces)
        path = "".join(f"M{a:g} {b:g}L{c:g} {d:g}" for (a, b), (c, d) in legs)
        return Markup(f'<path class="trail" d="{path}"/>') if path else Markup()

    def plain(self, holders: Mapping[str, int]) -> Markup:
        """The board with pieces that nobody can touch."""
        men = [man(seat, *self.at(space), RADIUS) for space, seat in holders.items()]
        return Markup(f"{self.ground()}{join(men)}")
