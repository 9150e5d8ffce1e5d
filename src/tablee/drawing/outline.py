"""The table in words, for whoever listens rather than looks: areas under headings, each a list."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Area(NamedTuple):
    """A part of the table: what it is, what there is to say of it, and parts of its own."""

    title: str
    lines: Sequence[str] = ()
    parts: Sequence[Area] = ()


def plain(areas: Iterable[Area]) -> str:
    """The same in plain lines."""
    return "\n".join(_lines(areas))


def _lines(areas: Iterable[Area]) -> Iterable[str]:
    for area in areas:
        yield from (area.title, *area.lines, *_lines(area.parts))
