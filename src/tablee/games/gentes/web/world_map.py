"""The map: the eastern Mediterranean with its three regions, its eighteen cities, and whose they are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from markupsafe import Markup, escape

from tablee.drawing.markup import join, pane, piece, scrolling, tag
from tablee.drawing.table import only
from tablee.games.gentes.web.card_icons import amounts_said
from tablee.games.gentes.web.icons import at, icon
from tablee.games.gentes.web.remembered import once
from tablee.games.gentes.web.table import EMBLEMS, Table

# The part that must be seen; land and sea go on around it, below the panels that lie beside the map on wide screens.
LEFT, TOP, WIDTH, HEIGHT = 222, 0, 592, 412
BADGES: Final = {"red": "square", "green": "circle", "yellow": "triangle"}
PATTERNS: Final = {"red": "hatch", "green": "dots", "yellow": "chevrons"}

LANDS: Final = {
    "red": (
        "M170 -80L226 0C262 14 300 40 333 62C352 76 360 96 368 116C374 132 392 134 398 120C404 112 426 106 430 "
        "88C426 72 404 72 398 60C408 48 434 58 452 66C446 44 404 24 380 0L340 -80Z"
        "M302 152C322 138 356 142 388 140C382 156 382 176 372 194C350 190 316 178 302 152Z"
        "M400 -80L436 0C448 26 456 48 464 74C470 96 462 112 470 132C474 146 458 162 456 184C452 210 466 234 482 "
        "240C490 230 498 246 510 232C520 216 522 202 516 188C530 184 550 206 576 196C584 180 576 160 564 146C550 "
        "130 538 118 544 100C550 86 562 96 572 80C582 58 600 52 616 42C630 34 644 26 650 0L660 -80Z"
        "M516 268C532 256 580 258 620 268C624 280 600 290 566 288C540 290 520 284 516 268Z"
    ),
    "green": (
        "M592 84C596 64 622 60 646 54C666 50 684 50 700 44C716 30 740 34 752 50C774 66 800 70 830 74C900 84 1000 "
        "60 1180 66L1180 500L1010 500L870 412C820 388 780 372 748 352C764 330 776 304 784 276C790 252 798 236 802 "
        "216C792 206 776 212 760 206C742 212 726 226 700 214C684 206 668 212 652 206C640 196 634 184 634 170C622 "
        "160 624 140 612 126C604 112 592 102 592 84Z"
        "M648 238C656 222 684 222 692 236C692 252 672 262 656 256C650 252 646 246 648 238Z"
        "M712 256C726 244 740 250 758 240C752 256 744 268 726 268C716 268 710 264 712 256Z"
    ),
    "yellow": (
        "M-80 186L226 204C244 186 270 176 296 186C312 196 306 216 294 232C286 252 300 268 296 288C304 310 330 314 "
        "354 312C386 322 402 352 428 366C444 368 444 344 454 328C470 312 506 308 534 312C566 312 584 338 612 "
        "348C640 354 656 338 686 334C712 328 730 340 748 352C780 372 820 388 870 412L1010 500L-80 500Z"
    ),
}
ISLETS: Final = {
    "red": (
        (590, 150, 7, 4),
        (584, 226, 7, 4),
        (566, 118, 5, 3),
        (444, 140, 4, 7),
        (446, 178, 3, 5),
    ),
    "green": ((600, 196, 6, 4), (618, 214, 5, 3), (602, 118, 6, 3.5)),
}
RIVER: Final = "M690 336C704 352 716 366 720 384S742 404 752 440M706 330C708 342 708 352 710 360"
WAVES: Final = (
    (412, 196),
    (400, 240),
    (452, 272),
    (330, 246),
    (344, 270),
    (634, 306),
    (700, 300),
    (446, 302),
    (700, 16),
    (780, 22),
    (250, 120),
    (262, 146),
    (250, 92),
    (520, 18),
    (420, 160),
    (730, 290),
    (396, 292),
)
MOUNTAINS: Final = (
    (484, 40),
    (508, 22),
    (560, 40),
    (470, 158),
    (680, 110),
    (704, 128),
    (740, 140),
    (716, 96),
    (760, 166),
    (690, 178),
    (250, 262),
    (266, 280),
    (318, 34),
    (344, 48),
)
TREES: Final = (
    (526, 60),
    (600, 22),
    (668, 84),
    (676, 92),
    (740, 110),
    (802, 150),
    (520, 140),
    (530, 350),
    (505, 330),
)
DUNES: Final = (
    (300, 380),
    (400, 392),
    (560, 392),
    (620, 378),
    (256, 330),
    (440, 388),
    (276, 356),
    (640, 398),
)
ROSE: Final = (
    '<g class="rose" transform="translate(424 236)"><circle r="21"/><circle r="16"/>'
    '<path d="M0-30 4.5-4.5 30 0 4.5 4.5 0 30-4.5 4.5-30 0-4.5-4.5z"/></g>'
)
SHIP: Final = (
    '<g class="ship" transform="translate(668 302)"><path d="M-26 4H22L28-5C28 8 20 14 12 14H-14C-22 14-26 10-26 4Z"/>'
    '<path d="M-1-26H1V4H-1Z"/><path d="M-14-22H14C10-14 10-8 14-2H-14C-10-8-10-14-14-22Z" class="sail"/>'
    '<path d="M-18 14l-4 8M-9 14l-4 8M0 14l-4 8M9 14l-4 8" class="oar"/><circle cx="19" cy="5" r="2" class="eye"/></g>'
)
DEFINITIONS: Final = (
    '<defs><pattern id="gt-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<path d="M0 0V7" class="p-red"/></pattern>'
    '<pattern id="gt-dots" width="9" height="9" patternUnits="userSpaceOnUse">'
    '<circle cx="2.5" cy="2.5" r="1.3" class="p-green"/><circle cx="7" cy="7" r="1.3" class="p-green"/></pattern>'
    '<pattern id="gt-chevrons" width="14" height="11" patternUnits="userSpaceOnUse">'
    '<path d="M1 8.5 4.5 3 8 8.5" class="p-yellow"/></pattern></defs>'
)
# Where a city is drawn, and on which side of it its name stands.
PLACES: Final = {
    "crotona": (402, 94, "below"),
    "syracusae": (346, 166, "below"),
    "delphi": (500, 112, "below"),
    "athenai": (552, 176, "below"),
    "sparta": (486, 202, "below"),
    "cnossus": (568, 272, "below"),
    "troia": (620, 84, "below"),
    "miletus": (652, 164, "right"),
    "rodes": (670, 240, "below"),
    "sinope": (712, 54, "below"),
    "trapezus": (766, 106, "below"),
    "sidon": (774, 278, "below"),
    "carthago": (268, 216, "below"),
    "leptis_magna": (340, 336, "below"),
    "cyrene": (476, 344, "below"),
    "apollonia": (552, 332, "below"),
    "naukratis": (656, 346, "below"),
    "memphis": (728, 362, "below"),
}
TOWER: Final = "M-13 12V-3h3v-4h3.5v3h2V-10h2.5v-3h4v3H4.5v6h2v-3H10v4h3v15z"


def _land() -> str:
    """Sea, coasts, regions by colour and pattern, and what grows there: only to look at."""
    outlines = "".join(f'<path d="{coast}"/>' for coast in LANDS.values())
    coasts = "".join(
        f'<g class="coast" stroke-width="{w}" stroke-opacity="{o}">{outlines}</g>' for w, o in ((16, 0.16), (9, 0.25))
    )
    lands = "".join(
        f'<path d="{coast}" class="land {region}"/>'
        f'<path d="{coast}" fill="url(#gt-{PATTERNS[region]})" class="pattern"/>'
        for region, coast in LANDS.items()
    )
    islets = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{a}" ry="{b}" class="land {region}"/>'
        for region, group in ISLETS.items()
        for x, y, a, b in group
    )
    parts = (
        _marks("wave", WAVES, "q5-6 10 0t10 0t10 0"),
        coasts,
        lands,
        islets,
        f'<path d="{RIVER}" class="river"/>',
        _marks("mountain", MOUNTAINS, "m-9 6l7-14 4 6 3-4 7 12"),
        _marks("tree", TREES, "v-9c4 3 4 9 0 10c-4-1-4-7 0-10zm-.6 9h1.2v5h-1.2z"),
        _marks("dune", DUNES, "m-12 0q6-7 12 0q5-5 10 0"),
        ROSE,
        SHIP,
    )
    return f'<g aria-hidden="true">{"".join(parts)}</g>'


def _marks(kind: str, places: Iterable[tuple[float, float]], shape: str) -> str:
    return f'<path class="{kind}" d="{"".join(f"M{x} {y}{shape}" for x, y in places)}"/>'


LAND: Final = _land()


def world(table: Table) -> Markup:
    """The whole map, with a legend of the regions below it."""
    held = only(table.view, "spaces", seat=table.own)
    cities = table.part(held | {"turn": only(table.view["turn"], "lifted")}, _cities)
    drawn = Markup(f'<svg class="map" viewBox="{LEFT} {TOP} {WIDTH} {HEIGHT}">{DEFINITIONS}{LAND}<g>{cities}</g></svg>')
    sea = tag("div", drawn, class_="sea")
    tab = pane("map", table.known("page-tab-map"))
    return tag("div", sea, table.part(held, _legend), class_="world", **scrolling(table.known("page-map")), **tab)


def _cities(table: Table) -> Markup:
    return join(_city(table, city.id) for city in table.content.city)


def _city(table: Table, city: str) -> Markup:
    """A city: its region around it, its symbol, its reward, its name, and the token that stands on it."""
    held, lifted = table.holder(city), table.view["turn"]["lifted"] == city
    seat = None if held is None else int(held["seat"])
    words = said(table, city)
    return table.remembered.part(
        ("city", city, seat, seat == table.own, lifted, words),
        lambda: _drawn_city(table, city, seat, lifted, words),
    )


def _drawn_city(table: Table, city: str, seat: int | None, lifted: bool, words: str) -> Markup:
    entry = table.cities[city]
    x, y, side = PLACES.get(city, (entry.x * 1080 // 1600, entry.y * HEIGHT // 1000, "below"))
    parts = [Markup('<circle r="26" class="halo"/><circle r="18" class="disc"/><circle r="14.3" class="rim"/>')]
    if seat is None:
        parts.append(at(entry.symbol, -10, -11, 20, "symbol"))
    else:
        parts.append(token(seat, table.own))
        parts.append(Markup('<circle cx="-13" cy="10" r="9.5" class="chip"/>') + at(entry.symbol, -19, 4, 12, "symbol"))
    parts.append(_reward(table, city))
    parts.append(_label(table.name("city", city), entry.region, side))
    owner = "" if seat is None else f" taken seat-{seat}"
    return Markup(
        '<g class="piece city {}" data-piece="space-{}" data-card="space-{}" role="button" aria-label="{}" '
        'transform="translate({} {})">{}</g>'
    ).format(f"{entry.region}{owner}{' lifted' if lifted else ''}", city, city, words, x, y, join(parts))


def said(table: Table, city: str) -> str:
    """A city in words."""
    held = table.holder(city)
    what = once(table.speaker, ("city", city), lambda: _city_said(table, city))
    return f"{what}, {table.owner_said(held)}"


def _city_said(table: Table, city: str) -> str:
    entry = table.cities[city]
    reward = amounts_said(table.speaker, [table.reward(city)])
    return table.say("page-city", city=city, region=entry.region, symbol=entry.symbol, reward=reward)


def token(seat: int, own: int) -> Markup:
    """A city token in the colour and with the shape of its seat."""
    mine = " mine" if seat == own else ""
    shape = at(EMBLEMS[seat], -5, -2.5, 10)
    return Markup(f'<g class="token seat-{seat}{mine}" transform="translate(0 -13)"><path d="{TOWER}"/>{shape}</g>')


def _reward(table: Table, city: str) -> Markup:
    kind, number = table.reward(city)
    drawn = {
        "coins": at("coins", -8.5, -8.5, 17) + Markup(f'<text y="4" class="on-coin">{number}</text>'),
        "vp": at("wreath", -8.5, -8, 17, "olive") + Markup(f'<text y="4">{number}</text>'),
    }.get(kind, at(kind, -7, -7.5, 14))
    return Markup(f'<g class="reward" transform="translate(13 10)"><circle r="9.5" class="chip"/>{drawn}</g>')


def _label(name: str, region: str, side: str) -> Markup:
    width = len(name) * 6.3 + 19
    x, y = (-width / 2, 22) if side == "below" else (20.0, -8)
    return Markup(
        f'<g transform="translate({x:.0f} {y:.0f})"><rect width="{width:.0f}" height="16" rx="8" class="label"/>'
        f'{at(BADGES[region], 5, 4.5, 7.5, "badge")}<text x="15" y="12" class="name">{escape(name)}</text></g>'
    )


def _legend(table: Table) -> Markup:
    """The regions by name, each to be touched where one is to be chosen."""
    items = []
    for region in table.content.region:
        own = table.region_cities(table.own, region.id)
        label = table.say("page-region", region=region.id, cities=len(own), seat=table.own)
        badge = icon(BADGES[region.id], kind=f"badge {region.id}")
        items.append(
            piece(
                f"region-{region.id}",
                label,
                badge,
                tag("b", table.name("region", region.id)),
                kind=f"region {region.id}",
            )
        )
    return tag("div", *items, class_="legend", role="group", aria_label=table.known("page-regions"))
