"""The outline of a group of squares as an SVG path with rounded corners."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

Point = tuple[int, int]

SIDE = 40  # of a square
MARGIN = 20  # between the edge of the drawing and the first square


def outline(cells: Iterable[Point], inset: float = 0, radius: float = 5) -> str:
    """The path around cells given by column and row, moved inwards by `inset`."""
    return _around(tuple(cells), inset, radius)


@lru_cache(2000)
def _around(cells: tuple[Point, ...], inset: float, radius: float) -> str:
    """Most groups of squares are on the next page again."""
    return "".join(_rounded(loop, inset, radius) for loop in _loops(_edges(set(cells))))


def _edges(cells: set[Point]) -> dict[Point, list[Point]]:
    """The border, clockwise around the cells: from each corner to the next ones."""
    edges: dict[Point, list[Point]] = {}
    for x, y in sorted(cells):
        corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
        beyond = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
        for side in range(4):
            if beyond[side] not in cells:
                edges.setdefault(corners[side], []).append(corners[(side + 1) % 4])
    return edges


def _loops(edges: dict[Point, list[Point]]) -> list[list[Point]]:
    """The borders taken one after the other, each until it comes back to its start."""
    loops: list[list[Point]] = []
    while edges:
        start = next(iter(edges))
        loop = [start]
        here = _leave(edges, start, None)
        while here != start:
            before = loop[-1]
            loop.append(here)
            here = _leave(edges, here, before)
        loops.append(loop)
    return loops


def _leave(edges: dict[Point, list[Point]], here: Point, before: Point | None) -> Point:
    """Where the border goes on. Where two cells touch at a corner only, it turns right and stays with its cell."""
    ways = edges[here]
    way = ways[0]
    if before is not None:
        right = (here[0] - (here[1] - before[1]), here[1] + (here[0] - before[0]))
        way = right if right in ways else way
    ways.remove(way)
    if not ways:
        del edges[here]
    return way


def _rounded(loop: list[Point], inset: float, radius: float) -> str:
    path = ""
    for number, (x, y) in enumerate(loop):
        back, ahead = loop[number - 1], loop[(number + 1) % len(loop)]
        come, go = (x - back[0], y - back[1]), (ahead[0] - x, ahead[1] - y)
        if come == go:
            continue
        at_x = MARGIN + SIDE * x - inset * (come[1] + go[1])
        at_y = MARGIN + SIDE * y + inset * (come[0] + go[0])
        start = f"{at_x - radius * come[0]:g} {at_y - radius * come[1]:g}"
        end = f"{at_x + radius * go[0]:g} {at_y + radius * go[1]:g}"
        path += f"{'L' if path else 'M'}{start}Q{at_x:g} {at_y:g} {end}"
    return path + "Z"
