# Compiled by mypyc (see setup.py).
"""What a bot should care about in Age of Civilization: what a seat has, and what its abilities will bring."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.engine.judgement import Judgement
from tablee.engine.sets import bit, bits
from tablee.engine.state import State
from tablee.games.age_of_civilization.rules import codes
from tablee.games.age_of_civilization.rules.flow import Civilization
from tablee.games.age_of_civilization.rules.scoring import end_points
from tablee.games.age_of_civilization.rules.steps import Question

# Weights, in points, found by letting greedy bots with varied weights play each other at a table of two; those of the
# draft, of rivals and of winning are set by judgement. What belongs to a seat:
COIN: Final = 0.41
LAST_COIN: Final = 0.28  # in the last turn, when little can be bought with it
WORKER: Final = 0.59  # for each turn it will work
READY: Final = 0.76  # in hand while actions can be taken
TO_TAKE: Final = 1.05  # a civilization that can still be taken, for each turn it would serve
MAIN_TURNS: Final = 0.49  # how long a main ability lasts while another civilization will be taken
IN_HAND: Final = 0.3  # what a drafted civilization card_values
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
RATE: Final = vec[float]([0.36, 0.23, 0.41, 0.33, 0.45, 0.6, 2.03, 0.23, 0.62, 0.32])
# What a private slot is worth in a turn.
PRIVATE: Final = vec[float]([0.08, 0.28, 0.17, 0.16, 0.15, 0.97, 0.37, 0.13, 0.21, 0.26])

WIN: Final = 10.0  # on top of the margin, at the end
RIVALS: Final = 0.7  # how much the best rival's worth counts at a table of three or four

_NO_USES: Final = vec[float]([0.0] * 18)


class CivilizationJudgement(Judgement):
    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, Civilization)
        own = static_value(state, seat)
        if state.players == 1:
            return own
        best = -100.0
        for other in range(state.players):
            if other != seat:
                theirs = static_value(state, other)
                if theirs > best:
                    best = theirs
        if state.over:
            return own - best + (WIN if own > best else -WIN if own < best else 0.0)
        return own - best * (RIVALS if state.players > 2 else 1.0)


def static_value(state: Civilization, seat: i64) -> float:
    """What a seat has and may expect, in points."""
    total = float(state.points[seat])
    if state.over:
        # AC-111: workers, then coins, break ties.
        return total + 0.01 * float(state.workers_owned(seat)) + 0.0001 * float(state.coins[seat])
    now = 1.0 if has_turn_left(state, seat) else 0.0
    later = float(state.tables.rounds - state.round)
    to_take = state.tables.civilization_limit - bits(state.civilizations[seat])
    total += (COIN if later > 0.0 else LAST_COIN * now) * float(state.coins[seat])
    lasting = MAIN_TURNS if to_take > 0 and later > MAIN_TURNS else later
    # Workers go when the next civilization rises, so they count as long as a main ability.
    total += WORKER * lasting * float(state.hand[seat] + state.white[seat])
    total += TO_TAKE * lasting * float(to_take)
    if state.question(seat) == Question.ACTION:
        total += READY * float(state.hand[seat])
    uses = uses_left(state, now)
    if state.technologies[seat] == 0:
        total += UNTAUGHT * uses[codes.HUNTING]
    total += military(state, seat, uses, later)
    for row in state.rows[seat]:
        total += prospect(state, seat, row, uses, now + later, to_take)
    if state.draft:
        total += drafted(state, seat, uses, now + later, to_take)
    return total


def drafted(state: Civilization, seat: i64, uses: vec[float], turns: float, to_take: i64) -> float:
    """What the civilizations in hand promise: the best of them, as many as can still be taken."""
    first = state.tables.first
    cards = state.cards[seat]
    if state.picks[seat] != codes.NONE:
        cards |= bit(state.picks[seat])
    worths = vec[float]()
    for card in range(codes.CIVILIZATIONS):
        if cards & bit(card) == 0:
            continue
        promise = WORKER * MAIN_TURNS * float(state.tables.population[card])
        for source in (codes.MAIN + card, codes.INHERITED + card):
            row = first[source]
            while row < first[source + 1]:
                promise += prospect(state, seat, row, uses, turns, to_take)
                row += codes.ROW
        worths = append(worths, promise)
    total = 0.0
    for _ in range(to_take):
        best = best_place(worths)
        if best >= 0:
            total += IN_HAND * worths[best]
            worths[best] = 0.0
    return total


def best_place(worths: vec[float]) -> i64:
    """Where the greatest number above 0 stands; -1 if there is none."""
    best: i64 = -1
    most = 0.0
    for place in range(len(worths)):
        if worths[place] > most:
            best = place
            most = worths[place]
    return best


def has_turn_left(state: Civilization, seat: i64) -> bool:
    """Whether a seat can still act in this round."""
    if state.active == codes.NONE:
        return True
    place = (seat - state.first + state.players) % state.players
    return place > state.turns or (place == state.turns and not state.ending)


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
    for action in range(codes.CULTURE):
        found[action] = RATE[action] * (now + float(rounds - state.round))
    return found


def military(state: Civilization, seat: i64, uses: vec[float], later: float) -> float:
    """Wars to come are lost by the lowest, Conquest is won by the highest."""
    total = SHIELD * later * float(state.military(seat))
    wars = wars_left(state)
    if wars > 0 and not state.is_immune(seat, codes.TO_WAR) and state.is_lowest(seat):
        total -= LOST_WAR + LATER_WAR * float(wars - 1)
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


def prospect(state: Civilization, seat: i64, row: i64, uses: vec[float], turns: float, to_take: i64) -> float:
    """What one active effect will bring until the end."""
    effects = state.tables.rows
    verb = effects[row]
    if verb == codes.END_POINTS:
        return float(end_points(state, seat, row))
    share = 1.0
    if to_take > 0 and turns > MAIN_TURNS and row < state.tables.first[codes.INHERITED]:
        share = MAIN_TURNS / turns  # a main ability
        turns = MAIN_TURNS
    what = effects[row + codes.WHAT]
    if verb <= codes.ACTION_KEEP:
        return modifier(state, seat, row, verb, share * uses[what], turns)
    if verb == codes.SLOT:
        return PRIVATE[what] * float(effects[row + codes.AMOUNT]) * turns
    if verb == codes.UPCOMING_SLOTS:
        return UPCOMING * turns
    if verb == codes.HUNT_ALWAYS:
        return HUNT_ALWAYS * share * uses[codes.HUNTING]
    if verb == codes.IMMUNE:
        return IMMUNITY * float(wars_left(state)) if what == codes.TO_WAR else HEALTH * turns
    if verb == codes.DENY_ACTION or verb == codes.IGNORE_PREREQUISITES:
        return LIBERTY * turns
    return triggered(state, seat, row, verb, turns, to_take)


def modifier(state: Civilization, seat: i64, row: i64, verb: i64, uses: float, turns: float) -> float:
    """What a modifier of an action brings. One that names technologies works as often as these are left."""
    effects = state.tables.rows
    amount = float(effects[row + codes.AMOUNT])
    named = effects[row + codes.TECHS]
    if named != 0:
        left = NAMED * float(bits(named & ~state.technologies[seat]))
        uses = left if left < NAMED * turns else NAMED * turns
    if verb == codes.ACTION_POINTS:
        return amount * uses
    if verb == codes.ACTION_COINS:
        return COIN * amount * uses
    if verb == codes.ACTION_COST:
        return COIN * amount * uses * likely(state, seat, row)
    if verb == codes.ACTION_FREE:
        return COIN * float(state.tables.cost[effects[row + codes.WHAT]]) * uses
    if verb == codes.ACTION_WORKERS:
        return -WORKER_SAVED * amount * uses
    return (WORKER_KEPT if verb == codes.ACTION_KEEP else FOLLOWING) * uses


def likely(state: Civilization, seat: i64, row: i64) -> float:
    """How often what an effect needs may be expected to hold."""
    return 1.0 if state.holds(seat, state.tables.rows[row + codes.COND]) else DOUBT


def triggered(state: Civilization, seat: i64, row: i64, verb: i64, turns: float, to_take: i64) -> float:
    """What abilities of the end of the turn, of wars, rests and annexations bring."""
    effects = state.tables.rows
    on = effects[row + codes.ON]
    amount = float(effects[row + codes.AMOUNT])
    if verb == codes.TURN_PAY:
        return PAYING * (float(effects[row + codes.EXTRA]) - COIN * amount) * turns
    if verb == codes.TURN_ACTION:
        return FREE_ACTION * turns
    if verb == codes.GAIN_TECHNOLOGY and on == codes.ON_TURN_END:
        return TECHNOLOGY * turns
    if verb == codes.OTHERS_LOSE:
        return ROBBING * amount * turns * likely(state, seat, row) if on == codes.ON_TURN_END else 0.0
    if verb != codes.GAIN:
        return 0.0
    what = effects[row + codes.WHAT]
    each = 1.0 if what == codes.POINTS else COIN if what == codes.COINS else WORKER
    each *= float(state.amount(seat, row)) * likely(state, seat, row)
    if on == codes.ON_TURN_END:
        return each * turns
    if on == codes.ON_WAR:
        return each * float(wars_left(state))
    if on == codes.ON_ANNEX:
        return ANNEXING * each * float(to_take)
    if on == codes.ON_REST:
        return RESTING * each * turns
    return SACRIFICING * each * turns if on == codes.ON_SACRIFICE else 0.0
