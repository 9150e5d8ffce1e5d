"""The pictures of the cards of the first Age."""

from __future__ import annotations

from typing import Final

from tablee.games.genesia.web.art.shapes import (
    CLAY,
    CREAM,
    DARK,
    DAWN,
    DAY,
    DUSK,
    GOLD,
    INK,
    LEAF,
    MEADOW,
    PLUM,
    RED,
    SEA,
    STEEL,
    STONE,
    WOOD,
    arrow,
    chest,
    coin,
    disc,
    filled,
    flame,
    hand,
    house,
    line,
    man,
    mask,
    outlined,
    put,
    scene,
    stars,
    still,
    sun,
    tree,
    water,
    wheat,
)

AGE_1: Final[dict[str, str]] = {
    # Blue
    "cave_paintings": still(
        "#b98a5e",
        outlined("M-4 58C6 20 40 2 70 6s50 22 60 52z", "#d9b483"),
        line("M34 38c6-10 18-12 30-9l6-6 3 7 7 3-6 5-3 10M40 40l-2 9M62 38l1 10", "#7a2f1c", 3.4),
        hand(98, 38, "#a8482a"),
    ),
    "wheel": scene(
        DAWN,
        "#c9a25f",
        disc(63, 30, 21, WOOD),
        disc(63, 30, 15, DAWN),
        line("M63 15v30M48 30h30M52 19l22 22M74 19 52 41", WOOD, 3.4),
        disc(63, 30, 4, CLAY),
    ),
    "flint_deposit": scene(
        DAWN,
        "#b08a58",
        outlined("M20 48 34 22l14-6 12 14-6 18z", STEEL),
        outlined("M52 48l10-18 18-8 18 12 6 14z", "#6d7885"),
        line("M34 22l8 12 18-4M80 22l-4 16 22-4", CREAM, 1.4),
    ),
    "dugout_canoes": scene(
        DAY,
        MEADOW,
        water(40),
        outlined("M18 36c30 8 60 8 92-2-6 14-14 16-26 16H44c-14 0-22-6-26-14z", WOOD),
        man(52, 38, CLAY, 0.8),
        man(76, 38, CREAM, 0.8),
        line("M44 16 34 52M84 16l12 34", INK, 1.8),
        level=30,
    ),
    "writing": still(
        "#d9b483",
        outlined("M36 6h54l4 46H32z", "#cc9f68"),
        line(
            "M44 15h8M58 15l6 4M72 14v6M82 14l-5 6M44 26l6 4M58 26h8M74 25l6 5M42 37h7M56 36v6M66 37l7 4M82 36v6",
            "#5b3a1c",
            2.6,
        ),
        outlined("M98 6l6 3-10 34-5 4v-7z", WOOD),
    ),
    "barley_grains": scene(DAWN, "#c9a25f", *[wheat(x, 50, 1.1) for x in (22, 38, 54, 70, 86, 102)], sun(110, 14)),
    # Yellow
    "shell_trade": scene(
        DAWN,
        "#e3cf9a",
        outlined("M30 44c-12-20 2-34 16-34s28 14 16 34c-8 4-24 4-32 0z", "#f1c9bb"),
        line("M46 12v32M36 14l5 30M56 14l-5 30M28 22l9 21M64 22l-9 21", CLAY, 1.4),
        outlined("M78 46c-8-14 2-24 12-24s20 10 12 24z", CREAM),
        line("M90 24v22M83 26l4 20M97 26l-4 20", CLAY, 1.2),
    ),
    "domestication": scene(
        MEADOW,
        "#7fa06a",
        outlined("M34 28c10-4 34-4 44-2l8-10 8 2 2 8-6 5-4 13v10h-5V42H47v12h-5V38c-6-2-8-6-8-10z", "#d9c2a0"),
        line("M86 16c0-6 6-8 10-6M30 30l-6 8", INK, 2.4),
        filled("M90 22h3v2h-3z", INK),
        line("M0 34h26M104 34h22M8 26v22M116 26v22", WOOD, 3),
    ),
    "agriculture": scene(
        DAY,
        "#9b7040",
        line("M0 44h126M0 50h126M0 55h126", "#7a5528", 2),
        outlined("M30 30l44 12-6 6-42-12z", WOOD),
        outlined("M68 38l16 12-18 0z", STEEL),
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
                outlined("M-15 0v-18c0-14 30-14 30 0V0z", CREAM)
                + outlined("M-18-18C-12-34 12-34 18-18z", "#c99b52")
                + filled("M-4 0v-9h8v9z", INK),
                x,
                50,
            )
            for x in (30, 66, 102)
        ],
    ),
    "bone_potion": still(
        "#cdbb93",
        outlined("M52 8h22v4h-4v12c12 6 14 26 0 28H56c-14-2-12-22 0-28V12h-4z", "#d6e6df"),
        filled("M48 38c8-4 22 4 30-1 0 8-4 13-9 13H57c-5 0-9-5-9-12z", "#7fae6b"),
        put(
            outlined(
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
        outlined("M44 30c10-6 24-6 32-2l4-12 6-2 8 6-4 6-6 1-3 11v12h-4V40H54l-2 12h-4l-1-14z", "#a9763f"),
        line("M82 14l-4-10M80 10l-6-3M90 16l6-9M93 11l7-1", INK, 2),
        man(16, 50, CLAY, 0.9),
        line("M24 18 10 54", INK, 2),
        tree(112, 50, 0.9),
    ),
    # Green
    "fire": scene(
        DARK,
        "#4f3b2c",
        flame(63, 48, 1.25),
        line("M44 52l38-8M82 52 44 44", WOOD, 5),
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
        line("M6 52h14M108 50h14M10 46v8M116 44v8", WOOD, 2.4),
    ),
    "pottery": still(
        "#e0c08e",
        outlined("M48 6h28v5h-5v5c14 6 14 26-3 36H56c-17-10-17-30-3-36v-5h-5z", CLAY),
        line("M45 28h36M44 34h37", CREAM, 2.4),
        line("M47 31l5-3 5 3 5-3 5 3 5-3 6 3", CREAM, 1.4),
        outlined("M92 32h18v4h-3c7 5 6 12 0 16H95c-6-4-7-11 0-16h-3z", "#c97b46"),
    ),
    "gathering": scene(
        MEADOW,
        "#8fae6a",
        outlined("M38 30h50l-6 22H44z", "#c99b52"),
        line("M40 37h46M42 44h42M50 31l3 20M63 31v21M76 31l-3 20", "#7a5528", 1.6),
        *[disc(x, y, 6, col) for x, y, col in ((48, 26, RED), (58, 23, LEAF), (68, 25, RED), (79, 26, PLUM))],
        tree(14, 50),
        tree(112, 50),
    ),
    "megaliths": scene(
        DUSK,
        "#8fae6a",
        outlined("M22 50V22l10-3 2 31zM54 50V20l10 1v29zM86 50V20l11 2-1 28z", STONE),
        outlined("M18 22l2-8 46-3 2 9zM58 19l2-8 42 1 1 9z", "#b5a78d"),
        sun(42, 34, 7),
    ),
    "seasonal_camps": scene(
        DAY,
        "#a9834e",
        *[
            put(
                outlined("M-18 0 0-32 18 0z", fill)
                + outlined("M-5 0 0-12 5 0z", INK, 1)
                + line("M-3-36 3-28M3-36l-6 8", INK, 1.8),
                x,
                50,
                s,
            )
            for x, fill, s in ((32, "#d9b483", 1.0), (66, CREAM, 1.15), (100, "#c99b72", 0.95))
        ],
    ),
    # Red
    "clubs": still(
        "#d39b7c",
        put(outlined("M-4 24V-4c-8-6-7-20 4-22s12 16 4 22v28z", WOOD), 46, 30, 1.1, -24),
        put(outlined("M-4 24V-4c-8-6-7-20 4-22s12 16 4 22v28z", "#6f4526"), 80, 30, 1.1, 24),
    ),
    "bow": scene(
        DUSK,
        "#a9834e",
        line("M40 6c30 8 30 40 0 48", WOOD, 4),
        line("M40 6v48", CREAM, 1.4),
        line("M22 30h74", INK, 2),
        outlined("M92 25l14 5-14 5z", STEEL),
        line("M22 30l-6-4M22 30l-6 4M28 30l-6-4M28 30l-6 4", RED, 2),
    ),
    "ford_toll": scene(
        MEADOW,
        "#b08a58",
        filled("M0 34c40-8 80 8 126 0v12c-40 8-84-8-126 0z", SEA),
        *[outlined(f"M{x} 40h10l2 5h-14z", STONE) for x in (38, 56, 74)],
        line("M100 14v34", WOOD, 3.4),
        line("M100 18 58 24", RED, 4),
        line("M90 19.5l-8 1.2M74 22l-8 1", CREAM, 4),
        coin(110, 18),
    ),
    "raid": scene(
        DUSK,
        "#8f6a42",
        house(92, 48, CLAY, 1.1),
        flame(92, 27, 0.5),
        *[man(x, 50, RED, 0.9) for x in (22, 40, 56)],
        line("M28 20v30M46 20v30M62 20v30", INK, 1.8),
    ),
    "bronze": still(
        "#9c7b5a",
        outlined("M30 34h52v8H68v6h10v6H40v-6h10v-6C38 42 32 40 30 34z", "#6b5a4a"),
        put(outlined("M-3-26h6v34h-6z", WOOD) + outlined("M-16-34h32v13h-32z", "#c98a3a"), 88, 34, 0.9, 32),
        line("M52 26l-4-8M62 24v-9M72 26l5-7", GOLD, 2.4),
    ),
    "trophies": still(
        "#b58a66",
        outlined("M40 6h46v26c0 12-12 18-23 21-11-3-23-9-23-21z", WOOD),
        outlined("M55 22c0-8 16-8 16 0l-3 18c-2 5-8 5-10 0z", "#d9c2a0"),
        line("M56 20C48 18 44 12 45 4M70 20c8-2 12-8 11-16M46 12l-7-2M80 12l7-2", CREAM, 3),
        filled("M58 28h3v3h-3zM66 28h3v3h-3z", INK),
    ),
    # Violet
    "imitation": still(
        "#cbb4d3",
        man(42, 52, CLAY, 1.4),
        man(84, 52, "#ead9ef", 1.4),
        line("M63 6v46", INK, 1.6),
        line("M52 24l-8-8M74 24l8-8", INK, 3),
    ),
    "language": scene(
        DAWN,
        "#b08a58",
        man(30, 52, CLAY, 1.2),
        man(96, 52, PLUM, 1.2),
        outlined("M42 6h20c6 0 6 16 0 16H52l-8 7v-7c-6 0-8-16-2-16z"),
        outlined("M68 14h18c6 0 6 14 0 14h-2v6l-7-6h-9c-6 0-6-14 0-14z", "#ead9ef"),
        line("M46 14h12M72 21h10", INK, 2),
    ),
    "barter": scene(
        DAWN,
        "#b08a58",
        man(26, 52, CLAY, 1.2),
        man(100, 52, PLUM, 1.2),
        arrow(63, 18),
        arrow(63, 36, 180, "#cbb4d3"),
        disc(42, 30, 4, RED),
    ),
    "calendar": still(
        "#b9a7c9",
        disc(63, 29, 24, STONE),
        disc(63, 29, 16, "#ded3bd"),
        disc(63, 29, 6, GOLD),
        line("M63 5v8M63 45v8M39 29h8M79 29h8M46 12l6 6M74 40l6 6M80 12l-6 6M52 40l-6 6", INK, 2),
    ),
    "potlatch": scene(
        DUSK,
        "#8f6a42",
        outlined("M20 50V24l20-10 20 10v26z", WOOD),
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
        outlined("M30 34h62l-6 8H36z", WOOD),
        line("M34 38h54", CREAM, 1.2),
        man(46, 35, CREAM, 0.75),
        man(60, 35, CLAY, 0.75),
        man(76, 35, PLUM, 0.75),
        sun(106, 16),
        level=30,
    ),
}
