# Compiled by mypyc (see setup.py).
"""Ranking actions and playing them out: the compiled part of the search bot. It knows no game."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.chance import Rng
from tablee.engine.judgement import Judgement
from tablee.engine.state import State


class Rollouts:
    """One decision of a seat."""

    def __init__(self, judgement: Judgement, seat: int, horizon: int, breadth: int, windows: int = 0) -> None:
        self.judgement: Judgement = judgement
        self.seat: i64 = seat
        self.horizon: i64 = horizon  # how many turns a rollout looks ahead
        self.breadth: i64 = breadth  # among how many actions a player in a rollout chooses
        self.windows: i64 = windows  # a set of the questions that are asked whatever a seat holds

    def rank(self, position: State) -> list[tuple[float, int]]:
        """Each candidate with how the position looks right after it."""
        judgement, seat = self.judgement, self.seat
        ranked: list[tuple[float, int]] = []
        for action in judgement.candidates(position, seat):
            twin = position.clone()
            twin.play(seat, action)
            ranked.append((judgement.evaluate(twin, seat), int(action)))
        return ranked

    def rollout(self, position: State, action: int, seed: int) -> float:
        """How the position looks to the seat at the horizon after an action, everybody playing for themselves.

        The horizon counts turns: one begins when chance has spoken or a seat is asked that was not asked before. So
        lines with more and with fewer actions in a turn are compared at the same point, and seats that decide at once
        have all decided. Who can only let a window go by has no turn of it.
        """
        state = position.clone()
        state.play(self.seat, action)
        rng = Rng(seed)
        turns = self.horizon
        start = position  # where the present turn began
        revealed = position.revealed  # by then, and by passes since
        seat = state.first_pending()
        while seat >= 0:
            if self.can_only_pass(state, seat):
                revealed -= state.revealed
                if state is start:
                    state = state.clone()
                state.play(seat, state.choices(seat)[0])
                revealed += state.revealed
                seat = state.first_pending()
                continue
            if start.question(seat) == 0 or state.revealed != revealed:
                if turns == 0:
                    break
                turns -= 1
                start = state
                revealed = state.revealed
            state = self.step(state, seat, rng)
            seat = state.first_pending()
        return self.judgement.evaluate(state, self.seat)

    def can_only_pass(self, state: State, seat: i64) -> bool:
        """Whether a seat is asked in a window for which it has nothing."""
        return (self.windows >> state.question(seat)) & 1 != 0 and len(state.choices(seat)) == 1

    def step(self, state: State, seat: i64, rng: Rng) -> State:
        """The best next position for a seat, among as many candidates as it looks at, drawn at random."""
        judgement = self.judgement
        actions = judgement.candidates(state, seat)
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
            value = judgement.evaluate(twin, seat)
            if look == 0 or value > best_value:
                best = twin
                best_value = value
        return best
