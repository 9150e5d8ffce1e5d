"""Content files: TOML checked against a schema, with messages that name file, entry, field and what is allowed."""

from __future__ import annotations

import hashlib
import re
import tomllib
from pathlib import Path
from typing import Any, ClassVar, TypeVar, get_type_hints

import msgspec
from msgspec import inspect

from tablee.engine.errors import ContentError


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something with an id, a name in every language, and a note on where its facts come from."""

    id: str
    name: dict[str, str]
    origin: str


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The whole of a content file. Games subclass it with their sections."""

    # What only people read does not change the game, so it does not change the fingerprint either.
    wording: ClassVar[frozenset[str]] = frozenset({"name", "origin"})

    def entries(self) -> dict[str, list[Entry]]:
        """The sections that list named entries."""
        sections = {field: getattr(self, field) for field in self.__struct_fields__}
        return {
            key: value
            for key, value in sections.items()
            if isinstance(value, list) and value and isinstance(value[0], Entry)
        }

    def fingerprint(self) -> str:
        """Equal for contents that play the same."""
        plain = msgspec.json.encode(_without(self.wording, msgspec.to_builtins(self)), order="deterministic")
        return hashlib.sha256(plain).hexdigest()[:16]


T = TypeVar("T", bound=Content)


def load(path: Path, schema: type[T]) -> T:
    """The content of a file; raises the first of its `problems`."""
    for problem in problems(path, schema):
        raise problem
    return msgspec.convert(_read(path), schema)


def problems(path: Path, schema: type[T]) -> list[ContentError]:
    """Everything that is wrong with a file, one finding an entry."""
    try:
        return _problems(path, _read(path), schema)
    except ContentError as error:
        return [error]


def wrong(path: Path, entry: str, field: str, problem: str, allowed: str) -> ContentError:
    """A finding. `problem` and `allowed` are facts, not sentences: they read the same in every language."""
    where = {"file": path.name, "entry": entry, "field": field, "problem": problem, "allowed": allowed}
    return ContentError("error-content" if field else "error-content-entry", where)


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ContentError("error-content-file", {"file": str(path), "problem": error.strerror or ""}) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ContentError("error-content-syntax", {"file": path.name, "problem": str(error)}) from error


def _problems(path: Path, raw: dict[str, Any], schema: type[Content]) -> list[ContentError]:
    fields = {field.name: field for field in _struct(schema).fields}
    hints = get_type_hints(schema, include_extras=True)
    found = []
    for key in raw:
        if key not in fields:
            found.append(wrong(path, key, "", "?", ", ".join(fields)))
    for name, field in fields.items():
        if name not in raw:
            if field.required:
                found.append(wrong(path, name, "", "–", name))
            continue
        found.extend(_section_problems(path, name, raw[name], field.type, hints[name]))
    return found


def _section_problems(path: Path, name: str, section: Any, kind: inspect.Type, hint: Any) -> list[ContentError]:
    """A list of entries is checked entry by entry; anything else as a whole."""
    if isinstance(kind, inspect.ListType) and isinstance(kind.item_type, inspect.StructType):
        if not isinstance(section, list):
            return [wrong(path, name, "", type(section).__name__, f"[[{name}]]")]
        item = kind.item_type
        checked = [_problem(path, name, number, entry, item, item.cls) for number, entry in enumerate(section)]
        return [problem for problem in checked if problem is not None]
    problem = _problem(path, name, None, section, kind, hint)
    return [] if problem is None else [problem]


def _problem(
    path: Path, section: str, number: int | None, entry: Any, kind: inspect.Type, hint: Any
) -> ContentError | None:
    try:
        msgspec.convert(entry, hint)
    except msgspec.ValidationError as error:
        label = "" if number is None else entry.get("id", number + 1) if isinstance(entry, dict) else number + 1
        text, _, where = str(error).partition(" - at `$")
        steps: list[tuple[str, str]] = re.findall(r"\.(\w+)(?:\[(\d+)\])?", where)
        named = re.search(r"field `(\w+)`", text)
        if named:
            steps.append((named[1], ""))
        allowed = _allowed(kind, [name for name, _ in steps])
        return wrong(path, f"{section} {label}".strip(), _field(steps), text, allowed)
    return None


def _field(steps: list[tuple[str, str]]) -> str:
    """The way to a field. In a list on the way, which item it is, counted from 1 as people count."""
    *way, (last, _) = steps or [("", "")]
    return ".".join([*(f"{name} {int(index) + 1}" if index else name for name, index in way), last])


def _allowed(kind: inspect.Type, steps: list[str]) -> str:
    """What a field may hold, read off the schema."""
    for step in steps:
        kind = _item(kind)
        if isinstance(kind, inspect.StructType):
            fields = {field.encode_name: field.type for field in kind.fields}
            if step not in fields:
                return ", ".join(fields)
            kind = fields[step]
    return _describe(kind)


def _item(kind: inspect.Type) -> inspect.Type:
    """What a list is made of; anything else as it is."""
    return _item(kind.item_type) if isinstance(kind, inspect.ListType) else kind


def _describe(kind: inspect.Type) -> str:
    if isinstance(kind, inspect.LiteralType):
        return ", ".join(str(value) for value in kind.values)
    if isinstance(kind, inspect.UnionType):
        return ", ".join(_describe(part) for part in kind.types if not isinstance(part, inspect.NoneType))
    if isinstance(kind, inspect.ListType):
        return f"[{_describe(kind.item_type)}, …]"
    if isinstance(kind, inspect.DictType):
        return f"{{{_describe(kind.key_type)} = {_describe(kind.value_type)}}}"
    if isinstance(kind, inspect.StructType):
        return f"{{{', '.join(field.encode_name for field in kind.fields)}}}"
    if isinstance(kind, inspect.IntType):
        low, high = ("…" if bound is None else bound for bound in (kind.ge, kind.le))
        return "int" if low == high == "…" else f"int {low}–{high}"
    return type(kind).__name__.removesuffix("Type").lower()


def _struct(schema: type[Content]) -> inspect.StructType:
    info = inspect.type_info(schema)
    assert isinstance(info, inspect.StructType)
    return info


def _without(wording: frozenset[str], value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without(wording, item) for key, item in value.items() if key not in wording}
    if isinstance(value, list):
        return [_without(wording, item) for item in value]
    return value
