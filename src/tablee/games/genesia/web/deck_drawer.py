"""The cards that may come, Age by Age, with those already seen ticked (GA-010): a drawer at the edge of the map."""

from __future__ import annotations

from markupsafe import Markup

from tablee.drawing.markup import hidden, tag
from tablee.drawing.table import only
from tablee.games.genesia.web.card_faces import chip
from tablee.games.genesia.web.icons import icon
from tablee.games.genesia.web.table import AGES, Table


def decks(table: Table) -> Markup:
    return table.part(only(table.view, "decks", "seen"), _decks)


def _decks(table: Table) -> Markup:
    parts = [_deck(table, int(age), cards) for age, cards in table.view["decks"].items()]
    summary = tag("summary", icon("card"), tag("span", table.say("page-decks")))
    note = tag("small", table.say("page-decks-note"))
    return tag("details", summary, tag("div", *parts, note, class_="paper"), class_="tally decks")


def _deck(table: Table, age: int, cards: list[str]) -> Markup:
    seen = frozenset(table.view["seen"]).intersection(cards)
    return table.remembered.part(("deck", age, *cards, seen), lambda: _drawn_deck(table, age, cards, seen))


def _drawn_deck(table: Table, age: int, cards: list[str], seen: frozenset[str]) -> Markup:
    items = []
    for card in sorted(cards, key=lambda name: table.cards[name].number):
        known = card in seen
        mark = icon("check") + hidden(table.say("page-seen")) if known else Markup()
        items.append(tag("li", chip(table, card, mark, kind="known" if known else "")))
    return tag("h4", table.say("page-age", age=AGES[age])) + tag("ul", *items, class_="chips")
