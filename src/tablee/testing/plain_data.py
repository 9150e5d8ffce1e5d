"""Plain data (dumps and views) taken apart: what stands where, and where two of them differ."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any


def paths(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where there is something in nested data, containers included."""
    yield path
    for step, item in data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ():
        yield from paths(item, (*path, step))


def at(data: Any, path: tuple[Any, ...]) -> Any:
    for step in path:
        data = data[step]
    return data


def replaced(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    copy = json.loads(json.dumps(data))
    at(copy, path[:-1])[path[-1]] = value
    return copy


def leaves(data: Any, path: tuple[Any, ...] = ()) -> dict[tuple[Any, ...], Any]:
    """The single values in nested data, by where they are."""
    if not isinstance(data, dict | list):
        return {path: data}
    steps = data.items() if isinstance(data, dict) else enumerate(data)
    return {place: value for step, item in steps for place, value in leaves(item, (*path, step)).items()}


def difference(one: Any, other: Any) -> str:
    """The first few places where nested data differ; nothing when they are equal."""
    if one == other:
        return ""
    mine, theirs = leaves(one), leaves(other)
    places = [path for path in {**mine, **theirs} if mine.get(path) != theirs.get(path)]
    words = [f"{'.'.join(map(str, path))}: {mine.get(path)!r} / {theirs.get(path)!r}" for path in places[:4]]
    return "; ".join(words) or f"{one} / {other}"
