"""Cards by name: the compiled rules know numbers, events and views speak of ids."""

from __future__ import annotations

from collections.abc import Iterable

from tablee.engine.events import Event
from tablee.games.age_of_civilization.content.catalogue import Catalogue, Scenario
from tablee.games.age_of_civilization.rules import codes
from tablee.games.age_of_civilization.rules.codes import Source
from tablee.games.age_of_civilization.rules.state import Position


def content(position: Position) -> Catalogue:
    found = position.game.content
    assert isinstance(found, Catalogue)
    return found


def scenario(position: Position) -> Scenario | None:
    """The scenario being played, if any."""
    return next((entry for entry in content(position).scenario if entry.id == position.options["mode"]), None)


def ids(position: Position, section: str) -> list[str]:
    """The ids of a section by number; of actions and cards of the track with those of the scenarios."""
    return position.tables.ids[section]


def id_of(position: Position, section: str, number: int) -> str:
    return ids(position, section)[number]


def maybe(position: Position, section: str, number: int) -> str | None:
    return None if number == codes.NONE else id_of(position, section, number)


def members(position: Position, section: str, numbers: int) -> list[str]:
    """The ids of a set."""
    return [name for number, name in enumerate(ids(position, section)) if numbers & (1 << number)]


def told(position: Position, section: str, numbers: Iterable[int]) -> tuple[Event, ...]:
    """Cards by name, one after the other, for an event."""
    return tuple(Event("told-card", {"card": id_of(position, section, int(number))}) for number in numbers)


def source_id(position: Position, source: int) -> str:
    """The card behind a source of effects, or what else brings something."""
    if source == codes.NONE:
        return "none"
    if source >= Source.END:
        return codes.CAUSES[source]
    for section, first in _SECTIONS.items():
        if source >= first:
            return id_of(position, section, source - first)
    return id_of(position, "civilization", source % int(Source.INHERITED))


# The first source of each kind of card, the last kind first.
_SECTIONS = {
    "event": int(Source.EVENT),
    "station": int(Source.STATION),
    "action": int(Source.ACTION),
    "wonder": int(Source.WONDER),
    "technology": int(Source.TECHNOLOGY),
}
