# Compiled by mypyc (see setup.py).
"""What the cards of Genesia are worth by themselves, in points and in coins of their Age."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.sets import bit
from tablee.games.genesia.rules import codes
from tablee.games.genesia.rules.state import Tables

# What Clans and Cities are worth in coins by the place where they are put: homeland, base, City, held, frontier,
# homeland of another.
CLAN_AT: Final = vec[float]([2.0, 2.2, 2.8, 3.7, 4.7, 4.5])
CITY_AT: Final = vec[float]([0.0, 0.0, 0.0, 4.0, 6.2, 6.0])
CHEAPER: Final = 0.8  # a coin less for a recruit
AT_HELD: Final = 1.3  # a recruit that may be put in a region held
AT_FOE_HOME: Final = 2.5
STACK_MOVE: Final = 1.8
COPYING: Final = vec[float]([9.0, 10.0, 11.0])  # by Age

# In points.
MARKING: Final = 4.0
ENEMY_LOSS: Final = 1.8
OWN_LOSS: Final = 1.5
ODDS: Final = 1.4
ALL_AGE: Final = 1.6  # what holds for the Age, compared with one assault
REACH: Final = 2.5
AGAIN: Final = 2.0
SIEGE: Final = 1.2
CANCEL: Final = 4.5
RETREAT: Final = 2.5
SHIELD: Final = 2.2
BOND: Final = -2.0

# What is usually counted when a card is played on purpose, by Age: Cities, regions, lone Clans, stacks, Continents,
# homelands of others, neighbours, Inventions, hand, rows, group, conquests, coins, twins, values.
TYPICAL_1: Final = vec[float]([2.0, 5.0, 4.0, 1.0, 0.2, 0.0, 0.3, 1.6, 3.0, 0.7, 4.0, 0.1, 0.0, 0.0, 4.0])
TYPICAL_2: Final = vec[float]([4.0, 8.0, 5.0, 1.6, 0.8, 0.6, 0.9, 2.8, 3.0, 1.2, 6.0, 0.6, 0.0, 1.0, 5.0])
TYPICAL_3: Final = vec[float]([6.0, 13.0, 6.0, 2.2, 1.0, 1.0, 1.2, 4.0, 3.0, 2.0, 9.0, 1.0, 0.0, 2.0, 6.0])
ZONED: Final = vec[float]([4.5, 6.5, 8.5, 0.2, 1.5, 3.0, 0.5, 1.5, 3.5])  # regions at home, abroad, on the island
OF_SOME_VALUES: Final = 0.4  # the share of regions that have one of two values


class CardValues:
    """Made once for a content."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        self.means: vec[float] = vec[float]([0.0] * 99)  # of each card, in coins
        self.points: vec[float] = vec[float]([0.0] * 99)
        self.lasting: vec[float] = vec[float]([0.0] * 99)  # its part that changes losses, in points
        self.counting: vec[i64] = vec[i64]([0, 0, 0])  # by Age, cards whose effects count something, a set
        for card in range(codes.CARDS):
            age = card // codes.CARDS_OF_AGE
            self.means[card] = self.coins_of(card, age)
            self.points[card] = self.points_of(card)
            row = tables.first[card]
            while row < tables.first[card + 1]:
                if tables.rows[row + codes.PER] != codes.NONE:
                    self.counting[age] |= bit(card % codes.CARDS_OF_AGE)
                if tables.rows[row] == codes.LOSSES:
                    self.lasting[card] += self.points_of_row(row)
                row += codes.ROW

    def typical(self, row: i64, age: i64) -> float:
        """What an effect that counts something usually gives."""
        rows = self.tables.rows
        per, zone = rows[row + codes.PER], rows[row + codes.ZONE]
        count = TYPICAL_1[per] if age == 0 else TYPICAL_2[per] if age == 1 else TYPICAL_3[per]
        if per == codes.PER_REGIONS and zone != codes.NONE:
            count = ZONED[codes.AGES * zone + age]
        elif per == codes.PER_REGIONS and rows[row + codes.VALUES] != 0:
            count *= OF_SOME_VALUES
        found = float(rows[row + codes.N]) * count / float(rows[row + codes.DIV])
        most = float(rows[row + codes.MOST])
        return most if 0.0 < most < found else found

    # In coins, or in what coins would have bought -----------------------------------------------------------

    def coins_of(self, number: i64, age: i64) -> float:
        """Of a list of effects; what they count is left out."""
        first = self.tables.first
        total = 0.0
        row = first[number]
        while row < first[number + 1]:
            total += self.coins_of_row(row, age)
            row += codes.ROW
        return total

    def coins_of_row(self, row: i64, age: i64) -> float:
        rows = self.tables.rows
        if rows[row + codes.PER] != codes.NONE:
            return 0.0
        verb, at = rows[row], rows[row + codes.AT]
        n, most = float(rows[row + codes.N]), float(rows[row + codes.MOST])
        if verb == codes.COINS:
            return n
        if verb == codes.CLANS:
            return n * CLAN_AT[at]
        if verb == codes.CITY:
            return n * CITY_AT[at]
        if verb == codes.TAKE_COINS:
            return 1.2 * n
        if verb == codes.DISCARD_PRICE:
            return n - float(self.tables.discard)
        if verb == codes.RECRUIT_PRICE:
            return CHEAPER * most * (float(self.tables.recruit) - n)
        if verb == codes.RECRUIT_AT:
            return most * (AT_HELD if at == codes.AT_HELD else AT_FOE_HOME)
        if verb == codes.ORDER_FIRST:
            return 1.0
        if verb == codes.HOSTS_GAIN or verb == codes.OTHERS_GAIN:
            return -0.6 * n if at == codes.WHAT_COINS else -1.2 * n
        if verb == codes.MOVES:
            return STACK_MOVE * n if rows[row + codes.HOW] == codes.UNIT_STACK and age < codes.AGES - 1 else n
        if verb == codes.JUMP:
            return self.coins_of_jump(row, age)
        if verb == codes.TOLL:
            return n + (most - 1.0 if most > 1.0 else 0.0)
        if verb == codes.EXPEL:
            return 3.5
        if verb == codes.COPY:
            return COPYING[age]
        if verb == codes.CHOOSE:
            best = 0.0
            for option in range(rows[row + codes.N]):
                found = self.coins_of(at + option, age)
                if found > best:
                    best = found
            return best
        return 0.0

    def coins_of_jump(self, row: i64, age: i64) -> float:
        """The steps that are saved; whole armies seldom have so far to go."""
        rows = self.tables.rows
        reach = float(rows[row + codes.REACH]) if rows[row + codes.REACH] > 0 else 6.0
        way = 0.8 * reach + 0.5
        n = float(rows[row + codes.N])
        if rows[row + codes.HOW] == codes.FROM_CITY:
            return 2.5 * float(rows[row + codes.TIMES])
        if rows[row + codes.JOINT] == 0:
            return n * way
        return 0.75 * n * way if age < codes.AGES - 1 else way + 1.2 * (n - 1.0)

    # In points ----------------------------------------------------------------------------------------------

    def points_of(self, number: i64) -> float:
        """Of a list of effects; what they count is left out."""
        first = self.tables.first
        total = 0.0
        row = first[number]
        while row < first[number + 1]:
            total += self.points_of_row(row)
            row += codes.ROW
        return total

    def points_of_row(self, row: i64) -> float:
        rows = self.tables.rows
        verb = rows[row]
        n = float(rows[row + codes.N])
        if verb == codes.POINTS:
            return n if rows[row + codes.PER] == codes.NONE else 0.0
        if verb == codes.LOSSES:
            number = float(rows[row + codes.TIMES]) if rows[row + codes.TIMES] > 0 else n
            found = -OWN_LOSS * number if rows[row + codes.AT] == codes.OF_SELF else ENEMY_LOSS * number
            return ALL_AGE * found if rows[row + codes.JOINT] == codes.FOR_AGE else found
        if verb == codes.ASSAULT_ODDS:
            return ODDS * n * (ALL_AGE if rows[row + codes.JOINT] == codes.FOR_AGE else 1.0)
        if verb == codes.MARK_INVENTION:
            return MARKING
        if verb == codes.ASSAULT_REACH:
            return REACH
        if verb == codes.ASSAULT_AGAIN:
            return AGAIN
        if verb == codes.SIEGE_FREE:
            return SIEGE
        if verb == codes.DEFEND_CANCEL:
            return CANCEL
        if verb == codes.DEFEND_RETREAT:
            return RETREAT
        if verb == codes.SHIELD:
            return SHIELD * n
        if verb == codes.PEACE_BOND:
            return BOND
        if verb == codes.CHOOSE:
            best = 0.0
            for option in range(rows[row + codes.N]):
                found = self.points_of(rows[row + codes.AT] + option)
                if found > best:
                    best = found
            return best
        return 0.0
