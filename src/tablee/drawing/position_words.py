"""A position in words, for games that have no drawings of their own: what pages and terminals say of any view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.drawing.table import Table
from tablee.engine.board import Board
from tablee.engine.content import Content
from tablee.engine.events import Event

# What every view has; the rest is the game's own.
SHARED = {"game", "seat", "players", "options", "over", "active", "pending", "seats", "scores", "ranking", "results"}


class PlainTable(Table[Content]):
    """A view of any game, whoever made it: of what views have in common, only `over`, `pending` and `seats` must be."""

    schema = Content

    @property
    def own(self) -> int:
        looking = self.view.get("seat")
        return max(0, int(self.view.get("active") or 0)) if looking is None else int(looking)

    def asked(self) -> str | None:
        return None if self.view.get("seat") is None else self.view["pending"].get(str(self.view["seat"]))


def holders(view: dict[str, Any]) -> dict[str, int]:
    """Whose piece stands on which space: the `board` of a view."""
    found = view.get("board")
    return dict(found) if isinstance(found, dict) else {}


def last_move(board: Board, recent: Sequence[Event]) -> list[list[str]]:
    """The spaces that the latest events of one seat name, those of each event together."""
    found: list[list[str]] = []
    mover: Any = None
    for event in reversed(recent):
        spaces = [value for value in event.values.values() if isinstance(value, str) and value in board.spaces]
        if spaces and mover in (None, event.values.get("seat")):
            mover = event.values.get("seat")
            found = [spaces, *found]
    return found


def seat_words(table: PlainTable, seat: int) -> list[str]:
    """What a seat has, each in a few words: `seat-<key>` for what its part of the view calls `<key>`."""
    standing = list(holders(table.view).values()).count(seat)
    said = [table.say("plain-on-board", number=standing)] if standing else []
    for key, value in table.seat(seat).items():
        if isinstance(value, int) and value != 0:
            known = table.speaker.knows(f"seat-{key}")
            said.append(table.say(f"seat-{key}", number=value) if known else table.speaker.labelled(key, str(value)))
    return said


def result(table: PlainTable, seat: int) -> str:
    """What the end was to a seat, where the view says it."""
    results = table.view.get("results")
    return table.say(f"result-{results[seat]}") if results else ""


def seat_lines(table: PlainTable) -> list[str]:
    """What each seat has, and what the end was to it."""
    seats = range(len(table.view["seats"]))
    said = [[words for words in (*seat_words(table, seat), result(table, seat)) if words] for seat in seats]
    return [table.speaker.labelled(table.speaker.seat(seat), " · ".join(said[seat]) or "–") for seat in seats]


def position_lines(table: PlainTable) -> list[str]:
    """The whole position: each seat, what stands where, and what else the game shows."""
    view, speaker = table.view, table.speaker
    lines = seat_lines(table)
    for seat in range(len(view["seats"])):
        spaces = [space for space, holder in holders(view).items() if holder == seat]
        if spaces:
            lines[seat] += f" ({', '.join(spaces)})"
    for key, value in view.items():
        known = speaker.knows(f"view-{key}")
        if known or (table.game.board is None and key not in SHARED):
            lines.append(speaker.labelled(table.say(f"view-{key}") if known else key, _plain(value)))
    asked = [speaker.seat(int(seat)) for seat in view["pending"]]
    return [*lines, table.say("web-waiting", names=", ".join(asked)) if asked else table.say("plain-over")]


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_plain(item)}" for key, item in value.items()) or "–"
    if isinstance(value, list):
        return ", ".join(_plain(item) for item in value) or "–"
    return str(value)
