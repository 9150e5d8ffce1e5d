"""What a bot should care about: more men than the other has, and lines that are mills or may become some."""

from tablee.engine.judgement import ByResult
from tablee.engine.reader import NOTHING
from tablee.engine.state import State
from tablee_morris.rules import BOARD, Morris

MAN, LINE = 10, 2  # what a man is worth, and a line with two men or more and none of the other's


class MorrisJudgement(ByResult):
    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Morris)
        lead = worth(state, seat) - worth(state, 1 - seat)
        return super().evaluate(state, seat) if state.over else float(lead)

    def horizon(self, state: State) -> int:
        return 2


def worth(state: Morris, seat: int) -> int:
    lines = [[state.board[space] for space in line] for line in BOARD.lines]
    good = [line for line in lines if line.count(seat) + line.count(NOTHING) == 3 and line.count(seat) > 1]
    return MAN * (len(state.men(seat)) + int(state.hand[seat])) + LINE * len(good)
