"""Broken promises about the result and what is said."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from tablee.engine.actions import ActionTable, Block
from tablee.engine.events import Event, Refusal, SheetLine
from tablee.engine.meta import Meta
from tablee.engine.options import Option
from tablee.engine.packs import Pack
from tablee.engine.previews import Change
from tablee.engine.state import DRAWN, LOST, WON
from tablee.testing import outcome
from tests.toys.saboteurs.enlisting import breaks
from tests.toys.sealed.game import SealedGame
from tests.toys.sealed.meta import META
from tests.toys.sealed.rules import KEEP, Sealed

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


@breaks(outcome.check_results)
class EverybodyWins(Sealed):
    def results(self) -> list[str]:
        return [WON] * self.players


@breaks(outcome.check_results)
class NobodyWins(Sealed):
    def results(self) -> list[str]:
        return [LOST] * self.players


@breaks(outcome.check_results)
class CallsItADrawForTheFirst(Sealed):
    def results(self) -> list[str]:
        return [DRAWN if place == 1 else LOST for place in self.ranking()]


@breaks(outcome.check_results)
class HasResultsOfItsOwn(Sealed):
    def results(self) -> list[str]:
        return ["splendid"] * self.players


# Texts --------------------------------------------------------------------------------------------


@breaks(outcome.check_previews)
class PreviewsByPlaying(Sealed):
    def preview(self, seat: int, *actions: int) -> list[Event]:
        self.play(seat, actions[0])
        return []


@breaks(outcome.check_previews)
class PreviewsHands(Sealed):
    def preview(self, seat: int, *actions: int) -> list[Event]:
        return [Event("refuse-over", {"hands": str(self.hands)})]


@breaks(outcome.check_previews)
class PreviewsWithoutWords(Sealed):
    def preview(self, seat: int, *actions: int) -> list[Event]:
        return [Event("preview-unheard-of", {})]


@breaks(outcome.check_previews_come_true)
class PromisesNothing(Sealed):
    def preview(self, seat: int, *actions: int) -> list[Event]:
        return []


@breaks(outcome.check_previews_come_true)
class PromisesWhatIsDrawn(Sealed):
    def preview(self, seat: int, *actions: int) -> list[Event]:
        promise = Event("preview-change", {"seat": seat, "own": True, "thing": "gold", "before": 0, "after": 1})
        return [*super().preview(seat, *actions), *([promise] if actions[0] >= KEEP else [])]


@breaks(outcome.check_previews_come_true)
class NamesTooManySources(SealedGame):
    def accounts(self, event: Event) -> list[Change]:
        return 2 * super().accounts(event)


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
    questions = ("", "bid", "verdict", "answer")


@breaks(outcome.check_texts_of_the_table)
class ActsWithoutWords(SealedGame):
    actions = ActionTable(*SealedGame.actions.blocks.values(), Block("burn"))


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

    def __init__(self, meta: Meta, pack: Pack | None, edition: Pack | None = None) -> None:
        super().__init__(meta, pack, edition)
        prizes = [msgspec.structs.replace(prize, name={"en": prize.id}) for prize in self.content.prize]
        self.content = msgspec.structs.replace(self.content, prize=prizes)
