"""The inside of a button for an action: what is done, in icons and numbers, and the whole sentence for listeners."""

from __future__ import annotations

from markupsafe import Markup, escape

from tablee.drawing.markup import hidden, join, tag
from tablee.games.age_of_civilization.content.vocabulary import Gain, Resource
from tablee.games.age_of_civilization.text import card_text
from tablee.games.age_of_civilization.web.card_faces import population
from tablee.games.age_of_civilization.web.card_icons import amount, brief
from tablee.games.age_of_civilization.web.icons import icon
from tablee.games.age_of_civilization.web.table import Table
from tablee.games.age_of_civilization.web.time_track import equation

# The action of the game behind those that are for a technology or a wonder.
AIMED = {"research": "research", "patronage": "patronage", "build": "wonder", "quarry": "quarry"}
SUMMED: tuple[Resource, ...] = ("points", "coins")  # the gains that an offer adds up
SIGNS = {"pass": "sign-deny", "rest": "sign-rest", "end": "sign-back", "skip": "sign-deny", "finish": "sign-done"}


def choice(table: Table, action: int) -> Markup:
    game = table.speaker.game
    assert game is not None
    name, _ = game.actions.decode(action)
    aim = str(next(iter(game.actions.values(action).values()), ""))
    whole = table.speaker.action(action)
    picture, title, note = _parts(table, name, aim, whole)
    needs = told(table, name, aim)
    shown = tag("span", tag("b", title), tag("small", note) if note else "", class_="says", aria_hidden="true")
    said = hidden(f"{whole}. {needs}" if needs else whole)
    return tag("span", picture, shown, said, class_="aoc aoc-choice ends" if name in SIGNS else "aoc aoc-choice")


def _parts(table: Table, name: str, aim: str, whole: str) -> tuple[Markup, str, Markup]:
    """Picture, title, note."""
    if name in AIMED:
        return _aimed(table, name, aim)
    if name == "do":
        return icon(f"action-{aim}"), table.name("action", aim), _numbers(table, aim)
    if name == "follow":
        follow = table.view["turn"]["follow"] or ""
        title = table.name("action", follow) if follow else whole
        return icon(f"action-{follow}"), title, escape(table.say("brief-no-worker"))
    if name in ("rise", "annex", "draft", "bonus"):
        return _civilization(table, name, aim)
    if name in ("take", "gain"):
        section = "technology" if name == "take" else "wonder"
        note = brief(table.effects_of(section, aim), table.speaker)
        return icon(f"technology-{aim}") or icon("action-wonder"), table.name(section, aim), note
    if name == "trigger":
        return icon("turn_end"), table.name("source", aim), escape(table.say("page-use"))
    if name == "buy":
        price = amount(table.speaker, table.content.rules.special_cost, "coins", "")
        return icon("technology"), table.name("special", aim), price
    return icon(SIGNS.get(name, "sign-done")), whole, _rest(table) if name == "rest" else Markup()


def _aimed(table: Table, name: str, aim: str) -> tuple[Markup, str, Markup]:
    behind = AIMED[name]
    picture = icon(f"technology-{aim}") or icon(f"action-{behind}")
    title = table.name("action", behind) if aim == "none" else table.name(_section(name), aim)
    return picture, title, _numbers(table, behind, aim)


def _section(name: str) -> str:
    return "technology" if name in ("research", "patronage") else "wonder"


def _numbers(table: Table, action: str, aim: str | None = None) -> Markup:
    """ "2 [worker] 3 [coin] → +3 [star]"."""
    offer = table.offers.get(action)
    workers = table.action_cards[action].workers if offer is None else int(offer["workers"]["total"])
    placed = [amount(table.speaker, workers, "workers", ""), icon("sign-arrow")] if workers != 1 else []
    parts = [part for part in equation(table, action, aim) if part]
    if len(placed) and icon("sign-arrow") in parts:
        placed.pop()
    return join([*placed, *parts], " ") or brief(table.action_cards[action].effects, table.speaker)


def _civilization(table: Table, name: str, aim: str) -> tuple[Markup, str, Markup]:
    card = table.civilization(aim)
    lying = {each["civilization"]: int(each["coins"]) for each in table.view["market"]}
    parts: list[str] = []
    if name in ("rise", "annex"):
        parts.append(table.say("page-as", how=name))
        if name == "annex":
            parts.append(amount(table.speaker, table.content.rules.annex_workers, "workers"))
        if lying.get(aim):
            parts.append(amount(table.speaker, lying[aim], "coins"))
    elif name == "draft":
        parts.append(brief(card.main, table.speaker))
    picture = tag("span", population(card.population), class_=f"head {card.family}")
    return picture, table.name("civilization", aim), join(parts, " ")


def _rest(table: Table) -> Markup:
    rules = table.content.rules
    gained = [amount(table.speaker, rules.rest_coins, "coins"), amount(table.speaker, rules.rest_workers, "workers")]
    return join(gained, " ")


def told(table: Table, name: str, aim: str) -> str:
    """What the icons of a button say, in words."""
    action = aim if name == "do" else AIMED.get(name)
    if action is not None:
        return _action_told(table, action, aim)
    if name in ("take", "gain"):
        return table.does(_section("research" if name == "take" else "build"), aim)
    return ""


def _action_told(table: Table, action: str, aim: str) -> str:
    """What an action needs and gives, with the numbers that its button shows."""
    card, offer = table.action_cards[action], table.offers.get(action)
    if offer is None:
        return card_text.action(card, table.speaker)
    cost = offer.get("costs", {}).get(aim) or offer.get("cost")
    coins = card.cost if cost is None else int(cost["total"])
    needs = card_text.needs(card, table.speaker, slots=1, workers=offer["workers"]["total"], coins=coins)
    gains = [
        Gain(on="now", resource=resource, amount=offer[resource]["total"])
        for resource in SUMMED
        if offer[resource]["total"]
    ]
    besides = [effect for effect in card.effects if not isinstance(effect, Gain) or effect.resource not in SUMMED]
    return table.say("card-does", needs=needs, does=card_text.ability([*gains, *besides], table.speaker))
