"""The printed areas of the board: action tiles, Tax Collector, training chart, hometowns, bonus piles."""

from __future__ import annotations

from functools import cache
from typing import Any

from markupsafe import Markup

from tablee.drawing.markup import hidden, join, pane, piece, tag
from tablee.drawing.table import only
from tablee.games.gentes.content.catalogue import ActionTile, HomeRow, HomeSpace, Tax
from tablee.games.gentes.text import card_text
from tablee.games.gentes.web.card_faces import CUBE, cube_legend, wreath
from tablee.games.gentes.web.card_icons import amounts, brief
from tablee.games.gentes.web.icons import icon
from tablee.games.gentes.web.remembered import once
from tablee.games.gentes.web.table import EMBLEMS, Table

USUAL = 5  # tiles of a kind, with up to three players
FOUR = ("philosopher", "scribe", "navigator", "chronicler")


@cache
def emblem(number: int) -> Markup:
    """The shape of a seat on its colour."""
    return tag("i", icon(EMBLEMS[number]), class_=f"emblem seat-{number}", aria_hidden="true")


# Action tiles -------------------------------------------------------------------------------------


def actions(table: Table) -> Markup:
    """The four kinds of tiles, then what needs none: taxes, and the Leader (alone: the wild tile, GE-754)."""
    view, alone = table.view, table.view["players"] == 1
    lying: dict[str, list[str]] = {name: [] for name in (*FOUR, "leader")}
    for tile in view["tiles"]:
        entry = table.tiles[tile]
        lying["leader" if alone and entry.solo_wild else entry.action].append(tile)
    areas = [table.part(_shown_tiles(table, lying[name]), _area, name, view["turn"]["action"] == name) for name in FOUR]
    sizes = [tax.hourglasses for tax in table.content.tax]
    taxes = table.part(only(view, "options", offers=table.offers("tax", sizes)), _taxes)
    special = table.part(only(view, "players", "next_first", **_shown_tiles(table, lying["leader"])), _special)
    last = tag("div", taxes, special, class_="two")
    heading = tag("h3", table.known("page-tiles"), class_="vh")
    kind = "panel actions few" if alone else "panel actions"
    return tag("section", heading, *areas, last, class_=kind, **pane("tiles", table.known("page-tab-tiles")))


def _shown_tiles(table: Table, tiles: list[str]) -> dict[str, Any]:
    return {"tiles": only(table.view["tiles"], *tiles), "offers": table.offers("tile", tiles)}


def _area(table: Table, name: str, under_way: bool) -> Markup:
    tiles = [table.tiles[tile] for tile in table.view["tiles"]]
    tiles.sort(key=lambda tile: (tile.coins + 2 * tile.hourglasses, tile.coins))
    drawn = [_tile(table, tile) for tile in tiles]
    now = " on" if under_way else ""
    return tag(
        "section",
        tag("h4", icon(name), table.name("action", name), tag("small", table.known("page-does", action=name))),
        tag(
            "div",
            *drawn,
            class_="tiles many" if len(drawn) > USUAL else "tiles",
            style=f"--tiles:{max(USUAL, len(drawn))}",
        ),
        class_=f"area {name}{now}",
    )


def _tile(table: Table, tile: ActionTile) -> Markup:
    """A tile on the board with what it costs; a taken one shows who has it."""
    holder, offer = table.view["tiles"][tile.id], table.offer("tile", tile.id)
    if holder is None:
        words = offer_said(table, "tile", tile.id)
    else:
        words = table.say("page-tile-taken", seat=holder)
    said = f"{tile_said(table, tile)} {words}".rstrip()
    return table.remembered.part(
        ("tile", tile.id, holder, said, offer and offer["coins"]), lambda: _drawn_tile(table, tile, holder, said)
    )


def _drawn_tile(table: Table, tile: ActionTile, holder: int | None, said: str) -> Markup:
    if holder is not None:
        return piece(f"tile-{tile.id}", said, emblem(holder), kind=f"tile gone seat-{holder}")
    return piece(
        f"tile-{tile.id}",
        said,
        tag("span", icon(tile.symbol), class_="aim") if tile.symbol else "",
        _price(table, tile),
        hourglasses(tile.hourglasses),
        kind="tile",
        moves=f"token-{tile.id}",
    )


def tile_said(table: Table, tile: ActionTile) -> str:
    return once(table.speaker, ("tile", tile.id), lambda: card_text.tile(tile, table.speaker))


def _price(table: Table, tile: ActionTile) -> Markup:
    """The coins it costs whoever is asked now; a printed price that does not hold is struck out."""
    offer = table.offer("tile", tile.id)
    now = tile.coins if offer is None else offer["coins"]
    old = tag("s", str(tile.coins)) if now != tile.coins else ""
    return tag("span", icon("coins"), old, tag("b", str(now)), class_="cost")


def hourglasses(number: int) -> Markup:
    drawn = [icon("hourglass")] * number if number else [tag("i", "–")]
    return tag("span", *drawn, class_="glasses", aria_hidden="true")


def offer_said(table: Table, kind: str, id_: str | int) -> str:
    """How many free spaces it would take now, stacked or not."""
    offer = table.offer(kind, id_)
    if offer is None:
        return ""
    return table.known("page-offer", coins=offer["coins"], spaces=offer["spaces"], loose=offer["loose"])


def _taxes(table: Table) -> Markup:
    """GE-301; in the advanced game the small one is masked (GE-114)."""
    masked = table.view["options"].get("advanced")
    drawn = [_tax(table, tax, bool(masked and tax.masked_in_advanced)) for tax in table.content.tax]
    heading = tag("h4", icon("tax"), table.name("action", "tax"))
    return tag("section", heading, tag("div", *drawn, class_="tiles"), class_="area tax", data_place="taxes")


def _tax(table: Table, tax: Tax, masked: bool) -> Markup:
    said = table.known("page-masked") if masked else offer_said(table, "tax", tax.hourglasses)
    return piece(
        f"tax-{tax.hourglasses}",
        f"{card_text.tax(tax, table.speaker)} {said}".rstrip(),
        tag("span", tag("b", f"+{tax.coins}"), icon("coins"), class_="cost"),
        hourglasses(tax.hourglasses),
        kind="tile masked" if masked else "tile",
    )


def _special(table: Table) -> Markup:
    alone = table.view["players"] == 1
    note = table.known("page-wild-note")
    if not alone:
        taker = table.view["next_first"]
        note = table.known("page-leader-note") if taker is None else table.say("page-next-first", seat=taker)
    name = table.known("page-wild") if alone else table.name("action", "leader")
    drawn = [
        _tile(table, table.tiles[tile]) if alone or holder is not None else _leader(table, table.tiles[tile])
        for tile, holder in table.view["tiles"].items()
    ]
    body = tag("div", *drawn, tag("span", note, class_="note"), class_="tiles")
    heading = tag("h4", icon("joker" if alone else "leader"), name)
    return tag("section", heading, body, class_="area leader", title=note)


def _leader(table: Table, tile: ActionTile) -> Markup:
    """GE-303: no cost, two coins at once."""
    gain = tag("span", brief(tile.effects, table.speaker), class_="cost")
    return piece(f"tile-{tile.id}", tile_said(table, tile), icon("leader"), gain, kind="tile", moves=f"token-{tile.id}")


# Training chart -----------------------------------------------------------------------------------


def chart(table: Table) -> Markup:
    """GE-311: prices of one citizen above, of two below, the types between them in their present order."""
    return table.part(only(table.view, "chart", "chart_cube"), _chart)


def _chart(table: Table) -> Markup:
    prices = table.content.training_chart
    cells = [tag("span", table.known("page-chart-one"), class_="label")]
    cells += [tag("span", str(price), class_="price") for price in prices.single]
    cells.append(tag("span"))
    for column, name in enumerate(table.view["chart"]):
        marked = table.view["chart_cube"] == name
        said = table.known(
            "page-chart-type",
            citizen=name,
            single=prices.single[column],
            pair=prices.pair[column],
            cube="yes" if marked else "no",
        )
        mark = tag("em", icon("cross"), class_="marker") if marked else ""
        cells.append(
            piece(
                f"type-{name}",
                said,
                icon(name),
                mark,
                kind=f"type {name}",
                card=f"type-{name}{CUBE if marked else ''}",
                moves=f"type-{name}",
            )
        )
    cells.append(tag("span", table.known("page-chart-two"), class_="label"))
    cells += [tag("span", str(price), class_="price") for price in prices.pair]
    heading = tag("h3", table.known("page-chart"), icon("coins"))
    legend = cube_legend(table, "page-chart-cubes") if table.view["chart_cube"] else ""
    return tag("section", heading, tag("div", *cells, class_="grid"), legend, class_="panel chart")


# Hometowns ----------------------------------------------------------------------------------------


def homes(table: Table) -> Markup:
    """GE-371: three rows, what they do on the left and on the right, and the spaces between."""
    spaces = {space: held for space, held in table.view["spaces"].items() if space in table.homes}
    return table.part(only(table.view, "players", spaces=spaces, turn=only(table.view["turn"], "lifted")), _homes)


def _homes(table: Table) -> Markup:
    rows = [_home_row(table, row, spaces) for row, spaces in table.home_rows()]
    return tag("section", tag("h3", table.known("page-homes")), *rows, class_="panel homes")


def _home_row(table: Table, row: HomeRow, spaces: list[HomeSpace]) -> Markup:
    said = home_said(table, row)
    left = once(table.speaker, (row.id, "left"), lambda: brief([row.left], table.speaker))
    right = once(table.speaker, (row.id, "right"), lambda: brief([row.right], table.speaker))
    return tag(
        "div",
        tag("h4", table.name("home_row", row.id)),
        tag("span", left, class_="either"),
        tag("span", *(_home(table, space, said) for space in spaces), class_="spaces"),
        tag("span", right, class_="either"),
        class_="home-row",
        title=said,
    )


def home_said(table: Table, row: HomeRow) -> str:
    return once(table.speaker, ("home", row.id), lambda: card_text.home(row, table.speaker))


def _home(table: Table, space: HomeSpace, does: str) -> Markup:
    held = table.holder(space.id)
    symbols = [icon(symbol) for symbol in space.symbols]
    used = f" ({table.known('page-used')})" if held is not None and held["used"] else ""
    said = f"{table.name('home_space', space.id)}, {table.owner_said(held)}{used}. {does}"
    if held is None:
        lifted = " lifted" if table.view["turn"]["lifted"] == space.id else ""
        return piece(f"space-{space.id}", said, *symbols, kind=f"home{' double' if len(symbols) > 1 else ''}{lifted}")
    mark = tag("em", icon("check"), class_="marker") if held["used"] else ""
    kind = f"home taken seat-{held['seat']}{' used' if held['used'] else ''}"
    return piece(f"space-{space.id}", said, icon(EMBLEMS[held["seat"]]), tag("small", *symbols), mark, kind=kind)


# Bonus tiles --------------------------------------------------------------------------------------


def bonus(table: Table) -> Markup:
    """GE-421 to GE-425: what is left of each pile, and how far the own seat is."""
    seats = table.only_seat(table.own, "bonus", "played", "total")
    return table.part(only(table.view, "players", "bonus", "spaces", seat=table.own, seats=seats), _bonus)


def _bonus(table: Table) -> Markup:
    rows = []
    for entry in table.content.bonus:
        left = table.view["bonus"][entry.id]
        reached = progress(table, table.own, entry.id)
        won = table.own_seat()["bonus"].get(entry.id)
        state = table.say("page-bonus-won", vp=won) if won else f"{reached}/{entry.threshold}"
        pile = wreath(table, left[0]) if left else tag("span", "–", class_="wreath empty")
        rest = tag("small", "".join(f" {points}" for points in left[1:]), class_="rest")
        sign = {"cards": "card", "citizens": "people", "cities": "city"}[entry.id]
        name = tag("b", icon(sign), " ", table.name("bonus", entry.id))
        said = hidden(table.say("page-bonus-left", tiles=", ".join(map(str, left)) or "–"))
        rows.append(
            tag(
                "li",
                pile,
                rest,
                name,
                tag("em", state),
                said,
                class_="won" if won else None,
                data_card=f"bonus-{entry.id}",
                data_place=f"bonus-{entry.id}",
            )
        )
    return tag(
        "section",
        tag("h3", table.known("page-bonus", players=table.view["players"])),
        tag("ul", *rows),
        class_="panel bonus",
    )


def progress(table: Table, number: int, kind: str) -> int:
    seat = table.seat(number)
    counts = {"cards": len(seat["played"]), "citizens": seat["total"], "cities": len(table.spaces(number))}
    return int(counts[kind])


def gains(table: Table, cities: list[str]) -> Markup:
    """What several cities give, as icons."""
    return join([amounts(table.speaker, table.rewards(cities))])
