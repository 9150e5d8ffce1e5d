"""The pictures of the promo cards."""

from __future__ import annotations

from typing import Final

from tablee.games.genesia.web.art.shapes import (
    AIR,
    CLAY,
    CREAM,
    DAY,
    DUSK,
    GOLD,
    INK,
    MEADOW,
    RED,
    SEA,
    STEEL,
    STONE,
    WOOD,
    disc,
    filled,
    flame,
    globe,
    line,
    man,
    outlined,
    put,
    scene,
    ship,
    stars,
    still,
    sun,
    water,
)

PROMO: Final[dict[str, str]] = {
    "shaman": scene(
        DUSK,
        "#8f6a42",
        man(63, 54, CLAY, 1.5),
        line("M56 14l-6-10M60 12V2M66 12V2M70 14l6-10", RED, 3),
        line("M84 12v42", WOOD, 3),
        disc(84, 12, 5, GOLD),
        disc(38, 44, 9, "#d9b483"),
        line("M34 40l8 8M42 40l-8 8", RED, 1.4),
        flame(106, 52, 0.6),
    ),
    "venus_figurines": still(
        "#cdbfa4",
        *[
            put(
                outlined(
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
        outlined("M40 46V30c2-16 22-24 40-18 12-6 22 2 22 14v22h-8V38H88v10h-8V38H58v10h-8V38h-4v8z", "#7a5238"),
        line("M100 30c6 8 4 14-4 16M98 26c10 4 14 12 10 18", CREAM, 3),
        man(18, 54, CLAY, 0.9),
        line("M6 20l34 14", INK, 2),
        filled("M92 22h3v3h-3z", INK),
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
            outlined(f"M{x} 50V{y}h4v-5h4v-5h4v-4h4v4h4v5h4v5h4v{50 - y}z", fill)
            for x, y, fill in ((10, 26, CLAY), (42, 24, "#c9966a"), (74, 26, "#a5502f"))
        ],
        filled("M20 36h6v6h-6zM52 36h6v6h-6zM84 36h6v6h-6z", CREAM),
        filled("M100 58c4-8 12-10 26-10v10z", SEA),
        line("M114 48V26M106 30h16", INK, 2),
    ),
    "swiss_guard": still(
        "#cdb99e",
        man(50, 54, GOLD, 1.6),
        filled("M44 30h4v22h-4zM52 30h4v22h-4z", "#2f5f9a"),
        line("M80 4v50", WOOD, 3),
        outlined("M80 8c10 0 14 6 12 14l-12-4zM80 6l-4-6v14z", STEEL),
        outlined("M40 12c2-8 18-8 20 0z", RED),
    ),
    "embargo": scene(
        DAY, "#b9a58a", ship(60, 40, CREAM, 1.0), water(44), line("M20 10l86 40M106 10 20 50", RED, 5), level=40
    ),
    "artificial_intelligence": still(
        "#2b3350",
        outlined("M63 6c-16 0-24 9-24 20 0 7 3 11 7 15v13h30V43h10V32l6-3-6-9C85 11 76 6 63 6z", "#c5cfe6"),
        line("M52 22h10l5 6h8M52 32h8l5-5M60 16v6M67 28v9", "#2b3350", 2),
        *[disc(x, y, 2.6, GOLD) for x, y in ((52, 22), (75, 28), (60, 15), (52, 32), (67, 38))],
        stars(),
    ),
    "moon_landing": scene(
        "#20203a",
        "#b9b9c4",
        stars(),
        globe(102, 14, 9),
        outlined("M52 30h22l4 10H48z", GOLD),
        line("M50 40 40 52M76 40l10 12M63 40v8M36 52h8M82 52h8", INK, 2),
        outlined("M56 22h14v8H56z", STEEL),
        line("M20 50V24", CREAM, 1.8),
        outlined("M20 24h12v8H20z", RED, 1),
    ),
}
