"""The last moves in sentences: a turn is one entry, in which the newest action comes first, with what came of it."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import msgspec
from markupsafe import Markup

from tablee.drawing.page import GamePage
from tablee.engine.events import Event
from tablee.engine.match import Match
from tablee.engine.messages import Speaker
from tablee.server.live import Live
from tablee.server.pages.templating import templates
from tablee.server.pages.told import Told, kept_for, tell, told_of

LOG_MOVES = 60  # the last ones are shown; the replay shows all


class LogEntry(msgspec.Struct):
    """What one move did."""

    number: int
    lines: list[Markup]


class Act(msgspec.Struct):
    """An action: what was done, how often in a row, and what came of it. Steps of a way are one action."""

    head: Markup
    more: list[Markup]
    first: int
    last: int
    alone: Event | None  # if nothing else came of it
    steps: list[Markup] = []
    times: int = 1


class LoggedTurn(msgspec.Struct):
    """The moves of a seat in a row, the newest first; the set-up is nobody's."""

    seat: int | None
    first: int
    last: int
    acts: list[Act]


class DrawnTurn(msgspec.Struct):
    """A turn as the page shows it, and what was told of it: after moves were taken back that is something else."""

    told: list[Told]
    turn: LoggedTurn
    drawn: Markup


def log_of(live: Live, seat: int | None, page: GamePage[Any], speaker: Speaker) -> list[DrawnTurn]:
    """The last turns, the newest first."""
    key = ("log", seat, speaker.language)
    if key not in live.drawings:
        live.drawings[key] = _turns(live, seat, page, speaker)
    found: list[DrawnTurn] = live.drawings[key]
    return found


def log_entry(match: Match, number: int, seat: int | None, page: GamePage[Any], speaker: Speaker) -> LogEntry:
    """What a move did, in the order in which it happened."""
    return LogEntry(number, tell(match, number, seat, page, speaker).lines)


def _turns(live: Live, seat: int | None, page: GamePage[Any], speaker: Speaker) -> list[DrawnTurn]:
    last, moves = len(live.match.log) - 1, live.match.moves
    numbers = range(max(0, last - LOG_MOVES + 1), last + 1)
    told = ((number, told_of(live, number, seat, page, speaker)) for number in numbers)
    seen = ((number, one) for number, one in told if one.lines)
    rows = groupby(seen, lambda pair: moves[pair[0] - 1].seat if pair[0] else None)
    return [_remembered(live, mover, list(row), seat, page, speaker) for mover, row in rows][::-1]


def _remembered(
    live: Live, mover: int | None, row: list[tuple[int, Told]], seat: int | None, page: GamePage[Any], speaker: Speaker
) -> DrawnTurn:
    """A turn, put together and drawn once as long as nothing comes to it."""
    kept, key, told = kept_for(live, seat, speaker), f"turn {row[0][0]}", [one for _, one in row]
    found: DrawnTurn | None = kept.get(key)
    if found is None or len(found.told) != len(told) or any(a is not b for a, b in zip(found.told, told, strict=True)):
        acts: list[Act] = []
        for number, one in row:
            _add(acts, number, one, page, speaker)
        turn = LoggedTurn(mover, acts[0].first, acts[-1].last, acts[::-1])
        words = templates.get_template("log_turn.html").render(turn=turn, key=live.key, say=speaker.say)
        found = kept[key] = DrawnTurn(told, turn, Markup(words))
    return found


def _add(acts: list[Act], number: int, told: Told, page: GamePage[Any], speaker: Speaker) -> None:
    """A move, told by the action before it if it repeats or goes on with that."""
    head, *more = told.lines
    alone = told.known[0] if len(told.known) == 1 else None
    if acts:
        before = acts[-1]
        way = page.way(before.alone, alone) if before.alone and alone and before.times == 1 else None
        if way:
            before.steps = [*(before.steps or [before.head]), head]
            before.head, before.alone, before.last = page.line(way, speaker), way, number
            return
        if not before.steps and (before.head, before.more) == (head, more):
            before.times, before.last = before.times + 1, number
            return
    acts.append(Act(head, more, number, number, alone))
