# Compiled by mypyc (see setup.py).
"""The compiled part of the search bot: ranking actions and playing them out. It knows no game."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.chance import Rng
from tablee.engine.judgement import Sense
from tablee.engine.state import State


class Search:
    """One decision of a seat."""

    def __init__(self, sense: Sense, seat: int, beats: int, breadth: int) -> None:
        self.sense: Sense = sense
        self.seat: i64 = seat
        self.beats: i64 = beats  # how far a rollout goes
        self.breadth: i64 = breadth  # among how many actions a player in a rollout chooses

    def rank(self, position: State) -> list[tuple[float, int]]:
        """Each candidate with how the position looks right after it."""
        sense, seat = self.sense, self.seat
        ranked: list[tuple[float, int]] = []
        for action in sense.candidates(position, seat):
            twin = position.clone()
            twin.play(seat, action)
            ranked.append((sense.value(twin, seat), int(action)))
        return ranked

    def rollout(self, position: State, action: int, seed: int) -> float:
        """How the position looks to the seat some beats after an action, everybody playing for themselves.

        A beat passes when chance has spoken or a seat is asked that was not asked before: in most games,
        with every turn. So lines with more and with fewer actions in a turn are compared at the same point,
        and seats that decide at once have all decided.
        """
        state = position.clone()
        state.play(self.seat, action)
        rng = Rng(seed)
        beats = self.beats
        start = position  # where the present beat began
        seat = state.first_pending()
        while seat >= 0:
            if start.question(seat) == 0 or state.revealed != start.revealed:
                if beats == 0:
                    break
                beats -= 1
                start = state
            state = self.step(state, seat, rng)
            seat = state.first_pending()
        return self.sense.value(state, self.seat)

    def step(self, state: State, seat: i64, rng: Rng) -> State:
        """The best next position for a seat, among as many candidates as it looks at, drawn at random."""
        sense = self.sense
        actions = sense.candidates(state, seat)
        left: i64 = len(actions)
        looks = self.breadth if self.breadth < left else left
        best = state
        best_value = 0.0
        for look in range(looks):
            place = rng.below(left)
            action = actions[place]
            left -= 1
            actions[place] = actions[left]  # so that none is drawn twice
            twin = state.clone()
            twin.play(seat, action)
            value = sense.value(twin, seat)
            if look == 0 or value > best_value:
                best = twin
                best_value = value
        return best
