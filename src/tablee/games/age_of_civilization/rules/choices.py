# Compiled by mypyc (see setup.py).
"""What may be decided (rules 3): the table of actions, and the legal answers to each question."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tablee.engine.sets import add_members, as_set, bit, bits, insert
from tablee.games.age_of_civilization.rules import codes
from tablee.games.age_of_civilization.rules.end_of_round import EndOfRound
from tablee.games.age_of_civilization.rules.steps import Question

# Actions of the table, by the first number of each block.
DRAFT: Final[i64] = 0
RISE: Final[i64] = 48
ANNEX: Final[i64] = 96
PASS: Final[i64] = 144
BUY: Final[i64] = 145
DO: Final[i64] = 154
RESEARCH: Final[i64] = 168
BUILD: Final[i64] = 196
QUARRY: Final[i64] = 212
PATRONAGE: Final[i64] = 227
REST: Final[i64] = 255
STOP: Final[i64] = 256
FOLLOW: Final[i64] = 257
SKIP: Final[i64] = 258
TAKE: Final[i64] = 259
GAIN: Final[i64] = 286
TRIGGER: Final[i64] = 301
FINISH: Final[i64] = 391
BONUS: Final[i64] = 392

# The actions that need no target, in the order of the block `do`.
PLAIN: Final = vec[i64]([2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16])

_FOLLOW_OR_SKIP: Final = vec[i64]([257, 258])


@mypyc_attr(allow_interpreted_subclasses=True)
class Choices(EndOfRound):
    """A position that can say what a seat may choose."""

    def choices(self, seat: i64) -> vec[i64]:
        question = self.question(seat)
        if question == Question.ACTION:
            return self.choices_of_action(seat)
        if question == Question.CIVILIZATION:
            return self.choices_of_civilization(seat)
        if question == Question.TURN_END:
            return self.choices_of_trigger(seat)
        if question == Question.TECHNOLOGY:
            return add_members(vec[i64](), self.available(seat), TAKE)
        if question == Question.WONDER:
            return add_members(vec[i64](), self.wonders_left(), GAIN)
        if question == Question.FOLLOW:
            return _FOLLOW_OR_SKIP[:]
        if question == Question.BONUS:
            return add_members(vec[i64](), as_set(self.market), BONUS)
        return add_members(vec[i64](), self.packs[seat], DRAFT)

    def choices_of_civilization(self, seat: i64) -> vec[i64]:
        """AC-031, AC-032: in round 1 rise; later rise, annex or pass, while fewer than three are owned."""
        found = vec[i64](capacity=16)
        if bits(self.civilizations[seat]) < self.tables.civilization_limit:
            takeable = self.takeable(seat)
            found = add_members(found, takeable, RISE)
            if self.round > 1:
                found = add_members(found, takeable, ANNEX)
        if self.round > 1:
            found = append(found, PASS)
        return add_members(found, self.purchasable(seat), BUY)

    def takeable(self, seat: i64) -> i64:
        """The civilizations a seat may choose from, a bit each: the market, after a draft its hand too (AC-161)."""
        if self.given != codes.NONE:
            return bit(self.given)  # AC-200
        return self.cards[seat] | as_set(self.market)

    def purchasable(self, seat: i64) -> i64:
        """AC-141, AC-142: the special cards a seat may buy, a bit each."""
        if self.specials == 0 or self.special[seat] != codes.NONE or self.coins[seat] < self.tables.special_cost:
            return 0
        columns = self.tables.special_column
        owned = self.owned_cells(seat)
        found: i64 = 0
        for card in range(len(columns)):
            if self.specials & bit(card) and owned & (7 << (3 * columns[card])) == 0:
                found |= bit(card)
        return found

    def choices_of_action(self, seat: i64) -> vec[i64]:
        """AC-045: actions that can be paid for, special cards; rest before the first action, the end after it."""
        found = add_members(vec[i64](capacity=32), self.purchasable(seat), BUY)
        if self.hand[seat] > 0:
            found = self.add_actions(found, seat)
        return append(found, STOP if self.acted else REST)

    def add_actions(self, found: vec[i64], seat: i64) -> vec[i64]:
        offered = self.on_offer(seat)
        open_actions = self.with_private_slots(seat, offered) & ~self.denied(seat)
        for place in range(len(PLAIN)):
            action = PLAIN[place]
            if open_actions & bit(action) == 0 or not self.can_place(seat, action, offered):
                continue
            if self.coins[seat] >= self.cost(seat, action, codes.NONE, False):
                found = append(found, DO + place)
        if open_actions & bit(codes.RESEARCH) and self.can_place(seat, codes.RESEARCH, offered):
            technologies = self.available(seat)
            found = self.add_aims(found, seat, codes.RESEARCH, technologies, RESEARCH, codes.TECHNOLOGIES)
        if open_actions & bit(codes.WONDER) and self.can_place(seat, codes.WONDER, offered):
            found = self.add_aims(found, seat, codes.WONDER, self.wonders_left(), BUILD, codes.WONDERS)
        if open_actions & bit(codes.QUARRY) and self.can_place(seat, codes.QUARRY, offered):
            found = add_members(found, self.wonders_left(), QUARRY)
        if open_actions & bit(codes.PATRONAGE) and self.can_place(seat, codes.PATRONAGE, offered):
            technologies = self.available(seat)
            found = self.add_aims(found, seat, codes.PATRONAGE, technologies, PATRONAGE, codes.TECHNOLOGIES)
        return found

    def with_private_slots(self, seat: i64, offered: i64) -> i64:
        """AC-077: private slots can be used although the card is not in the window."""
        effects = self.tables.rows
        for row in self.rows[seat]:
            if effects[row] == codes.SLOT:
                offered |= bit(effects[row + codes.WHAT])
        return offered

    def can_place(self, seat: i64, action: i64, offered: i64) -> bool:
        """AC-046: a free slot and enough workers; the coins are asked for apart."""
        if self.hand[seat] < self.workers_needed(seat, action) or self.free_slots(seat, action, offered) < 1:
            return False
        return self.would_do_something(seat, action)

    def add_aims(self, found: vec[i64], seat: i64, action: i64, aims: i64, start: i64, none: i64) -> vec[i64]:
        """The action for each aim that can be paid; without any aim, for none (AC-060, AC-061)."""
        coins = self.coins[seat]
        if coins >= self.cost(seat, action, codes.NONE, False):  # an aim only ever makes it cheaper
            return add_members(found, aims, start) if aims != 0 else append(found, start + none)
        if self.cost_depends_on_aim(seat, action):
            for number in range(none):
                if aims & bit(number) and coins >= self.cost(seat, action, number, False):
                    found = append(found, start + number)
        return found

    def choices_of_trigger(self, seat: i64) -> vec[i64]:
        """Every compulsory ability, every optional one that can be paid; the end when nothing compulsory is left."""
        found = vec[i64]()
        compulsory = False
        for source in self.sources(seat):
            row = self.trigger_row(source)
            if row == codes.NONE or source in self.spent:
                continue
            if self.can_trigger(seat, row):
                found = insert(found, TRIGGER + trigger_number(source))
            if not self.is_optional(row):
                compulsory = True
        return found if compulsory else append(found, FINISH)

    def trigger_row(self, source: i64) -> i64:
        """The effect of a source that its owner resolves at the end of a turn; NONE if it has none."""
        effects, first = self.tables.rows, self.tables.first
        row = first[source]
        while row < first[source + 1]:
            if effects[row + codes.ON] == codes.ON_TURN_END and not self.is_fixed_gain(row):
                return row
            row += codes.ROW
        return codes.NONE

    def trigger_source(self, seat: i64, number: i64) -> i64:
        """The source behind an action `trigger`. A civilization has one such ability: its main or its inherited one."""
        if number >= codes.CIVILIZATIONS:
            return codes.TECHNOLOGY + number - codes.CIVILIZATIONS  # wonders follow technologies in both rows
        if self.main[seat] == number and self.trigger_row(codes.MAIN + number) != codes.NONE:
            return codes.MAIN + number
        return codes.INHERITED + number

    def is_optional(self, row: i64) -> bool:
        """AC-091."""
        verb = self.tables.rows[row]
        return verb == codes.TURN_ACTION or verb == codes.TURN_PAY

    def can_trigger(self, seat: i64, row: i64) -> bool:
        """Optional abilities need their price."""
        effects = self.tables.rows
        verb = effects[row]
        if verb == codes.TURN_ACTION:
            return self.can_do_freely(seat, effects[row + codes.WHAT], True)
        if verb == codes.TURN_PAY:
            if effects[row + codes.WHAT] == codes.TO_MARKET and len(self.market) == 0:
                return False  # AC-127
            return self.coins[seat] >= effects[row + codes.AMOUNT]
        return True


def aim(number: i64, none: i64) -> i64:
    """What an action is for: a number, or the one after the last for nothing."""
    return codes.NONE if number == none else number


def trigger_number(source: i64) -> i64:
    """The place of a source in the block `trigger`: a civilization, a technology or a wonder."""
    return source if source < codes.INHERITED else source - codes.INHERITED
