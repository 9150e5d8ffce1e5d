"""Tablée: modern board games on one table, for players, researchers and designers."""

from tablee.compiled import choose_core

choose_core()

from tablee import games  # noqa: E402  the core must be chosen before anything is imported from it
from tablee.engine.registry import game, metas, register_all  # noqa: E402

register_all(games)

__version__ = "0.1.0"
__all__ = ["game", "metas"]
