"""The pieces of a seat, for games that draw none of their own: told apart by shape and by colour."""

from __future__ import annotations

from math import cos, pi, sin

from markupsafe import Markup

# The corners of each seat's shape by how far they lie from its middle, all the way round; a disc has none.
SHAPES: tuple[tuple[float, ...], ...] = (
    (),
    (1.06,) * 8,
    (1.24,) * 3,
    (1.16,) * 4,
    (1.1,) * 6,
    (1.2, 0.68) * 5,
    (1.2, 1.2, 0.72) * 4,
)
TURNS = (0.0, pi / 8, 0.0, 0.0, 0.0, 0.0, -pi / 12)


def outline(seat: int, radius: float) -> str:
    """The shape of a seat's pieces as a path around its middle."""
    corners, turn = SHAPES[seat], TURNS[seat]
    if not corners:
        half = f"a{radius:g} {radius:g} 0 1 0"
        return f"M{-radius:g} 0{half} {2 * radius:g} 0{half} {-2 * radius:g} 0Z"
    angles = [2 * pi * number / len(corners) + turn for number in range(len(corners))]
    points = [
        (radius * far * sin(angle), -radius * far * cos(angle)) for far, angle in zip(corners, angles, strict=True)
    ]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def man(seat: int, x: float, y: float, radius: float) -> Markup:
    """A piece on a board."""
    whole, inner = outline(seat, radius), outline(seat, radius * 0.52)
    return Markup(
        f'<g class="man seat-{seat}" transform="translate({x:g} {y:g})">'
        f'<path class="shade" d="{whole}" transform="translate(0 {radius * 0.16:g})"/>'
        f'<path class="body" d="{whole}"/><path class="inlay" d="{inner}"/></g>'
    )


def mark(seat: int) -> Markup:
    """A piece as the sign of its seat, beside words that say whose it is."""
    return Markup(f'<svg class="mark" viewBox="-25 -25 50 50" aria-hidden="true">{man(seat, 0, -1, 18)}</svg>')
