"""What everybody has, as previews tell it, and what each event changes about it and by what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablee.engine.events import Event
from tablee.engine.previews import Change
from tablee.engine.sets import bits
from tablee.games.genesia.content.catalogue import Catalogue
from tablee.games.genesia.rules import codes, scoring
from tablee.games.genesia.rules.codes import Phase

if TYPE_CHECKING:
    from tablee.games.genesia.rules.flow import Genesia


def holdings(position: Genesia, observer: int | None) -> list[dict[str, int]]:
    """Points as if the game ended now; those of an objective only for its owner (GA-013)."""
    return [_of_seat(position, seat, observer) for seat in range(position.seats)]


def _of_seat(position: Genesia, seat: int, observer: int | None) -> dict[str, int]:
    start = int(codes.POOLS) * seat
    found = {
        "coins": int(position.coins[seat]),
        "cards": int(bits(position.hand[seat])),
        "clans": int(position.tables.clans - position.stock[seat]),
        "cities": int(position.tables.cities - position.city_stock[seat]),
        "moves": sum(int(count) for count in position.free[start : start + int(codes.POOLS)]),
        "progress": int(scoring.progress(position, seat)),
        "propagation": int(scoring.propagation(position, seat)),
        "conquest": int(scoring.conquest(position, seat)),
    }
    if seat == observer or position.phase == Phase.FINAL:
        found["objective"] = int(scoring.objective(position, seat))
    return found


# What events change ---------------------------------------------------------------------------------

# Things of the seat of an event: which of its values says how many, and whether these are gained or lost.
SIMPLE: dict[str, tuple[str, str, int]] = {
    "event-coins": ("coins", "coins", 1),
    "event-pay": ("coins", "coins", -1),
    "event-points": ("progress", "points", 1),
    "event-clans": ("clans", "count", 1),
    "event-moves": ("moves", "count", 1),
}


def accounts(content: Catalogue, event: Event) -> list[Change]:
    """What an event changes, and by what: a card, or the rule that a message `source-…` names."""
    key = event.key
    values: Any = event.values
    seat, rival, source = values.get("seat", 0), values.get("rival", 0), values.get("source", "")
    if key in SIMPLE:
        thing, amount, sign = SIMPLE[key]
        return [Change(seat, thing, sign * values[amount], source)]
    if key == "event-take":
        return [Change(seat, "coins", values["coins"], source), Change(rival, "coins", -values["coins"], source)]
    if key == "event-toll":
        return [Change(seat, "coins", -values["coins"], "toll"), Change(rival, "coins", values["coins"], "toll")]
    if key == "event-move":
        paid, used = values["coins"], int(values["pool"] != "")
        return [Change(seat, "coins", -paid, "step"), Change(seat, "moves", -used, "step")]
    if key == "event-moves-lost":
        return [Change(seat, "moves", -values["count"], "unused")]
    if key == "event-recruit":
        paid = _with_cards(seat, "coins", -values["coins"], -content.rules.recruit, "recruit")
        return [*paid, Change(seat, "clans", 1, "recruit")]
    if key == "event-discard":
        gained = _with_cards(seat, "coins", values["coins"], content.rules.discard, "discard")
        return [*gained, Change(seat, "cards", -1, "discard")]
    if key == "event-city":
        return [Change(seat, "cities", 1, source)]
    if key == "event-fight":
        lost = _with_cards(seat, "clans", -values["own"], -values["number"], "fight")
        return lost + _with_cards(rival, "clans", -values["other"], -values["number"], "fight")
    if key == "event-siege":
        cities = [Change(seat, "cities", 1, "siege"), Change(rival, "cities", -1, "siege")]
        return [Change(seat, "clans", -values["count"], "siege"), *cities]
    if key == "event-age":
        return [Change(each, "coins", values["coins"], "income") for each in range(values["all"])]
    if key == "event-mark":
        return _invention(content, seat, values["card"])
    if key in ("event-play", "event-copy"):
        paid = [Change(seat, "coins", -values["coins"], "price"), Change(seat, "cards", -1, "play")]
        shown = (values["card"], values["copied"]) if "copied" in values else (values["card"],)
        return paid + [change for card in shown for change in _invention(content, seat, card)]
    return []


def _with_cards(seat: int, thing: str, amount: int, usual: int, source: str) -> list[Change]:
    """What is usual, and what cards make of it."""
    return [Change(seat, thing, usual, source), Change(seat, thing, amount - usual, "cards")]


def _invention(content: Catalogue, seat: int, name: str) -> list[Change]:
    """GA-109: an Invention counts from now on."""
    return [Change(seat, "progress", card.progress, name) for card in content.card if card.id == name]
