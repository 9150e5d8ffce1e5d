"""The page of Genesis: what a browser shows of a view, and which pieces are touched for an action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from markupsafe import Markup

from tablee.drawing import table
from tablee.drawing.markup import Standing
from tablee.drawing.motion import Motion
from tablee.drawing.outline import Area, plain
from tablee.drawing.page import GamePage
from tablee.engine.events import Event, SheetLine
from tablee.engine.game import Game
from tablee.engine.messages import Speaker
from tablee.games.genesis.content.catalogue import Catalogue
from tablee.games.genesis.web import (
    art,
    briefs,
    buttons,
    daily_map,
    enlarged,
    in_words,
    motions,
    prompt,
    side_panels,
    top_bar,
)
from tablee.games.genesis.web.board import board
from tablee.games.genesis.web.board_view import counted
from tablee.games.genesis.web.hand_area import hand


class Table(table.Table[Catalogue]):
    schema = Catalogue


class GenesisPage(GamePage[Table]):
    prefix = "genesis"
    cards: ClassVar = {"scoring": "areas", "colour": "tile", "relief": "relief", "species": "species", "goal": "goal"}
    drawn_from = Table

    def heading(self, table: Table) -> Markup:
        return top_bar.heading(table.view, table.speaker)

    def progress(self, table: Table) -> str:
        return top_bar.progress(table.view, table.speaker)

    def board(self, table: Table) -> Markup:
        return board(table.view, table.speaker, table.recent)

    def hand(self, table: Table) -> Markup:
        return hand(table.view, table.speaker)

    def panels(self, table: Table) -> Markup:
        return side_panels.panels(table.view, table.speaker)

    def facts(self, table: Table) -> Markup:
        return prompt.facts(table.view, table.speaker)

    def standing(self, table: Table) -> list[Standing]:
        return side_panels.standing(table.view, table.speaker)

    def text(self, table: Table) -> str:
        return plain(self.outline(table))

    def outline(self, table: Table) -> list[Area]:
        return in_words.outline(table.view, table.speaker, table.recent)

    def does(self, table: Table, action: int) -> str:
        return in_words.does(table.view, table.speaker, action)

    def line(self, event: Event, speaker: Speaker) -> Markup:
        return buttons.line(event, speaker)

    def counted(self, table: Table, line: SheetLine) -> Sequence[str]:
        return [f"square-{square}" for square in counted(table.view, line)]

    def category(self, line: SheetLine) -> str:
        """An area counts for its terrain, either goal for the goals."""
        if line.key.startswith("sheet-goal"):
            return "goals"
        return str(line.values["colour"]) if "colour" in line.values else super().category(line)

    def verdict(self, table: Table) -> Sequence[str]:
        return in_words.verdict(table.view, table.speaker)

    def motions(self, event: Event, speaker: Speaker) -> Sequence[Motion]:
        return motions.motions(event)

    def brief(self, event: Event, speaker: Speaker) -> Markup:
        return briefs.brief(event, speaker)

    def token(self, thing: str) -> Markup:
        return briefs.token(thing)

    def card(self, game: Game, name: str, speaker: Speaker) -> Markup | None:
        return enlarged.card(game, name, speaker)

    def choice(self, table: Table, action: int) -> Markup:
        return buttons.choice(table.view, table.speaker, action)

    def touches(self, game: Game, action: int) -> tuple[str, ...]:
        name, _ = game.actions.decode(action)
        values = game.actions.values(action)
        if name == "place":
            return f"tile-{values['colour']}", f"square-{values['square']}"
        return (f"species-{values['species']}",) if name == "pick" else (name,)

    def sign(self, name: str) -> Markup:
        return art.sign(name)

    def sprite(self) -> Markup:
        return art.sprite()

    def daily_picture(self, view: dict[str, Any]) -> Markup:
        return daily_map.picture(view)


page = GenesisPage()
