# Compiled by mypyc (see setup.py).
"""The verbs of movement (rules 5.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.sets import bit
from tablee.games.genesia.rules import codes
from tablee.games.genesia.rules.actions import Action, numbers
from tablee.games.genesia.rules.codes import Goal, Phase, Pool, Source, Unit
from tablee.games.genesia.rules.effects import Effect
from tablee.games.genesia.rules.steps import Question, Step

if TYPE_CHECKING:
    from tablee.games.genesia.rules.playing_cards import CardPlay


class Moves(Effect):
    """GA-041 to GA-053: free moves. GA-116: after the own Expansion turn they are made at once."""

    n: i64 = 0
    unit: i64 = Unit.CLAN
    zone: i64 = codes.NONE

    def carry_out(self, position: CardPlay, seat: i64) -> None:
        pool: i64 = Pool.ANY
        if self.zone != codes.NONE:
            pool = self.zone
        elif self.unit == Unit.STACK and not position.in_third_age():
            pool = Pool.STACK
        position.free[codes.POOLS * seat + pool] += self.n
        if position.logging:
            source, kind = position.card_id(position.card), codes.POOL_NAMES[pool]
            position.log("event-moves", {"seat": seat, "count": self.n, "pool": kind, "source": source})
        if position.phase > Phase.EXPANSION or (position.phase == Phase.EXPANSION and position.done[seat] != 0):
            position.push(Step.AT_ONCE, seat)


class Jump(Effect):
    """Clans change their place, one by one or all together; none twice by one card. No toll, no movement points."""

    questions: ClassVar = (Question.JUMP_FROM, Question.JUMP_COUNT, Question.JUMP_TO)
    n: i64 = 0
    to: i64 = 0
    reach: i64 = 0  # 0 for any distance
    source: i64 = Source.ANY
    zone: i64 = codes.NONE
    values: i64 = 0  # a set of printed values; 0 for all
    together: bool = False
    times: i64 = 1

    def carry_out(self, position: CardPlay, seat: i64) -> None:
        position.left = self.n
        position.times = self.times
        self.offer(position, seat)

    def offer(self, position: CardPlay, seat: i64) -> None:
        position.place = codes.NONE
        if position.left > 0 and position.times > 0:
            self.ask_region(position, seat, Question.JUMP_FROM)

    def jumpers(self, position: CardPlay, seat: i64, region: i64) -> i64:
        """Clans that can jump from there."""
        if self.source == Source.CITY and not position.has_city(seat, region):
            return 0
        return position.stack(seat, region) - position.landed[region]

    def most_jumping(self, position: CardPlay, seat: i64) -> i64:
        """How many Clans can jump together."""
        most = self.jumpers(position, seat, position.place)
        return most if most < position.left else position.left

    def can_jump(self, position: CardPlay, seat: i64, start: i64) -> bool:
        if self.jumpers(position, seat, start) == 0:
            return False
        for region in range(position.world.regions):
            if self.is_goal(position, seat, start, region):
                return True
        return False

    def is_goal(self, position: CardPlay, seat: i64, start: i64, region: i64) -> bool:
        """Whether a jump can lead from one region to the other."""
        if region == start:
            return False
        if self.to == Goal.CITY:
            if not position.has_city(seat, region):
                return False
        elif position.owner[region] == seat:
            if self.to == Goal.FREE:
                return False
        elif self.to == Goal.HELD or not position.is_free(region):
            return False
        if not position.in_zone(seat, region, self.zone):
            return False
        world = position.world
        if self.values != 0 and self.values & bit(world.value[region]) == 0:
            return False
        return self.reach == 0 or world.steps[world.regions * start + region] <= self.reach

    def fits(self, position: CardPlay, seat: i64, question: i64, region: i64) -> bool:
        if question == Question.JUMP_FROM:
            return self.can_jump(position, seat, region)
        return self.is_goal(position, seat, position.place, region)

    def choices(self, position: CardPlay, seat: i64, question: i64) -> vec[i64]:
        if question == Question.JUMP_COUNT:
            return numbers(Action.NUMBER, 1, self.most_jumping(position, seat))
        if question == Question.JUMP_TO:
            return self.add_regions(vec[i64](capacity=32), position, seat, question)
        return super().choices(position, seat, question)

    def decide(self, position: CardPlay, seat: i64, question: i64, action: i64) -> None:
        if question == Question.JUMP_COUNT:
            position.count = action - Action.NUMBER
            self.offer_goals(position, seat)
        elif question == Question.JUMP_TO:
            self.jump_to(position, seat, action - Action.CHOOSE_REGION)
        else:
            position.place = action - Action.CHOOSE_REGION
            position.count = 1
            if self.together and self.most_jumping(position, seat) > 1:
                position.ask(seat, Question.JUMP_COUNT)
            else:
                self.offer_goals(position, seat)

    def offer_goals(self, position: CardPlay, seat: i64) -> None:
        """Where a jump leads; a single goal is not asked for."""
        goals = self.choices(position, seat, Question.JUMP_TO)
        if len(goals) > 1:
            position.ask(seat, Question.JUMP_TO)
        else:
            self.jump_to(position, seat, goals[0] - Action.CHOOSE_REGION)

    def jump_to(self, position: CardPlay, seat: i64, region: i64) -> None:
        position.take_clans(seat, position.place, position.count)
        position.put_clans(seat, region, position.count)
        position.landed[region] += position.count
        position.note_host(seat, region)
        if position.logging:
            here, there = position.id_of("region", position.place), position.id_of("region", region)
            position.log("event-jump", {"seat": seat, "from": here, "to": there, "count": position.count})
        if self.together:
            position.times -= 1
        else:
            position.left -= 1
        self.offer(position, seat)


class Toll(Effect):
    """GA-045, K19: tolls of this Age; the best figure counts."""

    pay: i64 = 1  # 0: no tolls are paid
    receive: i64 = 0  # coins that others pay; 0 for as many as usual

    def carry_out(self, position: CardPlay, seat: i64) -> None:
        if self.pay == 0:
            position.toll_free[seat] = 1
        if self.receive > position.toll_gain[seat]:
            position.toll_gain[seat] = self.receive


class Expel(Effect):
    """K15: the Clans of a region beside own ones go to their owner's homeland, they are not lost."""

    questions: ClassVar = (Question.EXPEL,)
    n: i64 = 0  # Clans at most

    def carry_out(self, position: CardPlay, seat: i64) -> None:
        self.ask_region(position, seat, Question.EXPEL)

    def fits(self, position: CardPlay, seat: i64, question: i64, region: i64) -> bool:
        owner = position.owner[region]
        if owner == codes.NONE or owner == seat or position.shield[region] != 0 or position.has_city(owner, region):
            return False
        if position.stack(owner, region) > self.n:
            return False
        world = position.world
        for place in range(world.first[region], world.first[region + 1]):
            if position.stack(seat, world.to[place]) > 0:
                return True
        return False

    def decide(self, position: CardPlay, seat: i64, question: i64, action: i64) -> None:
        region = action - Action.CHOOSE_REGION
        owner = position.owner[region]
        count = position.stack(owner, region)
        position.take_clans(owner, region, count)
        position.put_clans(owner, position.world.home[owner], count)
        if position.logging:
            there = position.id_of("region", region)
            position.log("event-expel", {"seat": seat, "rival": owner, "region": there, "count": count})
