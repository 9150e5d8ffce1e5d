"""Cards: in a hand, in a draft, before a seat, each drawn in one place; and the secret objectives."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from tablee.drawing.markup import hidden, piece, tag
from tablee.drawing.table import only
from tablee.engine.messages import Speaker
from tablee.games.genesia.content.catalogue import Card
from tablee.games.genesia.content.vocabulary import GenesiaVerb
from tablee.games.genesia.text import card_text
from tablee.games.genesia.web import art
from tablee.games.genesia.web.card_icons import brief
from tablee.games.genesia.web.icons import icon
from tablee.games.genesia.web.table import Table

LONG = 19  # letters of a name that need smaller type


def when(table: Table, card: Card) -> str:
    """When a card can be played: "Growth", "when attacked"."""
    return table.say("page-when", kind=card.kind, phase=table.say("page-phase", phase=card.icons[0]))


def timely(table: Table, card: Card) -> bool:
    """Whether the present phase is one of the card's (GA-102); defence and copies have moments of their own."""
    phase = table.view["phase"]
    if card.kind == "lasting":
        return bool(phase == "growth")
    return phase in card.icons


def missed(table: Table, card: Card) -> bool:
    """Whether the last phase in which it could be played is over."""
    phases = ["draft", "growth", "expansion", "attack", "end"]
    now = table.view["phase"]
    if now not in phases:
        return False
    last = "growth" if card.kind == "lasting" else max(card.icons, key=phases.index)
    return phases.index(last) < phases.index(now)


def cost(table: Table, coins: int) -> Markup:
    """What a card costs, on a coin."""
    said = hidden(table.say("page-cost", n=coins))
    return tag("span", icon("coins"), tag("b", str(coins), aria_hidden="true"), said, class_="cost")


def progress(table: Table, card: Card) -> Markup:
    """The Progress Points of an Invention (GA-109)."""
    if not card.invention:
        return Markup()
    said = hidden(table.say("page-progress-of", n=card.progress))
    return tag("span", icon("points"), tag("b", str(card.progress), aria_hidden="true"), said, class_="pp")


def icons(table: Table, card: Card) -> Markup:
    """The phases of a card; the present one stands out."""
    now = table.view["phase"]
    drawn = [
        tag("i", icon(phase, table.say("page-phase", phase=phase)), class_="on" if phase == now else None)
        for phase in card.icons
    ]
    return tag("span", *drawn, class_="phases")


def card_said(table: Table, name: str) -> str:
    """A card in words: what it costs, when it is played, and what it does."""
    card = table.cards[name]
    return table.say(
        "page-card",
        name=table.name("card", name),
        cost=card.cost,
        progress=card.progress if card.invention else 0,
        when=_moments(table, card),
        does=card_text.card(card, table.speaker),
    )


def _moments(table: Table, card: Card) -> str:
    """The phases of a card, and when in them it is played, unless that only names them again."""
    phases = ", ".join(table.say("page-phase", phase=phase) for phase in card.icons)
    moment = when(table, card)
    return phases if moment == phases else table.say("page-card-when", phases=phases, when=moment)


def whole(table: Table, name: str, kind: str = "", touch: bool = True) -> Markup:
    return table.part(only(table.view, "phase"), _whole, name, kind, touch)


def _whole(table: Table, name: str, kind: str, touch: bool) -> Markup:
    card = table.cards[name]
    title = table.name("card", name)
    foot = tag("span", icons(table, card), tag("span", when(table, card), class_="when"), class_="foot")
    state = "now" if timely(table, card) else "missed" if missed(table, card) else "later"
    body = [
        tag("span", art.picture(name), cost(table, card.cost), progress(table, card), class_="pic"),
        tag("b", title, class_="name long" if len(title) > LONG else "name"),
        tag("span", brief(card.effects, table.speaker), class_="does"),
        foot,
    ]
    look = f"card lot-{card.lot} {state} {kind}".rstrip()
    if touch:
        return piece(
            f"card-{name}", card_said(table, name), *body, kind=look, card=f"card-{name}", moves=f"card-{name}"
        )
    said = hidden(card_said(table, name))
    return tag(
        "div",
        tag("div", *body, aria_hidden="true"),
        said,
        class_=f"{look} lying",
        data_card=f"card-{name}",
        data_glides=f"card-{name}",
    )


def objective_said(table: Table, name: str) -> str:
    found = table.objectives[name]
    does = card_text.ability(found.effects, table.speaker)
    return table.say("page-objective-said", name=table.name("objective", name), does=does, cap=found.cap)


def objective(table: Table, name: str, number: int = 0, points: int | None = None, kind: str = "") -> Markup:
    return table.part({}, _objective, name, number, points, kind)


def _objective(table: Table, name: str, number: int, points: int | None, kind: str) -> Markup:
    """A secret objective: to be chosen (as the first or second), or kept, with what it is worth at present."""
    found = table.objectives[name]
    now = tag("b", str(points), hidden(table.say("page-now-worth", n=points))) if points is not None else ""
    foot = tag("span", icon("secret"), tag("span", table.say("page-objective")), now, class_="foot")
    body = [
        tag("span", art.picture(name), class_="pic"),
        tag("b", table.name("objective", name), class_="name"),
        tag("span", _capped(table, found.effects, found.cap), class_="does"),
        foot,
    ]
    said = objective_said(table, name)
    if number:
        return piece(
            f"objective-{number}",
            said,
            *body,
            kind="card secret",
            card=f"objective-{name}",
            moves=f"objective-{name}",
        )
    return tag(
        "div",
        tag("div", *body, aria_hidden="true"),
        hidden(said if points is None else f"{said} {table.say('page-now-worth', n=points)}"),
        class_=f"card secret lying {kind}".rstrip(),
        data_card=f"objective-{name}",
        data_glides=f"objective-{name}",
    )


def _capped(table: Table, effects: Sequence[GenesiaVerb], cap: int) -> Markup:
    return brief(effects, table.speaker) + Markup(" ") + tag("span", f"(≤ {cap})", class_="nb")


def chip(table: Table, name: str, *more: Markup, touch: bool = False, kind: str = "", lies: bool = False) -> Markup:
    """A card by name, small. `lies`: it is the card itself that lies there."""
    return table.remembered.part(
        ("chip", name, more, touch, kind, lies), lambda: _chip(table, name, more, touch, kind, lies)
    )


def _chip(table: Table, name: str, more: tuple[Markup, ...], touch: bool, kind: str, lies: bool) -> Markup:
    card = table.cards[name]
    body = [icon("invention") if card.invention else icon(card.icons[0]), tag("span", short(table, name)), *more]
    look, glides = f"chip lot-{card.lot} {kind}".rstrip(), f"card-{name}" if lies else ""
    if touch:
        return piece(f"card-{name}", card_said(table, name), *body, kind=look, card=f"card-{name}", moves=glides)
    return tag("span", *body, class_=look, data_card=f"card-{name}", data_glides=glides or None)


def short(table: Table, name: str) -> str:
    return named_in_short(table.speaker, name)


def named_in_short(speaker: Speaker, name: str) -> str:
    """The name without "Invention of", which the lamp says."""
    title = speaker.name("card", name)
    for lead in speaker.say("page-invention-leads").split("|"):
        if title.startswith(lead):
            rest = title.removeprefix(lead).lstrip()
            return rest[:1].upper() + rest[1:]
    return title
