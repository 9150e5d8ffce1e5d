"""What each move did, as somebody may know it: formatted once for the log and for what happened since one's turn."""

from __future__ import annotations

from typing import Any

import msgspec
from markupsafe import Markup

from tablee.drawing.page import GamePage
from tablee.drawing.remembered import Remembered
from tablee.engine.events import Event
from tablee.engine.match import Match
from tablee.engine.messages import Speaker
from tablee.server.live import Live

KEPT = 140  # moves and turns for each who looks; more than the log or anything else shows


class Told(msgspec.Struct):
    """A move. Without lines it shows this reader nothing, not even that it was made."""

    events: list[Event]  # all of them: after moves were taken back there are others
    known: list[Event]
    lines: list[Markup]  # of these


def told_of(live: Live, number: int, seat: int | None, page: GamePage[Any], speaker: Speaker) -> Told:
    """What a move did, remembered as long as it stands."""
    kept = kept_for(live, seat, speaker)
    found: Told | None = kept.get(number)
    if found is None or found.events is not live.match.log[number]:
        found = kept[number] = tell(live.match, number, seat, page, speaker)
        while len(kept) > KEPT:
            del kept[next(iter(kept))]  # the oldest
    return found


def kept_for(live: Live, seat: int | None, speaker: Speaker) -> dict[Any, Any]:
    """What is remembered for all who look from one seat in one language."""
    kept: dict[Any, Any] = live.told.setdefault((seat, speaker.language, tuple(speaker.seats)), {})
    return kept


def tell(match: Match, number: int, seat: int | None, page: GamePage[Any], speaker: Speaker) -> Told:
    """What a move did, in the order in which it happened."""
    events = match.log[number]
    known = [event for event in events if event.visible_to(seat)]
    return Told(events, known, [words_of(event, page, speaker) for event in known])


def words_of(event: Event, page: GamePage[Any], speaker: Speaker) -> Markup:
    """An event in words, put together once for all who may know it."""
    key = "words", event.key, msgspec.json.encode(event.values), tuple(speaker.seats)
    return Remembered(speaker).part(key, lambda: page.line(event, speaker))
