"""The players beside the map: what they have, what they know, what is in force for them, and how they stand."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from tablee.drawing.markup import Standing, hidden, join, piece, tag
from tablee.drawing.table import only
from tablee.games.genesia.rules.geography import COLOURS
from tablee.games.genesia.web.card_faces import chip
from tablee.games.genesia.web.icons import emblem, icon
from tablee.games.genesia.web.table import AGES, Table

PLACES = {"coins": "coins", "card": "cards"}  # counts that things come to and go from, by their places
FREE = ("any", "own", "foreign", "island", "stack")
# What is shown of a seat: of what its total is made, what it has, and its cards.
POINTS = ("objective_points", "progress", "forecast", "propagation", "conquest")
STORES = ("coins", "hand_size", "clans", "cities", "discards")
CARDS = ("inventions", "played", "free", "force")


def panels(table: Table) -> Markup:
    """All seats in turn order; alone, the goal to reach besides."""
    parts = [_shown_panel(table, number) for number in table.order()]
    if any(_secret(table, number) for number in table.order()):
        parts.append(tag("p", table.say("page-score-more"), class_="quiet"))
    if table.alone:
        seats = [only(seat, *POINTS) for seat in table.view["seats"]]
        parts.append(table.part(only(table.view, "over", "phase", "options", "result", seats=seats), _goal))
    return tag("section", *parts, class_="others", aria_label=table.say("page-seats"))


def standing(table: Table) -> list[Standing]:
    """All seats in turn order in short: points as far as they are known, and coins."""
    return [
        Standing(
            number,
            tag("span", emblem(COLOURS[number]), class_="ga"),
            table.speaker.seat(number),
            _points(table, number),
            table.part(_stores(table, number, "coins", "hand_size"), _short, number),
            number == table.view["active"],
        )
        for number in table.order()
    ]


def _stores(table: Table, number: int, *fields: str) -> dict[str, Any]:
    """What a seat has and whether it chose War or Peace."""
    return only(table.view, "phase", "stances", seats=table.only_seat(number, *fields))


def _short(table: Table, number: int) -> Markup:
    """What is in a purse and in a hand; while there is War or Peace, which of them."""
    seat = table.seat(number)
    found = [_number(table, "coins", seat["coins"], number), _number(table, "card", seat["hand_size"], number)]
    stance = _stance(table, number)
    return tag("ul", *found, tag("li", stance) if stance else "", class_="ga ga-short")


def _shown_panel(table: Table, number: int) -> Markup:
    view = table.view
    shown = only(view, "over", "players", "teams", "pool", **_stores(table, number, *POINTS, *STORES, *CARDS))
    hand = () if number == table.own else tuple(table.seat(number)["hand"] or ())
    return table.part(shown, _panel, number, number == view["active"], number == view["seat"], hand)


def _panel(table: Table, number: int, acts: bool, mine: bool, hand: tuple[str, ...]) -> Markup:
    colour = COLOURS[number]
    now = " now" if acts else ""
    own = " me" if mine else ""
    cards = {"over": table.view["over"], "seats": table.only_seat(number, *CARDS)}
    body = [
        _head(table, number, mine),
        _numbers(table, number),
        _stand(table, number),
        table.part(cards, _cards, number),
        _hand(table, hand),
    ]
    return tag("article", *body, class_=f"seat of-{colour}{now}{own}", data_place=f"seat-{number}")


def _head(table: Table, number: int, mine: bool) -> Markup:
    colour = COLOURS[number]
    name = tag("b", table.speaker.seat(number), class_="whose")
    marks = []
    if mine and not table.alone:
        marks.append(tag("small", table.say("page-you"), class_="tag"))
    if table.view["teams"]:
        team = table.say("page-team", n=int(table.view["teams"][number]) + 1)
        marks.append(tag("small", icon("team"), team, class_="tag"))
    state = "final" if table.view["over"] else "now"
    small = tag("small", table.say("page-score", state=state), " ")
    score = tag(
        "span",
        small,
        _points(table, number),
        class_="proj",
        title=table.say("page-score-is", state=state),
        data_final="",
    )
    label = table.who(number)
    return piece(
        f"seat-{colour}",
        label,
        emblem(colour),
        name,
        *marks,
        _stance(table, number),
        score,
        kind="head",
        card=f"seat-{colour}",
    )


def _points(table: Table, number: int) -> str:
    return f"{table.total(number)}{'+' if _secret(table, number) else ''}"


def _secret(table: Table, number: int) -> bool:
    """Whether an objective that is still secret is missing from the sum."""
    return table.seat(number)["objective_points"] is None and bool(table.view["pool"])


def _stance(table: Table, number: int) -> Markup:
    """War or Peace as a tile, turned down until all have chosen (GA-060)."""
    if table.view["phase"] != "attack":
        return Markup()
    stance = table.view["stances"][number]
    kind = stance or "undecided"
    said = table.say("page-stance", stance=kind)
    return tag(
        "span",
        icon(stance or "hidden"),
        hidden(said),
        class_=f"stance {kind}",
        title=said,
        data_place=f"stance-{number}",
    )


def _numbers(table: Table, number: int) -> Markup:
    seat = table.seat(number)
    parts = [
        _number(table, "coins", seat["coins"], number),
        _number(table, "card", seat["hand_size"], number),
        _number(table, "clans", seat["clans"]),
        _number(table, "cities", seat["cities"]),
    ]
    if seat["discards"]:
        parts.append(_number(table, "discard", seat["discards"]))
    return tag("ul", *parts, class_="nums")


def _number(table: Table, what: str, value: int, seat: int | None = None) -> Markup:
    """A count with its icon; of a seat, what is gained and spent goes there and comes from there."""
    said = table.say("page-count", what=what, n=value)
    place = PLACES.get(what)
    return tag(
        "li",
        icon(what),
        tag("span", str(value), aria_hidden="true"),
        hidden(said),
        title=said,
        data_place=f"{place}-{seat}" if place and seat is not None else None,
    )


def _stand(table: Table, number: int) -> Markup:
    """Points by source, as they stand now."""
    seat = table.seat(number)
    parts = [
        tag("li", table.say("page-age", age=AGES[age]), " ", tag("b", str(points)))
        for age, points in enumerate(seat["progress"], start=1)
    ]
    if not table.view["over"] and len(seat["progress"]) < 3:
        title = table.say("page-forecast")
        parts.append(tag("li", icon("points", title), tag("b", f"+{seat['forecast']}"), title=title))
    parts.append(tag("li", icon("regions", table.say("page-conquest")), tag("b", str(seat["conquest"]))))
    parts.append(tag("li", icon("host", table.say("page-propagation")), tag("b", str(seat["propagation"]))))
    if seat["objective_points"] is not None and table.view["pool"]:
        parts.append(tag("li", icon("secret", table.say("page-objective")), tag("b", str(seat["objective_points"]))))
    return tag("ul", *parts, class_="stand")


def _cards(table: Table, number: int) -> Markup:
    seat = table.seat(number)
    of_age = [] if table.view["over"] else [_played(table, seat), _force(table, seat)]
    return join([_inventions(table, seat), *of_age])


def _inventions(table: Table, seat: dict[str, Any]) -> Markup:
    """Scored at the end of every Age (GA-109); what is marked, by copying or otherwise, is signed."""
    items = []
    for found in seat["inventions"]:
        card = table.cards[found["card"]]
        own = found["how"] == "played"
        how = Markup() if own else icon("copy", table.say("board-marked"))
        items.append(tag("li", chip(table, card.id, tag("b", str(card.progress)), how, touch=own, lies=own)))
    return tag("ul", *items, class_="chips") if items else Markup()


def _played(table: Table, seat: dict[str, Any]) -> Markup:
    """This Age's other cards, readable until its end (GA-107)."""
    known = {found["card"] for found in seat["inventions"]}
    items = []
    for found in seat["played"]:
        if found["card"] in known:
            continue
        copied = found["copied"]
        more = tag("em", icon("copy"), table.name("card", copied)) if copied else Markup()
        items.append(tag("li", chip(table, found["card"], more, kind="played", lies=True)))
    if not items:
        return Markup()
    return tag("ul", tag("li", table.say("page-played"), class_="quiet"), *items, class_="chips")


def _force(table: Table, seat: dict[str, Any]) -> Markup:
    """What cards have changed for this seat until the end of the Age."""
    force, rules = seat["force"], table.content.rules
    said = [table.say("page-free-moves", n=seat["free"][kind], kind=kind) for kind in FREE if seat["free"][kind]]
    if force["toll_free"]:
        said.append(table.say("page-force-toll-free"))
    if force["toll"] > 1:
        said.append(table.say("page-force-toll", n=force["toll"]))
    if force["discard"] != rules.discard:
        said.append(table.say("page-force-discard", n=force["discard"]))
    if force["cheap"]:
        said.append(table.say("page-force-cheap", n=force["cheap"], price=force["recruit_price"]))
    for place, key in (("held", "recruit_held"), ("foe_home", "recruit_foe_home")):
        if force[key]:
            said.append(table.say("page-force-recruit", n=force[key], at=place))
    if force["first_choice"]:
        said.append(table.say("page-force-first"))
    if force["peace"]:
        said.append(table.say("page-force-peace"))
    if force["odds"]:
        said.append(table.say("page-force-odds", n=force["odds"]))
    items = [tag("li", words) for words in said]
    items += [tag("li", chip(table, card)) for card in force["lasting"]]
    return tag("ul", *items, class_="force") if items else Markup()


def _hand(table: Table, hand: tuple[str, ...]) -> Markup:
    """The cards of the other tribe lie open to who plays both (GA-142)."""
    if not hand:
        return Markup()
    items = [tag("li", chip(table, card, lies=True)) for card in hand]
    return tag("ul", tag("li", table.say("page-hand"), class_="quiet"), *items, class_="chips")


def _goal(table: Table) -> Markup:
    """GA-147, GA-148: the lower total counts."""
    result = table.view.get("result")
    level = str(table.view["options"].get("mode", "beginner"))
    goal = result["goal"] if result else table.content.solo.goal.get(level)  # type: ignore[call-overload]
    lower = min(range(table.count), key=table.total)
    said = table.say("page-goal", goal=goal or 0, level=level)
    state = table.say("page-lower", who=table.who(lower), n=table.total(lower))
    reached = ""
    if result:
        reached = table.say("page-reached", reached="yes" if result["reached"] else "no", goal=goal or 0)
    return tag(
        "article",
        tag("p", icon("points"), " ", said),
        tag("p", state, data_final=""),
        tag("p", tag("b", reached), data_final="") if reached else "",
        class_="seat goal",
    )


def verdict(table: Table) -> list[str]:
    """GA-147, GA-148: alone the lower total of both tribes, and whether it opens the next level."""
    result = table.view.get("result")
    if not result:
        return []
    said = [table.say("outcome-solo", score=result["score"], seat=result["tribe"])]
    if result["goal"] is not None:
        said.append(table.say("outcome-reached" if result["reached"] else "outcome-missed", goal=result["goal"]))
    return said
