"""What a scenario adds to the table: stations or realms, wards, the next raid. Its rules stand beside its goals."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from tablee.drawing.markup import tag
from tablee.drawing.table import only
from tablee.games.age_of_civilization.web.card_icons import brief
from tablee.games.age_of_civilization.web.icon_text import rich
from tablee.games.age_of_civilization.web.icons import icon
from tablee.games.age_of_civilization.web.table import Table


def scenario(table: Table) -> Markup:
    if table.view["scenario"] is None or table.own_scenario is None:
        return Markup()
    shown = only(table.view, "scenario", "round", "over", seats=table.only_seat(0, "military"))
    return table.part(shown, _scenario)


def _scenario(table: Table) -> Markup:
    shown, played = table.view["scenario"], table.own_scenario
    assert played is not None
    dates = played.dates.get(table.speaker.language, "")
    heading = tag("h3", table.name("scenario", played.id), tag("small", dates))
    head = tag("div", heading, *_notes(table, shown), class_="notes")
    return tag(
        "section",
        head,
        *_parts(table, shown),
        class_="scenario",
        aria_label=table.say("board-scenario"),
        data_place="scenario",
    )


def _parts(table: Table, shown: dict[str, Any]) -> list[Markup]:
    parts: list[Markup] = []
    if "stations" in shown:
        parts.append(_stations(table, shown["stations"]))
    if "realms" in shown:
        parts.append(_realms(table, shown["realms"]))
    return parts


def _notes(table: Table, shown: dict[str, Any]) -> list[Markup]:
    """Wards, the next raid, the tribute."""
    notes: list[Markup] = []
    if "wards" in shown:
        said = table.say("board-wards", wards=shown["wards"])
        notes.append(
            tag("p", icon("wards", kind="" if shown["wards"] else "faint"), said, class_="note", data_place="wards")
        )
    if "realms" in shown:
        raid = table.next_raid(shown["wards"])
        notes += [tag("p", icon("event-horde"), raid, class_="note")] if raid else []
    if shown.get("tribute"):
        notes.append(tag("p", icon("action-tribute"), table.say("board-tribute"), class_="note"))
    return notes


def _stations(table: Table, opened: int) -> Markup:
    """The road of stations; open ones have a flag, the next one shows its cost."""
    items = []
    for place, card in enumerate(table.content.control):
        reward = brief(card.station_effects, table.speaker)
        state = "open" if place < opened else "next" if place == opened else "shut"
        cost = table.say("board-cost", coins=card.station_cost)
        status = table.say("board-station-open") if state == "open" else cost
        name = tag("b", table.name("station", card.id))
        mark = icon("action-caravan" if state == "next" else "sign-flag" if state == "open" else "sign-lock")
        says = tag("small", rich(status, table.speaker))
        items.append(tag("li", mark, name, says, tag("p", reward), class_=state, data_place=f"station-{card.id}"))
    return tag("ol", *items, class_="stations")


def _realms(table: Table, standing: int) -> Markup:
    """The six realms; the lowest one standing falls first."""
    fallen = len(table.content.control) - standing
    items = [
        tag(
            "li",
            icon("action-ramparts"),
            tag("b", table.name("realm", card.id)),
            tag("small", table.say("page-realm", state="fallen" if place < fallen else "standing")),
            class_="fallen" if place < fallen else "standing",
            data_place=f"realm-{card.id}",
        )
        for place, card in enumerate(table.content.control)
    ]
    return tag("ol", *items, class_="stations realms", data_place="realms")
