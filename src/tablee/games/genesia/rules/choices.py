# Compiled by mypyc (see setup.py).
"""What may be decided (rules 3): the legal answers to each question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.engine.sets import add_members, bit
from tablee.games.genesia.rules import codes
from tablee.games.genesia.rules.actions import Action, numbers, shifted
from tablee.games.genesia.rules.codes import Moment, Pool
from tablee.games.genesia.rules.steps import Question

if TYPE_CHECKING:
    from tablee.games.genesia.rules.flow import Genesia


def choices(position: Genesia, seat: i64) -> vec[i64]:
    question = position.question(seat)
    if question == Question.EXPANSION:
        return of_expansion(position, seat)
    if question == Question.GROWTH:
        return of_growth(position, seat)
    if question == Question.TRIP or question == Question.JOURNEY:
        return of_trip(position, seat)
    if question == Question.DRAFT:
        start = Action.PICK + codes.CARDS_OF_AGE * position.age
        return add_members(vec[i64](capacity=6), position.packet(seat), start)
    if question == Question.STANCE:
        return numbers(Action.STANCE, 0, 1)
    if question == Question.ASSAULT:
        return of_assault(position, seat)
    if question == Question.END_CARDS:
        return of_end(position, seat)
    if question == Question.GROUP:
        return numbers(Action.NUMBER, 1, position.stack(seat, position.trip_from))
    if question == Question.TARGET:
        return shifted(position.targets(seat, position.origin, False), Action.ASSAULT_AT)
    if question == Question.LOSSES:
        return numbers(Action.NUMBER, 1, position.most_lost())
    if question == Question.OCCUPY:
        return numbers(Action.NUMBER, 0, position.stack(seat, position.origin))
    if question == Question.SIEGE:
        return numbers(Action.SIEGE, 0, 1)
    if question == Question.ATTACK_CARDS:
        return of_window(position, seat, position.fitting(seat, Moment.IN_ASSAULT), True)
    if question == Question.DEFENCE_CARDS:
        return of_window(position, seat, position.fitting(seat, Moment.IN_DEFENCE), position.rules >= 2)
    return rarer_choices(position, seat, question)


def rarer_choices(position: Genesia, seat: i64, question: i64) -> vec[i64]:
    """At the End of an Age, before the first, and within the effects of cards."""
    if question == Question.COPY:
        cards = position.hand[seat] & position.copies_of(position.copy_card)
        return of_window(position, seat, cards, position.rules >= 2)
    if question == Question.COPIED_MOVES:
        return add_steps(append(vec[i64](capacity=32), Action.DONE), position, seat)
    if question == Question.POSITION:
        found = vec[i64](capacity=5)
        for place in range(position.seats):
            if position.next_order[place] == codes.NONE:
                found = append(found, Action.POSITION + place)
        return found
    if question == Question.OBJECTIVE:
        return numbers(Action.KEEP_OBJECTIVE, 0, 1)
    if question == Question.CITY_SITE:
        return shifted(position.sites(seat), Action.CITY_SITE)
    return position.tables.effects[position.effect].choices(position, seat, question)


# Turns -----------------------------------------------------------------------------------------------------


def of_growth(position: Genesia, seat: i64) -> vec[i64]:
    found = add_plays(vec[i64](capacity=16), position, seat, position.fitting(seat, Moment.IN_GROWTH))
    return add_recruits(append(add_hand(found, position, seat), Action.DONE), position, seat)


def of_expansion(position: Genesia, seat: i64) -> vec[i64]:
    found = add_plays(vec[i64](capacity=64), position, seat, position.fitting(seat, Moment.IN_EXPANSION))
    found = add_recruits(append(add_hand(found, position, seat), Action.DONE), position, seat)
    return add_steps(found, position, seat)


def of_assault(position: Genesia, seat: i64) -> vec[i64]:
    """GA-062, GA-067: no passing while an assault is legal."""
    found = add_plays(vec[i64](capacity=32), position, seat, position.fitting(seat, Moment.BEFORE_ASSAULT))
    found = add_hand(found, position, seat)
    if not position.has_assault(seat):
        found = append(found, Action.DONE)
    if position.recruits_in_attack != 0:
        found = add_recruits(found, position, seat)
    for region in range(position.world.regions):
        if len(position.targets(seat, region, True)) > 0:
            found = append(found, Action.ASSAULT_FROM + region)
    return found


def of_end(position: Genesia, seat: i64) -> vec[i64]:
    return of_window(position, seat, position.fitting(seat, Moment.AT_END), may_discard_at_end(position, seat))


def of_window(position: Genesia, seat: i64, cards: i64, discards: bool) -> vec[i64]:
    """GA-068, GA-110: cards that fit, others discarded to pay them, or a pass; without a card that fits only that."""
    found = add_plays(vec[i64](capacity=12), position, seat, cards)
    if discards and position.payable_after_discards(seat, cards):
        found = add_hand(found, position, seat)
    return append(found, Action.DONE)


def may_discard_at_end(position: Genesia, seat: i64) -> bool:
    """In Age III coins are of use only for cards of this step."""
    cards = position.fitting(seat, Moment.AT_END)
    if not position.in_third_age() or cards & position.tables.buying[position.age]:
        return True
    return position.payable(seat, cards) != cards


def of_trip(position: Genesia, seat: i64) -> vec[i64]:
    """GA-052: a group that has moved may stop where it may stay."""
    found = shifted(position.onward(seat), Action.MOVE)
    at = position.trip_at
    if position.trip_stack != 0 and at != position.trip_from and position.may_stay(seat, at):
        found = append(found, Action.STOP)
    return found


# Parts of a list --------------------------------------------------------------------------------------------


def add_plays(found: vec[i64], position: Genesia, seat: i64, cards: i64) -> vec[i64]:
    """Those of some cards that can be paid."""
    return add_members(found, position.payable(seat, cards), Action.PLAY + codes.CARDS_OF_AGE * position.age)


def add_hand(found: vec[i64], position: Genesia, seat: i64) -> vec[i64]:
    """Every hand card can be discarded."""
    return add_members(found, position.hand[seat], Action.DISCARD + codes.CARDS_OF_AGE * position.age)


def add_recruits(found: vec[i64], position: Genesia, seat: i64) -> vec[i64]:
    if not position.can_recruit(seat):
        return found
    if position.age == 0 and position.recruit_held[seat] == 0 and position.recruit_foe[seat] == 0:
        return append(found, Action.RECRUIT + position.world.home[seat])
    for region in range(position.world.regions):
        if position.may_recruit_at(seat, region):
            found = append(found, Action.RECRUIT + region)
    return found


def add_steps(found: vec[i64], position: Genesia, seat: i64) -> vec[i64]:
    """GA-041, GA-052: a step for each way out of a stack in Ages I and II; groups are lifted first."""
    world = position.world
    clans = position.clans
    start = world.regions * seat
    if not position.in_third_age():
        for region in range(world.regions):
            if clans[start + region] > 0:
                found = add_ways(found, position, seat, region)
        if position.free[codes.POOLS * seat + Pool.STACK] == 0:
            return found
    for region in range(world.regions):
        if clans[start + region] > 0 and position.can_lift(seat, region):
            found = append(found, Action.LIFT + region)
    return found


def add_ways(found: vec[i64], position: Genesia, seat: i64, region: i64) -> vec[i64]:
    world = position.world
    low = bit(region) if region < codes.HALF else 0
    high = bit(region - codes.HALF) if region >= codes.HALF else 0
    for place in range(world.first[region], world.first[region + 1]):
        if position.can_step(seat, world.to[place], False, low, high):
            found = append(found, Action.MOVE + world.edge[place])
    return found
