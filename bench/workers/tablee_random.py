"""A game of Tablée: uniformly random games, the final scoring included.

sampled   one compiled call per game; each action drawn by `sample`, no list is built
listed    one compiled call per game; each action drawn from the full legal list
stepped   driven from Python like the peers: `pending`, `legal` and `play` for each decision
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable

from protocol import mid_games, serve

import tablee
from tablee.compiled import is_compiled
from tablee.engine import chance
from tablee.engine import state as engine_state
from tablee.engine.state import State

SEED = 20_260_101
STREAM = 0


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=[meta.key for meta in tablee.games()])
    parser.add_argument("mode", choices=["sampled", "listed", "stepped"])
    parser.add_argument("--players", type=int, default=4)
    arguments = parser.parse_args()

    game = tablee.game(arguments.game)
    uniform = random.Random(SEED)
    rng = chance.Rng(SEED, STREAM)
    start = game.new(players=arguments.players, seed=SEED)

    def step_through(state: State, source: random.Random, limit: int | None = None) -> int:
        decisions = 0
        while not state.over and decisions != limit:
            seat = state.pending()[0]
            actions = state.legal(seat)
            state.play(seat, actions[int(source.random() * len(actions))])
            decisions += 1
        return decisions

    playout: Callable[[State], int] = {
        "sampled": lambda state: engine_state.playout(state, rng),
        "listed": lambda state: engine_state.playout_listed(state, rng),
        "stepped": lambda state: step_through(state, uniform),
    }[arguments.mode]

    def play() -> int:
        state = start.imagine(0, rng)  # the start of a game, with chance of its own
        decisions = playout(state)
        state.scores()
        return decisions

    def play_until(index: int, limit: int) -> tuple[State, int]:
        state = game.new(players=arguments.players, seed=SEED + index)
        return state, step_through(state, random.Random(SEED + index), limit)

    serve(
        play,
        packages=["tablee"],
        clones=[state.clone for state in mid_games(play_until)],
        # Uncompiled figures must not pass for compiled ones.
        facts={"tablee engine": "compiled" if is_compiled() else "uncompiled"},
    )


if __name__ == "__main__":
    main()
