"""Content files: TOML checked against a schema, with messages that name file, entry, field and what is allowed.

A game has a content file of its own. A pack says only what it changes: it is laid over the game's own content
(`packs`), and what comes out is checked as a whole (`schema`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, ClassVar, Literal, TypeVar

import msgspec

from tablee.engine import packs
from tablee.engine import schema as checking
from tablee.engine.effects import Verb, all_fields
from tablee.engine.errors import ContentError
from tablee.engine.packs import Pack
from tablee.engine.schema import Fault


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something with an id and a name in every language."""

    id: str
    name: dict[str, str]


class Removable(Entry, frozen=True, kw_only=True):
    """An entry of a section that is `open`. One that a pack takes out of the game keeps its number, and what names it
    can still be read; the set-up leaves it out."""

    remove: Literal[True] | None = None


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The whole of a content file. Games subclass it with their sections."""

    # What only people read does not change the game, so it does not change the fingerprint either.
    wording: ClassVar[frozenset[str]] = frozenset({"name"})
    vocabulary: ClassVar[type[Verb]] = Verb  # the class below which the game's verbs are

    # Sections whose entries are `Removable`: how many must stay, and to how many a pack may add others.
    open: ClassVar[Mapping[str, tuple[int, int]]] = {}

    def entries(self) -> dict[str, list[Entry]]:
        """The sections that list named entries."""
        sections = {field: getattr(self, field) for field in self.__struct_fields__}
        return {
            key: value
            for key, value in sections.items()
            if isinstance(value, list) and value and isinstance(value[0], Entry)
        }

    def faults(self) -> Iterator[Fault]:
        """What the schema cannot say: everything that is wrong within and between entries."""
        yield from ()

    def fingerprint(self) -> str:
        """Equal for contents that play the same."""
        played = _played(msgspec.to_builtins(self), self.wording, all_fields(self.vocabulary))
        plain = msgspec.json.encode(played, order="deterministic")
        return hashlib.sha256(plain).hexdigest()[:16]


T = TypeVar("T", bound=Content)


def load(own: Path, schema: type[T], pack: Pack | None = None, edition: Pack | None = None) -> T:
    """A game's own content, or what a pack makes of it; raises the first of its `problems`. A former edition of the own
    content is a pack itself, over which the other one is laid."""
    content, found = _examined(own, schema, pack, edition)
    if content is None:
        raise found[0]
    return content


def problems(own: Path, schema: type[T], pack: Pack | None = None) -> list[ContentError]:
    """Everything that is wrong with a file: what the schema finds, one finding an entry; without any, all faults."""
    return _examined(own, schema, pack, None)[1]


def _own(path: Path, schema: type[Content]) -> dict[str, Any]:
    """The sections of a game's own file; a game whose schema has none needs no file."""
    return packs.read(path).sections() if schema.__struct_fields__ else {}


def _examined(
    own: Path, schema: type[T], pack: Pack | None, edition: Pack | None
) -> tuple[T | None, list[ContentError]]:
    """The content, or what is wrong with it."""
    name, found = own.name, []
    try:
        raw = _own(own, schema)
        for laid in (edition, pack):
            if laid is not None:
                name, changes = laid.name, laid.sections()
                found += [*checking.repeated(changes, schema), *packs.strangers(raw, changes, schema, schema.open)]
                found += packs.extremes(changes, schema)
                raw = packs.laid_over(raw, changes, schema, schema.open)
        found += checking.repeated(raw, schema)
    except ContentError as error:
        return None, [error]
    content = None
    found += checking.findings(raw, schema)
    if not found:
        content = msgspec.convert(raw, schema)
        found = [checking.wrong(fault) for fault in (*_wrong_numbers(content), *content.faults())]
    errors = [ContentError(key, {"file": name, **fault._asdict()}) for key, fault in found]
    return None if errors else content, errors


def _wrong_numbers(content: Content) -> Iterator[Fault]:
    """Open sections of which too much was taken, or to which too much was added."""
    for section, (least, most) in content.open.items():
        entries: list[Removable] = getattr(content, section)
        left = sum(entry.remove is None for entry in entries)
        if left < least or len(entries) > most:
            yield Fault(section, "", f"{left} ×", f"{least}–{most} ×")


def _played(value: Any, wording: frozenset[str], fields: frozenset[str]) -> Any:
    """Content without wording. Effects have all fields of their vocabulary, as they had when the first records were
    written: these name fingerprints of then."""
    if isinstance(value, dict):
        said = {key: item for key, item in value.items() if key not in wording}
        if said.get("remove", True) is None:  # what stays is as it was before packs could take it away
            del said["remove"]
        kept = {key: _played(item, wording, fields) for key, item in said.items()}
        return dict.fromkeys(fields) | kept if "verb" in value else kept
    if isinstance(value, list):
        return [_played(item, wording, fields) for item in value]
    return value
