"""The mat of whoever looks: time, citizens, stores, coins, hand, cards in play, and what the decline will bring."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from tablee.drawing.markup import hidden, join, piece, scrolling, tag
from tablee.drawing.table import only
from tablee.games.gentes.web.board_areas import emblem, gains
from tablee.games.gentes.web.card_faces import has_no_chronicler, in_hand, played, wreath
from tablee.games.gentes.web.card_icons import amounts
from tablee.games.gentes.web.icons import icon
from tablee.games.gentes.web.table import Table
from tablee.games.gentes.web.time_track import penalty, track

LAST_ROUND = 6
FEW = 4  # cards in hand and in play that fit beside each other
SYNERGIES = ("laurel", "shield", "amphora", "lyre")


def own(table: Table) -> Markup:
    seat, view = table.own_seat(), table.view

    def shown(*fields: str) -> dict[str, Any]:
        return {"seat": table.own, "seats": table.only_seat(table.own, *fields)}

    time_shown = shown("vp", "free", "debt", "track", "locks")
    time = table.part(only(view, "players", "first", "round", "over", **time_shown), _time)
    citizens = table.part(shown("citizens", "total", "to_spread", "spread", "virtual"), _citizens)
    stores = table.part(only(view, "spaces", **shown("temple", "oracle", "played")), _stores)
    purse = table.part(shown("coins", "tokens"), _purse)
    in_hand = shown("hand", "backs", "hand_limit", "excess", "needs", "citizens", "virtual")
    hand = table.part(only(view, "spaces", "over", **in_hand), _hand, has_no_chronicler(table))
    in_play = table.part(shown("played", "used", "symbols", "placed"), _in_play)
    outlook = table.part(only(view, "round", "over", **shown("income", "final", "excess")), _outlook)
    rich = " rich" if max(len(seat["played"]), len(seat["hand"])) > FEW else ""
    return tag(
        "section",
        tag("div", time, citizens, tag("div", stores, purse, class_="stores"), class_="holdings"),
        hand,
        in_play,
        outlook,
        class_=f"mat seat-{table.own}{rich}",
        aria_label=table.say("page-own", seat=table.own),
    )


# Time ---------------------------------------------------------------------------------------------


def _time(table: Table) -> Markup:
    seat = table.own_seat()
    free = tag("small", table.known("page-free", n=seat["free"]), data_place=f"free-{table.own}")
    name = tag("span", table.speaker.seat(table.own), class_="whose")
    first = table.own == table.view["first"] and table.view["players"] > 1
    mark = tag("small", icon("leader"), table.known("page-first"), class_="tag") if first else ""
    points = wreath(table, seat["vp"], f"points-{table.own}")
    heading = tag("h3", emblem(table.own), name, points, mark, icon("hourglass"), free, _debt(table, seat))
    return tag("div", heading, track(table, seat, table.own), class_="time")


def _debt(table: Table, seat: dict[str, Any]) -> Markup:
    """What stays after the decline; at the end of the game what it costs."""
    if not seat["debt"] or table.view["over"]:
        return Markup()
    if table.view["round"] < LAST_ROUND:
        said = table.known("page-debt", round=table.view["round"] + 1, n=seat["debt"])
    else:
        said = table.known("page-debt-final", n=seat["debt"], vp=penalty(table, seat["debt"]))
    return tag("span", icon("warning"), said, class_="warn")


# Citizens -----------------------------------------------------------------------------------------


def _citizens(table: Table) -> Markup:
    """Three rows of opposed types; who is gained in a full row pushes the other side back (GE-003)."""
    seat = table.own_seat()
    total = tag("small", f"{seat['total']}/18")
    heading = tag("h3", table.known("page-citizens"), total, _to_spread(table, seat))
    rows = [_row(table, seat, left, right) for left, right in table.citizen_rows()]
    return tag("div", heading, *rows, class_="citizens")


def _to_spread(table: Table, seat: dict[str, Any]) -> Markup:
    """GE-113: free citizens, spread as desired; nobody sees the others' until all are done."""
    if not seat["to_spread"]:
        return Markup()
    return tag("span", table.known("page-to-spread", n=seat["to_spread"]), class_="call")


def _row(table: Table, seat: dict[str, Any], left: str, right: str) -> Markup:
    spread, virtual = seat.get("spread") or {}, seat["virtual"]
    numbers = [(seat["citizens"][name], spread.get(name, 0), virtual.get(name, 0)) for name in (left, right)]
    return table.remembered.part(
        ("citizens", table.own, left, right, *numbers), lambda: _drawn_row(table, seat, left, right)
    )


def _drawn_row(table: Table, seat: dict[str, Any], left: str, right: str) -> Markup:
    cells, spread = [], seat.get("spread") or {}
    counts = {name: seat["citizens"][name] for name in (left, right)}
    whole = {name: counts[name] + spread.get(name, 0) for name in (left, right)}
    size = table.content.rules.row_capacity
    for number in range(size):
        mirrored = size - 1 - number
        if number < whole[left]:
            cells.append(_cell(left, ghost=number >= counts[left]))
        elif mirrored < whole[right]:
            cells.append(_cell(right, ghost=mirrored >= counts[right]))
        else:
            cells.append(tag("i", class_="none"))
    standing = tag("span", *cells, class_="cells", aria_hidden="true")
    full = " full" if sum(whole.values()) == size else ""
    return tag(
        "div",
        _type(table, seat, left),
        _grow(table, left),
        standing,
        _grow(table, right),
        _type(table, seat, right),
        class_=f"pair{full}",
    )


def _cell(name: str, ghost: bool) -> Markup:
    return tag("i", icon(name), class_=f"{name} ghost" if ghost else name)


def _type(table: Table, seat: dict[str, Any], name: str) -> Markup:
    """A type with its number; virtual citizens stand beside it, as they count only for requirements."""
    number, virtual = seat["citizens"][name] + (seat.get("spread") or {}).get(name, 0), seat["virtual"].get(name, 0)
    said = table.known("page-type", citizen=name, n=number, virtual=virtual)
    extra = tag("em", f"+{virtual}", title=table.known("page-virtual")) if virtual else ""
    return piece(
        f"citizen-{name}",
        said,
        icon(name, kind=name),
        tag("span", table.name("citizen", name)),
        tag("b", str(number), data_place=f"citizen-{name}-{table.own}"),
        extra,
        kind="who",
    )


def _grow(table: Table, name: str) -> Markup:
    """Where one more of a type would stand: to touch when a citizen is gained."""
    return piece(
        f"grow-{name}", table.known("page-grow", citizen=name), icon("plus"), kind="grow", card=f"citizen-{name}"
    )


# Stores, coins, tokens ----------------------------------------------------------------------------


def _stores(table: Table) -> Markup:
    seat = table.own_seat()
    parts = [_store(table, seat, kind) for kind in ("temple", "oracle")]
    cubes = seat["temple"] + seat["oracle"]
    if cubes >= table.content.rules.trio_cost:
        parts.append(_trio(table, seat))
    return join(parts)


def _purse(table: Table) -> Markup:
    seat = table.own_seat()
    tokens = [icon("city")] * seat["tokens"]
    unit = hidden(table.known("page-thing", what="coins", n=seat["coins"]))
    coins = tag("span", icon("coins"), tag("b", str(seat["coins"])), unit, data_place=f"coins-{table.own}")
    said = table.known("page-tokens", n=seat["tokens"])
    place = f"tokens-{table.own}"
    supply = tag("span", *tokens, class_="tokens", role="img", aria_label=said, title=said, data_place=place)
    return tag("p", coins, supply, class_="purse")


def _store(table: Table, seat: dict[str, Any], kind: str) -> Markup:
    """A store with its four slots and what its cubes are for."""
    slots = table.content.rules.cube_slots
    held, coming = seat[kind], table.cubes_coming(table.own, kind)
    cells = [tag("i", icon(f"cube-{kind}"))] * held
    cells += [tag("i", icon(f"cube-{kind}"), class_="ghost")] * min(coming, slots - held)
    cells += [tag("i")] * (slots - len(cells))
    lost = max(0, held + coming - slots)
    warning = tag("small", icon("warning"), table.known("page-overflow", n=lost), class_="warn") if lost else ""
    said = table.known("page-store", cube_kind=kind, n=held, kind=kind)
    return piece(
        f"cube-{kind}",
        said,
        tag("b", icon(kind), table.name("symbol", kind)),
        tag("span", *cells, class_="slots", data_place=f"cube-{kind}-{table.own}"),
        tag("small", table.known("page-store-does", kind=kind), class_="does"),
        warning,
        kind=f"store {kind}",
    )


def _trio(table: Table, seat: dict[str, Any]) -> Markup:
    """GE-404: any three cubes for a citizen; which mix of them, where there is a choice."""
    mixes = [k for k in range(4) if k <= seat["temple"] and 3 - k <= seat["oracle"]]
    drawn = [_mix(table, k) for k in mixes] if len(mixes) > 1 else []
    offer = piece(
        "cube-trio",
        table.known("page-trio"),
        tag("span", "3", icon("cube-temple"), icon("cube-oracle"), icon("arrow", kind="turns"), "1", icon("people")),
        kind="trio",
    )
    return tag("div", offer, *drawn, class_="trios")


def _mix(table: Table, temples: int) -> Markup:
    cubes = icon("cube-temple") * temples + icon("cube-oracle") * (3 - temples)
    return piece(
        f"mix-{temples}",
        table.known("page-mix", temples=temples, oracles=3 - temples),
        cubes,
        kind="mix",
        card="cube-trio",
    )


# Cards --------------------------------------------------------------------------------------------


def _hand(table: Table, stuck: bool) -> Markup:
    seat = table.own_seat()
    cards = [in_hand(table, card, stuck) for card in seat["hand"]]
    closed = [tag("i", class_=f"back era-{era}") for era in seat["backs"]] if not cards else []
    count = tag("small", f"{len(seat['backs'])}/{seat['hand_limit']}", title=table.known("page-hand-limit"))
    excess = 0 if table.view["over"] else seat["excess"]
    warning = tag("span", icon("warning"), table.known("page-excess", n=excess), class_="warn") if excess else ""
    heading = tag("h3", table.known("page-hand"), count, warning)
    lane = tag(
        "div", *cards, class_="lane", style=f"--cards:{max(3, len(cards))}", **scrolling(table.known("page-hand"))
    )
    none = tag("p", table.known("page-no-hand"), class_="note")
    backs = tag("span", *closed, class_="backs", aria_hidden="true") if closed else none  # who only looks on sees these
    return tag("div", heading, lane if cards else backs, class_="own-hand", data_place=f"hand-{table.own}")


def _in_play(table: Table) -> Markup:
    seat = table.own_seat()
    cards = [played(table, card, table.own) for card in seat["played"]]
    heading = tag("h3", table.known("page-in-play"), tag("small", f"{len(cards)}/8"), symbols(table, table.own))
    body = tag("div", *cards, class_="lane") if cards else tag("p", table.known("page-none-in-play"), class_="note")
    return tag("div", heading, body, _placed(table, seat), class_="in-play", data_place=f"played-{table.own}")


def _placed(table: Table, seat: dict[str, Any]) -> Markup:
    """Hand cards that were met in the final scoring (GE-602)."""
    if not seat["placed"]:
        return Markup()
    names = [
        tag("li", icon("check"), table.name("card", card), class_="chip", data_card=f"card-{card}")
        for card in seat["placed"]
    ]
    return tag("p", table.known("page-placed"), class_="note") + tag("ul", *names, class_="chips")


def symbols(table: Table, number: int) -> Markup:
    """How many cards in play have each symbol: what the next card of it will score (GE-387)."""
    seat = table.seat(number)
    counted = [
        tag(
            "span",
            icon(name, table.name("synergy", name)),
            str(seat["symbols"].get(name, 0)),
            class_=None if seat["symbols"].get(name) else "zero",
            data_place=f"symbol-{name}-{number}",
        )
        for name in SYNERGIES
    ]
    return tag("span", *counted, class_="symbols")


# What is to come ----------------------------------------------------------------------------------


def _outlook(table: Table) -> Markup:
    """What the next decline will bring, and near the end what the final scoring would."""
    seat = table.own_seat()
    if table.view["over"]:
        return Markup()
    parts = [_prospect("decline", table.known("page-next-decline"), _income(table, seat))]
    if table.view["round"] >= LAST_ROUND - 1:
        parts.append(_prospect("vp", table.known("page-final-now"), _final(table, seat)))
    return tag("dl", *parts, class_="outlook")


def _prospect(sign: str, when: str, what: Markup) -> Markup:
    """Where there is little room the sign stands for the words."""
    return tag("div", tag("dt", icon(sign), tag("span", when, class_="words")), tag("dd", what), title=when)


def _income(table: Table, seat: dict[str, Any]) -> Markup:
    income = seat["income"]
    names = (("vp", "vp"), ("coins", "coins"), ("temple", "cube-temple"), ("oracle", "cube-oracle"))
    gained = [(what, income[key]) for key, what in names if income[key]]
    parts = [tag("span", amounts(table.speaker, gained), class_="gain")] if gained else []
    for choice in income["choices"]:
        either = Markup(" / ").join(gains(table, [city]) for city in choice)
        parts.append(tag("span", table.known("page-one-of"), " ", either, class_="gain"))
    if seat["excess"]:
        parts.append(tag("span", icon("warning"), table.known("page-excess", n=seat["excess"]), class_="warn"))
    return Markup(" ").join(parts) if parts else tag("span", table.known("page-nothing"))


def _final(table: Table, seat: dict[str, Any]) -> Markup:
    final = seat["final"]
    parts = []
    for key in ("hand_placed", "hand_failed", "cubes", "coins", "hourglasses"):
        points = final[key]
        if points:
            reason = table.known(f"page-final-{key}")
            signed = f"{points:+d}".replace("-", "−")
            kind = "gain" if points > 0 else "warn"
            parts.append(tag("span", signed, tag("span", f" {reason}", class_="words"), class_=kind, title=reason))
    return Markup(" ").join(parts) if parts else tag("span", "0")
