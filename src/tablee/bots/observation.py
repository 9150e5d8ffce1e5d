"""What a bot is given: one seat's knowledge of a position, never the position itself."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from tablee.engine.chance import Rng
from tablee.engine.game import Game
from tablee.engine.state import State


class Observation:
    """A position as one seat knows it."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.game: Game = state.game
        self.seat = seat

    def __repr__(self) -> str:
        return f"<Observation of {self.game.meta.key} by seat {self.seat}>"

    @cached_property
    def view(self) -> dict[str, Any]:
        """All that the seat may know, as plain data."""
        return self._state.view(self.seat)

    @cached_property
    def legal(self) -> list[int]:
        """The seat's legal actions, ascending."""
        return self._state.legal(self.seat)

    def imagine(self, rng: Rng) -> State:
        """An independent full position that fits what the seat knows, with randomness of its own."""
        return self._state.imagine(self.seat, rng)
