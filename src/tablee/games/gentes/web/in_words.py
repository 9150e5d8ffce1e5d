"""A position in words, for whoever listens rather than looks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tablee.drawing.outline import Area
from tablee.games.gentes.text import card_text
from tablee.games.gentes.web.board_areas import home_said, offer_said, progress, tile_said
from tablee.games.gentes.web.card_faces import card_said, has_no_chronicler, lasting_said, light, prices_said
from tablee.games.gentes.web.card_icons import amounts_said
from tablee.games.gentes.web.own_mat import SYNERGIES
from tablee.games.gentes.web.table import ERAS, Table
from tablee.games.gentes.web.world_map import said as city_said


def outline(table: Table) -> list[Area]:
    return [
        _own(table),
        *(_seat(table, number) for number in table.others()),
        Area(table.say("page-tiles"), list(_tiles(table))),
        *_cards(table),
        Area(table.say("page-chart"), list(_chart(table))),
        _map(table),
        Area(table.say("page-homes"), list(_homes(table))),
        Area(table.say("page-bonus", players=table.view["players"]), list(_bonus(table))),
    ]


def _own(table: Table) -> Area:
    seat = table.own_seat()
    view = table.view
    parts = []
    if seat["hand"]:
        parts.append(Area(table.say("page-hand"), [_in_hand(table, card) for card in seat["hand"]]))
    if seat["played"]:
        parts.append(Area(table.say("page-in-play"), [_in_play(table, card, seat) for card in seat["played"]]))
    income = seat["income"]
    names = (("vp", "vp"), ("coins", "coins"), ("temple", "cube-temple"), ("oracle", "cube-oracle"))
    gained = amounts_said(table.speaker, [(what, income[key]) for key, what in names if income[key]])
    own = [
        table.say(
            "page-line-round",
            round=view["round"],
            era=ERAS[view["era"]],
            phase=table.say("page-phase", phase=view["phase"]),
        ),
        *_holdings(table, seat),
        table.speaker.labelled(table.say("page-next-decline"), gained or table.say("page-nothing")),
    ]
    if seat["excess"]:
        own.append(table.say("page-excess", n=seat["excess"]))
    return Area(table.say("page-own", seat=table.own), own, parts)


def _in_hand(table: Table, card: str) -> str:
    _, _, state = light(table, card, has_no_chronicler(table))
    return f"{card_said(table, card)} {table.say('page-light', state=state)}{_missing(table, card)}"


def _in_play(table: Table, card: str, seat: dict[str, Any]) -> str:
    used = f" {table.say('page-used')}" if card in seat["used"] else ""
    return f"{table.name('card', card)}. {lasting_said(table, card)}{used}"


def _missing(table: Table, card: str) -> str:
    """What the own seat lacks of what a card asks for."""
    lacks = [
        (card_text.tokens if need.of_city else card_text.citizens)(need.kind, need.missing, table.speaker)
        for need in table.needs(card)
        if need.missing
    ]
    return " " + table.say("page-lacks", what=", ".join(lacks)) if lacks else ""


def _seat(table: Table, number: int) -> Area:
    seat = table.seat(number)
    told = list(_holdings(table, seat))
    hand = ", ".join(table.name("card", card) for card in seat["hand"])
    count = table.say("page-hand-of", n=len(seat["backs"]))
    if seat["backs"]:
        told.append(table.speaker.labelled(count, hand) if hand else count)
    built = ", ".join(table.space_name(space) for space in table.spaces(number))
    if built:
        told.append(table.speaker.labelled(table.say("page-built"), built))
    played = [_in_play(table, card, seat) for card in seat["played"]]
    parts = [Area(table.say("page-in-play"), played)] if played else []
    return Area(table.say("page-own", seat=number), told, parts)


def _holdings(table: Table, seat: dict[str, Any]) -> Iterator[str]:
    owned = (
        ("vp", seat["vp"]),
        ("coins", seat["coins"]),
        ("cube-temple", seat["temple"]),
        ("cube-oracle", seat["oracle"]),
    )
    yield f"{amounts_said(table.speaker, owned)}, {table.say('page-tokens', n=seat['tokens'])}"
    stays = table.say("page-stays", n=seat["debt"])
    yield table.speaker.labelled(table.say("page-time"), f"{table.say('page-free', n=seat['free'])}, {stays}")
    counts = {name: number + seat["virtual"].get(name, 0) for name, number in seat["citizens"].items()}
    types = ", ".join(f"{table.name('citizen', name)} {number}" for name, number in counts.items())
    yield f"{table.say('page-citizens')} {seat['total']}/18: {types}"
    symbols = ", ".join(f"{table.name('synergy', name)} {seat['symbols'].get(name, 0)}" for name in SYNERGIES)
    yield table.speaker.labelled(table.say("page-synergies"), symbols)


def _tiles(table: Table) -> Iterator[str]:
    """Those that are left first, with what they would cost now."""
    held = table.view["tiles"]
    for tile in sorted(held, key=lambda tile: held[tile] is not None):
        state = offer_said(table, "tile", tile) if held[tile] is None else table.say("page-tile-taken", seat=held[tile])
        yield f"{tile_said(table, table.tiles[tile])} {state}".rstrip()


def _chart(table: Table) -> Iterator[str]:
    prices = table.content.training_chart
    for column, name in enumerate(table.view["chart"]):
        cube = "yes" if table.view["chart_cube"] == name else "no"
        yield table.say(
            "page-chart-type", citizen=name, single=prices.single[column], pair=prices.pair[column], cube=cube
        )


def _cards(table: Table) -> Iterator[Area]:
    if table.view["laid"]:
        yield Area(table.say("page-draft"), [_asks(table, card) for card in table.view["laid"]])
    row = []
    for number, (card, cubed) in enumerate(table.row(), start=1):
        cube = f" {table.say('page-row-cube')}" if cubed else ""
        if card:
            row.append(f"{number}. {_asks(table, card)}{cube} {', '.join(prices_said(table, number))}.")
    row.append(table.speaker.labelled(table.say("page-deck"), str(table.view["deck"])))
    if table.view["discard"]:
        names = ", ".join(table.name("card", card) for card in table.view["discard"])
        row.append(table.speaker.labelled(table.say("page-discard"), names))
    yield Area(table.say("page-row"), row)


def _asks(table: Table, card: str) -> str:
    return f"{card_said(table, card)}{_missing(table, card)}"


def _map(table: Table) -> Area:
    regions = [
        Area(
            table.name("region", region.id),
            [city_said(table, city.id) for city in table.content.city if city.region == region.id],
        )
        for region in table.content.region
    ]
    return Area(table.say("page-map"), (), regions)


def _homes(table: Table) -> Iterator[str]:
    for row, spaces in table.home_rows():
        for space in spaces:
            held = table.holder(space.id)
            used = f" ({table.known('page-used')})" if held is not None and held["used"] else ""
            yield f"{table.name('home_space', space.id)}, {table.owner_said(held)}{used}. {home_said(table, row)}"


def does(table: Table, action: int) -> str:
    """The card, the tile or the house that an action is about."""
    name, _ = table.game.actions.decode(action)
    aim = str(next(iter(table.game.actions.values(action).values()), ""))
    if name == "tile":
        return tile_said(table, table.tiles[aim])
    if name == "take_slot":
        card, _ = table.row()[int(aim) - 1]
        return _asks(table, card) if card else ""
    if name in ("draft", "play", "final_play", "take_discard"):
        return card_said(table, aim)
    if name in ("card_action", "use_card", "exchange"):
        return lasting_said(table, aim)
    if name in ("home_action", "use_home"):
        return home_said(table, table.row_of(aim))
    return ""


def _bonus(table: Table) -> Iterator[str]:
    for entry in table.content.bonus:
        left = ", ".join(map(str, table.view["bonus"][entry.id])) or "–"
        reached = f"{progress(table, table.own, entry.id)}/{entry.threshold}"
        yield table.speaker.labelled(
            table.name("bonus", entry.id), f"{table.say('page-bonus-left', tiles=left)}, {reached}"
        )
