# Compiled by mypyc (see setup.py).
"""What a seat of Genesia has and may expect, in points: the bots' judgement of a position between two actions."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.sets import bit, lowest
from tablee.games.genesia.judgement.card_values import CardValues
from tablee.games.genesia.judgement.effect_worth import (
    ALL_AGE,
    AT_FOE_HOME,
    AT_HELD,
    BOND,
    CHEAPER,
    ODDS,
    STACK_MOVE,
)
from tablee.games.genesia.judgement.expansion_plan import (
    CITY,
    FORWARD,
    HOME_TO_CENTRE,
    Plan,
    front,
    prospects,
    saved,
    value_of,
)
from tablee.games.genesia.rules import codes
from tablee.games.genesia.rules.codes import CopyPhase, Count, Moment, Phase, Pool
from tablee.games.genesia.rules.effects import Amount
from tablee.games.genesia.rules.effects_pieces import Buy, Clans, Points
from tablee.games.genesia.rules.flow import Genesia
from tablee.games.genesia.rules.scoring import objective_points, progress
from tablee.games.genesia.rules.state import Tables

# Weights, in points. Lists have a number for each Age.
RATE: Final = vec[float]([1.0, 1.1, 0.9])  # a coin before the Expansion turn, where cards are compared
RISK: Final = vec[float]([0.6, 0.8, 0.95])  # how likely a region that can be attacked is lost
CHANCE: Final = vec[float]([0.25, 0.35, 0.55])  # how likely an assault that pays is made
NEXT_ASSAULT: Final = 0.75  # how much less likely each further one is
CLAN_LOST: Final = vec[float]([2.5, 2.2, 0.3])
OBJECTIVE: Final = vec[float]([0.8, 0.9, 1.0])  # how much of an objective will last
KEPT: Final = 0.97  # a card still in hand, compared with its effect
HOPED: Final = 0.7  # how much of a count is what it usually is, until the Expansion turn
SHIELDED: Final = 0.2  # a region that cannot be attacked this Age, for each of its points
CHOOSING_FIRST: Final = 1.0
TREASURE: Final = 10.0  # coins that the objective for coins can use


def static_value(state: Genesia, seat: i64, card_values: CardValues) -> float:
    """What a seat has and may expect."""
    points, means = hand(state, seat, card_values)
    total = possessions(state, seat) + points + laid(state, seat, card_values)
    slots = useful_coins(state, seat)
    coins = float(state.coins[seat]) + means
    if expands(state, seat):
        return total + prospects(state, seat, coins, gifts(state, seat), slots).total
    return total + saved(state, coins, slots)


def planned(state: Genesia, seat: i64, card_values: CardValues) -> Plan:
    """What a seat would do in its Expansion turn."""
    _, means = hand(state, seat, card_values)
    coins = float(state.coins[seat]) + means
    return prospects(state, seat, coins, gifts(state, seat), useful_coins(state, seat))


def possessions(state: Genesia, seat: i64) -> float:
    """Points made, and what is on the map."""
    age = state.age
    scored_again = codes.AGES - (state.ages_scored if state.ages_scored > age else age + 1)
    total = float(progress(state, seat) + scored_again * state.invention_points(seat)) + land(state, seat)
    if state.kept[seat] != codes.NONE and (state.phase == Phase.FINAL or not treasures(state, seat)):
        number = state.offered[codes.OFFERED * seat + state.kept[seat]]
        total += OBJECTIVE[age] * float(objective_points(state, seat, number))
    if age < codes.AGES - 1:
        total += FORWARD[age] * float(HOME_TO_CENTRE - front(state, seat))
    return total


def treasures(state: Genesia, seat: i64) -> bool:
    """Whether a seat's objective counts coins: what is in its purse before the end means little then."""
    if state.kept[seat] == codes.NONE:
        return False
    number = state.offered[codes.OFFERED * seat + state.kept[seat]]
    effect = state.tables.objective_effects[number][0]
    return isinstance(effect, Amount) and effect.per == Count.COINS


def expands(state: Genesia, seat: i64) -> bool:
    """Whether a seat's Expansion turn is still to come, or under way."""
    if state.phase < Phase.EXPANSION:
        return True
    return state.at_once == seat or (state.phase == Phase.EXPANSION and state.done[seat] == 0)


def gifts(state: Genesia, seat: i64) -> float:
    """What cards have given for the Expansion turn, in coins."""
    free = state.free
    start = codes.POOLS * seat
    total = STACK_MOVE * float(free[start + Pool.STACK])
    for pool in range(Pool.STACK):
        total += float(free[start + pool])
    total += CHEAPER * float(state.cheap_left[seat] * (state.tables.recruit - state.cheap_price[seat]))
    total += AT_HELD * float(state.recruit_held[seat]) + AT_FOE_HOME * float(state.recruit_foe[seat])
    return total + float(state.toll_free[seat] + state.toll_gain[seat] - 1)


def useful_coins(state: Genesia, seat: i64) -> float:
    """Coins that can be turned into points at the end of the Age, for more than they bring otherwise."""
    tables = state.tables
    found = TREASURE if state.age == codes.AGES - 1 and treasures(state, seat) else 0.0
    cards = state.hand[seat] & tables.buying[state.age]
    while cards != 0:
        for effect in tables.card_effects[state.number_of(lowest(cards))]:
            if isinstance(effect, Buy):
                found += float(effect.price * effect.max)
        cards &= cards - 1
    return found


def laid(state: Genesia, seat: i64, card_values: CardValues) -> float:
    """What cards have set up for the Attack phase and for the order of the next Age."""
    if state.phase > Phase.ATTACK or state.solo != 0:
        return 0.0
    total = ALL_AGE * ODDS * float(state.odds[seat]) + CHOOSING_FIRST * float(state.chooses_first[seat])
    total += BOND * float(state.bound[seat])
    cards = state.lasting[seat]
    while cards != 0:
        total += card_values.lasting[codes.CARDS_OF_AGE * state.age + lowest(cards)]
        cards &= cards - 1
    return total


# The map ------------------------------------------------------------------------------------------------


def land(state: Genesia, seat: i64) -> float:
    """The regions held, less what may be lost, and what assaults may bring."""
    world = state.world
    clans, cities = state.clans, state.cities
    start = world.regions * seat
    age = state.age
    fights = state.solo == 0 and state.phase <= Phase.ATTACK
    building = state.phase < Phase.END
    total = 0.0
    for region in range(world.regions):
        own = clans[start + region]
        city = cities[start + region]
        if (own == 0 and city == 0) or region == world.home[seat]:
            continue
        holding = value_of(state, seat, region)
        if city != 0 or (building and own > 1):
            holding += CITY[age]
        total += holding
        if fights and world.is_home[region] == 0:
            if state.shield[region] != 0:
                total += SHIELDED * holding
            elif is_threatened(state, seat, region):
                total -= RISK[age] * holding
            if own > 0 and state.bound[seat] == 0:
                total += CHANCE[age] * campaign(state, seat, region)
    return total


def is_threatened(state: Genesia, seat: i64, region: i64) -> bool:
    """Whether an enemy beside could attack a region."""
    world = state.world
    owner, clans = state.owner, state.clans
    own = clans[world.regions * seat + region]
    for place in range(world.first[region], world.first[region + 1]):
        beside = world.to[place]
        other = owner[beside]
        if other != seat and other != codes.NONE and state.bound[other] == 0:
            theirs = clans[world.regions * other + beside]
            if theirs > 0 and (own == 0 or theirs + state.odds[other] > own):
                return True
    return False


def campaign(state: Genesia, seat: i64, origin: i64) -> float:
    """What assaults from a region would bring one after another, all losses counted and the best first."""
    world = state.world
    owner = state.owner
    left = state.stack(seat, origin)
    stays = not state.has_city(seat, origin)
    total = 0.0
    taken: i64 = 0
    share = 1.0
    while left > 0:
        best = 0.0
        chosen: i64 = codes.NONE
        chosen_rest: i64 = 0
        for place in range(world.first[origin], world.first[origin + 1]):
            target = world.to[place]
            other = owner[target]
            if other == seat or other == codes.NONE or state.shield[target] != 0:
                continue
            number = place - world.first[origin]
            theirs = state.stack(other, target)
            walls: i64 = 1 if state.has_city(other, target) else 0
            rest = left - theirs - 1  # who besieges is lost, who moves in has left
            if taken & bit(number) or rest < 0 or theirs >= left + state.odds[seat]:
                continue
            gain = value_of(state, seat, target) - CLAN_LOST[state.age] * float(theirs + walls)
            if rest == 0 and stays:
                gain -= value_of(state, seat, origin)
            if gain > best * float(theirs + 1):
                best = gain / float(theirs + 1)
                chosen = number
                chosen_rest = rest
        if chosen == codes.NONE:
            break
        total += share * best * float(left - chosen_rest)
        share *= NEXT_ASSAULT
        taken |= bit(chosen)
        left = chosen_rest
    return total


# The hand -----------------------------------------------------------------------------------------------


def usable(state: Genesia, seat: i64) -> i64:
    """The cards of the Age that a seat could still play later if it had them, a set. What can be played only in the
    turn under way is left out: it is judged by playing it."""
    tables = state.tables
    start = codes.MOMENTS * state.age
    place = codes.COPY_PHASES * state.age
    phase = state.phase
    found: i64 = 0
    if phase < Phase.END or (phase == Phase.END and state.active != seat):
        found = tables.playable[start + Moment.AT_END]
    if phase <= Phase.ATTACK and state.solo == 0:
        for moment in range(Moment.BEFORE_ASSAULT, Moment.AT_END):
            found |= tables.playable[start + moment]
    if phase <= Phase.EXPANSION:
        found |= copying(tables, place + CopyPhase.EXPANSION)
        if phase < Phase.EXPANSION or (state.done[seat] == 0 and state.active != seat):
            found |= tables.playable[start + Moment.IN_EXPANSION]
    if phase <= Phase.GROWTH:
        found |= copying(tables, place + CopyPhase.GROWTH)
        if phase < Phase.GROWTH or (state.done[seat] == 0 and state.active != seat):
            found |= tables.playable[start + Moment.IN_GROWTH]
    return found


def copying(tables: Tables, place: i64) -> i64:
    """The cards that copy anything in a phase, a set."""
    return tables.copies[place] | tables.copies_inventions[place]


def hand(state: Genesia, seat: i64, card_values: CardValues) -> tuple[float, float]:
    """What the hand is worth, in points and in coins: each card played, or discarded if that is better."""
    cards = state.hand[seat]
    if state.picks[seat] != codes.NONE:
        cards |= bit(state.picks[seat])
    age = state.age
    printed, cost = state.tables.printed, state.tables.cost
    open_cards = usable(state, seat)
    price = float(state.discard_price[seat])
    settled = not expands(state, seat) or (state.phase == Phase.EXPANSION and state.active == seat)
    points = 0.0
    means = 0.0
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        coins = price
        if open_cards & bit(card):
            number = codes.CARDS_OF_AGE * age + card
            more = card_values.means[number] - float(cost[number])
            given = card_values.points[number] + float(printed[number] * (codes.AGES - age))
            if card_values.counting[age] & bit(card):
                counted, bought = counting(state, seat, number, card_values, settled)
                given += counted
                more += bought
            if given + RATE[age] * more > RATE[age] * price:
                points += KEPT * given
                coins = more
            elif state.tables.buying[age] & bit(card):
                coins = -float(cost[number])  # `useful_coins` says what it is good for
        means += coins
    return points, means


def counting(state: Genesia, seat: i64, number: i64, card_values: CardValues, settled: bool) -> tuple[float, float]:
    """What the effects of a card give that count something: points, and coins or what they would have bought."""
    points = 0.0
    means = 0.0
    for effect in state.tables.card_effects[number]:
        if isinstance(effect, Amount) and effect.per != codes.NONE:
            found = float(effect.amount(state, seat))
            if not settled:
                usual = card_values.typical[effect.number]
                if usual > found:
                    found += HOPED * (usual - found)
            counted, bought = given(effect, found, card_values)
            points += counted
            means += bought
    return points, means


def given(effect: Amount, amount: float, card_values: CardValues) -> tuple[float, float]:
    """What so much of an effect is worth, in points, and in coins or what they would have bought."""
    if isinstance(effect, Points):
        return amount, 0.0
    return 0.0, card_values.clan[effect.number] * amount if isinstance(effect, Clans) else amount
