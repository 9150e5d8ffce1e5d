# Compiled by mypyc (see setup.py).
"""Who may know what about a position (GA-010, GA-013, GA-025, GA-060, GA-110), and the dump."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablee.engine.sets import bit, bits
from tablee.games.genesia.rules import (
    breakdown,
    codes,
    counting,
    names,
    results,
    scoring,
    setup,
)
from tablee.games.genesia.rules.codes import Phase
from tablee.games.genesia.rules.state import Position

if TYPE_CHECKING:
    from tablee.games.genesia.rules.flow import Genesia


# What is seen -------------------------------------------------------------------------------------


def view(position: Genesia, seat: int | None) -> dict[str, Any]:
    active = int(position.active)
    return {
        "game": "genesia",
        "players": int(position.players),
        "options": dict(position.options),
        "seat": seat,
        "over": position.over,
        "pending": {str(asked): position.game.questions[position.question(asked)] for asked in position.pending()},
        "age": int(position.age) + 1,
        "phase": codes.PHASES[position.phase],
        "step": codes.END_STEPS[position.end_step] or None if position.phase == Phase.END else None,
        "order": plain(position.order),
        "chosen": [[int(taker), place + 1] for place, taker in enumerate(position.next_order) if taker != codes.NONE],
        "active": None if active == codes.NONE else active,
        "teams": plain(position.team) or None,
        "lots": lots(position),
        "decks": {str(age + 1): names.cards(position, position.possible(age), age) for age in range(codes.AGES)},
        "seen": seen(position, seat),
        "pool": names.members(position, "objective", position.pool),
        "regions": regions(position),
        "round": int(position.round),
        "stances": stances(position, seat),
        "assaults": breakdown.assaults(position, seat),
        "trip": trip(position),
        "assault": assault(position),
        "effect": effect(position),
        "copying": copying(position),
        "tolls": [
            [int(position.toll(payer, owner)) if payer != owner else 0 for owner in range(position.seats)]
            for payer in range(position.seats)
        ],
        "seats": [seat_view(position, other, seat) for other in range(position.seats)],
        "scores": position.scores(),
        "ranking": position.ranking(),
        "result": results.result(position) if position.over and position.solo else None,
    }


def plain(numbers: Any) -> list[int]:
    return [int(number) for number in numbers]


def part(numbers: Any, seat: int, size: int) -> list[int]:
    """The numbers of one seat."""
    return plain(numbers[size * seat : size * seat + size])


def lots(position: Position) -> dict[str, list[str]]:
    """The lots of each Age, where whole lots are in play."""
    options = position.options
    if position.solo:
        chosen = list(names.content(position).solo.lots)
        return {str(age + 1): list(chosen) for age in range(codes.AGES)}
    whole = options["deck"] in ("first", "lots")
    seats = int(position.seats)
    return {str(age + 1): setup.lots_of(options, seats, age) if whole else [] for age in range(codes.AGES)}


def seen(position: Position, seat: int | None) -> list[str]:
    found: list[str] = []
    for age in range(codes.AGES):
        members = position.shown[age]
        if seat is not None:
            members |= position.seen[codes.AGES * seat + age]
        found += names.cards(position, members, age)
    return found


def regions(position: Genesia) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for region in range(position.world.regions):
        found[names.id_of(position, "region", region)] = {
            "value": int(position.world.value[region]),
            "clans": {
                str(seat): int(position.stack(seat, region))
                for seat in range(position.seats)
                if position.stack(seat, region) > 0
            },
            "cities": [seat for seat in range(position.seats) if position.has_city(seat, region)],
            "shield": position.shield[region] != 0,
        }
    return found


def stances(position: Genesia, seat: int | None) -> list[str | None]:
    """Shown together; before, a seat knows its own, and everybody knows who is bound by a card."""
    if position.phase != Phase.ATTACK:
        return [None for _ in range(position.seats)]
    found: list[str | None] = []
    for other in range(position.seats):
        known = position.stances_shown or position.is_bound(other)
        chosen = position.stance[other]
        if chosen == codes.UNDECIDED or not (known or other == seat):
            found.append(None)
        else:
            found.append(codes.STANCES[chosen])
    return found


def trip(position: Genesia) -> dict[str, Any] | None:
    seat = int(position.traveller)
    if seat == codes.NONE:
        return None
    at = int(position.trip_at)
    return {
        "seat": seat,
        "from": names.id_of(position, "region", int(position.trip_from)),
        "at": names.id_of(position, "region", at),
        "clans": int(position.trip_clans),
        "stack": position.trip_stack != 0,
        "visited": visited(position),
        "may_stop": position.trip_stack != 0 and at != position.trip_from and position.may_stay(seat, at),
    }


def visited(position: Position) -> list[str]:
    found = []
    for region in range(position.world.regions):
        low = region < codes.HALF
        if (position.visited_low & bit(region)) if low else (position.visited_high & bit(region - codes.HALF)):
            found.append(names.id_of(position, "region", region))
    return found


def assault(position: Genesia) -> dict[str, Any] | None:
    """The assault turn under way."""
    if position.phase != Phase.ATTACK or position.active == codes.NONE:
        return None
    return {
        "attacker": int(position.active),
        "defender": None if position.defender == codes.NONE else int(position.defender),
        "origin": names.maybe(position, "region", position.origin),
        "target": names.maybe(position, "region", position.target),
        "cards": pairs(position, position.assault_cards),
        "again": int(position.again),
        "odds": int(position.odds_now),
        "reach": int(position.reach_now),
        "siege_free": position.siege_free != 0,
        "losses": breakdown.losses(position),
    }


def pairs(position: Position, row: Any) -> list[dict[str, Any]]:
    """Seats and cards."""
    numbers = plain(row)
    return [
        {"seat": numbers[place], "card": names.card(position, numbers[place + 1])}
        for place in range(0, len(numbers), 2)
    ]


def effect(position: Position) -> dict[str, Any] | None:
    """The effect that asks."""
    if position.card == codes.NONE or not position.questions:
        return None
    return {
        "card": names.card(position, position.card),
        "seat": int(position.actor),
        "verb": breakdown.verb_of(position),
        "left": int(position.left),
        "from": names.maybe(position, "region", position.place),
        "copied_from": None if position.copied_from == codes.NONE else int(position.copied_from),
    }


def copying(position: Genesia) -> dict[str, Any] | None:
    if not breakdown.is_asked(position, "copy"):
        return None
    return {"card": names.card(position, position.copy_card), "seat": int(position.copy_seat)}


def played(position: Position, seat: int) -> list[dict[str, Any]]:
    numbers = plain(position.played)
    return [
        {"card": names.card(position, numbers[place + 1]), "copied": names.card(position, numbers[place + 2])}
        for place in range(0, len(numbers), 3)
        if numbers[place] == seat
    ]


def inventions(position: Position, seat: int) -> list[dict[str, str]]:
    found = []
    for age in range(codes.AGES):
        place = codes.AGES * seat + age
        for how, cards in (("played", position.made[place]), ("marked", position.marked[place])):
            found += [{"card": name, "how": how} for name in names.cards(position, cards, age)]
    return found


def objectives(position: Position, seat: int) -> list[str]:
    """Both while the seat chooses, then the one it kept."""
    if not position.pool:
        return []
    offered = part(position.offered, seat, int(codes.OFFERED))
    if position.kept[seat] != codes.NONE:
        offered = [offered[position.kept[seat]]]
    return [names.id_of(position, "objective", number) for number in offered if number != codes.NONE]


def seat_view(position: Genesia, seat: int, viewer: int | None) -> dict[str, Any]:
    open_to = bool(position.solo) or seat == viewer
    over = position.phase == Phase.FINAL
    drafting = position.phase == Phase.DRAFT
    points = int(position.points[seat])
    return {
        "coins": int(position.coins[seat]),
        "clans": int(position.stock[seat]),
        "cities": int(position.city_stock[seat]),
        "hand_size": bits(position.hand[seat]),
        "hand": names.cards(position, position.hand[seat]) if open_to else None,
        "packet": names.cards(position, left_in_packet(position, seat)) if open_to and drafting else None,
        "kept": names.cards(position, kept_cards(position, seat)) if open_to and drafting else None,
        "objectives": objectives(position, seat) if open_to or over else None,
        "objective_points": int(scoring.objective(position, seat)) if open_to or over else None,
        "discards": bits(position.discarded[seat]),
        "played": played(position, seat),
        "inventions": inventions(position, seat),
        "progress": part(position.progress, seat, int(codes.AGES))[: position.ages_scored],
        "points": points,
        "forecast": points + int(position.invention_points(seat)),
        "free": dict(zip(codes.POOL_NAMES, part(position.free, seat, int(codes.POOLS)), strict=True)),
        "force": force(position, seat),
        "conquests": int(position.conquests[seat]),
        "done": position.done[seat] != 0,
        "propagation": int(scoring.propagation(position, seat)),
        "conquest": int(scoring.conquest(position, seat)),
        "regions_held": int(counting.regions(position, seat, codes.NONE, 0, False)),
    }


def left_in_packet(position: Genesia, seat: int) -> int:
    picked = position.picks[seat]
    return int(position.packet(seat)) & ~(0 if picked == codes.NONE else bit(picked))


def kept_cards(position: Genesia, seat: int) -> int:
    picked = position.picks[seat]
    return int(position.hand[seat]) | (0 if picked == codes.NONE else bit(picked))


def force(position: Genesia, seat: int) -> dict[str, Any]:
    """What cards have set up for this seat."""
    return {
        "toll_free": position.toll_free[seat] != 0,
        "toll": int(position.toll_gain[seat]),
        "discard": int(position.discard_price[seat]),
        "recruit_price": int(position.recruit_price(seat)),
        "cheap": int(position.cheap_left[seat]),
        "recruit_held": int(position.recruit_held[seat]),
        "recruit_foe_home": int(position.recruit_foe[seat]),
        "first_choice": position.chooses_first[seat] != 0,
        "peace": position.bound[seat] != 0,
        "odds": int(position.odds[seat]),
        "lasting": names.cards(position, position.lasting[seat]),
    }


def triples(numbers: list[int]) -> list[tuple[int, int, int]]:
    return [(numbers[place], numbers[place + 1], numbers[place + 2]) for place in range(0, len(numbers), 3)]
