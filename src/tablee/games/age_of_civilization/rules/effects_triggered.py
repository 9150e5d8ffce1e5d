# Compiled by mypyc (see setup.py).
"""Verbs that do something at a moment: gains and losses, end-of-turn and end-of-game abilities, events, scenarios."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tablee.engine.sets import bit
from tablee.games.age_of_civilization.rules import names
from tablee.games.age_of_civilization.rules.codes import NONE, Condition, Moment, Rank, Resource, Source, Target
from tablee.games.age_of_civilization.rules.effects import Abilities, Counting, Effect
from tablee.games.age_of_civilization.rules.steps import Question, Step

if TYPE_CHECKING:
    from tablee.games.age_of_civilization.rules.changes import PositionChanges
    from tablee.games.age_of_civilization.rules.queries import PositionQueries

# Gains and losses ---------------------------------------------------------------------------------


class Gain(Counting):
    """Points, coins or workers: part of an action (2.5), or at a moment (AC-037, AC-080, AC-092)."""

    resource: i64
    cond: i64 = NONE

    def join(self, abilities: Abilities) -> None:
        if self.on == Moment.SACRIFICE:
            abilities.gains_by_sacrifice = True

    def carry_out(self, position: PositionChanges, seat: i64, category: i64) -> None:
        if position.holds(seat, self.cond):
            position.gain(seat, self.resource, self.amount_now(position, seat), category, self.source)

    def printed_gain(self, position: PositionQueries, seat: i64, resource: i64) -> i64:
        """Who always hunts needs not be without technologies."""
        if self.resource != resource:
            return 0
        hunts = self.cond == Condition.NO_TECHNOLOGY and position.abilities[seat].hunts_always
        return self.amount_now(position, seat) if hunts or position.holds(seat, self.cond) else 0

    def perform(self, position: PositionChanges, seat: i64, aim: i64) -> None:
        """Points and coins come with the printed gain."""
        if self.resource == Resource.WORKERS:
            super().perform(position, seat, aim)

    def is_fixed(self) -> bool:
        return self.on == Moment.TURN_END and self.per == NONE and self.cond == NONE

    def gives_nothing(self, position: PositionQueries, seat: i64) -> bool:
        return not position.holds(seat, self.cond) or self.amount_now(position, seat) == 0


class GainTechnology(Effect):
    """AC-078."""

    count: i64

    def carry_out(self, position: PositionChanges, seat: i64, category: i64) -> None:
        position.push(Step.GAIN_TECHNOLOGIES, self.count)

    def perform(self, position: PositionChanges, seat: i64, aim: i64) -> None:
        """AC-061: first the one that was chosen with the action."""
        if aim != NONE:
            position.push(Step.GAIN_TECHNOLOGIES, self.count - 1)
            position.acquire_technology(seat, aim)


class GainWonder(Effect):
    """AC-079."""

    count: i64

    def carry_out(self, position: PositionChanges, seat: i64, category: i64) -> None:
        position.push(Step.GAIN_WONDERS, self.count)

    def perform(self, position: PositionChanges, seat: i64, aim: i64) -> None:
        """AC-060: first the one that was chosen with the action."""
        if aim != NONE:
            position.push(Step.GAIN_WONDERS, self.count - 1)
            position.acquire_wonder(seat, aim)


class OthersGain(Effect):
    """AC-069, AC-125."""

    amount: i64

    def carry_out(self, position: PositionChanges, seat: i64, category: i64) -> None:
        for other in range(position.players):
            if other != seat:
                position.gain_coins(other, self.amount, self.source)


class OthersLose(Effect):
    """AC-128."""

    amount: i64
    action: i64 = NONE
    cond: i64 = NONE

    def join(self, abilities: Abilities) -> None:
        if self.on == Moment.ACTION:
            abilities.robbing |= bit(self.action)

    def carry_out(self, position: PositionChanges, seat: i64, category: i64) -> None:
        if position.holds(seat, self.cond):
            for other in range(position.players):
                if other != seat:
                    position.lose_coins(other, self.amount, self.source)

    def after_action(self, position: PositionChanges, seat: i64, action: i64) -> None:
        if self.on == Moment.ACTION and action == self.action:
            self.carry_out(position, seat, NONE)


class BonusMultiply(Effect):
    """AC-122."""

    factor: i64

    def carry_out(self, position: PositionChanges, seat: i64, category: i64) -> None:
        position.gain_coins(seat, position.bonus_coins * (self.factor - 1), self.source)


class TechnologyPerBonus(Effect):
    """AC-124."""

    every: i64

    def carry_out(self, position: PositionChanges, seat: i64, category: i64) -> None:
        position.push(Step.GAIN_TECHNOLOGIES, position.bonus_coins // self.every)


# The end of a turn (2.7), the end of the game (2.9) -------------------------------------------------


class TurnAction(Effect):
    """AC-091: an action without a worker."""

    action: i64

    def carry_out(self, position: PositionChanges, seat: i64, category: i64) -> None:
        position.perform(seat, self.action, NONE, False, True)

    def is_optional(self) -> bool:
        return True

    def can_be_chosen(self, position: PositionQueries, seat: i64) -> bool:
        return position.can_do_freely(seat, self.action, True)


class TurnPay(Effect):
    """Points for coins, all or nothing; AC-127: the coins may go onto a card of the market."""

    coins: i64
    points: i64
    to: i64

    def carry_out(self, position: PositionChanges, seat: i64, category: i64) -> None:
        position.coins[seat] -= self.coins
        if position.logging:
            source = names.source_id(position, self.source)
            position.log("event-pay", {"seat": seat, "coins": self.coins, "source": source})
        position.score(seat, self.points, category, self.source)
        if self.to == Target.MARKET:
            position.bonus_coins = self.coins
            if len(position.market) == 1:
                position.put_bonus(seat, position.market[0])
            else:
                position.ask(seat, Question.BONUS)

    def is_optional(self) -> bool:
        return True

    def can_be_chosen(self, position: PositionQueries, seat: i64) -> bool:
        if self.to == Target.MARKET and len(position.market) == 0:
            return False
        return position.coins[seat] >= self.coins


class EndPoints(Counting):
    """AC-110."""

    max: i64 = 0
    cond: i64 = NONE

    def end_points(self, position: PositionQueries, seat: i64) -> i64:
        if not position.holds(seat, self.cond):
            return 0
        points = self.amount_now(position, seat)
        return self.max if 0 < self.max < points else points


# Events (AC-151 to AC-153) ------------------------------------------------------------------------


class AllGain(Counting):
    resource: i64

    def carry_out(self, position: PositionChanges, seat: i64, category: i64) -> None:
        position.gain(seat, self.resource, self.amount_now(position, seat), category, self.source)


class AllLose(Effect):
    coins: i64

    def carry_out(self, position: PositionChanges, seat: i64, category: i64) -> None:
        position.lose_coins(seat, self.coins, self.source)


class AllSacrifice(Effect):
    workers: i64

    def carry_out(self, position: PositionChanges, seat: i64, category: i64) -> None:
        position.sacrifice(seat, self.workers, self.source)


class LeadersGain(Effect):
    by: i64
    resource: i64
    amount: i64

    def affected(self, position: PositionQueries) -> i64:
        return position.foremost(self.by, Rank.HIGHEST)

    def carry_out(self, position: PositionChanges, seat: i64, category: i64) -> None:
        position.gain(seat, self.resource, self.amount, category, self.source)


class ExtremesLose(Effect):
    by: i64
    which: i64
    coins: i64

    def affected(self, position: PositionQueries) -> i64:
        return position.foremost(self.by, self.which)

    def carry_out(self, position: PositionChanges, seat: i64, category: i64) -> None:
        position.lose_coins(seat, self.coins, self.source)


# Scenarios ----------------------------------------------------------------------------------------


class FundWonder(Effect):
    """AC-191."""

    coins: i64

    def perform(self, position: PositionChanges, seat: i64, aim: i64) -> None:
        position.wonder_coins[aim] += self.coins
        if position.logging:
            wonder = position.id_of("wonder", aim)
            position.log("event-fund", {"seat": seat, "wonder": wonder, "coins": self.coins})


class OpenStation(Effect):
    """AC-196: the lowest closed station, and its reward."""

    def carry_out(self, position: PositionChanges, seat: i64, category: i64) -> None:
        station = position.stations
        position.stations += 1
        if position.logging:
            position.log("event-station", {"seat": seat, "station": position.id_of("station", station)})
        for effect in position.effects_of(Source.STATION + station):
            effect.carry_out(position, seat, category)


class Ward(Effect):
    """AC-202, AC-206, AC-214."""

    amount: i64

    def carry_out(self, position: PositionChanges, seat: i64, category: i64) -> None:
        position.wards += self.amount
        if position.logging:
            position.log("event-ward", {"seat": seat, "wards": self.amount})


class PayTribute(Effect):
    """AC-207."""

    def carry_out(self, position: PositionChanges, seat: i64, category: i64) -> None:
        position.tribute = 1
        if position.logging:
            position.log("event-tribute", {"seat": seat})
