"""PettingZoo's connect_four: uniformly random games by the usual AEC loop, choosing from the action mask."""

from __future__ import annotations

import random

from pettingzoo.classic import connect_four_v3
from protocol import serve

SEED = 20_260_101


def main() -> None:
    env = connect_four_v3.env()
    draw = random.Random(SEED).random

    def play() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)  # the API's farewell to a finished agent: not a decision
                continue
            # Cheaper than env.action_space(agent).sample(mask), which would triple the cost of a step.
            columns = observation["action_mask"].nonzero()[0]
            env.step(int(columns[int(draw() * len(columns))]))
            decisions += 1
        return decisions

    serve(play, packages=["pettingzoo", "gymnasium", "numpy"])


if __name__ == "__main__":
    main()
