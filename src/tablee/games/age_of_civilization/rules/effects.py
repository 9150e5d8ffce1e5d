# Compiled by mypyc (see setup.py).
"""What an effect of a card can be asked and told, and what the active effects of a seat add up to.

Each verb of the vocabulary is a class of the same name below `Effect`, with the fields of the content by number:
`effects_lasting` and `effects_triggered` have them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.engine.sets import bit
from tablee.games.age_of_civilization.rules.codes import CARD_ACTIONS, NONE, Category, Moment

if TYPE_CHECKING:
    from tablee.games.age_of_civilization.rules.changes import PositionChanges
    from tablee.games.age_of_civilization.rules.queries import PositionQueries

_NO_SLOTS: Final = vec[i64]([0] * CARD_ACTIONS)


class Effect:
    """One thing that a card does. What a verb has nothing to do with, it answers as here."""

    number: i64 = NONE  # its place among all effects
    verb: i64 = NONE  # the place of its verb in the vocabulary
    source: i64 = NONE  # the card it stands on
    on: i64 = NONE  # the moment at which it happens

    def join(self, abilities: Abilities) -> None:
        """Note what it does as long as it is active."""

    def carry_out(self, position: PositionChanges, seat: i64, category: i64) -> None:
        """Do it now. What cannot be done is ignored."""

    def after_action(self, position: PositionChanges, seat: i64, action: i64) -> None:
        """Do what it does whenever its owner has performed a certain action."""

    def end_points(self, position: PositionQueries, seat: i64) -> i64:
        """AC-110: the points that it would give if the game ended now."""
        return 0

    # On the card of an action ---------------------------------------------------------------------

    def printed_gain(self, position: PositionQueries, seat: i64, resource: i64) -> i64:
        """The points or coins that it is part of the action to give now."""
        return 0

    def perform(self, position: PositionChanges, seat: i64, aim: i64) -> None:
        """Its part of the action, besides giving points and coins. `aim` is the card that the action is for."""
        self.carry_out(position, seat, Category.OTHER_ACTIONS)

    # At the end of a turn (2.7) -------------------------------------------------------------------

    def is_fixed(self) -> bool:
        """AC-092: whether it counts nothing and needs nothing, and so comes by itself."""
        return False

    def waits_for_its_owner(self) -> bool:
        """AC-092: whether it is resolved when its owner chooses."""
        return self.on == Moment.TURN_END and not self.is_fixed()

    def is_optional(self) -> bool:
        """AC-091."""
        return False

    def can_be_chosen(self, position: PositionQueries, seat: i64) -> bool:
        """Whether its price can be paid."""
        return True

    def gives_nothing(self, position: PositionQueries, seat: i64) -> bool:
        """Whether it would be resolved in vain, which is worth telling."""
        return False

    # On an event token (2.13) ---------------------------------------------------------------------

    def affected(self, position: PositionQueries) -> i64:
        """The seats an event is about, a bit each."""
        return bit(position.players) - 1


class ActionModifier(Effect):
    """Changes the numbers of an action (AC-072 to AC-075)."""

    action: i64
    technologies: i64 = 0  # the only ones for which it holds, a bit each; 0 for all

    def join(self, abilities: Abilities) -> None:
        abilities.modifiers = append(abilities.modifiers, self)
        abilities.modified |= bit(self.action)

    def applies(self, action: i64, aim: i64) -> bool:
        """AC-074: one that names technologies is for these only."""
        if self.action != action:
            return False
        return self.technologies == 0 or (aim != NONE and self.technologies & bit(aim) != 0)

    def added_gain(self, action: i64, aim: i64, resource: i64) -> i64:
        """The points or coins that it adds."""
        return 0

    def reduction(self, position: PositionQueries, seat: i64, action: i64, aim: i64, at_turn_end: bool) -> i64:
        """The coins that it takes off the cost."""
        return 0

    def added_workers(self, action: i64) -> i64:
        """The workers that are needed more."""
        return 0


class Counting(Effect):
    """Gives an amount, multiplied by floor(count / every) where it counts something."""

    amount: i64
    per: i64 = NONE
    every: i64 = 1

    def amount_now(self, position: PositionQueries, seat: i64) -> i64:
        if self.per == NONE:
            return self.amount
        return self.amount * (position.count(seat, self.per) // self.every)


class Abilities:
    """The active effects of a seat, and what follows from them alone. Made anew whenever its cards change."""

    def __init__(self) -> None:
        self.effects: vec[Effect] = vec[Effect](capacity=16)
        self.triggers: vec[Effect] = vec[Effect]()  # those of the end of a turn that wait for their owner
        self.modifiers: vec[ActionModifier] = vec[ActionModifier]()
        self.modified: i64 = 0  # the actions that have modifiers, a bit each
        self.aimed: i64 = 0  # those that are cheaper for some technologies
        self.kept: i64 = 0  # those whose workers are not sacrificed
        self.denied: i64 = 0  # those that others may not perform
        self.robbing: i64 = 0  # those with which others lose coins
        self.private: i64 = 0  # those with private slots
        self.slots: vec[i64] = _NO_SLOTS[:]  # private slots of each action
        self.shields: i64 = 0
        self.counted_shields: vec[Counting] = vec[Counting]()  # effects that add shields as they count something
        self.immune: i64 = 0  # against what, a bit each
        self.uses_upcoming: bool = False
        self.ignores_prerequisites: bool = False
        self.hunts_always: bool = False
        self.gains_by_sacrifice: bool = False

    def add(self, effect: Effect) -> None:
        self.effects = append(self.effects, effect)
        if effect.waits_for_its_owner():
            self.triggers = append(self.triggers, effect)
        effect.join(self)
