# Compiled by mypyc (see setup.py).
"""What the verbs of the vocabulary have in common (rules 5.2, 5.3), and the verbs of control.

A verb is one class, named like its class in `content.vocabulary`: what it does, what it asks, what may be answered and
what an answer does. Its attributes are the fields of the content; what is not given there has the default said here.
The other verbs are in `effects_pieces`, `effects_movement` and `effects_assault`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.engine.sets import bit
from tablee.games.genesia.rules import codes
from tablee.games.genesia.rules.actions import Action, numbers
from tablee.games.genesia.rules.codes import Filter, Moment
from tablee.games.genesia.rules.counting import counted
from tablee.games.genesia.rules.steps import Question

if TYPE_CHECKING:
    from tablee.games.genesia.rules.holdings import Holdings
    from tablee.games.genesia.rules.playing_cards import CardPlay


class Effect:
    """One thing that a card does. Its questions are about regions, unless a verb says otherwise."""

    questions: ClassVar[tuple[int, ...]] = ()  # what it may ask
    number: i64 = 0  # its place in `Tables.effects`

    def carry_out(self, position: CardPlay, seat: i64) -> None:
        """Do it for the seat that plays the card, as far as possible (GA-108)."""
        raise AssertionError(f"{type(self).__name__} does not say what it does")

    def fits(self, position: CardPlay, seat: i64, question: i64, region: i64) -> bool:
        """Whether a region answers a question of this verb."""
        return False

    def choices(self, position: CardPlay, seat: i64, question: i64) -> vec[i64]:
        """The legal answers to a question of this verb, ascending: to be done with it, or a region that fits."""
        return self.add_regions(append(vec[i64](capacity=32), Action.DONE), position, seat, question)

    def decide(self, position: CardPlay, seat: i64, question: i64, action: i64) -> None:
        """Carry out an answer other than to be done; most verbs ask nothing."""
        return

    def add_regions(self, found: vec[i64], position: CardPlay, seat: i64, question: i64) -> vec[i64]:
        for region in range(position.world.regions):
            if self.fits(position, seat, question, region):
                found = append(found, Action.CHOOSE_REGION + region)
        return found

    def ask_region(self, position: CardPlay, seat: i64, question: i64) -> None:
        """Nothing is asked where no region fits."""
        for region in range(position.world.regions):
            if self.fits(position, seat, question, region):
                position.ask(seat, question)
                return


class Amount(Effect):
    """So much of something, or so much for each of what is counted, up to a maximum."""

    n: i64 = 0
    per: i64 = codes.NONE
    div: i64 = 1
    max: i64 = 0  # 0 for none
    zone: i64 = codes.NONE
    values: i64 = 0  # a set of printed values; 0 for all
    size: i64 = 0

    def amount(self, position: Holdings, seat: i64) -> i64:
        if self.per == codes.NONE:
            return self.n
        found = self.n * (counted(position, seat, self.per, self.zone, self.values, self.size) // self.div)
        return self.max if 0 < self.max < found else found


class Choose(Effect):
    """One of its options. A card for attack or defence is what its player is; other choices are asked."""

    questions: ClassVar = (Question.OPTION,)
    options: list[list[Effect]]

    def carry_out(self, position: CardPlay, seat: i64) -> None:
        playable = position.tables.playable
        start = codes.MOMENTS * position.age
        both = playable[start + Moment.IN_DEFENCE] & playable[start + Moment.BEFORE_ASSAULT]
        if both & bit(position.card):
            position.push_effects(self.options[0 if seat == position.active else 1])
        else:
            position.ask(seat, Question.OPTION)

    def choices(self, position: CardPlay, seat: i64, question: i64) -> vec[i64]:
        return numbers(Action.CHOOSE_OPTION, 0, len(self.options) - 1)

    def decide(self, position: CardPlay, seat: i64, question: i64, action: i64) -> None:
        option = action - Action.CHOOSE_OPTION
        if position.logging:
            card = position.card_id(position.card)
            position.log("event-option", {"seat": seat, "card": card, "option": option + 1})
        position.push_effects(self.options[option])


class Copy(Effect):
    """GA-114, GA-115: the copied card with the copier as "you". Which cards copy what and when, `Tables` say."""

    filter: i64 = Filter.ANY

    def carry_out(self, position: CardPlay, seat: i64) -> None:
        card = position.copy_card
        position.card = card
        if position.tables.invention[position.age] & bit(card):
            position.marked[codes.AGES * seat + position.age] |= bit(card)
        position.lay(seat, card)
