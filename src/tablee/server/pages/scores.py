"""The end of a game, and the score on the way."""

from __future__ import annotations

from typing import Any

import msgspec
from markupsafe import Markup

from tablee.drawing.looks import page_of
from tablee.engine.events import Event
from tablee.engine.messages import Speaker
from tablee.engine.state import WON, State


class Place(msgspec.Struct):
    place: int
    name: str
    result: str
    crowned: bool


class SheetRow(msgspec.Struct):
    """An entry of the score sheet, or (deeper) one of the details that explain it."""

    words: Markup
    points: list[int]
    depth: int


class Sheet(msgspec.Struct):
    names: list[str]
    rows: list[SheetRow]
    empty: list[Markup]  # what gives nobody anything
    categories: list[tuple[str, list[int]]]
    totals: list[int]


def totals_of(state: State) -> list[int]:
    return [sum(points.values()) for points in state.scores()]


def result_of(state: State, speaker: Speaker) -> list[Place]:
    ranking, results = state.ranking(), state.results()
    order = sorted(range(len(ranking)), key=lambda seat: ranking[seat])
    return [
        Place(ranking[seat], speaker.seat(seat), speaker.result(state, seat), results[seat] == WON) for seat in order
    ]


def sheet_of(state: State, seat: int | None, speaker: Speaker) -> Sheet | None:
    """The score sheet with how each point came about; on the way only where scores are open."""
    view: dict[str, Any] = state.view(seat)
    if not state.has_points or not (state.over or "scores" in view):
        return None
    scores = state.scores()
    page = page_of(state.game.meta)
    rows = [
        SheetRow(page.line(Event(line.key, line.values), speaker), list(line.points), line.depth)
        for line in state.sheet()
    ]
    return Sheet(
        [speaker.seat(number) for number in range(len(scores))],
        [row for row in rows if any(row.points)],
        [row.words for row in rows if not any(row.points)],
        _categories(rows, scores, speaker),
        totals_of(state),
    )


def _categories(rows: list[SheetRow], scores: list[dict[str, int]], speaker: Speaker) -> list[tuple[str, list[int]]]:
    """Points by category, where the entries are not the categories themselves."""
    if sum(row.depth == 0 for row in rows) <= len(scores[0]):
        return []
    return [(speaker.say(f"score-{category}"), [line[category] for line in scores]) for category in scores[0]]
