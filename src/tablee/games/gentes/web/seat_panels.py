"""The other players: their time, their holdings, what they have in play, and their hands on request."""

from __future__ import annotations

from markupsafe import Markup

from tablee.drawing.markup import Standing, tag
from tablee.drawing.table import only
from tablee.games.gentes.web.board_areas import emblem, progress
from tablee.games.gentes.web.card_faces import lasting, synergies, wreath
from tablee.games.gentes.web.icons import icon
from tablee.games.gentes.web.own_mat import symbols
from tablee.games.gentes.web.table import Table
from tablee.games.gentes.web.time_track import strip

BONUSES = {"citizens": "people", "cities": "city", "cards": "card"}
# What a panel shows of its seat.
TIME = ("free", "passed", "debt", "track", "locks")
HOLDINGS = ("vp", "coins", "temple", "oracle", "bonus", "total", "citizens", "virtual")
CARDS = ("symbols", "played", "used", "hand", "backs")


def panels(table: Table) -> Markup:
    parts = [_shown_panel(table, number) for number in table.others()]
    if table.view["players"] == 1:
        parts.append(table.part(only(table.view, "result"), ranks))
    return tag("section", *parts, class_="others", aria_label=table.say("page-seats")) if parts else Markup()


def standing(table: Table) -> list[Standing]:
    """All seats in short: points, coins, free time."""
    return [
        Standing(
            number,
            tag("span", emblem(number), class_="gt"),
            table.speaker.seat(number),
            str(seat["vp"]),
            table.part({"seats": table.only_seat(number, "coins", "free")}, _short, number),
            number == table.view["active"],
        )
        for number, seat in enumerate(table.view["seats"])
    ]


def _short(table: Table, number: int) -> Markup:
    seat = table.seat(number)
    free = table.known("page-free-word", n=seat["free"])
    time = tag("span", icon("hourglass", free), tag("b", str(seat["free"])), data_place=f"free-{number}")
    coins = _number(table, "coins", str(seat["coins"]), f"purse-{number}")
    return tag("span", coins, time, class_="gt gt-short")


def _shown_panel(table: Table, number: int) -> Markup:
    shown = only(table.view, "spaces", seats=table.only_seat(number, *TIME, *HOLDINGS, *CARDS))
    return table.part(shown, _panel, number, number == table.view["first"], number == table.view["active"])


def _panel(table: Table, number: int, begins: bool, acts: bool) -> Markup:
    seat = table.seat(number)
    first = tag("small", icon("leader", table.say("page-first")), class_="tag") if begins else ""
    out = tag("small", table.say("page-passed"), class_="tag") if seat["passed"] else ""
    name = tag("b", table.speaker.seat(number), class_="name")
    time = tag(
        "span",
        strip(table, seat, number),
        tag("b", str(seat["free"])),
        " ",
        table.known("page-free-word", n=seat["free"]),
        class_="time",
    )
    head = tag("header", emblem(number), name, first, out, time, wreath(table, seat["vp"], f"points-{number}"))
    now = " now" if acts else ""
    debt = tag("span", icon("hourglass"), table.known("page-stays", n=seat["debt"]), class_="debt")
    foot = tag("div", symbols(table, number), debt, class_="foot")
    citizens = table.part({"seats": table.only_seat(number, "citizens", "virtual")}, _citizens, number)
    played = table.part({"seats": table.only_seat(number, "played", "used")}, _played, number)
    body = [head, _numbers(table, number), foot, citizens, played, _hand(table, number)]
    return tag("article", *body, class_=f"other seat-{number}{now}", data_place=f"seat-{number}")


def _numbers(table: Table, number: int) -> Markup:
    seat = table.seat(number)
    thresholds: dict[str, int] = {entry.id: entry.threshold for entry in table.content.bonus}
    parts = [_number(table, "coins", str(seat["coins"]), f"coins-{number}")]
    for kind, sign in BONUSES.items():
        won = seat["bonus"].get(kind)
        value = f"{progress(table, number, kind)}/{thresholds[kind]}"
        title = table.name("bonus", kind)
        mark = icon("check", table.say("page-bonus-won", vp=won)) if won else ""
        place = {"cities": f"tokens-{number}", "cards": f"played-{number}"}.get(kind)
        parts.append(tag("span", icon(sign, title), tag("b", value), mark, data_place=place))
    parts += [_number(table, "cards", str(len(seat["backs"])), f"hand-{number}")]
    parts += [_number(table, f"cube-{kind}", str(seat[kind]), f"cube-{kind}-{number}") for kind in ("temple", "oracle")]
    return tag("div", *parts, class_="numbers")


def _number(table: Table, what: str, value: str, place: str | None = None) -> Markup:
    return tag("span", icon(what, table.known("page-thing", what=what, n=2)), tag("b", value), data_place=place)


def _citizens(table: Table, number: int) -> Markup:
    """All six types with their numbers."""
    seat = table.seat(number)
    drawn = []
    for citizen in table.content.citizen:
        count, virtual = seat["citizens"][citizen.id], seat["virtual"].get(citizen.id, 0)
        value = f"{count}+{virtual}" if virtual else str(count)
        look = None if count or virtual else "zero"
        sign = icon(citizen.id, table.name("citizen", citizen.id), citizen.id)
        place = f"citizen-{citizen.id}-{number}"
        drawn.append(tag("span", sign, tag("b", value), class_=look, data_place=place))
    return tag("div", *drawn, class_="types")


def _played(table: Table, number: int) -> Markup:
    """The cards in play by name, with what they do from now on."""
    cards = table.seat(number)["played"]
    if not cards:
        return Markup()
    items = []
    for card in cards:
        entry = table.cards[card]
        does = tag("span", lasting(table, card)) if entry.ongoing else ""
        used = " used" if card in table.seat(number)["used"] else ""
        items.append(
            tag(
                "li",
                synergies(table, entry.synergy),
                tag("b", table.name("card", card)),
                does,
                class_=f"chip{used}",
                data_card=f"card-{card}",
                data_glides=f"card-{card}",
            )
        )
    heading = tag("summary", table.known("page-in-play"), " ", tag("b", str(len(cards))))
    return tag("details", heading, tag("ul", *items, class_="chips"), class_="more")


def _hand(table: Table, number: int) -> Markup:
    """The backs of the cards; of an open hand the cards themselves, turned until somebody asks (GE-012)."""
    cards, eras = table.seat(number)["hand"], table.seat(number)["backs"]
    if not eras:
        return Markup()
    backs = tag("span", *[tag("i", class_=f"back era-{era}") for era in eras], class_="backs", aria_hidden="true")
    count = table.known("page-hand-of", n=len(eras))
    if not cards:
        return tag("p", backs, count, class_="more closed")
    heading = tag("summary", backs, count)
    items = [tag("li", tag("b", table.name("card", card)), class_="chip", data_card=f"card-{card}") for card in cards]
    return tag("details", heading, tag("ul", *items, class_="chips"), class_="more")


def ranks(table: Table) -> Markup:
    """Alone: the ranks to reach (GE-762)."""
    result = table.view.get("result")
    reached = result["rank"] if result else None
    items, low = [], None
    for rank in table.content.solo_rank:
        span = f"≤ {rank.high}" if low is None else f"{low}+" if rank.high is None else f"{low}–{rank.high}"
        low = None if rank.high is None else rank.high + 1
        name = tag("b", table.name("solo_rank", rank.id))
        items.append(tag("li", name, tag("span", span), class_="reached" if rank.id == reached else None))
    return tag(
        "article",
        tag("h3", icon("vp"), table.say("page-ranks")),
        tag("ol", *items, class_="ranks", data_final=""),
        class_="other",
    )


def verdict(table: Table) -> list[str]:
    """GE-762: alone the rank, and what the next one asks for."""
    result = table.view.get("result")
    if not result:
        return []
    ranks = table.content.solo_rank
    place = next(place for place, rank in enumerate(ranks) if rank.id == result["rank"])
    said = [table.say("outcome-rank", score=result["score"], solo_rank=result["rank"])]
    high = ranks[place].high
    if high is not None:
        said.append(table.say("outcome-next-rank", solo_rank=ranks[place + 1].id, score=high + 1))
    return said
