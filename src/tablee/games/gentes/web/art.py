"""The pictures of the cards: black figures on clay, as on a vase, drawn on 64 × 36 over a common ground.

Black is the current colour; what is scratched out of it has the colour of the clay behind.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from markupsafe import Markup

CLAY: Final = 'fill="var(--clay)"'
LINE: Final = 'fill="none" stroke="currentColor"'
SCRATCH: Final = 'fill="none" stroke="var(--clay)"'


def path(shape: str, look: str = "") -> str:
    return f'<path d="{shape}"{" " + look if look else ""}/>'


def holed(shape: str) -> str:
    """A shape whose inner outlines are holes."""
    return path(shape, 'fill-rule="evenodd"')


def columns(places: Iterable[float], top: float, bottom: float, width: float = 3) -> str:
    return path("".join(f"M{x} {top}h{width}V{bottom}h-{width}z" for x in places))


def person(x: float, y: float = 12, tall: float = 22) -> str:
    """Somebody standing in a long dress, head at `y`."""
    size = tall / 22
    body = "M-2.4 3.4h4.8l2.6 7-1.8.8-1.6-3.2 2.4 10.6h-8L-1.6 8l-1.6 3.2-1.8-.8z"
    return f'<g transform="translate({x} {y}) scale({size:.2f})"><circle r="2.4"/>{path(body)}</g>'


def waves(y: float = 33) -> str:
    return path(f"M1 {y}" + "q4-3.5 8 0t8 0" * 4 + f"V{y + 2}H1z")


def flame(x: float, y: float, size: float = 1) -> str:
    """A flame standing on a point."""
    shape = "M0 0c-4-1.5-4.5-5-2-8 .5 1.5 1 2 1.6 2.2C-.6-9 0-11 2-12c0 3 3.5 5 3 8.5C4.7-1.5 2.5 0 0 0z"
    return f'<g transform="translate({x} {y}) scale({size})">{path(shape)}</g>'


GABLE: Final = path("M32 3 60 14H4zM7 16h50v3H7z")
STEPS: Final = path("M4 32h56v3H4z")
GROUND: Final = path("M2 33h60v2H2z")
HORSE: Final = "M26 20c4-5 11-6 17-5l4-8 3 1 1-2 2 3 6 5-2 3-5-1-2 6 5 4-2 6h-2l1-5-7-4-9 1-4 8h-2.5l1-6-5 4-2-1 5-7z"
SHIP: Final = "M-15 4h24l4-6c1 6-2 11-7 11h-14c-4 0-7-2-7-5zM-3-13h1.6V4h-1.6zM-11-12H6c-3 4-3 8 0 12h-17c3-4 3-8 0-12z"

PICTURES: Final[dict[str, str]] = {
    "treasure_chamber": path("M9 19c0-9 8-13 23-13s23 4 23 13v1H9zM9 22h46v12H9z")
    + path("M29 17h6v9h-6zM14 8.5v10M50 8.5v10M9 24.5h46", f'{SCRATCH} stroke-width="1.4"')
    + path("M30.5 19h3v3.5h-3z", CLAY),
    "monument": path("M28.5 4 32 1l3.5 3L39 27H25zM20 28h24v3H20zM14 32h36v3H14z")
    + path("M32 6v18M29.5 10h5M29 15h6M28.5 20h7", f'{SCRATCH} stroke-width="1"'),
    "tenement": holed(
        "M8 34V9l12-5 12 5v4h22v21zM13 13v4h4v-4zM22 13v4h4v-4zM13 21v4h4v-4zM22 21v4h4v-4zM16 28v6h7v-6z"
        "M36 17v4h4v-4zM45 17v4h4v-4zM36 25v4h4v-4zM45 25v4h4v-4z"
    ),
    "training_ground": path("M50 3h3v30h-3zM44 9h15v3H44z")
    + '<circle cx="51.5" cy="18" r="5.5"/><circle cx="51.5" cy="18" r="2.5" fill="var(--clay)"/>'
    + '<circle cx="18" cy="7" r="3.5"/>'
    + path("M15 11h7l8-2 1 2-9 5v6l6 11h-4l-6-9-5 9H9l6-12zM4 12.5 44 9v1.5L4 14zM8 14a6 6 0 1 1 5 9z")
    + GROUND,
    "marketplace": path("M3 15 7 4h22l4 11zM35 15l4-11h16l6 11zM5 16h2.5v18H5zM29 16h2.5v18H29zM57 16h2.5v18H57z")
    + path("M12 4 10 15M18 4v11M24 4l2 11M44 4l-1 11M51 4l2 11", f'{SCRATCH} stroke-width="1.6"')
    + path("M10 26h17v8H10zM36 24h20v10H36z")
    + '<circle cx="13" cy="23.5" r="2.5"/><circle cx="18.5" cy="23" r="3"/><circle cx="24" cy="23.5" r="2.5"/>'
    + path("M40 15h5v2l1.5 4h-8L40 17zM49 15h5v2l1.5 4h-8L49 17z"),
    "shipyard": path("M4 12c10 14 40 16 54 2l3 1c-6 14-16 17-24 17H24C14 32 7 24 4 12z")
    + path("M16 21v10M23 23.5v8M30 25v7M37 25v7M44 23v8M51 19v9", f'{SCRATCH} stroke-width="1.4"')
    + path("M10 35l4-8M54 35l-4-8M20 35l2-4M44 35l-2-4", f'{LINE} stroke-width="2"')
    + path("M31 2h2v22h-2zM20 6h24v2H20z"),
    "scriptorium": holed(
        "M8 6h32c4 0 5 5 1 6h-1v16c0 4-2 6-5 6H6c-4 0-5-6 0-6h2zM13 12v1.8h20V12zM13 17v1.8h20V17zM13 22v1.8h14V22z"
    )
    + path("M60 1c2 10-4 20-13 23l-4 10-2-1 4-10C43 14 50 5 60 1z")
    + path("M57 5c-5 5-9 11-11 18", f'{SCRATCH} stroke-width="1"'),
    "altar": path("M14 19h36v4H14zM18 24h28v7H18zM13 32h38v3H13zM12 15h6l2 4h-8zM52 15h-6l-2 4h8z")
    + flame(31, 19, 1.35)
    + path("M24 27.5h16", f'{SCRATCH} stroke-width="1.4"'),
    "well": path("M14 22h36v4H14zM17 27h30v8H17zM12 10 32 2l20 8v3H12zM17 13h2.5v9H17zM44.5 13H47v9h-2.5z")
    + path("M32 13v5", f'{LINE} stroke-width="1.3"')
    + path("M28.5 18h7l-1 4h-5z")
    + path("M17 30.5h30M24 27v3.5M32 27v3.5M40 27v3.5M28 31v4M36 31v4", f'{SCRATCH} stroke-width="1"'),
    "catapult": path("M6 26h46v4H6zM26 10h4v17h-4zM10 26l16-14 2 2-14 12z")
    + path("M30 20 56 4l2 3-26 16z")
    + '<circle cx="58" cy="4.5" r="4"/><circle cx="15" cy="31" r="4.5"/><circle cx="43" cy="31" r="4.5"/>'
    + '<circle cx="15" cy="31" r="1.8" fill="var(--clay)"/><circle cx="43" cy="31" r="1.8" fill="var(--clay)"/>',
    "granary": path("M4 34V20C4 10 9 5 14 4c5 1 10 6 10 16v14zM40 34V20c0-10 5-15 10-16 5 1 10 6 10 16v14z")
    + path("M11 26h6v8h-6zM47 26h6v8h-6z", CLAY)
    + path("M32 35V14", f'{LINE} stroke-width="1.6"')
    + path(
        "M32 3c2.5 3 2.5 6 0 8-2.5-2-2.5-5 0-8zM31 17c-4 0-5.5-2.5-5.5-6 4 0 5.5 2.5 5.5 6zM33 17c4 0 5.5-2.5 "
        "5.5-6-4 0-5.5 2.5-5.5 6zM31 24c-4 0-5.5-2.5-5.5-6 4 0 5.5 2.5 5.5 6zM33 24c4 0 5.5-2.5 5.5-6-4 0-5.5 "
        "2.5-5.5 6z"
    ),
    "watchtower": holed("M25 34V14h-3V8h3.5v2.5H29V8h6v2.5h3.5V8H42v6h-3v20zM30 18v6h4v-6z")
    + flame(31.5, 8, 0.75)
    + path("M3 34c5-6 12-7 20-7v7zM61 34c-5-5-12-6-20-6v6z"),
    "courier_station": path(HORSE)
    + '<circle cx="36" cy="4" r="2.7"/>'
    + path("M33 7h5l6 5-1 2-6-3 1 6-4 5-3-1 2-5-2-5z")
    + path("M4 12h14M2 17h16M6 22h12", f'{LINE} stroke-width="1.6"')
    + GROUND,
    "seers_house": path("M24 17h16l-2 3H26zM27 20h2l-5 14h-3zM35 20h2l6 14h-3zM31 20h2v14h-2z")
    + holed("M12 8C20 0 44 0 52 8 44 16 20 16 12 8zm20-5a5 5 0 1 0 0 10 5 5 0 0 0 0-10z")
    + '<circle cx="32" cy="8" r="2.3"/>'
    + path("M8 34c2-6 0-9 3-14M56 34c-2-6 0-9-3-14", f'{LINE} stroke-width="1.6"'),
    "library": holed("M6 4h52v30H6zM10 8v6h44V8zM10 17v6h44v-6zM10 26v5h44v-5z")
    + "".join(f'<circle cx="{x}" cy="{y}" r="2"/>' for y in (11, 20, 28.5) for x in (14, 19, 24, 33, 38, 47, 51.5))
    + path("M28 8h2v6h-2zM42 17h2v6h-2z"),
    "hospital": path("M31 2h2v32h-2z")
    + path("M22 31c16 0 20-5 10-8s-8-8 1-10 8-8-1-8", f'{LINE} stroke-width="2.6" stroke-linecap="round"')
    + '<circle cx="31" cy="5" r="2.5"/>'
    + path("M44 20h14c0 5-3 8-7 8s-7-3-7-8zM50 28h2v5h-2zM47 33h8v2h-8zM4 22h14v12H4zM8 22v-4h6v4z")
    + path("M11 25v6M8 28h6", f'{SCRATCH} stroke-width="1.6"'),
    "agora": path("M2 6h60v4H2zM2 32h60v3H2z")
    + columns((4, 14, 24, 37, 47, 57), 11, 32)
    + person(21, 16, 18)
    + person(33, 15, 19)
    + person(44, 17, 17),
    "garrison": path("M4 34 17 10l13 24zM34 34 47 10l13 24z")
    + path("M17 18l-5 16h10zM47 18l-5 16h10z", CLAY)
    + path("M31 4h2v30h-2zM33 5h11l-3 3 3 3H33z"),
    "gymnasium": path("M3 33h58v2H3zM46 12h4v21h-4zM55 12h4v21h-4zM43 8h19v4H43z")
    + '<circle cx="24" cy="8" r="3.5"/><ellipse cx="9" cy="7" rx="4.5" ry="3"/>'
    + path("M21 11c3 0 6 2 7 5l3 6-2 1-4-4-2 4 5 4-1 7h-3l-1-6-6-4 1-8-6-6 2-2z"),
    "embassy": person(15, 8, 25)
    + person(49, 8, 25)
    + path("M21 17c4 0 7-1 9-3l2 2 2-2c2 2 5 3 9 3v3H21zM4 6h1.8v28H4zM58.2 6H60v28h-1.8z")
    + path("M28 30c-1-5 2-8 8-9-1 5-3 8-8 9zM30 34c-4-2-5-5-4-9")
    + GROUND,
    "trireme_fleet": f'<g transform="translate(20 20) scale(1.1)">{path(SHIP)}</g>'
    f'<g transform="translate(48 12) scale(.75)">{path(SHIP)}</g>'
    + path("M8 29l-2 4M14 30l-2 4M20 30l-2 4M26 30l-2 4", f'{LINE} stroke-width="1.3"')
    + waves(),
    "pyramid": path("M24 4 46 34H2zM47 16 62 34H50l-8-12z")
    + path(
        "M18 12h12M12 20h24M6.5 28h35M24 12v8M18 20v8M30 20v8M12 28v6M24 28v6M36 28v6",
        f'{SCRATCH} stroke-width="1"',
    )
    + '<circle cx="54" cy="7" r="4.5"/>',
    "school": '<circle cx="16" cy="8" r="3.2"/>'
    + path("M12 12h7l8 4-1 2-6-1v7h8l2 10h-3l-2-7H13zM8 22h3v12H8zM8 24h14v3H8z")
    + person(40, 17, 17)
    + person(49, 18, 16)
    + person(57, 19, 15)
    + path("M28 5h8v12h-8z")
    + path("M30 8h4M30 11h4M30 14h4", f'{SCRATCH} stroke-width="1"'),
    "mausoleum": path("M30 1h4v3h4v3h4v3h4v3H18v-3h4V7h4V4h4zM14 14h36v3H14zM14 28h36v3H14zM9 32h46v3H9z")
    + columns((16, 23, 30.5, 38, 45), 17, 28),
    "acropolis": path("M2 35c3-8 8-12 14-14h32c6 2 11 6 14 14z")
    + path("M32 1 50 8H14zM15 9h34v2H15zM15 18h34v2H15z")
    + columns((17, 24, 30.5, 37, 44), 11, 18)
    + path("M10 32c6-5 12-3 16-7s8 0 10-4", f'{SCRATCH} stroke-width="1.6"'),
    "amphitheatre": holed(
        "M3 16c0-6 13-10 29-10s29 4 29 10v18H3zM9 16c2 4 12 6 23 6s21-2 23-6c-2-4-12-6-23-6s-21 2-23 6z"
        "M8 34h5v-6c0-3-5-3-5 0zM17 34h5v-6c0-3-5-3-5 0zM29.5 34h5v-6c0-3-5-3-5 0zM42 34h5v-6c0-3-5-3-5 0z"
        "M51 34h5v-6c0-3-5-3-5 0z"
    )
    + '<ellipse cx="32" cy="16.5" rx="13" ry="2.6"/>',
    "colossus": path(
        "M12 29h13v6H12zM39 29h13v6H39zM22 28l7-12-1-8h9l-1 9 7 11h-4l-7-9-6 9zM36 9l9-7 2 2-8 9zM28 9l-7 8-2-1 6-9z"
    )
    + '<circle cx="32.5" cy="4.5" r="3"/>'
    + flame(46, 4, 0.5)
    + path("M26.5 33.5q3-2.5 6 0t6 0v1.5h-12z"),
    "great_lighthouse": path("M22 34 25 20h14l3 14zM26 19l1-8h10l1 8zM29 10V6h6v4zM18 34h28v2H18z")
    + flame(31.5, 6.5, 0.55)
    + path("M24 4 8 1M40 4l16-3M24 6.5 6 8M40 6.5 58 8", f'{LINE} stroke-width="1.6"')
    + path("M30 24h4v4h-4z", CLAY)
    + path("M2 34q4-3 8 0t8 0v2H2zM46 34q4-3 8 0t8 0v2H46z"),
    "hanging_gardens": path("M4 28h56v7H4zM12 20h40v6H12zM21 12h22v6H21z")
    + "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}"/>'
        for x, y, r in ((32, 6, 5), (24, 9, 3), (40, 9, 3), (15, 17, 3.5), (49, 17, 3.5), (7, 25, 3.5), (57, 25, 3.5))
    )
    + path("M14 26v4M20 26v5M44 26v5M50 26v4M25 18v4M39 18v4", f'{LINE} stroke-width="2"')
    + path("M28 35v-4c0-4 8-4 8 0v4zM29 26v-3c0-3 6-3 6 0v3z", CLAY),
    "palace": path(
        "M4 9h56v4H4zM4 31h56v4H4zM10 9V5c0-3 2-3 2 0h2c0-3 2-3 2 0v4zM29 9V4c0-3 2-3 2 0h2c0-3 2-3 2 0v5z"
        "M48 9V5c0-3 2-3 2 0h2c0-3 2-3 2 0v4z"
    )
    + path("M7 13h7l-2 18H9zM19 13h7l-2 18h-3zM38 13h7l-2 18h-3zM50 13h7l-2 18h-3zM28.5 31v-9c0-5 7-5 7 0v9z"),
    "senate": path("M3 30h58v5H3zM8 24h10v6H8zM46 24h10v6H46zM4 4h56v3H4z")
    + columns((5, 56), 7, 24)
    + person(32, 9, 23)
    + person(13, 13, 12)
    + person(51, 13, 12)
    + path("M34 13l10-4 .6 1.6-9 5z"),
    "academy": path("M40 34c1-8-1-10-3-14l2-1 3 5c0-5 0-6 2-9l2 1c-2 5-1 12 0 18z")
    + "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="6" ry="4.5"/>' for x, y in ((43, 6), (34, 11), (52, 11), (43, 13), (57, 17))
    )
    + person(14, 10, 23)
    + path("M18 18l9-1v5l-8 1z")
    + GROUND,
    "arsenal": path(
        "M6 2h2v32H6zM12 2h2v32h-2zM50 2h2v32h-2zM56 2h2v32h-2zM5 5l2-5 2 5zM11 5l2-5 2 5zM49 5l2-5 2 5zM55 5l2-5 2 5z"
    )
    + '<circle cx="32" cy="20" r="13"/>'
    + f'<circle cx="32" cy="20" r="10" {SCRATCH} stroke-width="1.3"/>'
    + path("M32 11 39 28h-3.5L32 19l-3.5 9H25z", CLAY),
    "citadel": holed(
        "M14 30V8h3V5h3v3h4V5h3v3h10V5h3v3h4V5h3v3h3v22zM29 30v-6c0-5 7-5 7 0v6zM19 13v5h3v-5zM42 13v5h3v-5z"
    )
    + path("M2 35c3-5 8-6 12-6h36c4 0 9 1 12 6zM31 1h2v6h-2zM33 1h8l-2 2 2 2h-8z"),
    "pantheon": path("M14 15C16 6 24 3 32 3s16 3 18 12zM12 16h40v3H12zM32 12l20 8H12zM10 32h44v3H10z")
    + columns((14, 21, 28, 33.5, 40, 47), 20, 32)
    + path("M32 3V0M27 4l-1-3M37 4l1-3", f'{LINE} stroke-width="1.5"')
    + '<circle cx="32" cy="16.5" r="1.7" fill="var(--clay)"/>',
    "archives": path("M6 15h13v3l2 5-2 11H6L4 23l2-5zM9 14l-2-9h3l1 9zM12 14V3h3v11zM16 14l3-9 2 1-3 8z")
    + holed("M26 24h16v10H26zM29 27v1.5h10V27zM29 30v1.5h10V30z")
    + holed("M45 18h16v16H45zM48 21v1.5h10V21zM48 24.5V26h10v-1.5zM48 28v1.5h6V28z")
    + holed("M28 12h14v10H28zM31 15v1.5h8V15zM31 18v1.5h8V18z"),
    "triumphal_arch": holed("M10 34V12h44v22H38v-9c0-8-12-8-12 0v9zM14 18v6h6v-6zM44 18v6h6v-6z")
    + path("M8 9h48v3H8zM20 8l2-5 3 2 2-3 2 2-1 4zM30 8l2-5 3 2 2-3 2 2-1 4zM40 8l1-7 2 1 1 6z"),
    "grand_bazaar": holed(
        "M3 34V17c0-8 13-8 13 0 0-10 16-14 16-14s16 4 16 14c0-8 13-8 13 0v17zM7 34h6v-8c0-4-6-4-6 0zM20 "
        "34h8V22c0-6-8-6-8 0z"
        "M36 34h8V22c0-6-8-6-8 0zM51 34h6v-8c0-4-6-4-6 0z"
    )
    + path("M31 0h2v4h-2z")
    + path("M24 18v7M40 18v7", f'{LINE} stroke-width="1"')
    + path("M22.5 25h3l.5 3h-4zM38.5 25h3l.5 3h-4z"),
    "ziggurat": path("M4 28h56v7H4zM12 20h40v7H12zM20 12h24v7H20zM27 4h10v7H27z")
    + path("M30.5 4 27 35h10L33.5 4z", CLAY)
    + path("M30 11h4M29.5 15h5M29 19h6M28.5 23h7M28 27h8M27.6 31h8.8", f'{LINE} stroke-width="1.2"'),
    "city_wall": path(
        "M4 34V14h4v-4h4v4h4v-4h4v4h4v8h4v-4h4v4h4v-4h4v4h4v-8h4v-4h4v4h4v-4h4v4h3v20H38v-6c0-6-10-6-10 0v6z"
    ),
    "theatre": path(
        "M4 32a28 26 0 0 1 56 0h-5a23 21 0 0 0-46 0zM13 32a19 18 0 0 1 38 0h-5a14 13 0 0 0-28 0z"
        "M22 32a10 9.5 0 0 1 20 0h-5a5 4.5 0 0 0-10 0z"
    ),
    "guildhall": GABLE + columns((9, 18, 42, 51), 20, 31, 4) + path("M27 20h10v11H27z") + STEPS,
    "observatory": path(
        "M16 20a16 15 0 0 1 32 0v1H16zM14 22h36v3H14zM18 26h5v7h-5zM29.5 26h5v7h-5zM41 26h5v7h-5zM12 33h40v2H12z"
    )
    + path(
        "M32 1l1 2.5 2.5.5-2 1.5.5 2.5-2-1.5L30 8l.5-2.5-2-1.5L31 3.5zM10 7l.7 1.8 1.8.2-1.3 1.2.4 1.8L10 11l-1.6 1 "
        ".4-1.8L7.5 9l1.8-.2zM54 9l.7 1.8 1.8.2-1.3 1.2.4 1.8L54 13l-1.6 1 .4-1.8L51.5 11l1.8-.2z"
    ),
    "mint": '<circle cx="20" cy="22" r="12"/>'
    f'<circle cx="20" cy="22" r="9" {SCRATCH} stroke-width="1.3"/>'
    + path("M20 16c3.5 2 3.5 10 0 12-3.5-2-3.5-10 0-12z", CLAY)
    + path("M37 31h22v3H37zM37 26.5h22v3H37zM37 22h22v3H37zM39 17.5h22v3H39z"),
    "aqueduct": holed(
        "M2 6h60v5H2zM2 12h60v22h-4V22c0-7-11-7-11 0v12h-4V22c0-7-11-7-11 0v12h-4V22c0-7-11-7-11 "
        "0v12h-4V22c0-7-11-7-11 "
        "0v12H2z"
    ),
    "statue": '<circle cx="32" cy="5.5" r="3.5"/>'
    + path(
        "M27 10h10l6-7 2 1.5-6 9-2 4 1 10h-4.5L32 20l-1.5 7.5H26l1-10-4-2-3-6 2-1 4 4.5zM20 28h24v3H20zM17 "
        "31.5h30V35H17z"
    ),
    "sanctuary": path("M32 3c9 1 15 5 18 10H14C17 8 23 4 32 3zM12 14h40v3H12zM10 32h44v3H10z")
    + columns((15, 24, 36, 45), 18, 31, 4),
    "frieze": path("M2 3h60v3H2zM2 31h60v3H2z")
    + "".join(
        f'<g transform="translate({x} 0)"><circle cx="9" cy="11" r="2.5"/>'
        + path("M6.5 14h5l3.5-3 1 1.5-3.5 4.5v5l3 7h-3L9 24l-2.5 5h-3l3-7z")
        + "</g>"
        for x in (0, 15, 30, 45)
    ),
    "harbour": path("M6 22h34c-2 6-5 9-9 9H15c-4 0-7-3-9-9zM21 3h2.5v18H21zM10 6h12v12H10c2.5-4 2.5-8 0-12z")
    + path("M48 34V14l4-3V6h5v5l4 3v20z")
    + waves(34),
    "hippodrome": holed("M12 31a8 8 0 1 1 .1 0zm0-3.5a4.5 4.5 0 1 0-.1 0z")
    + path("M10 18h11l2-8h2.5l-2 12H12z")
    + path(HORSE)
    + GROUND,
    "caravanserai": holed(
        "M4 34V18h8v-6c0-5 8-5 8 0v6h4V12c0-9 16-9 16 0v6h4v-6c0-5 8-5 8 0v6h8v16zM27 34h10v-8c0-6-10-6-10 0z"
    )
    + path("M31 1h2v5h-2z"),
    "road": path("M26 6h10l20 29H6z") + path("M30.5 8h2l.5 5h-3zM29.6 16h3.8l.8 7h-5.4zM28.5 26h7l1 8h-9z", CLAY),
    "potters_quarter": path("M22 4h10v3h-2v4c6 2 8 6 8 10 0 6-5 10-7 13h-8c-2-3-7-7-7-13 0-4 2-8 8-10V7h-2z")
    + path(
        "M43 16h9v2.5h-1.5V21c4 1 5 4 5 6 0 3-2 5-3.5 7h-9c-1.5-2-3.5-4-3.5-7 0-2 1-5 5-6v-2.5H43zM6 20h8v2h-1v2c3 1 "
        "4 3 4 5s-1 4-2 5H6c-1-1-2-3-2-5s1-4 4-5v-2H6z"
    ),
    "forge": path("M8 12h34c0 6-4 9-10 10v4c5 1 7 4 8 8H16c1-4 3-7 8-8v-5C15 20 9 17 8 12zM40 4l16-3 2 6-16 3z")
    + path("M44 9l3-.6 4 22-3 .6z"),
}
# A card that a pack adds has no picture of its own.
UNKNOWN: Final = GABLE + columns((9, 18, 27, 35, 42, 51), 20, 31, 4) + STEPS


def picture(card: str) -> Markup:
    return Markup(f'<svg class="figure" viewBox="0 0 64 36" aria-hidden="true">{PICTURES.get(card, UNKNOWN)}</svg>')
