"""What the pictures of cards and objectives are painted with: colours, grounds, and what stands on several of them."""

from __future__ import annotations

from typing import Final

INK: Final = "#4a3a2c"
CREAM: Final = "#fbf3df"
STONE: Final = "#c9bda6"
WOOD: Final = "#8a5a36"
CLAY: Final = "#b4602f"
GOLD: Final = "#e6b23a"
LEAF: Final = "#5d8a3c"
SEA: Final = "#4d86a0"
RED: Final = "#b3372f"
PLUM: Final = "#7a5c86"
STEEL: Final = "#8794a3"
NIGHT: Final = "#2f2b4d"

DAWN, DAY, MEADOW, DUSK, AIR, DARK = "#f3d9a4", "#b9d6da", "#cfdcb4", "#e8b48a", "#ccd3e4", "#4a3d66"


# Ways to draw ---------------------------------------------------------------------------------------


def outlined(shape: str, fill: str = CREAM, width: float = 1.5) -> str:
    """A filled shape with an outline."""
    return f'<path d="{shape}" fill="{fill}" stroke="{INK}" stroke-width="{width:g}" stroke-linejoin="round"/>'


def filled(shape: str, fill: str) -> str:
    """A filled shape without one."""
    return f'<path d="{shape}" fill="{fill}"/>'


def line(shape: str, colour: str = INK, width: float = 2) -> str:
    return f'<path d="{shape}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round"/>'


def disc(x: float, y: float, r: float, fill: str = GOLD) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}" stroke="{INK}" stroke-width="1.3"/>'


def put(shape: str, x: float, y: float, size: float = 1, turn: float = 0) -> str:
    turned = f" rotate({turn:g})" if turn else ""
    scaled = f" scale({size:g})" if size != 1 else ""
    return f'<g transform="translate({x:g} {y:g}){turned}{scaled}">{shape}</g>'


def scene(sky: str, ground: str, *parts: str, level: float = 48) -> str:
    """A sky, a ground that rises and falls a little, and what stands on it."""
    back = filled("M0 0H126V58H0z", sky)
    soil = filled(f"M0 {level}Q31 {level - 4} 63 {level}T126 {level - 2}V58H0z", ground)
    return back + soil + "".join(parts)


def still(sky: str, *parts: str) -> str:
    """Things before a plain ground."""
    return filled("M0 0H126V58H0z", sky) + filled("M0 50H126V58H0z", "#0000001f") + "".join(parts)


# What is drawn more than once -----------------------------------------------------------------------


def man(x: float, y: float, fill: str = CREAM, size: float = 1) -> str:
    """Somebody, feet at the point."""
    shape = outlined("M0-19c4 0 5 3 5.5 8L7 0H-7l1.5-11C-5-16-4-19 0-19z", fill, 1.3) + disc(0, -23, 4.3, fill)
    return put(shape, x, y, size)


def tree(x: float, y: float, size: float = 1, fill: str = LEAF) -> str:
    return put(line("M0 0v-8", WOOD, 3) + outlined("M0-30c9 6 10 18 0 23-10-5-9-17 0-23z", fill, 1.3), x, y, size)


def house(x: float, y: float, roof: str = CLAY, size: float = 1) -> str:
    shape = outlined("M-11 0v-12h22V0z") + outlined("M-14-11 0-23 14-11z", roof) + filled("M-3 0v-7h6v7z", INK)
    return put(shape, x, y, size)


def tower(x: float, y: float, size: float = 1, fill: str = STONE) -> str:
    shape = outlined("M-9 0v-26h4v4h3v-4h4v4h3v-4h4V0z", fill) + filled("M-2-10h4v7h-4z", INK)
    return put(shape, x, y, size)


def ship(x: float, y: float, sail: str = CREAM, size: float = 1) -> str:
    shape = (
        line("M0-2v-30", WOOD, 2.4)
        + outlined("M-26-4h52l-7 11h-38z", WOOD)
        + outlined("M-15-30c10 3 20 3 30 0 2 8 2 15-1 21-9-3-19-3-28 0 3-7 3-14-1-21z", sail)
    )
    return put(shape, x, y, size)


def water(level: float = 46) -> str:
    wave = f"M0 {level}c10-5 21-5 31.5 0s21 5 31.5 0 21-5 31.5 0 21 5 31.5 0"
    return filled(f"{wave}V58H0z", SEA) + line(
        f"M0 {level + 6}c10-5 21-5 31.5 0s21 5 31.5 0 21-5 31.5 0 21 5 31.5 0", "#dcecec", 1.6
    )


def coin(x: float, y: float, r: float = 6) -> str:
    return (
        disc(x, y, r, GOLD)
        + f'<circle cx="{x:g}" cy="{y:g}" r="{r * 0.55:g}" fill="none" stroke="{INK}" stroke-opacity=".6"/>'
    )


def sun(x: float, y: float, r: float = 9) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="#e9a945"/>'


def star(x: float, y: float, r: float = 1.2) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="#fff"/>'


def stars() -> str:
    return "".join(star(x, y) for x, y in ((12, 10), (30, 24), (48, 8), (84, 14), (104, 8), (116, 26), (70, 22)))


def globe(x: float, y: float, r: float = 20) -> str:
    wide, low, high = r * 0.8, r * 0.6, r * 1.4
    curve = f"c{wide:g} {low:g} {wide:g} {high:g} 0 {2 * r:g}c{-wide:g} {-low:g} {-wide:g} {-high:g} 0 {-2 * r:g}"
    lines = f"M{x - r:g} {y:g}h{2 * r:g}M{x:g} {y - r:g}v{2 * r:g}M{x:g} {y - r:g}{curve}"
    return disc(x, y, r, "#9cc4d6") + line(lines, INK, 1.2)


def wheat(x: float, y: float, size: float = 1) -> str:
    ears = "".join(f"M0 {-12 - 5 * n}l-4-5M0 {-12 - 5 * n}l4-5" for n in range(4))
    return put(line("M0 0v-34", "#a97f1e", 2) + line(ears, "#c9961f", 3), x, y, size)


def mask(x: float, y: float, fill: str = CREAM) -> str:
    return put(
        outlined("M-11-14h22v10c0 10-6 16-11 18-5-2-11-8-11-18z", fill)
        + filled("M-7-7h5v3h-5zM2-7h5v3H2zM-5 4q5 5 10 0z", INK),
        x,
        y,
    )


def sword(x: float, y: float, turn: float = 0, size: float = 1) -> str:
    shape = (
        outlined("M-2-30 0-35 2-30V-6h-4z", "#e5e8ec", 1.2)
        + outlined("M-8-6h16v3H-8z", GOLD, 1.2)
        + outlined("M-2-3h4v9h-4z", WOOD, 1.2)
    )
    return put(shape, x, y, size, turn)


def shield(x: float, y: float, fill: str = RED, size: float = 1) -> str:
    shape = outlined("M0-16 13-12v11c0 8-6 14-13 17-7-3-13-9-13-17v-11z", fill) + line("M0-14v28M-11-3h22", CREAM, 2)
    return put(shape, x, y, size)


def chest(x: float, y: float) -> str:
    return put(
        outlined("M-17 0v-13h34V0z", WOOD)
        + outlined("M-17-13c0-12 34-12 34 0z", CLAY)
        + outlined("M-3-16h6v8h-6z", GOLD, 1.2),
        x,
        y,
    )


def bulb_rays(x: float, y: float) -> str:
    return line(f"M{x} {y - 24}v-6M{x - 20} {y - 14}l-5-4M{x + 20} {y - 14}l5-4", GOLD, 2.4)


def arrow(x: float, y: float, turn: float = 0, fill: str = GOLD) -> str:
    return put(outlined("M-16-3H4v-6l13 9L4 9V3h-20z", fill), x, y, 1, turn)


def dome(x: float, y: float) -> str:
    return put(
        outlined("M-20 0v-12h40V0z")
        + outlined("M-14-12c0-18 28-18 28 0z", GOLD)
        + line("M0-26v-7", INK, 2)
        + filled("M-4 0v-7a4 4 0 0 1 8 0v7z", INK),
        x,
        y,
    )


def flame(x: float, y: float, size: float = 1) -> str:
    shape = outlined("M0 0c-11-3-13-13-5-22 1 4 3 6 5 6-2-9 2-14 7-18 0 8 8 13 7 23C13-4 8 0 0 0z", "#e6762f") + filled(
        "M0-1c-5-2-6-7-1-12 1 4 6 5 5 9 0 2-2 3-4 3z", "#f6cf5a"
    )
    return put(shape, x, y, size)


def hand(x: float, y: float, fill: str = "#e5b48c") -> str:
    return put(
        outlined("M-8 12v-20c0-3 4-3 4 0v8-12c0-3 4-3 4 0v12-10c0-3 4-3 4 0v11-6c0-3 4-3 4 0v17z", fill, 1.3), x, y
    )
