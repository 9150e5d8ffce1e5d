# Compiled by mypyc (see setup.py).
"""The End of an Age (rules 2.7): Cities, cards, progress, turn order; after the third the final scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.engine.sets import lowest
from tablee.games.genesia.rules import codes
from tablee.games.genesia.rules.codes import EndStep, Moment, Phase
from tablee.games.genesia.rules.scoring import scores
from tablee.games.genesia.rules.steps import Question, Step

if TYPE_CHECKING:
    from tablee.games.genesia.rules.flow import Genesia


def start(position: Genesia) -> None:
    """GA-090: the four steps of the End of Age."""
    position.enter_phase(Phase.END)
    position.active = codes.NONE
    position.end_step = EndStep.CITIES
    position.push(Step.NEXT_END_CARDS, 0)
    position.push(Step.BUILD_CITIES, 0)


# Cities and cards (GA-091 to GA-094) --------------------------------------------------------------------------


def build_cities(position: Genesia, place: i64) -> None:
    """GA-091 to GA-093: by themselves, unless the reserve is too small for all."""
    if place == position.seats:
        position.active = codes.NONE
        return
    seat = position.order[place]
    sites = position.sites(seat)
    if len(sites) > position.city_stock[seat] > 0:
        position.active = seat
        position.push(Step.BUILD_CITIES, place)
        position.ask(seat, Question.CITY_SITE)
        return
    position.push(Step.BUILD_CITIES, place + 1)
    if position.city_stock[seat] > 0:
        for region in sites:
            build_city(position, seat, region)


def build_city(position: Genesia, seat: i64, region: i64) -> None:
    position.build(seat, region)
    if position.logging:
        position.log("event-city", {"seat": seat, "region": position.id_of("region", region), "source": "cities"})


def next_cards(position: Genesia, place: i64) -> None:
    """GA-094: in turn order; when all have ended the step, what is left in hands is discarded."""
    position.end_step = EndStep.CARDS
    if place < position.seats:
        position.push(Step.NEXT_END_CARDS, place + 1)
        position.active = position.order[place]
        position.push(Step.END_CARDS, position.active)
        return
    position.active = codes.NONE
    position.card = codes.NONE
    for seat in range(position.seats):
        while position.hand[seat] != 0:
            position.discard_card(seat, lowest(position.hand[seat]))
    position.push(Step.PROGRESS)


def go_on_with_cards(position: Genesia, seat: i64) -> None:
    """GA-068: everybody who might have a card to play now or after discards."""
    position.card = codes.NONE
    if position.hand[seat] == 0:
        return
    if position.rules < 2 and position.solo == 0:
        position.revealed += 1  # who was asked told something about hands
    if position.payable_after_discards(seat, position.might_hold(seat, position.cards_for(Moment.AT_END))):
        position.ask(seat, Question.END_CARDS)


# Progress and turn order (GA-096 to GA-099) -------------------------------------------------------------------


def score_progress(position: Genesia) -> None:
    """GA-096: cards of this Age, and all Inventions."""
    age = position.age
    for seat in range(position.seats):
        found = position.points[seat] + position.invention_points(seat)
        position.progress[codes.AGES * seat + age] = found
        if position.logging:
            position.log("event-progress", {"seat": seat, "age": age + 1, "points": found})
    position.ages_scored = age + 1
    if position.in_third_age():
        position.push(Step.FINAL_SCORING)
        return
    position.push(Step.BEGIN_AGE, age + 1)
    if position.solo != 0:
        position.order = vec[i64]([position.order[1], position.order[0]])  # GA-143
    else:
        position.end_step = EndStep.ORDER
        position.push(Step.NEXT_POSITION, 0)


def next_position(position: Genesia, number: i64) -> None:
    """GA-097: who has made less progress chooses earlier; the last takes what is left."""
    seat = choosers(position)[number]
    if number + 1 < position.seats:
        position.push(Step.NEXT_POSITION, number + 1)
        position.active = seat
        position.ask(seat, Question.POSITION)
        return
    place: i64 = 0
    while position.next_order[place] != codes.NONE:
        place += 1
    take_position(position, seat, place)
    position.order = position.next_order[:]
    position.active = codes.NONE


def choosers(position: Genesia) -> vec[i64]:
    """In the order in which they choose; K20: the cards that let a seat choose first go before."""
    found = vec[i64](capacity=position.seats)
    for first in range(2):
        group = vec[i64](capacity=position.seats)
        for seat in position.order:
            if (position.chooses_first[seat] != 0) == (first == 0):
                group = append(group, seat)
                place = len(group) - 1
                while place > 0 and progress_now(position, group[place - 1]) > progress_now(position, seat):
                    group[place] = group[place - 1]
                    place -= 1
                group[place] = seat
        for seat in group:
            found = append(found, seat)
    return found


def progress_now(position: Genesia, seat: i64) -> i64:
    return position.progress[codes.AGES * seat + position.age]


def take_position(position: Genesia, seat: i64, place: i64) -> None:
    position.next_order[place] = seat
    if position.logging:
        position.log("event-position", {"seat": seat, "place": place + 1})


def score_final(position: Genesia) -> None:
    """GA-134: objectives are shown; points are counted on the final map."""
    position.phase = Phase.FINAL
    position.revealed += 1
    if position.logging:
        for seat in range(position.seats):
            if position.kept[seat] != codes.NONE:
                name = position.id_of("objective", position.offered[codes.OFFERED * seat + position.kept[seat]])
                position.log("event-reveal", {"seat": seat, "objective": name})
        for seat in range(position.seats):
            position.log("event-final", {"seat": seat, "points": sum(scores(position)[seat].values())})
