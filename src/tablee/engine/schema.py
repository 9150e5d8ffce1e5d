"""What a schema finds wrong with the raw sections of a content file: entry by entry, with what is allowed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple, TypeAlias, get_type_hints

import msgspec
from msgspec import inspect

Schema: TypeAlias = type[msgspec.Struct]
Step: TypeAlias = tuple[str, list[int]]  # into a field and, if that is a list, to one of its items

MAX_LETTERS = 60  # of a value that is shown


class Fault(NamedTuple):
    """Something wrong with an entry. `problem` and `allowed` are facts, not sentences: what was found there and what
    could be, so that they read the same in every language."""

    entry: str
    field: str
    problem: str
    allowed: str


Finding: TypeAlias = tuple[str, Fault]  # with the key of its message


def wrong(fault: Fault) -> Finding:
    """A value that will not do, in a field or as an entry."""
    return "error-content" if fault.field else "error-content-entry", fault


def findings(raw: dict[str, Any], schema: Schema) -> Iterator[Finding]:
    """Everything that the schema does not allow, one finding an entry."""
    fields = {field.name: field for field in _struct(schema).fields}
    hints = get_type_hints(schema, include_extras=True)
    for name in raw:
        if name not in fields:
            yield "error-content-unknown-section", Fault(name, "", short(raw[name]), ", ".join(fields))
    for name, field in fields.items():
        if name in raw:
            yield from _section_findings(name, raw[name], field.type, hints[name])
        elif field.required:
            yield "error-content-missing-section", Fault(name, "", "–", _describe(field.type))


def repeated(raw: dict[str, Any], schema: Schema) -> Iterator[Finding]:
    """Ids that stand more than once in their section."""
    for name in sections_with_ids(raw, schema):
        ids = [id_of(entry) for entry in raw[name]]
        for number, given in enumerate(ids):
            if given is not None and ids.index(given) == number and ids.count(given) > 1:
                yield wrong(Fault(f"{name} {given}", "id", f"{ids.count(given)} ×", "1 ×"))


def sections_with_ids(raw: dict[str, Any], schema: Schema) -> list[str]:
    """The sections that list entries with ids, and do so here."""
    found = []
    for field in _struct(schema).fields:
        item = _item(field.type)
        has_ids = isinstance(item, inspect.StructType) and any(part.name == "id" for part in item.fields)
        if has_ids and item is not field.type and isinstance(raw.get(field.name), list):
            found.append(field.name)
    return found


def id_of(entry: Any) -> Any:
    return entry.get("id") if isinstance(entry, dict) else None


def short(value: Any) -> str:
    """A value about as it stands in a content file, cut to what can be read at a glance."""
    text = _written(value)
    return text if len(text) <= MAX_LETTERS else text[: MAX_LETTERS - 1] + "…"


def _written(value: Any) -> str:
    if value is None:
        return "–"
    if isinstance(value, dict):
        given = {key: item for key, item in value.items() if item is not None}
        return f"{{ {', '.join(f'{key} = {_written(item)}' for key, item in given.items())} }}"
    if isinstance(value, list):
        return f"[{', '.join(_written(item) for item in value)}]"
    return msgspec.json.encode(value).decode()


def _section_findings(name: str, section: Any, kind: inspect.Type, hint: Any) -> Iterator[Finding]:
    """A list of entries is checked entry by entry; anything else as a whole."""
    if not isinstance(kind, inspect.ListType) or not isinstance(kind.item_type, inspect.StructType):
        yield from _entry_findings(name, section, kind, hint)
    elif not isinstance(section, list):
        yield wrong(Fault(name, "", short(section), f"[[{name}]]"))
    else:
        for number, entry in enumerate(section, start=1):
            label = number if id_of(entry) is None else id_of(entry)
            yield from _entry_findings(f"{name} {label}", entry, kind.item_type, kind.item_type.cls)


def _entry_findings(name: str, entry: Any, kind: inspect.Type, hint: Any) -> Iterator[Finding]:
    """The first thing that is wrong with an entry: the library tells no more."""
    try:
        msgspec.convert(entry, hint)
    except msgspec.ValidationError as error:
        text, _, where = str(error).partition(" - at `$")
        found = re.findall(r"\.(\w+)((?:\[\d+\])*)", where)
        steps: list[Step] = [(name, [int(index) for index in re.findall(r"\d+", indices)]) for name, indices in found]
        named = re.search(r"(missing|unknown).* field `([^`]*)`", text)
        if named:
            steps.append((named[2], []))
        fault = Fault(name, _way(steps), short(_at(entry, steps)), _allowed(kind, entry, steps))
        yield (f"error-content-{named[1]}-field", fault) if named else wrong(fault)


def _way(steps: list[Step]) -> str:
    """The way to a field. In a list on the way, which item it is, counted from 1 as people count."""
    *before, (last, _) = steps or [("", [])]
    return ".".join([*(f"{name} {_counted(items)}" if items else name for name, items in before), last])


def _counted(items: list[int]) -> str:
    return ".".join(str(item + 1) for item in items)


def _at(entry: Any, steps: list[Step]) -> Any:
    """What stands in the last field of a way; None if nothing does."""
    for number, (name, items) in enumerate(steps, start=1):
        entry = entry.get(name) if isinstance(entry, dict) else None
        if number < len(steps):
            for item in items:
                entry = entry[item]
    return entry


def _allowed(kind: inspect.Type, entry: Any, steps: list[Step]) -> str:
    """What a field may hold, read off the schema; where several kinds of struct may stand, off the one that does."""
    for number, (name, _) in enumerate(steps):
        kind = _item(kind)
        variants = _variants(kind)
        if variants:
            found = _at(entry, [*steps[:number], (str(variants[0].tag_field), [])])
            if name == variants[0].tag_field:
                return ", ".join(str(variant.tag) for variant in variants)
            kind = next(variant for variant in variants if variant.tag == found)
        if isinstance(kind, inspect.StructType):
            fields = {field.encode_name: field.type for field in kind.fields}
            if name not in fields:
                return ", ".join(fields) or "–"
            kind = fields[name]
    return _describe(kind)


def _variants(kind: inspect.Type) -> list[inspect.StructType]:
    """The structs that a tag tells apart, if this is a choice of such."""
    parts = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    return [part for part in parts if isinstance(part, inspect.StructType) and part.tag_field is not None]


def _item(kind: inspect.Type) -> inspect.Type:
    """What a list is made of; anything else as it is."""
    return _item(kind.item_type) if isinstance(kind, inspect.ListType) else kind


def _describe(kind: inspect.Type) -> str:
    if isinstance(kind, inspect.LiteralType):
        return ", ".join(str(value) for value in kind.values)
    if _variants(kind):
        return f"{{{_variants(kind)[0].tag_field} = {', '.join(str(variant.tag) for variant in _variants(kind))}}}"
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


def _struct(schema: Schema) -> inspect.StructType:
    info = inspect.type_info(schema)
    assert isinstance(info, inspect.StructType)
    return info
