# Compiled by mypyc (see setup.py).
"""What may be decided (rules 3): the legal answers to each question."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.engine.sets import add_members, as_set, bit, bits, insert
from tablee.games.age_of_civilization.rules.actions import PLAIN, Action
from tablee.games.age_of_civilization.rules.codes import NONE, TECHNOLOGIES, WONDERS, CardAction, Source
from tablee.games.age_of_civilization.rules.effects import Effect
from tablee.games.age_of_civilization.rules.end_of_round import EndOfRound
from tablee.games.age_of_civilization.rules.steps import Question

_FOLLOW_OR_SKIP: Final = vec[i64]([Action.FOLLOW, Action.SKIP])


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
            found = add_members(vec[i64](), self.bought_late(seat), Action.BUY)
            return add_members(found, self.available(seat), Action.TAKE)
        if question == Question.WONDER:
            return add_members(vec[i64](), self.wonders_left(), Action.GAIN)
        if question == Question.FOLLOW:
            return _FOLLOW_OR_SKIP[:]
        if question == Question.BONUS:
            return add_members(vec[i64](), as_set(self.market), Action.BONUS)
        return add_members(vec[i64](), self.packs[seat], Action.DRAFT)

    def choices_of_civilization(self, seat: i64) -> vec[i64]:
        """AC-031, AC-032: in round 1 rise; later rise, annex or pass, while fewer than three are owned."""
        found = vec[i64](capacity=16)
        if bits(self.civilizations[seat]) < self.tables.civilization_limit:
            takeable = self.takeable(seat)
            found = add_members(found, takeable, Action.RISE)
            if self.round > 1:
                found = add_members(found, takeable, Action.ANNEX)
        if self.round > 1:
            found = append(found, Action.PASS)
        return add_members(found, self.purchasable(seat), Action.BUY)

    def takeable(self, seat: i64) -> i64:
        """The civilizations a seat may choose from, a bit each: the market, after a draft its hand too (AC-161)."""
        if self.given != NONE:
            return bit(self.given)  # AC-200
        return self.cards[seat] | as_set(self.market)

    def choices_of_action(self, seat: i64) -> vec[i64]:
        """AC-045: actions that can be paid for, special cards; rest before the first action, the end after it."""
        found = add_members(vec[i64](capacity=32), self.purchasable(seat), Action.BUY)
        if self.hand[seat] > 0:
            found = self.add_actions(found, seat)
        return append(found, Action.END if self.acted else Action.REST)

    def add_actions(self, found: vec[i64], seat: i64) -> vec[i64]:
        offered = self.on_offer(seat)
        open_actions = (offered | self.abilities[seat].private) & ~self.denied(seat)
        for place in range(len(PLAIN)):
            action = PLAIN[place]
            if open_actions & bit(action) == 0 or not self.can_place(seat, action, offered):
                continue
            if self.coins[seat] >= self.cost(seat, action, NONE, False):
                found = append(found, Action.DO + place)
        if open_actions & bit(CardAction.RESEARCH) and self.can_place(seat, CardAction.RESEARCH, offered):
            technologies = self.available(seat)
            found = self.add_aims(found, seat, CardAction.RESEARCH, technologies, Action.RESEARCH, TECHNOLOGIES)
        if open_actions & bit(CardAction.WONDER) and self.can_place(seat, CardAction.WONDER, offered):
            found = self.add_aims(found, seat, CardAction.WONDER, self.wonders_left(), Action.BUILD, WONDERS)
        if open_actions & bit(CardAction.QUARRY) and self.can_place(seat, CardAction.QUARRY, offered):
            found = add_members(found, self.wonders_left(), Action.QUARRY)
        if open_actions & bit(CardAction.PATRONAGE) and self.can_place(seat, CardAction.PATRONAGE, offered):
            technologies = self.available(seat)
            found = self.add_aims(found, seat, CardAction.PATRONAGE, technologies, Action.PATRONAGE, TECHNOLOGIES)
        return found

    def can_place(self, seat: i64, action: i64, offered: i64) -> bool:
        """AC-046: a free slot and enough workers; the coins are asked for apart."""
        if self.hand[seat] < self.workers_needed(seat, action) or self.free_slots(seat, action, offered) < 1:
            return False
        return self.would_do_something(seat, action)

    def add_aims(self, found: vec[i64], seat: i64, action: i64, aims: i64, start: i64, none: i64) -> vec[i64]:
        """The action for each aim that can be paid; without any aim, for none (AC-060, AC-061)."""
        coins = self.coins[seat]
        if coins >= self.cost(seat, action, NONE, False):  # an aim only ever makes it cheaper
            return add_members(found, aims, start) if aims != 0 else append(found, start + none)
        if self.cost_depends_on_aim(seat, action):
            for number in range(none):
                if aims & bit(number) and coins >= self.cost(seat, action, number, False):
                    found = append(found, start + number)
        return found

    def choices_of_trigger(self, seat: i64) -> vec[i64]:
        """Every compulsory ability, every optional one that can be paid; the end when nothing compulsory is left."""
        found = add_members(vec[i64](), self.bought_late(seat), Action.BUY)
        compulsory = False
        for effect in self.abilities[seat].triggers:
            if effect.source in self.spent:
                continue
            if effect.can_be_chosen(self, seat):
                found = insert(found, Action.TRIGGER + trigger_number(effect))
            if not effect.is_optional():
                compulsory = True
        return found if compulsory else append(found, Action.FINISH)

    def trigger(self, seat: i64, number: i64) -> Effect | None:
        """The effect behind an action `trigger`: a card has only one that waits for the end of a turn."""
        for effect in self.abilities[seat].triggers:
            if trigger_number(effect) == number:
                return effect
        return None


def trigger_number(effect: Effect) -> i64:
    """The place of its card in the block `trigger`: a civilization, a technology or a wonder."""
    return effect.source if effect.source < Source.INHERITED else effect.source - Source.INHERITED
