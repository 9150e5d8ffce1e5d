"""The bot that looks one action ahead."""

from __future__ import annotations

from tablee.bots.base import Bot, Rating
from tablee.bots.observation import Observation
from tablee.engine.chance import Rng


class GreedyBot(Bot):
    """Plays every candidate once on an imagined position and takes the one that looks best."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def rate(self, observation: Observation) -> list[Rating]:
        position = observation.imagine(self.rng)
        judgement = observation.game.judgement
        # Shuffled before a sort that keeps equals in order: ties are broken at random.
        actions = [int(action) for action in judgement.candidates(position, observation.seat)]
        self.rng.shuffle(actions)
        ratings = []
        for action in actions:
            twin = position.clone()
            twin.play(observation.seat, action)
            ratings.append(Rating(action, judgement.evaluate(twin, observation.seat)))
        return sorted(ratings, key=lambda rating: -rating.value)
