# Compiled by mypyc (see setup.py).
"""What a seat has and where it may put things: pieces, cards, prices, places (rules 2.1, 2.3, 5.3)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tablee.engine.sets import bit, bits, lowest
from tablee.games.genesia.rules import codes
from tablee.games.genesia.rules.codes import At, Moment, Zone
from tablee.games.genesia.rules.state import Position


def zeros(count: i64) -> vec[i64]:
    row = vec[i64](capacity=count)
    for _ in range(count):
        row = append(row, 0)
    return row


@mypyc_attr(allow_interpreted_subclasses=True)
class Holdings(Position):
    """A position that can say what its seats hold, and put pieces on the map or take them off."""

    # Pieces (GA-035, GA-051, GA-055) ------------------------------------------------------------------

    def stack(self, seat: i64, region: i64) -> i64:
        """The Clans of a seat in a region."""
        return self.clans[self.world.regions * seat + region]

    def has_city(self, seat: i64, region: i64) -> bool:
        return self.cities[self.world.regions * seat + region] != 0

    def occupies(self, seat: i64, region: i64) -> bool:
        """Whether a seat has at least a Clan or a City there."""
        place = self.world.regions * seat + region
        return self.clans[place] > 0 or self.cities[place] > 0

    def put_clans(self, seat: i64, region: i64, count: i64) -> None:
        self.clans[self.world.regions * seat + region] += count
        if count > 0 and self.world.is_home[region] == 0:
            self.owner[region] = seat

    def take_clans(self, seat: i64, region: i64, count: i64) -> None:
        """GA-051: with the last piece gone the region is free."""
        place = self.world.regions * seat + region
        self.clans[place] -= count
        if self.clans[place] == 0 and self.cities[place] == 0:
            self.owner[region] = codes.NONE
            self.shield[region] = 0

    def muster(self, seat: i64, region: i64, count: i64) -> i64:
        """GA-033: Clans from the reserve, as many as there are; how many came."""
        if count > self.stock[seat]:
            count = self.stock[seat]
        self.stock[seat] -= count
        self.put_clans(seat, region, count)
        return count

    def lose_clans(self, seat: i64, region: i64, count: i64) -> None:
        """GA-081: back into the reserve."""
        self.take_clans(seat, region, count)
        self.stock[seat] += count

    def build(self, seat: i64, region: i64) -> None:
        """A City from the reserve."""
        self.city_stock[seat] -= 1
        self.cities[self.world.regions * seat + region] = 1
        if self.world.is_home[region] == 0:
            self.owner[region] = seat

    def sites(self, seat: i64) -> vec[i64]:
        """GA-091, GA-092: the regions for Cities: with two Clans or more, and no City of one's own."""
        found = vec[i64](capacity=16)
        start = self.world.regions * seat
        for region in range(self.world.regions):
            if self.clans[start + region] >= 2 and self.cities[start + region] == 0:
                found = append(found, region)
        return found

    def raze(self, seat: i64, region: i64) -> None:
        """A City goes back into the reserve."""
        place = self.world.regions * seat + region
        self.cities[place] = 0
        self.city_stock[seat] += 1
        if self.clans[place] == 0:
            self.owner[region] = codes.NONE
            self.shield[region] = 0

    # Cards --------------------------------------------------------------------------------------------

    def number_of(self, card: i64) -> i64:
        """The number among all cards of a card of the Age."""
        return codes.CARDS_OF_AGE * self.age + card

    def cost(self, card: i64) -> i64:
        return self.tables.cost[codes.CARDS_OF_AGE * self.age + card]

    def fitting(self, seat: i64, moment: i64) -> i64:
        """The hand cards that can be played at a moment, whatever they cost, a set. GA-146: alone, what works only in
        the Attack phase is of no use unless it is an Invention."""
        found = self.hand[seat] & self.cards_for(moment)
        if self.solo:
            found &= ~(self.tables.lasting[self.age] & ~self.tables.invention[self.age])
        return found

    def cards_for(self, moment: i64) -> i64:
        """The cards of the Age that can be played at a moment, a set. GA-105: those of all phases also in a window of
        one's own assault; not so in version 1 of the rules."""
        found = self.tables.playable[codes.MOMENTS * self.age + moment]
        if moment == Moment.IN_ASSAULT and self.rules >= 2:
            found |= self.tables.anytime[self.age]
        return found

    def might_hold(self, seat: i64, cards: i64) -> i64:
        """Those of some cards that a seat may have in hand as far as everybody knows, a set. Who is asked follows from
        this and never from the hand (GA-068), unless hands are open; in version 1 of the rules it did."""
        if self.solo != 0 or self.rules < 2:
            return cards & self.hand[seat]
        if self.hand[seat] == 0:
            return 0
        return cards & self.possible(self.age) & ~self.shown[self.age]

    def possible(self, age: i64) -> i64:
        """GA-010: the cards that may be in the deck of an Age, a set."""
        return self.sure[age] | self.maybe[age] | self.extra[age]

    def payable(self, seat: i64, cards: i64) -> i64:
        """GA-101: those of some cards that a seat can pay now, a set."""
        coins = self.coins[seat]
        cost = self.tables.cost
        start = codes.CARDS_OF_AGE * self.age
        found: i64 = 0
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            if cost[start + card] <= coins:
                found |= bit(card)
        return found

    def payable_after_discards(self, seat: i64, cards: i64) -> bool:
        """Whether one of some hand cards can be paid now or after discarding the others."""
        others = bits(self.hand[seat]) - 1
        most = self.coins[seat] + others * self.discard_price[seat]
        while cards != 0:
            if self.cost(lowest(cards)) <= most:
                return True
            cards &= cards - 1
        return False

    def inventions(self, seat: i64) -> i64:
        """How many a seat scores."""
        start = codes.AGES * seat
        found: i64 = 0
        for age in range(codes.AGES):
            found += bits(self.made[start + age] | self.marked[start + age])
        return found

    def invention_points(self, seat: i64) -> i64:
        """GA-109: the printed points of all Inventions that a seat scores."""
        printed = self.tables.printed
        found: i64 = 0
        for age in range(codes.AGES):
            cards = self.made[codes.AGES * seat + age] | self.marked[codes.AGES * seat + age]
            while cards != 0:
                found += printed[codes.CARDS_OF_AGE * age + lowest(cards)]
                cards &= cards - 1
        return found

    def after(self, seat: i64, distance: i64) -> i64:
        """The seat so many places after another in turn order."""
        order = self.order
        place: i64 = 0
        while order[place] != seat:
            place += 1
        return order[(place + distance) % self.seats]

    # Recruiting (GA-031 to GA-033) ----------------------------------------------------------------------

    def recruit_price(self, seat: i64) -> i64:
        return self.cheap_price[seat] if self.cheap_left[seat] > 0 else self.tables.recruit

    def can_recruit(self, seat: i64) -> bool:
        return self.stock[seat] > 0 and self.coins[seat] >= self.recruit_price(seat)

    def is_base(self, seat: i64, region: i64) -> bool:
        """GA-032: the own homeland; from Age II on also every City."""
        if region == self.world.home[seat]:
            return True
        return self.age > 0 and self.cities[self.world.regions * seat + region] != 0

    def has_other_base(self, seat: i64) -> bool:
        home = self.world.home[seat]
        for region in range(self.world.regions):
            if region != home and self.is_base(seat, region):
                return True
        return False

    def may_recruit_at(self, seat: i64, region: i64) -> bool:
        """GA-032, or what cards allow for some Clans."""
        if self.is_base(seat, region):
            return True
        if self.world.is_home[region]:
            return self.recruit_foe[seat] > 0
        return self.recruit_held[seat] > 0 and self.owner[region] == seat

    # Places (5.3) ----------------------------------------------------------------------------------------

    def in_zone(self, seat: i64, region: i64, zone: i64) -> bool:
        if zone == codes.NONE:
            return True
        slot = self.world.slot[region]
        if zone == Zone.ISLAND:
            return slot == codes.NONE
        if zone == Zone.FOREIGN:
            return slot != codes.NONE and slot != seat
        return slot == seat and self.world.is_home[region] == 0

    def is_free(self, region: i64) -> bool:
        """Nobody occupies it; homelands are never meant."""
        return self.owner[region] == codes.NONE and self.world.is_home[region] == 0

    def is_frontier(self, seat: i64, region: i64) -> bool:
        """A free region next to one that the seat holds, or to a homeland where it is."""
        if not self.is_free(region):
            return False
        world = self.world
        for place in range(world.first[region], world.first[region + 1]):
            beside = world.to[place]
            if self.owner[beside] == seat:
                return True
            if world.is_home[beside]:
                if self.stack(seat, beside) > 0:
                    return True
                if world.slot[beside] != seat and self.has_city(seat, beside):
                    return True
        return False

    def takes_clan(self, seat: i64, region: i64, at: i64) -> bool:
        """Whether a card can put a Clan there."""
        if at == At.HELD:
            return self.owner[region] == seat
        if at == At.BASE:
            return self.is_base(seat, region)
        if at == At.CITY:
            return self.has_city(seat, region)
        if at == At.FRONTIER:
            return self.is_frontier(seat, region)
        if at == At.FOE_HOME:
            return self.world.is_home[region] != 0 and self.world.slot[region] != seat
        return region == self.world.home[seat]

    def takes_city(self, seat: i64, region: i64, at: i64) -> bool:
        """GA-123: whether a card can put a City there."""
        if at == At.HELD:
            return self.owner[region] == seat and self.stack(seat, region) > 0 and not self.has_city(seat, region)
        if at == At.FRONTIER:
            return self.is_frontier(seat, region)
        return self.takes_clan(seat, region, at) and not self.has_city(seat, region)

    # Names, for events ----------------------------------------------------------------------------------

    def id_of(self, section: str, number: i64) -> str:
        return self.tables.ids[section][number]

    def card_id(self, card: i64) -> str:
        """The id of a card of the Age."""
        return self.tables.ids["card"][self.number_of(card)]
