"""The bot that looks one action ahead."""

from __future__ import annotations

from tablee.bots.base import Bot, Rating
from tablee.bots.observation import Sight
from tablee.engine.chance import Rng


class GreedyBot(Bot):
    """Plays every candidate once on an imagined position and takes the one that looks best."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def rate(self, sight: Sight) -> list[Rating]:
        position = sight.imagine(self.rng)
        sense = sight.game.sense
        # Shuffled before a sort that keeps equals in order: ties are broken at random.
        actions = [int(action) for action in sense.candidates(position, sight.seat)]
        self.rng.shuffle(actions)
        ratings = []
        for action in actions:
            twin = position.clone()
            twin.play(sight.seat, action)
            ratings.append(Rating(action, sense.value(twin, sight.seat)))
        return sorted(ratings, key=lambda rating: -rating.value)
