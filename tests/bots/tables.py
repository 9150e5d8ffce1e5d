"""The kinds of table that bots must be able to sit at, and what a bot does there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import tablee
from tablee.bots import Observation
from tablee.bots.greedy import GreedyBot
from tablee.engine.chance import Rng
from tablee.engine.state import State

# Key, players, options: every mode of every game, at every size.
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("genesis", 1, {"level": "calm"}),
    ("genesis", 1, {"level": "normal", "map": "random"}),
    ("genesis", 1, {"level": "fierce"}),
    ("genesis", 2, {}),
    ("genesis", 3, {"tiles_per_colour": 16}),
    ("genesis", 4, {}),
    ("genesis", 4, {"mode": "teams"}),
    ("age_of_civilization", 1, {"mode": "skirmish", "innovation": True}),
    ("age_of_civilization", 1, {"mode": "age_of_wonders"}),
    ("age_of_civilization", 1, {"mode": "silk_road"}),
    ("age_of_civilization", 1, {"mode": "lost_civilization"}),
    ("age_of_civilization", 1, {"mode": "mongol_devastation"}),
    ("age_of_civilization", 1, {"mode": "death_and_rebirth"}),
    ("age_of_civilization", 2, {}),
    ("age_of_civilization", 3, {"innovation": True, "changing_world": True}),
    ("age_of_civilization", 4, {"draft": True}),
    ("gentes", 1, {}),
    ("gentes", 1, {"advanced": True}),
    ("gentes", 2, {}),
    ("gentes", 2, {"setup": "experienced"}),
    ("gentes", 3, {"setup": "experienced", "advanced": True}),
    ("gentes", 4, {}),
    ("genesia", 1, {"mode": "expert"}),
    ("genesia", 2, {}),
    ("genesia", 3, {"objectives": "all", "promo": True}),
    ("genesia", 4, {"teams": "2v2"}),
    ("genesia", 5, {"deck": "warlike"}),
]


def name(table: tuple[str, int, dict[str, Any]]) -> str:
    key, players, options = table
    return "-".join([key, str(players), *(str(value) for value in options.values())])


def positions(table: tuple[str, int, dict[str, Any]], seed: int, every: int) -> Iterator[tuple[State, int]]:
    """A random game, with every n-th of its positions and the seat that decides there."""
    key, players, options = table
    state = tablee.game(key).new(players, seed, options)
    rng = Rng(seed)
    count = 0
    while not state.over:
        seat = int(state.first_pending())
        if count % every == 0:
            yield state, seat
        state.play(seat, state.sample(seat, rng))
        count += 1


def greedy_choice(state: State) -> str:
    """What the greedy bot does, in words."""
    asked = int(state.first_pending())
    return state.game.actions.text(GreedyBot(1).choose(Observation(state, asked)))
