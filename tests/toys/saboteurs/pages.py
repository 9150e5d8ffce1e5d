"""Broken promises about what browsers show."""

from __future__ import annotations

from typing import ClassVar

from markupsafe import Markup

from tablee.drawing.markup import Standing, piece, tag
from tablee.drawing.page import Plan
from tablee.engine.events import Event
from tablee.engine.game import Game
from tablee.engine.messages import Speaker
from tablee.engine.state import State
from tablee.testing import pages
from tests.toys.saboteurs.enlisting import breaks, edits
from tests.toys.sealed.rules import KEEP, MELT
from tests.toys.sealed.web.page import SealedPage, Table

# The page -----------------------------------------------------------------------------------------


@breaks(pages.check_pages)
class RaisesAtTheEnd(SealedPage):
    def board(self, table: Table) -> Markup:
        return self.part("board", self.prize(table, table.view["prize"]), str(table.view["stock"][1]))


@breaks(pages.check_pages)
class ForgetsSpectators(SealedPage):
    def hand(self, table: Table) -> Markup:
        return self.part("hand", *(str(card) for card in table.view["hand"]))


@breaks(pages.check_pages)
class LeavesAnElementOpen(SealedPage):
    def panels(self, table: Table) -> Markup:
        return Markup("<ul><li>{}</ul>").format(self.name(table, 0))


@breaks(pages.check_pages)
class EndsAnElementAtItsBeginning(SealedPage):
    def facts(self, table: Table) -> Markup:
        return Markup("<p/>")


@breaks(pages.check_pages)
class TrustsNames(SealedPage):
    def name(self, table: Table, seat: int) -> str:
        return Markup(super().name(table, seat))


@breaks(pages.check_pages)
class TrustsNamesInAttributes(SealedPage):
    def panels(self, table: Table) -> Markup:
        return Markup(f'<p title="{self.name(table, 0)}"></p>')


@breaks(pages.check_pages)
class ShowsAKey(SealedPage):
    def heading(self, table: Table) -> Markup:
        return tag("p", table.say("page-unheard-of"))


@breaks(pages.check_pages)
class LeavesAGapInASentence(SealedPage):
    def facts(self, table: Table) -> Markup:
        return tag("p", table.say("page-shown"))


@breaks(pages.check_pages)
class StandsForOneSeat(SealedPage):
    def standing(self, table: Table) -> list[Standing]:
        return super().standing(table)[:1]


@breaks(pages.check_pages)
class HasNoWords(SealedPage):
    def text(self, table: Table) -> str:
        return ""


@breaks(pages.check_pages)
class HasNoProgressAtTheEnd(SealedPage):
    def progress(self, table: Table) -> str:
        assert not table.view["over"]
        return super().progress(table)


# Pieces -------------------------------------------------------------------------------------------


@breaks(pages.check_pieces)
class DrawsNoHand(SealedPage):
    def hand(self, table: Table) -> Markup:
        return self.part("hand")


@breaks(pages.check_pieces)
class LosesACard(SealedPage):
    touched: ClassVar = {}

    def touches(self, game: Game, action: int) -> tuple[str, ...]:
        return (f"card-{action + 1}",)

    def hand(self, table: Table) -> Markup:
        return self.part("hand", *(piece(f"card-{card}", str(card)) for card in (table.view["hand"] or [])[1:]))


@breaks(pages.check_pieces)
class DrawsTheHandTwice(SealedPage):
    def hand(self, table: Table) -> Markup:
        return super().hand(table) + super().hand(table)


@breaks(pages.check_pieces)
class PlansWithALostCard(SealedPage):
    def plans(self, state: State, seat: int, table: Table) -> list[Plan]:
        return [Plan((state.legal(seat)[0],), ("card-99",), "Bid", "")]


edits(pages.check_pieces, "text/en.ftl", "= Melt the prize", "= Keep the prize")


# Cards and lines ----------------------------------------------------------------------------------


@breaks(pages.check_enlarged_cards)
class EnlargesNoPrizes(SealedPage):
    def card(self, game: Game, name: str, speaker: Speaker) -> Markup | None:
        return super().card(game, name, speaker) if name == "deck" else None


@breaks(pages.check_enlarged_cards)
class EnlargesWithoutWords(SealedPage):
    def card(self, game: Game, name: str, speaker: Speaker) -> Markup | None:
        return tag("p", speaker.say(f"page-{name}"))


@breaks(pages.check_log_lines)
class TellsNothingOfBids(SealedPage):
    def line(self, event: Event, speaker: Speaker) -> Markup:
        return tag("span", "" if event.key == "event-own-bid" else speaker.event(event))


@breaks(pages.check_log_lines)
class DrawsNoLineOfTheSheet(SealedPage):
    def line(self, event: Event, speaker: Speaker) -> Markup:
        assert event.key.startswith("event-")
        return super().line(event, speaker)


# Actions ------------------------------------------------------------------------------------------


@breaks(pages.check_choices)
class CannotOfferToMelt(SealedPage):
    def choice(self, table: Table, action: int) -> Markup:
        return tag("span", {KEEP: "keep"}[action]) if action in (KEEP, MELT) else super().choice(table, action)


@breaks(pages.check_choices)
class SaysNothingOnButtons(SealedPage):
    def choice(self, table: Table, action: int) -> Markup:
        return tag("span", tag("svg"))


@breaks(pages.check_choices)
class NotesWithoutWords(SealedPage):
    def note(self, table: Table, action: int) -> str:
        return table.say("page-unheard-of")


@breaks(pages.check_choices)
class RanksByName(SealedPage):
    def rank(self, table: Table, action: int) -> int:
        return int(table.game.actions.text(action))


@breaks(pages.check_choices)
class CannotPreviewTheLastAction(SealedPage):
    def outcome(self, before: Table, after: Table) -> Markup:
        return tag("p", after.view["prize"].upper())


@breaks(pages.check_choices)
class PlansTheIllegal(SealedPage):
    def plans(self, state: State, seat: int, table: Table) -> list[Plan]:
        return [Plan((MELT, KEEP), (), "Melt and keep", "")]


@breaks(pages.check_choices)
class CannotDrawAPlan(SealedPage):
    def plans(self, state: State, seat: int, table: Table) -> list[Plan]:
        return [Plan((state.legal(seat)[0],), (), "The first", "")]

    def plan(self, state: State, seat: int, table: Table, actions: tuple[int, ...]) -> Markup:  # type: ignore[override]
        return Markup("<b>")
