"""What each event moves on the page: from where, to where, and what is seen on the way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from markupsafe import Markup

from tablee.drawing.markup import tag
from tablee.drawing.motion import Motion
from tablee.engine.events import Event
from tablee.games.genesia.rules.geography import COLOURS
from tablee.games.genesia.web import art
from tablee.games.genesia.web.icons import emblem, icon


class Way(NamedTuple):
    """A motion with the values of its event left open. It is gone only if the value called `given` is not zero."""

    start: str
    end: str
    picture: str = ""
    amount: str = ""
    sound: str = ""
    glides: str = ""
    given: str = ""


SEAT: Final = "seat-{seat}"  # also the reserve of Clans and Cities
COINS: Final = "coins-{seat}"
CARDS: Final = "cards-{seat}"
CONTINENT: Final = "continent-{seat}"  # beside it lies what a seat has played
CARD: Final = "card-{card}"
AIM: Final = "objective-{objective}"
HOME: Final = "region-{theirs}-home"
SPENT: Final = Way(COINS, COINS, "coin", "−{coins}", given="coins")

WAYS: Final[dict[str, tuple[Way, ...]]] = {
    # cards
    "event-objective": (Way(SEAT, SEAT, sound="card"),),
    "event-objective-own": (Way(AIM, AIM, sound="card", glides=AIM),),
    "event-picked": (Way(CARDS, CARDS, sound="card"),),
    "event-pick": (Way(CARD, CARD, sound="card", glides=CARD),),
    "event-play": (Way(CARDS, CONTINENT, "face", sound="card", glides=CARD), SPENT),
    "event-copy": (Way(CARDS, CONTINENT, "face", sound="card", glides=CARD), SPENT),
    "event-discard": (Way(CARDS, COINS, "coin", "+{coins}", "coin"),),
    "event-discard-own": (Way(CARD, "", "face", sound="card"),),
    "event-mark": (Way("", CONTINENT, "face", sound="card"),),
    "event-reveal": (Way(SEAT, CONTINENT, "aim", sound="card"),),
    # coins and points
    "event-toll": (Way(COINS, "coins-{rival}", "coin", "{coins}", "coin"),),
    "event-coins": (Way("", COINS, "coin", "+{coins}", "coin"),),
    "event-take": (Way("coins-{rival}", COINS, "coin", "{coins}", "coin"),),
    "event-pay": (Way(COINS, "", "coin", "−{coins}", "coin"),),
    "event-points": (Way("", SEAT, "points", "+{points}", "point"),),
    "event-progress": (Way("", SEAT, "points", "+{points}", "point"),),
    # Clans and Cities
    "event-recruit": (Way(SEAT, "region-{region}", "clan", sound="piece"), SPENT),
    "event-clans": (Way(SEAT, "region-{region}", "clan", "+{count}", "piece"),),
    "event-move": (Way("region-{from}", "region-{to}", "clan", "{many}", "march"), SPENT),
    "event-jump": (Way("region-{from}", "region-{to}", "clan", "{many}", "march"),),
    "event-expel": (Way("region-{region}", HOME, "foe", "{many}", "march"),),
    "event-city": (Way(SEAT, "region-{region}", "city", sound="build"),),
    "event-shield": (Way("", "region-{region}", "shield", sound="piece"),),
    "event-moves": (Way("", SEAT, "moves", "+{count}"),),
    # War
    "event-war": (Way("", "stance-{seat}", "war", sound="card"),),
    "event-peace": (Way("", "stance-{seat}", "peace", sound="card"),),
    "event-assault": (Way("region-{from}", "region-{to}", "war", sound="fight"),),
    "event-cancelled": (Way("", "region-{region}", "shield", sound="card"),),
    "event-fight": (
        Way(SEAT, SEAT, "clan", "−{own}", "fight", given="own"),
        Way("seat-{rival}", "seat-{rival}", "foe", "−{other}", "fight", given="other"),
    ),
    "event-siege": (Way(SEAT, "region-{region}", "city", sound="build"),),
    "event-occupy": (Way("", "region-{region}", "clan", "{many}", "march"),),
    "event-retreat": (Way("region-{from}", "region-{region}", "clan", "{many}", "march"),),
    # the turn order of the next Age
    "event-position": (Way(SEAT, "position-{place}", "emblem", sound="piece"),),
}

# What moves nothing, and why.
STILL: Final = {
    "event-first": "the game has not begun",
    "event-offered": "the hand shows both objectives at once",
    "event-packet": "all packets go on at the same time, and the hand shows the new one",
    "event-hand": "alone all cards of an Age are dealt at once",
    "event-phase": "the top bar shows the phase",
    "event-done": "the turn order shows who is done",
    "event-option": "what follows from the choice is told by events of its own",
    "event-moves-lost": "what was not used has not been anywhere",
    "event-idle": "nobody attacks",
    "event-no-assault": "nobody attacks",
    "event-quiet": "nobody has attacked for some time",
    "event-final": "the score sheet is counted before everybody",
}


def motions(event: Event) -> list[Motion]:
    """The ways of an event, for every seat where it is everybody's."""
    if event.key == "event-age":
        return _income(event)
    values: dict[str, Any] = dict(event.values)
    seat, rival = values.get("seat", 0), values.get("rival", 0)
    count = values.get("count", 1)
    values |= {"own_colour": COLOURS[seat], "theirs": COLOURS[rival], "many": str(count) if count > 1 else ""}
    found = []
    for way in WAYS.get(event.key, ()):
        if way.given and not values[way.given]:
            continue
        start, end, amount, glides = (each.format(**values) for each in (way.start, way.end, way.amount, way.glides))
        picture = PICTURES[way.picture](values) if way.picture else Markup()
        found.append(Motion(start, end, glides, picture, amount, way.sound))
    return found


def _income(event: Event) -> list[Motion]:
    """A new Age pays everybody."""
    coins: Any = event.values.get("coins", 0)
    everybody: Any = event.values.get("all", 0)
    if not coins:
        return []
    return [
        Motion("", COINS.format(seat=seat), picture=_sign("coins"), amount=f"+{coins}", sound="coin")
        for seat in range(everybody)
    ]


# What is seen on the way ----------------------------------------------------------------------------


def _sign(name: str) -> Markup:
    return tag("span", icon(name), class_=f"ga ga-moving {name}")


def figure(name: str, colour: str) -> Markup:
    """A Clan or a City as it stands on the map."""
    width, height = SIZES[name]
    drawn = Markup(f'<svg viewBox="0 0 {width} {height}"><use href="#ga-{name}"/></svg>')
    return tag("span", drawn, class_=f"ga ga-moving figure of-{colour}")


def _face(name: str) -> Markup:
    return tag("span", art.picture(name), class_="ga ga-moving face")


SIZES: Final = {"pawn": (32, 40), "city": (48, 56)}
PICTURES: Final[Mapping[str, Callable[[Mapping[str, Any]], Markup]]] = {
    "clan": lambda values: figure("pawn", values["own_colour"]),
    "foe": lambda values: figure("pawn", values["theirs"]),
    "city": lambda values: figure("city", values["own_colour"]),
    "emblem": lambda values: tag("span", emblem(values["own_colour"]), class_="ga ga-moving"),
    "face": lambda values: _face(values["card"]),
    "aim": lambda values: _face(values["objective"]),
    "coin": lambda _: _sign("coins"),
    "points": lambda _: _sign("points"),
    "moves": lambda _: _sign("moves"),
    "shield": lambda _: _sign("shield"),
    "war": lambda _: _sign("war"),
    "peace": lambda _: _sign("peace"),
}
