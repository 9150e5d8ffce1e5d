"""Several actions of a seat in a row that a page offers as one, such as a walk of many steps."""

from __future__ import annotations

from typing import NamedTuple


class Plan(NamedTuple):
    """Actions one after the other; legal as long as nobody else decides in between."""

    actions: tuple[int, ...]
    pieces: tuple[str, ...]  # to touch for it, in order
    words: str
    note: str  # what it costs, as short as a coin has room for
