"""Broken promises about what may be done."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.actions import ActionTable, Block, Parameter
from tablee.engine.chance import Rng
from tablee.engine.errors import IllegalAction
from tablee.engine.events import Event, Refusal
from tablee.testing import actions
from tests.toys.saboteurs.enlisting import breaks
from tests.toys.sealed.game import SealedGame
from tests.toys.sealed.rules import CLAIM, KEEP, MELT, Sealed

# Playing ------------------------------------------------------------------------------------------


@breaks(actions.check_ends_within_bound)
class PromisesTooMuch(SealedGame):
    def longest(self, players: int) -> int:
        return 5


@breaks(actions.check_ends_within_bound)
class NeverEnds(Sealed):
    def decide(self, seat: int, question: int, action: int) -> None:
        super().decide(seat, question, action)
        if question == CLAIM:
            self.stock.append(self.prize)
            for hand in self.hands:
                hand.append(self.shown.pop())


@breaks(actions.check_ends_within_bound)
class AsksNobody(Sealed):
    def pending(self) -> list[int]:
        asked = super().pending()
        return [] if len(asked) == 1 else asked


@breaks(actions.check_legal_lists)
class ListsBackwards(Sealed):
    def choices(self, seat: int) -> vec[i64]:
        return vec[i64](list(super().choices(seat))[::-1])


@breaks(actions.check_legal_lists)
class ListsTwice(Sealed):
    def choices(self, seat: int) -> vec[i64]:
        found = list(super().choices(seat))
        return vec[i64]([*found, found[-1]])


@breaks(actions.check_legal_lists)
class ListsNothing(Sealed):
    def legal(self, seat: int) -> list[int]:
        return []

    def choices(self, seat: int) -> vec[i64]:
        return vec[i64]()


@breaks(actions.check_legal_lists)
class ListsBeyondTheTable(Sealed):
    def choices(self, seat: int) -> vec[i64]:
        return vec[i64]([*super().choices(seat), self.game.actions.size])


@breaks(actions.check_legal_lists)
class ListsForEverybody(Sealed):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat) or [KEEP]


@breaks(actions.check_legal_lists)
class AsksAStranger(Sealed):
    def pending(self) -> list[int]:
        return [*super().pending(), 6]


@breaks(actions.check_choices_are_legal)
class ListsLessThanItOffers(Sealed):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat)[:1]


@breaks(actions.check_sample_is_legal)
class SamplesAnything(Sealed):
    def sample(self, seat: int, rng: Rng) -> int:
        return rng.below(self.game.actions.size)


@breaks(actions.check_sample_is_uniform)
class SamplesTheFirst(Sealed):
    def sample(self, seat: int, rng: Rng) -> int:
        return self.choices(seat)[0]


@breaks(actions.check_sample_is_uniform)
class SamplesLowRatherThanHigh(Sealed):
    def sample(self, seat: int, rng: Rng) -> int:
        return min(super().sample(seat, rng), super().sample(seat, rng))


@breaks(actions.check_quiet_play)
class PaysListeners(Sealed):
    def decide(self, seat: int, question: int, action: int) -> None:
        super().decide(seat, question, action)
        if self.logging and question == CLAIM:
            self.gold[seat] += 1


# The action table ---------------------------------------------------------------------------------


class CountingFromOne(ActionTable):
    def decode(self, action: int) -> tuple[str, tuple[int, ...]]:
        name, numbers = super().decode(action)
        return name, tuple(min(number + 1, 17) for number in numbers)


class CaseSensitive(ActionTable):
    def parse(self, text: str) -> int:
        return super().parse(text) if text.islower() else super().parse(f"«{text}»")


CARDS = Parameter("card", tuple(str(card) for card in range(1, 19)))
BLOCKS = (Block("bid", CARDS), Block("keep"), Block("melt"))


@breaks(actions.check_action_numbers)
class DecodesTheNext(SealedGame):
    actions = CountingFromOne(*BLOCKS)


@breaks(actions.check_action_texts)
class ReadsOnlySmallLetters(SealedGame):
    actions = CaseSensitive(*BLOCKS)


@breaks(actions.check_action_texts)
class SaysTheSameTwice(SealedGame):
    actions = ActionTable(Block("bid", Parameter("card", ("1", "1", *CARDS.tokens[2:]))), Block("keep"), Block("melt"))


# What is forbidden --------------------------------------------------------------------------------


@breaks(actions.check_why_not)
class ForbidsNothing(Sealed):
    def forbids(self, seat: int, question: int, action: int) -> Refusal | None:
        return None


@breaks(actions.check_why_not)
class ForbidsMelting(Sealed):
    def forbids(self, seat: int, question: int, action: int) -> Refusal | None:
        return Refusal("SE-004", "refuse-bid-first") if action == MELT else super().forbids(seat, question, action)


@breaks(actions.check_why_not)
class ForbidsWithoutARule(Sealed):
    def forbids(self, seat: int, question: int, action: int) -> Refusal | None:
        found = super().forbids(seat, question, action)
        return found and Refusal("", found.key, found.values)


@breaks(actions.check_illegal_is_refused)
class PlaysTheIllegal(Sealed):
    def apply(self, seat: int, action: int, outcomes: list[int] | None = None) -> list[Event]:
        return [] if self.why_not(seat, action) else super().apply(seat, action, outcomes)


@breaks(actions.check_illegal_is_refused)
class FinesTheIllegal(Sealed):
    def apply(self, seat: int, action: int, outcomes: list[int] | None = None) -> list[Event]:
        try:
            return super().apply(seat, action, outcomes)
        except IllegalAction:
            self.gold[seat] -= 1
            raise


@breaks(actions.check_others_are_refused)
class LetsOthersActToo(Sealed):
    def why_not(self, seat: int, action: int) -> Refusal | None:
        asked = self.pending()
        return super().why_not(asked[0] if asked and seat not in asked else seat, action)


@breaks(actions.check_others_are_refused)
class FinesOthers(Sealed):
    def apply(self, seat: int, action: int, outcomes: list[int] | None = None) -> list[Event]:
        if seat not in self.pending():
            self.gold[0] -= 1
        return super().apply(seat, action, outcomes)
