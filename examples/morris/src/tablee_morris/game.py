"""Nine Men's Morris put together: its board, its actions, and what a position holds."""

from tablee.engine.actions import ActionTable, Block, Parameter
from tablee.engine.fields import Fields, Holders, Number, Row, Seats
from tablee.engine.game import Game
from tablee.engine.reader import MOST, NOTHING
from tablee_morris.judgement import MorrisJudgement
from tablee_morris.rules import BOARD, MEN, PATIENCE, PLAYERS, Morris


class MorrisGame(Game):
    position = Morris
    board = BOARD
    judgement = MorrisJudgement()
    hides = False
    questions = ("", "place", "move", "take")
    actions = ActionTable(
        Block("place", Parameter("space", BOARD.names)),
        Block("move", Parameter("origin", BOARD.names), Parameter("space", BOARD.names)),
        Block("take", Parameter("space", BOARD.names)),
    )
    fields = Fields(
        Holders("board", BOARD),
        Seats("seats", PLAYERS, Number("hand", 0, MEN, start=MEN)),
        Row("seen", 0, MOST),
        Number("winner", NOTHING, PLAYERS - 1, start=NOTHING),
    )

    def longest(self, players: int) -> int:
        """All men are placed, all but two and three of them are taken, and as many moves as can be lie between."""
        taken = 2 * MEN - 5
        return 2 * MEN + taken + (taken + 1) * PATIENCE
