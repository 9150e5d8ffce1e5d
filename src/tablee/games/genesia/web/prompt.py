"""What the looking seat decides by, in a few lines of the prompt: means, what is under way, and warnings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from tablee.drawing.markup import hidden, tag
from tablee.games.genesia.rules.geography import COLOURS
from tablee.games.genesia.web.card_faces import chip
from tablee.games.genesia.web.card_icons import amount, brief
from tablee.games.genesia.web.icons import emblem, icon
from tablee.games.genesia.web.seat_panels import FREE
from tablee.games.genesia.web.table import Table

TURNS = ("growth", "expansion", "assault", "end_cards")
LAST = 3


def facts(table: Table) -> Markup:
    """Nothing for those who only watch, after the game, and before it has begun."""
    view = table.view
    if view["seat"] is None or view["over"] or table.asked() in (None, "objective", "draft"):
        return Markup()
    parts = [_means(table), *_under_way(table), *(_warning(words) for words in warnings(table))]
    return tag("span", *parts, class_="ga ga-facts")


def _means(table: Table) -> Markup:
    seat = table.own_seat()
    shown = [
        amount(table.speaker, seat["coins"], "coins"),
        amount(table.speaker, seat["clans"], "clans"),
        amount(table.speaker, seat["cities"], "cities"),
    ]
    moves = [table.say("page-free-moves", n=seat["free"][kind], kind=kind) for kind in FREE if seat["free"][kind]]
    said = table.say("page-means", coins=seat["coins"], clans=seat["clans"], cities=seat["cities"])
    free = [tag("span", icon("moves"), " ", words, class_="under-way") for words in moves]
    return tag("span", *shown, aria_hidden="true", class_="means") + hidden(said) + Markup("").join(free)


def _under_way(table: Table) -> list[Markup]:
    view = table.view
    found = []
    if view["effect"]:
        found.append(_effect(table, view["effect"]))
    if view["copying"]:
        copied = view["copying"]
        words = table.say("page-copying", who=table.who(copied["seat"]))
        found.append(tag("span", icon("copy"), " ", words, " ", chip(table, copied["card"]), class_="under-way"))
    if view["trip"]:
        trip = view["trip"]
        words = table.say("page-trip", n=trip["clans"], region=table.region(trip["at"]))
        found.append(tag("span", icon("stack"), " ", words, class_="under-way"))
    if view["assault"] and view["assault"]["origin"]:
        found.append(_assault(table, view["assault"]))
    if table.asked() == "stance":
        found.append(_stances(table))
    return found


def _effect(table: Table, effect: dict[str, Any]) -> Markup:
    """The card that is being carried out, and what is left of it."""
    left = table.say("page-left", n=effect["left"]) if effect["left"] else ""
    origin = table.say("page-from", region=table.region(effect["from"])) if effect["from"] else ""
    words = ", ".join(filter(None, (left, origin)))
    return tag("span", chip(table, effect["card"]), " ", words, class_="under-way")


def _assault(table: Table, assault: dict[str, Any]) -> Markup:
    """Who attacks whom from where, with how many, and the cards played so far (GA-074)."""
    attacker, defender = assault["attacker"], assault["defender"]
    parts = [emblem(COLOURS[attacker], table.who(attacker)), _camp(table, assault["origin"], attacker)]
    if assault["target"] and defender is not None:
        parts += [
            icon("war"),
            emblem(COLOURS[defender], table.who(defender)),
            _camp(table, assault["target"], defender),
        ]
    sides = [attacker] if defender is None else [attacker, defender]
    lasting = [(seat, card) for seat in sides for card in table.seat(seat)["force"]["lasting"]]
    played = [*lasting, *((one["seat"], one["card"]) for one in assault["cards"])]
    cards = [tag("span", emblem(COLOURS[seat]), chip(table, card), " ", _does(table, card)) for seat, card in played]
    lines = [tag("span", *parts, class_="camps"), *cards]
    if defender is not None and defender != table.own and not table.seat(defender)["done"]:
        held = table.seat(defender)["hand_size"]
        if held:
            lines.append(tag("small", table.say("page-may-defend", who=table.who(defender), n=held)))
    return tag("span", *lines, class_="under-way fight")


def _camp(table: Table, region: str, seat: int) -> Markup:
    city = [amount(table.speaker, 1, "cities")] if seat in table.view["regions"][region]["cities"] else []
    return tag("span", table.region(region), amount(table.speaker, table.clans(region, seat), "clans"), *city)


def _does(table: Table, card: str) -> Markup:
    """So that nobody wonders where losses come from (GA-077)."""
    return tag("small", brief(table.cards[card].effects, table.speaker))


def _stances(table: Table) -> Markup:
    """GA-060 to GA-062: what could be attacked now, and that War binds."""
    targets = sorted({one["to"] for one in table.view["assaults"]})
    if not targets:
        return tag("span", icon("peace"), " ", table.say("page-no-assault"), class_="under-way")
    shown = ", ".join(table.region(target) for target in targets[:6]) + (" …" if len(targets) > 6 else "")
    return tag("span", icon("war"), " ", table.say("page-targets", n=len(targets), targets=shown), class_="under-way")


def _warning(words: str) -> Markup:
    return tag("span", icon("warning"), " ", words, class_="warn")


def warnings(table: Table) -> list[str]:
    """What would be lost by going on now: said, never forbidden."""
    asked, seat = table.asked(), table.own_seat()
    if asked not in TURNS:
        return []
    found = []
    hand = [table.cards[name] for name in seat["hand"] or []]
    phase = {"assault": "attack", "end_cards": "end"}.get(asked, asked)
    last = [card for card in hand if _last(card.icons, card.kind) == phase and card.kind not in ("copy", "defence")]
    ready = [card for card in last if card.cost <= seat["coins"]]
    if ready and asked != "assault":
        found.append(
            table.say("page-warn-cards", n=len(ready), names=", ".join(table.name("card", c.id) for c in ready))
        )
    moves = sum(seat["free"][kind] for kind in FREE)
    if asked == "expansion" and moves:
        found.append(table.say("page-warn-moves", n=moves))
    if asked == "expansion" and table.view["age"] == LAST and seat["coins"]:
        found.append(table.say("page-warn-coins", n=seat["coins"]))
    if asked in ("growth", "expansion"):
        risks = [region for region in table.places if table.threat(region)]
        if risks:
            found.append(table.say("page-warn-risk", n=len(risks), region=table.region(risks[0])))
    return found


def _last(icons: Sequence[str], kind: str) -> str:
    """The last phase in which a card can be played."""
    order = ["growth", "expansion", "attack", "end"]
    return "growth" if kind == "lasting" else max(icons, key=order.index)
