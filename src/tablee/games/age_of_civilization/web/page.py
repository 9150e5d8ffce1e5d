"""How Age of Civilization looks on a page: HTML and SVG from a view, and what to touch for an action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from tablee.drawing.markup import Standing, scrolling, tag
from tablee.engine.events import Event
from tablee.engine.game import Game
from tablee.engine.messages import Speaker
from tablee.games.age_of_civilization.content.catalogue import Catalogue
from tablee.games.age_of_civilization.web import (
    buttons,
    enlarged,
    in_words,
    log_lines,
    own_area,
    prompt,
    seat_panels,
    time_track,
    top_bar,
)
from tablee.games.age_of_civilization.web.card_faces import civilization, special, wonder
from tablee.games.age_of_civilization.web.icons import icon
from tablee.games.age_of_civilization.web.icons import sprite as sprite  # the server asks the page for it
from tablee.games.age_of_civilization.web.scenario_panel import scenario
from tablee.games.age_of_civilization.web.table import Table

OWN = "aoc"  # around each part, so that its look reaches nothing else on the page
ONE_ROW = 4  # wonders that stand beside the civilizations in one row
LAST = ("rest", "end", "skip", "finish", "pass")  # how to go on without doing anything more
# Words rather than things: whoever asks draws them as buttons.
WORDS = ("as-main", "as-annexed", "nothing", "pass", "rest", "end", "follow", "skip", "finish")


def sign(name: str) -> Markup:
    """One of the icons, inside a line of the rules."""
    drawn = icon(name)
    return tag("span", drawn, class_=f"{OWN} sign") if drawn else drawn


def heading(view: dict[str, Any], speaker: Speaker) -> Markup:
    """For the top bar: the round, and the steps of the turn."""
    return tag("div", top_bar.heading(Table(view, speaker)), class_=f"{OWN} {OWN}-heading")


def progress(view: dict[str, Any], speaker: Speaker) -> str:
    return top_bar.progress(Table(view, speaker))


def board(view: dict[str, Any], speaker: Speaker, recent: Sequence[Event] = ()) -> Markup:
    """What lies in the middle of the table. The icons that all parts of the page use come with it."""
    table = Table(view, speaker, recent)
    parts = [
        sprite(),
        time_track.track(table),
        scenario(table),
        tag("div", _market(table), _wonders(table), class_="markets"),
        _specials(table),
        time_track.score(table),
    ]
    return _root(tag("div", *parts, class_="ground"))


def hand(view: dict[str, Any], speaker: Speaker) -> Markup:
    """The area of whoever looks; for those who only watch, of whoever's turn it is."""
    return _root(own_area.own(Table(view, speaker)))


def panels(view: dict[str, Any], speaker: Speaker) -> Markup:
    """The other players, or what stands against a single one."""
    return _root(seat_panels.panels(Table(view, speaker)))


def facts(view: dict[str, Any], speaker: Speaker) -> Markup:
    """For the prompt: what the looking seat has to decide with."""
    return prompt.facts(Table(view, speaker))


def standing(view: dict[str, Any], speaker: Speaker) -> list[Standing]:
    """All seats in short."""
    return seat_panels.standing(Table(view, speaker))


def place(view: dict[str, Any], game: Game, action: int) -> int:
    """Civilizations are offered as they lie: the market's, then the hand's, each as main and as annexed."""
    name, _ = game.actions.decode(action)
    if name not in ("rise", "annex"):
        return 0
    lying = [card["civilization"] for card in view["market"]]
    held = lying + [card for card in view["seats"][view["seat"]].get("hand_cards") or [] if card not in lying]
    taken = str(next(iter(game.actions.values(action).values())))
    return 2 * (held.index(taken) if taken in held else -1) + (name == "annex")


def outcome(before: dict[str, Any], after: dict[str, Any], speaker: Speaker) -> Markup:
    """For the preview: what the looking seat has before and after."""
    return prompt.outcome(Table(before, speaker), Table(after, speaker))


def choice(view: dict[str, Any], speaker: Speaker, action: int) -> Markup:
    """The inside of the button for an action."""
    return buttons.choice(Table(view, speaker), action)


def line(event: Event, speaker: Speaker) -> Markup:
    """An event as a line of the log."""
    return log_lines.line(event, speaker)


def card(game: Game, name: str, speaker: Speaker) -> Markup | None:
    """The card that an element names by `data-card`, enlarged."""
    assert isinstance(game.content, Catalogue)
    return enlarged.card(game.content, name, speaker)


def text(view: dict[str, Any], speaker: Speaker, recent: Sequence[Event] = ()) -> str:
    """The same position in plain lines."""
    return "\n".join(in_words.lines(Table(view, speaker, recent)))


def touches(game: Game, action: int) -> tuple[str, ...]:
    """The pieces to touch, in order, to play an action."""
    name, _ = game.actions.decode(action)
    values = game.actions.values(action)
    if name in ("pass", "rest", "end", "follow", "skip", "finish"):
        return (name,)
    aim = str(next(iter(values.values())))
    if name in ("rise", "annex"):
        return f"civilization-{aim}", "as-main" if name == "rise" else "as-annexed"
    if name in ("research", "patronage"):
        return f"action-{name}", "nothing" if aim == "none" else f"technology-{aim}"
    if name in ("build", "quarry"):
        return "action-wonder" if name == "build" else "action-quarry", "nothing" if aim == "none" else f"wonder-{aim}"
    kinds = {
        "draft": "civilization",
        "bonus": "civilization",
        "do": "action",
        "buy": "special",
        "take": "technology",
        "gain": "wonder",
        "trigger": "ability",
    }
    return (f"{kinds[name]}-{aim}",)


def _root(drawn: Markup) -> Markup:
    return tag("div", drawn, class_=f"{OWN} {OWN}-part")


def _market(table: Table) -> Markup:
    cards = [civilization(table, card["civilization"], card["coins"]) for card in table.view["market"]]
    given = table.view["given"]
    if given is not None and all(card["civilization"] != given for card in table.view["market"]):
        cards.insert(0, civilization(table, given))
    deck = table.say("page-deck", cards=table.view["deck"]) if table.view["deck"] else ""
    return _row(table.say("board-market"), cards, "market", deck)


def _wonders(table: Table) -> Markup:
    cards = [wonder(table, card["wonder"], card["coins"]) for card in table.view["wonders"]]
    kind = "wonder-market" if len(cards) <= ONE_ROW else "wonder-market many"
    return _row(table.say("board-wonders"), cards, kind)


def _specials(table: Table) -> Markup:
    return _row(table.say("board-specials"), [special(table, name) for name in table.view["specials"]], "specials")


def _row(title: str, cards: list[Markup], kind: str, note: str = "") -> Markup:
    if not cards:
        return Markup()
    head = tag("h3", title, tag("small", note) if note else "")
    row = tag("div", *cards, class_="lane", style=f"--cards:{len(cards)}", **scrolling(title))
    return tag("section", head, row, class_=kind)
