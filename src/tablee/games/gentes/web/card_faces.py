"""Cards: in the row, in a hand, in a draft, in the discard pile and in play, each drawn in one place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from markupsafe import Markup

from tablee.drawing.markup import hidden, piece, tag
from tablee.games.gentes.content.vocabulary import Lasting, OnceARound
from tablee.games.gentes.text import card_text
from tablee.games.gentes.web import art
from tablee.games.gentes.web.card_icons import brief
from tablee.games.gentes.web.icons import icon
from tablee.games.gentes.web.remembered import once
from tablee.games.gentes.web.table import Need, Table

CUBE = ":cube"  # ends the name of something to be enlarged that carries a cube
LONG = 13  # letters of a name that need smaller type
CITY_ICONS = {"home": "home", "regions": "region"}


def wreath(table: Table, points: int, place: str | None = None) -> Markup:
    """Victory points in a wreath; those of a seat are a place on the page."""
    unit = hidden(table.known("page-points-unit"))
    return tag(
        "span",
        icon("wreath"),
        tag("b", str(points)),
        unit,
        class_="wreath",
        data_place=place,
        data_final="" if place else None,
    )


def synergies(table: Table, symbols: Sequence[str]) -> Markup:
    drawn = [tag("i", icon(symbol, table.name("synergy", symbol))) for symbol in symbols]
    return tag("span", *drawn, class_="synergies")


def requirements(needs: Sequence[Need], table: Table) -> Markup:
    """What a card asks for; what is met is ticked, what is missing is crossed in red."""
    return tag("span", *(_requirement(need, table) for need in needs), class_="reqs")


def _requirement(need: Need, table: Table) -> Markup:
    return once(table.speaker, ("requirement", need), lambda: _drawn_requirement(need, table))


def _drawn_requirement(need: Need, table: Table) -> Markup:
    state = "miss" if need.missing else "met"
    kind = f"rq {state} city" if need.of_city else f"rq {state} {need.kind}"
    sign = icon(CITY_ICONS.get(need.kind, need.kind), need_said(table, need))
    return tag("span", sign, tag("b", str(need.number)), class_=kind)


def need_said(table: Table, need: Need) -> str:
    """ "2 Nobles, 1 missing"."""
    say = card_text.tokens if need.of_city else card_text.citizens
    return table.say("page-need", need=say(need.kind, need.number, table.speaker), missing=need.missing)


def in_brief(card: str, table: Table) -> Markup:
    entry = table.cards[card]
    return brief([*entry.now, *entry.ongoing], table.speaker)


def card_key(card: str, needs: Sequence[Need], cube: bool = False) -> str:
    """The name under which a card is enlarged: with what is missing, so that its requirements can be ticked, and with
    the cube on it, so that its meaning can be read.
    """
    missing = ",".join(f"{need.kind}.{need.missing}" for need in needs if need.missing)
    return f"card-{card}:{missing}{CUBE if cube else ''}"


def card_said(table: Table, card: str) -> str:
    """A card in words: what it is worth, asks for and does."""
    return once(table.speaker, ("card", card), lambda: _card_said(table, card))


def _card_said(table: Table, card: str) -> str:
    entry = table.cards[card]
    return table.say(
        "page-card",
        name=table.name("card", card),
        era=entry.era,
        vp=entry.vp,
        needs=card_text.requirements(entry.requires, table.speaker),
        synergies=", ".join(table.name("synergy", each) for each in entry.synergy) or "–",
        does=card_text.card(entry, table.speaker),
    )


def whole(table: Table, card: str, name: str, kind: str, *more: Markup, state: str = "", cube: bool = False) -> Markup:
    """A whole card. `name` is the piece it is, `more` what lies on it, `state` says whether it can be played."""
    needs = tuple(table.needs(card))
    return table.remembered.part(
        ("card", card, name, kind, more, state, cube, needs),
        lambda: _whole(table, card, name, kind, more, state, cube, needs),
    )


def _whole(
    table: Table,
    card: str,
    name: str,
    kind: str,
    more: tuple[Markup, ...],
    state: str,
    cube: bool,
    needs: Sequence[Need],
) -> Markup:
    entry = table.cards[card]
    face, effects = once(table.speaker, ("face", card), lambda: _face(table, card))
    return piece(
        name,
        f"{card_said(table, card)} {state}".rstrip(),
        face,
        requirements(needs, table),
        effects,
        *more,
        kind=f"card era-{entry.era} {kind}",
        card=card_key(card, needs, cube),
        moves=f"card-{card}",
    )


def _face(table: Table, card: str) -> tuple[Markup, Markup]:
    """What is printed above the requirements of a card, and below them."""
    entry, title = table.cards[card], table.name("card", card)
    name = tag("b", title, class_="name long" if len(title) > LONG else "name")
    symbols = synergies(table, entry.synergy)
    picture = tag("span", art.picture(card), wreath(table, entry.vp), symbols, class_="pic")
    effects = tag("span", in_brief(card, table) or table.known("brief-none"), class_="eff")
    return name + picture, effects


def slot(table: Table, number: int, card: str, cube: bool, fresh: bool) -> Markup:
    """A card of the row with its prices above it, and in games of one or two the cube that will take it away."""
    marks = []
    if cube:
        marks.append(("cross", "marker", table.say("page-row-cube")))
    if fresh:
        marks.append(("plus", "fresh", table.say("page-fresh")))
    drawn = [tag("span", icon(sign), class_=kind, title=said) for sign, kind, said in marks]
    state = " ".join(said for _, _, said in marks)
    return whole(table, card, f"slot-{number}", "in-row", *drawn, state=state, cube=cube)


def cube_legend(table: Table, key: str) -> Markup:
    """What the cubes that lie there mean, in a few words."""
    return tag("p", tag("i", icon("cross"), class_="marker"), table.known(key), class_="cube-legend")


def prices(table: Table, number: int) -> Markup:
    """What one, two or three cards cost up to this slot (GE-331)."""
    return once(table.speaker, ("prices", number), lambda: _prices(table, number))


def _prices(table: Table, number: int) -> Markup:
    shown = [
        tag("span", *[tag("i")] * count, str(price), hidden(label), title=label)
        for count, price, label in _prices_of(table, number)
    ]
    return tag("div", *shown, class_="prices")


def prices_said(table: Table, number: int) -> list[str]:
    return [label for _, _, label in _prices_of(table, number)]


def _prices_of(table: Table, number: int) -> Iterator[tuple[int, int, str]]:
    """How many cards, what they cost up to this slot, and that in words."""
    marks = table.content.scribe_prices
    for count, line in enumerate((marks.one, marks.two, marks.three), start=1):
        if price := line[number - 1]:
            yield count, price, table.say("page-row-price", n=count, price=price)


# In hand ------------------------------------------------------------------------------------------


def in_hand(table: Table, card: str, stuck: bool) -> Markup:
    """A hand card with its traffic light: playable, with so many oracle cubes, or what is missing."""
    if table.view["over"]:
        return whole(table, card, f"card-{card}", "in-hand")
    kind, sign, words = light(table, card, stuck)
    state = tag("span", icon(sign), tag("span", words), class_=f"state {kind}")
    return whole(table, card, f"card-{card}", f"in-hand {kind}", state, state=table.say("page-light", state=words))


def has_no_chronicler(table: Table) -> bool:
    """Whether whoever looks has the turn, and nothing to play a card with."""
    return table.asked() == "turn" and not table.chroniclers()


def light(table: Table, card: str, stuck: bool) -> tuple[str, str, str]:
    """Colour, sign and words; `stuck` if nothing could play the card."""
    need = table.own_seat()["needs"][card]
    if not need["playable"]:
        missing = sum(need["citizens"].values()) + sum(need["cities"].values())
        return "no", "cross", table.say("page-missing", n=missing) if missing else table.say("page-no-time")
    if stuck:
        return "no", "cross", table.say("page-no-chronicler")
    if need["cubes"]:
        return "may", "half", table.say("page-with-cubes", n=need["cubes"])
    return "yes", "check", table.say("page-playable")


# In play ------------------------------------------------------------------------------------------


def played(table: Table, card: str, number: int) -> Markup:
    """A card in play: its lasting effects, and whether what works once a round has been used."""
    entry, used = table.cards[card], card in table.seat(number)["used"]
    face = once(table.speaker, ("face in play", card), lambda: _face_in_play(table, card))
    state = table.known("page-used") if used else table.known("page-unused") if works_once(entry.ongoing) else ""
    said = f"{table.name('card', card)}. {lasting_said(table, card)} {state}".rstrip()
    mark = tag("em", icon("check" if used else "plus", state)) if state else ""
    return piece(
        f"played-{card}",
        said,
        face,
        mark,
        kind=f"played era-{entry.era}{' used' if used else ''}",
        card=f"card-{card}",
        moves=f"card-{card}",
    )


def _face_in_play(table: Table, card: str) -> Markup:
    picture = tag("span", art.picture(card), class_="small-pic")
    does = lasting(table, card) or table.known("page-no-lasting")
    said = tag("span", tag("b", table.name("card", card)), tag("small", does), class_="says")
    return picture + said + synergies(table, table.cards[card].synergy)


def lasting(table: Table, card: str) -> Markup:
    """The lasting effects of a card in brief."""
    return once(table.speaker, ("lasting", card), lambda: brief(table.cards[card].ongoing, table.speaker))


def lasting_said(table: Table, card: str) -> str:
    """The lasting effects of a card in full."""
    effects_ = table.cards[card].ongoing
    return once(table.speaker, ("lasting said", card), lambda: card_text.ability(effects_, table.speaker))


def works_once(effects_: Sequence[Lasting]) -> bool:
    """Whether something on the card works once a round (GE-219)."""
    return any(isinstance(effect, OnceARound) for effect in effects_)
