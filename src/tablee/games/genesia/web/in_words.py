"""A position in words, for whoever listens rather than looks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tablee.drawing.outline import Area
from tablee.games.genesia.rules.geography import COLOURS, ISLAND
from tablee.games.genesia.web.card_faces import card_said, objective_said
from tablee.games.genesia.web.prompt import warnings
from tablee.games.genesia.web.seat_panels import FREE
from tablee.games.genesia.web.table import AGES, Table
from tablee.games.genesia.web.world_map import said as region_said


def outline(table: Table) -> list[Area]:
    seats = [number for number in range(table.count) if number != table.own]
    return [
        _own(table),
        *(Area(table.who(number), list(_seat(table, number))) for number in seats),
        _map(table),
        Area(table.say("page-decks"), list(_decks(table))),
    ]


def _own(table: Table) -> Area:
    seat, view = table.own_seat(), table.view
    phase = table.say("page-phase", phase=view["phase"])
    told = [
        table.say("page-line-phase", age=AGES[view["age"]], phase=phase),
        table.say("page-line-order", order=", ".join(table.who(number) for number in table.order())),
        *_under_way(table),
        *warnings(table),
        *_seat(table, table.own),
    ]
    if seat["objectives"] and (view["seat"] is not None or view["over"]):
        for name in seat["objectives"]:
            told.append(table.speaker.labelled(table.say("page-objective"), objective_said(table, name)))
        if len(seat["objectives"]) == 1 and seat["objective_points"] is not None:
            told.append(table.say("page-now-worth", n=seat["objective_points"]))
    parts = [
        Area(table.say(label), [card_said(table, card) for card in cards])
        for label, cards in (
            ("page-packet", seat["packet"]),
            ("page-keeping", seat["kept"]),
            ("page-hand", seat["hand"]),
        )
        if cards
    ]
    return Area(table.who(table.own), told, parts)


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
    if number != table.own and not table.alone:
        toll = int(table.view["tolls"][table.own][number])
        yield table.say("page-line-toll", n=toll, who=table.who(number), mover=table.who(table.own))


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


def _map(table: Table) -> Area:
    """Continent by Continent, the own one first; first what is held, then what is free."""
    slots = sorted((*range(table.count), ISLAND), key=lambda slot: slot != table.own)
    return Area(table.say("page-map"), (), [_land(table, slot) for slot in slots])


def _land(table: Table, slot: int) -> Area:
    here = [region for region, place in table.places.items() if place.slot == slot]
    name = (
        table.say("page-island")
        if slot == ISLAND
        else table.say("page-continent", colour=table.name("colour", COLOURS[slot]))
    )
    return Area(name, [_region(table, region) for region in sorted(here, key=lambda region: not table.held(region))])


def _region(table: Table, region: str) -> str:
    """A region, and those that touch it: what whoever looks holds, and what others do, is said of them too."""
    around = ", ".join(_beside(table, place) for place in table.neighbours[region])
    return f"{region_said(table, region)}. {table.say('page-borders', regions=around)}"


def _beside(table: Table, region: str) -> str:
    held = ", ".join(table.say("page-beside-held", who=table.who(one.seat), n=one.clans) for one in table.held(region))
    return f"{table.region(region)} ({held})" if held else table.region(region)


def does(table: Table, action: int) -> str:
    """The card that an action is about, or the region that it leads to."""
    name, _ = table.game.actions.decode(action)
    aim = str(next(iter(table.game.actions.values(action).values()), ""))
    if name in ("pick", "play", "choose_card"):
        return card_said(table, aim)
    if name == "keep_objective":
        return objective_said(table, table.own_seat()["objectives"][int(aim) - 1])
    if name == "move":
        return region_said(table, aim.partition(":")[2])
    if name in ("assault_at", "city_site", "choose_region"):
        return region_said(table, aim)
    return ""


def _decks(table: Table) -> Iterator[str]:
    """GA-010: what may be in the decks is public."""
    for age, cards in table.view["decks"].items():
        names = ", ".join(table.name("card", card) for card in cards)
        yield table.speaker.labelled(table.say("page-deck", age=AGES[int(age)]), names)
