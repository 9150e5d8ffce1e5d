"""What lies before whoever looks: the packet of a draft, the hand, the secret objective, the places of the next Age."""

from __future__ import annotations

from markupsafe import Markup

from tablee.drawing.markup import hidden, piece, scrolling, tag
from tablee.drawing.table import only
from tablee.games.genesia.rules.geography import COLOURS
from tablee.games.genesia.web.card_faces import objective, whole
from tablee.games.genesia.web.icons import emblem, icon
from tablee.games.genesia.web.table import AGES, Table

PACKET = 6  # cards at the beginning of a draft


def hand(table: Table) -> Markup:
    """What is asked decides what lies there."""
    view, seat, watching = table.view, table.own_seat(), table.view["seat"] is None
    shown = only(view, "phase", seat=table.own)
    objectives = ("objectives", "objective_points")
    if view["phase"] == "objectives":
        chosen_from = only(view, "lots", seats=table.only_seat(table.own, "objectives"))
        return table.part(shown | chosen_from, _objectives, watching)
    if seat["packet"] is not None:
        packet = only(view, "over", "age", seats=table.only_seat(table.own, "packet", "kept", *objectives))
        return table.part(shown | packet, _draft, watching, table.asked() == "draft")
    if view["phase"] == "end" and view["step"] == "order":
        seats = [only(other, "progress") for other in view["seats"]]
        return table.part(only(view, "age", "chosen", "order", seats=seats), _places)
    held = only(view, "over", seats=table.only_seat(table.own, "hand", "hand_size", "force", *objectives))
    return table.part(shown | held, _cards, watching)


def _objectives(table: Table, watching: bool) -> Markup:
    found = table.own_seat()["objectives"] or []
    if len(found) == 1:
        body = [objective(table, found[0])]
    else:
        body = [objective(table, name, number) for number, name in enumerate(found, start=1)]
    lots = _lots(table)
    key = "page-choosing-objectives" if watching else "page-keep-one" if len(found) > 1 else "page-kept-one"
    heading = tag("h3", icon("objectives"), table.say(key))
    return tag("section", tag("div", heading, lots, class_="about"), _lane(table, body), class_="mat objectives")


def _lots(table: Table) -> Markup:
    """GA-010: the lots in play are public. They are called by colours, as seats are, so the word stands before."""
    lots = {age: names for age, names in table.view["lots"].items() if names}
    if not lots:
        return Markup()
    said = table.say("page-lots")
    rows = [tag("li", said, aria_hidden="true", class_="quiet")]
    for age, names in lots.items():
        marks = [tag("i", table.name("lot", lot), class_=f"lot lot-{lot}") for lot in names]
        rows.append(tag("li", tag("b", table.say("page-age", age=AGES[int(age)])), *marks))
    return tag("ul", *rows, class_="lots", aria_label=said)


def _draft(table: Table, watching: bool, asked: bool) -> Markup:
    """The packet in hand, what is kept, and to whom the rest goes (GA-023, GA-024)."""
    seat = table.own_seat()
    packet, kept = seat["packet"], seat["kept"] or []
    to = table.neighbour()
    pick = PACKET - len(packet) + 1
    passing = tag(
        "p",
        table.say("page-pass-to"),
        " ",
        emblem(COLOURS[to]),
        tag("b", table.speaker.seat(to)),
        icon("arrow", kind="turns"),
        class_=f"passing {'right' if table.view['age'] == 2 else 'left'}",
    )
    title = table.say("page-draft-waits") if not (watching or asked) else table.say("page-draft", pick=pick)
    lying = [whole(table, card, "small", touch=False) for card in kept]
    own = _secret(table, watching, "small")
    lying += [own] if own else []
    heap = tag(
        "div", tag("h4", table.say("page-kept", n=len(kept))), tag("div", *lying, class_="lane"), class_="keeping"
    )
    heading = tag("div", tag("h3", icon("draft"), title), passing, class_="about")
    cards = [whole(table, card) for card in packet]
    return tag("section", heading, _lane(table, cards), heap if lying else "", class_="mat draft")


def _cards(table: Table, watching: bool) -> Markup:
    """The hand; the objective is the last card."""
    seat = table.own_seat()
    cards = [whole(table, card) for card in seat["hand"] or []]
    hidden_cards = seat["hand_size"] if seat["hand"] is None else 0
    backs = [tag("div", class_="card back", aria_hidden="true") for _ in range(hidden_cards)]
    label = table.say("page-hand-of", who=table.who(table.own), n=seat["hand_size"])
    own = _secret(table, watching)
    lane = _lane(table, [*cards, *backs, *([own] if own else [])], label)
    bin_ = _bin(table) if cards and not table.view["over"] else ""
    empty = "" if cards or backs or own else tag("p", table.say("page-no-cards"), class_="quiet")
    return tag("section", tag("h3", label, class_="vh"), lane, bin_, empty, class_="mat plain")


def _bin(table: Table) -> Markup:
    """Where a card is given up for coins (GA-110): touched before the card."""
    price = int(table.own_seat()["force"]["discard"])
    label = table.say("page-bin", n=price)
    return piece(
        "discard",
        label,
        icon("discard"),
        tag("span", table.say("page-bin-short"), " ", tag("b", f"+{price}")),
        kind="bin",
        card="discard",
    )


def _lane(table: Table, cards: list[Markup], label: str = "") -> Markup:
    return tag(
        "div",
        *cards,
        class_="lane",
        style=f"--cards:{max(1, len(cards))}",
        **scrolling(label or table.say("page-hand")),
    )


def _secret(table: Table, watching: bool, kind: str = "") -> Markup:
    """The kept objective with what it is worth at present; only its owner sees it (GA-013)."""
    seat = table.own_seat()
    found = seat["objectives"]
    if not found or len(found) != 1 or (watching and not table.view["over"]):
        return Markup()
    return objective(table, found[0], points=seat["objective_points"], kind=kind)


def _places(table: Table) -> Markup:
    """The turn order of the next Age as far as it is chosen, and by what it is chosen (GA-097)."""
    chosen = {place: seat for seat, place in table.view["chosen"]}
    items = []
    for place in range(1, table.count + 1):
        seat = chosen.get(place)
        number = tag("b", str(place))
        if seat is None:
            items.append(
                piece(
                    f"position-{place}",
                    table.say("page-position", n=place),
                    number,
                    tag("small", table.say("page-open")),
                    kind="place",
                    card=f"position-{place}",
                )
            )
        else:
            who = tag("small", emblem(COLOURS[seat]), table.speaker.seat(seat))
            items.append(tag("div", number, who, class_="place taken", data_place=f"position-{place}"))
    age = AGES[min(3, table.view["age"] + 1)]
    heading = tag("h3", icon("order"), table.say("page-next-order", age=age))
    rows = [
        tag(
            "li",
            emblem(COLOURS[seat]),
            table.speaker.seat(seat),
            " ",
            tag("b", str(table.seat(seat)["progress"][-1])),
            hidden(table.say("page-progress")),
        )
        for seat in table.order()
        if table.seat(seat)["progress"]
    ]
    by = tag("ul", tag("li", table.say("page-order-by"), class_="quiet"), *rows, class_="lots")
    lane = tag("div", *items, class_="places-row")
    return tag("section", tag("div", heading, by, class_="about"), lane, class_="mat places-mat")
