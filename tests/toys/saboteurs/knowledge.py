"""Broken promises about who knows what."""

from __future__ import annotations

import random
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Rng
from tablee.engine.state import State
from tablee.testing import knowledge
from tests.toys.saboteurs.enlisting import breaks
from tests.toys.sealed.rules import BID, CLAIM, Sealed

# Who knows what -----------------------------------------------------------------------------------


@breaks(knowledge.check_imagine_fits)
class ForgetsItsOwnHand(Sealed):
    def determinize(self, seat: int, rng: Rng) -> None:
        super().determinize(seat, rng)
        self.hands[seat] = sorted(1 + rng.below(16) for _ in self.hands[seat])


@breaks(knowledge.check_imagine_fits)
class ImaginesItsTurn(Sealed):
    def determinize(self, seat: int, rng: Rng) -> None:
        super().determinize(seat, rng)
        self.questions = 0
        self.ask(seat, BID if self.hands[seat] else CLAIM)


@breaks(knowledge.check_imagine_fits)
class ImaginesTheImpossible(Sealed):
    def determinize(self, seat: int, rng: Rng) -> None:
        super().determinize(seat, rng)
        for other, hand in enumerate(self.hands):
            if other != seat:
                hand.clear()


@breaks(knowledge.check_imagine_has_own_chance)
class ForeseesTheDie(Sealed):
    def imagine(self, seat: int, rng: Rng) -> State:
        twin = self.clone()
        twin.determinize(seat, rng)
        return twin


@breaks(knowledge.check_imagine_has_own_chance)
class ImaginesOneFuture(Sealed):
    def imagine(self, seat: int, rng: Rng) -> State:
        return super().imagine(seat, Rng(0))


@breaks(knowledge.check_imagine_has_own_chance)
class ImaginesAtWhim(Sealed):
    def imagine(self, seat: int, rng: Rng) -> State:
        return super().imagine(seat, Rng(random.getrandbits(32)))


@breaks(knowledge.check_imagine_forgets)
class KnowsEverything(Sealed):
    def determinize(self, seat: int, rng: Rng) -> None:
        pass


@breaks(knowledge.check_imagine_forgets)
class KnowsWhatIsBid(Sealed):
    def determinize(self, seat: int, rng: Rng) -> None:
        bids = list(self.sealed)
        super().determinize(seat, rng)
        self.sealed = bids


@breaks(knowledge.check_no_leak)
class ShowsHands(Sealed):
    def view(self, seat: int | None) -> dict[str, Any]:
        return {**super().view(seat), "hands": [list(hand) for hand in self.hands]}


@breaks(knowledge.check_no_leak)
class ShowsHandsToSpectators(Sealed):
    def view(self, seat: int | None) -> dict[str, Any]:
        return {**super().view(seat), "hands": [list(hand) for hand in self.hands] if seat is None else []}


@breaks(knowledge.check_no_leak)
class TellsBidsToAll(Sealed):
    def log(self, key: str, values: Any, seats: tuple[int, ...] | None = None) -> None:
        super().log(key, values, None if key == "event-own-bid" else seats)


@breaks(knowledge.check_no_leak)
class TellsWhetherItWins(Sealed):
    def decide(self, seat: int, question: int, action: int) -> None:
        super().decide(seat, question, action)
        if self.logging and question == BID:
            highest = max(card for hand in self.hands for card in [*hand, *self.sealed])
            self.log("event-own-bid", {"seat": seat, "card": highest}, (seat,))


@breaks(knowledge.check_no_leak)
class AllowsOnlyWhatMayWin(Sealed):
    def choices(self, seat: int) -> vec[i64]:
        found = [int(action) for action in super().choices(seat)]
        others = [card for other, hand in enumerate(self.hands) if other != seat for card in hand]
        useful = [action for action in found if action + 1 > min(others, default=0)]
        return vec[i64](useful or found)


@breaks(knowledge.check_view_is_plain)
class ShowsASet(Sealed):
    def view(self, seat: int | None) -> dict[str, Any]:
        return {**super().view(seat), "shown": set(self.shown)}


@breaks(knowledge.check_view_is_plain)
class ShowsNumbersAsKeys(Sealed):
    def view(self, seat: int | None) -> dict[str, Any]:
        return {**super().view(seat), "gold": dict(enumerate(self.gold))}
