# Compiled by mypyc (see setup.py).
"""Who may know what about a position (GE-012, GE-013): all is open but hands, decks, box and citizens being spread."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablee.engine.sets import bit
from tablee.games.gentes.rules import breakdown, codes, names, results
from tablee.games.gentes.rules.codes import Phase, Sum
from tablee.games.gentes.rules.state import Position

if TYPE_CHECKING:
    from tablee.games.gentes.rules.flow import Gentes


# What is seen -------------------------------------------------------------------------------------


def view(position: Gentes, seat: int | None) -> dict[str, Any]:
    return {
        "game": "gentes",
        "players": int(position.players),
        "options": dict(position.options),
        "seat": seat,
        "over": position.over,
        "pending": {str(asked): position.game.questions[position.question(asked)] for asked in position.pending()},
        "phase": codes.PHASES[position.phase],
        "round": int(position.round),
        "era": int(position.era()) + 1,
        "first": int(position.first),
        "next_first": None if position.leader == codes.NONE else int(position.leader),
        "active": int(position.active),
        **board(position),
        "deck": int(position.deck[position.era()]),
        "unseen": {str(era + 1): names.members(position, "card", cards) for era, cards in enumerate(position.unseen)},
        "bonus": {kind: pile(position, number) for number, kind in enumerate(names.ids(position, "bonus"))},
        "spaces": spaces(position),
        "turn": turn(position),
        "offers": breakdown.offers(position, int(position.active) if seat is None else seat),
        "seats": [seat_view(position, other, seat) for other in range(position.players)],
        "scores": position.scores(),
        "ranking": position.ranking(),
        "result": results.result(position) if position.over and position.players == 1 else None,
    }


def board(position: Position) -> dict[str, Any]:
    """What lies on the table: the chart, the tiles, the cards."""
    return {
        "chart": [names.id_of(position, "citizen", kind) for kind in position.chart],
        "chart_cube": names.maybe(position, "citizen", position.chart_cube),
        "tiles": tiles(position),
        "row": row(position),
        "discard": names.members(position, "card", position.discard),
        "boxed": names.members(position, "card", position.boxed),
        "laid": names.members(position, "card", position.laid),
    }


def row(position: Position) -> list[dict[str, Any]]:
    """The cards of the row, each with whether a cube lies on it."""
    return [
        {"card": names.maybe(position, "card", card), "cube": card >= 0 and bool(position.cubed & bit(card))}
        for card in position.row
    ]


def tiles(position: Position) -> dict[str, int | None]:
    """Every tile of the game with its holder; None on the board."""
    found: dict[int, int | None] = {number: None for number in range(codes.TILES) if position.tiles & bit(number)}
    for place, content in enumerate(position.track):
        if content >= codes.TILE:
            found[int(content - codes.TILE)] = place // int(codes.TRACK)
    return {names.id_of(position, "action_tile", number): found[number] for number in sorted(found)}


def pile(position: Gentes, kind: int) -> list[int]:
    """The bonus tiles left of a kind, the top one first."""
    left = int(position.piles[kind])
    later = int(position.tables.later_bonus[kind])
    return [int(position.bonus_points(kind)), *([later] * (left - 1))] if left else []


def spaces(position: Position) -> dict[str, dict[str, Any]]:
    """The spaces with a token."""
    found: dict[int, dict[str, Any]] = {}
    for seat in range(position.players):
        for space in range(codes.SPACES):
            if position.tokens[seat] & bit(space):
                found[space] = {"seat": seat, "used": bool(position.marked_homes[seat] & bit(space))}
    return {names.id_of(position, "space", space): found[space] for space in sorted(found)}


def turn(position: Position) -> dict[str, Any]:
    """What has happened in the turn under way."""
    modifiers = names.members(position, "card", position.used_cards)
    modifiers += names.members(position, "space", position.used_homes)
    return {
        "source": source(position),
        "action": action(position),
        "cost": int(position.cost),
        "hourglasses": int(position.hourglasses),
        "power": int(position.power),
        "modifiers": modifiers,
        "left": int(position.left),
        "mode": None if position.mode == codes.NONE else codes.MODES[position.mode],
        "closing": bool(position.closing),
        "lifted": names.maybe(position, "space", position.lifted),
        "card": names.maybe(position, "card", position.card),
    }


SECTIONS = {"tile": "action_tile", "card": "card", "home": "space"}


def source(position: Position) -> dict[str, str] | None:
    """Where the action comes from; a tax is named by its hourglasses."""
    kind = codes.SOURCES[position.source_kind]
    if kind == "none":
        return None
    number = int(position.source)
    return {"kind": kind, "id": str(number + 1) if kind == "tax" else names.id_of(position, SECTIONS[kind], number)}


def action(position: Position) -> str | None:
    """The action under way; "effects" are those of a card that is no action of the board."""
    return None if position.action == codes.NONE else codes.ACTIONS[position.action]


def open_of_seat(position: Position, seat: int) -> dict[str, Any]:
    """What lies open before a seat."""
    return {
        "coins": int(position.coins[seat]),
        "citizens": by_type(position, position.citizens, seat),
        "temple": int(position.temple[seat]),
        "oracle": int(position.oracle[seat]),
        "track": track(position, seat),
        "locks": int(position.locks[seat]),
        "played": [names.id_of(position, "card", card) for card in position.order if position.played[seat] & bit(card)],
        "used": names.members(position, "card", position.marked[seat]),
        "bonus": names.counted(position, "bonus", part(position.won, seat, int(codes.BONUSES))),
        "placed": names.members(position, "card", position.placed[seat]),
    }


def seat_view(position: Gentes, seat: int, viewer: int | None) -> dict[str, Any]:
    free = int(position.free(seat))
    shown = open_of_seat(position, seat)
    shows = shows_hand(position, seat, viewer)
    shown["hand"] = names.members(position, "card", position.hand[seat]) if shows else []
    shown["backs"] = backs(position, seat)
    shown["vp"] = int(position.points[seat])
    shown["total"] = int(position.total(seat))
    virtual = part(position.lasting, seat, int(Sum.LASTING))[Sum.VIRTUAL : Sum.VIRTUAL + codes.TYPES]
    shown["virtual"] = names.counted(position, "citizen", virtual)
    shown["free"] = free
    shown["debt"] = int(position.count_spaces(seat, 2))
    shown["tokens"] = int(codes.TOKENS) - bin(int(position.tokens[seat])).count("1")
    shown["hand_limit"] = int(position.hand_limit(seat))
    shown["excess"] = max(0, len(shown["backs"]) - shown["hand_limit"])
    shown["symbols"] = {
        symbol: bin(int(position.played[seat]) & int(cards)).count("1")
        for symbol, cards in zip(names.ids(position, "synergy"), position.tables.of_synergy, strict=True)
    }
    shown["passed"] = position.phase == Phase.HEYDAY and free == 0
    shown["to_spread"] = int(position.to_spread(seat)) if position.phase == Phase.CITIZENS else 0
    secret = position.phase == Phase.CITIZENS and seat == viewer
    shown["spread"] = by_type(position, position.spread, seat) if secret else {}
    shown["needs"] = breakdown.needs(position, seat) if shows else {}
    shown["income"] = breakdown.income(position, seat)
    shown["final"] = breakdown.final(position, seat, shows)
    shown["tally"] = tally(position, seat)
    return shown


def shows_hand(position: Position, seat: int, viewer: int | None) -> bool:
    """GE-012: one's own, and everybody's where they lie open; by the first version of the rules they always did."""
    return seat == viewer or position.rules < 2 or position.options["hands"] == "open" or position.over


def backs(position: Position, seat: int) -> list[int]:
    """The eras of the cards in a hand: they are printed on the backs."""
    return [card // int(codes.CARDS_OF_ERA) + 1 for card in range(codes.CARDS) if position.hand[seat] & bit(card)]


def part(numbers: Any, seat: int, size: int) -> list[int]:
    """The numbers of one seat."""
    return [int(number) for number in numbers[size * seat : size * seat + size]]


def by_type(position: Position, numbers: Any, seat: int) -> dict[str, int]:
    return dict(zip(names.ids(position, "citizen"), part(numbers, seat, int(codes.TYPES)), strict=True))


def track(position: Position, seat: int) -> list[dict[str, Any]]:
    """The spaces of the time track in use, from the left."""
    start = int(codes.TRACK) * seat
    found: list[dict[str, Any]] = []
    for content in position.track[start : start + position.used[seat]]:
        if content >= codes.TILE:
            found.append({"tile": names.id_of(position, "action_tile", int(content - codes.TILE))})
        else:
            found.append({"hourglasses": int(content)})
    return found


def tally(position: Position, seat: int) -> dict[str, int]:
    return dict(zip(codes.CATEGORIES, part(position.tally, seat, int(codes.CATEGORY_COUNT)), strict=True))
