"""How Genesia looks on a page: HTML and SVG from a view, and what to touch for an action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from markupsafe import Markup

from tablee.drawing.markup import Standing, tag
from tablee.drawing.motion import Motion
from tablee.drawing.outline import Area, plain
from tablee.drawing.page import GamePage, Plan
from tablee.engine.events import Event, SheetLine
from tablee.engine.game import Game
from tablee.engine.messages import Speaker
from tablee.engine.state import State
from tablee.games.genesia.content.catalogue import Catalogue
from tablee.games.genesia.rules.flow import Genesia
from tablee.games.genesia.web import (
    briefs,
    buttons,
    deck_drawer,
    enlarged,
    foresight,
    hand_area,
    in_words,
    journey_plan,
    log_lines,
    motions,
    prompt,
    recruiting,
    score_drawer,
    seat_panels,
    top_bar,
    world_map,
)
from tablee.games.genesia.web.icons import ICONS
from tablee.games.genesia.web.table import Table

# Actions that are not here are words, or are touched in several places.
TOUCHED = {
    "keep_objective": "objective",
    "pick": "card",
    "play": "card",
    "choose_card": "card",
    "recruit": "region",
    "lift": "region",
    "assault_from": "region",
    "assault_at": "region",
    "city_site": "region",
    "choose_region": "region",
    "choose_seat": "seat",
    "position": "position",
}
EARLY = ("objectives", "draft")  # while the cards matter more than the map


class GenesiaPage(GamePage[Table]):
    prefix = "ga"
    cards: ClassVar = {"card": "card", "objective": "objective"}
    icons = ICONS
    drawn_from = Table
    touched: ClassVar = TOUCHED
    ordered = ("move", "discard")  # from where, then to where; the discard pile, then the card
    whole = ("discard",)
    last = ("discard", "done")  # what is given up comes after what may be done

    def heading(self, table: Table) -> Markup:
        """The Ages, the phases, the turn order."""
        return self.in_top_bar(top_bar.heading(table))

    def progress(self, table: Table) -> str:
        return top_bar.progress(table)

    def board(self, table: Table) -> Markup:
        drawers = tag("div", score_drawer.sheet(table), deck_drawer.decks(table), class_="drawers")
        early = " early" if table.view["phase"] in EARLY else ""
        world = tag("div", world_map.world(table), drawers, class_=f"ocean{early}")
        return self.part("board", self.sprite(), world)

    def hand(self, table: Table) -> Markup:
        return self.part("hand", hand_area.hand(table))

    def panels(self, table: Table) -> Markup:
        return self.part("panels", seat_panels.panels(table))

    def facts(self, table: Table) -> Markup:
        return prompt.facts(table)

    def standing(self, table: Table) -> list[Standing]:
        return seat_panels.standing(table)

    def text(self, table: Table) -> str:
        return plain(in_words.outline(table))

    def outline(self, table: Table) -> list[Area]:
        return in_words.outline(table)

    def does(self, table: Table, action: int) -> str:
        return in_words.does(table, action)

    def line(self, event: Event, speaker: Speaker) -> Markup:
        return log_lines.line(event, speaker)

    def motions(self, event: Event, speaker: Speaker) -> Sequence[Motion]:
        return motions.motions(event)

    def brief(self, event: Event, speaker: Speaker) -> Markup:
        return briefs.brief(event, speaker)

    def way(self, before: Event, after: Event) -> Event | None:
        return briefs.way(before, after)

    def token(self, thing: str) -> Markup:
        return briefs.token(thing)

    def verdict(self, table: Table) -> Sequence[str]:
        return seat_panels.verdict(table)

    def counted(self, table: Table, line: SheetLine) -> Sequence[str]:
        return score_drawer.counted(table, line)

    def card(self, game: Game, name: str, speaker: Speaker) -> Markup | None:
        assert isinstance(game.content, Catalogue)
        return enlarged.card(game.content, game.origins, name, speaker)

    def then(self, before: Table, after: Table) -> list[Markup]:
        return foresight.then(before, after)

    def ghosts(self, before: Table, after: Table) -> dict[str, str]:
        return foresight.ghosts(before, after)

    def choice(self, table: Table, action: int) -> Markup:
        return buttons.choice(table, action)

    def note(self, table: Table, action: int) -> str:
        """What a step costs, to be written where it leads."""
        return buttons.price(table, action)

    def plans(self, state: State, seat: int, table: Table) -> list[Plan]:
        """Journeys of several steps and several recruits, each offered as one."""
        assert isinstance(state, Genesia)
        return [*recruiting.plans(state, seat, table), *journey_plan.plans(state, seat, table)]

    def plan(self, state: State, seat: int, table: Table, actions: Sequence[int]) -> Markup:
        assert isinstance(state, Genesia)
        if recruiting.recruits(state, actions):
            return recruiting.plan(state, seat, table, actions)
        return journey_plan.plan(state, seat, table, actions)

    def variants(self, state: State, seat: int, table: Table, actions: Sequence[int]) -> list[Plan]:
        """The same steps for other numbers of Clans."""
        assert isinstance(state, Genesia)
        if recruiting.recruits(state, actions):
            return []
        return journey_plan.variants(state, seat, table, actions)

    def touches(self, game: Game, action: int) -> tuple[str, ...]:
        name, _ = game.actions.decode(action)
        values = [str(value) for value in game.actions.values(action).values()]
        if name == "move":
            start, _, end = values[0].partition(":")
            return f"region-{start}", f"region-{end}"
        if name == "discard":  # the pile is touched too, as the same card could be played
            return name, f"card-{values[0]}"
        return super().touches(game, action)


page = GenesiaPage()
