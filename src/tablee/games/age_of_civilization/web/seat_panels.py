"""The other players, the virtual opponent, achievements and grades."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from tablee.drawing.markup import Standing, tag
from tablee.drawing.table import only
from tablee.games.age_of_civilization.web.card_icons import brief
from tablee.games.age_of_civilization.web.icon_text import rich
from tablee.games.age_of_civilization.web.icons import icon
from tablee.games.age_of_civilization.web.table import EMBLEMS, Table

# What a panel shows of its seat.
NUMBERS = ("coins", "hand", "white", "red", "military")
TECHNOLOGIES = ("technologies", "special")
CARDS = ("main", "declined", "annexed", "wonders", "special")


def seat_class(number: int) -> str:
    """Gives what it is on a seat's colour."""
    return f"seat-{number}" if number >= 0 else "seat-none"


@cache
def emblem(number: int) -> Markup:
    return icon(f"seat-{EMBLEMS[number % len(EMBLEMS)]}", kind="emblem")


def panels(table: Table) -> Markup:
    parts = [_shown_panel(table, number) for number in table.others()]
    if len(table.view["seats"]) == 1:
        parts += [table.part(only(table.view, "virtual"), virtual), table.part(only(table.view, "result"), goals)]
    shown = [part for part in parts if part]
    return tag("section", *shown, class_="others", aria_label=table.say("board-seats")) if shown else Markup()


def standing(table: Table) -> list[Standing]:
    """All seats in short: points, coins, workers, military."""
    return [
        Standing(
            number,
            tag("span", emblem(number), class_=f"aoc {seat_class(number)}"),
            table.speaker.seat(number),
            str(seat["points"]),
            table.part({"seats": table.only_seat(number, *NUMBERS)}, _short, number, _mark(table, number)),
            number == table.view["active"],
        )
        for number, seat in enumerate(table.view["seats"])
    ]


def _mark(table: Table, number: int) -> str:
    """How a seat's military compares."""
    return table.standing(int(table.seat(number)["military"]))


def _short(table: Table, number: int, mark: str) -> Markup:
    seat = table.seat(number)
    workers = seat["hand"] + seat["white"] + seat["red"]
    strength = int(seat["military"])
    military = table.say("page-military", strength=strength, mark=mark)
    parts = [
        _figure(icon("coins", table.say("board-coins")), int(seat["coins"]), f"coins-{number}"),
        _figure(icon("workers", table.say("board-workers")), workers, f"workers-{number}"),
        _figure(icon("shield", military), strength, f"military-{number}"),
    ]
    shown = tag("span", *parts, class_="aoc aoc-short")
    for cards in ("technologies", "wonders", "civilizations"):  # they have no figures here, but come here
        shown = tag("span", shown, data_place=f"{cards}-{number}")
    return shown


def _figure(drawn: Markup, number: int, place: str) -> Markup:
    return tag("span", drawn, str(number), class_="nb", data_place=place)


def _shown_panel(table: Table, number: int) -> Markup:
    seats = table.only_seat(number, "points", "cards", *NUMBERS, *TECHNOLOGIES, *CARDS)
    return table.part({"seats": seats}, _panel, number, number == table.view["first"], _mark(table, number))


def _panel(table: Table, number: int, first: bool, mark: str) -> Markup:
    """Another seat: its numbers, its technology card in small, its cards by name."""
    seat = table.seat(number)
    points = tag("b", icon("points", table.say("board-points")), str(seat["points"]), class_="points", data_final="")
    name = tag("strong", table.speaker.seat(number))
    head = tag("header", emblem(number), name, tag("small", table.say("page-first")) if first else "", points)
    nine = table.part({"seats": table.only_seat(number, *TECHNOLOGIES)}, _nine, number)
    body = tag("div", _numbers(table, number, mark), nine, class_="numbers")
    names = table.part({"seats": table.only_seat(number, *CARDS)}, _cards, number)
    cards = tag("div", names, data_place=f"civilizations-{number}")
    return tag("article", head, body, cards, class_=f"panel {seat_class(number)}", data_place=f"seat-{number}")


def _numbers(table: Table, number: int, mark: str) -> Markup:
    seat = table.seat(number)
    workers = seat["hand"] + seat["white"] + seat["red"]
    strength = int(seat["military"])
    military = table.say("page-military", strength=strength, mark=mark)
    parts = [
        tag(
            "span",
            icon("coins", table.say("board-coins")),
            tag("b", str(seat["coins"])),
            data_place=f"coins-{number}",
        ),
        tag(
            "span",
            icon("workers", table.say("board-workers")),
            tag("b", str(workers)),
            class_="workers",
            data_place=f"workers-{number}",
        ),
        tag(
            "span",
            icon("shield", military),
            tag("b", str(strength)),
            _arrow(mark),
            class_=f"military {mark}",
            data_place=f"military-{number}",
        ),
        tag(
            "span",
            icon("action-wonder", table.say("page-wonders")),
            tag("b", str(len(seat["wonders"]))),
            data_place=f"wonders-{number}",
        ),
    ]
    if seat.get("cards"):
        said = table.say("board-hand-cards", cards=seat["cards"])
        parts.append(tag("span", icon("cards", said), tag("b", str(seat["cards"]))))
    return tag("div", *parts, class_="stats")


def _arrow(mark: str) -> str:
    return {"low": "▼", "high": "▲"}.get(mark, "")


def _nine(table: Table, number: int) -> Markup:
    """The technology card in small, its top row above."""
    owned = set(table.seat(number)["technologies"])
    cells = [tag("i", class_="on" if name in owned else None) for name, _ in table.technology_cells(number)]
    names = ", ".join(table.name("technology", name) for name in table.seat(number)["technologies"])
    said = table.say("page-technologies", count=len(owned), names=names or "–")
    return tag(
        "div", *cells, class_="nine", role="img", aria_label=said, title=names, data_place=f"technologies-{number}"
    )


def _cards(table: Table, number: int) -> Markup:
    seat = table.seat(number)
    main = [(seat["main"], "main")] if seat["main"] else []
    tucked = [(name, role) for role in ("declined", "annexed") for name in seat[role]]
    items = [_civilization(table, name, role) for name, role in (*main, *tucked)]
    items += [_wonder(table, name) for name in seat["wonders"]]
    if seat["special"]:
        name = seat["special"]
        items.append(
            _chip(table.name("special_card", name), icon("technology"), Markup(), "special", f"special-{name}")
        )
    return tag("ul", *items, class_="chips") if items else Markup()


def _civilization(table: Table, name: str, role: str) -> Markup:
    card = table.civilization(name)
    mark = icon("sign-crown", table.say("board-main")) if role == "main" else Markup()
    does = brief(card.inherited, table.speaker)
    return _chip(table.name("civilization", name), mark, does, f"{role} {card.family}", f"civilization-{name}")


def _wonder(table: Table, name: str) -> Markup:
    return _chip(table.name("wonder", name), icon("action-wonder"), Markup(), "wonder", f"wonder-{name}")


def _chip(name: str, mark: Markup, does: Markup, kind: str, card: str) -> Markup:
    """A card in small: it glides here from the market, and shows itself enlarged."""
    return tag(
        "li",
        mark,
        tag("b", name),
        tag("span", does) if does else "",
        class_=kind,
        data_card=card,
        data_glides=card.replace("civilization-", "card-").replace("wonder-", "card-"),
    )


def virtual(table: Table) -> Markup:
    strength = table.view["virtual"]
    if strength is None:
        return Markup()
    head = tag(
        "header", icon("shield"), tag("strong", table.say("board-virtual")), tag("b", str(strength), class_="points")
    )
    return tag("article", head, tag("p", table.say("page-virtual")), class_="panel virtual")


def goals(table: Table) -> Markup:
    """Alone: the achievements or grades, and at the end which were reached."""
    scenario, result = table.own_scenario, table.view["result"]
    missing = result["goals"] if result else {}
    if scenario is not None:
        rows = [
            (grade, table.grade(grade), table.goal(getattr(scenario, grade))) for grade in ("gold", "silver", "bronze")
        ]
        heading = table.name("scenario", scenario.id)
        rules = tag("p", rich(table.scenario_rules(scenario), table.speaker), class_="rules")
    elif table.view["options"]["mode"] == "skirmish":
        rows = [
            (each.id, table.name("achievement", each.id), table.goal(each.condition))
            for each in table.content.achievement
        ]
        heading, rules = table.say("board-achievements"), Markup()
    else:
        return Markup()
    items = [_goal(table, key, name, goal, reached=bool(result) and not missing[key]) for key, name, goal in rows]
    return tag("article", tag("h3", heading), rules, tag("ul", *items), class_="panel goals")


def _goal(table: Table, key: str, name: str, goal: str, reached: bool) -> Markup:
    mark = tag("em", table.say("page-reached"), data_final="") if reached else ""
    card = f"achievement-{key}" if table.own_scenario is None else None
    kind = f"{key} reached" if reached else key
    return tag("li", tag("b", name), tag("span", goal), mark, class_=kind, data_card=card)


def verdict(table: Table) -> list[str]:
    """Alone: the achievements (AC-176), or the grade of the scenario (AC-182)."""
    result, scenario = table.view["result"], table.own_scenario
    if not result:
        return []
    if scenario is None:
        won = [table.name("achievement", name) for name, missing in result["goals"].items() if not missing]
        return [table.say("outcome-achievements", names=", ".join(won)) if won else table.say("outcome-no-achievement")]
    grade = result["grade"]
    name = table.grade(grade) if grade else ""
    key = "outcome-grade" if grade else "outcome-no-grade"
    return [table.say(key, scenario=scenario.id, name=name, points=result["path"])]
