"""The bot that plays its best ideas out before it chooses."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from tablee.bots.base import Bot, Rating
from tablee.bots.observation import Observation
from tablee.bots.rollouts import Rollouts
from tablee.engine.chance import Rng

# Chosen from short matches at 0.1 s a decision (20 to 32 games each, so a rough choice): looking at more actions did
# better than looking further ahead (`Judgement.horizon`); the width hardly mattered above twelve.
WIDTH = 16  # how many actions are played out
BREADTH = 64  # among how many actions a player in a rollout chooses


class SearchBot(Bot):
    """Sequential halving over the actions that look best at first sight.

    All actions still in the running are played out from the same imagined positions, so that luck hits
    them alike. In equal parts of its time it drops the worse half, until the best two have had the last part.
    """

    def __init__(self, seed: int, seconds: float = 0.1, rollouts: int | None = None) -> None:
        self.rng = Rng(seed)
        self.seconds = seconds
        self.rollouts = rollouts  # instead of the seconds: the same choice on every machine
        self.on_progress: Callable[[float], None] | None = None  # told how much of its time is spent, 0 to 1
        self._stopped = False

    def stop(self) -> None:
        """Make it choose now, from what it has seen; for another thread to call."""
        self._stopped = True

    def rate(self, observation: Observation) -> list[Rating]:
        self._stopped = False
        clock = _Clock(self.seconds, self.rollouts)
        judgement, position = observation.game.judgement, observation.imagine(self.rng)
        windows = sum(1 << observation.game.questions.index(name) for name in observation.game.windows)
        rollouts = Rollouts(judgement, observation.seat, judgement.horizon(position), BREADTH, windows)
        running = self._best_looking(rollouts.rank(position), judgement.prior_weight(position))
        dropped: list[_Idea] = []
        rounds = (len(running) - 1).bit_length()
        for number in range(rounds):
            while not self._stopped:
                self._play_out(rollouts, observation, running, clock)
                if clock.spent() >= (number + 1) / rounds:
                    break
            running.sort(key=_Idea.mean, reverse=True)
            half = (len(running) + 1) // 2
            dropped = running[half:] + dropped
            running = running[:half]
        return [Rating(idea.action, idea.mean()) for idea in running + dropped]

    def _best_looking(self, ranked: list[tuple[float, int]], worth: float) -> list[_Idea]:
        """The actions that look best, ties broken at random. What was seen is worth so many rollouts."""
        order = list(range(len(ranked)))
        self.rng.shuffle(order)
        order.sort(key=lambda place: ranked[place][0], reverse=True)
        return [_Idea(ranked[place][1], ranked[place][0], worth) for place in order[:WIDTH]]

    def _play_out(self, rollouts: Rollouts, observation: Observation, ideas: list[_Idea], clock: _Clock) -> None:
        """One rollout of every idea from one imagined position. All count or none: else luck would differ."""
        position = observation.imagine(self.rng)
        seed = self.rng.word()
        values: list[float] = []
        for idea in ideas:
            if self._stopped or (idea.weight > 0 and clock.spent() >= 1):
                return
            values.append(rollouts.rollout(position, idea.action, seed))
            clock.rollouts += 1
            if self.on_progress is not None:
                self.on_progress(min(1.0, clock.spent()))
        for idea, value in zip(ideas, values, strict=True):
            idea.add(value)


class _Idea:
    """An action and what its first value and its rollouts came to. Those compared have had as many rollouts each."""

    def __init__(self, action: int, first_value: float, worth: float) -> None:
        self.action = action
        self.first_value = first_value
        self.total = worth * first_value
        self.weight = worth

    def add(self, value: float) -> None:
        self.total += value
        self.weight += 1

    def mean(self) -> float:
        return self.total / self.weight if self.weight else self.first_value


class _Clock:
    """How much of a budget is spent, in seconds or in rollouts."""

    def __init__(self, seconds: float, budget: int | None) -> None:
        self.started = perf_counter()
        self.seconds = seconds
        self.budget = budget
        self.rollouts = 0

    def spent(self) -> float:
        if self.budget is not None:
            return self.rollouts / self.budget
        return (perf_counter() - self.started) / self.seconds
