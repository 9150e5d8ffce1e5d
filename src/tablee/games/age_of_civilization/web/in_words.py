"""A position in plain lines, for whoever listens rather than looks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tablee.games.age_of_civilization.rules.view import WINDOW
from tablee.games.age_of_civilization.text import card_text
from tablee.games.age_of_civilization.web.card_faces import civilization_said
from tablee.games.age_of_civilization.web.table import Table


def lines(table: Table) -> Iterator[str]:
    yield from _track(table)
    yield from _market(table)
    yield from _scenario(table)
    for number in range(len(table.view["seats"])):
        yield from _seat(table, number)
    if table.view["virtual"] is not None:
        yield table.pair(table.say("board-virtual"), table.view["virtual"])
    yield from _own(table)


def _track(table: Table) -> Iterator[str]:
    now = table.view["round"]
    yield table.say("board-round", round=now, rounds=table.content.rules.rounds)
    for place, card in table.places():
        if place >= now + WINDOW:
            icon, name = table.icon_of(card), table.name("card", card)
            trouble = "" if icon == "none" else " " + table.say("board-icon", icon=icon)
            event = table.view["tokens"].get(str(place))
            token = ", " + table.pair(table.name("event", event), table.does("event", event)) if event else ""
            coming = f"{name}{trouble}, {table.say('page-after', round=place - WINDOW)}{token}"
            yield table.pair(table.say("page-coming"), coming)
    yield table.say("board-actions")
    for name in _actions(table):
        action, offer = table.action_cards[name], table.offers.get(name)
        does = card_text.action(action, table.speaker) if offer is None else table.offer_does(offer)
        spent = f" {table.say('page-spent')}" if offer is not None and offer["free"] < 1 else ""
        changes = " ".join(table.changes(offer)) if offer is not None else ""
        yield table.pair(table.name("action", name), f"{does} {changes}{spent}".rstrip())


def _actions(table: Table) -> list[str]:
    shown = [*table.permanent(), *table.window(), *table.offers]
    return [name for name in dict.fromkeys(shown) if name in table.action_cards]


def _market(table: Table) -> Iterator[str]:
    yield table.say("board-market")
    for card in table.view["market"]:
        yield civilization_said(table, card["civilization"], card["coins"], "market")
    yield table.say("board-wonders")
    for card in table.view["wonders"]:
        coins = f" {table.say('board-coins-on', coins=card['coins'])}" if card["coins"] else ""
        yield table.pair(table.name("wonder", card["wonder"]), table.does("wonder", card["wonder"]) + coins)
    for name in table.view["specials"]:
        card = next(each for each in table.content.special_card if each.id == name)
        brings = [
            table.pair(table.name("technology", each), table.does("technology", each))
            for each in (card.row1, card.row2)
        ]
        yield f"{table.name('special_card', name)}. {' '.join(brings)}"


def _scenario(table: Table) -> Iterator[str]:
    shown, played = table.view["scenario"], table.own_scenario
    if shown is None or played is None:
        return
    yield table.scenario_rules(played)
    if "stations" in shown:
        for name, status, reward in table.stations(shown["stations"]):
            yield table.pair(name, f"{status}. {reward}")
    if "realms" in shown:
        yield table.realms(shown["realms"])
        raid = table.next_raid(shown["wards"])
        if raid is not None:
            yield raid
    if "wards" in shown:
        yield table.say("board-wards", wards=shown["wards"])
    yield from table.grades(played)


def _seat(table: Table, number: int) -> Iterator[str]:
    seat = table.seat(number)
    workers = table.say("board-own-workers", hand=seat["hand"], white=seat["white"], red=seat["red"])
    numbers = [f"{table.say(f'board-{key}')} {seat[key]}" for key in ("points", "coins", "military")]
    yield table.pair(table.speaker.seat(number), f"{', '.join(numbers)}. {workers}.")
    if number != table.own:
        yield table.belongings(number)


def _own(table: Table) -> Iterator[str]:
    seat = table.own_seat()
    yield table.say("page-own", seat=table.own)
    yield from _own_cards(table, seat)
    for name, needs in table.technology_cells(table.own):
        yield _technology(table, seat, name, needs)


def _own_cards(table: Table, seat: dict[str, Any]) -> Iterator[str]:
    if seat["main"]:
        yield civilization_said(table, seat["main"], 0, "main")
    for role in ("declined", "annexed"):
        for name in seat[role]:
            yield table.say(
                "page-tucked",
                name=table.name("civilization", name),
                how=table.say(f"board-{role}"),
                does=table.inherited_does(name),
            )
    for name in seat["wonders"]:
        yield table.pair(table.name("wonder", name), table.does("wonder", name))
    for key, heading in (("pack", "board-pack"), ("hand_cards", "board-hand")):
        if seat.get(key):
            yield table.say(heading)
            yield from (civilization_said(table, name, 0, key) for name in seat[key])


def _technology(table: Table, seat: dict[str, Any], name: str, needs: list[str]) -> str:
    state = "owned" if name in seat["technologies"] else "reach" if name in seat["available"] else "locked"
    price = table.price("research", name) if state == "reach" else None
    wanted = " / ".join(table.name("technology", each) for each in needs)
    return table.say(
        "page-technology",
        name=table.name("technology", name),
        does=table.does("technology", name),
        state=state,
        needs=table.say("board-needs", needs=wanted) if wanted and state == "locked" else "none",
        cost=price["total"] if price else 0,
        priced="yes" if price else "no",
    )
