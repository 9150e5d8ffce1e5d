"""Cards and tokens, each drawn in one place: civilizations, wonders, technologies, special cards, events."""

from __future__ import annotations

from markupsafe import Markup

from tablee.drawing.markup import piece, tag
from tablee.games.age_of_civilization.web import art
from tablee.games.age_of_civilization.web.card_icons import brief
from tablee.games.age_of_civilization.web.icons import event as event_icon
from tablee.games.age_of_civilization.web.icons import icon
from tablee.games.age_of_civilization.web.table import Table
from tablee.games.age_of_civilization.web.titles import title as heading

GOLD = 3  # what a gold coin is worth


def civilization(table: Table, name: str, coins: int = 0, role: str = "market", fresh: bool = False) -> Markup:
    """A whole card: picture, population, both abilities, and the coins lying on it; `fresh` if it has just come.

    `role` is "market", "hand" or "pack" for a card to take, "main" for the own one.
    """
    return table.remembered.part(
        ("civilization", name, coins, role, fresh), lambda: _civilization(table, name, coins, role, fresh)
    )


def _civilization(table: Table, name: str, coins: int, role: str, newly: bool) -> Markup:
    card = table.civilization(name)
    owned = role == "main"
    fresh = table.say("page-fresh") if newly else ""
    said = civilization_said(table, name, coins, role)
    return piece(
        f"ability-{name}" if owned else f"civilization-{name}",
        f"{said} {fresh}" if fresh else said,
        art.civilization(name, card.family),
        tag("span", class_="corner", title=fresh) if fresh else "",
        _pile(table, name, coins),
        tag(
            "div",
            population(card.population),
            heading(table.name("civilization", name)),
            tag("em", table.say("board-main")) if owned else "",
            class_="band",
        ),
        tag("p", brief(card.main, table.speaker), class_="does"),
        tag("p", brief(card.inherited, table.speaker), class_="inherits"),
        kind=f"card civilization {role} {card.family}",
        moves=f"card-{name}",
        card=f"civilization-{name}",
    )


def civilization_said(table: Table, name: str, coins: int, role: str) -> str:
    card = table.civilization(name)
    return table.say(
        "page-civilization",
        civilization=name,
        family=card.family,
        population=card.population,
        coins=coins,
        role=role,
        main=table.main_does(name),
        inherited=table.inherited_does(name),
    )


def tucked(table: Table, name: str, role: str) -> Markup:
    """A declined or annexed civilization: only its inherited ability still works."""
    return table.remembered.part(("tucked", name, role), lambda: _tucked(table, name, role))


def _tucked(table: Table, name: str, role: str) -> Markup:
    card = table.civilization(name)
    title, does, how = table.name("civilization", name), table.inherited_does(name), table.say(f"board-{role}")
    return piece(
        f"ability-{name}",
        table.say("page-tucked", name=title, how=how, does=does),
        tag("b", title),
        tag("em", how),
        tag("p", brief(card.inherited, table.speaker)),
        kind=f"card tucked {role} {card.family}",
        moves=f"card-{name}",
        card=f"civilization-{name}",
    )


def population(count: int) -> Markup:
    return tag("span", icon("workers"), tag("b", str(count)), class_="population", aria_hidden="true")


def _pile(table: Table, name: str, coins: int) -> Markup:
    """Coins lying on a card: gold ones for three, and how many there are."""
    if not coins:
        return Markup()
    drawn = [icon("coins-3")] * (coins // GOLD) + [icon("coins")] * (coins % GOLD)
    said = table.say("board-coins-on", coins=coins)
    return tag("span", *drawn[:4], tag("b", f"+{coins}"), class_="pile", title=said, data_glides=f"pile-{name}")


def wonder(table: Table, name: str, coins: int = 0, owned: bool = False) -> Markup:
    """A wonder of the market with the price it has for the active seat now, or an own one."""
    sum_ = None if owned else table.price("wonder", name)
    cost = None if sum_ is None else (sum_["base"], sum_["total"])
    return table.remembered.part(("wonder", name, coins, owned, cost), lambda: _wonder(table, name, coins, owned, cost))


def _wonder(table: Table, name: str, coins: int, owned: bool, cost: tuple[int, int] | None) -> Markup:
    title = table.name("wonder", name)
    return piece(
        f"ability-{name}" if owned else f"wonder-{name}",
        wonder_said(table, name, coins, owned),
        art.wonder(name),
        _pile(table, name, coins),
        tag("div", heading(title), tag("p", brief(table.effects_of("wonder", name), table.speaker)), class_="words"),
        price(*cost) if cost is not None else "",
        kind="card wonder owned" if owned else "card wonder",
        moves=f"card-{name}",
        card=f"wonder-{name}",
    )


def wonder_said(table: Table, name: str, coins: int = 0, owned: bool = False) -> str:
    sum_ = None if owned else table.price("wonder", name)
    return table.say(
        "page-wonder",
        name=table.name("wonder", name),
        does=table.does("wonder", name),
        coins=coins,
        cost=0 if sum_ is None else sum_["total"],
        priced="no" if sum_ is None else "yes",
    )


def price(base: int, total: int) -> Markup:
    """What something costs now; a printed price that does not hold is struck out."""
    old = tag("s", str(base)) if base != total else ""
    return tag("span", old, tag("b", str(total)), icon("coins"), class_="price", aria_hidden="true")


def special(table: Table, name: str) -> Markup:
    """A special technology card: two technologies that cover those of a column."""
    card = next(card for card in table.content.special_card if card.id == name)
    title, cost = table.name("special_card", name), table.content.rules.special_cost
    rows = [_technology_line(table, technology) for technology in (card.row2, card.row1)]
    column = table.say("page-column", column=card.column)
    said = [
        table.speaker.labelled(table.name("technology", each), table.does("technology", each))
        for each in (card.row1, card.row2)
    ]
    return piece(
        f"special-{name}",
        table.say("page-special", name=title, where=column, cost=cost, first=said[0], second=said[1]),
        tag("div", _columns(card.column), tag("b", title), price(cost, cost), class_="title"),
        *rows,
        kind="card special",
        moves=f"special-{name}",
    )


def _columns(column: str) -> Markup:
    """Which column a special card covers, as a small technology card."""
    places = ("left", "middle", "right")
    return tag("span", *(tag("i", class_="on" if each == column else None) for each in places), class_="columns")


def _technology_line(table: Table, name: str) -> Markup:
    does = brief(table.effects_of("technology", name), table.speaker)
    title = tag("b", table.name("technology", name))
    return tag("p", icon(f"technology-{name}"), tag("span", title, " ", does), data_card=f"technology-{name}")


def technology(table: Table, name: str, state: str, needs: list[str]) -> Markup:
    """A cell of the technology card: "owned", "reach" with its price, "locked" with what it needs, or "closed"."""
    sum_ = table.price("research", name) if state == "reach" else None
    cost = None if sum_ is None else (sum_["base"], sum_["total"])
    return table.remembered.part(
        ("technology", name, state, *needs, cost), lambda: _technology(table, name, state, needs, cost)
    )


def _technology(table: Table, name: str, state: str, needs: list[str], cost: tuple[int, int] | None) -> Markup:
    title, does = table.name("technology", name), table.does("technology", name)
    wanted = " / ".join(table.name("technology", each) for each in needs)
    after = table.say("board-needs", needs=wanted) if wanted and state == "locked" else ""
    said = table.say(
        "page-technology",
        name=title,
        does=does,
        state=state,
        needs=after or "none",
        cost=0 if cost is None else cost[1],
        priced="no" if cost is None else "yes",
    )
    return piece(
        f"ability-{name}" if state == "owned" else f"technology-{name}",
        said,
        tag("div", icon(f"technology-{name}"), heading(title), class_="title"),
        tag("p", brief(table.effects_of("technology", name), table.speaker)),
        price(*cost) if cost is not None else _mark(state),
        kind=f"cell {state}",
        card=f"technology-{name}",
    )


def _mark(state: str) -> Markup:
    """A cube on what is owned, a lock on what is out of reach."""
    marks = {"owned": "technology", "locked": "sign-lock", "closed": "sign-deny"}
    return icon(marks[state], kind="mark") if state in marks else Markup()


def token(table: Table, event: str) -> Markup:
    """An event token, lying on a card of the track."""
    title, does = table.name("event", event), table.does("event", event)
    return tag(
        "div",
        event_icon(event),
        tag("b", title),
        class_="token",
        title=does,
        data_card=f"event-{event}",
        data_place=f"token-{event}",
    )
