"""RLCard's uno: uniformly random games through the environment's own `reset` and `step`."""

from __future__ import annotations

import random

import rlcard
from protocol import serve

SEED = 20_260_101


def main() -> None:
    env = rlcard.make("uno", config={"seed": SEED})
    draw = random.Random(SEED).random

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(draw() * len(actions))])
            decisions += 1
        env.get_payoffs()
        return decisions

    serve(play, packages=["rlcard", "numpy"])


if __name__ == "__main__":
    main()
