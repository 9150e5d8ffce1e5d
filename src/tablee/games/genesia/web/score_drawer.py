"""The score sheet as it stands, filling Age by Age: a drawer at the edge of the map."""

from __future__ import annotations

from markupsafe import Markup

from tablee.drawing.markup import hidden, tag
from tablee.drawing.table import only
from tablee.engine.events import SheetLine
from tablee.games.genesia.rules.geography import COLOURS, ISLAND, Region
from tablee.games.genesia.web.icons import emblem, icon
from tablee.games.genesia.web.seat_panels import POINTS
from tablee.games.genesia.web.table import AGES, Table

BANDS = ((1, 5), (7, 7), (12, 12), (15, 15))  # of printed values (GA-133)
BAND_OF = {value: band for band, (low, high) in enumerate(BANDS) for value in range(low, high + 1)}


def counted(table: Table, line: SheetLine) -> list[str]:
    """The regions that a line of the score sheet counts."""
    found: list[str] = []
    if line.key == "sheet-value":
        found = [place.id for place in table.places.values() if place.value == line.values["value"]]
    elif line.key == "sheet-propagation":
        found = [place.id for place in table.places.values() if abroad(table, place)]
    return [f"region-{region}" for region in found if table.held(region)]


def abroad(table: Table, place: Region) -> bool:
    """Whether somebody else's pieces stand on a Continent."""
    return place.slot != ISLAND and any(held.seat != place.slot for held in table.held(place.id))


def sheet(table: Table) -> Markup:
    seats = [only(seat, *POINTS) for seat in table.view["seats"]]
    shown = only(table.view, "over", "phase", "age", "pool", seats=seats, conquests=_conquests(table))
    return table.part(shown, _sheet)


def _sheet(table: Table) -> Markup:
    seats = range(table.count)
    head = [
        tag("th", emblem(COLOURS[seat]), hidden(table.who(seat)), scope="col", title=table.who(seat)) for seat in seats
    ]
    rows = [tag("tr", tag("td"), *head)]
    for age in (1, 2, 3):
        rows.append(
            _row(table.say("page-sheet-progress", age=AGES[age]), [_progress(table, s, age) for s in seats], "cat")
        )
    rows.append(_row(table.say("page-propagation"), [str(table.seat(s)["propagation"]) for s in seats], "cat"))
    rows.append(_row(table.say("page-conquest"), [str(table.seat(s)["conquest"]) for s in seats], "cat"))
    for band, (low, high) in enumerate(BANDS):
        name = table.say("page-band", low=low, high=high)
        rows.append(_row(name, [_conquest(table.view["conquests"][s][band]) for s in seats], "sub"))
    if table.view["pool"]:
        points = [table.seat(s)["objective_points"] for s in seats]
        rows.append(_row(table.say("page-objective"), ["?" if p is None else str(p) for p in points], "cat"))
    rows.append(_row(table.say("page-sum"), [str(table.total(s)) for s in seats], "sum"))
    name = table.say("page-sheet")
    summary = tag("summary", icon("sheet"), tag("span", name))
    state = table.say("page-sheet-over" if table.view["over"] else "page-sheet-note")
    note = tag("small", state, " ", table.say("page-sheet-bands"))
    return tag(
        "details",
        summary,
        tag("div", tag("table", tag("tbody", *rows)), note, class_="paper"),
        class_="tally",
        data_final="",
    )


def _row(name: str, cells: list[str], kind: str) -> Markup:
    return tag("tr", tag("th", name, scope="row"), *(tag("td", cell) for cell in cells), class_=kind)


def _progress(table: Table, seat: int, age: int) -> Markup | str:
    """Points of a finished Age; of the present one what it would be now."""
    done = table.seat(seat)["progress"]
    if age <= len(done):
        return str(done[age - 1])
    if age == table.view["age"] and not table.view["over"]:
        return tag("i", str(table.seat(seat)["forecast"]))
    return "–"


def _conquests(table: Table) -> list[list[list[int]]]:
    """The values of the regions that each seat holds, band by band."""
    found: list[list[list[int]]] = [[[] for _ in BANDS] for _ in range(table.count)]
    for region, place in table.places.items():
        for held in table.held(region):
            if place.value:
                found[held.seat][BAND_OF[place.value]].append(place.value)
    return found


def _conquest(values: list[int]) -> str:
    return f"{len(values)} · {sum(values)}" if values else "–"
