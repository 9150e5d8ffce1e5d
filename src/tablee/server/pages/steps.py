"""What happened since a reader decided, as steps that the page shows one after the other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from markupsafe import Markup, escape

from tablee.drawing.motion import Motion
from tablee.drawing.page import GamePage
from tablee.engine.events import Event
from tablee.engine.match import Match
from tablee.engine.messages import Speaker
from tablee.server.live import Live
from tablee.server.pages.told import words_of

WATCHED = 20  # moves that a spectator is shown again
MOST = 60  # moves that anybody is


class Beat(msgspec.Struct, array_like=True):
    """An event: its line of the log, what it moves, and whose it is: a move may show what others did before."""

    line: str
    motions: list[Motion]
    seat: int


class Step(msgspec.Struct, array_like=True):
    """A move, for `static/motion.js`."""

    number: int
    seat: int
    name: str
    beats: list[Beat]


class Remembered(msgspec.Struct):
    """A step as the page carries it, and the events that it tells: after moves were taken back they are others."""

    events: list[Event]
    text: Markup


def first_step(match: Match, seat: int | None) -> int:
    """The first move that a reader is shown: their own last ones in a row, and all since."""
    last = len(match.moves)
    first, oldest = last + 1, max(1, last + 1 - (WATCHED if seat is None else MOST))
    if seat is None:
        return oldest
    while first > oldest and not decides(match, first - 1, seat):
        first -= 1
    while first > oldest and decides(match, first - 1, seat):
        first -= 1
    return first


def decides(match: Match, number: int, seat: int) -> bool:
    """Whether a move is a seat's own, and did something: where a window is open the table itself may pass for it."""
    return match.moves[number - 1].seat == seat and any(event.visible_to(seat) for event in match.log[number])


def steps_of(live: Live, seat: int | None, page: GamePage[Any], speaker: Speaker) -> Markup:
    """The steps for an attribute of the page. Each is formatted once for all who see the same; of what shows a reader
    nothing, nothing is told, not even whose move it was."""
    match = live.match
    told = (
        _remembered(live, number, seat, page, speaker)
        for number in range(first_step(match, seat), len(match.moves) + 1)
    )
    return _listed(text for text in told if text)


def step_of(match: Match, number: int, seat: int | None, page: GamePage[Any], speaker: Speaker) -> Step:
    """A move as a seat sees it."""
    mover = match.moves[number - 1].seat
    beats = [
        Beat(str(words_of(event, page, speaker)), list(page.motions(event, speaker)), _whose(event, mover))
        for event in match.log[number]
        if event.visible_to(seat)
    ]
    return Step(number, mover, speaker.seat(mover), beats)


def _whose(event: Event, mover: int) -> int:
    seat = event.values.get("seat")
    return seat if isinstance(seat, int) else mover


def in_attribute(*steps: Step) -> Markup:
    return _listed(_written(step) for step in steps if step.beats)


def _remembered(live: Live, number: int, seat: int | None, page: GamePage[Any], speaker: Speaker) -> Markup:
    key, events = (number, seat, speaker.language, tuple(speaker.seats)), live.match.log[number]
    found: Remembered | None = live.steps.get(key)
    if found is None or found.events is not events:
        found = Remembered(events, _written(step_of(live.match, number, seat, page, speaker)))
        live.steps[key] = found
        while len(live.steps) > MOST * 2 * (len(live.match.seats) + 1):
            del live.steps[next(iter(live.steps))]  # the oldest
    return found.text


def _written(step: Step) -> Markup:
    return Markup() if not step.beats else escape(msgspec.json.encode(step, enc_hook=str).decode())


def _listed(steps: Iterable[Markup]) -> Markup:
    return Markup("[%s]") % Markup(",").join(steps)
