"""The bots by name, as people type them."""

from __future__ import annotations

import re

from tablee.bots.base import Bot
from tablee.bots.greedy import GreedyBot
from tablee.bots.random_bot import RandomBot
from tablee.bots.search_bot import SearchBot
from tablee.engine.errors import TableeError

NAMES = ("random", "greedy", "search")  # weakest first


class UnknownBot(TableeError):
    """No bot has that name."""


def make(name: str, seed: int) -> Bot:
    """The bot of that name; all its randomness comes from the seed. `search:0.5` thinks for half a second."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    if name == "search":
        return SearchBot(seed)
    thinking = re.fullmatch(r"search:(\d+(?:\.\d+)?)", name)
    if thinking and float(thinking[1]) > 0:
        return SearchBot(seed, seconds=float(thinking[1]))
    raise UnknownBot("error-bot", {"bot": name, "allowed": ", ".join([*NAMES, "search:0.5"])})
