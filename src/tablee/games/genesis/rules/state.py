# Compiled by mypyc (see setup.py).
"""What a position of Genesis holds: the board, the supplies, the dice, and in the challenge the neutral species."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tablee.engine.state import State

COLUMNS: Final[i64] = 14
ROWS: Final[i64] = 10
SQUARES: Final[i64] = 140  # GS-001: square = 14 * (row - 1) + column
OUTSIDE: Final[i64] = 140  # the neighbour of a border square where the board ends
MAX_HUBS_LOST: Final[i64] = 5  # by one tile: its own square and the four beside it

COLOURS: Final[i64] = 4  # F forest, S savanna, M mountain, W marsh
SPECIES: Final[i64] = 4  # r reptile, d dinosaur, m mammal, h human
WILD: Final[i64] = 4  # a die face that is no colour

# What a square holds. 0-15 is a tile, 4 * colour + species; then the three kinds of "no tile".
FREE: Final[i64] = 16
VOLCANO: Final[i64] = 20
PIT: Final[i64] = 21
UNUSED: Final[i64] = 22  # right of the river with two players, or beyond the edge

COLOUR_NAMES: Final = ("forest", "savanna", "mountain", "marsh")
SPECIES_NAMES: Final = ("reptile", "dinosaur", "mammal", "human")

MODES: Final = ("standard", "challenge", "teams")
CHALLENGE: Final[i64] = 1
TEAMS: Final[i64] = 2

# The neutral species of the challenge sits behind the player.
PLAYER: Final[i64] = 0
NEUTRAL: Final[i64] = 1


def _neighbours() -> vec[i64]:
    """Four entries a square (GS-002): north, east, south, west; OUTSIDE where the board ends."""
    table = vec[i64]()
    for square in range(SQUARES):
        row = square // COLUMNS
        column = square % COLUMNS
        table = append(table, square - COLUMNS if row > 0 else OUTSIDE)
        table = append(table, square + 1 if column < COLUMNS - 1 else OUTSIDE)
        table = append(table, square + COLUMNS if row < ROWS - 1 else OUTSIDE)
        table = append(table, square - 1 if column > 0 else OUTSIDE)
    return table


NEIGHBOURS: Final = _neighbours()


def square_name(square: int) -> str:
    """Column letter from the left, row number from the top: a1 to n10."""
    return "abcdefghijklmn"[square % 14] + str(square // 14 + 1)


class Tables:
    """The content that the rules look up while playing, indexed by number."""

    def __init__(
        self,
        faces: vec[i64],
        first_prize: i64,
        second_prize: i64,
        triple: i64,
        double: i64,
        counted: i64,
    ) -> None:
        self.faces: vec[i64] = faces  # the six faces of a die: a colour or WILD
        self.first_prize: i64 = first_prize
        self.second_prize: i64 = second_prize
        self.triple: i64 = triple
        self.double: i64 = double
        self.counted: i64 = counted  # the smallest area that scores


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """The fields of a Genesis position; `rules.Genesis` adds what may be done with them."""

    tables: Tables
    mode: i64
    tiles: vec[i64]  # what each square holds, and UNUSED at OUTSIDE
    free_neighbours: vec[i64]  # for each square, how many of its neighbours are free; 0 for OUTSIDE
    free: i64  # free squares
    hubs: i64  # free squares with two or more free neighbours: none left ends the game (GS-065)
    supply: vec[i64]  # tiles left, 4 * side + colour
    species: vec[i64]  # which species each side plays; SPECIES while it is not chosen
    single_turns: vec[i64]  # for each side, turns with one tile by choice
    first: i64  # the seat that began; -1 before it is drawn
    active: i64  # whose turn it is; -1 before the first turn
    die1: i64  # a colour, WILD, or -1 before the first roll
    die2: i64
    used: i64  # which dice are consumed: 1 for the first, 2 for the second
    right: vec[i64]  # the river: squares right of it in each row
    map_seed: int  # of a random map; -1 on the others

    # The challenge only (one player).
    neutral_die1: i64
    neutral_die2: i64
    rank: vec[i64]  # the square order of GS-125
    goals: vec[i64]

    def lay(self, rows: list[str], right: list[int]) -> None:
        """Lay a map without tiles; with one or two players nothing right of the river is used (GS-024)."""
        cells: list[i64] = []
        for row in range(ROWS):
            for column in range(COLUMNS):
                if self.players <= 2 and column >= COLUMNS - right[row]:
                    cells.append(UNUSED)
                else:
                    cells.append({".": FREE, "V": VOLCANO, "P": PIT}[rows[row][column]])
        self.right = vec[i64](right)
        self.set_board(cells)

    def set_board(self, cells: list[i64]) -> None:
        """Take over what the squares hold and count what follows from it."""
        self.tiles = append(vec[i64](cells), UNUSED)
        self.free_neighbours = vec[i64]([0] * 141)
        self.free = 0
        self.hubs = 0
        for square in range(SQUARES):
            count: i64 = 0
            for side in range(4):
                if self.tiles[NEIGHBOURS[4 * square + side]] == FREE:
                    count += 1
            self.free_neighbours[square] = count
            if self.tiles[square] == FREE:
                self.free += 1
                if count >= 2:
                    self.hubs += 1

    def live_squares(self) -> list[int]:
        """Free squares in groups of three or more (GS-015): hubs and what touches one."""
        found: list[int] = []
        tiles, free_neighbours = self.tiles, self.free_neighbours
        for square in range(SQUARES):
            if tiles[square] == FREE:
                near = free_neighbours[square] >= 2
                if free_neighbours[square] == 1:
                    for side in range(4):
                        there = NEIGHBOURS[4 * square + side]
                        if tiles[there] == FREE:
                            near = free_neighbours[there] >= 2
                if near:
                    found.append(square)
        return found

    def ending_squares(self) -> list[int]:
        """Free squares where one more tile would leave no group of three."""
        found: list[int] = []
        if self.hubs > MAX_HUBS_LOST:
            return found
        for square in range(SQUARES):
            if self.tiles[square] == FREE and self.hubs_without(square) == 0:
                found.append(square)
        return found

    def hubs_without(self, square: i64) -> i64:
        """How many hubs a tile on a free square would leave."""
        left = self.hubs
        if self.free_neighbours[square] >= 2:
            left -= 1
        for side in range(4):
            there = NEIGHBOURS[4 * square + side]
            if self.tiles[there] == FREE and self.free_neighbours[there] == 2:
                left -= 1
        return left

    def copy_to(self, twin: State) -> None:
        super().copy_to(twin)
        assert isinstance(twin, Position)
        twin.tables = self.tables
        twin.mode = self.mode
        twin.tiles = self.tiles[:]
        twin.free_neighbours = self.free_neighbours[:]
        twin.free = self.free
        twin.hubs = self.hubs
        twin.supply = self.supply[:]
        twin.species = self.species[:]
        twin.single_turns = self.single_turns[:]
        twin.first = self.first
        twin.active = self.active
        twin.die1 = self.die1
        twin.die2 = self.die2
        twin.used = self.used
        twin.neutral_die1 = self.neutral_die1
        twin.neutral_die2 = self.neutral_die2
        # Written once at set-up and never changed: shared.
        twin.right = self.right
        twin.map_seed = self.map_seed
        twin.rank = self.rank
        twin.goals = self.goals
