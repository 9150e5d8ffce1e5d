"""What a bot should care about in Age of Civilization: what a seat has, and what its abilities will bring."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.sense import Sense
from tablee.engine.state import State
from tablee.games.age_of_civilization import codes
from tablee.games.age_of_civilization.rules import ASK_ACTION, Civilization
from tablee.games.age_of_civilization.scoring import end_points
from tablee.games.age_of_civilization.sets import bits

# Weights, in points.
COIN: Final = 0.4
LAST_COIN: Final = 0.25  # a coin in the last turn, when little can be bought with it
WORKER: Final = 0.55  # a worker, for each turn it will work
READY: Final = 0.5  # a worker in hand while actions can be taken
CIVILIZATION: Final = 0.8  # for each turn, a civilization that can still be taken
MAIN_TURNS: Final = 2.2  # how long a main ability lasts while another civilization will be taken
SHIELD: Final = 0.1  # for each turn, whatever it is good for
LOST_WAR: Final = 0.7  # the worker a war would cost
WON_CONQUEST: Final = 1.0
FREE_TECHNOLOGY: Final = 1.3
WIN: Final = 10.0  # on top of the margin, at the end
RIVALS: Final = 0.7  # the best rival's worth, at a table of three or four

# How often in a turn in which it is offered each action is performed by who has a reason to.
RATE: Final = vec[float]([0.3, 0.6, 0.4, 0.6, 0.55, 0.55, 1.0, 0.55, 0.55, 0.6])
# What a private slot is worth in a turn.
PRIVATE: Final = vec[float]([0.3, 0.3, 0.3, 0.35, 0.4, 0.5, 0.6, 0.25, 0.4, 0.45])

_NO_USES: Final = vec[float]([0.0] * 10)


class CivilizationSense(Sense):
    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Civilization)
        own = worth(state, seat)
        if state.players == 1:
            return own
        best = -100.0
        for other in range(state.players):
            if other != seat:
                theirs = worth(state, other)
                if theirs > best:
                    best = theirs
        if state.over:
            return own - best + (WIN if own > best else -WIN if own < best else 0.0)
        return own - best * (RIVALS if state.players > 2 else 1.0)


def worth(state: Civilization, seat: i64) -> float:
    """What a seat has and may expect, in points."""
    if state.over:
        # AC-111: workers, then coins, break ties.
        ties = 0.01 * float(state.workers_owned(seat)) + 0.0001 * float(state.coins[seat])
        return float(state.points[seat]) + ties
    now = 1.0 if has_turn_left(state, seat) else 0.0
    later = float(state.tables.rounds - state.round)
    to_take = state.tables.civilization_limit - bits(state.civilizations[seat])
    total = float(state.points[seat])
    total += (COIN if later > 0.0 else LAST_COIN * now) * float(state.coins[seat])
    total += workers(state, seat, later, to_take)
    if to_take > 0 and later > 0.0:
        total += CIVILIZATION * float(to_take) * (later if later < 2.5 else 2.5)
    uses = uses_left(state, now)
    if state.technologies[seat] == 0:
        total += 0.6 * uses[codes.HUNTING]  # the point of Hunting that a first technology would cost
    total += military(state, seat, uses, later)
    for row in state.rows[seat]:
        total += prospect(state, seat, row, uses, now, later, to_take)
    return total


def has_turn_left(state: Civilization, seat: i64) -> bool:
    """Whether a seat can still act in this round."""
    if state.active == codes.NONE:
        return True
    place = (seat - state.first + state.players) % state.players
    return place > state.turns or (place == state.turns and not state.ending)


def workers(state: Civilization, seat: i64, later: float, to_take: i64) -> float:
    """Those that return work in the turns to come, but no longer than until the next civilization rises."""
    turns = MAIN_TURNS if to_take > 0 and later > MAIN_TURNS else later
    total = WORKER * turns * float(state.hand[seat] + state.white[seat])
    if state.question(seat) == ASK_ACTION:
        total += READY * float(state.hand[seat])
    return total


def uses_left(state: Civilization, now: float) -> vec[float]:
    """How often a seat may be expected to perform each action until the end."""
    found = _NO_USES[:]
    card_action = state.tables.card_action
    rounds = state.tables.rounds
    for place in range(len(state.track)):
        action = card_action[state.track[place]]
        if action == codes.NONE or action >= codes.QUARRY:
            continue
        # A card is in the window in the rounds place - 1 to place + 1, places counted from 0.
        last = place + 1 if place + 1 < rounds else rounds
        first = place - 1 if place - 1 > state.round + 1 else state.round + 1
        turns = float(last - first + 1) if last >= first else 0.0
        if place - 1 <= state.round and place + 1 >= state.round:
            turns += now
        found[action] = RATE[action] * turns
    all_turns = now + float(rounds - state.round)
    for action in range(codes.CULTURE):
        found[action] = RATE[action] * all_turns
    return found


def military(state: Civilization, seat: i64, uses: vec[float], later: float) -> float:
    """Wars to come are lost by the lowest, Conquest is won by the highest."""
    total = SHIELD * later * float(state.military(seat))
    wars = wars_left(state)
    if wars > 0 and not state.is_immune(seat, codes.TO_WAR) and state.is_lowest(seat):
        total -= LOST_WAR * (1.0 + 0.4 * float(wars - 1))
    if uses[codes.CONQUEST] > 0.0 and state.is_highest(seat):
        total += WON_CONQUEST * uses[codes.CONQUEST]
    return total


def wars_left(state: Civilization) -> i64:
    """The wars that the cards to come will bring."""
    found: i64 = 0
    for place in range(state.round + 2, len(state.track)):
        if state.tables.card_icon[state.track[place]] == codes.WAR_ICON:
            found += 1
    return found


def prospect(
    state: Civilization, seat: i64, row: i64, uses: vec[float], now: float, later: float, to_take: i64
) -> float:
    """What one active effect will bring until the end."""
    effects = state.tables.rows
    verb = effects[row]
    if verb == codes.END_POINTS:
        return float(end_points(state, seat, row))
    turns = now + later
    if to_take > 0 and turns > MAIN_TURNS and row < state.tables.first[codes.INHERITED]:
        share = MAIN_TURNS / turns  # a main ability
    else:
        share = 1.0
    what = effects[row + codes.WHAT]
    amount = float(effects[row + codes.AMOUNT])
    if verb <= codes.ACTION_KEEP:
        return share * modifier(state, seat, row, verb, amount, uses[what], turns)
    turns *= share
    if verb == codes.SLOT:
        return PRIVATE[what] * amount * turns
    if verb == codes.UPCOMING_SLOTS:
        return 0.7 * turns
    if verb == codes.HUNT_ALWAYS:
        return (0.6 if state.technologies[seat] != 0 else 0.2) * uses[codes.HUNTING]
    if verb == codes.IMMUNE:
        return 0.3 * float(wars_left(state)) if what == codes.TO_WAR else 0.1 * later
    if verb == codes.DENY_ACTION or verb == codes.IGNORE_PREREQUISITES:
        return 0.15 * turns
    return triggered(state, seat, row, verb, turns, to_take)


def modifier(state: Civilization, seat: i64, row: i64, verb: i64, amount: float, uses: float, turns: float) -> float:
    """What a modifier of an action brings. One that names technologies works as often as these are left."""
    effects = state.tables.rows
    named = effects[row + codes.TECHS]
    if named != 0:
        left = 0.6 * float(bits(named & ~state.technologies[seat]))
        uses = left if left < 0.7 * turns else 0.7 * turns
    if verb == codes.ACTION_POINTS:
        return amount * uses
    if verb == codes.ACTION_COINS:
        return COIN * amount * uses
    if verb == codes.ACTION_COST:
        often = 1.0 if state.holds(seat, effects[row + codes.COND]) else 0.3
        return COIN * amount * uses * often
    if verb == codes.ACTION_FREE:
        return COIN * float(state.tables.cost[effects[row + codes.WHAT]]) * uses
    if verb == codes.ACTION_WORKERS:
        return -0.45 * amount * uses
    if verb == codes.ACTION_KEEP:
        return 0.8 * uses
    return 0.5 * uses  # a worker gained, or an action that may follow


def triggered(state: Civilization, seat: i64, row: i64, verb: i64, turns: float, to_take: i64) -> float:
    """What abilities of the end of the turn, of wars, rests and annexations bring."""
    effects = state.tables.rows
    on = effects[row + codes.ON]
    amount = float(effects[row + codes.AMOUNT])
    if verb == codes.TURN_PAY:
        return 0.7 * (float(effects[row + codes.EXTRA]) - COIN * amount) * turns
    if verb == codes.TURN_ACTION:
        return 0.45 * turns
    if verb == codes.GAIN_TECHNOLOGY and on == codes.ON_TURN_END:
        return FREE_TECHNOLOGY * turns
    if verb == codes.OTHERS_LOSE:
        return 0.2 * amount * turns if on == codes.ON_TURN_END else 0.0
    if verb != codes.GAIN:
        return 0.0
    each = float(state.amount(seat, row))
    if not state.holds(seat, effects[row + codes.COND]):
        each *= 0.3
    what = effects[row + codes.WHAT]
    each *= 1.0 if what == codes.POINTS else COIN if what == codes.COINS else WORKER
    if on == codes.ON_TURN_END:
        return each * turns
    if on == codes.ON_WAR:
        return each * float(wars_left(state))
    if on == codes.ON_ANNEX:
        return 0.5 * each * float(to_take)
    if on == codes.ON_REST:
        return 0.15 * each * turns
    return 0.3 * each * turns if on == codes.ON_SACRIFICE else 0.0
