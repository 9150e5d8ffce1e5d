# Compiled by mypyc (see setup.py).
"""Verbs that change what a seat's actions cost, need and give, what it may do, and its military (rules 2.6, 2.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

from tablee.engine.sets import bit
from tablee.games.age_of_civilization.rules.codes import NONE, Moment, Resource
from tablee.games.age_of_civilization.rules.effects import Abilities, ActionModifier, Counting, Effect
from tablee.games.age_of_civilization.rules.steps import Step

if TYPE_CHECKING:
    from tablee.games.age_of_civilization.rules.changes import PositionChanges
    from tablee.games.age_of_civilization.rules.queries import PositionQueries


class ActionPoints(ActionModifier):
    """AC-074."""

    amount: i64

    def added_gain(self, action: i64, aim: i64, resource: i64) -> i64:
        return self.amount if resource == Resource.POINTS and self.applies(action, aim) else 0


class ActionCoins(ActionModifier):
    """AC-074."""

    amount: i64

    def added_gain(self, action: i64, aim: i64, resource: i64) -> i64:
        return self.amount if resource == Resource.COINS and self.applies(action, aim) else 0


class ActionCost(ActionModifier):
    """AC-072; AC-073: perhaps not for the action performed at the end of a turn."""

    amount: i64
    cond: i64 = NONE
    except_source: i64 = NONE

    def join(self, abilities: Abilities) -> None:
        super().join(abilities)
        if self.technologies != 0:
            abilities.aimed |= bit(self.action)

    def reduction(self, position: PositionQueries, seat: i64, action: i64, aim: i64, at_turn_end: bool) -> i64:
        if not self.applies(action, aim) or (at_turn_end and self.except_source == Moment.TURN_END):
            return 0
        return self.amount if position.holds(seat, self.cond) else 0


class ActionFree(ActionModifier):
    """AC-072: no coins for some technologies."""

    def join(self, abilities: Abilities) -> None:
        super().join(abilities)
        abilities.aimed |= bit(self.action)

    def reduction(self, position: PositionQueries, seat: i64, action: i64, aim: i64, at_turn_end: bool) -> i64:
        return position.tables.cost[action] if self.applies(action, aim) else 0


class ActionWorkers(ActionModifier):
    """AC-075."""

    amount: i64

    def added_workers(self, action: i64) -> i64:
        return self.amount if self.applies(action, NONE) else 0


class ActionRecruit(Effect):
    """AC-123: workers after an action, ready at once."""

    action: i64
    amount: i64

    def after_action(self, position: PositionChanges, seat: i64, action: i64) -> None:
        if action == self.action:
            position.recruit(seat, self.amount, self.source)


class ActionFollow(Effect):
    """AC-120: after an action another one without a worker."""

    action: i64
    then: i64

    def after_action(self, position: PositionChanges, seat: i64, action: i64) -> None:
        if action == self.action:
            position.push(Step.OFFER_FOLLOW, self.then)


class ActionKeep(Effect):
    """AC-075: its workers return as from a white slot."""

    action: i64

    def join(self, abilities: Abilities) -> None:
        abilities.kept |= bit(self.action)


class Slot(Effect):
    """AC-077."""

    action: i64
    count: i64

    def join(self, abilities: Abilities) -> None:
        abilities.private |= bit(self.action)
        abilities.slots[self.action] += self.count


class UpcomingSlots(Effect):
    """AC-126."""

    def join(self, abilities: Abilities) -> None:
        abilities.uses_upcoming = True


class DenyAction(Effect):
    """AC-129."""

    action: i64

    def join(self, abilities: Abilities) -> None:
        abilities.denied |= bit(self.action)


class IgnorePrerequisites(Effect):
    """AC-081."""

    def join(self, abilities: Abilities) -> None:
        abilities.ignores_prerequisites = True


class HuntAlways(Effect):
    """AC-066: the point of Hunting although technologies are owned."""

    def join(self, abilities: Abilities) -> None:
        abilities.hunts_always = True


class Shield(Effect):
    """AC-082."""

    amount: i64

    def join(self, abilities: Abilities) -> None:
        abilities.shields += self.amount


class ShieldPer(Counting):
    """AC-082."""

    def join(self, abilities: Abilities) -> None:
        abilities.counted_shields = append(abilities.counted_shields, self)


class Immune(Effect):
    """AC-133."""

    to: i64

    def join(self, abilities: Abilities) -> None:
        abilities.immune |= bit(self.to)
