"""A journey of several steps as one choice: the way, and who could attack where it ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from tablee.drawing.markup import hidden, join, tag
from tablee.drawing.page import Plan
from tablee.games.genesia.rules.flow import Genesia
from tablee.games.genesia.rules.geography import COLOURS, MAX_SEATS, regions
from tablee.games.genesia.rules.journeys import STEPS, Journey, journeys, sizes, traced
from tablee.games.genesia.web.buttons import value
from tablee.games.genesia.web.card_icons import amount
from tablee.games.genesia.web.icons import emblem, icon
from tablee.games.genesia.web.table import Table

REGIONS: Final = [region.id for region in regions(MAX_SEATS)]
MANY = 12  # numbers of Clans; of more, the smallest, the largest and those around the chosen one are offered
FIRST, LAST = 6, 3


def plans(state: Genesia, seat: int, table: Table) -> list[Plan]:
    """Every journey: touched by where it begins, unless that is settled, and where it ends."""
    settled = table.view["trip"] is not None
    found = []
    for journey in journeys(state, seat):
        ends = (f"region-{journey.start}", f"region-{journey.end}")
        words = walk(table, journey)
        begins = [] if settled else [table.say("page-walk-from", region=table.region(journey.start))]
        told = ", ".join([words, *begins, *_costs(table, journey)])
        note = str(journey.coins)
        found.append(Plan(journey.actions, ends[1:] if settled else ends, words, note, told))
    return found


def plan(state: Genesia, seat: int, table: Table, actions: Sequence[int]) -> Markup:
    """A journey above what it costs and brings, which the preview tells."""
    journey = traced(state, seat, actions)
    regions = path(journey)
    chips = [value(table, region) for region in regions]
    way = tag("span", join(chips, "–"), class_="way", data_way=" ".join(regions))
    title = tag("b", walk(table, journey))
    shown = tag("span", title, way, *risk(table, journey), class_="says route-card", aria_hidden="true")
    return tag("span", shown, hidden(said(table, journey)), class_="ga ga-choice")


def variants(state: Genesia, seat: int, table: Table, actions: Sequence[int]) -> list[Plan]:
    """The same journey for other numbers of Clans, this one included; nothing if there is no other."""
    every = sizes(state, seat, actions)
    if len(every) < 2:
        return []
    chosen = every.index(tuple(actions))
    near = range(chosen - 1, chosen + 2)
    shown = [
        each
        for place, each in enumerate(every)
        if len(every) <= MANY or place < FIRST or place >= len(every) - LAST or place in near
    ]
    found = [traced(state, seat, each) for each in shown]
    return [Plan(one.actions, (), said(table, one), str(one.clans)) for one in found]


def walk(table: Table, journey: Journey) -> str:
    """ "2 Clans to Red 3-2, 3 steps"."""
    steps = len(path(journey)) - 1
    return table.say("page-walk", n=journey.clans, region=table.region(journey.end), steps=steps)


def path(journey: Journey) -> list[str]:
    """The regions of a journey as far as they were chosen; where only one way led on, it was gone."""
    found = [journey.start]
    for action in journey.actions:
        if action in STEPS:
            start, end = (REGIONS[number] for number in STEPS[action])
            if start == journey.start and len(found) > 1:
                break  # the next Clan goes the same way
            found += [region for region in (start, end) if region != found[-1]]
    return found if found[-1] == journey.end else [*found, journey.end]


def risk(table: Table, journey: Journey) -> list[Markup]:
    """A lone Clan beside a stack of somebody else may be attacked (GA-070)."""
    if table.alone or table.places[journey.end].kind == "home":
        return []
    near = [held for place in table.neighbours[journey.end] for held in table.held(place) if held.seat != table.own]
    mine = table.clans(journey.end, table.own) + journey.clans
    strongest = max(near, key=lambda held: held.clans, default=None)
    if strongest is None or strongest.clans <= mine:
        return []
    words = join([icon("warning"), " ", table.say("page-bill-risk"), " ", emblem(COLOURS[strongest.seat])])
    figure = tag("b", amount(table.speaker, strongest.clans, "clans"))
    return [tag("span", tag("span", words), figure, class_="bill bad")]


def said(table: Table, journey: Journey) -> str:
    """What it costs, in words."""
    return ", ".join([table.say("page-group", n=journey.clans), *_costs(table, journey)])


def _costs(table: Table, journey: Journey) -> list[str]:
    tolls = [table.say("page-walk-toll", n=owed, who=table.who(seat)) for seat, owed in journey.tolls.items()]
    return [table.say("page-walk-coins", n=journey.coins), *tolls]
