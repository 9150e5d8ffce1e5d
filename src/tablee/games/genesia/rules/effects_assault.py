# Compiled by mypyc (see setup.py).
"""The verbs of attack and defence (rules 5.3). Losses are worked out in `assaults`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.games.genesia.rules.actions import Action, numbers
from tablee.games.genesia.rules.codes import Role, Scope, Who
from tablee.games.genesia.rules.effects import Effect
from tablee.games.genesia.rules.steps import Question

if TYPE_CHECKING:
    from tablee.games.genesia.rules.playing_cards import CardPlay


class Losses(Effect):
    """GA-077: changes what one side loses. For an Age the card itself stays (GA-082, `Position.lasting`)."""

    who: i64 = 0
    role: i64 = 0  # what the seat must be
    scope: i64 = 0
    n: i64 = 0
    times: i64 = 0  # 0: `n` is added
    floor: i64 = 0  # not below; 0 for none

    def carry_out(self, position: CardPlay, seat: i64) -> None:
        if self.scope == Scope.ASSAULT:
            position.modifiers = append(append(position.modifiers, seat), self.number)

    def loser(self) -> i64:
        """The side whose losses are changed."""
        if self.who == Who.SELF:
            return self.role
        return Role.DEFENCE if self.role == Role.ATTACK else Role.ATTACK

    def change(self, number: i64) -> i64:
        """What is added to a number of losses; a doubling adds the number once more."""
        return (self.times - 1) * number if self.times > 0 else self.n


class AssaultOdds(Effect):
    """GA-070, GA-073: an assault is legal as if there were more Clans in its origin."""

    n: i64 = 0
    scope: i64 = 0

    def carry_out(self, position: CardPlay, seat: i64) -> None:
        if self.scope == Scope.AGE:
            position.odds[seat] += self.n
        else:
            position.odds_now += self.n


class AssaultReach(Effect):
    """GA-070, GA-073: the next assault reaches farther."""

    n: i64 = 0

    def carry_out(self, position: CardPlay, seat: i64) -> None:
        if self.n > position.reach_now:
            position.reach_now = self.n


class AssaultAgain(Effect):
    """GA-062: another assault at once after this one."""

    def carry_out(self, position: CardPlay, seat: i64) -> None:
        position.again += 1


class SiegeFree(Effect):
    """GA-078: a siege costs no Clan."""

    def carry_out(self, position: CardPlay, seat: i64) -> None:
        position.siege_free = 1


class DefendCancel(Effect):
    """GA-118: the assault is over, without losses."""

    def carry_out(self, position: CardPlay, seat: i64) -> None:
        position.cancelled = 1
        if position.logging:
            position.log("event-cancelled", {"seat": seat, "region": position.id_of("region", position.target)})


class DefendRetreat(Effect):
    """GA-118: some of the attacked Clans move home, or beside the target to where is free or held."""

    questions: ClassVar = (Question.RETREAT_COUNT, Question.RETREAT_TO)

    def carry_out(self, position: CardPlay, seat: i64) -> None:
        if position.stack(seat, position.target) > 0:
            position.ask(seat, Question.RETREAT_COUNT)

    def fits(self, position: CardPlay, seat: i64, question: i64, region: i64) -> bool:
        world = position.world
        if region == world.home[seat]:
            return True
        if world.steps[world.regions * position.target + region] != 1:
            return False
        if world.is_home[region] != 0:
            return position.occupies(seat, region)
        return position.may_stay(seat, region)

    def choices(self, position: CardPlay, seat: i64, question: i64) -> vec[i64]:
        if question == Question.RETREAT_COUNT:
            return numbers(Action.NUMBER, 0, position.stack(seat, position.target))
        return self.add_regions(vec[i64](capacity=6), position, seat, question)

    def decide(self, position: CardPlay, seat: i64, question: i64, action: i64) -> None:
        """The own homeland is not asked for where there is nothing else."""
        if question == Question.RETREAT_TO:
            self.retreat(position, seat, action - Action.CHOOSE_REGION)
            return
        position.count = action - Action.NUMBER
        if position.count > 0:
            if len(self.choices(position, seat, Question.RETREAT_TO)) > 1:
                position.ask(seat, Question.RETREAT_TO)
            else:
                self.retreat(position, seat, position.world.home[seat])

    def retreat(self, position: CardPlay, seat: i64, region: i64) -> None:
        position.take_clans(seat, position.target, position.count)
        position.put_clans(seat, region, position.count)
        if position.logging:
            here, there = position.id_of("region", position.target), position.id_of("region", region)
            position.log("event-retreat", {"seat": seat, "from": here, "region": there, "count": position.count})


class Shield(Effect):
    """GA-082, K2: regions that cannot be attacked this Age."""

    questions: ClassVar = (Question.SHIELD,)
    n: i64 = 0

    def carry_out(self, position: CardPlay, seat: i64) -> None:
        position.left = self.n
        self.offer(position, seat)

    def offer(self, position: CardPlay, seat: i64) -> None:
        if position.left > 0:
            self.ask_region(position, seat, Question.SHIELD)

    def fits(self, position: CardPlay, seat: i64, question: i64, region: i64) -> bool:
        return position.owner[region] == seat and position.shield[region] == 0

    def decide(self, position: CardPlay, seat: i64, question: i64, action: i64) -> None:
        region = action - Action.CHOOSE_REGION
        position.left -= 1
        position.shield[region] = 1
        if position.logging:
            position.log("event-shield", {"seat": seat, "region": position.id_of("region", region)})
        self.offer(position, seat)


class Peace(Effect):
    """GA-064: bound to Peace."""

    def carry_out(self, position: CardPlay, seat: i64) -> None:
        position.bound[seat] = 1
