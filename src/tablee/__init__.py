"""Tablée: modern board games on one table, for players, researchers and designers."""

from tablee.compiled import choose_core

choose_core()

from tablee.engine import registry  # noqa: E402  the core must be chosen before anything is imported from it

registry.register_all("tablee.games")

from tablee.engine.registry import game, games  # noqa: E402  after that package, whose name `games` takes here

__version__ = "0.1.0"
__all__ = ["game", "games"]
