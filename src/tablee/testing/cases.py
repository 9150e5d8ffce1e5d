"""Which games of a game are played: every number of players, every variant."""

from __future__ import annotations

from typing import Any, NamedTuple

from tablee.engine.meta import Meta
from tablee.engine.options import plain, variants

FIRST_SEED = 20
MAX_CASES = 50  # a game with more tries each choice of an option with one number of players instead of all


class Case(NamedTuple):
    """One game to be played."""

    key: str
    players: int
    options: dict[str, Any]
    seed: int

    def __str__(self) -> str:
        return "-".join([self.key, str(self.players), *(_words(key, value) for key, value in self.options.items())])


def _words(key: str, value: Any) -> str:
    return f"{key}={'+'.join(plain(item) for item in value) if isinstance(value, list) else plain(value)}"


def cases(meta: Meta) -> list[Case]:
    """Every number of players and every variant of a game."""
    found = [(players, options) for players in meta.players for options in variants(meta.options, players)]
    if len(found) > MAX_CASES:
        found = spread(found)
    return [Case(meta.key, players, options, FIRST_SEED + number) for number, (players, options) in enumerate(found)]


def spread(found: list[tuple[int, dict[str, Any]]]) -> list[tuple[int, dict[str, Any]]]:
    """The first variant of each number of players, and every other one with one number of players: the fewest or the
    next, in turn, since games with more take long and differ little."""
    alike: dict[str, list[tuple[int, dict[str, Any]]]] = {}
    first: dict[int, dict[str, Any]] = {}
    for players, options in found:
        if first.setdefault(players, options) is not options:
            # Lists are as long as there are players.
            plain_options = {key: bool(value) if isinstance(value, list) else value for key, value in options.items()}
            alike.setdefault(str(plain_options), []).append((players, options))
    chosen = [same[:2][number % len(same[:2])] for number, same in enumerate(alike.values())]
    return [*first.items(), *chosen]
