"""Whole games written down, for what must hold in all of their positions."""

from __future__ import annotations

from typing import Any, NamedTuple

from tablee.engine.chance import Rng
from tablee.engine.events import Event
from tablee.engine.state import State


class Step(NamedTuple):
    """A position of a random game, what is legal in it, who answers what, and what happens then."""

    dump: dict[str, Any]
    legal: dict[int, list[int]]
    who: int
    action: str
    events: list[Event]

    @property
    def position(self) -> dict[str, Any]:
        found: dict[str, Any] = self.dump["position"]
        return found

    @property
    def questions(self) -> dict[str, str]:
        found: dict[str, str] = self.dump["questions"]
        return found


class Walk(NamedTuple):
    """A game from a position to its end; the last step is the end, where nobody answers."""

    players: int
    view: dict[str, Any]  # what everybody sees at the beginning
    steps: list[Step]
    scores: list[dict[str, int]]
    sheet: list[int]  # the points of each seat, from the lines of the score sheet

    @property
    def points(self) -> list[int]:
        return [sum(score.values()) for score in self.scores]


def walked(state: State, seed: int) -> Walk:
    """A game played on at random, by whichever seat that is asked."""
    rng = Rng(seed, 5)
    view = state.view(None)
    steps: list[Step] = []
    while not state.over:
        dump = state.dump()
        legal = {seat: state.legal(seat) for seat in state.pending()}
        seat = list(legal)[int(rng.below(len(legal)))]
        action = legal[seat][int(rng.below(len(legal[seat])))]
        steps.append(Step(dump, legal, seat, state.game.actions.text(action), state.apply(seat, action)))
    steps.append(Step(state.dump(), {}, -1, "", []))
    lines = [line.points for line in state.sheet() if line.depth == 0]
    scores = state.scores()
    sheet = [sum(points[seat] for points in lines) for seat in range(len(scores))]
    return Walk(int(state.players), view, steps, scores, sheet)
