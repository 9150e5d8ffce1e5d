"""Broken promises about copies, saved positions and the same game again."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from tablee.compiled import is_compiled
from tablee.engine.chance import Chance
from tablee.engine.fields import Fields, Number
from tablee.engine.game import Game
from tablee.engine.state import State
from tablee.testing import copies
from tests.toys.saboteurs.enlisting import breaks
from tests.toys.sealed.game import SealedGame
from tests.toys.sealed.rules import CLAIM, Sealed

# Copies and saved positions -----------------------------------------------------------------------


@breaks(copies.check_clones_are_independent)
class SharesHands(Sealed):
    def copy_to(self, twin: State) -> None:
        super().copy_to(twin)
        assert isinstance(twin, Sealed)
        twin.hands = self.hands


@breaks(copies.check_clones_are_independent)
class CopiesShallowly(Sealed):
    def copy_to(self, twin: State) -> None:
        super().copy_to(twin)
        assert isinstance(twin, Sealed)
        twin.won = list(self.won)


@breaks(copies.check_clones_are_independent)
class SharesChance(Sealed):
    def clone(self) -> Sealed:
        twin = type(self)(self.game, self.players, self.options, self.chance)
        self.copy_to(twin)
        return twin


@breaks(copies.check_clones_are_independent)
class ForgetsGoldInCopies(Sealed):
    def copy_to(self, twin: State) -> None:
        super().copy_to(twin)
        assert isinstance(twin, Sealed)
        twin.gold = [0] * self.players


@breaks(copies.check_dump_and_load)
class ForgetsGoldWhenLoading(SealedGame):
    def restore(self, players: int, options: dict[str, Any], chance: Chance, position: dict[str, Any]) -> Sealed:
        state = super().restore(players, options, chance, position)
        state.gold = [0] * players
        return state


@breaks(copies.check_dump_and_load)
class DumpsTuples(Sealed):
    def dump_position(self) -> dict[str, Any]:
        return {**super().dump_position(), "shown": tuple(self.shown)}


@breaks(copies.check_loaded_plays_on)
class RemembersBesidesTheDump(Sealed):
    """The first card a copy or a loaded position does not know of."""

    played = 0

    def copy_to(self, twin: State) -> None:
        super().copy_to(twin)
        assert isinstance(twin, RemembersBesidesTheDump)
        twin.played = self.played

    def decide(self, seat: int, question: int, action: int) -> None:
        super().decide(seat, question, action)
        self.played += 1
        if self.played == 5:
            self.gold[seat] += 1


class Counting(Sealed):
    """Counts decisions, which no rule asks for and no dump tells."""

    def __init__(self, game: Game, players: int, options: dict[str, Any], chance: Chance) -> None:
        super().__init__(game, players, options, chance)
        self.counted = 0

    def decide(self, seat: int, question: int, action: int) -> None:
        super().decide(seat, question, action)
        self.counted += 1


@breaks(copies.check_clones_are_whole)
class ForgetsItsCountInCopies(Counting):
    pass


@breaks(copies.check_clones_share_nothing)
class SharesItsBids(Sealed):
    def copy_to(self, twin: State) -> None:
        super().copy_to(twin)
        assert isinstance(twin, Sealed)
        twin.sealed = self.sealed


@breaks(copies.check_dumps_are_whole)
class ForgetsItsCountInDumps(Counting):
    def copy_to(self, twin: State) -> None:
        super().copy_to(twin)
        assert isinstance(twin, ForgetsItsCountInDumps)
        twin.counted = self.counted


@breaks(copies.check_fields_are_declared)
class DeclaresHalf(SealedGame):
    fields = Fields(Number("prize", -1, 9), fixed=("hands", "sealed", "shown", "stock"))


@breaks(copies.check_fields_are_declared)
class DeclaresTwice(SealedGame):
    fields = Fields(Number("prize", -1, 9), derived=("prize",))


@breaks(copies.check_bad_positions_are_refused)
class TrustsPositions(SealedGame):
    def restore(self, players: int, options: dict[str, Any], chance: Chance, position: dict[str, Any]) -> Sealed:
        hands = [sorted(hand) for hand in position["hands"]]
        state = super().restore(players, options, chance, position)
        state.hands = hands
        return state


# The same game again ------------------------------------------------------------------------------


@breaks(copies.check_same_seed_same_game)
class RollsItsOwnDie(Sealed):
    def decide(self, seat: int, question: int, action: int) -> None:
        super().decide(seat, question, action)
        self.gold[seat] += random.randrange(100)


@breaks(copies.check_same_seed_same_game)
class TellsTheTime(Sealed):
    told: ClassVar[int] = 0

    def decide(self, seat: int, question: int, action: int) -> None:
        super().decide(seat, question, action)
        TellsTheTime.told += 1
        if self.logging:
            self.log("event-sealed", {"seat": seat, "number": TellsTheTime.told})


@breaks(copies.check_same_game_elsewhere)
class FollowsTheOrderOfASet(Sealed):
    def turn_up(self) -> None:
        names = [prize.id for prize in self.catalogue.prize]
        self.stock = [names.index(name) for name in {names[number] for number in self.stock}]
        super().turn_up()


@breaks(copies.check_compiled_agrees)
class PaysWhenCompiled(Sealed):
    def decide(self, seat: int, question: int, action: int) -> None:
        super().decide(seat, question, action)
        if question == CLAIM and is_compiled():
            self.gold[seat] += 1


# Chance and taking back ---------------------------------------------------------------------------


@breaks(copies.check_revealed_counts)
class DrawsWithoutCounting(Sealed):
    def draw(self, n: int, stream: int = 0) -> int:
        return self.chance.draw(n, stream)


@breaks(copies.check_revealed_counts)
class CountsDown(Sealed):
    def turn_up(self) -> None:
        super().turn_up()
        self.revealed -= 2


@breaks(copies.check_undo)
class OpensWithoutCounting(Sealed):
    def open(self) -> None:
        before = self.revealed
        super().open()
        self.revealed = before


@breaks(copies.check_undo)
class KeepsWhatWasTakenBack(Sealed):
    def copy_to(self, twin: State) -> None:
        super().copy_to(twin)
        assert isinstance(twin, Sealed)
        twin.sealed = self.sealed
