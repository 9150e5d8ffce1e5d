"""Why an action is not possible now, with the number of the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.engine.events import NOT_ASKED, Refusal, Value
from tablee.games.genesia.content.catalogue import CARDS_OF_AGE
from tablee.games.genesia.rules import codes, names
from tablee.games.genesia.rules.codes import Moment, Phase, Pool
from tablee.games.genesia.rules.steps import Question

if TYPE_CHECKING:
    from tablee.games.genesia.rules.flow import Genesia

IN_TURN = ("play", "discard", "done", "recruit")
EFFECT_REGIONS = ("choose_region", "done")
# What each question may be answered with, by the names of the action table's blocks, and the rule that says so.
ANSWERS: dict[str, tuple[str, tuple[str, ...]]] = {
    "objective": ("GA-012", ("keep_objective",)),
    "draft": ("GA-023", ("pick",)),
    "growth": ("GA-030", IN_TURN),
    "expansion": ("GA-040", (*IN_TURN, "move", "lift")),
    "journey": ("GA-047", ("move",)),
    "group": ("GA-052", ("number",)),
    "trip": ("GA-052", ("move", "stop")),
    "stance": ("GA-060", ("stance",)),
    "assault": ("GA-067", (*IN_TURN, "assault_from")),
    "target": ("GA-070", ("assault_at",)),
    "attack_cards": ("GA-074", ("play", "discard", "done")),
    "defence_cards": ("GA-074", ("play", "discard", "done")),
    "losses": ("GA-076", ("number",)),
    "siege": ("GA-078", ("siege",)),
    "occupy": ("GA-079", ("number",)),
    "city_site": ("GA-093", ("city_site",)),
    "end_cards": ("GA-094", ("play", "discard", "done")),
    "copy": ("GA-111", ("play", "discard", "done")),
    "position": ("GA-097", ("position",)),
    "place_clan": ("GA-034", EFFECT_REGIONS),
    "place_city": ("GA-123", EFFECT_REGIONS),
    "jump_from": ("GA-108", EFFECT_REGIONS),
    "jump_count": ("GA-108", ("number",)),
    "jump_to": ("GA-108", ("choose_region",)),
    "expel": ("GA-108", EFFECT_REGIONS),
    "shield": ("GA-108", EFFECT_REGIONS),
    "victim": ("GA-108", ("choose_seat",)),
    "buy": ("GA-108", ("number",)),
    "mark": ("GA-114", ("choose_card", "done")),
    "option": ("GA-108", ("choose_option",)),
    "retreat_count": ("GA-108", ("number",)),
    "retreat_to": ("GA-108", ("choose_region",)),
    "copied_moves": ("GA-116", ("move", "lift", "done")),
}
MOMENTS = {
    "growth": Moment.IN_GROWTH,
    "expansion": Moment.IN_EXPANSION,
    "assault": Moment.BEFORE_ASSAULT,
    "attack_cards": Moment.IN_ASSAULT,
    "defence_cards": Moment.IN_DEFENCE,
    "end_cards": Moment.AT_END,
}


def reason(position: Genesia, seat: int, question: int, action: int) -> Refusal:
    """The first rule against an action that is not legal."""
    name, numbers = position.game.actions.decode(action)
    asked = position.game.questions[question]
    rule, allowed = ANSWERS[asked]
    if name not in allowed:
        return Refusal(rule, NOT_ASKED)
    number = numbers[0] if numbers else 0
    if name in ("play", "discard", "pick", "choose_card"):
        return _no_card(position, seat, asked, name, number)
    if name == "number":
        return Refusal(rule, "refuse-number", {"number": number})
    if name == "position":
        return _no_position(position, number)
    if name == "choose_seat":
        return Refusal(rule, "refuse-victim", {"colour": names.id_of(position, "colour", number)})
    if name == "choose_option":
        return Refusal(rule, "refuse-option", {"option": number + 1})
    if name == "done":
        return Refusal("GA-062", "refuse-must-attack")
    if name == "stop":
        return _no_stop(position)
    if name == "move":
        return _no_step(position, seat, asked, number)
    return _no_region(position, seat, asked, name, number)


# Cards (GA-100 to GA-119) -----------------------------------------------------------------------------


def _no_card(position: Genesia, seat: int, asked: str, name: str, number: int) -> Refusal:
    named: dict[str, Value] = {"card": names.id_of(position, "card", number)}
    age, card = divmod(number, CARDS_OF_AGE)
    if name == "choose_card":
        return Refusal("GA-114", "refuse-mark", named)
    if age != position.age:
        return Refusal("GA-100", "refuse-other-age", named)
    if name == "pick":
        return Refusal("GA-023", "refuse-not-in-packet", named)
    if not position.hand[seat] & (1 << card):
        return Refusal("GA-101", "refuse-not-in-hand", named)
    if name == "discard":
        return Refusal("GA-094" if asked == "end_cards" else "GA-110", "refuse-discard-useless")
    if asked == "copy":
        return _no_copy(position, seat, card, named)
    if not position.fitting(seat, MOMENTS[asked]) & (1 << card):
        return _wrong_moment(position, card, named)
    return _no_coins(position, seat, int(position.cost(card)))


def _wrong_moment(position: Genesia, card: int, named: dict[str, Value]) -> Refusal:
    """Copies and defence cards are played out of turn; others when their icons say."""
    tables, age = position.tables, int(position.age)
    playable = [
        int(tables.playable[int(codes.MOMENTS) * age + moment]) & (1 << card) for moment in range(codes.MOMENTS)
    ]
    if not any(playable):
        return Refusal("GA-117", "refuse-copy-now", named)
    peaceful = playable[Moment.IN_GROWTH] or playable[Moment.IN_EXPANSION] or playable[Moment.AT_END]
    if position.solo and (not peaceful or tables.lasting[age] & (1 << card)):
        return Refusal("GA-146", "refuse-solo", named)
    if playable[Moment.IN_DEFENCE]:
        return Refusal("GA-118", "refuse-defence-now", named)
    return Refusal("GA-102", "refuse-moment", named)


def _no_copy(position: Genesia, seat: int, card: int, named: dict[str, Value]) -> Refusal:
    if not position.copies_now() & (1 << card):
        return Refusal("GA-111", "refuse-no-copy", named)
    if position.cost(card) > position.coins[seat]:
        return _no_coins(position, seat, int(position.cost(card)))
    return Refusal("GA-111", "refuse-not-invention", named)


def _no_coins(position: Genesia, seat: int, cost: int) -> Refusal:
    return Refusal("GA-101", "refuse-coins", {"cost": cost, "coins": int(position.coins[seat])})


def _no_position(position: Genesia, place: int) -> Refusal:
    if place >= position.seats:
        return Refusal("GA-097", "refuse-no-place", {"place": place + 1})
    return Refusal("GA-097", "refuse-place-taken", {"place": place + 1, "seat": int(position.next_order[place])})


# Movement (GA-040 to GA-053) ----------------------------------------------------------------------------


def _no_stop(position: Genesia) -> Refusal:
    if position.trip_at == position.trip_from:
        return Refusal("GA-052", "refuse-must-step")
    return Refusal("GA-044", "refuse-stay", _named(position, int(position.trip_at)))


def _no_step(position: Genesia, seat: int, asked: str, edge: int) -> Refusal:
    world = position.world
    here, to = int(world.edge_from[edge]), int(world.edge_to[edge])
    if max(here, to) >= world.regions or world.steps[world.regions * here + to] != 1:
        return Refusal("GA-003", "refuse-not-on-map")
    travelling = asked in ("journey", "trip")
    if travelling:
        if here != position.trip_at:
            return Refusal("GA-047", "refuse-not-traveller", _named(position, int(position.trip_at)))
        low, high = int(position.visited_low), int(position.visited_high)
        if (low >> to) & 1 if to < codes.HALF else (high >> (to - int(codes.HALF))) & 1:
            return Refusal("GA-048", "refuse-visited", _named(position, to))
    elif position.age == 2:
        return Refusal("GA-052", "refuse-lift-first")
    elif position.stack(seat, here) == 0:
        return Refusal("GA-041", "refuse-no-clan", _named(position, here))
    if position.may_stay(seat, to):
        rule = "GA-116" if position.at_once == seat else "GA-041"
        return Refusal(rule, "refuse-step-coins", {"coins": int(position.coins[seat])})
    return Refusal("GA-049", "refuse-journey", _named(position, to))


# Regions --------------------------------------------------------------------------------------------------


def _named(position: Genesia, region: int) -> dict[str, Value]:
    return {"region": names.id_of(position, "region", region)}


def _no_region(position: Genesia, seat: int, asked: str, name: str, region: int) -> Refusal:
    if region >= position.world.regions:
        return Refusal("GA-003", "refuse-not-on-map")
    named = _named(position, region)
    if name == "recruit":
        return _no_recruit(position, seat, region)
    if name == "lift":
        return _no_lift(position, seat, region)
    if name == "assault_from":
        if position.stack(seat, region) == 0:
            return Refusal("GA-070", "refuse-no-clan", named)
        return Refusal("GA-070", "refuse-no-target", named)
    if name == "assault_at":
        return _no_target(position, seat, region)
    if name == "city_site":
        return Refusal("GA-091", "refuse-site", named)
    return _no_place(position, seat, asked, region)


def _no_recruit(position: Genesia, seat: int, region: int) -> Refusal:
    if position.stock[seat] == 0:
        return Refusal("GA-033", "refuse-no-reserve")
    if position.phase == Phase.ATTACK and not position.recruits_in_attack:
        return Refusal("GA-164", "refuse-recruit-attack")
    price = int(position.recruit_price(seat))
    if position.coins[seat] < price:
        return Refusal("GA-031", "refuse-coins", {"cost": price, "coins": int(position.coins[seat])})
    return Refusal("GA-032", "refuse-recruit-place", _named(position, region))


def _no_lift(position: Genesia, seat: int, region: int) -> Refusal:
    if position.stack(seat, region) == 0:
        return Refusal("GA-041", "refuse-no-clan", _named(position, region))
    if position.age < 2 and position.free[int(codes.POOLS) * seat + int(Pool.STACK)] == 0:
        return Refusal("GA-042", "refuse-no-groups")
    return Refusal("GA-052", "refuse-no-way", _named(position, region))


def _no_target(position: Genesia, seat: int, region: int) -> Refusal:
    named = _named(position, region)
    world = position.world
    if world.is_home[region]:
        return Refusal("GA-055", "refuse-homeland", named)
    if world.steps[world.regions * int(position.origin) + region] > position.reach_now:
        return Refusal("GA-070", "refuse-too-far", named)
    owner = int(position.owner[region])
    if owner in (codes.NONE, seat):
        return Refusal("GA-070", "refuse-no-enemy", named)
    if position.shield[region]:
        return Refusal("GA-082", "refuse-shielded", named)
    return Refusal("GA-070", "refuse-too-strong", named)


def _no_place(position: Genesia, seat: int, asked: str, region: int) -> Refusal:
    """What a card cannot use."""
    named = _named(position, region)
    owner = int(position.owner[region])
    placing = asked in ("place_clan", "place_city", "jump_to", "retreat_to")
    if placing and owner not in (codes.NONE, seat):
        return Refusal("GA-123", "refuse-enemy-there", {**named, "rival": owner})
    question = position.game.questions.index(asked)
    if question == Question.PLACE_CITY and position.has_city(seat, region):
        return Refusal("GA-123", "refuse-city-there", named)
    return Refusal("GA-108", "refuse-place", named)
