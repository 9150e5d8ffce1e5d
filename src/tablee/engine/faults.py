"""Faults that the contents of several games look for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tablee.engine.messages import LANGUAGES
from tablee.engine.schema import Fault


def wrong_languages(entry: str, field: str, name: dict[str, str]) -> Iterator[Fault]:
    """A text that is not there in every language, or in others."""
    if sorted(name) != sorted(LANGUAGES):
        yield Fault(entry, field, ", ".join(name), ", ".join(LANGUAGES))


def unknown(entry: str, field: str, named: Sequence[str], known: Sequence[str]) -> Iterator[Fault]:
    for name in named:
        if name not in known:
            yield Fault(entry, field, name, ", ".join(known))


def twice(entry: str, field: str, named: Sequence[str]) -> Iterator[Fault]:
    repeated = [name for name in dict.fromkeys(named) if named.count(name) > 1]
    if repeated:
        yield Fault(entry, field, ", ".join(f"2 × {name}" for name in repeated), "1 ×")
