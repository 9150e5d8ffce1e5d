"""The rules of Nine Men's Morris, by the numbers that they have in `text/rules.en.md`."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.engine.board import Board
from tablee.engine.events import NOT_ASKED, Refusal
from tablee.engine.reader import NOTHING
from tablee.engine.state import State

# NM-001
LINES = """a1 d1 g1, b2 d2 f2, c3 d3 e3, a4 b4 c4, e4 f4 g4, c5 d5 e5, b6 d6 f6, a7 d7 g7,
           a1 a4 a7, b2 b4 b6, c3 c4 c5, d1 d2 d3, d5 d6 d7, e3 e4 e5, f2 f4 f6, g1 g4 g7"""
LISTED = [line.split() for line in LINES.split(",")]
BOARD = Board(sorted({space for line in LISTED for space in line}), LISTED)
SPACES = range(len(BOARD.names))
PLAYERS, MEN = 2, 9  # NM-002
FLYING = 3  # NM-005: with so many men left
THIRD = 3  # NM-010
PATIENCE = 50  # NM-011

TURN = 0  # the only step of the agenda, with the seat whose turn it is
PLACE, MOVE, TAKE = 1, 2, 3  # the questions


class Morris(State):
    board: vec[i64]  # the seat whose man stands on each space, or NOTHING
    hand: vec[i64]  # how many men each seat has still to place
    seen: vec[i64]  # the positions since all men were placed, or since the last one was taken
    winner: int

    def resolve(self, step: int, seat: int, b: int, c: int) -> None:
        """A turn begins, or the game is over."""
        if len(self.men(seat)) + self.hand[seat] < FLYING or not (self.hand[seat] or self.moves(seat)):
            self.winner = 1 - seat  # NM-008, NM-009
            if self.logging:
                self.log("event-won", {"seat": 1 - seat})
        elif self.stands_still(seat):
            if self.logging:
                self.log("event-drawn", {})
        else:
            self.ask(seat, PLACE if self.hand[seat] else MOVE)

    def stands_still(self, seat: int) -> bool:
        """NM-010, NM-011: whether the same position has come a third time, or nothing was taken for too long."""
        if sum(self.hand) > 0:
            return False
        position = sum((man + 1) * 3**space for space, man in enumerate(self.board)) * 2 + seat
        self.seen = append(self.seen, position)
        return list(self.seen).count(position) == THIRD or len(self.seen) > PATIENCE

    def decide(self, seat: int, question: int, action: int) -> None:
        """NM-003, NM-004: a man is placed or moved; NM-006: who closes a mill takes one of the other's men."""
        name, spaces = self.game.actions.decode(action)
        if self.logging:
            self.log(f"event-{name}", {"seat": seat, **self.game.actions.values(action)})
        if name == "take":
            self.board[spaces[0]] = NOTHING
            self.seen = vec[i64]()
            return
        if name == "place":
            self.hand[seat] -= 1
        else:
            self.board[spaces[0]] = NOTHING
        self.board[spaces[-1]] = seat
        self.push(TURN, 1 - seat)
        if self.in_mill(spaces[-1]):
            self.ask(seat, TAKE)

    def choices(self, seat: int) -> vec[i64]:
        """The same as `forbids` allows, without looking at all that it forbids."""
        question, encode = self.question(seat), self.game.actions.encode
        if question == MOVE:
            return vec[i64]([encode("move", *move) for move in self.moves(seat)])
        if question == TAKE:
            return vec[i64]([encode("take", space) for space in self.takeable(1 - seat)])
        return vec[i64]([encode("place", space) for space in self.men(NOTHING)])

    def forbids(self, seat: int, question: int, action: int) -> Refusal | None:
        name, spaces = self.game.actions.decode(action)
        said, asked = self.game.actions.values(action), self.game.questions[question]
        if name != asked:
            return Refusal({"place": "NM-003", "move": "NM-004", "take": "NM-006"}[asked], NOT_ASKED)
        if name == "take":
            if self.board[spaces[0]] != 1 - seat:
                return Refusal("NM-006", "refuse-not-theirs", said)
            return None if spaces[0] in self.takeable(1 - seat) else Refusal("NM-007", "refuse-in-mill", said)
        if name == "move" and self.board[spaces[0]] != seat:
            return Refusal("NM-004", "refuse-not-yours", said)
        if self.board[spaces[-1]] != NOTHING:
            return Refusal("NM-003" if name == "place" else "NM-004", "refuse-space-taken", said)
        return None if name == "place" or spaces in self.moves(seat) else Refusal("NM-005", "refuse-no-line", said)

    def ranking(self) -> list[int]:
        return [1 if self.winner in (seat, NOTHING) else 2 for seat in range(PLAYERS)]

    def men(self, seat: int) -> list[int]:
        """Where the men of a seat stand; of nobody: the free spaces."""
        return [space for space in SPACES if self.board[space] == seat]

    def moves(self, seat: int) -> list[tuple[int, int]]:
        """NM-004: along a line; NM-005: anywhere with three men."""
        men, free = self.men(seat), self.men(NOTHING)
        flies = len(men) == FLYING
        return [(man, space) for man in men for space in free if flies or space in BOARD.neighbours[man]]

    def in_mill(self, space: int) -> bool:
        """NM-006: whether a man makes a line with two others."""
        lines = [line for line in BOARD.lines if space in line]
        return any(all(self.board[other] == self.board[space] for other in line) for line in lines)

    def takeable(self, seat: int) -> list[int]:
        """NM-007: men in a mill only if there are no others."""
        men = self.men(seat)
        return [man for man in men if not self.in_mill(man)] or men
