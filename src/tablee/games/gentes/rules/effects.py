# Compiled by mypyc (see setup.py).
"""Rewards and penalties (rules 5.2): one class a verb, with the fields of the content by the same names.

`tables` makes them from the content. What goes on with a question, or with a step of the agenda, does so in
`seat_changes`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tablee.engine.sets import bit, bits, lowest
from tablee.games.gentes.rules import codes
from tablee.games.gentes.rules.codes import Category, Good, Symbol
from tablee.games.gentes.rules.steps import Question

if TYPE_CHECKING:
    from tablee.games.gentes.rules.seat_changes import SeatChanges


class Effect:
    """What a card, a city or a tile does at once."""

    number: i64  # its place among all effects, by which the agenda knows it
    source: str = ""  # the id of the card, city or tile that has it
    category: i64 = Category.EFFECTS  # where the points count that it gives

    def carry_out(self, position: SeatChanges, seat: i64) -> None:
        """Do it for a seat."""
        raise AssertionError(f"{type(self).__name__} does not say what it does")

    def gives(self, position: SeatChanges, seat: i64) -> bool:
        """Whether anything at all would be received now."""
        return True

    def good(self) -> i64:
        """What it brings, where that is sure; NONE."""
        return codes.NONE

    def amount(self, position: SeatChanges, seat: i64) -> i64:
        """How much of it, as things are now."""
        return 0

    def times(self) -> i64:
        """How many coins, cubes, citizens … it is about, whatever the position."""
        return 1

    def spaces(self) -> i64:
        """Spaces of the time track without which it cannot be carried out (GE-386)."""
        return 0

    def self_contained(self) -> bool:
        """Whether it leaves alone what an action under way has in hand: cards, cities and spaces to choose from."""
        return True


class Numbered(Effect):
    """An effect with a number."""

    n: i64

    def amount(self, position: SeatChanges, seat: i64) -> i64:
        return self.n

    def times(self) -> i64:
        return self.n


class PerCount(Effect):
    """n for every `per` of what is counted, at most `max`."""

    what: i64
    which: i64  # the type, symbol or synergy that is counted; NONE
    n: i64
    per: i64
    max: i64

    def gives(self, position: SeatChanges, seat: i64) -> bool:
        return self.amount(position, seat) > 0

    def amount(self, position: SeatChanges, seat: i64) -> i64:
        amount = self.n * (position.count(seat, self.what, self.which) // self.per)
        return amount if amount < self.max else self.max


# Rewards ------------------------------------------------------------------------------------------


class Vp(Numbered):
    def carry_out(self, position: SeatChanges, seat: i64) -> None:
        position.gain_points(seat, self.n, self.category, self.source)

    def good(self) -> i64:
        return Good.VP


class Coins(Numbered):
    def carry_out(self, position: SeatChanges, seat: i64) -> None:
        position.gain_coins(seat, self.n, self.source)

    def good(self) -> i64:
        return Good.COINS


class Cube(Numbered):
    """GE-006: what finds no room is lost."""

    kind: i64

    def carry_out(self, position: SeatChanges, seat: i64) -> None:
        position.store_cubes(seat, self.kind, self.n, self.source)

    def gives(self, position: SeatChanges, seat: i64) -> bool:
        return position.stores_with_room(seat) & bit(self.kind) != 0

    def good(self) -> i64:
        return Good.TEMPLE if self.kind == Symbol.TEMPLE else Good.ORACLE


class CubeAny(Numbered):
    """Each in a store with room."""

    def carry_out(self, position: SeatChanges, seat: i64) -> None:
        position.gain_cubes(self.n)

    def gives(self, position: SeatChanges, seat: i64) -> bool:
        return position.stores_with_room(seat) != 0


class Citizen(Numbered):
    """GE-003: one by one; above 6 they are lost."""

    type: i64

    def carry_out(self, position: SeatChanges, seat: i64) -> None:
        for _ in range(self.n):
            position.gain_citizen(seat, self.type, self.source)

    def gives(self, position: SeatChanges, seat: i64) -> bool:
        return position.growing(seat) & bit(self.type) != 0


class CitizenAny(Numbered):
    def carry_out(self, position: SeatChanges, seat: i64) -> None:
        position.gain_citizens(self.n)


class Unlock(Numbered):
    """The left-most locks; for each one missing a cube (as GE-508)."""

    def carry_out(self, position: SeatChanges, seat: i64) -> None:
        removed = self.n if self.n < position.locks[seat] else position.locks[seat]
        position.locks[seat] -= removed
        if position.logging and removed > 0:
            position.log("event-unlock", {"seat": seat, "locks": removed, "source": self.source})
        position.gain_cubes(self.n - removed)

    def gives(self, position: SeatChanges, seat: i64) -> bool:
        return position.locks[seat] > 0 or position.stores_with_room(seat) != 0


class ClearHourglass(Numbered):
    def carry_out(self, position: SeatChanges, seat: i64) -> None:
        position.clear(self.n)

    def gives(self, position: SeatChanges, seat: i64) -> bool:
        return position.clearable(seat) != 0


class RegionActivate(Effect):
    """GE-353."""

    def carry_out(self, position: SeatChanges, seat: i64) -> None:
        position.choose_region(seat)

    def gives(self, position: SeatChanges, seat: i64) -> bool:
        return some_city_gives(position, seat)


class CityActivate(Numbered):
    def self_contained(self) -> bool:
        return False

    def carry_out(self, position: SeatChanges, seat: i64) -> None:
        position.activate_cities(self.n, position.tokens[seat] & codes.ALL_CITIES)

    def gives(self, position: SeatChanges, seat: i64) -> bool:
        return some_city_gives(position, seat)


class Build(Effect):
    """GE-358: compulsory with a token in supply; a move may be refused."""

    symbol: i64

    def self_contained(self) -> bool:
        return False

    def carry_out(self, position: SeatChanges, seat: i64) -> None:
        if position.open_spaces(self.symbol) != 0:
            position.building = 1
            position.start_build(seat, self.symbol)

    def gives(self, position: SeatChanges, seat: i64) -> bool:
        return position.open_spaces(self.symbol) != 0


class TakeRow(Numbered):
    """Of the first slots; empty ones are fewer."""

    slots: i64

    def self_contained(self) -> bool:
        return False

    def carry_out(self, position: SeatChanges, seat: i64) -> None:
        filled = len(position.row)
        if filled > 0:
            position.offer_cards(self.n, self.slots if self.slots < filled else filled)

    def gives(self, position: SeatChanges, seat: i64) -> bool:
        return len(position.row) > 0


class TakeDiscard(Numbered):
    def self_contained(self) -> bool:
        return False

    def carry_out(self, position: SeatChanges, seat: i64) -> None:
        position.offer_cards(self.n, 0)

    def gives(self, position: SeatChanges, seat: i64) -> bool:
        return position.discard != 0


class VpPer(PerCount):
    def carry_out(self, position: SeatChanges, seat: i64) -> None:
        position.gain_points(seat, self.amount(position, seat), self.category, self.source)

    def good(self) -> i64:
        return Good.VP


class CoinsPer(PerCount):
    def carry_out(self, position: SeatChanges, seat: i64) -> None:
        position.gain_coins(seat, self.amount(position, seat), self.source)

    def good(self) -> i64:
        return Good.COINS


def some_city_gives(position: SeatChanges, seat: i64) -> bool:
    cities = position.tokens[seat] & codes.ALL_CITIES
    while cities != 0:
        if position.tables.city_reward[lowest(cities)].gives(position, seat):
            return True
        cities &= cities - 1
    return False


# Penalties (GE-385) -------------------------------------------------------------------------------


class LoseCoins(Numbered):
    def carry_out(self, position: SeatChanges, seat: i64) -> None:
        """What is there."""
        lost = self.n if self.n < position.coins[seat] else position.coins[seat]
        position.coins[seat] -= lost
        if position.logging and lost > 0:
            position.log("event-lose-coins", {"seat": seat, "coins": lost, "source": self.source})


class LoseCitizen(Numbered):
    type: i64

    def carry_out(self, position: SeatChanges, seat: i64) -> None:
        for _ in range(self.n):
            position.lose_citizen(seat, self.type, self.source)


class LoseCitizenAny(Numbered):
    def carry_out(self, position: SeatChanges, seat: i64) -> None:
        position.lose_citizens(self.n)


class AddHourglass(Numbered):
    """GE-386: they fit, or the card could not have been played."""

    def carry_out(self, position: SeatChanges, seat: i64) -> None:
        pairs = position.stackings(self.n, position.free(seat))
        if bits(pairs) > 1:
            position.left = self.n
            position.ask(seat, Question.PENALTY)
        elif pairs != 0:
            position.place_hourglasses(seat, self.n, lowest(pairs))

    def spaces(self) -> i64:
        return (self.n + 1) // 2
