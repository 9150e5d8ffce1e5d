"""The bot that takes any legal action: the yardstick below all others."""

from __future__ import annotations

from tablee.bots.base import Bot, Rating
from tablee.bots.observation import Observation
from tablee.engine.chance import Rng


class RandomBot(Bot):
    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def rate(self, observation: Observation) -> list[Rating]:
        actions = list(observation.legal)
        self.rng.shuffle(actions)
        return [Rating(action, 0.0) for action in actions]

    def choose(self, observation: Observation) -> int:
        return observation.legal[self.rng.below(len(observation.legal))]
