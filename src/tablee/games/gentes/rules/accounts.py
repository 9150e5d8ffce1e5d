"""What everybody has, as previews tell it, and what each event changes about it and by what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablee.engine.events import Event
from tablee.engine.previews import CERTAIN, CHANGE, Change
from tablee.engine.sets import bits
from tablee.games.gentes.rules import codes, names

if TYPE_CHECKING:
    from tablee.games.gentes.rules.flow import Gentes


def holdings(position: Gentes) -> list[dict[str, int]]:
    """Everything that can be counted before a seat. How many cards are in a hand, everybody sees."""
    return [_of_seat(position, seat) for seat in range(position.players)]


def _of_seat(position: Gentes, seat: int) -> dict[str, int]:
    types = names.ids(position, "citizen")
    start = int(codes.TYPES) * seat
    return {
        "points": int(position.points[seat]),
        "coins": int(position.coins[seat]),
        **{kind: int(position.citizens[start + number]) for number, kind in enumerate(types)},
        "temple": int(position.temple[seat]),
        "oracle": int(position.oracle[seat]),
        "spaces": int(position.free(seat)),
        "staying": int(position.count_spaces(seat, 2)),
        "hand": int(bits(position.hand[seat])),
        "played": int(bits(position.played[seat] | position.placed[seat])),
        "tokens": int(bits(position.tokens[seat])),
    }


# What events change ---------------------------------------------------------------------------------

PRICED = {"event-tile": "tile", "event-card-action": "card", "event-home-action": "space"}
# Things of the seat of an event: which of its values says how many, and whether these are gained or lost.
SIMPLE: dict[str, tuple[str, str, int]] = {
    "event-points": ("points", "points", 1),
    "event-coins": ("coins", "coins", 1),
    "event-lose-coins": ("coins", "coins", -1),
    "event-unlock": ("spaces", "locks", 1),
}


def accounts(event: Event) -> list[Change]:
    """What an event changes, and by what: an entry of the content, or what a message `source-…` names."""
    key = event.key
    values: Any = event.values
    seat, source = values.get("seat", 0), values.get("source", "")
    if key in SIMPLE:
        thing, amount, sign = SIMPLE[key]
        return [Change(seat, thing, sign * values[amount], source)]
    if key in PRICED:
        source = values[PRICED[key]]
        tile = [Change(seat, "spaces", -1, source)] if key == "event-tile" else []
        return [Change(seat, "coins", -values["price"], source), *tile]
    if key == "event-discount":
        return [Change(seat, "coins", values["coins"], values["card"])]
    if key == "event-exchange":
        return [Change(seat, "coins", -values["coins"], values["card"])]
    if key == "event-hourglasses":
        spaces = Change(seat, "spaces", values["pairs"] - values["hourglasses"], "hourglasses")
        return [spaces, Change(seat, "staying", values["pairs"], "hourglasses")]
    if key == "event-clear":
        return [Change(seat, "staying", -1, "cleared") if values["paired"] else Change(seat, "spaces", 1, "cleared")]
    if key == "event-cleared":
        spaces = Change(seat, "spaces", values["spaces"], "decline")
        return [spaces, Change(seat, "staying", -values["hourglasses"], "decline")]
    return [*_of_citizens(event), *_of_cubes(event), *_of_cards(event), *_of_scoring(event)]


def _of_citizens(event: Event) -> list[Change]:
    values: Any = event.values
    if event.key == "event-citizen":
        return [Change(values["seat"], values["citizen"], 1, values["source"])]
    if event.key == "event-citizen-pushing":
        gained = Change(values["seat"], values["citizen"], 1, values["source"])
        return [gained, Change(values["seat"], values["opposite"], -1, "pushed")]
    if event.key == "event-lose-citizen":
        return [Change(values["seat"], values["citizen"], -1, values["source"])]
    if event.key == "event-citizens":
        return [Change(values["seat"], values["citizen"], values["count"], "start")]
    return []


def _of_cubes(event: Event) -> list[Change]:
    values: Any = event.values
    if event.key == "event-cubes":
        return [Change(values["seat"], values["kind"], values["n"], values["source"])]
    if event.key == "event-swap-cube":
        return [Change(values["seat"], "temple", -1, "swap")]
    if event.key == "event-trio":
        return [Change(values["seat"], kind, -values[kind], "trio") for kind in ("temple", "oracle")]
    return []


def _of_cards(event: Event) -> list[Change]:
    values: Any = event.values
    if event.key in ("event-take", "event-draft", "event-dealt"):
        return [Change(values["seat"], "hand", 1, values["card"])]
    if event.key in ("event-play", "event-place"):
        seat, card = values["seat"], values["card"]
        cards = [Change(seat, "hand", -1, card), Change(seat, "played", 1, card)]
        return [Change(seat, "points", values["points"], card), Change(seat, "oracle", -values["cubes"], card), *cards]
    if event.key == "event-build":
        return [Change(values["seat"], "tokens", 1, values["space"])]
    return []


def _of_scoring(event: Event) -> list[Change]:
    values: Any = event.values
    if event.key in ("event-synergy", "event-bonus"):
        return [Change(values["seat"], "points", values["points"], values[event.key.removeprefix("event-")])]
    if event.key in ("event-final-gain", "event-final-loss"):
        points = values["points"] if event.key == "event-final-gain" else -values["points"]
        return [Change(values["seat"], "points", points, f"final-{values['category']}")]
    return []


# What previews tell besides ---------------------------------------------------------------------------


def told(lines: list[Event], seat: int) -> set[str]:
    """The things of a seat that the lines of a preview are about."""
    return {
        str(line.values["thing"]) for line in lines if line.key in (CHANGE, CERTAIN) and line.values["seat"] == seat
    }
