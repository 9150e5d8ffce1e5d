"""What each seat of Genesis has, and what events change about it: its tiles, and its points where they are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.engine.events import Event, Value
from tablee.engine.previews import CERTAIN, LESS, MORE, Change
from tablee.games.genesis.rules.state import COLOUR_NAMES, COLOURS

if TYPE_CHECKING:
    from tablee.games.genesis.rules.flow import Genesis

POINTS = "points"
PLACED = "placed"  # where a tile goes
UNTIL_ROLL = "preview-until-roll"  # what an action comes to before the dice are rolled again


def tiles_of(colour: str) -> str:
    """The tiles of a colour that a seat has left, as a thing."""
    return f"{colour}-tiles"


def holdings(position: Genesis) -> list[dict[str, int]]:
    found = [
        {tiles_of(name): int(position.supply[COLOURS * seat + colour]) for colour, name in enumerate(COLOUR_NAMES)}
        for seat in range(position.players)
    ]
    if position.options["live_score"]:
        for held, points in zip(found, position.totals(), strict=True):
            held[POINTS] = points
    return found


# What events tell ----------------------------------------------------------------------------------


def moved(before: list[dict[str, int]], after: list[dict[str, int]]) -> tuple[Event, ...]:
    """The difference between two scores: who has how many points more or less, and from which terrain."""
    return tuple(
        Event(
            MORE if now[source] > had[source] else LESS,
            {"seat": seat, "amount": abs(now[source] - had[source]), "source": source},
        )
        for seat, (had, now) in enumerate(zip(before, after, strict=True))
        for source in now
        if now[source] != had[source]
    )


def accounts(event: Event) -> list[Change]:
    found: list[Change] = []
    if event.key == "event-put":
        found.append(Change(_number(event, "seat"), tiles_of(str(event.values["colour"])), -1, PLACED))
    if POINTS in event.values:
        for part in _parts(event, POINTS):
            found.append(Change(_number(part, "seat"), POINTS, _amount(part), str(part.values["source"])))
    return found


# What previews tell --------------------------------------------------------------------------------


def until_the_roll(lines: list[Event], had: list[dict[str, int]]) -> list[Event]:
    """The lines of a preview, with what comes for certain told as what it comes to."""
    return [Event(UNTIL_ROLL, _summed(line, had)) if line.key == CERTAIN else line for line in lines]


def _summed(line: Event, had: list[dict[str, int]]) -> dict[str, Value]:
    before = had[_number(line, "seat")][str(line.values["thing"])]
    amount = sum(_amount(part) for part in _parts(line, "parts"))
    return {**line.values, "before": before, "after": before + amount, "amount": amount}


def _amount(part: Event) -> int:
    return _number(part, "amount") if part.key == MORE else -_number(part, "amount")


def _number(event: Event, name: str) -> int:
    value = event.values[name]
    assert isinstance(value, int)
    return value


def _parts(event: Event, name: str) -> tuple[Event, ...]:
    value = event.values[name]
    assert isinstance(value, tuple)
    return value
