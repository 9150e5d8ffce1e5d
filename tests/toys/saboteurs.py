"""Sealed, spoiled on purpose: each class breaks one promise and names the check that must notice."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, TypeVar

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from tablee.compiled import is_compiled
from tablee.engine.actions import ActionTable, Block, Parameter
from tablee.engine.chance import Chance, Rng
from tablee.engine.errors import IllegalAction
from tablee.engine.events import Event, Refusal, SheetLine
from tablee.engine.fields import Fields, Number
from tablee.engine.game import Game
from tablee.engine.meta import Meta
from tablee.engine.options import Option
from tablee.engine.state import State
from tablee.testing import actions, copies, knowledge, outcome
from tablee.testing.checks import Check
from tests.toys.sealed.game import SealedGame
from tests.toys.sealed.meta import META
from tests.toys.sealed.rules import BID, CLAIM, KEEP, MELT, Sealed


class Saboteur(NamedTuple):
    check: Check
    game: type[SealedGame]
    meta: Meta


SABOTEURS: list[Saboteur] = []
Spoiled = TypeVar("Spoiled", bound=type)


def breaks(check: Check, meta: Meta = META) -> Callable[[Spoiled], Spoiled]:
    """The class below (rules or a whole game) breaks what `check` checks."""

    def enlist(spoiled: Spoiled) -> Spoiled:
        game: type = spoiled
        if issubclass(spoiled, State):
            name = f"{spoiled.__name__}Game"
            game = type(name, (SealedGame,), {"rules_class": spoiled, "__module__": __name__})
            setattr(sys.modules[__name__], name, game)  # where another process finds it
        SABOTEURS.append(Saboteur(check, game, meta))
        return spoiled

    return enlist


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


# The result ---------------------------------------------------------------------------------------


@breaks(outcome.check_scores_and_sheet)
class LeavesGoldOffTheSheet(Sealed):
    def sheet(self) -> list[SheetLine]:
        return super().sheet()[:-1]


@breaks(outcome.check_scores_and_sheet)
class GetsADetailWrong(Sealed):
    def sheet(self) -> list[SheetLine]:
        lines = super().sheet()
        return [line for number, line in enumerate(lines) if not (line.depth == 1 and lines[number - 1].depth == 1)]


@breaks(outcome.check_scores_and_sheet)
class ScoresOneSeatOnly(Sealed):
    def scores(self) -> list[dict[str, int]]:
        return super().scores()[:1]

    def sheet(self) -> list[SheetLine]:
        return []

    def ranking(self) -> list[int]:
        return [1] * self.players


@breaks(outcome.check_ranking)
class LeavesNoPlaceEmpty(Sealed):
    def ranking(self) -> list[int]:
        places = super().ranking()
        return [sorted(set(places)).index(place) + 1 for place in places]


@breaks(outcome.check_ranking)
class CountsPlacesFromZero(Sealed):
    def ranking(self) -> list[int]:
        return [place - 1 for place in super().ranking()]


# Texts --------------------------------------------------------------------------------------------


@breaks(outcome.check_previews)
class PreviewsByPlaying(Sealed):
    def preview(self, seat: int, action: int) -> list[Event]:
        self.play(seat, action)
        return []


@breaks(outcome.check_previews)
class PreviewsHands(Sealed):
    def preview(self, seat: int, action: int) -> list[Event]:
        return [Event("refuse-over", {"hands": str(self.hands)})]


@breaks(outcome.check_previews)
class PreviewsWithoutWords(Sealed):
    def preview(self, seat: int, action: int) -> list[Event]:
        return [Event("preview-unheard-of", {})]


@breaks(outcome.check_texts)
class TellsTheUnspeakable(Sealed):
    def open(self) -> None:
        super().open()
        if self.logging:
            self.log("event-unheard-of", {})


@breaks(outcome.check_cards_taken)
class TakesFromNowhere(SealedGame):
    taken: ClassVar = {"event-kept": "trophy"}


@breaks(outcome.check_cards_taken)
class TakesForNobody(Sealed):
    def log(self, key: str, values: Any, seats: tuple[int, ...] | None = None) -> None:
        super().log(key, {**values, "seat": self.players} if key == "event-kept" else values, seats)


@breaks(outcome.check_cards_taken)
class TakesTheUnknown(Sealed):
    def log(self, key: str, values: Any, seats: tuple[int, ...] | None = None) -> None:
        super().log(key, {**values, "prize": "trophy"} if key == "event-melted" else values, seats)


@breaks(outcome.check_texts)
class LeavesOutAValue(Sealed):
    def log(self, key: str, values: Any, seats: tuple[int, ...] | None = None) -> None:
        super().log(key, {} if key == "event-kept" else values, seats)


@breaks(outcome.check_texts)
class RefusesWithoutWords(Sealed):
    def forbids(self, seat: int, question: int, action: int) -> Refusal | None:
        found = super().forbids(seat, question, action)
        return found and Refusal(found.rule, "refuse-because", found.values)


@breaks(outcome.check_texts)
class ScoresTheUnnamed(Sealed):
    def scores(self) -> list[dict[str, int]]:
        return [{**line, "honour": 0} for line in super().scores()]


@breaks(outcome.check_texts)
class ListsTheUnnamed(Sealed):
    def sheet(self) -> list[SheetLine]:
        return [*super().sheet(), SheetLine("sheet-honour", {}, (0,) * self.players)]


@breaks(outcome.check_texts)
class AsksWithoutWords(SealedGame):
    questions = ("", "bid", "verdict")


@breaks(outcome.check_texts_of_the_table)
class ActsWithoutWords(SealedGame):
    actions = ActionTable(*BLOCKS, Block("burn"))


@breaks(
    outcome.check_texts_of_the_table, msgspec.structs.replace(META, options=(*META.options, Option("speed", ("fast",))))
)
class OffersAnUnnamedOption(SealedGame):
    pass


@breaks(outcome.check_texts_of_the_table)
class TakesWithoutWords(SealedGame):
    taken: ClassVar = {**SealedGame.taken, "event-shown": "prize"}


@breaks(outcome.check_texts_of_the_table)
class NamesPrizesInEnglishOnly(SealedGame):
    def names(self, language: str) -> dict[str, dict[str, str]]:
        return {}

    def __init__(self, meta: Meta, pack: Path | None) -> None:
        super().__init__(meta, pack)
        prizes = [msgspec.structs.replace(prize, name={"en": prize.id}) for prize in self.content.prize]
        self.content = msgspec.structs.replace(self.content, prize=prizes)
