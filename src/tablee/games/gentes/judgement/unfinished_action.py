# Compiled by mypyc (see setup.py).
"""What the action under way is about to bring: an unfinished action is judged by its best end."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.engine.sets import bit, lowest
from tablee.games.gentes.judgement.static_value import (
    CardValues,
    cities,
    city_reward,
    hand,
    people,
    progress,
    static_value,
    time,
    time_left,
)
from tablee.games.gentes.rules import codes
from tablee.games.gentes.rules.actions import Action
from tablee.games.gentes.rules.codes import ActionType, Mode, Sum
from tablee.games.gentes.rules.flow import Gentes
from tablee.games.gentes.rules.steps import Question

# Sets of questions. Of some the answers show only later what they are worth, so every answer is thought through to its
# end; of others they show it at once.
BRANCHING: Final[i64] = (
    bit(Question.WILD) | bit(Question.MODIFIERS) | bit(Question.AMOUNT) | bit(Question.STACK) | bit(Question.PLAY)
)
PLAIN: Final[i64] = (
    bit(Question.LIFT)
    | bit(Question.REGION)
    | bit(Question.GAIN_CITIZEN)
    | bit(Question.LOSE_CITIZEN)
    | bit(Question.CUBE)
    | bit(Question.CLEAR)
    | bit(Question.CITY)
    | bit(Question.REWARD_CARD)
    | bit(Question.PENALTY)
    | bit(Question.SWAP)
    | bit(Question.SWAP_AGAIN)
    | bit(Question.SYNERGY)
    | bit(Question.INTERLUDE)
)


def value_when_finished(state: Gentes, seat: i64, card_values: CardValues) -> float:
    """What a seat has once the action under way is carried out as well as one can see."""
    while True:
        asked = state.question(seat)
        if asked == 0 or asked == Question.TURN:
            return static_value(state, seat, card_values)
        if asked == Question.TRAIN_COUNT:
            one = training(state, seat, card_values, 1 + state.extra, state.types_in_reach(state.power, False))
            two = training(state, seat, card_values, 2 + state.extra, state.types_in_reach(state.power, True))
            return static_value(state, seat, card_values) + (one if one > two else two)
        if asked == Question.TRAIN:
            return static_value(state, seat, card_values) + training(state, seat, card_values, state.left, state.pool)
        if asked == Question.SCRIBE_MODE:
            return static_value(state, seat, card_values) + scribing(state, seat, card_values)
        if asked == Question.TAKE:
            more = taking(state, seat, card_values, state.left, cards_of(state, state.mode, state.pool))
            return static_value(state, seat, card_values) + more + afterwards(state, seat, card_values)
        if asked == Question.PLACE:
            return static_value(state, seat, card_values) + placing(state, seat, card_values)
        question = bit(asked)
        if question & BRANCHING:
            best = -1000.0
            for action in likely(state, seat):
                twin = state.clone()
                twin.play(seat, action)
                found = value_when_finished(twin, seat, card_values)
                if found > best:
                    best = found
            return best
        if question & PLAIN == 0:
            return static_value(state, seat, card_values)
        state = lifted(state, seat, card_values) if asked == Question.LIFT else best_step(state, seat, card_values)


def afterwards(state: Gentes, seat: i64, card_values: CardValues) -> float:
    """What cards in play give after the action under way."""
    cards = state.played[seat] & state.tables.triggering
    total = 0.0
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if state.tables.trigger[card] == state.action:
            total += card_values.after[card]
    return total


# Philosopher ------------------------------------------------------------------------------------------------------


def training(state: Gentes, seat: i64, card_values: CardValues, count: i64, types: i64) -> float:
    """What so many citizens of some types add, each time the one that helps most."""
    citizens = state.citizens
    start = codes.TYPES * seat
    kept = citizens[start : start + codes.TYPES]
    clock = time_left(state, seat)
    before = society(state, seat, card_values, clock)
    best = before
    for _ in range(count):
        chosen: i64 = codes.NONE
        left = types & state.growing(seat)
        while left != 0:
            kind = lowest(left)
            left &= left - 1
            pushed = train(state, seat, kind)
            found = society(state, seat, card_values, clock)
            citizens[start + kind] -= 1
            citizens[start + (kind ^ codes.OPPOSITE)] += pushed
            if chosen == codes.NONE or found > best:
                chosen = kind
                best = found
        if chosen != codes.NONE:
            train(state, seat, chosen)
    for kind in range(codes.TYPES):
        citizens[start + kind] = kept[kind]
    return best - before


def train(state: Gentes, seat: i64, kind: i64) -> i64:
    """GE-003, in thought: how many of the opposite type are pushed back."""
    citizens = state.citizens
    own = codes.TYPES * seat + kind
    other = codes.TYPES * seat + (kind ^ codes.OPPOSITE)
    pushed: i64 = 1 if citizens[own] + citizens[other] >= codes.TYPES else 0
    citizens[own] += 1
    citizens[other] -= pushed
    return pushed


def society(state: Gentes, seat: i64, card_values: CardValues, clock: float) -> float:
    """The part of a seat's worth that depends on its citizens."""
    return people(state, seat, clock) + progress(state, seat) + hand(state, seat, card_values, clock)


# Scribe -----------------------------------------------------------------------------------------------------------


def scribing(state: Gentes, seat: i64, card_values: CardValues) -> float:
    """What the cards of the best mode add."""
    modes = state.scribe_modes()
    best = -1000.0
    while modes != 0:
        mode = lowest(modes)
        modes &= modes - 1
        if mode < Mode.DISCARD1:
            count = mode + 1
            cards = cards_of(state, mode, state.slots_in_reach(count, state.power))
        else:
            count = mode - Mode.DISCARD1 + 1
            cards = state.discard
        found = taking(state, seat, card_values, count, cards)
        if found > best:
            best = found
    return best + afterwards(state, seat, card_values)


def cards_of(state: Gentes, mode: i64, pool: i64) -> i64:
    """The cards that can be taken, a set: of slots of the row, or of the discard pile."""
    if mode >= Mode.DISCARD1:
        return pool
    found: i64 = 0
    while pool != 0:
        found |= bit(state.row[lowest(pool)])
        pool &= pool - 1
    return found


def taking(state: Gentes, seat: i64, card_values: CardValues, count: i64, cards: i64) -> float:
    """What up to so many cards add to the hand, each time the one that helps most; none if none does."""
    kept = state.hand[seat]
    clock = time_left(state, seat)
    before = hand(state, seat, card_values, clock) + time(state, seat)
    best = before
    for _ in range(count):
        held = state.hand[seat]
        chosen: i64 = codes.NONE
        left = cards & ~held
        while left != 0:
            card = lowest(left)
            left &= left - 1
            state.hand[seat] = held | bit(card)
            found = hand(state, seat, card_values, clock) + time(state, seat)
            if found > best:
                chosen = card
                best = found
        if chosen == codes.NONE:
            break
        state.hand[seat] = held | bit(chosen)
    state.hand[seat] = kept
    return best - before


# Navigator --------------------------------------------------------------------------------------------------------


def placing(state: Gentes, seat: i64, card_values: CardValues) -> float:
    """What a token on the best space adds."""
    clock = time_left(state, seat)
    kept = state.tokens[seat]
    before = realm(state, seat, card_values, clock)
    tokens = kept if state.lifted == codes.NONE else kept & ~bit(state.lifted)
    spaces = state.open_spaces(state.symbol)
    regions = state.tables.region_cities
    best = -1000.0
    while spaces != 0:
        space = lowest(spaces)
        spaces &= spaces - 1
        state.tokens[seat] = tokens | bit(space)
        found = realm(state, seat, card_values, clock)
        if space < codes.CITIES:
            found += region_reward(state, seat, regions[state.tables.region_of[space]], clock)
        elif tokens & codes.ALL_CITIES:
            most = 0.0
            for region in range(codes.REGIONS):
                reward = region_reward(state, seat, regions[region], clock)
                if reward > most:
                    most = reward
            found += most
        if found > best:
            best = found
    state.tokens[seat] = kept
    return best - before + afterwards(state, seat, card_values)


def realm(state: Gentes, seat: i64, card_values: CardValues, clock: float) -> float:
    """The part of a seat's worth that depends on its tokens."""
    return cities(state, seat, clock) + progress(state, seat) + hand(state, seat, card_values, clock)


def region_reward(state: Gentes, seat: i64, region: i64, clock: float) -> float:
    """What the own cities of a region give at once."""
    own = state.tokens[seat] & region
    total = 0.0
    while own != 0:
        total += city_reward(state, seat, lowest(own), clock)
        own &= own - 1
    return total


def lifted(state: Gentes, seat: i64, card_values: CardValues) -> Gentes:
    """The position after lifting the token that is missed least, or after refusing to."""
    clock = time_left(state, seat)
    kept = state.tokens[seat]
    best = -1000.0
    chosen: i64 = codes.NONE
    for action in state.choices(seat):
        if action < Action.LIFT + codes.SPACES:
            state.tokens[seat] = kept & ~bit(action - Action.LIFT)
            found = realm(state, seat, card_values, clock)
            state.tokens[seat] = kept
            if found > best:
                best = found
                chosen = action
    twin = state.clone()
    twin.play(seat, chosen)
    return twin


# Rewards and swaps ------------------------------------------------------------------------------------------------


def best_step(state: Gentes, seat: i64, card_values: CardValues) -> Gentes:
    """The position after the answer that looks best at once."""
    found = state
    best = 0.0
    for action in likely(state, seat):
        twin = state.clone()
        twin.play(seat, action)
        value = static_value(twin, seat, card_values)
        if found is state or value > best:
            found = twin
            best = value
    return found


def likely(state: Gentes, seat: i64) -> vec[i64]:
    """The actions worth a thought. Swaps are many and seldom of use: those that bring what some card in hand lacks."""
    question = state.question(seat)
    if question == Question.INTERLUDE:
        return append(vec[i64](capacity=1), Action.GO_ON)
    found = state.answers(seat, question)
    if question == Question.TURN or question == Question.MODIFIERS or question == Question.CLOSING:
        found = not_useless(state, seat, found)
    if question == Question.WILD:
        return better_actions(found)
    if question == Question.SWAP or question == Question.SWAP_AGAIN:
        wanted = lacked(state, seat)
        kept = vec[i64](capacity=32)
        for action in found:
            if action < Action.SWAP or wanted & bit((action - Action.SWAP) % codes.TYPES):
                kept = append(kept, action)
        return kept if len(kept) > 0 else found
    if state.temple[seat] > 0 and len(found) > 1 and lacked(state, seat) == 0:
        kept = vec[i64](capacity=64)
        for action in found:
            if action != Action.EXTRA_SWAP:
                kept = append(kept, action)
        return kept
    return found


def not_useless(state: Gentes, seat: i64, actions: vec[i64]) -> vec[i64]:
    """Without uses of cards that bring nothing now, and of tokens that do what another one of their row does."""
    kept = vec[i64](capacity=64)
    rows: i64 = 0  # a set
    for action in actions:
        use: i64 = codes.NONE
        space: i64 = codes.NONE
        if Action.CARD_ACTION <= action < Action.HOME_ACTION:
            use = action - Action.CARD_ACTION
        elif Action.EXCHANGE <= action < Action.EXTRA_SWAP:
            use = action - Action.EXCHANGE
        elif Action.HOME_ACTION <= action < Action.EXCHANGE:
            space = action - Action.HOME_ACTION + codes.CITIES
        elif Action.USE_HOME <= action < Action.NO_MORE:
            space = action - Action.USE_HOME + codes.CITIES
        if use != codes.NONE and not state.tables.uses[use].brings_something(state, seat):
            continue
        if space != codes.NONE:
            row = bit(state.tables.row_of[space])
            if rows & row:
                continue
            rows |= row
        kept = append(kept, action)
    return kept if len(kept) > 0 else actions


def better_actions(actions: vec[i64]) -> vec[i64]:
    """What a wild tile is good for: taxes are to be had without it, and nobody else can be first."""
    kept = vec[i64](capacity=4)
    for action in actions:
        if action >= Action.WILD + ActionType.PHILOSOPHER:
            kept = append(kept, action)
    return kept if len(kept) > 0 else actions


def lacked(state: Gentes, seat: i64) -> i64:
    """The types of which some card in hand needs more, a set."""
    needs, citizens, lasting = state.tables.needs, state.citizens, state.lasting
    found: i64 = 0
    cards = state.hand[seat]
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        for kind in range(codes.TYPES):
            have = citizens[codes.TYPES * seat + kind] + lasting[Sum.LASTING * seat + Sum.VIRTUAL + kind]
            if needs[codes.TYPES * card + kind] > have:
                found |= bit(kind)
    return found & state.growing(seat)
