# Compiled by mypyc (see setup.py).
"""What may be decided (rules 3): the table of actions, and the legal answers to each question."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tablee.engine.sets import add_members, bit
from tablee.games.genesia.rules import codes
from tablee.games.genesia.rules.assaults import Assaults
from tablee.games.genesia.rules.steps import Question

# Actions of the table, by the first number of each block.
KEEP_OBJECTIVE: Final[i64] = 0
PICK: Final[i64] = 2
PLAY: Final[i64] = 101
DISCARD: Final[i64] = 200
DONE: Final[i64] = 299
RECRUIT: Final[i64] = 300
MOVE: Final[i64] = 396
LIFT: Final[i64] = 756
NUMBER: Final[i64] = 852
STOP: Final[i64] = 883
STANCE: Final[i64] = 884
ASSAULT_FROM: Final[i64] = 886
ASSAULT_AT: Final[i64] = 982
SIEGE: Final[i64] = 1078
CITY_SITE: Final[i64] = 1080
POSITION: Final[i64] = 1176
CHOOSE_REGION: Final[i64] = 1181
CHOOSE_SEAT: Final[i64] = 1277
CHOOSE_CARD: Final[i64] = 1282
CHOOSE_OPTION: Final[i64] = 1381

YES: Final[i64] = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Choices(Assaults):
    """A position that can say what a seat may choose."""

    def choices(self, seat: i64) -> vec[i64]:
        question = self.question(seat)
        if question == Question.EXPANSION:
            return self.choices_of_expansion(seat)
        if question == Question.GROWTH:
            return self.choices_of_growth(seat)
        if question == Question.TRIP or question == Question.JOURNEY:
            return self.choices_of_trip(seat)
        if question == Question.DRAFT:
            return add_members(vec[i64](capacity=6), self.packet(seat), PICK + codes.CARDS_OF_AGE * self.age)
        if question == Question.STANCE:
            return numbers(STANCE, 0, 1)
        if question == Question.ASSAULT:
            return self.choices_of_assault(seat)
        if question == Question.END_CARDS:
            return self.choices_of_end(seat)
        if question == Question.GROUP:
            return numbers(NUMBER, 1, self.stack(seat, self.trip_from))
        if question == Question.TARGET:
            return shifted(self.targets(seat, self.origin, False), ASSAULT_AT)
        if question == Question.LOSSES:
            return numbers(NUMBER, 1, self.most_lost())
        if question == Question.OCCUPY:
            return numbers(NUMBER, 0, self.stack(seat, self.origin))
        if question == Question.SIEGE:
            return numbers(SIEGE, 0, 1)
        if question == Question.ATTACK_CARDS:
            cards = self.payable(seat, self.fitting(seat, codes.IN_ASSAULT))
            return append(self.add_hand(self.add_plays(vec[i64](capacity=8), cards), seat), DONE)
        if question == Question.DEFENCE_CARDS:
            cards = self.payable(seat, self.fitting(seat, codes.IN_DEFENCE))
            return append(self.add_plays(vec[i64](capacity=8), cards), DONE)
        if question == Question.COPY:
            return append(self.add_plays(vec[i64](capacity=4), self.able_to_copy(seat, self.copy_card)), DONE)
        if question == Question.COPIED_MOVES:
            return self.add_steps(append(vec[i64](capacity=32), DONE), seat)
        return self.choices_of_effect(seat, question)

    def choices_of_effect(self, seat: i64, question: i64) -> vec[i64]:
        """Within the effects of cards, at the End of an Age and before the first."""
        if question == Question.BUY:
            return numbers(NUMBER, 0, self.most_bought(seat))
        if question == Question.JUMP_COUNT:
            return numbers(NUMBER, 1, self.most_jumping(seat))
        if question == Question.RETREAT_COUNT:
            return numbers(NUMBER, 0, self.stack(seat, self.target))
        if question == Question.OPTION:
            return numbers(CHOOSE_OPTION, 0, self.tables.rows[self.row + codes.N] - 1)
        if question == Question.VICTIM:
            return add_members(vec[i64](capacity=4), self.victims(seat), CHOOSE_SEAT)
        if question == Question.MARK:
            found = append(vec[i64](capacity=16), DONE)
            for age in range(codes.AGES):
                found = add_members(found, self.marks(seat, age), CHOOSE_CARD + codes.CARDS_OF_AGE * age)
            return found
        if question == Question.POSITION:
            return self.choices_of_position()
        if question == Question.OBJECTIVE:
            return numbers(KEEP_OBJECTIVE, 0, 1)
        if question == Question.CITY_SITE:
            found = vec[i64](capacity=32)
            for region in range(self.world.regions):
                if self.is_site(seat, region):
                    found = append(found, CITY_SITE + region)
            return found
        return self.choices_of_region(seat, question)

    def choices_of_region(self, seat: i64, question: i64) -> vec[i64]:
        found = vec[i64](capacity=32)
        if question != Question.JUMP_TO and question != Question.RETREAT_TO:
            found = append(found, DONE)
        for region in range(self.world.regions):
            if self.fits_effect(seat, question, region):
                found = append(found, CHOOSE_REGION + region)
        return found

    def fits_effect(self, seat: i64, question: i64, region: i64) -> bool:
        """Whether a region answers what an effect asks."""
        if question == Question.PLACE_CLAN:
            return self.fits_clan(seat, region)
        if question == Question.PLACE_CITY:
            return self.takes_city(seat, region, self.tables.rows[self.row + codes.AT])
        if question == Question.JUMP_FROM:
            return self.can_jump(seat, region)
        if question == Question.JUMP_TO:
            return self.is_goal(seat, self.place, region)
        if question == Question.EXPEL:
            return self.is_expelled(seat, region)
        if question == Question.SHIELD:
            return self.can_shield(seat, region)
        return self.takes_retreat(seat, region)

    # Turns (D3, D4, D9, D17) ------------------------------------------------------------------------------

    def choices_of_growth(self, seat: i64) -> vec[i64]:
        cards = self.payable(seat, self.fitting(seat, codes.IN_GROWTH))
        found = self.add_hand(self.add_plays(vec[i64](capacity=16), cards), seat)
        return self.add_recruits(append(found, DONE), seat)

    def choices_of_expansion(self, seat: i64) -> vec[i64]:
        cards = self.payable(seat, self.fitting(seat, codes.IN_EXPANSION))
        found = self.add_hand(self.add_plays(vec[i64](capacity=64), cards), seat)
        return self.add_steps(self.add_recruits(append(found, DONE), seat), seat)

    def choices_of_assault(self, seat: i64) -> vec[i64]:
        """GA-062, GA-067: no passing while an assault is legal."""
        cards = self.payable(seat, self.fitting(seat, codes.BEFORE_ASSAULT))
        found = self.add_hand(self.add_plays(vec[i64](capacity=32), cards), seat)
        if not self.has_assault(seat):
            found = append(found, DONE)
        if self.recruits_in_attack != 0:
            found = self.add_recruits(found, seat)
        for region in range(self.world.regions):
            if len(self.targets(seat, region, True)) > 0:
                found = append(found, ASSAULT_FROM + region)
        return found

    def choices_of_end(self, seat: i64) -> vec[i64]:
        cards = self.fitting(seat, codes.AT_END)
        found = self.add_plays(vec[i64](capacity=12), self.payable(seat, cards))
        if self.may_discard_at_end(seat):
            found = self.add_hand(found, seat)
        return append(found, DONE)

    def may_discard_at_end(self, seat: i64) -> bool:
        """In Age III coins are of use only for cards of this step."""
        cards = self.fitting(seat, codes.AT_END)
        if not self.in_third_age() or cards & self.tables.buying[self.age]:
            return True
        return self.payable(seat, cards) != cards

    def choices_of_position(self) -> vec[i64]:
        found = vec[i64](capacity=5)
        for place in range(self.seats):
            if self.next_order[place] == codes.NONE:
                found = append(found, POSITION + place)
        return found

    # Parts of a list --------------------------------------------------------------------------------------

    def add_plays(self, found: vec[i64], cards: i64) -> vec[i64]:
        return add_members(found, cards, PLAY + codes.CARDS_OF_AGE * self.age)

    def add_hand(self, found: vec[i64], seat: i64) -> vec[i64]:
        """Every hand card can be discarded."""
        return add_members(found, self.hand[seat], DISCARD + codes.CARDS_OF_AGE * self.age)

    def add_recruits(self, found: vec[i64], seat: i64) -> vec[i64]:
        if not self.can_recruit(seat):
            return found
        if self.age == 0 and self.recruit_held[seat] == 0 and self.recruit_foe[seat] == 0:
            return append(found, RECRUIT + self.world.home[seat])
        for region in range(self.world.regions):
            if self.may_recruit_at(seat, region):
                found = append(found, RECRUIT + region)
        return found

    def add_steps(self, found: vec[i64], seat: i64) -> vec[i64]:
        """D4: a step for each way out of a stack in Ages I and II; groups are lifted first."""
        world = self.world
        clans = self.clans
        start = world.regions * seat
        if not self.in_third_age():
            for region in range(world.regions):
                if clans[start + region] > 0:
                    found = self.add_ways(found, seat, region)
            if self.free[codes.POOLS * seat + codes.STACK] == 0:
                return found
        for region in range(world.regions):
            if clans[start + region] > 0 and self.can_lift(seat, region):
                found = append(found, LIFT + region)
        return found

    def add_ways(self, found: vec[i64], seat: i64, region: i64) -> vec[i64]:
        world = self.world
        low = bit(region) if region < codes.HALF else 0
        high = bit(region - codes.HALF) if region >= codes.HALF else 0
        for place in range(world.first[region], world.first[region + 1]):
            if self.can_step(seat, world.to[place], False, low, high):
                found = append(found, MOVE + world.edge[place])
        return found

    def choices_of_trip(self, seat: i64) -> vec[i64]:
        """D5, D7: a group that has moved may stop where it may stay."""
        found = shifted(self.onward(seat), MOVE)
        if self.trip_stack != 0 and self.trip_at != self.trip_from and self.may_stay(seat, self.trip_at):
            found = append(found, STOP)
        return found

    # The draft and the Cities -----------------------------------------------------------------------------

    def packet(self, seat: i64) -> i64:
        """GA-023: the cards before a seat that it has not picked, a set."""
        found: i64 = 0
        packet = self.packet_before(seat)
        for card in range(codes.CARDS_OF_AGE):
            if self.packet_of[card] == packet and self.pick_of[card] == 0:
                found |= bit(card)
        return found

    def packet_before(self, seat: i64) -> i64:
        """GA-024: which packet has come to a seat; to the left in Ages I and III, to the right in Age II."""
        seats = self.seats
        passed = self.picked % seats
        return (seat + passed) % seats if self.age == 1 else (seat - passed + seats) % seats

    def is_site(self, seat: i64, region: i64) -> bool:
        """GA-091, GA-092: two Clans or more, and no City of one's own."""
        place = self.world.regions * seat + region
        return self.clans[place] >= 2 and self.cities[place] == 0


def numbers(start: i64, least: i64, most: i64) -> vec[i64]:
    """The actions of a block from one number to another."""
    found = vec[i64](capacity=most - least + 1)
    for number in range(least, most + 1):
        found = append(found, start + number)
    return found


def shifted(row: vec[i64], start: i64) -> vec[i64]:
    found = vec[i64](capacity=len(row))
    for number in row:
        found = append(found, start + number)
    return found
