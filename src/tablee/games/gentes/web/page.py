"""How Gentes looks on a page: HTML and SVG from a view, and what to touch for an action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from markupsafe import Markup

from tablee.drawing.markup import Standing, pane, tag
from tablee.drawing.motion import Motion
from tablee.drawing.outline import Area, plain
from tablee.drawing.page import GamePage, Plan
from tablee.engine.events import Event, SheetLine
from tablee.engine.game import Game
from tablee.engine.messages import Speaker
from tablee.engine.state import State
from tablee.games.gentes.content.catalogue import Catalogue
from tablee.games.gentes.rules.flow import Gentes
from tablee.games.gentes.web import (
    board_areas,
    buttons,
    card_market,
    enlarged,
    foresight,
    in_words,
    log_lines,
    motions,
    own_mat,
    prompt,
    seat_panels,
    top_bar,
    turn_plans,
    world_map,
)
from tablee.games.gentes.web.icons import ICONS
from tablee.games.gentes.web.table import Table

# Actions that are not here are words, or are touched in several places.
TOUCHED = {
    "tile": "tile",
    "tax": "tax",
    "card_action": "played",
    "exchange": "played",
    "use_card": "played",
    "home_action": "space",
    "use_home": "space",
    "lift": "space",
    "place": "space",
    "city": "space",
    "region": "region",
    "train": "type",
    "take_slot": "slot",
    "take_discard": "card",
    "play": "card",
    "draft": "card",
    "final_play": "card",
    "gain_type": "grow",
    "assign": "grow",
    "lose_type": "citizen",
    "cube_kind": "cube",
}


class GentesPage(GamePage[Table]):
    prefix = "gt"
    cards: ClassVar = {
        "card": "card",
        "action_tile": "tile",
        "tax": "tax",
        "city": "space",
        "home_space": "space",
        "citizen": "citizen",
        "cube_kind": "cube",
        "region": "region",
        "bonus": "bonus",
    }
    icons = ICONS
    drawn_from = Table
    touched: ClassVar = TOUCHED
    burdens = ("staying",)

    def heading(self, table: Table) -> Markup:
        """The rounds, the eras, the phase."""
        return self.in_top_bar(top_bar.heading(table))

    def progress(self, table: Table) -> str:
        return top_bar.progress(table)

    def board(self, table: Table) -> Markup:
        left = tag(
            "div",
            board_areas.homes(table),
            board_areas.chart(table),
            board_areas.bonus(table),
            class_="left",
            **pane("homes", table.known("page-tab-homes")),
        )
        parts = [world_map.world(table), board_areas.actions(table), card_market.market(table), left]
        return self.part("board", self.sprite(), tag("div", tag("div", *parts, class_="ground"), class_="frame"))

    def hand(self, table: Table) -> Markup:
        return self.part("hand", own_mat.own(table))

    def panels(self, table: Table) -> Markup:
        """The other players; alone, the ranks to reach."""
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

    def card(self, game: Game, name: str, speaker: Speaker) -> Markup | None:
        assert isinstance(game.content, Catalogue)
        return enlarged.card(game.content, name, speaker)

    def motions(self, event: Event, speaker: Speaker) -> Sequence[Motion]:
        return motions.motions(event, speaker)

    def brief(self, event: Event, speaker: Speaker) -> Markup:
        return motions.brief(event, speaker)

    def token(self, thing: str) -> Markup:
        return motions.token(thing)

    def verdict(self, table: Table) -> Sequence[str]:
        return seat_panels.verdict(table)

    def counted(self, table: Table, line: SheetLine) -> Sequence[str]:
        return motions.counted(table, line)

    def choice(self, table: Table, action: int) -> Markup:
        return buttons.choice(table, action)

    def then(self, before: Table, after: Table) -> list[Markup]:
        return foresight.then(before, after)

    def ghosts(self, before: Table, after: Table) -> dict[str, str]:
        return foresight.ghosts(before, after)

    def plans(self, state: State, seat: int, table: Table) -> list[Plan]:
        """A card with what plays it, and what is trained or taken without a number before."""
        assert isinstance(state, Gentes)
        return turn_plans.plans(state, seat, table)

    def plan(self, state: State, seat: int, table: Table, actions: Sequence[int]) -> Markup:
        assert isinstance(state, Gentes)
        return turn_plans.plan(state, seat, table, actions)

    def touches(self, game: Game, action: int) -> tuple[str, ...]:
        name, _ = game.actions.decode(action)
        values = [str(value) for value in game.actions.values(action).values()]
        if name == "extra_swap":
            return ("cube-temple",)
        if name == "extra_trio":
            return "cube-trio", f"grow-{values[1]}", f"mix-{values[0]}"
        if name == "swap":
            return f"citizen-{values[0]}", f"grow-{values[1]}"
        return super().touches(game, action)


page = GentesPage()
