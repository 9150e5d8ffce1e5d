# Compiled by mypyc (see setup.py).
"""Who may know what about a position (AC-005): all is open but the hands and packs of a draft."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablee.engine.sets import bit
from tablee.games.age_of_civilization.rules import breakdown, codes, names, results
from tablee.games.age_of_civilization.rules.state import Position

if TYPE_CHECKING:
    from tablee.games.age_of_civilization.rules.flow import Civilization
    from tablee.games.age_of_civilization.rules.queries import PositionQueries

WINDOW = 3
PLACES = tuple(str(place) for place in range(1, 9))  # of the time track


# What is seen -------------------------------------------------------------------------------------


def view(position: Civilization, seat: int | None) -> dict[str, Any]:
    track = [names.id_of(position, "track_card", card) for card in position.track]
    return {
        "game": "age_of_civilization",
        "players": int(position.players),
        "options": dict(position.options),
        "seat": seat,
        "over": position.over,
        "pending": {str(asked): position.game.questions[position.question(asked)] for asked in position.pending()},
        "round": int(position.round),
        "first": int(position.first),
        "active": int(position.active),
        "track": track,
        "window": track[position.round - 1 : position.round - 1 + WINDOW],
        "tokens": tokens(position),
        "market": market(position),
        "deck": 0 if position.draft else bin(int(position.deck)).count("1"),
        "given": names.maybe(position, "civilization", position.given),
        "wonders": wonders(position),
        "specials": names.members(position, "special_card", position.specials),
        "seats": [seat_view(position, other, seat) for other in range(position.players)],
        "turn": turn(position),
        "offers": breakdown.offers(position),
        "virtual": int(position.rival) if position.players == 1 else None,
        "scenario": scenario_view(position),
        "scores": position.scores(),
        "ranking": position.ranking(),
        "result": results.result(position) if position.over and position.players == 1 else None,
    }


def tokens(position: Position) -> dict[str, str]:
    """Event tokens by the place they lie on."""
    laid = [names.maybe(position, "event", token) for token in position.tokens]
    return {place: event for place, event in zip(PLACES, laid, strict=True) if event is not None}


def market(position: Position) -> list[dict[str, Any]]:
    return [
        {"civilization": names.id_of(position, "civilization", card), "coins": int(position.bonus[card])}
        for card in position.market
    ]


def wonders(position: Position) -> list[dict[str, Any]]:
    return [
        {"wonder": names.id_of(position, "wonder", card), "coins": int(position.wonder_coins[card])}
        for card in position.wonder_row
    ]


def declined(position: Position, seat: int) -> list[str]:
    """The civilizations that a seat has besides its main one and those it annexed."""
    found = position.civilizations[seat] & ~position.annexed[seat]
    if position.main[seat] != codes.NONE:
        found &= ~bit(position.main[seat])
    return names.members(position, "civilization", found)


def cards_of_seat(position: Position, seat: int) -> dict[str, Any]:
    """What lies open before a seat."""
    return {
        "coins": int(position.coins[seat]),
        "hand": int(position.hand[seat]),
        "white": int(position.white[seat]),
        "red": int(position.red[seat]),
        "main": names.maybe(position, "civilization", position.main[seat]),
        "declined": declined(position, seat),
        "annexed": names.members(position, "civilization", position.annexed[seat]),
        "technologies": names.members(position, "technology", position.technologies[seat]),
        "wonders": names.members(position, "wonder", position.wonders[seat]),
        "special": names.maybe(position, "special_card", position.special[seat]),
    }


def seat_view(position: PositionQueries, seat: int, viewer: int | None) -> dict[str, Any]:
    shown = cards_of_seat(position, seat)
    shown["points"] = int(position.points[seat])
    shown["military"] = int(position.military(seat))
    shown["available"] = names.members(position, "technology", position.available(seat))
    if position.draft:
        shown["cards"] = bin(int(position.cards[seat])).count("1")
        shown["picked"] = position.picks[seat] != codes.NONE
        if seat == viewer:
            shown.update(hidden_of_seat(position, seat))
    return shown


def hidden_of_seat(position: Position, seat: int) -> dict[str, Any]:
    """What only the seat itself sees: its hand, the pack before it, its pick."""
    return {
        "hand_cards": names.members(position, "civilization", position.cards[seat]),
        "pack": names.members(position, "civilization", position.packs[seat]),
        "pick": names.maybe(position, "civilization", position.picks[seat]),
    }


def turn(position: Position) -> dict[str, Any]:
    """What has happened in the turn under way."""
    actions = names.ids(position, "action")
    return {
        "turns": int(position.turns),
        "used": {actions[action]: int(times) for action, times in enumerate(position.used) if times},
        "acted": bool(position.acted),
        "ending": bool(position.ending),
        "idle": int(position.idle),
        "bonus_coins": int(position.bonus_coins),
        "follow": names.maybe(position, "action", position.follow),
        "spent": [names.source_id(position, source) for source in position.spent],
    }


SCENARIO_PARTS = {
    "silk_road": ("stations",),
    "lost_civilization": ("wards",),
    "mongol_devastation": ("realms", "wards", "tribute"),
    "death_and_rebirth": ("wards",),
}


def scenario_view(position: Position) -> dict[str, int] | None:
    """What a scenario keeps besides the cards."""
    mode = position.options["mode"]
    if names.scenario(position) is None:
        return None
    return {part: int(getattr(position, part)) for part in SCENARIO_PARTS.get(mode, ())}
