"""The bot that takes any legal action: the yardstick below all others."""

from __future__ import annotations

from tablee.bots.base import Bot, Rating
from tablee.bots.observation import Sight
from tablee.engine.chance import Rng


class RandomBot(Bot):
    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def rate(self, sight: Sight) -> list[Rating]:
        actions = list(sight.legal)
        self.rng.shuffle(actions)
        return [Rating(action, 0.0) for action in actions]

    def choose(self, sight: Sight) -> int:
        return sight.legal[self.rng.below(len(sight.legal))]
