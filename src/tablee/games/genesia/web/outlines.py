"""The lands as outlines: n Continents around the island, the looking seat's own nearest to whoever looks.

Neighbours share their borders to the point, so that regions touch exactly where one may walk.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, NamedTuple

from tablee.games.genesia.rules.geography import COLOURS, neighbours, regions

Point = tuple[float, float]

# Along the axis of a Continent: the borders between its rows, from the homeland inwards, and the middles of the rows.
BORDERS: Final = (682.0, 597.5, 512.5, 427.5, 342.5, 262.0)
MIDDLES: Final = (722.0, 640.0, 555.0, 470.0, 385.0, 300.0)
BEACH: Final = ((690, 176), (716, 168), (744, 146), (764, 110), (771, 40), (768, -30), (766, -108), (742, -150))
BEACH_END: Final = ((714, -170), (690, -178))
ISLE: Final = (54.0, 140.0, 230.0)  # the radii of its rings
MARGIN: Final = 56
JAGGED, SMOOTH = 8.0, 4.0  # how far a coast and an inner border stray


class Shape(NamedTuple):
    """A region as drawn: its outline, its middle, and the direction away from the island (for what grows there)."""

    path: str
    x: float
    y: float
    along: float


class Lands(NamedTuple):
    """Everything of a map that never changes."""

    shapes: dict[str, Shape]
    coasts: tuple[str, ...]
    paths: str  # dotted ways on land
    ferries: str  # and over the sea
    box: tuple[int, int, int, int]


@cache
def lands(players: int, own: int) -> Lands:
    """The map for so many Continents as one seat sees it."""
    return _Mapmaker(players, own).made()


class _Mapmaker:
    def __init__(self, players: int, own: int) -> None:
        self.players = players
        self.sector = 2 * math.pi / players
        # Two Continents face each other across a wide screen; otherwise one's own lies at the bottom.
        self.first = math.pi if players == 2 else math.pi / 2
        self.own = own
        self.shapes: dict[str, Shape] = {}
        self.coasts: list[str] = []
        self.edge: list[Point] = []

    def made(self) -> Lands:
        for slot in range(self.players):
            self._continent(slot)
        self._island()
        ways, ferries = self._ways()
        left, top = (min(point[axis] for point in self.edge) for axis in (0, 1))
        right, bottom = (max(point[axis] for point in self.edge) for axis in (0, 1))
        box = (
            int(left) - MARGIN,
            int(top) - MARGIN,
            int(right - left) + 2 * MARGIN,
            int(bottom - top) + 2 * MARGIN,
        )
        return Lands(self.shapes, tuple(self.coasts), ways, ferries, box)

    def axis(self, slot: int) -> float:
        return self.first + (slot - self.own) * self.sector

    def point(self, slot: int, radius: float, shift: float) -> Point:
        angle = self.axis(slot)
        return (
            radius * math.cos(angle) - shift * math.sin(angle),
            radius * math.sin(angle) + shift * math.cos(angle),
        )

    # A Continent --------------------------------------------------------------------------------------

    def _continent(self, slot: int) -> None:
        corners = self._corners(slot)
        colour = COLOURS[slot]
        for row in range(1, 6):
            for col in range(1, 4):
                outline = [*_line(corners[row - 1, col - 1], corners[row - 1, col], SMOOTH)]
                outline += _line(corners[row - 1, col], corners[row, col], JAGGED if col == 3 else SMOOTH)
                outline += _line(corners[row, col], corners[row, col - 1], JAGGED if row == 5 else SMOOTH)
                outline += _line(corners[row, col - 1], corners[row - 1, col - 1], JAGGED if col == 1 else SMOOTH)
                middle = _middle([corners[a, b] for a in (row - 1, row) for b in (col - 1, col)])
                self._add(f"{colour}-{row}-{col}", outline, middle, self.axis(slot))
        beach = [self.point(slot, radius, shift) for radius, shift in (*BEACH, *BEACH_END)]
        top = [point for col in range(3) for point in _line(corners[0, col], corners[0, col + 1], SMOOTH)]
        middle = self.point(slot, MIDDLES[0], 0)
        self._add(f"{colour}-home", [*beach, *top, corners[0, 3]], middle, self.axis(slot))
        coast = [point for row in range(5) for point in _line(corners[row, 0], corners[row + 1, 0], JAGGED)]
        coast += [point for col in range(3) for point in _line(corners[5, col], corners[5, col + 1], JAGGED)]
        coast += [point for row in range(5, 0, -1) for point in _line(corners[row, 3], corners[row - 1, 3], JAGGED)]
        self._coast([*coast, corners[0, 3], *beach])

    def _corners(self, slot: int) -> dict[tuple[int, int], Point]:
        """Where borders meet: six lines across, four along, none quite straight. Of a seat's own land, always alike."""
        chance = random.Random(8 + slot)
        found = {}
        for line, radius in enumerate(BORDERS):
            width = 95 + (radius - 300) * 40 / 340
            for place in range(4):
                along = radius + chance.uniform(-6, 6)
                across = (place - 1.5) * width + chance.uniform(-6, 6)
                if line == 5:
                    along += -4 if place in (0, 3) else 8
                    across *= 0.93
                found[line, place] = self.point(slot, along, across)
        return found

    # The island ---------------------------------------------------------------------------------------

    def _island(self) -> None:
        heart, inner, outer = ISLE
        quarter, half = self.sector / 4, self.sector / 2
        for slot in range(self.players):
            axis = self.axis(slot)
            self._sector(f"isle-12-{slot + 1}", heart, inner, axis - half, axis + half)
            self._sector(f"isle-7-{2 * slot + 1}", inner, outer, axis - half, axis)
            self._sector(f"isle-7-{2 * slot + 2}", inner, outer, axis, axis + half)
        # the same points as the sectors have, so that nothing gapes between them
        turns = [self.axis(slot) - half for slot in range(self.players)]
        rounds = [point for turn in turns for point in self._arc(heart, turn, turn + self.sector)[:-1]]
        self._add("isle-15", rounds, (0.0, 0.0), 0.0)
        halves = [turn + step for turn in turns for step in (0.0, 2 * quarter)]
        self._coast([point for turn in halves for point in self._arc(ISLE[2], turn, turn + half)[:-1]])

    def _sector(self, region: str, inner: float, outer: float, start: float, end: float) -> None:
        outline = self._arc(outer, start, end)
        back = self._arc(inner, end, start)
        outline += [*_line(outline[-1], back[0], 3, 4)[1:], *back, *_line(back[-1], outline[0], 3, 4)[1:]]
        turn, radius = (start + end) / 2, (inner + outer) / 2 + (2 if inner > ISLE[0] else 0)
        self._add(region, outline, (radius * math.cos(turn), radius * math.sin(turn)), turn)

    def _arc(self, radius: float, start: float, end: float) -> list[Point]:
        """Points of a circle that strays a little, the same ones from both sides."""
        steps = round(48 / self.players * abs(end - start) / self.sector)
        found = []
        for step in range(steps + 1):
            turn = start + (end - start) * step / steps
            name = f"{radius:.0f} {round(math.degrees(turn - self.axis(0)) * 4) % 1440}"
            stray = random.Random(name).uniform(-4, 4)
            found.append(((radius + stray) * math.cos(turn), (radius + stray) * math.sin(turn)))
        return found

    # All of it ----------------------------------------------------------------------------------------

    def _add(self, region: str, outline: Sequence[Point], middle: Point, along: float) -> None:
        self.shapes[region] = Shape(_closed(outline), middle[0], middle[1], along)

    def _coast(self, outline: Sequence[Point]) -> None:
        self.coasts.append(_rounded(outline))
        self.edge += outline

    def _ways(self) -> tuple[str, str]:
        land: list[str] = []
        sea: list[str] = []
        kinds = {region.id: region.kind for region in regions(self.players)}
        for one, others in neighbours(self.players).items():
            for other in others:
                if one > other:
                    continue
                way = self._way(one, other)
                (sea if kinds[one] != kinds[other] and "isle" in (kinds[one], kinds[other]) else land).append(way)
        return "".join(land), "".join(sea)

    def _way(self, one: str, other: str) -> str:
        a, b = self.shapes[one], self.shapes[other]
        if other.endswith("-home"):
            a, b, one, other = b, a, other, one
        if one.endswith("-home"):  # from the edge of the homeland straight up each column
            slot, col = COLOURS.index(one.partition("-")[0]), int(other[-1])
            x, y = self.point(slot, 700, 100 * (col - 2))
        else:
            x, y = a.x, a.y
        if one.rpartition("-")[0] == other.rpartition("-")[0] and one.startswith("isle-"):
            radius = math.hypot(a.x, a.y)
            clockwise = int((a.x * b.y - a.y * b.x) > 0)
            return f"M{x:.0f} {y:.0f}A{radius:.0f} {radius:.0f} 0 0 {clockwise} {b.x:.0f} {b.y:.0f}"
        return f"M{x:.0f} {y:.0f}L{b.x:.0f} {b.y:.0f}"


def _line(start: Point, end: Point, stray: float, steps: int = 6) -> list[Point]:
    """From a point almost to another, straying from the straight line the same way whichever end is first."""
    names = [f"{point[0]:.0f} {point[1]:.0f}" for point in (start, end)]
    turned = names[0] > names[1]
    a, b = (end, start) if turned else (start, end)
    chance = random.Random(" ".join(sorted(names)))
    length = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
    across = (-(b[1] - a[1]) / length, (b[0] - a[0]) / length)
    found = []
    for step in range(1, steps):
        share = step / steps
        off = chance.uniform(-stray, stray) * math.sqrt(math.sin(math.pi * share))
        found.append((a[0] + (b[0] - a[0]) * share + across[0] * off, a[1] + (b[1] - a[1]) * share + across[1] * off))
    return [start, *(reversed(found) if turned else found)]


def _middle(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _closed(points: Iterable[Point]) -> str:
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in points) + "Z"


def _rounded(points: Sequence[Point]) -> str:
    """A closed curve through the middles between the points."""
    middles = [_middle((point, points[(place + 1) % len(points)])) for place, point in enumerate(points)]
    curves = [f"Q{x:.0f} {y:.0f} {to[0]:.0f} {to[1]:.0f}" for (x, y), to in zip(points, middles, strict=True)]
    start = middles[-1]
    return f"M{start[0]:.0f} {start[1]:.0f}{''.join(curves)}Z"
