# Compiled by mypyc (see setup.py).
"""What a seat has and what it can reach: time, citizens, cities, cards in play, prices (rules 2.1, 2.4 to 2.10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tablee.engine.sets import bit, bits, lowest
from tablee.games.gentes.rules import codes
from tablee.games.gentes.rules.codes import ActionType, Bonus, CityNeed, Count, Sum
from tablee.games.gentes.rules.state import Position

OUT_OF_REACH: Final[i64] = 99  # more power, or more spaces, than anybody has


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatFacts(Position):
    """A position that can say what its seats have and are able to do."""

    # Time (GE-004) ------------------------------------------------------------------------------------

    def free(self, seat: i64) -> i64:
        """Free spaces of the time track."""
        return codes.TRACK - self.locks[seat] - self.used[seat]

    def count_spaces(self, seat: i64, content: i64) -> i64:
        """Spaces of the track that hold one hourglass, or two."""
        track = self.track
        start = codes.TRACK * seat
        found: i64 = 0
        for place in range(start, start + self.used[seat]):
            if track[place] == content:
                found += 1
        return found

    def era(self) -> i64:
        """GE-201: 0 to 2; two rounds each."""
        return (self.round - 1) // 2

    # Citizens (GE-002) ----------------------------------------------------------------------------------

    def total(self, seat: i64) -> i64:
        """All real citizens."""
        citizens = self.citizens
        found: i64 = 0
        for place in range(codes.TYPES * seat, codes.TYPES * seat + codes.TYPES):
            found += citizens[place]
        return found

    def growing(self, seat: i64) -> i64:
        """The types below 6, a set (GE-003)."""
        citizens = self.citizens
        start = codes.TYPES * seat
        found: i64 = 0
        member: i64 = 1
        for place in range(start, start + codes.TYPES):
            if citizens[place] < codes.TYPES:  # six of a type fill their row
                found |= member
            member <<= 1
        return found

    def present(self, seat: i64) -> i64:
        """The types with at least one citizen, a set."""
        citizens = self.citizens
        start = codes.TYPES * seat
        found: i64 = 0
        member: i64 = 1
        for place in range(start, start + codes.TYPES):
            if citizens[place] > 0:
                found |= member
            member <<= 1
        return found

    # Spaces (GE-383) --------------------------------------------------------------------------------------

    def open_spaces(self, symbol: i64) -> i64:
        """GE-351: empty spaces with a symbol, a set."""
        found = self.board & self.tables.symbol_spaces[symbol]
        for tokens in self.tokens:
            found &= ~tokens
        return found

    def regions(self, seat: i64) -> i64:
        """The regions with own cities, a set."""
        cities = self.tokens[seat] & codes.ALL_CITIES
        regions = self.tables.region_cities
        found: i64 = 0
        if cities & regions[0]:
            found |= 1
        if cities & regions[1]:
            found |= 2
        if cities & regions[2]:
            found |= 4
        return found

    # Cards (GE-382, GE-383) -------------------------------------------------------------------------------

    def refresh(self, seat: i64) -> None:
        """Add up anew what the cards in play do always; to be called whenever they have changed."""
        sums = self.lasting
        start = Sum.LASTING * seat
        for place in range(start, start + Sum.LASTING):
            sums[place] = 0
        cards = self.played[seat]
        while cards != 0:
            for effect in self.tables.ongoing[lowest(cards)]:
                effect.add_to(sums, start)
            cards &= cards - 1

    def shortfall(self, seat: i64, card: i64) -> i64:
        """GE-382: citizens missing, over all types; oracle cubes can stand in for them."""
        needs, citizens, lasting = self.tables.needs, self.citizens, self.lasting
        need = codes.TYPES * card
        have = codes.TYPES * seat
        virtual = Sum.LASTING * seat + Sum.VIRTUAL
        missing: i64 = 0
        for kind in range(codes.TYPES):
            wanted = needs[need + kind]
            if wanted != 0:
                wanted -= citizens[have + kind] + lasting[virtual + kind]
                if wanted > 0:
                    missing += wanted
        return missing

    def has_cities(self, seat: i64, card: i64) -> bool:
        """GE-383: each requirement by itself."""
        if self.tables.wants_cities & bit(card) == 0:
            return True
        for kind in range(codes.CITY_NEEDS):
            if self.missing_cities(seat, card, kind) > 0:
                return False
        return True

    def missing_cities(self, seat: i64, card: i64, kind: i64) -> i64:
        wanted = self.tables.city_needs[codes.CITY_NEEDS * card + kind]
        if wanted == 0:
            return 0
        if kind == CityNeed.REGIONS:
            have = bits(self.regions(seat))
        elif kind == CityNeed.HOME:
            have = bits(self.tokens[seat] & codes.ALL_HOMES)
        else:
            have = bits(self.tokens[seat] & self.tables.symbol_spaces[kind])
        return wanted - have if wanted > have else 0

    def playable(self, seat: i64) -> i64:
        """GE-381: the hand cards whose requirements are met, if need be with oracle cubes, a set."""
        found: i64 = 0
        cards = self.hand[seat]
        cubes = self.oracle[seat]
        while cards != 0:
            rest = cards & (cards - 1)
            card = lowest(cards)
            if self.shortfall(seat, card) <= cubes and self.has_cities(seat, card):
                found |= cards ^ rest
            cards = rest
        return found

    def fitting(self, cards: i64, spaces: i64) -> i64:
        """GE-386: those whose hourglass penalties need no more than so many spaces, a set."""
        penalty = self.tables.penalty_spaces
        left = cards
        while left != 0:
            card = lowest(left)
            left &= left - 1
            if penalty[card] > spaces:
                cards &= ~bit(card)
        return cards

    def least_penalty(self, cards: i64) -> i64:
        """The fewest spaces that the penalties of one of these cards need."""
        penalty = self.tables.penalty_spaces
        least: i64 = OUT_OF_REACH
        while cards != 0 and least > 0:
            card = lowest(cards)
            cards &= cards - 1
            if penalty[card] < least:
                least = penalty[card]
        return least

    # Counts -----------------------------------------------------------------------------------------------

    def count(self, seat: i64, what: i64, which: i64) -> i64:
        """What `vp_per` and `coins_per` count."""
        if what == Count.CITIZEN:
            return self.citizens[codes.TYPES * seat + which]
        if what == Count.SYMBOL:
            return bits(self.tokens[seat] & self.tables.symbol_spaces[which])
        if what == Count.SYNERGY:
            return bits(self.played[seat] & self.tables.of_synergy[which])
        if what == Count.CARDS:
            return bits(self.played[seat])
        if what == Count.CUBES:
            return self.temple[seat] + self.oracle[seat]
        if what == Count.CITIES:
            return bits(self.tokens[seat])
        return self.coins[seat]

    def has_of(self, seat: i64, kind: i64) -> i64:
        """What a kind of bonus tiles counts (GE-421 to GE-424)."""
        if kind == Bonus.CARDS:
            return bits(self.played[seat])
        return self.total(seat) if kind == Bonus.CITIZENS else bits(self.tokens[seat])

    # Prices (GE-221, GE-311, GE-332) ------------------------------------------------------------------------

    def discounted(self, seat: i64, action: i64, coins: i64) -> i64:
        """GE-221: what an action costs after the discounts."""
        if action == ActionType.EFFECTS:
            return coins
        coins -= self.lasting[Sum.LASTING * seat + Sum.DISCOUNT + action]
        return coins if coins > 0 else 0

    def reach(self, seat: i64, action: i64) -> i64:
        """What a seat's cards add to the power of an action."""
        return self.lasting[Sum.LASTING * seat + Sum.REACH + action]

    def types_in_reach(self, power: i64, pair: bool) -> i64:
        """GE-313, GE-314: the types whose column the power pays, for one citizen or for each of two, a set."""
        prices = self.tables.pair if pair else self.tables.single
        chart = self.chart
        found: i64 = 0
        for column in range(codes.TYPES):
            if prices[column] <= power:
                found |= bit(chart[column])
        return found

    def slots_in_reach(self, cards: i64, power: i64) -> i64:
        """GE-332: the cards of the row within reach when taking so many of them, a set of slots."""
        if power >= codes.POWERS:
            power = codes.POWERS - 1
        reach = self.tables.slot_reach[codes.POWERS * (cards - 1) + power]
        row = self.row
        if reach > len(row):
            reach = len(row)
        found: i64 = 0
        for slot in range(reach):
            if row[slot] != codes.NONE:
                found |= bit(slot)
        return found

    def least_power(self, seat: i64, action: i64) -> i64:
        """GE-217: the least power with which a Philosopher reaches something. A Scribe may take no card (GE-333); by
        the first version of the rules one had to be within reach."""
        least: i64 = OUT_OF_REACH
        if action == ActionType.PHILOSOPHER:
            prices, chart = self.tables.single, self.chart
            growing = self.growing(seat)
            for column in range(codes.TYPES):
                if prices[column] < least and growing & bit(chart[column]):
                    least = prices[column]
            return least
        if self.rules >= 2:
            return 0
        if len(self.row) > 0:
            reach = self.tables.slot_reach
            least = 1
            while reach[least] == 0:
                least += 1
        if self.discard != 0 and self.tables.discard_prices[0] < least:
            least = self.tables.discard_prices[0]
        return least

    # What works once a round (GE-218 to GE-220) ---------------------------------------------------------------

    def unused_homes(self, seat: i64) -> i64:
        """The own hometowns without a marker, a set (GE-372)."""
        return self.tokens[seat] & codes.ALL_HOMES & ~self.marked_homes[seat]

    def unused_modifiers(self, seat: i64) -> i64:
        """The cards in play without a marker that can change an action, a set."""
        return self.played[seat] & self.tables.modifying & ~self.marked[seat]

    def best_haste(self, seat: i64) -> i64:
        """The most hourglasses that a card or a hometown could save on a tile."""
        saved = self.tables.saved
        best: i64 = 0
        cards = self.unused_modifiers(seat)
        while cards != 0:
            if saved[lowest(cards)] > best:
                best = saved[lowest(cards)]
            cards &= cards - 1
        homes = self.unused_homes(seat)
        if homes != 0:
            for side in range(2 * codes.HOME_ROWS):
                use = codes.HOME_USES + side
                if saved[use] > best and homes & self.tables.row_spaces[side // 2]:
                    best = saved[use]
        return best

    def can_choose_price(self, seat: i64, action: i64, spared: i64) -> bool:
        """Whether some `pay_any` of the seat makes an action affordable. `spared` is a hometown used otherwise."""
        uses = self.tables.uses
        cards = self.unused_modifiers(seat)
        while cards != 0:
            if uses[lowest(cards)].amounts(self, seat, action) != 0:
                return True
            cards &= cards - 1
        homes = self.unused_homes(seat)
        if spared != codes.NONE:
            homes &= ~bit(spared)
        if homes != 0:
            for side in range(2 * codes.HOME_ROWS):
                own = homes & self.tables.row_spaces[side // 2]
                if own != 0 and uses[codes.HOME_USES + side].amounts(self, seat, action) != 0:
                    return True
        return False
