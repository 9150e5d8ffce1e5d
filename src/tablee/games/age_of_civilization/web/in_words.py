"""A position in words, for whoever listens rather than looks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tablee.drawing.outline import Area
from tablee.games.age_of_civilization.content.catalogue import Scenario
from tablee.games.age_of_civilization.rules.view import WINDOW
from tablee.games.age_of_civilization.text import card_text
from tablee.games.age_of_civilization.web.buttons import told
from tablee.games.age_of_civilization.web.card_faces import civilization_said, wonder_said
from tablee.games.age_of_civilization.web.table import Table


def outline(table: Table) -> list[Area]:
    seats = [_seat(table, number) for number in table.others()]
    return [_own(table), *seats, *_track(table), *_scenario(table), *_market(table)]


def _track(table: Table) -> Iterator[Area]:
    now = table.view["round"]
    yield Area(table.say("board-actions"), [_action(table, name) for name in _actions(table)])
    coming = [table.say("board-round", round=now, rounds=table.content.rules.rounds)]
    for place, card in table.places():
        if place >= now + WINDOW:
            icon, name = table.icon_of(card), table.name("card", card)
            trouble = "" if icon == "none" else " " + table.say("board-icon", icon=icon)
            event = table.view["tokens"].get(str(place))
            token = ", " + table.pair(table.name("event", event), table.does("event", event)) if event else ""
            coming.append(f"{name}{trouble}, {table.say('page-after', round=place - WINDOW)}{token}")
    yield Area(table.say("page-coming"), coming)


def _action(table: Table, name: str) -> str:
    action, offer = table.action_cards[name], table.offers.get(name)
    does = card_text.action(action, table.speaker) if offer is None else table.offer_does(offer)
    parts = [does, *(f"{change}." for change in ([] if offer is None else table.changes(offer)))]
    if offer is not None and offer["free"] < 1:
        parts.append(table.say("page-spent"))
    return table.pair(table.name("action", name), " ".join(parts))


def _actions(table: Table) -> list[str]:
    shown = [*table.permanent(), *table.window(), *table.offers]
    return [name for name in dict.fromkeys(shown) if name in table.action_cards]


def _market(table: Table) -> Iterator[Area]:
    civilizations = [
        civilization_said(table, card["civilization"], card["coins"], "market") for card in table.view["market"]
    ]
    yield Area(table.say("board-market"), civilizations)
    yield Area(
        table.say("board-wonders"),
        [wonder_said(table, card["wonder"], card["coins"]) for card in table.view["wonders"]],
    )
    specials = []
    for name in table.view["specials"]:
        card = next(each for each in table.content.special_card if each.id == name)
        brings = [
            table.pair(table.name("technology", each), table.does("technology", each))
            for each in (card.row1, card.row2)
        ]
        specials.append(f"{table.name('special_card', name)}. {' '.join(brings)}")
    if specials:
        yield Area(table.say("board-specials"), specials)


def _scenario(table: Table) -> Iterator[Area]:
    played = table.own_scenario
    if table.view["scenario"] is not None and played is not None:
        yield Area(table.say("board-scenario"), list(_scenario_lines(table, table.view["scenario"], played)))


def _scenario_lines(table: Table, shown: dict[str, Any], played: Scenario) -> Iterator[str]:
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
    if table.view["virtual"] is not None:
        yield table.pair(table.say("board-virtual"), table.view["virtual"])


def _numbers(table: Table, number: int) -> Iterator[str]:
    seat = table.seat(number)
    yield ", ".join(f"{table.say(f'board-{key}')} {seat[key]}" for key in ("points", "coins", "military"))
    yield table.say("board-own-workers", hand=seat["hand"], white=seat["white"], red=seat["red"])


def _seat(table: Table, number: int) -> Area:
    return Area(table.speaker.seat(number), [*_numbers(table, number), *_cards(table, table.seat(number))])


def _own(table: Table) -> Area:
    seat = table.own_seat()
    parts = [
        Area(table.say(heading), [civilization_said(table, name, 0, key) for name in seat[key]])
        for key, heading in (("pack", "board-pack"), ("hand_cards", "board-hand"))
        if seat.get(key)
    ]
    cells = [_technology(table, seat, name, needs) for name, needs in table.technology_cells(table.own)]
    parts.append(Area(table.say("board-technology-card"), cells))
    return Area(table.say("page-own", seat=table.own), [*_numbers(table, table.own), *_cards(table, seat)], parts)


def _cards(table: Table, seat: dict[str, Any]) -> Iterator[str]:
    """What lies before a seat, with what it does."""
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
    if seat["special"]:
        yield table.name("special_card", seat["special"])
    if table.view["seats"].index(seat) != table.own:
        for name in seat["technologies"]:
            yield table.pair(table.name("technology", name), table.does("technology", name))
    if seat.get("cards"):
        yield table.say("board-hand-cards", cards=seat["cards"])


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


def does(table: Table, action: int) -> str:
    """What an action needs and gives, and the card that it is about."""
    name, _ = table.game.actions.decode(action)
    aim = str(next(iter(table.game.actions.values(action).values()), ""))
    if name in ("rise", "annex", "draft", "bonus"):
        return civilization_said(table, aim, 0, "main")
    section = {"research": "technology", "patronage": "technology", "build": "wonder", "quarry": "wonder"}.get(name)
    card = table.pair(table.name(section, aim), table.does(section, aim)) if section and aim != "none" else ""
    return " ".join(part for part in (told(table, name, aim), card) if part)
