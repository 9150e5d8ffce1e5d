"""What events move on the page.

Places of the page: its pieces, the seats, and what bears one of these names: `supply-1-forest`, the tiles that a seat
(or `neutral`) has left, `laid-c4`, the tile on a square, `die-1` and `die-2`, and `neutral`, the neutral species.
"""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from tablee.drawing.motion import Motion, seat_place
from tablee.engine.events import Event
from tablee.games.genesis.web import art
from tablee.games.genesis.web.art import fill, join

NEUTRAL: Final = "neutral"
FLYING: Final = '<span class="genesis genesis-flying {}">{}</span>'
TILE: Final = '<svg viewBox="0 0 40 40">{}{}</svg>'

# What moves nothing, and why.
STILL: Final = {
    "event-map": "the board lies there when the game begins",
    "event-first": "the game has not begun",
    "event-challenge": "the game has not begun",
    "event-goal": "the goals lie there when the game begins",
    "event-over": "the prompt tells it",
    "event-over-no-tiles": "the prompt tells it",
}


def supply_place(seat: int | str, terrain: str) -> str:
    """The place of the tiles of a terrain that a seat has left."""
    return f"supply-{seat}-{terrain}"


def laid(square: str) -> str:
    """The gliding name of the tile on a square."""
    return f"laid-{square}"


def motions(event: Event) -> list[Motion]:
    values = {name: str(value) for name, value in event.values.items()}
    seat = event.values.get("seat", 0)
    assert isinstance(seat, int)
    place = seat_place(seat)
    match event.key:
        case "event-species":
            species = values["species"]
            return [Motion(f"species-{species}", place, picture=_flying(art.medallion(species)), sound="piece")]
        case "event-put":
            return [_tile(seat, values)]
        case "event-neutral-put":
            return [_tile(NEUTRAL, values)]
        case "event-roll":
            return [Motion("", f"die-{n}", picture=_die(values[f"die{n}"]), sound="die") for n in (1, 2)]
        case "event-neutral-roll":
            dice = join(_die(values[f"die{n}"]) for n in (1, 2))
            return [Motion("", NEUTRAL, picture=_flying(dice, "dice"), sound="die")]
        case "event-stop" | "event-passed-over":
            return [Motion(place, place)]
    return []


def _tile(seat: int | str, values: dict[str, str]) -> Motion:
    terrain, square = values["colour"], values["square"]
    drawn = fill(TILE, art.tile(terrain), art.creature(values["species"]))
    end = f"square-{square}"
    return Motion(supply_place(seat, terrain), end, laid(square), _flying(drawn, "tile"), sound="tile")


def _die(face: str) -> Markup:
    return _flying(art.die(face), "die")


def _flying(drawn: Markup, kind: str = "") -> Markup:
    return fill(FLYING, kind, drawn)
