"""Players made of code, written against `Game` and `State` and never against one game."""

from tablee.bots.base import Bot, Rating
from tablee.bots.levels import NAMES, UnknownBot, make
from tablee.bots.observation import Observation

__all__ = ["NAMES", "Bot", "Observation", "Rating", "UnknownBot", "make"]
