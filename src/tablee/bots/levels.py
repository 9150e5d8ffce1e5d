"""The bots by name, as people type them."""

from __future__ import annotations

from tablee.bots.base import Bot
from tablee.bots.greedy import GreedyBot
from tablee.bots.random_bot import RandomBot
from tablee.engine.errors import TableeError

NAMES = ("random", "greedy")


class UnknownBot(TableeError):
    """No bot has that name."""


def make(name: str, seed: int) -> Bot:
    """The bot of that name; all its randomness comes from the seed."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    raise UnknownBot("bot-unknown", {"bot": name, "allowed": ", ".join(NAMES)})
