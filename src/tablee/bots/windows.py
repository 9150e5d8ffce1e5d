"""Bots in windows, where a seat is asked whatever it holds: how long they take must not tell what they hold."""

from __future__ import annotations

from tablee.bots.levels import make
from tablee.bots.search_bot import SearchBot

SHORTEST, LONGEST = 0.7, 1.6  # seconds from the opening of a window until an answer takes effect
MOMENT = 0.2  # seconds to think, far less than the shortest pause


def hurried(bot: str) -> str:
    """The same bot with no more than a moment to think."""
    made = make(bot, 0)
    return f"search:{MOMENT}" if isinstance(made, SearchBot) and made.seconds > MOMENT else bot
