"""What every bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod

import msgspec

from tablee.bots.observation import Observation


class Rating(msgspec.Struct, frozen=True):
    """What a bot thinks of one action. Values of one decision compare; higher is better."""

    action: int
    value: float


class Bot(ABC):
    """A player made of code. Whatever is random about it comes from its seed."""

    @abstractmethod
    def rate(self, observation: Observation) -> list[Rating]:
        """The actions that it thought about, the one it would take first: also good for hints."""

    def choose(self, observation: Observation) -> int:
        """The action that it takes."""
        return self.rate(observation)[0].action
