"""Cards, tiles and spaces by name: the compiled rules know numbers, events and views speak of ids."""

from __future__ import annotations

from typing import get_args

from tablee.engine.events import Event
from tablee.games.gentes.content.catalogue import Catalogue, CityRequirement
from tablee.games.gentes.rules import codes
from tablee.games.gentes.rules.state import Position

CITY_REQUIREMENTS: tuple[str, ...] = get_args(CityRequirement)


def content(position: Position) -> Catalogue:
    found = position.game.content
    assert isinstance(found, Catalogue)
    return found


def ids(position: Position, section: str) -> list[str]:
    """The ids of a section by number; "space" are cities and hometowns."""
    return position.tables.ids[section]


def id_of(position: Position, section: str, number: int) -> str:
    return ids(position, section)[number]


def maybe(position: Position, section: str, number: int) -> str | None:
    return None if number == codes.NONE else id_of(position, section, number)


def members(position: Position, section: str, numbers: int) -> list[str]:
    """The ids of a set."""
    return [name for number, name in enumerate(ids(position, section)) if numbers & (1 << number)]


def named(position: Position, section: str, numbers: int) -> tuple[Event, ...]:
    """The members of a set, for an event that tells them one after the other."""
    return tuple(Event(f"named-{section}", {section: name}) for name in members(position, section, numbers))


def counted(position: Position, section: str, numbers: list[int]) -> dict[str, int]:
    """Numbers by id, those that are not 0."""
    return {name: number for name, number in zip(ids(position, section), numbers, strict=True) if number}
