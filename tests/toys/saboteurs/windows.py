"""Broken promises about what being asked tells."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.testing import windows
from tests.toys.saboteurs.enlisting import breaks
from tests.toys.sealed.rules import ANSWER, ANSWERS, PASS, Sealed


@breaks(windows.check_asking_tells_nothing)
class AsksOnlyWhoCanAnswer(Sealed):
    def offer_answer(self, claimer: int, distance: int) -> None:
        other = (claimer + distance) % self.players
        if any(self.may_answer(card) for card in self.hands[other]):
            super().offer_answer(claimer, distance)
        elif distance + 1 < self.players:
            self.push(ANSWERS, claimer, distance + 1)


@breaks(windows.check_asking_tells_nothing)
class TellsOfAPassOnlyWhereThereWasAChoice(Sealed):
    def answer(self, seat: int, action: int) -> None:
        if action == PASS and not any(self.may_answer(card) for card in self.hands[seat]):
            return
        super().answer(seat, action)


@breaks(windows.check_asking_tells_nothing)
class LetsTakeBackByTheHand(Sealed):
    def answer(self, seat: int, action: int) -> None:
        if any(self.may_answer(card) for card in self.hands[seat]):
            self.revealed += 1
        super().answer(seat, action)


@breaks(windows.check_windows_can_be_passed)
class InsistsOnAnAnswer(Sealed):
    def choices(self, seat: int) -> vec[i64]:
        found = super().choices(seat)
        if self.question(seat) == ANSWER and len(found) > 1:
            return vec[i64]([action for action in found if action != PASS])
        return found
