"""A position in plain lines, for whoever listens rather than looks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tablee.games.gentes.web.board_areas import home_said, progress, tile_said
from tablee.games.gentes.web.card_faces import card_said, lasting_said, light
from tablee.games.gentes.web.card_icons import amounts_said
from tablee.games.gentes.web.own_mat import SYNERGIES
from tablee.games.gentes.web.table import ERAS, Table
from tablee.games.gentes.web.world_map import said as city_said


def lines(table: Table) -> Iterator[str]:
    view = table.view
    yield table.say(
        "page-line-round",
        round=view["round"],
        era=ERAS[view["era"]],
        phase=table.say("page-phase", phase=view["phase"]),
    )
    yield from _own(table)
    for number in table.others():
        yield from _seat(table, number)
    yield from _tiles(table)
    yield from _chart(table)
    yield from _cards(table)
    yield from _spaces(table)
    yield from _bonus(table)


def _own(table: Table) -> Iterator[str]:
    seat = table.own_seat()
    yield table.say("page-own", seat=table.own)
    yield from _holdings(table, seat)
    for card in seat["hand"]:
        _, _, state = light(table, card)
        yield table.speaker.labelled(
            table.say("page-hand"), f"{card_said(table, card)} {table.say('page-light', state=state)}"
        )
    for card in seat["played"]:
        used = f" {table.say('page-used')}" if card in seat["used"] else ""
        does = lasting_said(table, card)
        yield table.speaker.labelled(table.say("page-in-play"), f"{table.name('card', card)}. {does}{used}")
    income = seat["income"]
    names = (("vp", "vp"), ("coins", "coins"), ("temple", "cube-temple"), ("oracle", "cube-oracle"))
    gained = amounts_said(table.speaker, [(what, income[key]) for key, what in names if income[key]])
    yield table.speaker.labelled(table.say("page-next-decline"), gained or table.say("page-nothing"))
    if seat["excess"]:
        yield table.say("page-excess", n=seat["excess"])


def _seat(table: Table, number: int) -> Iterator[str]:
    seat = table.seat(number)
    yield table.say("page-own", seat=number)
    yield from _holdings(table, seat)
    cards = ", ".join(table.name("card", card) for card in seat["played"])
    if cards:
        yield table.speaker.labelled(table.say("page-in-play"), cards)
    hand = ", ".join(table.name("card", card) for card in seat["hand"])
    count = table.say("page-hand-of", n=len(seat["backs"]))
    if seat["backs"]:
        yield table.speaker.labelled(count, hand) if hand else count


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
    yield table.say("page-tiles")
    for tile, holder in table.view["tiles"].items():
        taken = "" if holder is None else f" {table.say('page-tile-taken', seat=holder)}"
        yield f"{tile_said(table, table.tiles[tile])}{taken}"


def _chart(table: Table) -> Iterator[str]:
    prices = table.content.training_chart
    yield table.say("page-chart")
    for column, name in enumerate(table.view["chart"]):
        cube = "yes" if table.view["chart_cube"] == name else "no"
        yield table.say(
            "page-chart-type", citizen=name, single=prices.single[column], pair=prices.pair[column], cube=cube
        )


def _cards(table: Table) -> Iterator[str]:
    if table.view["laid"]:
        yield table.say("page-draft")
        yield from (card_said(table, card) for card in table.view["laid"])
    if table.view["row"]:
        yield table.say("page-row")
    for number, (card, cubed) in enumerate(table.row(), start=1):
        cube = f" {table.say('page-row-cube')}" if cubed else ""
        if card:
            yield f"{number}. {card_said(table, card)}{cube}"
    yield table.speaker.labelled(table.say("page-deck"), str(table.view["deck"]))
    if table.view["discard"]:
        names = ", ".join(table.name("card", card) for card in table.view["discard"])
        yield table.speaker.labelled(table.say("page-discard"), names)


def _spaces(table: Table) -> Iterator[str]:
    yield table.say("page-map")
    yield from (city_said(table, city.id) for city in table.content.city)
    for row, spaces in table.home_rows():
        for space in spaces:
            held = table.holder(space.id)
            used = f" ({table.known('page-used')})" if held is not None and held["used"] else ""
            yield f"{table.name('home_space', space.id)}, {table.owner_said(held)}{used}. {home_said(table, row)}"


def _bonus(table: Table) -> Iterator[str]:
    yield table.say("page-bonus", players=table.view["players"])
    for entry in table.content.bonus:
        left = ", ".join(map(str, table.view["bonus"][entry.id])) or "–"
        reached = f"{progress(table, table.own, entry.id)}/{entry.threshold}"
        yield table.speaker.labelled(
            table.name("bonus", entry.id), f"{table.say('page-bonus-left', tiles=left)}, {reached}"
        )
