# Compiled by mypyc (see setup.py).
"""What programs are told of a match: only what the seat they ask for may know, and nothing for which nobody asks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from tablee.engine.events import Event
from tablee.engine.messages import Speaker
from tablee.server.api_types import Hello, Position, Told, Update
from tablee.server.live import Live

_encode = msgspec.json.Encoder().encode
NOTHING = msgspec.Raw(b"[]")


def position(live: Live, seat: int | None) -> Position:
    state = live.match.state
    return Position(
        match=live.key,
        version=live.version,
        number=live.number,
        seat=seat,
        over=state.over,
        asked=live.asked,
        view=view(live, seat),
        actions=actions(live, seat),
        results=state.results() if state.over else [],
    )


def actions(live: Live, seat: int | None) -> list[str]:
    """The legal actions of a seat, in words."""
    if seat is None or not live.decides(seat):
        return []
    return live.match.game.actions.texts(live.match.state.legal(seat))


def view(live: Live, seat: int | None) -> dict[str, Any]:
    """What a seat may know, without the seat itself, which every message names beside it."""
    return {field: shown for field, shown in live.view(seat).items() if field != "seat"}


def encoded_view(live: Live, seat: int | None) -> msgspec.Raw:
    """The view as JSON, made once for all who see the same."""
    looker = _looker(live, seat)
    key = ("view", looker)
    found: msgspec.Raw | None = live.drawings.get(key)
    if found is None:
        found = live.drawings[key] = msgspec.Raw(_encode(view(live, looker)))
    return found


def encoded_actions(live: Live, seat: int | None) -> msgspec.Raw:
    """The legal actions of a seat, in words, as JSON. There may be hundreds: it is put together of ready pieces."""
    if seat is None or not live.decides(seat):
        return NOTHING
    pieces: list[bytes] = live.match.game.actions.as_json
    legal: list[int] = live.match.state.legal(seat)
    return msgspec.Raw(b"[" + b",".join([pieces[action] for action in legal]) + b"]")


def encoded_events(live: Live, since: int, seat: int | None, speaker: Speaker | None) -> msgspec.Raw:
    """What happened from a move on, as JSON, made once for all who are told the same."""
    looker = _looker(live, seat)
    key = ("events", looker, since, None if speaker is None else speaker.language)
    found: msgspec.Raw | None = live.drawings.get(key)
    if found is None:
        happened = [event for events in live.match.log[since:] for event in events]
        found = live.drawings[key] = msgspec.Raw(_encode(told(happened, looker, speaker)))
    return found


def _looker(live: Live, seat: int | None) -> int | None:
    """For whom to draw what a seat sees: where nothing is hidden, once for everybody."""
    return seat if live.match.game.hides else None


def told(events: Iterable[Event], seat: int | None, speaker: Speaker | None) -> list[Told]:
    """Events as far as a seat may see them, with sentences if there is somebody to say them."""
    return [
        Told(event.key, event.values, None if speaker is None else speaker.event(event))
        for event in events
        if event.visible_to(seat)
    ]


def past(live: Live, since: int, seat: int | None, speaker: Speaker | None) -> list[list[Told]]:
    """What happened at each move from a number on; number 0 is the set-up."""
    return [told(events, seat, speaker) for events in live.match.log[since:]]


def update(live: Live, since: int, hello: Hello, speaker: Speaker | None) -> bytes:
    """The position and what led to it, encoded once for all who follow from the same place."""
    key = ("update", live.version, hello.seat, since, hello.views, None if speaker is None else speaker.language)
    found: bytes | None = live.drawings.get(key)
    if found is None:
        found = live.drawings[key] = _encode(_update(live, since, hello, speaker))
    return found


def _update(live: Live, since: int, hello: Hello, speaker: Speaker | None) -> Update:
    seat = hello.seat
    return Update(
        match=live.key,
        version=live.version,
        number=live.number,
        seat=seat,
        over=live.match.state.over,
        asked=live.asked,
        events=encoded_events(live, since, seat, speaker),
        actions=encoded_actions(live, seat),
        view=encoded_view(live, seat) if hello.views else msgspec.UNSET,
    )
