"""The last moves in sentences."""

from __future__ import annotations

from typing import Any

import msgspec
from markupsafe import Markup

from tablee.drawing.page import GamePage
from tablee.engine.match import Match
from tablee.engine.messages import Speaker
from tablee.server.live import Live

LOG_MOVES = 40  # the last ones are shown; the replay shows all


class LogEntry(msgspec.Struct):
    """What one move did."""

    number: int
    lines: list[Markup]


def log_of(live: Live, seat: int | None, page: GamePage[Any], speaker: Speaker) -> list[LogEntry]:
    """The last moves, the newest first."""
    key = ("log", seat, speaker.language)
    if key not in live.drawings:
        first = max(0, len(live.match.log) - LOG_MOVES)
        live.drawings[key] = [
            entry
            for number in range(len(live.match.log) - 1, first - 1, -1)
            if (entry := log_entry(live.match, number, seat, page, speaker)).lines
        ]
    found: list[LogEntry] = live.drawings[key]
    return found


def log_entry(match: Match, number: int, seat: int | None, page: GamePage[Any], speaker: Speaker) -> LogEntry:
    """What a move did, in the order in which it happened."""
    return LogEntry(number, [page.line(event, speaker) for event in match.log[number] if event.visible_to(seat)])
