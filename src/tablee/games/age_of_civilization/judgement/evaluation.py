# Compiled by mypyc (see setup.py).
"""What a bot should care about in Age of Civilization: what a seat has, and what its abilities will bring."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.engine.judgement import Judgement
from tablee.engine.sets import bit, bits
from tablee.engine.state import State
from tablee.games.age_of_civilization.judgement import weights
from tablee.games.age_of_civilization.judgement.effect_values import Outlook, prospect
from tablee.games.age_of_civilization.judgement.scenario_values import scenario_value
from tablee.games.age_of_civilization.rules.codes import (
    CARD_ACTIONS,
    CIVILIZATIONS,
    NONE,
    CardAction,
    Icon,
    Source,
    Target,
)
from tablee.games.age_of_civilization.rules.flow import Civilization
from tablee.games.age_of_civilization.rules.steps import Question

_NO_USES: Final = vec[float]([0.0] * CARD_ACTIONS)


class CivilizationJudgement(Judgement):
    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, Civilization)
        own = static_value(state, seat)
        if state.players == 1:
            return own + scenario_value(state)
        best = -100.0
        for other in range(state.players):
            if other != seat:
                theirs = static_value(state, other)
                if theirs > best:
                    best = theirs
        if state.over:
            return own - best + (weights.WIN if own > best else -weights.WIN if own < best else 0.0)
        return own - best * (weights.RIVALS if state.players > 2 else 1.0)


def static_value(state: Civilization, seat: i64) -> float:
    """What a seat has and may expect, in points."""
    total = float(state.points[seat])
    if state.over:
        total += weights.WORKER_LEFT * float(state.workers_owned(seat))
        return total + weights.COIN_LEFT * float(state.coins[seat])
    now = 1.0 if has_turn_left(state, seat) else 0.0
    later = float(state.tables.rounds - state.round)
    to_take = state.tables.civilization_limit - bits(state.civilizations[seat])
    total += (weights.COIN if later > 0.0 else weights.LAST_COIN * now) * float(state.coins[seat])
    lasting = weights.MAIN_TURNS if to_take > 0 and later > weights.MAIN_TURNS else later
    # Workers go when the next civilization rises, so they count as long as a main ability.
    total += weights.WORKER * lasting * float(state.hand[seat] + state.white[seat])
    total += weights.TO_TAKE * lasting * float(to_take)
    if state.question(seat) == Question.ACTION:
        total += weights.READY * float(state.hand[seat])
    uses = uses_left(state, now)
    if state.technologies[seat] == 0:
        total += weights.UNTAUGHT * uses[CardAction.HUNTING]
    wars = wars_left(state)
    total += military(state, seat, uses, wars, later)
    outlook = Outlook(state, seat, uses, float(wars), to_take, now + later, 1.0)
    main = outlook.of_main_ability()
    for effect in state.abilities[seat].effects:
        total += prospect(effect, main if effect.source < Source.INHERITED else outlook)
    if state.draft:
        total += drafted(state, seat, outlook, main)
    return total


def drafted(state: Civilization, seat: i64, outlook: Outlook, main: Outlook) -> float:
    """What the civilizations in hand promise: the best of them, as many as can still be taken."""
    cards = state.cards[seat]
    if state.picks[seat] != NONE:
        cards |= bit(state.picks[seat])
    worths = vec[float]()
    for card in range(CIVILIZATIONS):
        if cards & bit(card) == 0:
            continue
        promise = weights.WORKER * weights.MAIN_TURNS * float(state.tables.population[card])
        for effect in state.effects_of(Source.MAIN + card):
            promise += prospect(effect, main)
        for effect in state.effects_of(Source.INHERITED + card):
            promise += prospect(effect, outlook)
        worths = append(worths, promise)
    total = 0.0
    for _ in range(outlook.to_take):
        best = best_place(worths)
        if best >= 0:
            total += weights.IN_HAND * worths[best]
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
    if state.active == NONE:
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
        if action == NONE or action >= CardAction.QUARRY:
            continue
        # A card is in the window in the rounds place - 1 to place + 1, places counted from 0.
        last = place + 1 if place + 1 < rounds else rounds
        first = place - 1 if place - 1 > state.round + 1 else state.round + 1
        turns = float(last - first + 1) if last >= first else 0.0
        if place - 1 <= state.round and place + 1 >= state.round:
            turns += now
        found[action] = weights.RATE[action] * turns
    for action in range(CardAction.CULTURE):
        found[action] = weights.RATE[action] * (now + float(rounds - state.round))
    return found


def military(state: Civilization, seat: i64, uses: vec[float], wars: i64, later: float) -> float:
    """Wars to come are lost by the lowest, Conquest is won by the highest."""
    total = weights.SHIELD * later * float(state.military(seat))
    if wars > 0 and not state.is_immune(seat, Target.WAR) and state.is_lowest(seat):
        total -= weights.LOST_WAR + weights.LATER_WAR * float(wars - 1)
    if uses[CardAction.CONQUEST] > 0.0 and state.is_highest(seat):
        total += weights.WON_CONQUEST * uses[CardAction.CONQUEST]
    return total


def wars_left(state: Civilization) -> i64:
    """The wars that the cards to come will bring."""
    found: i64 = 0
    for place in range(state.round + 2, len(state.track)):
        if state.tables.card_icon[state.track[place]] == Icon.WAR:
            found += 1
    return found
