"""Boards and games by chance, always the same ones, and Hypothesis strategies for small boards."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import strategies as st

from tablee.engine.chance import Rng
from tablee.games.genesis.rules.flow import Genesis

from .positions import COLOURS, SPECIES, new

TILES = [colour + species for colour in COLOURS for species in SPECIES]

# Every mode, number of players, level and kind of map occurs.
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"map": "pangaea"}),
    (2, {"map": "gondwana", "tiles_per_colour": 16}),
    (2, {"map": "random"}),
    (3, {"map": "laurasia"}),
    (3, {"map": "random", "map_seed": 5, "first_player": "seat2"}),
    (4, {"map": "gondwana", "first_player": "seat3"}),
    (4, {"map": "pangaea", "mode": "teams"}),
    (1, {"map": "laurasia", "level": "calm"}),
    (1, {"map": "random", "level": "normal"}),
    (1, {"map": "pangaea", "level": "fierce", "tiles_per_colour": 16}),
]


def named(table: tuple[int, dict[str, Any]]) -> str:
    players, options = table
    return "-".join([str(players), *(str(value) for value in options.values())])


def random_rows(rng: Random, columns: int = 14, rows: int = 10, variety: int = 16, free: float = 0.2) -> list[str]:
    """A board with tiles of so many kinds (few kinds make big areas), free squares and some relief."""
    kinds = rng.sample(TILES, variety)

    def cell() -> str:
        luck = rng.random()
        if luck < free:
            return ".."
        if luck < free + 0.08:
            return rng.choice(["VV", "PP", "~~"])
        return rng.choice(kinds)

    return [" ".join(cell() for _ in range(columns)) for _ in range(rows)]


def random_boards(count: int, seed: int, free: float | None = None) -> Iterator[list[str]]:
    rng = Random(seed)
    for _ in range(count):
        share = rng.choice([0.05, 0.2, 0.4, 0.6]) if free is None else free
        yield random_rows(rng, rng.randint(1, 14), rng.randint(1, 10), rng.choice([1, 2, 3, 4, 6, 16]), share)


def small_boards(most: int = 5) -> st.SearchStrategy[list[str]]:
    """Cut-outs up to so many squares wide and high, for Hypothesis to shrink."""
    cells = st.sampled_from(["..", "Fr", "Fd", "Sr", "Sd", "Mm", "Wh", "Fm", "VV", "PP", "~~"])
    return st.integers(1, most).flatmap(
        lambda width: st.lists(st.lists(cells, min_size=width, max_size=width).map(" ".join), min_size=1, max_size=most)
    )


def positions_of_a_game(players: int, seed: int, **options: Any) -> Iterator[tuple[Genesis, int]]:
    """A game played at random: every position before its decision, with the action taken there. The state moves
    on once the next position is asked for."""
    state = new(players, seed, **options)
    rng = Rng(seed, 9)
    while not state.over:
        seat = state.pending()[0]
        action = int(state.sample(seat, rng))
        yield state, action
        state.apply(seat, action)


def finished(players: int, seed: int, **options: Any) -> Genesis:
    """A game played to the end at random."""
    state = new(players, seed, **options)
    for current, _ in positions_of_a_game(players, seed, **options):
        state = current
    return state
