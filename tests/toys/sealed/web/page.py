"""The page of Sealed, as plain as it gets."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from markupsafe import Markup

from tablee.drawing import table
from tablee.drawing.icons import Icons
from tablee.drawing.markup import Standing, join, piece, tag
from tablee.drawing.page import GamePage
from tablee.engine.events import Event
from tablee.engine.game import Game
from tablee.engine.messages import Speaker
from tests.toys.sealed.game import Catalogue


class Table(table.Table[Catalogue]):
    schema = Catalogue


class SealedPage(GamePage[Table]):
    prefix = "sealed"
    icons = Icons("sealed-", Path(__file__).parent / "icons.svg")
    drawn_from = Table
    touched: ClassVar = {"bid": "card"}

    def heading(self, table: Table) -> Markup:
        return self.in_top_bar(tag("p", self.progress(table)))

    def progress(self, table: Table) -> str:
        return table.say("page-left", count=len(table.view["stock"]))

    def board(self, table: Table) -> Markup:
        prize = table.view["prize"]
        return self.part("board", self.sprite(), self.prize(table, prize) if prize else "")

    def prize(self, table: Table, name: str) -> Markup:
        return tag("b", self.sign("prize"), table.name("prize", name), data_card=name)

    def hand(self, table: Table) -> Markup:
        cards = table.view["hand"] or []
        drawn = [piece(f"card-{card}", table.say("page-card", card=card), str(card), card="deck") for card in cards]
        return self.part("hand", *drawn)

    def panels(self, table: Table) -> Markup:
        lines = [
            tag("li", self.name(table, seat), *(self.prize(table, won) for won in table.seat(seat)["won"]))
            for seat in range(len(table.view["seats"]))
        ]
        return self.part("panels", tag("ul", *lines))

    def name(self, table: Table, seat: int) -> str:
        return table.speaker.seat(seat)

    def facts(self, table: Table) -> Markup:
        return tag("p", table.say("page-shown", cards=" ".join(map(str, table.view["shown"])) or "–"))

    def standing(self, table: Table) -> list[Standing]:
        return [
            Standing(
                seat, self.icons.icon("prize"), self.name(table, seat), str(len(line["won"])), table.say("page-won")
            )
            for seat, line in enumerate(table.view["seats"])
        ]

    def text(self, table: Table) -> str:
        return "\n".join([self.progress(table), *(self.name(table, seat) for seat in range(len(table.view["seats"])))])

    def line(self, event: Event, speaker: Speaker) -> Markup:
        return tag("span", speaker.event(event))

    def card(self, game: Game, name: str, speaker: Speaker) -> Markup | None:
        return tag("p", speaker.say("page-deck") if name == "deck" else speaker.name("prize", name))

    def choice(self, table: Table, action: int) -> Markup:
        return tag("span", table.speaker.action(action))

    def note(self, table: Table, action: int) -> str:
        return table.say("page-note", action=action)

    def outcome(self, before: Table, after: Table) -> Markup:
        return join([self.progress(before), self.progress(after)], " → ")


page = SealedPage()
