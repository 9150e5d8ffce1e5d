"""What each event moves on the page, its sign where a turn is summed up, and what the score sheet counts.

Places are the pieces of the page, cards by the name under which they glide (`card-forum`), and what belongs to a seat:
`coins-2`, `points-2`, `track-2`, `hand-2`, `played-2`, `tokens-2`, `citizen-noble-2`, `cube-temple-2`, `symbol-lyre-2`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from markupsafe import Markup

from tablee.drawing.markup import NO_BREAK, tag
from tablee.drawing.motion import Motion
from tablee.engine.events import Event, SheetLine
from tablee.engine.messages import Speaker
from tablee.games.gentes.content.catalogue import Catalogue
from tablee.games.gentes.web import art
from tablee.games.gentes.web.board_areas import progress
from tablee.games.gentes.web.icons import icon
from tablee.games.gentes.web.table import Table


class Way(NamedTuple):
    """A motion with the values of its event left open. It is made only if the value called `given` is not zero."""

    start: str
    end: str
    picture: str = ""  # an icon, or `card` for the card itself
    amount: str = ""
    sound: str = ""
    glides: str = ""
    given: str = ""


COINS: Final = "coins-{seat}"
POINTS: Final = "points-{seat}"
TRACK: Final = "track-{seat}"
HAND: Final = "hand-{seat}"
CARD: Final = "card-{card}"
CITIZEN: Final = "citizen-{citizen}-{seat}"
OPPOSITE: Final = "citizen-{opposite}-{seat}"
CUBES: Final = "cube-{kind}-{seat}"
SPACE: Final = "space-{space}"
TILE: Final = "tile-{tile}"
TYPE: Final = "type-{citizen}"
SOURCE: Final = "{source}"  # the place of what an event comes from; empty for what lies nowhere

PLAYED: Final = (
    Way(HAND, CARD, "card", sound="card", glides=CARD),
    Way("cube-oracle-{seat}", CARD, "cube-oracle", "−{cubes}", given="cubes"),
    Way(CARD, POINTS, "vp", "+{points}", "point"),
)
TRAINED: Final = Way(SOURCE, CITIZEN, "{citizen}", "+1", "piece")

WAYS: Final[Mapping[str, tuple[Way, ...]]] = {
    "event-first": (Way("", "seat-{seat}", "leader"),),
    "event-citizens": (Way("", CITIZEN, "{citizen}", "+{count}", "piece"),),
    # The cards.
    "event-dealt": (Way("", HAND, "cards", sound="card"),),
    "event-draft": (Way(CARD, HAND, "card", sound="card", glides=CARD),),
    "event-take": (Way(CARD, HAND, "card", sound="card", glides=CARD),),
    "event-row": (Way("deck", CARD, "card", sound="card", glides=CARD),),
    "event-boxed": (Way(CARD, "", "card", sound="card"),),
    "event-era": (Way("deck", "discard", "cards", sound="card"),),
    "event-play": PLAYED,
    "event-place": (Way(HAND, POINTS, "card", "+{points}", "point"),),
    "event-synergy": (Way("symbol-{synergy}-{seat}", POINTS, "{synergy}", "+{points}", "point"),),
    # Paying with coins and time.
    "event-tile": (
        Way(COINS, TILE, "coins", "−{coins}", "coin", given="coins"),
        Way(TILE, TRACK, "{tile}", sound="tile", glides="token-{tile}"),
    ),
    "event-tax": (Way("taxes", TRACK, "tax", sound="tile"),),
    "event-card-action": (Way(COINS, CARD, "coins", "−{coins}", "coin", given="coins"), Way(CARD, CARD)),
    "event-home-action": (Way(COINS, SPACE, "coins", "−{coins}", "coin", given="coins"), Way(SPACE, SPACE)),
    "event-exchange": (Way(COINS, CARD, "coins", "−{coins}", "coin"),),
    "event-discount": (Way(CARD, COINS, "coins", "+{coins}", "coin"),),
    "event-hourglasses": (Way("", TRACK, "hourglass", "+{hourglasses}", "piece", given="hourglasses"),),
    "event-clear": (Way(TRACK, "", "hourglass", "−1"),),
    "event-cleared": (Way(TRACK, "", "hourglass", "+{spaces}", "piece", given="spaces"),),
    "event-unlock": (Way(TRACK, "", "lock", "−{locks}", "tile"),),
    # What is on cards and in towns, used.
    "event-marker": (Way(SOURCE, SOURCE),),
    "event-use-card": (Way(CARD, CARD),),
    "event-use-home": (Way(SPACE, SPACE),),
    "event-card-income": (Way(CARD, CARD),),
    # Citizens and cubes.
    "event-citizen": (TRAINED,),
    "event-citizen-pushing": (Way(OPPOSITE, "", "{opposite}", "−1"), TRAINED),
    "event-lose-citizen": (Way(CITIZEN, "", "{citizen}", "−1", "piece"),),
    "event-chart": (Way(TYPE, TYPE, sound="tile", glides=TYPE),),
    "event-chart-cube": (Way(TYPE, TYPE, sound="tile", glides=TYPE),),
    "event-cubes": (Way(SOURCE, CUBES, "cube-{kind}", "+{n}", "piece"),),
    "event-cubes-lost": (Way(CUBES, "", "cube-{kind}", "−{n}"),),
    "event-swap-cube": (Way("cube-temple-{seat}", "", "cube-temple", "−1", "piece"),),
    "event-trio": (
        Way("cube-temple-{seat}", "", "cube-temple", "−{temple}", "piece", given="temple"),
        Way("cube-oracle-{seat}", "", "cube-oracle", "−{oracle}", "piece", given="oracle"),
    ),
    # Cities.
    "event-build": (Way("tokens-{seat}", SPACE, "city", sound="build"),),
    "event-move": (Way("space-{old}", SPACE, "city", sound="build"),),
    "event-activate": (Way("region-{region}", "region-{region}"),),
    "event-activate-city": (Way("space-{city}", "space-{city}"),),
    # Coins and points.
    "event-coins": (Way(SOURCE, COINS, "coins", "+{coins}", "coin"),),
    "event-lose-coins": (Way(COINS, SOURCE, "coins", "−{coins}", "coin"),),
    "event-points": (Way(SOURCE, POINTS, "vp", "+{points}", "point"),),
    "event-bonus": (Way("bonus-{bonus}", POINTS, "vp", "+{points}", "point"),),
    "event-leader": (Way("tile-leader", "seat-{seat}", "leader", sound="tile"),),
    "event-final-gain": (Way("{category}-{seat}", POINTS, "vp", "+{points}", "point"),),
    "event-final-loss": (Way("{category}-{seat}", POINTS, "vp", "−{points}", "point"),),
}
# Events that move nothing, and why.
STILL: Final[Mapping[str, str]] = {
    "event-laid": "the table is laid before anybody looks at it",
    "event-chart-order": "the table is laid before anybody looks at it",
    "event-draft-left": "what nobody drafted goes back unseen",
    "event-assign-own": "one's own spreading shows at once, and nobody else sees it",
    "event-assigned": "the others see only that somebody is ready",
    "event-swap": "a citizen lost and one gained follow",
    "event-excess": "the hourglasses follow",
    "event-round": "a heading",
    "event-decline": "a heading",
    "event-over": "a heading",
    "event-pass": "nothing lies elsewhere for it",
    "event-pause": "a question in between",
}
# Where the final scoring looks.
COUNTED: Final[Mapping[str, str]] = {
    "cards": "played-{seat}",
    "synergy": "played-{seat}",
    "effects": "played-{seat}",
    "hand_placed": HAND,
    "hand_failed": HAND,
    "cubes": "cube-temple-{seat} cube-oracle-{seat}",
    "coins": COINS,
    "hourglasses": TRACK,
}
FINAL: Final = {"hand_failed": "hand", "cubes": "cube-temple", "coins": "coins", "hourglasses": "track"}


def motions(event: Event, speaker: Speaker) -> Sequence[Motion]:
    values: dict[str, Any] = dict(event.values)
    if "source" in values:
        values["source"] = _place_of(str(values["source"]), speaker)
    if "category" in values:
        values["category"] = FINAL[values["category"]]
    ways = WAYS.get(event.key, ())
    return [_motion(way, values, speaker) for way in ways if not way.given or values[way.given]]


def _motion(way: Way, values: Mapping[str, Any], speaker: Speaker) -> Motion:
    start, end, glides, amount, name = (
        each.format_map(values) for each in (way.start, way.end, way.glides, way.amount, way.picture)
    )
    return Motion(start, end, glides, _picture(name, values, speaker), amount, way.sound)


def _picture(name: str, values: Mapping[str, Any], speaker: Speaker) -> Markup:
    """What is seen on the way: a card, a tile, or an icon in the colours of its citizens or of its seat."""
    if not name:
        return Markup()
    if name == "card":
        card = str(values["card"])
        drawn = tag("span", art.picture(card), class_="small-pic"), tag("b", speaker.name("card", card))
        return tag("span", *drawn, class_="gt gt-flying gt-flying-card")
    if name == values.get("tile"):
        tile = next(tile for tile in _content(speaker).action_tile if tile.id == name)
        price = tag("b", str(tile.coins), icon("coins"))
        return tag("span", icon(tile.action), price, class_="gt gt-flying gt-flying-tile")
    kind = f"seat-{values['seat']} of-seat" if name == "city" else name
    return tag("span", icon(name), class_=f"gt gt-flying {kind}")


def _place_of(source: str, speaker: Speaker) -> str:
    """Where a source of coins, points, cubes or citizens lies; empty if nowhere."""
    content = _content(speaker)
    sections: tuple[tuple[str, Sequence[Any]], ...] = (
        ("card", content.card),
        ("space", content.city),
        ("space", content.home_space),
        ("tile", content.action_tile),
    )
    for kind, entries in sections:
        if any(entry.id == source for entry in entries):
            return f"{kind}-{source}"
    return "taxes" if any(tax.id == source for tax in content.tax) else ""


def _content(speaker: Speaker) -> Catalogue:
    assert speaker.game is not None
    assert isinstance(speaker.game.content, Catalogue)
    return speaker.game.content


# In short -------------------------------------------------------------------------------------------


def brief(event: Event, speaker: Speaker) -> Markup:
    """The action of a turn by its sign, and by name what it is about."""
    values: Any = event.values
    key = event.key
    if key == "event-tile":
        tile = next(tile for tile in _content(speaker).action_tile if tile.id == values["tile"])
        return _brief(tile.action, speaker.name("action", tile.action))
    if key == "event-tax":
        return _brief("tax", speaker.name("action", "tax"))
    if key in ("event-play", "event-place", "event-take", "event-draft", "event-card-action"):
        return _brief("cards" if key in ("event-take", "event-draft") else "card", speaker.name("card", values["card"]))
    if key in ("event-build", "event-move", "event-home-action"):
        home = values["space"] not in {city.id for city in _content(speaker).city}
        sign, section = ("home", "home_space") if home else ("city", "city")
        return _brief(sign, speaker.name(section, values["space"]))
    if key == "event-bonus":
        return _brief("vp", speaker.name("bonus", values["bonus"]))
    return Markup()


def _brief(sign: str, words: str) -> Markup:
    return tag("span", icon(sign), NO_BREAK, words, class_="gt nb")


# The pictures of things that seats have, where they are called otherwise.
TOKENS: Final = {
    "points": "vp",
    "temple": "cube-temple",
    "oracle": "cube-oracle",
    "spaces": "hourglass",
    "staying": "decline",
    "hand": "cards",
    "played": "card",
    "tokens": "city",
}


def token(thing: str) -> Markup:
    drawn = icon(TOKENS.get(thing, thing))
    return tag("span", drawn, class_=f"gt sign gt-token {thing}") if drawn else drawn


def counted(table: Table, line: SheetLine) -> list[str]:
    """The cities and the bonus piles themselves; for the rest, where it lies before each seat."""
    category = line.key.removeprefix("sheet-")
    scoring = [seat for seat, points in enumerate(line.points) if points]
    if category == "cities":
        return [f"space-{space}" for seat in scoring for space in table.spaces(seat) if space in table.cities]
    if category == "bonus":
        return [
            f"bonus-{entry.id}"
            for entry in table.content.bonus
            if any(progress(table, seat, entry.id) >= entry.threshold for seat in scoring)
        ]
    return [place.format(seat=seat) for seat in scoring for place in COUNTED[category].split()]
