# Compiled by mypyc (see setup.py).
"""Lasting effects (rules 5.2): one class a verb, with the fields of the content by the same names.

Some add to what a seat is able to do, and are summed up when its cards in play change. Some give effects when their
time comes. Those that work once a round, with a marker, are uses of their card or hometown (GE-218 to GE-220).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.sets import bit
from tablee.games.gentes.rules import codes
from tablee.games.gentes.rules.codes import ActionType, Source, Sum
from tablee.games.gentes.rules.effects import Effect

if TYPE_CHECKING:
    from tablee.games.gentes.rules.choices import Choices
    from tablee.games.gentes.rules.seat_facts import SeatFacts


class Lasting:
    """What a card does from the moment on in which it is played."""

    def add_to(self, sums: vec[i64], start: i64) -> None:
        """Add what it does always to the sums of a seat, which begin at `start`."""

    def times(self) -> i64:
        """How many coins, citizens, cards … it is about in a round."""
        return 1


# What adds up -------------------------------------------------------------------------------------


class Summed(Lasting):
    n: i64

    def times(self) -> i64:
        return self.n


class Virtual(Summed):
    """GE-382: citizens only for the requirements of cards."""

    type: i64

    def add_to(self, sums: vec[i64], start: i64) -> None:
        sums[start + Sum.VIRTUAL + self.type] += self.n


class TaxPlus(Summed):
    """GE-302: more coins whenever taxes are collected."""

    def add_to(self, sums: vec[i64], start: i64) -> None:
        sums[start + Sum.TAX_PLUS] += self.n


class Reach(Summed):
    """GE-221: more power than is paid for."""

    action: i64

    def add_to(self, sums: vec[i64], start: i64) -> None:
        sums[start + Sum.REACH + self.action] += self.n


class Discount(Summed):
    """GE-221: fewer coins."""

    action: i64

    def add_to(self, sums: vec[i64], start: i64) -> None:
        sums[start + Sum.DISCOUNT + self.action] += self.n


class HandLimit(Summed):
    """GE-513."""

    def add_to(self, sums: vec[i64], start: i64) -> None:
        sums[start + Sum.HAND_LIMIT] += self.n


# What gives effects -------------------------------------------------------------------------------


class Decline(Lasting):
    """GE-510: in each decline."""

    effects: list[Effect]


class OnAction(Lasting):
    """GE-206: after each own action of a kind."""

    action: i64
    effects: list[Effect]


# What is used once a round --------------------------------------------------------------------------


class Use(Lasting):
    """A use of a card, or of a side of a row of hometowns. This one is of no use: most cards have none."""

    number: i64  # of the card, or HOME_USES and the side

    def possible(self, position: Choices, seat: i64, spared: i64, free: i64, penalty: i64) -> bool:
        """GE-218: whether it can be used for an action. `spared` is the hometown it stands for, `free` are the free
        spaces, `penalty` are those that a Chronicler's card needs."""
        return False

    def modifies(self, position: Choices, seat: i64) -> bool:
        """GE-219, GE-220: whether it could change the action under way; of most kinds only one an action."""
        return False

    def modify(self, position: Choices) -> None:
        """Change the action under way."""

    def can_exchange(self, position: Choices, seat: i64) -> bool:
        """GE-401: whether it can be used beside the action of a turn."""
        return False

    def brings_something(self, position: Choices, seat: i64) -> bool:
        """Whether anything at all would be received now, where it gives effects."""
        return True

    def amounts(self, position: SeatFacts, seat: i64, action: i64) -> i64:
        """GE-375: what a seat may choose to pay for an action, a set."""
        return 0

    def saved(self) -> i64:
        """Hourglasses less on a tile."""
        return 0


class ActionUse(Use):
    """An action of its own, without a tile."""

    action: i64 = ActionType.EFFECTS
    coins: i64
    hourglasses: i64
    symbol: i64 = codes.NONE

    def possible(self, position: Choices, seat: i64, spared: i64, free: i64, penalty: i64) -> bool:
        spaces = (self.hourglasses + 1) // 2
        if self.action == ActionType.CHRONICLER:
            spaces += penalty
        return spaces <= free and position.can_perform(seat, self.action, self.coins, self.symbol, spared)


class CubeAction(ActionUse):
    """An action of the board."""


class EffectAction(ActionUse):
    """Effects."""

    effects: list[Effect]

    def brings_something(self, position: Choices, seat: i64) -> bool:
        return position.gives_something(seat, self.effects)


class Exchange(Use):
    """Coins for effects."""

    pay: i64
    effects: list[Effect]

    def can_exchange(self, position: Choices, seat: i64) -> bool:
        return position.coins[seat] >= self.pay

    def brings_something(self, position: Choices, seat: i64) -> bool:
        return position.gives_something(seat, self.effects)


class Modifier(Use):
    """A change of an action under way."""


class TaxDouble(Modifier):
    """GE-302: with what cards add. By the first version of the rules only one could be used on a tax."""

    def modifies(self, position: Choices, seat: i64) -> bool:
        return position.action == ActionType.TAX and (position.rules >= 2 or position.doubled == 0)

    def modify(self, position: Choices) -> None:
        position.doubled += 1


class PayAny(Modifier):
    """GE-375: the seat chooses the price, which is the power too."""

    action: i64
    low: i64
    high: i64

    def modifies(self, position: Choices, seat: i64) -> bool:
        return position.paying == codes.NONE and self.amounts(position, seat, position.action) != 0

    def modify(self, position: Choices) -> None:
        position.paying = self.number

    def amounts(self, position: SeatFacts, seat: i64, action: i64) -> i64:
        """Affordable amounts that reach something."""
        if action != self.action:
            return 0
        least = position.least_power(seat, action) - position.reach(seat, action)
        found: i64 = 0
        for amount in range(self.low, self.high + 1):
            if amount >= least and position.discounted(seat, action, amount) <= position.coins[seat]:
                found |= bit(amount)
        return found


class ExtraTrain(Modifier):
    """GE-316: more citizens of one Philosopher."""

    n: i64

    def modifies(self, position: Choices, seat: i64) -> bool:
        return position.action == ActionType.PHILOSOPHER

    def modify(self, position: Choices) -> None:
        position.extra += self.n


class Haste(Modifier):
    """Fewer hourglasses on a tile that needs some."""

    n: i64

    def modifies(self, position: Choices, seat: i64) -> bool:
        if position.source_kind != Source.TILE or position.hourglasses == 0 or position.hasted:
            return False
        return position.fits(seat, position.hourglasses - self.n)

    def modify(self, position: Choices) -> None:
        position.hasted = 1
        position.hourglasses = position.hourglasses - self.n if position.hourglasses > self.n else 0

    def saved(self) -> i64:
        return self.n
