"""How Age of Civilization looks on a page: HTML and SVG from a view, and what to touch for an action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from markupsafe import Markup

from tablee.drawing.markup import Standing, pane, scrolling, tag
from tablee.drawing.motion import Motion
from tablee.drawing.outline import Area, plain
from tablee.drawing.page import GamePage
from tablee.drawing.table import only
from tablee.engine.events import Event, SheetLine
from tablee.engine.game import Game
from tablee.engine.messages import Speaker
from tablee.games.age_of_civilization.content.catalogue import Catalogue
from tablee.games.age_of_civilization.web import (
    briefs,
    buttons,
    enlarged,
    foresight,
    in_words,
    log_lines,
    motions,
    own_area,
    prompt,
    seat_panels,
    time_track,
    top_bar,
)
from tablee.games.age_of_civilization.web.card_faces import civilization, special, wonder
from tablee.games.age_of_civilization.web.icons import ICONS
from tablee.games.age_of_civilization.web.scenario_panel import scenario
from tablee.games.age_of_civilization.web.table import Table

ONE_ROW = 4  # wonders that stand beside the civilizations in one row


class AgeOfCivilizationPage(GamePage[Table]):
    prefix = "aoc"
    cards: ClassVar = {
        "civilization": "civilization",
        "wonder": "wonder",
        "technology": "technology",
        "action": "action",
        "special_action": "action",
        "track_card": "track",
        "event": "event",
        "special_event": "event",
        "special_card": "special",
        "achievement": "achievement",
    }
    icons = ICONS
    drawn_from = Table
    rivalled = ("military",)
    touched: ClassVar = {
        "draft": "civilization",
        "bonus": "civilization",
        "do": "action",
        "buy": "special",
        "take": "technology",
        "gain": "wonder",
        "trigger": "ability",
    }
    last = ("rest", "end", "skip", "finish", "pass")  # how to go on without doing anything more

    def heading(self, table: Table) -> Markup:
        """The round, and the steps of the turn."""
        return self.in_top_bar(top_bar.heading(table))

    def progress(self, table: Table) -> str:
        return top_bar.progress(table)

    def board(self, table: Table) -> Markup:
        road = [time_track.track(table), scenario(table)]
        fresh = tuple(sorted(str(name) for name in table.fresh))
        market = table.part(only(table.view, "market", "given", "deck"), _market, fresh)
        wonders = table.part(only(table.view, "wonders") | table.priced("wonder"), _wonders)
        specials = table.part(only(table.view, "specials"), _specials)
        parts = [
            tag("div", *road, class_="tabbed", **pane("road", table.say("page-tab-road"))),
            tag(
                "div",
                tag("div", market, wonders, class_="markets"),
                specials,
                time_track.score(table),
                class_="tabbed",
                **pane("market", table.say("page-tab-market")),
            ),
        ]
        return self.part("board", self.sprite(), tag("div", *parts, class_="ground"))

    def hand(self, table: Table) -> Markup:
        return self.part("hand", own_area.own(table))

    def panels(self, table: Table) -> Markup:
        """The other players, or what stands against a single one."""
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
        return enlarged.card(game, name, speaker)

    def motions(self, event: Event, speaker: Speaker) -> Sequence[Motion]:
        return motions.motions(event, speaker)

    def brief(self, event: Event, speaker: Speaker) -> Markup:
        return briefs.brief(event, speaker)

    def token(self, thing: str) -> Markup:
        return briefs.token(thing)

    def counted(self, table: Table, line: SheetLine) -> Sequence[str]:
        return motions.counted(line, table.speaker)

    def verdict(self, table: Table) -> Sequence[str]:
        return seat_panels.verdict(table)

    def then(self, before: Table, after: Table) -> list[Markup]:
        return foresight.then(before, after)

    def ghosts(self, before: Table, after: Table) -> dict[str, str]:
        return foresight.ghosts(before, after)

    def choice(self, table: Table, action: int) -> Markup:
        return buttons.choice(table, action)

    def rank(self, table: Table, action: int) -> int:
        """Civilizations are offered as they lie: the market's, then the hand's, each as main and as annexed."""
        actions = table.game.actions
        name, _ = actions.decode(action)
        if name not in ("rise", "annex"):
            return 0
        lying = [card["civilization"] for card in table.view["market"]]
        held = lying + [card for card in table.seat(table.view["seat"]).get("hand_cards") or [] if card not in lying]
        taken = str(next(iter(actions.values(action).values())))
        return 2 * (held.index(taken) if taken in held else -1) + (name == "annex")

    def touches(self, game: Game, action: int) -> tuple[str, ...]:
        name, _ = game.actions.decode(action)
        aim = "".join(str(value) for value in game.actions.values(action).values())
        if name in ("rise", "annex"):
            return f"civilization-{aim}", "as-main" if name == "rise" else "as-annexed"
        if name in ("research", "patronage"):
            return f"action-{name}", "nothing" if aim == "none" else f"technology-{aim}"
        if name in ("build", "quarry"):
            kind = "wonder" if name == "build" else "quarry"
            return f"action-{kind}", "nothing" if aim == "none" else f"wonder-{aim}"
        return super().touches(game, action)


page = AgeOfCivilizationPage()


def _market(table: Table, fresh: Sequence[str]) -> Markup:
    lying = {card["civilization"]: card["coins"] for card in table.view["market"]}
    cards = [civilization(table, name, coins, fresh=name in fresh) for name, coins in lying.items()]
    given = table.view["given"]
    if given is not None and given not in lying:
        cards.insert(0, civilization(table, given))
    deck = table.say("page-deck", cards=table.view["deck"]) if table.view["deck"] else ""
    return _row(table.say("board-market"), cards, "market", deck, "deck")


def _wonders(table: Table) -> Markup:
    cards = [wonder(table, card["wonder"], card["coins"]) for card in table.view["wonders"]]
    kind = "wonder-market" if len(cards) <= ONE_ROW else "wonder-market many"
    return _row(table.say("board-wonders"), cards, kind)


def _specials(table: Table) -> Markup:
    return _row(table.say("board-specials"), [special(table, name) for name in table.view["specials"]], "specials")


def _row(title: str, cards: list[Markup], kind: str, note: str = "", deck: str | None = None) -> Markup:
    """A heading, and the cards below it; new ones come from the `deck`, which its note tells of."""
    if not cards:
        return Markup()
    name = tag("span", title, data_place=kind.split()[0])
    head = tag("h3", name, tag("small", note, data_place=deck) if note else "")
    row = tag("div", *cards, class_="lane", style=f"--cards:{len(cards)}", **scrolling(title))
    return tag("section", head, row, class_=kind)
