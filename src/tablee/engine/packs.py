"""Card packs: what somebody changes about a game's own content, as a value that records and messages carry along."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from tablee.engine.errors import ContentError
from tablee.engine.origins import leaves
from tablee.engine.schema import Fault, Finding, Schema, id_of, sections_with_ids, short, wrong

MAX_TEXT = 300_000  # letters of a pack: several times the longest content of a game
MAX_NAME = 60  # letters
MAX_LETTERS = 200  # of a text in it, such as a name
MAX_NUMBER = 10_000
ID = re.compile(r"[a-z][a-z0-9_]{0,30}")

Room: TypeAlias = Mapping[str, tuple[int, int]]  # `Content.open`


class Pack(msgspec.Struct, frozen=True):
    """The text of a TOML file, and the name by which messages call it."""

    name: str
    text: str

    def __post_init__(self) -> None:
        """Names are shown on terminals and pages: keep them to one short printable line."""
        printable = "".join(letter for letter in self.name if letter.isprintable()).strip()
        msgspec.structs.force_setattr(self, "name", printable[:MAX_NAME] or "?")

    def digest(self, game: str) -> str:
        """The same for the same text for one game. Other than a content's fingerprint it counts every letter."""
        return hashlib.sha256(f"{game}\n{self.text}".encode("utf-8", "replace")).hexdigest()[:24]

    def sections(self) -> dict[str, Any]:
        """What it says, unchecked."""
        if len(self.text) > MAX_TEXT:
            raise ContentError("error-pack-large", {"file": self.name, "most": MAX_TEXT})
        try:
            return tomllib.loads(self.text)
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise ContentError("error-content-syntax", {"file": self.name, "problem": str(error)}) from error


def read(path: Path) -> Pack:
    """The pack in a file."""
    try:
        return Pack(path.name, path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ContentError("error-content-file", {"file": str(path), "problem": error.strerror or ""}) from error
    except UnicodeDecodeError as error:
        raise ContentError("error-content-syntax", {"file": path.name, "problem": str(error)}) from error


def laid_over(own: dict[str, Any], pack: dict[str, Any], schema: Schema, room: Room) -> dict[str, Any]:
    """What a pack makes of a game's own content: entries are found by their id within their section; new ones come
    after the others."""
    entries = {
        name: [_merged(entry, _change_of(entry, pack[name])) for entry in own.get(name, [])]
        + [_named(entry, own[name]) for entry in _new(own, pack, name, room)]
        for name in sections_with_ids(pack, schema)
    }
    return {**own, **{name: entries.get(name, _merged(own.get(name), section)) for name, section in pack.items()}}


def strangers(own: dict[str, Any], pack: dict[str, Any], schema: Schema, room: Room) -> Iterator[Finding]:
    """Entries of a pack that the game does not have: a pack adds some only where there is room for them."""
    for name in sections_with_ids(pack, schema):
        known = [entry["id"] for entry in own.get(name, [])]
        for number, entry in enumerate(pack[name], start=1):
            given = id_of(entry)
            if given is None:
                yield "error-content-missing-field", Fault(f"{name} {number}", "id", "–", ", ".join(known))
            elif given not in known and entry not in _new(own, pack, name, room):
                yield "error-content-unknown-entry", Fault(f"{name} {given}", "id", str(given), ", ".join(known))
            elif given not in known and not (isinstance(given, str) and ID.fullmatch(given)):
                yield wrong(Fault(f"{name} {number}", "id", short(given), "a–z, 0–9, _"))


def _new(own: dict[str, Any], pack: dict[str, Any], name: str, room: Room) -> list[Any]:
    """The entries that a pack adds to a section."""
    known = [entry["id"] for entry in own.get(name, [])]
    if name not in room or room[name][1] <= len(known):
        return []
    return [entry for entry in pack[name] if id_of(entry) is not None and id_of(entry) not in known]


def _named(entry: dict[str, Any], others: list[dict[str, Any]]) -> dict[str, Any]:
    """A new entry, with the name that it has in one language in those that it has none in."""
    given = entry.get("name")
    if not isinstance(given, dict) or not given:
        return entry
    return {**entry, "name": {**dict.fromkeys(others[0]["name"], next(iter(given.values()))), **given}}


def extremes(pack: dict[str, Any], schema: Schema) -> Iterator[Finding]:
    """Values that no game could show or count with, whatever its schema says: a pack may come from anybody."""
    for section, value in pack.items():
        listed = section in sections_with_ids(pack, schema)
        for entry in value if listed else [value]:
            label = f"{section} {id_of(entry)}" if listed else section
            for field, found in leaves(entry):
                allowed = next((said for one in _flat(found) if (said := _bounds(one))), "")
                if allowed:
                    yield wrong(Fault(label, field, short(found), allowed))


def _flat(value: Any) -> Iterator[Any]:
    if isinstance(value, list):
        for item in value:
            yield from _flat(item)
    else:
        yield value


def _bounds(value: Any) -> str:
    """What would be allowed in place of a value that is not; else empty."""
    if isinstance(value, str) and (len(value) > MAX_LETTERS or not value.isprintable()):
        return f"str ≤ {MAX_LETTERS}"
    if isinstance(value, int) and abs(value) > MAX_NUMBER:
        return f"int -{MAX_NUMBER}–{MAX_NUMBER}"
    return ""


class Change(msgspec.Struct, frozen=True):
    """One thing that a pack changes; without a field it is the whole section."""

    section: str
    entry: str
    field: str
    old: Any
    new: Any


def changes(own: msgspec.Struct, pack: msgspec.Struct) -> Iterator[Change]:
    """What is different about the content that a pack makes, in the order of the game's own."""
    before, after = msgspec.to_builtins(own), msgspec.to_builtins(pack)
    listed = sections_with_ids(before, type(own))
    for section, old in before.items():
        pairs = zip(old, after[section], strict=False) if section in listed else [(old, after[section])]
        for one, other in pairs:
            for way, *values in _differences(one, other):
                yield Change(section, one["id"] if section in listed else "", way, *values)
        for added in after[section][len(old) :] if section in listed else []:
            yield Change(section, added["id"], "", None, added)


def _change_of(entry: dict[str, Any], changed: list[Any]) -> dict[str, Any]:
    return next((change for change in changed if id_of(change) == entry["id"]), {})


def _merged(own: Any, pack: Any) -> Any:
    """Tables are merged field by field, those inside others too; anything else is replaced as a whole."""
    if isinstance(own, dict) and isinstance(pack, dict):
        return {**own, **{key: _merged(own.get(key), value) for key, value in pack.items()}}
    return pack


def _differences(old: Any, new: Any, way: str = "") -> Iterator[tuple[str, Any, Any]]:
    """The fields that differ, each with both values. Items of a list are counted from 1, as people count."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key in {**old, **new}:
            yield from _differences(old.get(key), new.get(key), f"{way}.{key}" if way else key)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for number, (one, other) in enumerate(zip(old, new, strict=True), start=1):
            yield from _differences(one, other, f"{way} {number}".strip())
    elif old != new:
        yield way, old, new
