"""The cards to take: the row with its prices, the draft before it, decks and discard pile."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from tablee.drawing.markup import hidden, pane, piece, scrolling, tag
from tablee.drawing.table import only
from tablee.games.gentes.web.card_faces import (
    card_key,
    cube_legend,
    prices,
    requirements,
    slot,
    whole,
    wreath,
)
from tablee.games.gentes.web.icons import icon
from tablee.games.gentes.web.table import ERAS, Need, Table


def market(table: Table) -> Markup:
    return draft(table) if table.view["phase"] == "draft" else row(table)


def draft(table: Table) -> Markup:
    """GE-109: era I cards laid out, of which each seat takes two in turn."""
    return table.part(only(table.view, "players", "laid", **table.means()), _draft)


def _draft(table: Table) -> Markup:
    cards = [whole(table, card, f"card-{card}", "laid") for card in table.view["laid"]]
    note = table.known("page-draft-note", players=table.view["players"])
    heading = tag("h3", table.known("page-draft"), tag("small", note))
    lane = tag("div", *cards, class_="lane", style=f"--cards:{len(cards)}", **scrolling(table.known("page-draft")))
    return tag("section", heading, lane, class_="market drafting", **pane("row", table.known("page-tab-row")))


def row(table: Table) -> Markup:
    """The eight slots, cheapest first; an empty one stays empty until the next era (GE-335)."""
    lane = table.part(only(table.view, "row", **table.means()), _lane, frozenset(table.fresh))
    heading = tag("h3", table.known("page-row"), class_="vh")
    return tag("section", heading, lane, piles(table), class_="market", **pane("row", table.known("page-tab-row")))


def _lane(table: Table, fresh: frozenset[str]) -> Markup:
    slots = []
    for number, (card, cube) in enumerate(table.row(), start=1):
        drawn = slot(table, number, card, cube, card in fresh) if card else tag("div", class_="no-card")
        slots.append(tag("div", prices(table, number), drawn, class_="slot"))
    return tag("div", *slots, class_="lane", **scrolling(table.known("page-row")))


def piles(table: Table) -> Markup:
    """What the prices and cubes of the row mean (GE-706), the deck and the discard pile."""
    hint = tag("p", table.known("page-row-prices"), class_="hint")
    legend = cube_legend(table, "page-row-cubes") if any(cube for _, cube in table.row()) else ""
    deck = table.part(only(table.view, "players", "era", "deck", "unseen"), _deck)
    discard = table.part(only(table.view, "discard", **table.means()), _discard, taking_discards(table))
    return tag("div", hint, deck, discard, legend, class_="piles")


def _deck(table: Table) -> Markup:
    """The current era's deck; opened it lists what may still come (GE-013)."""
    era = table.view["era"]
    back = tag("span", ERAS[era], class_="back")
    count = tag("b", str(table.view["deck"]))
    face = tag("summary", back, count, tag("span", table.known("page-deck")))
    lists = []
    for key, cards in table.view["unseen"].items():
        if cards:
            names = [tag("li", table.name("card", card), data_card=f"card-{card}") for card in cards]
            lists.append(tag("h4", table.known("page-era", era=ERAS[int(key)]), tag("small", str(len(cards)))))
            lists.append(tag("ul", *names))
    note = tag("p", table.known("page-unseen" if table.view["players"] > 2 else "page-unseen-few"))
    return tag("details", face, tag("div", note, *lists, class_="opened"), class_="deck", data_place="deck")


def _discard(table: Table, taking: bool) -> Markup:
    """The cards left over from past eras: to browse, and to take from when a card is to be taken there."""
    cards = table.view["discard"]
    if not cards:
        face = tag("span", tag("span", "", class_="back"), tag("b", "0"), tag("span", table.known("page-discard")))
        return tag("div", face, class_="deck old empty", data_place="discard")
    back = tag("span", icon("discard"), class_="back")
    face = tag("summary", back, tag("b", str(len(cards))), tag("span", table.known("page-discard")))
    shown = [_discarded(table, card) for card in cards]
    price = table.content.scribe_prices
    note = tag("p", table.known("page-discard-note", one=price.discard_one, two=price.discard_two))
    opened = tag("div", note, tag("div", *shown, class_="discards"), class_="opened")
    return tag(
        "details",
        face,
        opened,
        class_="deck old",
        data_place="discard",
        open="open" if taking else None,
    )


def taking_discards(table: Table) -> bool:
    """Whether the seat that looks is to take a card of the discard pile."""
    mode = table.view["turn"]["mode"]
    return table.asked() in ("take", "reward_card") and mode in ("discard1", "discard2")


def _discarded(table: Table, card: str) -> Markup:
    """A card of the discard pile in one line."""
    needs = tuple(table.needs(card))
    return table.remembered.part(("discarded", card, needs), lambda: _drawn_discarded(table, card, needs))


def _drawn_discarded(table: Table, card: str, needs: Sequence[Need]) -> Markup:
    entry = table.cards[card]
    ready = not any(need.missing for need in needs)
    said = table.known("page-playable") if ready else ""
    return piece(
        f"card-{card}",
        f"{table.name('card', card)} {said}".rstrip(),
        wreath(table, entry.vp),
        tag("b", table.name("card", card)),
        requirements(needs, table),
        icon("check", said) if ready else hidden(""),
        kind=f"line{' ready' if ready else ''}",
        card=card_key(card, needs),
    )
