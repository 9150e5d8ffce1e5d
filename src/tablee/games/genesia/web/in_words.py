"""A position in plain lines, for whoever listens rather than looks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tablee.games.genesia.rules.geography import COLOURS, ISLAND
from tablee.games.genesia.web.card_faces import card_said, objective_said
from tablee.games.genesia.web.prompt import warnings
from tablee.games.genesia.web.seat_panels import FREE
from tablee.games.genesia.web.table import AGES, Table
from tablee.games.genesia.web.world_map import said as region_said


def lines(table: Table) -> Iterator[str]:
    view = table.view
    phase = table.say("page-phase", phase=view["phase"])
    yield table.say("page-line-phase", age=AGES[view["age"]], phase=phase)
    yield table.say("page-line-order", order=", ".join(table.who(seat) for seat in table.order()))
    yield from _own(table)
    for number in range(table.count):
        yield from _seat(table, number)
    yield from _under_way(table)
    yield from _map(table)
    yield from _decks(table)


def _own(table: Table) -> Iterator[str]:
    seat = table.own_seat()
    if seat["objectives"] and (table.view["seat"] is not None or table.view["over"]):
        for name in seat["objectives"]:
            yield table.speaker.labelled(table.say("page-objective"), objective_said(table, name))
        if len(seat["objectives"]) == 1 and seat["objective_points"] is not None:
            yield table.say("page-now-worth", n=seat["objective_points"])
    for label, cards in (("page-packet", seat["packet"]), ("page-keeping", seat["kept"]), ("page-hand", seat["hand"])):
        for card in cards or []:
            yield table.speaker.labelled(table.say(label), card_said(table, card))
    yield from warnings(table)


def _seat(table: Table, number: int) -> Iterator[str]:
    seat = table.seat(number)
    yield table.say(
        "page-line-seat",
        who=table.who(number),
        coins=seat["coins"],
        cards=seat["hand_size"],
        clans=seat["clans"],
        cities=seat["cities"],
        total=table.total(number),
    )
    yield table.say(
        "page-line-points",
        progress=sum(seat["progress"]),
        forecast=seat["forecast"],
        conquest=seat["conquest"],
        propagation=seat["propagation"],
    )
    if seat["inventions"]:
        yield table.say("board-inventions", names=", ".join(_invention(table, found) for found in seat["inventions"]))
    if seat["played"]:
        yield f"{table.say('page-played')} {', '.join(_played(table, found) for found in seat['played'])}"
    moves = [table.say("page-free-moves", n=seat["free"][kind], kind=kind) for kind in FREE if seat["free"][kind]]
    if moves:
        yield ", ".join(moves)
    if table.view["phase"] == "attack":
        stance = table.view["stances"][number] or "undecided"
        yield table.speaker.labelled(table.who(number), table.say("page-stance", stance=stance))


def _invention(table: Table, found: dict[str, str]) -> str:
    name = table.name("card", found["card"])
    return f"{name} ({table.say('board-marked')})" if found["how"] == "marked" else name


def _played(table: Table, found: dict[str, Any]) -> str:
    name = table.name("card", found["card"])
    return f"{name} → {table.name('card', found['copied'])}" if found["copied"] else name


def _under_way(table: Table) -> Iterator[str]:
    trip, assault = table.view["trip"], table.view["assault"]
    if trip:
        yield table.say("page-trip", n=trip["clans"], region=table.region(trip["at"]))
    if assault and assault["origin"] and assault["target"] and assault["defender"] is not None:
        yield table.say(
            "page-line-assault",
            attacker=table.who(assault["attacker"]),
            defender=table.who(assault["defender"]),
            origin=table.region(assault["origin"]),
            target=table.region(assault["target"]),
        )


def _map(table: Table) -> Iterator[str]:
    """Continent by Continent, first what is held, then what is free."""
    for slot in (*range(table.count), ISLAND):
        name = (
            table.say("page-island")
            if slot == ISLAND
            else table.say("page-continent", colour=table.name("colour", COLOURS[slot]))
        )
        here = [region for region, place in table.places.items() if place.slot == slot]
        yield name
        yield from (region_said(table, region) for region in here if table.held(region))
        free = [table.region(region) for region in here if not table.held(region)]
        if free:
            yield table.speaker.labelled(table.say("page-free"), ", ".join(free))


def _decks(table: Table) -> Iterator[str]:
    """GA-010: what may be in the decks is public."""
    for age, cards in table.view["decks"].items():
        names = ", ".join(table.name("card", card) for card in cards)
        yield table.speaker.labelled(table.say("page-deck", age=AGES[int(age)]), names)
