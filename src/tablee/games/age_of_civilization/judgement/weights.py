# Compiled by mypyc (see setup.py).
"""Weights, in points, found by letting greedy bots with varied weights play each other at a table of two; those of the
draft, of rivals and of winning are set by judgement."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.age_of_civilization.rules.codes import CARD_ACTIONS, CardAction, Measure


def by_action(weights: dict[i64, float]) -> vec[float]:
    """A weight for each action; 0 for those not named."""
    return vec[float]([weights.get(action, 0.0) for action in range(CARD_ACTIONS)])


def by_measure(weights: dict[i64, float]) -> vec[float]:
    """A weight for each thing that grades ask for."""
    return vec[float]([weights.get(measure, 0.0) for measure in range(Measure.TECHNOLOGIES + 1)])


# What belongs to a seat.
COIN: Final = 0.41
LAST_COIN: Final = 0.28  # in the last turn, when little can be bought with it
WORKER: Final = 0.59  # for each turn it will work
READY: Final = 0.76  # in hand while actions can be taken
TO_TAKE: Final = 1.05  # a civilization that can still be taken, for each turn it would serve
MAIN_TURNS: Final = 0.49  # how long a main ability lasts while another civilization will be taken
IN_HAND: Final = 0.3  # how much of what a drafted civilization promises counts before it is taken
UNTAUGHT: Final = 0.4  # each Hunting that gives its point, as long as there is no technology

# Military: what a shield is worth in a turn, a war that would be lost, a further one, a Conquest that would be won.
SHIELD: Final = 0.14
LOST_WAR: Final = 0.43
LATER_WAR: Final = 0.18
WON_CONQUEST: Final = 0.38
IMMUNITY: Final = 0.47  # for each war to come
HEALTH: Final = 0.14  # immunity to plague, for each turn

# Abilities, for each time they work: for who needs a condition that does not hold now, only so often.
DOUBT: Final = 0.22
NAMED: Final = 0.14  # a technology that an ability names and that is still to be had
WORKER_SAVED: Final = 0.61
WORKER_KEPT: Final = 1.78
FOLLOWING: Final = 0.57  # a worker gained by an action, or an action that may follow
TECHNOLOGY: Final = 0.3  # one for nothing
FREE_ACTION: Final = 0.57  # an action without a worker, at the end of a turn
PAYING: Final = 0.82  # how often points are bought at the end of a turn
ROBBING: Final = 0.12  # a coin that others lose
UPCOMING: Final = 0.68  # the use of cards to come, for each turn
LIBERTY: Final = 0.11  # forbidding others an action, or needing no prerequisites, for each turn
HUNT_ALWAYS: Final = 0.31
RESTING: Final = 0.45  # how often one rests
ANNEXING: Final = 0.26
SACRIFICING: Final = 0.33

# How often an action is performed in a turn in which it is offered, by who has a reason to.
RATE: Final = by_action(
    {
        CardAction.WONDER: 0.36,
        CardAction.RESEARCH: 0.23,
        CardAction.ENSLAVE: 0.41,
        CardAction.CULTURE: 0.33,
        CardAction.CONSTRUCTION: 0.45,
        CardAction.CONQUEST: 0.6,
        CardAction.HUNTING: 2.03,
        CardAction.FISHING: 0.23,
        CardAction.FARM: 0.62,
        CardAction.TRADE: 0.32,
    }
)
# What a private slot is worth in a turn.
PRIVATE_SLOT: Final = by_action(
    {
        CardAction.WONDER: 0.08,
        CardAction.RESEARCH: 0.28,
        CardAction.ENSLAVE: 0.17,
        CardAction.CULTURE: 0.16,
        CardAction.CONSTRUCTION: 0.15,
        CardAction.CONQUEST: 0.97,
        CardAction.HUNTING: 0.37,
        CardAction.FISHING: 0.13,
        CardAction.FARM: 0.21,
        CardAction.TRADE: 0.26,
    }
)

# Scenarios: what counts for the grades, up to what gold asks for; and at the end each grade.
TOWARDS_GRADE: Final = by_measure(
    {Measure.WONDERS: 1.0, Measure.STATIONS: 1.0, Measure.WORKERS: 0.5, Measure.REALMS: 3.0, Measure.TECHNOLOGIES: 0.2}
)
GRADE: Final = 6.0
RAID: Final = 2.0  # a raid that will not be held, the next one
LATER_RAID: Final = 0.9  # each shield that is missing in a later one
WARD: Final = 0.8  # for each drought or Black Death to come that it can meet

# At the end.
WIN: Final = 10.0  # on top of the margin
WORKER_LEFT: Final = 0.01  # AC-111: workers, then coins, break ties
COIN_LEFT: Final = 0.0001

RIVALS: Final = 0.7  # how much the best rival's worth counts at a table of three or four
