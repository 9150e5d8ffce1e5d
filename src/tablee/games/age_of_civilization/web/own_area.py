"""The own area: civilizations, workers, numbers, the technology card, wonders, and the cards of a draft."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from tablee.drawing.markup import join, scrolling, tag
from tablee.games.age_of_civilization.web.card_faces import civilization, technology, tucked, wonder
from tablee.games.age_of_civilization.web.icons import icon, worker
from tablee.games.age_of_civilization.web.seat_panels import emblem, seat_class
from tablee.games.age_of_civilization.web.table import Table

WIDTH, GAP = 300, 14  # of the drawn strip of arrows between two rows


def own(table: Table) -> Markup:
    seat = table.own_seat()
    parts = [table.part(table.only_own("pack", "hand_cards", "pick"), _draft)] if "pack" in seat else []
    if not seat.get("pack"):  # before the game nothing else is owned
        hoard = [
            table.part(table.only_own("points", "coins", "military"), _counts, table.standing(int(seat["military"]))),
            table.part(table.only_own("hand", "white", "red"), _workers),
        ]
        parts += [
            table.part(table.only_own("main", "declined", "annexed"), _civilizations),
            tag("div", *hoard, class_="hoard"),
            table.part(
                table.only_own("technologies", "available", "special") | table.priced("research"), _technology_card
            ),
            table.part(table.only_own("wonders"), _wonders),
        ]
    name = table.say("page-own", seat=table.own)
    rich = " rich" if seat["wonders"] else ""
    return tag(
        "section", *parts, class_=f"own {seat_class(table.own)}{rich}", aria_label=name, data_place=f"seat-{table.own}"
    )


def _draft(table: Table) -> Markup:
    """The cards to choose from and those kept; only the seat itself sees them. After choosing, what is passed on is
    no longer there.
    """
    seat = table.own_seat()
    pick, parts = seat["pick"], []
    for key, heading, role in (("pack", "board-pack", "pack"), ("hand_cards", "board-hand", "hand")):
        names = [] if pick and key == "pack" else [name for name in seat[key] if name != pick]
        if names:
            cards = [civilization(table, name, role=role) for name in names]
            title = table.say(heading)
            lane = tag("div", *cards, class_="lane", **scrolling(title))
            parts.append(tag("div", tag("h3", title), lane, class_="cards"))
    if pick:
        said = tag("p", table.say("page-picked", civilization=pick))
        lane = tag("div", civilization(table, pick, role="hand"), class_="lane")
        parts.insert(0, tag("div", said, lane, class_="cards picked"))
    return tag("div", *parts, class_="draft", data_place="pack") if parts else Markup()


def _civilizations(table: Table) -> Markup:
    seat = table.own_seat()
    main = civilization(table, seat["main"], role="main") if seat["main"] else _no_main(table)
    others = [tucked(table, name, role) for role in ("declined", "annexed") for name in seat[role]]
    held = len(others) + (1 if seat["main"] else 0)
    count = table.say("page-civilizations", count=held, limit=table.content.rules.civilization_limit)
    whose = tag("h3", emblem(table.own), tag("span", table.speaker.seat(table.own)), tag("small", count))
    return tag("div", whose, main, *others, class_="stack", data_place=f"civilizations-{table.own}")


def _no_main(table: Table) -> Markup:
    return tag("div", table.say("page-no-main"), class_="empty")


def _counts(table: Table, mark: str) -> Markup:
    """Points, coins, military; `mark` is how the last compares."""
    seat = table.own_seat()
    crown = icon("sign-crown", kind="crown") if mark == "high" else ""
    standing = table.say("page-standing", mark=mark)
    coins = [icon("coins-3", kind="big")] * (seat["coins"] // 3) + [icon("coins", kind="big")] * (seat["coins"] % 3)
    heap = tag("span", *(coins[:3] or [icon("coins", kind="big gone")]), class_="heap")
    return tag(
        "ul",
        _count(table.say("board-points"), seat["points"], icon("points", kind="big"), "", final=True),
        _count(table.say("board-coins"), seat["coins"], heap, "", f"coins-{table.own}"),
        _count(
            table.say("board-military"),
            seat["military"],
            join([crown, icon("shield", kind="big")]),
            standing,
            f"military-{table.own}",
        ),
        class_="counts",
    )


def _count(name: str, number: int, drawn: Markup, note: str, place: str = "", final: bool = False) -> Markup:
    said = tag("span", name, tag("small", note) if note else "", class_="what")
    figure = tag("b", str(number), data_final="" if final else None)
    return tag("li", drawn, figure, said, class_="tray", data_place=place or None)


def _workers(table: Table) -> Markup:
    """In hand, on white slots, on red slots; a worker keeps its name when it goes from hand to a slot."""
    seat = table.own_seat()
    wells: list[Markup] = []
    first = 0
    for group in ("red", "white", "hand"):
        names = [f"worker-{table.own}-{number}" for number in range(first, first + seat[group])]
        first += seat[group]
        wells.append(_well(table, group, names))
    left = table.say("page-left", workers=seat["hand"] + seat["white"])
    head = tag("h3", table.say("page-workers"), tag("small", left))
    return tag(
        "div",
        head,
        tag("div", *reversed(wells), class_="wells"),
        class_="tray workers",
        data_place=f"workers-{table.own}",
    )


def _well(table: Table, group: str, names: list[str]) -> Markup:
    sign = {"white": icon("sign-back"), "red": icon("sign-lost")}.get(group, "")
    head = tag("strong", table.say(f"page-{group}"), tag("b", str(len(names)), class_="count"))
    note = tag("small", sign, table.say(f"page-{group}-note"))
    return tag(
        "div", head, tag("div", *(worker(name) for name in names), class_="standing"), note, class_=f"well {group}"
    )


def _wonders(table: Table) -> Markup:
    if not table.own_seat()["wonders"]:
        return Markup()
    drawn = [wonder(table, name, owned=True) for name in table.own_seat()["wonders"]]
    return tag(
        "div",
        *drawn,
        class_="wonders",
        role="group",
        aria_label=table.say("page-wonders"),
        data_place=f"wonders-{table.own}",
    )


# The technology card --------------------------------------------------------------------------------


def _technology_card(table: Table) -> Markup:
    """Three rows from the top, and between them the arrows that lead upwards."""
    seat = table.own_seat()
    cells = table.technology_cells(table.own)
    rows: list[Markup] = []
    for row in range(3):
        own_cells = cells[3 * row : 3 * row + 3]
        rows.append(tag("div", *(_cell(table, seat, *cell) for cell in own_cells), class_="cells"))
        if row < 2:
            below = [name for name, _ in cells[3 * row + 3 : 3 * row + 6]]
            rows.append(_arrows(own_cells, below, seat["technologies"]))
    return tag(
        "div",
        *rows,
        class_="technology-card",
        role="group",
        aria_label=table.say("board-technology-card"),
        data_place=f"technologies-{table.own}",
    )


def _cell(table: Table, seat: dict[str, Any], name: str, needs: list[str]) -> Markup:
    return technology(table, name, _state(table, seat, name), needs)


def _state(table: Table, seat: dict[str, Any], name: str) -> str:
    if name in seat["technologies"]:
        return "owned"
    if name in seat["available"]:
        return "reach"
    scenario = table.own_scenario
    closed = scenario.closed_cells if scenario else []
    shut = {cell.technology for cell in table.content.cell if cell.id in closed}
    return "closed" if name in shut else "locked"


def _arrows(cells: list[tuple[str, list[str]]], below: list[str], owned: list[str]) -> Markup:
    lines = Markup().join(
        _arrow(below.index(need), column, need in owned)
        for column, (_, needs) in enumerate(cells)
        for need in needs
        if need in below
    )
    box = f'viewBox="0 0 {WIDTH} {GAP}" preserveAspectRatio="none"'
    return Markup(f'<svg class="arrows" {box} aria-hidden="true">{lines}</svg>')


def _arrow(start: int, end: int, lit: bool) -> Markup:
    """From a cell below to one above, with its head; slanted ones start and end nearer to each other."""
    lean = 34 * (end - start)
    x1, x2 = 50 + 100 * start + lean, 50 + 100 * end - lean
    kind = "on" if lit else "off"
    return Markup(f'<path class="{kind}" d="M{x1} {GAP}L{x2} 4M{x2 - 5} 7L{x2} 1L{x2 + 5} 7"/>')
