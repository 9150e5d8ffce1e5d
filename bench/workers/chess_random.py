"""python-chess: uniformly random games.

No cap on the length is needed: `is_game_over()` ends a game by the 75-move rule or a fivefold repetition at the latest.
"""

from __future__ import annotations

import random
from functools import partial

import chess
from protocol import mid_games, serve

SEED = 20_260_101


def play(uniform: random.Random, limit: int | None = None) -> tuple[chess.Board, int]:
    board = chess.Board()
    draw = uniform.random
    decisions = 0
    while not board.is_game_over() and decisions != limit:
        moves = list(board.legal_moves)
        # random() and an index: less than half the cost of choice().
        board.push(moves[int(draw() * len(moves))])
        decisions += 1
    return board, decisions


def main() -> None:
    uniform = random.Random(SEED)
    boards = mid_games(lambda index, limit: play(random.Random(SEED + index), limit))
    serve(
        lambda: play(uniform)[1],
        packages=["chess"],
        clones=[partial(board.copy, stack=False) for board in boards],
    )


if __name__ == "__main__":
    main()
