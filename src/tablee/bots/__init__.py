"""Players made of code, written against `Game` and `State` and never against one game."""

from tablee.bots.base import Bot, Rating
from tablee.bots.levels import NAMES, UnknownBot, make
from tablee.bots.observation import Sight

__all__ = ["NAMES", "Bot", "Rating", "Sight", "UnknownBot", "make"]
