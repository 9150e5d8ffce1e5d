"""The end of a game, and the score on the way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

import msgspec
from markupsafe import Markup

from tablee.drawing.looks import page_of
from tablee.drawing.markup import Standing
from tablee.drawing.page import GamePage
from tablee.engine.events import Event, SheetLine
from tablee.engine.messages import Speaker
from tablee.engine.state import DRAWN, WON, State
from tablee.server.pages.told import words_of

NO_MARKS: Mapping[int, Markup] = {}


class Place(msgspec.Struct):
    place: int
    name: str
    result: str
    crowned: bool
    mark: Markup = Markup()  # the sign of the seat, where it is shown


class SheetRow(msgspec.Struct, frozen=True):
    """An entry of the score sheet, or (deeper) one of the details that explain it."""

    words: Markup
    points: tuple[int, ...]
    depth: int


class Sheet(msgspec.Struct, frozen=True):
    names: tuple[str, ...]
    rows: tuple[SheetRow, ...]
    empty: tuple[Markup, ...]  # what gives nobody anything
    categories: tuple[tuple[str, tuple[int, ...]], ...]
    totals: tuple[int, ...]


class CountRow(msgspec.Struct):
    """An entry being counted, or (deeper) a detail of it: what is lit meanwhile."""

    words: Markup
    points: list[int]
    depth: int
    places: list[str]


class CountPart(msgspec.Struct):
    """What is counted under one heading, its entries one after the other, each followed by its details."""

    category: str
    name: str
    rows: list[CountRow]


class Counting(msgspec.Struct):
    """The end of a game for points as it is told: category by category, the places last."""

    names: list[str]
    marks: list[Markup]  # the sign of each seat, for where a name has no room
    parts: list[CountPart]
    totals: list[int]


class Ending(msgspec.Struct):
    """How a finished game ended."""

    title: str
    places: list[Place]
    alone: bool  # then there are no places, only what the verdict says
    tie_broken: bool  # whether who has as many points as another has another place
    verdict: list[str]
    counting: Counting | None


def totals_of(state: State) -> list[int]:
    return [sum(points.values()) for points in state.scores()]


def crowns(state: State) -> list[bool]:
    """Who deserves a crown: winners, but nobody alone, and nobody where all have the same points."""
    results = state.results()
    level = state.players == 1 or (state.has_points and all(result == WON for result in results))
    return [result == WON and not level for result in results]


def result_of(state: State, speaker: Speaker, marks: Mapping[int, Markup] = NO_MARKS) -> list[Place]:
    ranking, crowned = state.ranking(), crowns(state)
    order = sorted(range(len(ranking)), key=lambda seat: ranking[seat])
    return [
        Place(ranking[seat], speaker.seat(seat), speaker.result(state, seat), crowned[seat], marks.get(seat, Markup()))
        for seat in order
    ]


def sheet_of(state: State, speaker: Speaker) -> Sheet | None:
    """The score sheet with how each point came about, for those to whom the scores are open."""
    if not state.has_points:
        return None
    scores = state.scores()
    page = page_of(state.game.meta)
    rows = [SheetRow(_words(line, page, speaker), line.points, line.depth) for line in state.sheet()]
    return Sheet(
        tuple(speaker.seat(number) for number in range(len(scores))),
        tuple(row for row in rows if any(row.points)),
        tuple(row.words for row in rows if not any(row.points)),
        _categories(rows, scores, speaker),
        tuple(totals_of(state)),
    )


def _words(line: SheetLine, page: GamePage[Any], speaker: Speaker) -> Markup:
    return words_of(Event(line.key, line.values), page, speaker)


def ending_of(state: State, seat: int | None, standing: Sequence[Standing], speaker: Speaker) -> Ending | None:
    """How the game ended, and how its points are counted before everybody; nothing before the end."""
    if not state.over:
        return None
    page = page_of(state.game.meta)
    places = result_of(state, speaker, {one.seat: one.mark for one in standing})
    table = page.table(state.view(seat), speaker)
    alone, verdict = state.players == 1, list(page.verdict(table))
    title = verdict.pop(0) if alone and verdict else title_of(state, places, speaker)
    return Ending(
        title,
        places,
        alone,
        state.has_points and tie_broken(state.ranking(), totals_of(state)),
        verdict,
        _counting(state, page, table, standing, speaker) if state.has_points else None,
    )


def tie_broken(ranking: Sequence[int], totals: Sequence[int]) -> bool:
    """Not in teams, whose members share a place whatever points each of them has."""
    standings = set(zip(ranking, totals, strict=True))
    places, points = ({one[kind] for one in standings} for kind in (0, 1))
    return len(points) < len(standings) == len(places)


def title_of(state: State, places: list[Place], speaker: Speaker) -> str:
    """Who has won; alone nobody wins."""
    if DRAWN in state.results():
        return speaker.say("web-drawn")
    if state.players == 1:
        return speaker.say("web-over")
    winners = [one.name for one in places if one.place == 1]
    if state.has_points and len(winners) == len(places):
        return speaker.say("web-level")
    return speaker.say("web-won", {"count": len(winners), "names": ", ".join(winners)})


def _counting(
    state: State, page: GamePage[Any], table: Any, standing: Sequence[Standing], speaker: Speaker
) -> Counting | None:
    seats = range(len(state.scores()))
    parts = [
        CountPart(
            category, _heading(category, state, speaker), [_counted(page, table, line, speaker) for line in lines]
        )
        for category, lines in _by_category(page, state.sheet())
    ]
    marks = {one.seat: one.mark for one in standing}
    told = [part for part in parts if any(any(row.points) for row in part.rows)]
    if not told:
        return None
    return Counting(
        [speaker.seat(seat) for seat in seats], [marks.get(seat, Markup()) for seat in seats], told, totals_of(state)
    )


def _by_category(page: GamePage[Any], sheet: Sequence[SheetLine]) -> Iterator[tuple[str, list[SheetLine]]]:
    """The lines of the sheet under the category of the entry that they belong to."""
    category, named = "", []
    for line in sheet:
        if line.depth == 0:
            category = page.category(line)
        named.append((category, line))
    for found, lines in groupby(named, key=lambda one: one[0]):
        yield found, [line for _, line in lines]


def _heading(category: str, state: State, speaker: Speaker) -> str:
    return speaker.say(f"score-{category}" if category in state.scores()[0] else f"sheet-{category}")


def _counted(page: GamePage[Any], table: Any, line: SheetLine, speaker: Speaker) -> CountRow:
    return CountRow(_words(line, page, speaker), list(line.points), line.depth, list(page.counted(table, line)))


def _categories(
    rows: Sequence[SheetRow], scores: Sequence[dict[str, int]], speaker: Speaker
) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Points by category, where the entries are not the categories themselves."""
    if sum(row.depth == 0 for row in rows) <= len(scores[0]):
        return ()
    return tuple((speaker.say(f"score-{name}"), tuple(line[name] for line in scores)) for name in scores[0])
