"""Dumps of positions with something wrong in them, and what `load` says to that."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from tablee.engine.errors import PositionError
from tablee.engine.game import Game

MISSING = object()


def changed(dumped: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """A position with one entry replaced, or without it if it is MISSING; `path` like `position.seats.0.hand`."""
    twin = copy.deepcopy(dumped)
    place: Any = twin
    *steps, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    for step in steps:
        place = place[step]
    if value is MISSING:
        del place[last]
    else:
        place[last] = value
    return twin


def complaint(game: Game, dumped: dict[str, Any]) -> dict[str, Any]:
    """What `load` complains about."""
    with pytest.raises(PositionError) as caught:
        game.load(dumped)
    return dict(caught.value.values)


def wrong_field(game: Game, dumped: dict[str, Any]) -> str:
    """The field that `load` complains about."""
    return str(complaint(game, dumped)["field"])
