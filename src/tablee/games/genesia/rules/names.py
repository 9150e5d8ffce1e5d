"""Cards, objectives and regions by name: the compiled rules know numbers, events and views speak of ids."""

from __future__ import annotations

from tablee.games.genesia.content.catalogue import CARDS_OF_AGE, Catalogue
from tablee.games.genesia.rules import codes, geography
from tablee.games.genesia.rules.state import Position


def content(position: Position) -> Catalogue:
    found = position.game.content
    assert isinstance(found, Catalogue)
    return found


def ids(position: Position, section: str) -> list[str]:
    """The ids of a section by number; also "region" and "edge"."""
    return position.tables.ids[section]


def id_of(position: Position, section: str, number: int) -> str:
    return ids(position, section)[number]


def maybe(position: Position, section: str, number: int) -> str | None:
    return None if number == codes.NONE else id_of(position, section, number)


def card(position: Position, number: int) -> str | None:
    """A card of the present Age."""
    return None if number == codes.NONE else id_of(position, "card", CARDS_OF_AGE * int(position.age) + number)


def cards(position: Position, members: int, age: int | None = None) -> list[str]:
    """The ids of a set of cards of an Age; of the present one unless told otherwise."""
    start = CARDS_OF_AGE * (int(position.age) if age is None else age)
    known = ids(position, "card")[start : start + CARDS_OF_AGE]
    return [name for number, name in enumerate(known) if members & (1 << number)]


def members(position: Position, section: str, numbers: int) -> list[str]:
    """The ids of a set."""
    return [name for number, name in enumerate(ids(position, section)) if numbers & (1 << number)]


def region_names(found: Catalogue, language: str) -> dict[str, str]:
    """What the regions of the largest map are called."""
    patterns: dict[str, str] = {place.id: place.name[language] for place in found.place}
    colours = [colour.name[language] for colour in found.colour]
    named = {}
    for region in geography.regions(geography.MAX_SEATS):
        kind = "heart" if region == geography.HEART else region.kind
        named[region.id] = patterns[kind].format(
            colour=colours[region.slot],
            row=region.row,
            column=region.column,
            value=region.value,
            number=region.column,
        )
    return named
