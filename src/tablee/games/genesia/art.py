"""The pictures of cards and objectives: small painted scenes, drawn on 126 × 58.

Each is a sky, a ground and a few shapes with a dark outline; what several pictures need is drawn in one place.
"""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

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


def f(shape: str, fill: str = CREAM, width: float = 1.5) -> str:
    """A filled shape with an outline."""
    return f'<path d="{shape}" fill="{fill}" stroke="{INK}" stroke-width="{width:g}" stroke-linejoin="round"/>'


def p(shape: str, fill: str) -> str:
    """A filled shape without one."""
    return f'<path d="{shape}" fill="{fill}"/>'


def ln(shape: str, colour: str = INK, width: float = 2) -> str:
    return f'<path d="{shape}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round"/>'


def c(x: float, y: float, r: float, fill: str = GOLD) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}" stroke="{INK}" stroke-width="1.3"/>'


def put(shape: str, x: float, y: float, size: float = 1, turn: float = 0) -> str:
    turned = f" rotate({turn:g})" if turn else ""
    scaled = f" scale({size:g})" if size != 1 else ""
    return f'<g transform="translate({x:g} {y:g}){turned}{scaled}">{shape}</g>'


def scene(sky: str, ground: str, *parts: str, level: float = 48) -> str:
    """A sky, a ground that rises and falls a little, and what stands on it."""
    back = p("M0 0H126V58H0z", sky)
    soil = p(f"M0 {level}Q31 {level - 4} 63 {level}T126 {level - 2}V58H0z", ground)
    return back + soil + "".join(parts)


def still(sky: str, *parts: str) -> str:
    """Things before a plain ground."""
    return p("M0 0H126V58H0z", sky) + p("M0 50H126V58H0z", "#0000001f") + "".join(parts)


# What is drawn more than once -----------------------------------------------------------------------


def man(x: float, y: float, fill: str = CREAM, size: float = 1) -> str:
    """Somebody, feet at the point."""
    shape = f("M0-19c4 0 5 3 5.5 8L7 0H-7l1.5-11C-5-16-4-19 0-19z", fill, 1.3) + c(0, -23, 4.3, fill)
    return put(shape, x, y, size)


def tree(x: float, y: float, size: float = 1, fill: str = LEAF) -> str:
    return put(ln("M0 0v-8", WOOD, 3) + f("M0-30c9 6 10 18 0 23-10-5-9-17 0-23z", fill, 1.3), x, y, size)


def house(x: float, y: float, roof: str = CLAY, size: float = 1) -> str:
    shape = f("M-11 0v-12h22V0z") + f("M-14-11 0-23 14-11z", roof) + p("M-3 0v-7h6v7z", INK)
    return put(shape, x, y, size)


def tower(x: float, y: float, size: float = 1, fill: str = STONE) -> str:
    shape = f("M-9 0v-26h4v4h3v-4h4v4h3v-4h4V0z", fill) + p("M-2-10h4v7h-4z", INK)
    return put(shape, x, y, size)


def ship(x: float, y: float, sail: str = CREAM, size: float = 1) -> str:
    shape = (
        ln("M0-2v-30", WOOD, 2.4)
        + f("M-26-4h52l-7 11h-38z", WOOD)
        + f("M-15-30c10 3 20 3 30 0 2 8 2 15-1 21-9-3-19-3-28 0 3-7 3-14-1-21z", sail)
    )
    return put(shape, x, y, size)


def water(level: float = 46) -> str:
    wave = f"M0 {level}c10-5 21-5 31.5 0s21 5 31.5 0 21-5 31.5 0 21 5 31.5 0"
    return p(f"{wave}V58H0z", SEA) + ln(
        f"M0 {level + 6}c10-5 21-5 31.5 0s21 5 31.5 0 21-5 31.5 0 21 5 31.5 0", "#dcecec", 1.6
    )


def coin(x: float, y: float, r: float = 6) -> str:
    return (
        c(x, y, r, GOLD)
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
    return c(x, y, r, "#9cc4d6") + ln(lines, INK, 1.2)


def wheat(x: float, y: float, size: float = 1) -> str:
    ears = "".join(f"M0 {-12 - 5 * n}l-4-5M0 {-12 - 5 * n}l4-5" for n in range(4))
    return put(ln("M0 0v-34", "#a97f1e", 2) + ln(ears, "#c9961f", 3), x, y, size)


def mask(x: float, y: float, fill: str = CREAM) -> str:
    return put(
        f("M-11-14h22v10c0 10-6 16-11 18-5-2-11-8-11-18z", fill) + p("M-7-7h5v3h-5zM2-7h5v3H2zM-5 4q5 5 10 0z", INK),
        x,
        y,
    )


def sword(x: float, y: float, turn: float = 0, size: float = 1) -> str:
    shape = (
        f("M-2-30 0-35 2-30V-6h-4z", "#e5e8ec", 1.2) + f("M-8-6h16v3H-8z", GOLD, 1.2) + f("M-2-3h4v9h-4z", WOOD, 1.2)
    )
    return put(shape, x, y, size, turn)


def shield(x: float, y: float, fill: str = RED, size: float = 1) -> str:
    shape = f("M0-16 13-12v11c0 8-6 14-13 17-7-3-13-9-13-17v-11z", fill) + ln("M0-14v28M-11-3h22", CREAM, 2)
    return put(shape, x, y, size)


def chest(x: float, y: float) -> str:
    return put(f("M-17 0v-13h34V0z", WOOD) + f("M-17-13c0-12 34-12 34 0z", CLAY) + f("M-3-16h6v8h-6z", GOLD, 1.2), x, y)


def bulb_rays(x: float, y: float) -> str:
    return ln(f"M{x} {y - 24}v-6M{x - 20} {y - 14}l-5-4M{x + 20} {y - 14}l5-4", GOLD, 2.4)


def arrow(x: float, y: float, turn: float = 0, fill: str = GOLD) -> str:
    return put(f("M-16-3H4v-6l13 9L4 9V3h-20z", fill), x, y, 1, turn)


def dome(x: float, y: float) -> str:
    return put(
        f("M-20 0v-12h40V0z")
        + f("M-14-12c0-18 28-18 28 0z", GOLD)
        + ln("M0-26v-7", INK, 2)
        + p("M-4 0v-7a4 4 0 0 1 8 0v7z", INK),
        x,
        y,
    )


def flame(x: float, y: float, size: float = 1) -> str:
    shape = f("M0 0c-11-3-13-13-5-22 1 4 3 6 5 6-2-9 2-14 7-18 0 8 8 13 7 23C13-4 8 0 0 0z", "#e6762f") + p(
        "M0-1c-5-2-6-7-1-12 1 4 6 5 5 9 0 2-2 3-4 3z", "#f6cf5a"
    )
    return put(shape, x, y, size)


def hand(x: float, y: float, fill: str = "#e5b48c") -> str:
    return put(f("M-8 12v-20c0-3 4-3 4 0v8-12c0-3 4-3 4 0v12-10c0-3 4-3 4 0v11-6c0-3 4-3 4 0v17z", fill, 1.3), x, y)


PICTURES: Final[dict[str, str]] = {
    # Age I, blue
    "cave_paintings": still(
        "#b98a5e",
        f("M-4 58C6 20 40 2 70 6s50 22 60 52z", "#d9b483"),
        ln("M34 38c6-10 18-12 30-9l6-6 3 7 7 3-6 5-3 10M40 40l-2 9M62 38l1 10", "#7a2f1c", 3.4),
        hand(98, 38, "#a8482a"),
    ),
    "wheel": scene(
        DAWN,
        "#c9a25f",
        c(63, 30, 21, WOOD),
        c(63, 30, 15, DAWN),
        ln("M63 15v30M48 30h30M52 19l22 22M74 19 52 41", WOOD, 3.4),
        c(63, 30, 4, CLAY),
    ),
    "flint_deposit": scene(
        DAWN,
        "#b08a58",
        f("M20 48 34 22l14-6 12 14-6 18z", STEEL),
        f("M52 48l10-18 18-8 18 12 6 14z", "#6d7885"),
        ln("M34 22l8 12 18-4M80 22l-4 16 22-4", CREAM, 1.4),
    ),
    "dugout_canoes": scene(
        DAY,
        MEADOW,
        water(40),
        f("M18 36c30 8 60 8 92-2-6 14-14 16-26 16H44c-14 0-22-6-26-14z", WOOD),
        man(52, 38, CLAY, 0.8),
        man(76, 38, CREAM, 0.8),
        ln("M44 16 34 52M84 16l12 34", INK, 1.8),
        level=30,
    ),
    "writing": still(
        "#d9b483",
        f("M36 6h54l4 46H32z", "#cc9f68"),
        ln(
            "M44 15h8M58 15l6 4M72 14v6M82 14l-5 6M44 26l6 4M58 26h8M74 25l6 5M42 37h7M56 36v6M66 37l7 4M82 36v6",
            "#5b3a1c",
            2.6,
        ),
        f("M98 6l6 3-10 34-5 4v-7z", WOOD),
    ),
    "barley_grains": scene(DAWN, "#c9a25f", *[wheat(x, 50, 1.1) for x in (22, 38, 54, 70, 86, 102)], sun(110, 14)),
    # Age I, yellow
    "shell_trade": scene(
        DAWN,
        "#e3cf9a",
        f("M30 44c-12-20 2-34 16-34s28 14 16 34c-8 4-24 4-32 0z", "#f1c9bb"),
        ln("M46 12v32M36 14l5 30M56 14l-5 30M28 22l9 21M64 22l-9 21", CLAY, 1.4),
        f("M78 46c-8-14 2-24 12-24s20 10 12 24z", CREAM),
        ln("M90 24v22M83 26l4 20M97 26l-4 20", CLAY, 1.2),
    ),
    "domestication": scene(
        MEADOW,
        "#7fa06a",
        f("M34 28c10-4 34-4 44-2l8-10 8 2 2 8-6 5-4 13v10h-5V42H47v12h-5V38c-6-2-8-6-8-10z", "#d9c2a0"),
        ln("M86 16c0-6 6-8 10-6M30 30l-6 8", INK, 2.4),
        p("M90 22h3v2h-3z", INK),
        ln("M0 34h26M104 34h22M8 26v22M116 26v22", WOOD, 3),
    ),
    "agriculture": scene(
        DAY,
        "#9b7040",
        ln("M0 44h126M0 50h126M0 55h126", "#7a5528", 2),
        f("M30 30l44 12-6 6-42-12z", WOOD),
        f("M68 38l16 12-18 0z", STEEL),
        man(24, 42, CREAM),
        sun(106, 12),
        wheat(104, 46, 0.9),
        wheat(114, 48, 0.8),
    ),
    "granaries": scene(
        DAWN,
        "#c9a25f",
        *[
            put(
                f("M-15 0v-18c0-14 30-14 30 0V0z", CREAM)
                + f("M-18-18C-12-34 12-34 18-18z", "#c99b52")
                + p("M-4 0v-9h8v9z", INK),
                x,
                50,
            )
            for x in (30, 66, 102)
        ],
    ),
    "bone_potion": still(
        "#cdbb93",
        f("M52 8h22v4h-4v12c12 6 14 26 0 28H56c-14-2-12-22 0-28V12h-4z", "#d6e6df"),
        p("M48 38c8-4 22 4 30-1 0 8-4 13-9 13H57c-5 0-9-5-9-12z", "#7fae6b"),
        put(
            f(
                "M-14-2c-6-3-2-9 2-6 1-5 8-3 6 2h16c-2-5 5-7 6-2 4-3 8 3 2 6 6 3 2 9-2 6-1 5-8 3-6-2H-6c2 5-5 "
                "7-6 2-4 3-8-3-2-6z"
            ),
            100,
            28,
            0.8,
            30,
        ),
    ),
    "around_the_game": scene(
        MEADOW,
        "#8fae6a",
        f("M44 30c10-6 24-6 32-2l4-12 6-2 8 6-4 6-6 1-3 11v12h-4V40H54l-2 12h-4l-1-14z", "#a9763f"),
        ln("M82 14l-4-10M80 10l-6-3M90 16l6-9M93 11l7-1", INK, 2),
        man(16, 50, CLAY, 0.9),
        ln("M24 18 10 54", INK, 2),
        tree(112, 50, 0.9),
    ),
    # Age I, green
    "fire": scene(
        DARK,
        "#4f3b2c",
        flame(63, 48, 1.25),
        ln("M44 52l38-8M82 52 44 44", WOOD, 5),
        man(26, 52, "#c99b72", 0.9),
        man(102, 52, "#c99b72", 0.9),
        stars(),
    ),
    "first_village": scene(
        MEADOW,
        "#a9834e",
        house(30, 48, "#c99b52"),
        house(60, 50, CLAY, 1.2),
        house(94, 48, "#c99b52"),
        ln("M6 52h14M108 50h14M10 46v8M116 44v8", WOOD, 2.4),
    ),
    "pottery": still(
        "#e0c08e",
        f("M48 6h28v5h-5v5c14 6 14 26-3 36H56c-17-10-17-30-3-36v-5h-5z", CLAY),
        ln("M45 28h36M44 34h37", CREAM, 2.4),
        ln("M47 31l5-3 5 3 5-3 5 3 5-3 6 3", CREAM, 1.4),
        f("M92 32h18v4h-3c7 5 6 12 0 16H95c-6-4-7-11 0-16h-3z", "#c97b46"),
    ),
    "gathering": scene(
        MEADOW,
        "#8fae6a",
        f("M38 30h50l-6 22H44z", "#c99b52"),
        ln("M40 37h46M42 44h42M50 31l3 20M63 31v21M76 31l-3 20", "#7a5528", 1.6),
        *[c(x, y, 6, col) for x, y, col in ((48, 26, RED), (58, 23, LEAF), (68, 25, RED), (79, 26, PLUM))],
        tree(14, 50),
        tree(112, 50),
    ),
    "megaliths": scene(
        DUSK,
        "#8fae6a",
        f("M22 50V22l10-3 2 31zM54 50V20l10 1v29zM86 50V20l11 2-1 28z", STONE),
        f("M18 22l2-8 46-3 2 9zM58 19l2-8 42 1 1 9z", "#b5a78d"),
        sun(42, 34, 7),
    ),
    "seasonal_camps": scene(
        DAY,
        "#a9834e",
        *[
            put(
                f("M-18 0 0-32 18 0z", fill) + f("M-5 0 0-12 5 0z", INK, 1) + ln("M-3-36 3-28M3-36l-6 8", INK, 1.8),
                x,
                50,
                s,
            )
            for x, fill, s in ((32, "#d9b483", 1.0), (66, CREAM, 1.15), (100, "#c99b72", 0.95))
        ],
    ),
    # Age I, red
    "clubs": still(
        "#d39b7c",
        put(f("M-4 24V-4c-8-6-7-20 4-22s12 16 4 22v28z", WOOD), 46, 30, 1.1, -24),
        put(f("M-4 24V-4c-8-6-7-20 4-22s12 16 4 22v28z", "#6f4526"), 80, 30, 1.1, 24),
    ),
    "bow": scene(
        DUSK,
        "#a9834e",
        ln("M40 6c30 8 30 40 0 48", WOOD, 4),
        ln("M40 6v48", CREAM, 1.4),
        ln("M22 30h74", INK, 2),
        f("M92 25l14 5-14 5z", STEEL),
        ln("M22 30l-6-4M22 30l-6 4M28 30l-6-4M28 30l-6 4", RED, 2),
    ),
    "ford_toll": scene(
        MEADOW,
        "#b08a58",
        p("M0 34c40-8 80 8 126 0v12c-40 8-84-8-126 0z", SEA),
        *[f(f"M{x} 40h10l2 5h-14z", STONE) for x in (38, 56, 74)],
        ln("M100 14v34", WOOD, 3.4),
        ln("M100 18 58 24", RED, 4),
        ln("M90 19.5l-8 1.2M74 22l-8 1", CREAM, 4),
        coin(110, 18),
    ),
    "raid": scene(
        DUSK,
        "#8f6a42",
        house(92, 48, CLAY, 1.1),
        flame(92, 27, 0.5),
        *[man(x, 50, RED, 0.9) for x in (22, 40, 56)],
        ln("M28 20v30M46 20v30M62 20v30", INK, 1.8),
    ),
    "bronze": still(
        "#9c7b5a",
        f("M30 34h52v8H68v6h10v6H40v-6h10v-6C38 42 32 40 30 34z", "#6b5a4a"),
        put(f("M-3-26h6v34h-6z", WOOD) + f("M-16-34h32v13h-32z", "#c98a3a"), 88, 34, 0.9, 32),
        ln("M52 26l-4-8M62 24v-9M72 26l5-7", GOLD, 2.4),
    ),
    "trophies": still(
        "#b58a66",
        f("M40 6h46v26c0 12-12 18-23 21-11-3-23-9-23-21z", WOOD),
        f("M55 22c0-8 16-8 16 0l-3 18c-2 5-8 5-10 0z", "#d9c2a0"),
        ln("M56 20C48 18 44 12 45 4M70 20c8-2 12-8 11-16M46 12l-7-2M80 12l7-2", CREAM, 3),
        p("M58 28h3v3h-3zM66 28h3v3h-3z", INK),
    ),
    # Age I, violet
    "imitation": still(
        "#cbb4d3",
        man(42, 52, CLAY, 1.4),
        man(84, 52, "#ead9ef", 1.4),
        ln("M63 6v46", INK, 1.6),
        ln("M52 24l-8-8M74 24l8-8", INK, 3),
    ),
    "language": scene(
        DAWN,
        "#b08a58",
        man(30, 52, CLAY, 1.2),
        man(96, 52, PLUM, 1.2),
        f("M42 6h20c6 0 6 16 0 16H52l-8 7v-7c-6 0-8-16-2-16z"),
        f("M68 14h18c6 0 6 14 0 14h-2v6l-7-6h-9c-6 0-6-14 0-14z", "#ead9ef"),
        ln("M46 14h12M72 21h10", INK, 2),
    ),
    "barter": scene(
        DAWN,
        "#b08a58",
        man(26, 52, CLAY, 1.2),
        man(100, 52, PLUM, 1.2),
        arrow(63, 18),
        arrow(63, 36, 180, "#cbb4d3"),
        c(42, 30, 4, RED),
    ),
    "calendar": still(
        "#b9a7c9",
        c(63, 29, 24, STONE),
        c(63, 29, 16, "#ded3bd"),
        c(63, 29, 6, GOLD),
        ln("M63 5v8M63 45v8M39 29h8M79 29h8M46 12l6 6M74 40l6 6M80 12l-6 6M52 40l-6 6", INK, 2),
    ),
    "potlatch": scene(
        DUSK,
        "#8f6a42",
        f("M20 50V24l20-10 20 10v26z", WOOD),
        mask(40, 32, "#c9543f"),
        chest(84, 50),
        coin(78, 28),
        coin(90, 24),
        coin(102, 30),
        man(112, 52, PLUM, 0.9),
    ),
    "great_crossing": scene(
        "#e2c9d6",
        "#d9b483",
        water(36),
        f("M30 34h62l-6 8H36z", WOOD),
        ln("M34 38h54", CREAM, 1.2),
        man(46, 35, CREAM, 0.75),
        man(60, 35, CLAY, 0.75),
        man(76, 35, PLUM, 0.75),
        sun(106, 16),
        level=30,
    ),
    # Age II, blue
    "printing": still(
        "#c7b79b",
        f("M34 50V8h8v30h42V8h8v42z", WOOD),
        f("M40 10h46v6H40zM46 26h34v7H46z", "#a9764a"),
        ln("M63 16v10", STEEL, 4),
        f("M44 39h38v6H44z"),
        ln("M48 42h30", INK, 1.4),
        ln("M63 20h22", INK, 2.4),
    ),
    "caravels": scene(
        DAY,
        MEADOW,
        water(40),
        ship(66, 42, CREAM, 1.1),
        ln("M66 12v14M59 19h14", RED, 3),
        ship(24, 40, CREAM, 0.5),
        ship(108, 39, CREAM, 0.45),
        level=34,
    ),
    "astrolabe": still(
        "#8fa9bd",
        c(63, 30, 22, GOLD),
        c(63, 30, 15, "#f4dc9a"),
        ln("M63 15v30M48 30h30M53 20l20 20", INK, 1.6),
        f("M61 12h4v18h-4z", CLAY, 1.1),
        c(63, 30, 3, INK),
        c(63, 5, 3, GOLD),
    ),
    "alchemy": still(
        "#6d5a7c",
        f("M46 10h14v12l14 22c2 5-2 8-5 8H37c-3 0-7-3-5-8l14-22z", "#d6e6df"),
        p("M40 36h26l6 10c1 3-1 4-3 4H37c-2 0-4-1-3-4z", "#6fae8b"),
        c(52, 42, 2.5, "#cfeedd"),
        c(58, 37, 1.8, "#cfeedd"),
        sun(94, 20, 11),
        p("M100 40a11 11 0 1 0 8 10 8 8 0 0 1-8-10z", CREAM),
    ),
    "scriptorium": still(
        "#cbb78f",
        f("M20 50 34 22h46l8 28z", WOOD),
        f("M34 18c10-4 20-2 24 2 4-4 16-6 26-2v26c-10-4-22-2-26 2-4-4-14-6-24-2z"),
        ln("M40 24h12M40 30h12M64 24h12M64 30h12M64 36h8", INK, 1.4),
        f("M104 4c2 12-4 24-12 28l-3 14-2-1 3-14c-1-12 6-22 14-27z", "#dfe7ee"),
    ),
    "templar_road": scene(
        DAY,
        "#9db070",
        p("M50 58C58 40 54 32 70 24l6 2C64 36 72 44 78 58z", "#e7d6ac"),
        tower(88, 34, 0.9),
        shield(26, 34, CREAM, 0.9),
        ln("M26 20v26M15 31h22", RED, 4),
        tree(108, 50, 0.8),
    ),
    # Age II, yellow
    "banking": still(
        "#d8c48a",
        f("M26 22 63 6l37 16z"),
        f("M28 24h70v5H28zM26 46h74v6H26z"),
        *[f(f"M{x} 29h7v17h-7z", "#efe2c4") for x in (33, 49, 70, 86)],
        coin(63, 17, 4),
    ),
    "mill": scene(
        DAY,
        "#b9a44f",
        f("M52 50l6-30h16l6 30z"),
        f("M56 20c0-10 20-10 20 0z", CLAY),
        put(
            "".join(
                put(f("M-3-4h6v-22h-6z", CREAM, 1.2) + ln("M-3-10h6M-3-16h6M-3-22h6", INK, 1), 0, 0, 1, t)
                for t in (20, 110, 200, 290)
            ),
            66,
            20,
        ),
        wheat(20, 50, 0.8),
        wheat(32, 52, 0.8),
        wheat(104, 50, 0.8),
    ),
    "builders": scene(
        DAWN,
        "#a9834e",
        f("M64 50V22h44v28z", STONE),
        ln("M64 32h44M64 41h44M78 22v10M94 32v9M80 41v9", INK, 1.3),
        ln("M30 52V6M30 8h34M56 8v14", WOOD, 3),
        f("M50 22h12v8H50z", "#b5a78d"),
        man(18, 52, CLAY),
    ),
    "guilds": still(
        "#f0d38c",
        ln("M63 8v36M49 48h28M34 14h58", "#5a4420", 2.6),
        ln("M34 14 24 34h20zM92 14 82 34h20z", "#5a4420", 1.4),
        f("M22 34h24c-1 8-23 8-24 0zM80 34h24c-1 8-23 8-24 0z", "#b57f22"),
        coin(30, 31, 4.5),
        coin(38, 30, 4.5),
        f("M86 33v-6h4v-3h4v3h4v6z"),
    ),
    "spice_route": scene(
        DUSK,
        "#d9a95e",
        f(
            "M34 34c2-8 8-14 12-6 4-8 10-4 12 4l10 0 8-14 10-2 4 5-8 3-6 16-12 3v10h-4V44H44v10h-4V42c-4-2-6-4-6-8z",
            "#b98a56",
        ),
        f("M44 24h12l2 12H42z", RED, 1.2),
        sun(106, 16),
        p("M0 50c20-10 40-8 60 0z", "#c9964a"),
    ),
    "crusade": scene(
        "#d7cfe0",
        "#a9834e",
        *[man(x, 52, STEEL) for x in (22, 40, 58)],
        f("M74 6v46h3V6z", WOOD, 1),
        f("M77 8h34l-7 9 7 9H77z"),
        ln("M91 11v12M85 17h12", RED, 3.4),
    ),
    # Age II, green
    "new_towns": scene(
        MEADOW,
        "#8fae6a",
        f("M14 50V34h98v16z", STONE),
        ln("M14 40h98M30 34v6M52 40v10M74 34v6M96 40v10", INK, 1.2),
        house(40, 36, CLAY, 0.9),
        house(86, 36, CLAY, 0.9),
        f("M57 36V14l6-9 6 9v22z"),
        p("M58 50v-9a5 5 0 0 1 10 0v9z", INK),
    ),
    "crop_rotation": scene(
        DAY,
        "#b08a58",
        p("M0 40 40 30 50 58H0z", "#9b7040"),
        p("M40 30 84 30 78 58H50z", "#c9a945"),
        p("M84 30 126 40V58H78z", "#7fa06a"),
        ln("M8 46l30-8M6 53l36-8", "#7a5528", 1.6),
        ln("M56 40h22M54 48h26", "#a97f1e", 2),
        put(
            ln("M-13-2a13 13 0 0 1 22-7M13 2a13 13 0 0 1-22 7", INK, 2.6) + p("M7-14l6 7-9 1zM-7 14l-6-7 9-1z", INK),
            63,
            17,
        ),
    ),
    "ramparts": still(
        "#d8d2c6",
        f("M0 22h8v6h10v-6h10v6h10v-6h10v6h10v-6h10v6h10v-6h10v6h10v-6h10v6h10v-6h18v36H0z", "#a89a86"),
        f("M78 58V12h6v5h7v-5h7v5h7v-5h6v46z", "#c3b59d"),
        p("M91 34h6v10h-6z", INK),
        ln("M5 38h14M26 38h14M48 38h14M16 47h14M38 47h14M60 47h12", "#463c32", 1.3),
        f("M95 12V1l13 4-13 4z", RED, 1.1),
    ),
    "royal_forest": scene(
        MEADOW,
        "#5d8a3c",
        *[tree(x, 52, 1.25, fill) for x, fill in ((16, LEAF), (36, "#3f6b30"), (90, "#3f6b30"), (110, LEAF))],
        f("M52 24l5 6 6-10 6 10 5-6v14H52z", GOLD),
    ),
    "architecture": still(
        "#f3d9a4",
        sun(98, 16),
        f("M28 50V22l17-15 17 15v28zM62 50V28h36v22zM14 50V14l7-9 7 9v36z"),
        p(
            "M34 50V38a6 6 0 0 1 12 0v12zM49 50V38a4.5 4.5 0 0 1 9 0v12zM67 50V40a4 4 0 0 1 8 0v10zM79 50V40a4 "
            "4 0 0 1 8 0v10zM19 24h4v9h-4z",
            PLUM,
        ),
        c(45, 22, 5, PLUM),
        ln("M104 50 112 20l8 30M107 40h10", INK, 2),
    ),
    "monasteries": scene(
        MEADOW,
        "#7fa06a",
        f("M42 48V30h44v18zM30 48V18h14v30z"),
        f("M38 30h52l-6-10H46zM28 18 37 4l9 14z", "#a5502f"),
        p("M52 48v-8a4 4 0 0 1 8 0v8zM64 48v-8a4 4 0 0 1 8 0v8zM76 48v-8a4 4 0 0 1 8 0v8zM35 24h4v6h-4z", INK),
        tree(12, 50, 0.9),
        tree(108, 50, 0.9),
    ),
    # Age II, red
    "chivalry": scene(
        DUSK,
        "#8fae6a",
        f("M38 30c10-5 22-5 30-2l8-12 7 2 6 8-5 4-6-2-4 10v14h-4V42H48l-4 12h-4l1-16z", CREAM),
        man(56, 32, STEEL, 0.9),
        ln("M66 12l40 14", INK, 2.2),
        f("M52 26l14 0 2 10H50z", RED, 1.1),
        f("M58 6c2-5 8-5 8-1z", RED, 1),
    ),
    "gunpowder": still(
        "#c9a98c",
        f("M18 32h58c6 0 6 14 0 14H30c-8 0-12-6-12-14z", "#5a5550"),
        c(36, 48, 8, WOOD),
        f("M76 33h6v12h-6z", "#45413d"),
        p("M86 38c10-14 30-12 32 2-2 12-22 12-32-2z", "#e6762f"),
        p("M90 38c8-8 18-6 19 1-2 6-12 6-19-1z", "#f6cf5a"),
        c(100, 16, 5, "#3a3634"),
        ln("M14 30l-6-8", GOLD, 2.4),
    ),
    "longships": scene(
        DAY,
        MEADOW,
        water(42),
        f(
            "M16 34c-2-12 4-18 8-18-2 8 2 14 8 16h60c6-2 10-8 8-16 6 2 8 8 6 18-6 10-16 12-26 12H42c-10 0-20-2-26-12z",
            WOOD,
        ),
        ln("M63 34V6", INK, 2.4),
        f("M44 8h38v18H44z"),
        p("M50 8h6v18h-6zM62 8h6v18h-6zM74 8h6v18h-6z", RED),
        *[c(x, 36, 4, col) for x, col in ((44, GOLD), (56, RED), (70, GOLD), (82, RED))],
        level=34,
    ),
    "mercenaries": scene(
        "#cdb99e",
        "#a9834e",
        *[man(x, 52, fill, 1.1) for x, fill in ((28, RED), (54, GOLD), (80, PLUM))],
        ln("M38 4v50M64 4v50M90 4v50", WOOD, 2.2),
        f("M36 4l2-4 2 4zM62 4l2-4 2 4zM88 4l2-4 2 4z", STEEL, 1),
        coin(108, 44),
        coin(112, 34),
    ),
    "trebuchet": scene(
        DUSK,
        "#a9834e",
        ln("M34 52 56 20l22 32M40 44h32", WOOD, 4),
        ln("M26 42 92 8", "#6f4526", 4),
        f("M18 38h14v14H18z", STONE),
        ln("M92 8l10 14", INK, 1.6),
        c(103, 24, 5, STONE),
        c(34, 53, 4, WOOD),
        c(78, 53, 4, WOOD),
    ),
    "tribute": still(
        "#d3a08a",
        chest(40, 52),
        coin(30, 28),
        coin(40, 24),
        coin(50, 28),
        man(82, 52, CLAY, 1.1),
        man(104, 52, RED, 1.2),
        f("M98 16l3 4 3-6 3 6 3-4v8H98z", GOLD, 1.1),
    ),
    # Age II, violet
    "trading_posts": scene(
        "#d9c9e2",
        "#c9a25f",
        f("M26 50V30h34v20z", WOOD),
        f("M22 30l8-14h26l8 14z", CREAM),
        ln("M30 16l-2 14M38 16v14M48 16v14M56 16l2 14", RED, 2),
        p("M66 58c4-8 12-12 60-12v12z", SEA),
        ship(100, 44, "#ead9ef", 0.7),
        coin(36, 42),
        coin(48, 42),
    ),
    "perspective": still(
        "#d9c9e2",
        f("M10 4h106v50H10z", "#efe6d2"),
        ln("M10 4 63 28 116 4M10 54 63 28 116 54M63 28v26M63 28 36 54M63 28l27 26", PLUM, 1.2),
        f("M48 22h30v13H48z", "#c9b7d6"),
        f("M55 35v-8a8 8 0 0 1 16 0v8z", NIGHT),
    ),
    "spies": scene(
        DARK,
        "#3a3050",
        f("M63 8c-10 0-13 8-13 16l-14 30h54L76 24c0-8-3-16-13-16z", "#241d38"),
        p("M54 22h18v7H54z", "#e5c9a6"),
        p("M57 24h4v2h-4zM65 24h4v2h-4z", INK),
        f("M44 14h38v4H44zM52 4h22v10H52z", "#1d172e", 1.1),
        stars(),
    ),
    "opera": still(
        "#8c3a46",
        f("M0 0h126v10c-10 6-21 6-31 0-11 6-22 6-32 0-10 6-21 6-32 0-10 6-21 6-31 0z", "#b3372f"),
        mask(46, 34, CREAM),
        put(mask(0, 0, GOLD), 82, 34, 1, 8),
        p("M0 8v50h14C6 44 4 26 10 12zM126 8v50h-14c8-14 10-32 4-46z", "#b3372f"),
    ),
    "pilgrimage": scene(
        "#e2d3ea",
        "#a9a05a",
        p("M10 58C40 44 50 44 70 36s20-8 30-12l4 4C92 34 90 42 70 48S52 52 46 58z", "#e7d6ac"),
        dome(104, 28),
        man(40, 50, WOOD, 0.9),
        ln("M48 24v28", INK, 2),
        f("M18 16c-8 6-6 14 0 16 6-2 8-10 0-16z", "#f1c9bb"),
        ln("M18 18v13M14 21l2 9M22 21l-2 9", CLAY, 1),
    ),
    "royal_weddings": still(
        "#e6cfe6",
        c(50, 34, 15, GOLD),
        c(50, 34, 10, "#e6cfe6"),
        c(76, 34, 15, GOLD),
        c(76, 34, 10, "#e6cfe6"),
        f("M52 10l5 5 6-9 6 9 5-5v10H52z", GOLD),
        p("M44 29a10 10 0 0 0 6 15l3 4a15 15 0 0 1-11-22z", "#c9962a"),
    ),
    # Age III, blue
    "internet": still(
        NIGHT,
        globe(63, 29, 21),
        *[
            c(x, y, 4, col)
            for x, y, col in ((18, 14, GOLD), (108, 12, "#6fc7b0"), (16, 46, "#d678a0"), (110, 46, GOLD))
        ],
        ln("M22 15l22 8M104 14 82 22M20 45l24-8M106 44 82 36", "#9db4e0", 1.6),
    ),
    "rocket": scene(
        DARK,
        "#6b6478",
        f("M63 2c10 8 11 22 9 36H54C52 24 53 10 63 2z"),
        c(63, 20, 5, "#7fb2d6"),
        f("M54 28 44 42l10-2zM72 28l10 14-10-2z", RED),
        f("M57 38h12l-3 16-3-6-3 6z", "#e6762f", 1.1),
        stars(),
    ),
    "dna": still(
        "#bcd0de",
        ln("M20 14c20 0 22 30 43 30s23-30 43-30", RED, 4),
        ln("M20 44c20 0 22-30 43-30s23 30 43 30", SEA, 4),
        ln("M28 17v24M36 23v12M52 20v19M63 14v30M74 20v19M90 23v12M98 17v24", INK, 1.6),
    ),
    "drones": scene(
        AIR,
        "#8b93a0",
        f("M48 24h30l6 8H42z", STEEL),
        ln("M48 26 26 18M78 26l22-8M50 32l-8 8M76 32l8 8", INK, 3),
        ln("M14 17h24M88 17h24", "#5f6b7a", 2.6),
        c(63, 33, 5, RED),
        ln("M63 40v6M63 50v2", RED, 2),
    ),
    "war_or_peace": still(
        "#c9c2cf",
        p("M63 0H126V58H63z", "#9cc4d6"),
        p("M0 0H63V58H0z", "#c9705f"),
        sword(24, 48, 32),
        sword(42, 48, -32),
        put(f("M22-10c-4 0-6 2-8 4C8-8 2-14 0-18c-2 6 0 12 4 16l-16 6c8 6 18 6 24-2 2-4 2-6 2-8 2-1 5-2 8-4z"), 92, 32),
    ),
    "satellites": still(
        NIGHT,
        stars(),
        put(
            f("M-8-7H8V7H-8z", STEEL)
            + f("M-36-6h22V6h-22zM14-6h22V6H14z", "#3f6fae")
            + ln("M-30-6V6M-24-6V6M20-6V6M26-6V6M-14 0h6M8 0h6", INK, 1.2)
            + ln("M0 7v8M-6 18a8 8 0 0 1 12 0", CREAM, 2),
            60,
            24,
            1,
            -14,
        ),
        p("M60 58c10-14 40-22 66-16v16z", "#5f94b8"),
    ),
    # Age III, yellow
    "cryptocurrency": still(
        "#3c3a52",
        c(63, 29, 20, GOLD),
        c(63, 29, 15, "#f1c65a"),
        ln("M56 19h9c7 0 7 9 0 9h-9zm0 9h11c7 0 7 10 0 10H56zM60 15v4M66 15v4M60 38v5M66 38v5", "#6b4a05", 2.4),
        ln("M10 14h18l6 8M10 44h20l8-8M116 14H98l-6 8M116 44H96l-8-8", "#7fd0b0", 1.6),
    ),
    "solar_energy": scene(
        DAY,
        "#9db070",
        sun(100, 14, 11),
        ln("M100-2v3M84 14h3M113 14h4M90 3l3 3M110 24l-3-3M90 25l3-3", GOLD, 2),
        f("M20 48 34 20h46L70 48z", "#2f5f8f"),
        ln("M46 20 36 48M60 20 53 48M30 29h46M25 38h49", "#9dc3e2", 1.4),
        ln("M46 48v6", INK, 3),
    ),
    "hyperloop": scene(
        AIR,
        "#8fa27a",
        f("M0 24h126v18H0z", "#dfe6ee"),
        ln("M0 28h126", "#fff", 2),
        f("M28 27h44c16 0 24 4 28 9-4 3-12 3-28 3H28z", CLAY),
        p("M60 30h8v4h-8zM72 30h10l6 4H72zM48 30h8v4h-8z", "#cfe4ef"),
        ln("M16 42v12M58 42v12M100 42v12", STEEL, 4),
    ),
    "right_of_asylum": scene(
        "#e9dcb8",
        "#a9834e",
        f("M76 50V24l17-12 17 12v26z"),
        p("M87 50V36a6 6 0 0 1 12 0v14z", WOOD),
        man(26, 52, SEA),
        man(44, 52, CLAY, 0.75),
        f("M32 40h9v9h-9z", WOOD, 1.1),
        arrow(60, 32),
    ),
    "philanthropy": still(
        "#e9d7a0",
        put(hand(0, 0), 46, 44, 1.2, 78),
        p("M78 44c-20-12-12-28 0-18 12-10 20 6 0 18z", RED),
        coin(52, 20),
        coin(64, 12),
        coin(40, 14),
    ),
    "cyberdefence": still(
        "#24384a",
        ln("M6 12h22l8 8M6 46h22l8-8M120 12H98l-8 8M120 46H98l-8-8M63 2v8M63 50v6", "#57c7a0", 1.6),
        shield(63, 30, "#3f6fae", 1.35),
        c(63, 30, 6, GOLD),
        p("M61 29h4v7h-4z", INK),
    ),
    # Age III, green
    "agroecology": scene(
        DAY,
        "#8fae6a",
        p("M0 50c30-14 50-14 63-6s40 8 63-4v18H0z", "#5d8a3c"),
        tree(20, 46, 0.9),
        tree(104, 44, 0.9, "#86a83c"),
        wheat(48, 52, 0.8),
        wheat(60, 54, 0.8),
        wheat(72, 54, 0.8),
        c(84, 16, 6, GOLD),
        f("M34 18c6-6 14-4 16 0-4 6-12 6-16 0z", GOLD),
        ln("M40 16v5M45 15v6", INK, 1.6),
    ),
    "nature_reserves": scene(
        MEADOW,
        "#5d8a3c",
        f("M0 46 26 14l14 16 16-20 30 36z", "#93a7a0"),
        p("M26 14l6 7-5 2-5-3zM56 10l8 10-7-1-6-2z", "#fff"),
        tree(96, 52, 1.2, "#3f6b30"),
        tree(114, 52),
        f("M64 40h22v8H64z", WOOD),
        ln("M75 48v8", WOOD, 3),
        shield(75, 22, LEAF, 0.6),
    ),
    "garden_cities": scene(
        DAY,
        "#8fae6a",
        f("M22 50V20h18v30zM46 50V10h20v40zM74 50V24h18v26z", "#e6ebe2"),
        ln("M26 27h10M26 34h10M50 17h12M50 24h12M50 31h12M78 31h10M78 38h10", SEA, 2.4),
        *[p(f"M{x} {y}c4-7 {w} -7 {w} 0z", LEAF) for x, y, w in ((22, 20, 18), (46, 10, 20), (74, 24, 18))],
        tree(108, 52, 0.9),
        tree(10, 52, 0.8),
    ),
    "world_heritage": scene(
        DUSK,
        "#d9b483",
        f("M8 50 34 14l26 36z", "#e3c58e"),
        f("M34 14 60 50H42z", "#c9a25f"),
        f("M76 22 96 8l20 14z"),
        f("M78 24h36v4H78zM74 46h44v5H74z"),
        *[f(f"M{x} 28h5v18h-5z") for x in (81, 93, 105)],
    ),
    "peacekeepers": scene(
        AIR,
        "#a9a98a",
        f("M34 40c-2-34 58-34 56 0 6 2 10 6 12 10H24c2-4 6-8 10-10z", "#4f9bc9"),
        ln("M34 40c18 5 38 5 56 0", "#2f6f9a", 2),
        put(
            f(
                "M22-10c-4 0-6 2-8 4C8-8 2-14 0-18c-2 6 0 12 4 16l-16 6c8 6 18 6 24-2 2-4 2-6 2-8 2-1 5-2 8-4z",
                CREAM,
                1.2,
            ),
            60,
            30,
            0.7,
        ),
    ),
    "hydroponics": still(
        "#cfe0d6",
        f("M12 34h102v9H12z", "#e6ebee"),
        p("M14 38h98v4H14z", "#7fb8d0"),
        *[
            put(
                ln("M0 0v-10", LEAF, 2.4)
                + f("M0-10c-8 0-10-6-9-10 6 0 9 4 9 10zM0-12c8 0 10-6 9-10-6 0-9 4-9 10z", "#7fb04a", 1.1),
                x,
                35,
                1.1,
            )
            for x in (26, 50, 74, 98)
        ],
        ln("M28 43v9M98 43v9", STEEL, 3),
    ),
    # Age III, red
    "missiles": scene(
        "#c9a0a0",
        "#6b6478",
        *[
            put(
                f("M-4 14v-22c0-6 4-10 4-10s4 4 4 10v22z", CREAM, 1.2)
                + f("M-4 8l-5 8h5zM4 8l5 8H4z", RED, 1.1)
                + f("M-3 14h6l-3 10z", "#e6762f", 1),
                x,
                y,
                1,
                20,
            )
            for x, y in ((34, 30), (64, 22), (94, 30))
        ],
    ),
    "laser": still(
        "#2f2440",
        f("M14 20h34v18H14z", STEEL),
        f("M48 25h10v8H48z", "#5f6b7a"),
        ln("M58 29h58", "#ff5a5a", 4),
        ln("M58 29h58", "#ffd6d6", 1.4),
        ln("M112 18l6 5M112 40l6-5M120 29h5", "#ff8a5a", 2),
        ln("M20 26h14M20 32h8", CREAM, 1.6),
    ),
    "jet_aircraft": scene(
        AIR,
        "#9fb0c2",
        f("M14 30 74 24l32-4 12 6-12 6-32 2z", "#dfe6ee"),
        f("M56 26 34 6h10l30 19zM56 32 40 50h9l26-18z", STEEL),
        f("M22 29 12 16h8l12 12z", RED),
        ln("M0 34h10M0 26h6", CREAM, 2),
        p("M98 23l8-1 6 3h-12z", SEA),
        level=54,
    ),
    "mobilisation": scene(
        "#c9b3a0",
        "#8f8a6a",
        *[man(x, 52, fill) for x, fill in ((20, LEAF), (36, "#7a7a4a"), (52, LEAF), (68, "#7a7a4a"), (84, LEAF))],
        f("M96 54V10h2v44z", WOOD, 1),
        f("M98 12h22l-5 7 5 7H98z", RED),
        ln("M14 40l-4-20M46 40l-4-20M78 40l-4-20", INK, 1.6),
    ),
    "armoured_divisions": scene(
        "#c2b59a",
        "#8f8a5a",
        f("M18 44c0-8 90-8 90 0 0 10-90 10-90 0z", "#5b5f45"),
        *[c(x, 45, 4, STEEL) for x in (32, 48, 63, 78, 94)],
        f("M34 38V28h50l8 10z", "#7a8055"),
        f("M48 28v-8h24l4 8z", "#8b9163"),
        ln("M76 23h36", "#4f5440", 4),
    ),
    "victory_parade": scene(
        DAWN,
        "#b9a58a",
        f("M36 52V10h54v42H76V32a13 13 0 0 0-26 0v20z", STONE),
        f("M32 4h62v8H32z", "#b5a78d"),
        man(63, 54, RED, 0.8),
        f("M18 54V18h2v36zM106 54V18h2v36z", WOOD, 1),
        f("M20 20h12l-3 5 3 5H20zM106 20H94l3 5-3 5h12z", RED, 1.1),
    ),
    # Age III, violet
    "nobel_peace_prize": still(
        "#cfc0dd",
        f("M52 2h8l3 14h-6zM74 2h-8l-3 14h6z", "#4f7fae"),
        c(63, 34, 19, GOLD),
        c(63, 34, 14, "#f1cf73"),
        put(
            f(
                "M22-10c-4 0-6 2-8 4C8-8 2-14 0-18c-2 6 0 12 4 16l-16 6c8 6 18 6 24-2 2-4 2-6 2-8 2-1 5-2 8-4z",
                CREAM,
                1.2,
            ),
            60,
            37,
            0.62,
        ),
    ),
    "hologram": still(
        "#2c2547",
        f("M40 48h46l-6 6H46z", STEEL),
        p(
            "M44 48 34 8h58L82 48z",
            "#6fd0d8",
        ).replace("/>", ' fill-opacity=".28"/>'),
        f("M63 10c-9 0-10 8-9 14 1 7 5 10 9 10s8-3 9-10c1-6 0-14-9-14z", "#a6ecf0", 1),
        ln("M52 40c4-5 18-5 22 0M57 20h4M65 20h4M59 28q4 3 8 0", "#2c2547", 1.6),
        ln("M40 16h46M38 26h50", "#a6ecf0", 0.8),
    ),
    "industrial_espionage": still(
        "#4a4460",
        f("M22 8h40v46H22z"),
        ln("M28 16h28M28 23h28M28 30h20M28 37h26", SEA, 1.8),
        f("M28 42h14v8H28z", GOLD, 1.1),
        c(82, 30, 15, "#bfe0ea"),
        c(82, 30, 10, "#e6f4f8"),
        ln("M92 42l14 12", INK, 5),
    ),
    "world_tourism": scene(
        DAY,
        "#e3cf9a",
        globe(40, 30, 19),
        f("M76 30h34v22H76z", CLAY),
        ln("M86 30v-6h14v6M84 30v22M102 30v22", INK, 2.2),
        f("M60 8l30-6 4 3-20 8-2 6-4-4-10-2z", CREAM, 1.2),
    ),
    "humanitarian_aid": scene(
        "#e6d9ea",
        "#b9a58a",
        f("M34 26h58v26H34z", "#d9b483"),
        ln("M34 34h58M63 26v26", INK, 1.3),
        f("M58 30h10v6h6v10h-6v4H58v-4h-6V36h6z", RED, 1),
        f("M40 14c0-14 46-14 46 0-6-3-10-3-15 0-5-3-11-3-16 0-5-3-9-3-15 0z", CREAM),
        ln("M40 14 58 26M86 14 68 26M63 13v13", INK, 1.1),
    ),
    "machine_translation": still(
        "#b7b0d6",
        f("M14 8h42v26H34l-9 9v-9H14z"),
        f("M62 18h50v26h-9v8l-9-8H62z", "#dcd3f0"),
        '<text x="35" y="28" font-size="19" font-weight="700" text-anchor="middle" fill="#4a3a2c">A</text>',
        ln("M76 25h22M87 22v3M80 28c2 6 10 9 15 10M94 28c-2 6-10 9-15 10", INK, 2),
    ),
    # Promo
    "shaman": scene(
        DUSK,
        "#8f6a42",
        man(63, 54, CLAY, 1.5),
        ln("M56 14l-6-10M60 12V2M66 12V2M70 14l6-10", RED, 3),
        ln("M84 12v42", WOOD, 3),
        c(84, 12, 5, GOLD),
        c(38, 44, 9, "#d9b483"),
        ln("M34 40l8 8M42 40l-8 8", RED, 1.4),
        flame(106, 52, 0.6),
    ),
    "venus_figurines": still(
        "#cdbfa4",
        *[
            put(
                f(
                    "M0-24c5 0 5 7 1 8 8 1 9 8 7 13 5 6 2 13-3 16l-3 11h-4l-3-11c-5-3-8-10-3-16-2-5-1-12 "
                    "7-13-4-1-4-8 1-8z",
                    fill,
                    1.3,
                ),
                x,
                30,
                s,
            )
            for x, fill, s in ((34, STONE, 0.85), (63, "#d9b98c", 1.0), (92, "#b59a7a", 0.85))
        ],
    ),
    "mammoth_hunt": scene(
        AIR,
        "#dfe6e6",
        f("M40 46V30c2-16 22-24 40-18 12-6 22 2 22 14v22h-8V38H88v10h-8V38H58v10h-8V38h-4v8z", "#7a5238"),
        ln("M100 30c6 8 4 14-4 16M98 26c10 4 14 12 10 18", CREAM, 3),
        man(18, 54, CLAY, 0.9),
        ln("M6 20l34 14", INK, 2),
        p("M92 22h3v3h-3z", INK),
    ),
    "great_expedition": scene(
        DAY,
        MEADOW,
        water(40),
        *[ship(x, 42, RED, s) for x, s in ((30, 0.7), (66, 1.05), (102, 0.65))],
        sun(110, 12, 7),
        level=34,
    ),
    "hanseatic_league": scene(
        "#bccad2",
        "#8f8a7a",
        *[
            f(f"M{x} 50V{y}h4v-5h4v-5h4v-4h4v4h4v5h4v5h4v{50 - y}z", fill)
            for x, y, fill in ((10, 26, CLAY), (42, 24, "#c9966a"), (74, 26, "#a5502f"))
        ],
        p("M20 36h6v6h-6zM52 36h6v6h-6zM84 36h6v6h-6z", CREAM),
        p("M100 58c4-8 12-10 26-10v10z", SEA),
        ln("M114 48V26M106 30h16", INK, 2),
    ),
    "swiss_guard": still(
        "#cdb99e",
        man(50, 54, GOLD, 1.6),
        p("M44 30h4v22h-4zM52 30h4v22h-4z", "#2f5f9a"),
        ln("M80 4v50", WOOD, 3),
        f("M80 8c10 0 14 6 12 14l-12-4zM80 6l-4-6v14z", STEEL),
        f("M40 12c2-8 18-8 20 0z", RED),
    ),
    "embargo": scene(
        DAY, "#b9a58a", ship(60, 40, CREAM, 1.0), water(44), ln("M20 10l86 40M106 10 20 50", RED, 5), level=40
    ),
    "artificial_intelligence": still(
        "#2b3350",
        f("M63 6c-16 0-24 9-24 20 0 7 3 11 7 15v13h30V43h10V32l6-3-6-9C85 11 76 6 63 6z", "#c5cfe6"),
        ln("M52 22h10l5 6h8M52 32h8l5-5M60 16v6M67 28v9", "#2b3350", 2),
        *[c(x, y, 2.6, GOLD) for x, y in ((52, 22), (75, 28), (60, 15), (52, 32), (67, 38))],
        stars(),
    ),
    "moon_landing": scene(
        "#20203a",
        "#b9b9c4",
        stars(),
        globe(102, 14, 9),
        f("M52 30h22l4 10H48z", GOLD),
        ln("M50 40 40 52M76 40l10 12M63 40v8M36 52h8M82 52h8", INK, 2),
        f("M56 22h14v8H56z", STEEL),
        ln("M20 50V24", CREAM, 1.8),
        f("M20 24h12v8H20z", RED, 1),
    ),
    # Secret objectives
    "great_explorers": still(DARK, globe(63, 29, 20), arrow(34, 22, -20), arrow(94, 38, 160)),
    "enlightenment": still(
        DARK,
        f("M63 12a14 14 0 0 0-8 25c2 2 3 4 3 7h10c0-3 1-5 3-7a14 14 0 0 0-8-25z", GOLD),
        ln("M58 48h10M60 52h6", CREAM, 2),
        bulb_rays(63, 32),
        ln("M40 26h-7M86 26h7", GOLD, 2.4),
    ),
    "twin_cities": still(DARK, tower(42, 50, 1.4), tower(84, 50, 1.4), ln("M56 36h14", GOLD, 3)),
    "royal_treasury": still(DARK, chest(63, 52), coin(50, 26), coin(63, 20), coin(76, 26), coin(40, 40), coin(86, 40)),
    "small_people": still(
        DARK,
        c(63, 30, 23, "#6b4680"),
        man(63, 46, "#f3e2b3", 1.2),
        man(26, 50, "#c9a6d6", 0.8),
        man(100, 50, "#c9a6d6", 0.8),
    ),
    "one_realm": still(
        DARK,
        f("M20 40 34 18l22-6 16 8 22-6 14 18-12 16-30 4-26-4z", LEAF),
        ln("M34 18l12 16 26-14M46 34l20 14M72 20l10 22", CREAM, 1.4),
    ),
    "great_armies": still(
        DARK,
        *[man(x, 52, RED) for x in (34, 50, 66)],
        *[man(x, 54, "#d9705f", 1.1) for x in (42, 58)],
        sword(92, 50, 20),
        sword(104, 50, -10),
    ),
    "heart_of_genesia": still(
        DARK,
        c(63, 29, 23, "#e3c0cf"),
        c(63, 29, 15, "#c39dcf"),
        c(63, 29, 8, GOLD),
        ln("M63 6v8M63 44v8M40 29h8M78 29h8", INK, 1.6),
    ),
    "diplomats": still(
        DARK,
        man(40, 54, "#9cc4d6", 1.3),
        man(86, 54, "#d9b483", 1.3),
        f("M52 10h24l-3 5 3 9H52z"),
        ln("M57 14h13M57 19h10", INK, 1.4),
        ln("M50 38h26", GOLD, 4),
    ),
    "closed_ranks": still(
        DARK,
        *[
            f(f"M{x} {y}h22v10H{x}z", fill)
            for y, fill in ((12, "#dcb47c"), (26, "#a5c287"), (40, "#ecd591"))
            for x in (26, 52, 78)
        ],
    ),
    "sister_lands": still(
        DARK,
        f("M16 42 22 18l18-6 12 14-6 20z", LEAF),
        f("M74 46 80 16l20-4 12 18-10 16z", "#dcb47c"),
        ln("M52 30h20", GOLD, 3),
        c(34, 30, 5, CREAM),
        c(94, 30, 5, CREAM),
    ),
    "all_horizons": still(
        DARK,
        *[
            f(f"M{14 + 14 * n} 50V{40 - 4 * n}h11v{10 + 4 * n}z", fill)
            for n, fill in enumerate(("#d3dda2", "#ecd591", "#a5c287", "#dcb47c", "#c4a795", "#e3c0cf", "#c39dcf"))
        ],
    ),
}
# A card that a pack adds has no picture of its own.
UNKNOWN: Final = scene(DAY, MEADOW, globe(63, 28, 18))


def picture(name: str) -> Markup:
    """The picture of a card or objective."""
    shapes = PICTURES.get(name, UNKNOWN)
    return Markup(
        f'<svg class="picture" viewBox="0 0 126 58" preserveAspectRatio="xMidYMid slice" '
        f'aria-hidden="true">{shapes}</svg>'
    )
