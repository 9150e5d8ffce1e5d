"""Options that a table cannot have, and what it is told."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.engine.errors import OptionError
from tablee.engine.game import Game


def refused(game: Game, players: int, options: dict[str, Any] | None = None) -> dict[str, Any]:
    """What is said to a table that cannot be."""
    with pytest.raises(OptionError) as caught:
        game.new(players, 1, options)
    return dict(caught.value.values)


def allowed_instead(game: Game, players: int, option: str, value: Any) -> Any:
    """What is said to be allowed instead of a value; the option, the value and the players are named as well."""
    told = refused(game, players, {option: value})
    allowed = told.pop("allowed")
    assert told == {"option": option, "value": str(value), "players": players}
    return allowed
