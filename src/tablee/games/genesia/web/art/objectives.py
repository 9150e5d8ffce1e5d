"""The pictures of the secret objectives."""

from __future__ import annotations

from typing import Final

from tablee.games.genesia.web.art.shapes import (
    CREAM,
    DARK,
    GOLD,
    INK,
    LEAF,
    RED,
    arrow,
    bulb_rays,
    chest,
    coin,
    disc,
    globe,
    line,
    man,
    outlined,
    still,
    sword,
    tower,
)

OBJECTIVES: Final[dict[str, str]] = {
    "great_explorers": still(DARK, globe(63, 29, 20), arrow(34, 22, -20), arrow(94, 38, 160)),
    "enlightenment": still(
        DARK,
        outlined("M63 12a14 14 0 0 0-8 25c2 2 3 4 3 7h10c0-3 1-5 3-7a14 14 0 0 0-8-25z", GOLD),
        line("M58 48h10M60 52h6", CREAM, 2),
        bulb_rays(63, 32),
        line("M40 26h-7M86 26h7", GOLD, 2.4),
    ),
    "twin_cities": still(DARK, tower(42, 50, 1.4), tower(84, 50, 1.4), line("M56 36h14", GOLD, 3)),
    "royal_treasury": still(DARK, chest(63, 52), coin(50, 26), coin(63, 20), coin(76, 26), coin(40, 40), coin(86, 40)),
    "small_people": still(
        DARK,
        disc(63, 30, 23, "#6b4680"),
        man(63, 46, "#f3e2b3", 1.2),
        man(26, 50, "#c9a6d6", 0.8),
        man(100, 50, "#c9a6d6", 0.8),
    ),
    "one_realm": still(
        DARK,
        outlined("M20 40 34 18l22-6 16 8 22-6 14 18-12 16-30 4-26-4z", LEAF),
        line("M34 18l12 16 26-14M46 34l20 14M72 20l10 22", CREAM, 1.4),
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
        disc(63, 29, 23, "#e3c0cf"),
        disc(63, 29, 15, "#c39dcf"),
        disc(63, 29, 8, GOLD),
        line("M63 6v8M63 44v8M40 29h8M78 29h8", INK, 1.6),
    ),
    "diplomats": still(
        DARK,
        man(40, 54, "#9cc4d6", 1.3),
        man(86, 54, "#d9b483", 1.3),
        outlined("M52 10h24l-3 5 3 9H52z"),
        line("M57 14h13M57 19h10", INK, 1.4),
        line("M50 38h26", GOLD, 4),
    ),
    "closed_ranks": still(
        DARK,
        *[
            outlined(f"M{x} {y}h22v10H{x}z", fill)
            for y, fill in ((12, "#dcb47c"), (26, "#a5c287"), (40, "#ecd591"))
            for x in (26, 52, 78)
        ],
    ),
    "sister_lands": still(
        DARK,
        outlined("M16 42 22 18l18-6 12 14-6 20z", LEAF),
        outlined("M74 46 80 16l20-4 12 18-10 16z", "#dcb47c"),
        line("M52 30h20", GOLD, 3),
        disc(34, 30, 5, CREAM),
        disc(94, 30, 5, CREAM),
    ),
    "all_horizons": still(
        DARK,
        *[
            outlined(f"M{14 + 14 * n} 50V{40 - 4 * n}h11v{10 + 4 * n}z", fill)
            for n, fill in enumerate(("#d3dda2", "#ecd591", "#a5c287", "#dcb47c", "#c4a795", "#e3c0cf", "#c39dcf"))
        ],
    ),
}
