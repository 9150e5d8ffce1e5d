# Compiled by mypyc (see setup.py).
"""The verbs of money, points and pieces (rules 5.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.engine.sets import add_members, bit, bits, lowest
from tablee.games.genesia.rules import codes
from tablee.games.genesia.rules.actions import Action, numbers
from tablee.games.genesia.rules.codes import At, Spread, What, Whom
from tablee.games.genesia.rules.effects import Amount, Effect
from tablee.games.genesia.rules.steps import Question

if TYPE_CHECKING:
    from tablee.games.genesia.rules.playing_cards import CardPlay


class Coins(Amount):
    """From the bank."""

    def carry_out(self, position: CardPlay, seat: i64) -> None:
        position.gain_coins(seat, self.amount(position, seat))


class Points(Amount):
    """GA-095, GA-096: Progress Points of this Age, worked out once, now."""

    def carry_out(self, position: CardPlay, seat: i64) -> None:
        position.gain_points(seat, self.amount(position, seat))


# Clans and Cities ---------------------------------------------------------------------------------------


class Clans(Amount):
    """GA-033, GA-034: Clans from the reserve, put in places of one kind."""

    questions: ClassVar = (Question.PLACE_CLAN,)
    at: i64 = 0
    spread: i64 = Spread.ANY

    def carry_out(self, position: CardPlay, seat: i64) -> None:
        gain_clans(self, position, seat, self.amount(position, seat), self.at)

    def fits(self, position: CardPlay, seat: i64, question: i64, region: i64) -> bool:
        if self.spread != Spread.ANY:
            used = position.has_chosen(region)
            if used and self.spread == Spread.EACH:
                return False
            if not used and self.spread == Spread.SAME and position.chosen | position.chosen_high != 0:
                return False
        return position.takes_clan(seat, region, self.at)

    def decide(self, position: CardPlay, seat: i64, question: i64, action: i64) -> None:
        place_clan(self, position, seat, action - Action.CHOOSE_REGION)


def gain_clans(effect: Effect, position: CardPlay, seat: i64, count: i64, at: i64) -> None:
    """What can only go to the own homeland goes there by itself; other places are chosen one by one."""
    if at == At.HOME or (at == At.BASE and not position.has_other_base(seat)):
        position.muster_at_home(seat, count)
        return
    position.left = count
    position.chosen = 0
    position.chosen_high = 0
    offer_clan(effect, position, seat)


def offer_clan(effect: Effect, position: CardPlay, seat: i64) -> None:
    if position.left > 0 and position.stock[seat] > 0:
        effect.ask_region(position, seat, Question.PLACE_CLAN)


def place_clan(effect: Effect, position: CardPlay, seat: i64, region: i64) -> None:
    position.left -= 1
    position.choose_region(region)
    count = position.muster(seat, region, 1)
    position.note_host(seat, region)
    if position.logging:
        position.log_clans(seat, region, count)
    offer_clan(effect, position, seat)


class City(Effect):
    """GA-123: Cities from the reserve."""

    questions: ClassVar = (Question.PLACE_CITY,)
    n: i64 = 0
    at: i64 = 0

    def carry_out(self, position: CardPlay, seat: i64) -> None:
        position.left = self.n
        self.offer(position, seat)

    def offer(self, position: CardPlay, seat: i64) -> None:
        if position.left > 0 and position.city_stock[seat] > 0:
            self.ask_region(position, seat, Question.PLACE_CITY)

    def fits(self, position: CardPlay, seat: i64, question: i64, region: i64) -> bool:
        return position.takes_city(seat, region, self.at)

    def decide(self, position: CardPlay, seat: i64, question: i64, action: i64) -> None:
        region = action - Action.CHOOSE_REGION
        position.left -= 1
        position.build(seat, region)
        position.note_host(seat, region)
        if position.logging:
            there, source = position.id_of("region", region), position.card_id(position.card)
            position.log("event-city", {"seat": seat, "region": there, "source": source})
        self.offer(position, seat)


class Buy(Effect):
    """Points, or Clans that are then placed, for coins."""

    questions: ClassVar = (Question.BUY, Question.PLACE_CLAN)
    what: i64 = 0
    n: i64 = 0
    price: i64 = 0
    max: i64 = 0
    at: i64 = codes.NONE  # of Clans

    def carry_out(self, position: CardPlay, seat: i64) -> None:
        if position.coins[seat] >= self.price:
            position.ask(seat, Question.BUY)

    def fits(self, position: CardPlay, seat: i64, question: i64, region: i64) -> bool:
        return position.takes_clan(seat, region, self.at)

    def choices(self, position: CardPlay, seat: i64, question: i64) -> vec[i64]:
        if question == Question.PLACE_CLAN:
            return super().choices(position, seat, question)
        most = position.coins[seat] // self.price
        return numbers(Action.NUMBER, 0, most if most < self.max else self.max)

    def decide(self, position: CardPlay, seat: i64, question: i64, action: i64) -> None:
        if question == Question.PLACE_CLAN:
            place_clan(self, position, seat, action - Action.CHOOSE_REGION)
            return
        count = action - Action.NUMBER
        position.coins[seat] -= count * self.price
        if position.logging and count > 0:
            source = position.card_id(position.card)
            position.log("event-pay", {"seat": seat, "coins": count * self.price, "source": source})
        if self.what == What.POINTS:
            position.gain_points(seat, count * self.n)
        else:
            gain_clans(self, position, seat, count * self.n, self.at)


# Coins of others ------------------------------------------------------------------------------------------


class TakeCoins(Effect):
    """From those who have any: the seat chooses only where there is a choice (K16)."""

    questions: ClassVar = (Question.VICTIM,)
    n: i64 = 0
    whom: i64 = 0
    players: i64 = 0  # at most; 0 for all

    def carry_out(self, position: CardPlay, seat: i64) -> None:
        if self.whom == Whom.COPIED:
            if position.copied_from != codes.NONE:
                self.rob(position, seat, position.copied_from)
            return
        position.left = 1 if self.whom == Whom.ONE else self.players if self.players > 0 else position.seats
        position.chosen = 0
        self.offer(position, seat)

    def victims(self, position: CardPlay, seat: i64) -> i64:
        """Opponents with coins that have not been chosen yet, a set."""
        found: i64 = 0
        for other in range(position.seats):
            if other != seat and position.coins[other] > 0 and position.chosen & bit(other) == 0:
                found |= bit(other)
        return found

    def offer(self, position: CardPlay, seat: i64) -> None:
        found = self.victims(position, seat)
        if bits(found) > position.left:
            if position.left > 0:
                position.ask(seat, Question.VICTIM)
            return
        while found != 0:
            self.rob(position, seat, lowest(found))
            found &= found - 1

    def rob(self, position: CardPlay, seat: i64, victim: i64) -> None:
        """A victim gives what it has."""
        position.left -= 1
        position.chosen |= bit(victim)
        coins = self.n if self.n < position.coins[victim] else position.coins[victim]
        position.coins[victim] -= coins
        position.coins[seat] += coins
        if position.logging and coins > 0:
            source = position.card_id(position.card)
            position.log("event-take", {"seat": seat, "rival": victim, "coins": coins, "source": source})

    def choices(self, position: CardPlay, seat: i64, question: i64) -> vec[i64]:
        return add_members(vec[i64](capacity=4), self.victims(position, seat), Action.CHOOSE_SEAT)

    def decide(self, position: CardPlay, seat: i64, question: i64, action: i64) -> None:
        self.rob(position, seat, action - Action.CHOOSE_SEAT)
        self.offer(position, seat)


class Gift(Effect):
    """Coins or Clans for others, in turn order after the acting seat."""

    what: i64 = 0
    n: i64 = 0

    def is_for(self, position: CardPlay, other: i64) -> bool:
        return True

    def carry_out(self, position: CardPlay, seat: i64) -> None:
        for distance in range(1, position.seats):
            other = position.after(seat, distance)
            if self.is_for(position, other):
                if self.what == What.COINS:
                    position.gain_coins(other, self.n)
                else:
                    position.muster_at_home(other, self.n)


class HostsGain(Gift):
    """GA-120: those on whose Continent a piece has arrived by this card."""

    def is_for(self, position: CardPlay, other: i64) -> bool:
        return position.hosts & bit(other) != 0


class OthersGain(Gift):
    """GA-121: everybody else."""


# Prices and order -----------------------------------------------------------------------------------------


class DiscardPrice(Effect):
    """GA-110: what each discard brings this Age; the best figure counts."""

    n: i64 = 0

    def carry_out(self, position: CardPlay, seat: i64) -> None:
        if self.n > position.discard_price[seat]:
            position.discard_price[seat] = self.n


class RecruitPrice(Effect):
    """GA-031, K8: what the next recruits of this Age cost; the best figure counts, the limits add up."""

    n: i64 = 0
    max: i64 = 0

    def carry_out(self, position: CardPlay, seat: i64) -> None:
        if position.cheap_left[seat] == 0 or self.n < position.cheap_price[seat]:
            position.cheap_price[seat] = self.n
        position.cheap_left[seat] += self.max


class RecruitAt(Effect):
    """GA-032, K7: where some recruits of this Age may be put instead."""

    at: i64 = 0
    max: i64 = 0

    def carry_out(self, position: CardPlay, seat: i64) -> None:
        if self.at == At.HELD:
            position.recruit_held[seat] += self.max
        else:
            position.recruit_foe[seat] += self.max


class OrderFirst(Effect):
    """GA-097, K20: to choose the next turn order before the others."""

    def carry_out(self, position: CardPlay, seat: i64) -> None:
        position.chooses_first[seat] = 1


class MarkInvention(Effect):
    """GA-114: an Invention of somebody else scores for this seat too, from now on."""

    questions: ClassVar = (Question.MARK,)
    max: i64 = 0

    def carry_out(self, position: CardPlay, seat: i64) -> None:
        for age in range(codes.AGES):
            if self.marks(position, seat, age) != 0:
                position.ask(seat, Question.MARK)
                return

    def marks(self, position: CardPlay, seat: i64, age: i64) -> i64:
        """The Inventions of an Age that can be marked, a set."""
        found: i64 = 0
        for other in range(position.seats):
            if other != seat:
                found |= position.made[codes.AGES * other + age]
        found &= ~(position.made[codes.AGES * seat + age] | position.marked[codes.AGES * seat + age])
        left = found
        while left != 0:
            card = lowest(left)
            left &= left - 1
            if position.tables.printed[codes.CARDS_OF_AGE * age + card] > self.max:
                found &= ~bit(card)
        return found

    def choices(self, position: CardPlay, seat: i64, question: i64) -> vec[i64]:
        found = append(vec[i64](capacity=16), Action.DONE)
        for age in range(codes.AGES):
            start = Action.CHOOSE_CARD + codes.CARDS_OF_AGE * age
            found = add_members(found, self.marks(position, seat, age), start)
        return found

    def decide(self, position: CardPlay, seat: i64, question: i64, action: i64) -> None:
        number = action - Action.CHOOSE_CARD
        position.marked[codes.AGES * seat + number // codes.CARDS_OF_AGE] |= bit(number % codes.CARDS_OF_AGE)
        if position.logging:
            position.log("event-mark", {"seat": seat, "card": position.id_of("card", number)})
