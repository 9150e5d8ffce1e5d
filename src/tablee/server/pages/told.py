"""What each move did, as somebody may know it: formatted once for the log and for what happened since one's turn."""

from __future__ import annotations

from typing import Any

import msgspec
from markupsafe import Markup

from tablee.drawing.page import GamePage
from tablee.engine.events import Event
from tablee.engine.match import Match
from tablee.engine.messages import Speaker
from tablee.server.live import Live

KEPT = 100  # moves for each who looks; more than the log or anything else shows


class Told(msgspec.Struct):
    """A move. Without lines it shows this reader nothing, not even that it was made."""

    events: list[Event]  # all of them: after moves were taken back there are others
    known: list[Event]
    lines: list[Markup]  # of these


def told_of(live: Live, number: int, seat: int | None, page: GamePage[Any], speaker: Speaker) -> Told:
    """What a move did, remembered as long as it stands."""
    key, events = (number, seat, speaker.language, tuple(speaker.seats)), live.match.log[number]
    found: Told | None = live.told.get(key)
    if found is None or found.events is not events:
        found = live.told[key] = tell(live.match, number, seat, page, speaker)
        while len(live.told) > KEPT * (len(live.match.seats) + 1):
            del live.told[next(iter(live.told))]  # the oldest
    return found


def tell(match: Match, number: int, seat: int | None, page: GamePage[Any], speaker: Speaker) -> Told:
    """What a move did, in the order in which it happened."""
    events = match.log[number]
    known = [event for event in events if event.visible_to(seat)]
    return Told(events, known, [page.line(event, speaker) for event in known])
