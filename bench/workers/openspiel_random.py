"""OpenSpiel: uniformly random games, driven from Python step by step or by OpenSpiel's own loop in C++."""

from __future__ import annotations

import argparse
import random

import pyspiel
from open_spiel.python import games  # noqa: F401  (registers the games written in Python)
from protocol import mid_games, serve

SEED = 20_260_101


def step(state: pyspiel.State, uniform: random.Random) -> bool:
    """Resolve one node; True when it was a player's decision, not chance."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(uniform.choices(outcomes, weights)[0])
        return False
    actions = state.legal_actions()
    # random() and an index: less than half the cost of choice(), which would weigh on the fastest peers.
    state.apply_action(actions[int(uniform.random() * len(actions))])
    return True


def play(game: pyspiel.Game, uniform: random.Random, limit: int | None = None) -> tuple[pyspiel.State, int]:
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal() and decisions != limit:
        decisions += step(state, uniform)
    return state, decisions


def play_to_end(game: pyspiel.Game, uniform: random.Random) -> int:
    """The same for games without chance, with nothing in the loop that such a game does not need."""
    state = game.new_initial_state()
    draw = uniform.random
    decisions = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(draw() * len(actions))])
        decisions += 1
    state.returns()
    return decisions


def play_in_cpp(game: pyspiel.Game, bots: list[pyspiel.Bot], uniform: random.Random) -> int:
    """One call per game: OpenSpiel's C++ asks its own uniform bots. Only for games without chance nodes,
    where the number of moves is the number of decisions."""
    state = game.new_initial_state()
    pyspiel.evaluate_bots(state, bots, uniform.randrange(2**31))
    return int(state.move_number())


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", help="as for pyspiel.load_game")
    parser.add_argument("--cpp", action="store_true", help="leave the loop to C++")
    args = parser.parse_args()

    game = pyspiel.load_game(args.game)
    uniform = random.Random(SEED)
    chance = game.get_type().chance_mode != pyspiel.GameType.ChanceMode.DETERMINISTIC

    def play_one() -> int:
        if args.cpp:
            return play_in_cpp(game, bots, uniform)
        if chance:
            state, decisions = play(game, uniform)
            state.returns()
            return decisions
        return play_to_end(game, uniform)

    bots = [pyspiel.make_uniform_random_bot(player, SEED + player) for player in range(game.num_players())]
    states = mid_games(lambda index, limit: play(game, random.Random(SEED + index), limit))
    serve(play_one, packages=["open_spiel"], clones=[state.clone for state in states])


if __name__ == "__main__":
    main()
