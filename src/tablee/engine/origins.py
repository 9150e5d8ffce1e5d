"""Where each fact of a content comes from: printed in a rulebook, or designed by us.

Beside its content a game lists what the rulebooks print (`<key>.printed.toml`): by section, entry and the place in the
rulebook, in the words of the content file. A fact is printed if it stands there with the same value, whoever wrote it;
so what a pack changes is no longer the rulebook's.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from tablee.engine.schema import sections_with_ids

if TYPE_CHECKING:
    from tablee.engine.content import Content

RULEBOOK = "rulebook"
HOUSE = "house"


class Fact(NamedTuple):
    """One value of a content: `civilization`, `carthage`, `main 1.amount`. A section without entries has no ids."""

    section: str
    entry: str
    field: str


class Origins:
    """Of one content: its facts, and where those that are printed stand."""

    def __init__(self, content: Content, file: Path) -> None:
        raw = msgspec.to_builtins(content)
        listed = sections_with_ids(raw, type(content))
        self.facts = dict(facts_in(raw, listed))
        self.printed: dict[Fact, Any] = {}  # what the rulebooks say
        self.places: dict[Fact, str] = {}  # and where
        for fact, place, value in _printed(printed_file(file), listed):
            self.printed[fact] = value
            self.places[fact] = place

    def of(self, section: str, entry: str, field: str) -> str:
        """Of one fact."""
        fact = Fact(section, entry, field)
        return RULEBOOK if fact in self.printed and self.printed[fact] == self.facts.get(fact) else HOUSE

    def within(self, section: str, entry: str, field: str = "") -> dict[str, str]:
        """Of all facts of an entry, or of those of one of its fields."""
        found = [fact.field for fact in self.facts if (fact.section, fact.entry) == (section, entry)]
        return {name: self.of(section, entry, name) for name in found if not field or _belongs(name, field)}

    def contradicted(self) -> list[Fact]:
        """What is said to be printed, but is not what the content says."""
        return [fact for fact, value in self.printed.items() if self.facts.get(fact) != value]


def printed_file(content: Path) -> dict[str, Any]:
    """What is printed, unchecked; of a game that has no such list, nothing."""
    file = content.with_name(f"{content.stem}.printed.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def _belongs(name: str, field: str) -> bool:
    return name == field or name.startswith((f"{field}.", f"{field} "))


def facts_in(raw: dict[str, Any], listed: list[str]) -> Iterator[tuple[Fact, Any]]:
    """What the sections of a content say; `listed` are those that list entries with ids."""
    for section, value in raw.items():
        for entry in value if section in listed else [value]:
            given = entry["id"] if section in listed else ""
            for field, leaf in leaves(entry):
                if field != "id":
                    yield Fact(section, given, field), leaf


def _printed(raw: dict[str, Any], listed: list[str]) -> Iterator[tuple[Fact, str, Any]]:
    for section, value in raw.items():
        for entry, places in value.items() if section in listed else [("", value)]:
            for place, told in places.items():
                for field, leaf in leaves(told):
                    yield Fact(section, entry, field), place, leaf


def leaves(value: Any, way: str = "") -> Iterator[tuple[str, Any]]:
    """The facts in a value, each with the way to it: `name.fr`, `effects 1.amount`. What is not said is no fact."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from leaves(item, f"{way}.{key}" if way else key)
    elif isinstance(value, list) and any(isinstance(item, dict) for item in value):
        for number, item in enumerate(value, start=1):
            yield from leaves(item, f"{way} {number}".strip())
    elif value is not None:
        yield way, value
