"""What the others did since a reader decided: a line a turn, and what it made of the reader's own things."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import groupby
from typing import Any

import msgspec
from markupsafe import Markup

from tablee.drawing.page import GamePage
from tablee.engine.events import Event
from tablee.engine.match import Match
from tablee.engine.messages import Speaker
from tablee.server.live import Live
from tablee.server.pages.steps import decides
from tablee.server.pages.told import told_of

MOST = 60  # moves that are looked back
SIGNS = 5  # of one turn; what more it did, its sentences tell


class Times(msgspec.Struct):
    """A sign, and how often it came in a turn."""

    sign: Markup
    times: int


class Difference(msgspec.Struct):
    """How much more or less there is of something."""

    sign: Markup
    before: int
    amount: str
    more: bool


class Turn(msgspec.Struct):
    """The moves of a seat in a row."""

    seat: int
    name: str
    signs: list[Times]
    further: int  # signs that are left out
    words: Markup  # where no signs tell it
    net: list[Difference]
    first: int
    last: int


class Overtaken(msgspec.Struct):
    """Somebody has more now of what the reader had the most of."""

    sign: Markup
    words: str


class Recap(msgspec.Struct):
    turns: list[Turn]
    own: list[Difference]
    overtaken: list[Overtaken]


def recap_of(live: Live, seat: int | None, page: GamePage[Any], speaker: Speaker) -> Recap:
    """Only what the reader may see of it; moves that show them nothing leave no trace."""
    key = ("recap", seat, speaker.language)
    if key not in live.drawings:
        live.drawings[key] = _recap(live, seat, page, speaker)
    found: Recap = live.drawings[key]
    return found


def decided(match: Match, seat: int) -> int:
    """The last move of a seat that did something; 0 before its first one."""
    return next((number for number in range(len(match.moves), 0, -1) if decides(match, number, seat)), 0)


def _recap(live: Live, seat: int | None, page: GamePage[Any], speaker: Speaker) -> Recap:
    match = live.match
    if seat is None or match.state.over:
        return Recap([], [], [])
    since, last = decided(match, seat), len(match.moves)
    told = (
        (number, told_of(live, number, seat, page, speaker)) for number in range(max(since, last - MOST) + 1, last + 1)
    )
    rows = groupby(((number, one) for number, one in told if one.lines), lambda pair: match.moves[pair[0] - 1].seat)
    turns = []
    for mover, row in rows:
        moves = list(row)
        first, end = moves[0][0], moves[-1][0]
        signs = _summed([event for _, one in moves for event in one.known], page, speaker)
        turns.append(
            Turn(
                seat=mover,
                name=speaker.seat(mover),
                signs=signs[:SIGNS],
                further=max(0, len(signs) - SIGNS),
                words=Markup() if signs else moves[0][1].lines[0],
                net=_differences(live, seat, mover, first - 1, end, page),
                first=first,
                last=end,
            )
        )
    if not turns:
        return Recap([], [], [])
    own = _differences(live, seat, seat, since, last, page)
    return Recap(turns, own, _overtaken(live, seat, since, last, page, speaker))


def _summed(events: Iterable[Event], page: GamePage[Any], speaker: Speaker) -> list[Times]:
    """Each sign once; steps of a way are one."""
    ways: list[Event] = []
    for event in events:
        longer = page.way(ways[-1], event) if ways else None
        ways[-1:] = [longer] if longer else [*ways[-1:], event]
    signs = Counter(sign for event in ways if (sign := page.brief(event, speaker)))
    return [Times(sign, times) for sign, times in signs.items()]


def _differences(live: Live, seat: int, whose: int, before: int, after: int, page: GamePage[Any]) -> list[Difference]:
    """What somebody has more or less of after some moves, as far as the reader knows and the page has a sign for it."""
    had, has = (_held(live, seat, number)[whose] for number in (before, after))
    return [
        Difference(sign, had.get(thing, 0), f"{amount:+d}".replace("-", "−"), amount > 0)
        for thing in {**had, **has}
        if (amount := has.get(thing, 0) - had.get(thing, 0)) and (sign := page.token(thing))
    ]


def _overtaken(
    live: Live, seat: int, before: int, after: int, page: GamePage[Any], speaker: Speaker
) -> list[Overtaken]:
    found = []
    for thing in page.rivalled:
        had, has = ([held.get(thing, 0) for held in _held(live, seat, number)] for number in (before, after))
        if had[seat] == max(had) and has[seat] < max(has):
            values = {
                "name": speaker.seat(has.index(max(has))),
                "thing": speaker.say(f"thing-{thing}"),
                "has": max(has),
            }
            words = speaker.say("web-recap-overtaken", {**values, "own": has[seat]})
            found.append(Overtaken(page.token(thing), words))
    return found


def _held(live: Live, seat: int, number: int) -> list[dict[str, int]]:
    """What everybody had after so many moves."""
    key = ("held", seat, number)
    if key not in live.drawings:
        live.drawings[key] = live.match.position(number).holdings(seat)
    found: list[dict[str, int]] = live.drawings[key]
    return found
