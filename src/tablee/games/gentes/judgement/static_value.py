# Compiled by mypyc (see setup.py).
"""What a seat of Gentes has and may expect, in points: the bots' judgement of a position between two actions."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.engine.sets import bits, lowest
from tablee.games.gentes.rules import codes, effects, lasting
from tablee.games.gentes.rules.codes import ActionType, Bonus, Category, Good, Phase, Symbol
from tablee.games.gentes.rules.effects import Cube, Effect, VpPer
from tablee.games.gentes.rules.flow import Gentes
from tablee.games.gentes.rules.lasting import Lasting
from tablee.games.gentes.rules.scoring import final_points
from tablee.games.gentes.rules.state import Tables
from tablee.games.gentes.rules.steps import Step

# Weights, in points, found by letting greedy bots with varied weights play each other at a table of two. What is worth
# less and less has a weight for the start of the last round, more of it for each round before, and one for its end.
COIN: Final = 0.29
COIN_A_ROUND: Final = 0.014
LAST_COIN: Final = 0.091
RICH: Final = 20.0  # coins above are worth less
MORE_COINS: Final = 0.2
SPACE: Final = 1.12
SPACE_A_ROUND: Final = 0.042
DEBT: Final = 0.88  # an hourglass that will stay after the decline, compared with the space that it takes
EXCESS: Final = 0.95  # a card above the hand limit
FIRST: Final = 0.86
ORACLE: Final = 0.87
LAST_ORACLE: Final = 0.68
TEMPLE: Final = 1.19
LAST_TEMPLE: Final = 0.44
FULL: Final = 0.24  # what a cube to come is worth while its store is full

# Citizens.
CITIZEN: Final = 0.28
CITIZEN_A_ROUND: Final = 0.2
LAST_CITIZEN: Final = 0.061
CONCENTRATION: Final = 0.017  # for the square of each type

# Progress towards bonus tiles: the share of their points for the square of the way.
TOWARDS_CARDS: Final = 0.34
TOWARDS_CITIZENS: Final = 0.51
TOWARDS_CITIES: Final = 0.49

# Cities, a round.
FURTHER_CITY: Final = 0.22
HOME: Final = 1.08

# What cards in play do, a round.
CHRONICLES: Final = 1.15  # times that a seat does so
SCRIBES: Final = 0.72  # and whatever else a card waits for
SYMBOL: Final = 0.46  # a synergy symbol in play, for each round before the last two

# Effects of cards still to be played.
GIVEN_CITIZEN: Final = 0.74  # of a type the card names, or to be taken away

# The hand: what the play itself costs, what is still missing, and how sure the best, the second … card is.
PLAYING: Final = 3.26
MISSING: Final = 1.59
MISSING_CITY: Final = 3.16
READY: Final = 0.55
PUNCTUAL: Final = 0.42  # how surely a card is played before the next decline
SURE_1: Final = 0.53
SURE_2: Final = 0.34
SURE_3: Final = 0.39
SURE_4: Final = 0.14
FAILING: Final = 0.24  # how sure a card that is too far away will count against the seat, in the last but one round

# The hand in the last round, in which what is not played gives or takes half its points.
LAST_PLAYING: Final = 1.62
LAST_SURE_1: Final = 0.36
LAST_SURE_2: Final = 0.33
LACKING: Final = 1.78  # a city, compared with a citizen
MEANS: Final = 0.72  # citizens that can be had for a space
SWAPS: Final = 1.46  # and for a temple cube
LAST_HOPE: Final = 0.88
NEARER: Final = 0.23  # each citizen less that is missing


class CardValues:
    """What cards are worth by themselves; made once for a content."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        at_once = worth_at_once()
        self.now: vec[float] = vec[float]([sum_of(at_once, effects) for effects in tables.now])
        self.income: vec[float] = vec[float]([sum_of(at_once, effects) for effects in tables.income])
        self.after: vec[float] = vec[float]([sum_of(at_once, effects) for effects in tables.after])
        self.lasting: vec[float] = vec[float](capacity=codes.CARDS)  # in a round
        for card in range(codes.CARDS):
            often = CHRONICLES if tables.trigger[card] == ActionType.CHRONICLER else SCRIBES
            total = often * self.after[card]
            for effect in tables.ongoing[card]:
                total += IN_A_ROUND.get(type(effect), 0.0) * float(effect.times())
            self.lasting = append(self.lasting, total)
        # Points for what a seat has, which depend on the position.
        self.counting: list[list[Effect]] = [[own for own in now if isinstance(own, VpPer)] for now in tables.now]


def worth_at_once() -> dict[type[Effect], float]:
    """Rewards and penalties, for each of their times; none where it depends on the position."""
    return {
        effects.Vp: 1.0,
        effects.Coins: COIN,
        effects.CubeAny: ORACLE,
        effects.Citizen: GIVEN_CITIZEN * MISSING,
        effects.CitizenAny: MISSING,
        effects.Unlock: SPACE * 2.0,
        effects.ClearHourglass: SPACE,
        effects.RegionActivate: 2.98,
        effects.CityActivate: 1.21,
        effects.Build: 3.7,
        effects.TakeRow: 1.9,
        effects.TakeDiscard: 1.9,
        effects.CoinsPer: COIN * 3.0,
        effects.LoseCoins: -COIN,
        effects.LoseCitizen: -GIVEN_CITIZEN * MISSING,
        effects.LoseCitizenAny: -GIVEN_CITIZEN * MISSING,
        effects.AddHourglass: -SPACE,
    }


# What lasting effects bring in a round, for each of their times; those that give other effects bring what these do.
IN_A_ROUND: Final[dict[type[Lasting], float]] = {
    lasting.CubeAction: 0.86,
    lasting.EffectAction: 0.86,
    lasting.Virtual: 0.41,
    lasting.TaxPlus: 0.45,
    lasting.ExtraTrain: 1.12,
    lasting.Reach: 0.44,
    lasting.Discount: 0.18,
    lasting.Haste: 2.3,
    lasting.Exchange: 0.45,
    lasting.HandLimit: 0.17,
}


def sum_of(worth: dict[type[Effect], float], listed: list[Effect]) -> float:
    total = 0.0
    for effect in listed:
        if isinstance(effect, Cube):
            each = TEMPLE if effect.kind == Symbol.TEMPLE else ORACLE
        else:
            each = worth.get(type(effect), 0.0)
        total += each * float(effect.times())
    return total


def static_value(state: Gentes, seat: i64, card_values: CardValues) -> float:
    total = float(state.points[seat])
    if state.over:
        # GE-608: cards in play, then coins, break ties.
        cards = bits(state.played[seat] | state.placed[seat])
        return total + 0.01 * float(cards) + 0.00001 * float(state.coins[seat])
    if state.phase == Phase.FINAL:
        return total + at_the_end(state, seat)
    if state.phase == Phase.CITIZENS:
        # Citizens picked in secret count as if they stood on the mat already.
        state = state.clone()
        for place in range(codes.TYPES * seat, codes.TYPES * seat + codes.TYPES):
            state.citizens[place] += state.spread[place]
    clock = time_left(state, seat)
    total += belongings(state, seat, clock)
    total += time(state, seat)
    total += in_play(state, seat, card_values, clock)
    total += cities(state, seat, clock)
    total += progress(state, seat)
    total += people(state, seat, clock)
    return total + hand(state, seat, card_values, clock)


def time_left(state: Gentes, seat: i64) -> float:
    """Rounds that a seat has before it, the present one by its free spaces: it runs evenly over the end of a round."""
    left = float(state.tables.rounds - state.round)
    if state.phase != Phase.HEYDAY:
        # GE-506: all but the last decline belong to the round that they lead to.
        return left if state.depth > 0 and state.agenda[0] == Step.FINAL_CARDS else left + 1.0
    return left + float(state.free(seat)) / float(codes.TRACK - state.locks[seat])


def rate(last: float, usual: float, more: float, clock: float) -> float:
    """What something is worth with so much time left: least at the end."""
    return usual + more * (clock - 1.0) if clock >= 1.0 else last + (usual - last) * clock


def at_the_end(state: Gentes, seat: i64) -> float:
    """The final scoring, with the cards that cubes can still complete."""
    total = 0.0
    for category in range(Category.CUBES, codes.CATEGORY_COUNT):
        total += float(final_points(state, seat, category))
    cards = state.hand[seat]
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        half = float((state.tables.vp[card] + 1) // 2)
        total -= half
        if not state.has_cities(seat, card):
            continue
        missing = state.shortfall(seat, card)
        if missing <= state.oracle[seat]:
            total += 1.9 * half - LAST_ORACLE * float(missing)
        elif missing <= state.oracle[seat] + 2 * state.temple[seat]:
            total += half
        total -= 0.1 * float(missing)
    return total


def belongings(state: Gentes, seat: i64, clock: float) -> float:
    """Coins, cubes and the place of the first player."""
    coins = float(state.coins[seat])
    if coins > RICH:
        coins = RICH + MORE_COINS * (coins - RICH)
    total = rate(LAST_COIN, COIN, COIN_A_ROUND, clock) * coins
    total += rate(LAST_TEMPLE, TEMPLE, 0.0, clock) * float(state.temple[seat])
    total += rate(LAST_ORACLE, ORACLE, 0.0, clock) * float(state.oracle[seat])
    if state.leader == seat and state.round < state.tables.rounds and state.players > 1:
        total += FIRST
    return total


def time(state: Gentes, seat: i64) -> float:
    """Free spaces of this round and of those to come; what will stay on the track."""
    tables = state.tables
    left = tables.rounds - state.round
    free = float(state.free(seat))
    over = bits(state.hand[seat]) - state.hand_limit(seat)
    if over < 0:
        over = 0
    if left == 0:
        stay = over + (state.count_spaces(seat, 2) if state.phase == Phase.HEYDAY else state.used[seat])
        last = len(tables.hourglass_penalty) - 1
        return SPACE * free - float(tables.hourglass_penalty[stay if stay < last else last])
    total = (SPACE + SPACE_A_ROUND * float(left)) * free
    next_space = SPACE + SPACE_A_ROUND * float(left - 1)
    total -= DEBT * next_space * float(state.count_spaces(seat, 2)) + EXCESS * next_space * float(over)
    locks = state.locks[seat]
    for number in range(state.round + 1, tables.rounds + 1):
        if number % 2 == 1 and locks > 0:
            locks -= 1  # GE-508
        total += (SPACE + SPACE_A_ROUND * float(tables.rounds - number)) * float(codes.TRACK - locks)
    return total


def people(state: Gentes, seat: i64, clock: float) -> float:
    each = rate(LAST_CITIZEN, CITIZEN, CITIZEN_A_ROUND, clock)
    total = 0.0
    citizens = state.citizens
    for place in range(codes.TYPES * seat, codes.TYPES * seat + codes.TYPES):
        count = float(citizens[place])
        total += (each + CONCENTRATION * count) * count
    return total


def progress(state: Gentes, seat: i64) -> float:
    total = 0.0
    for kind in range(codes.BONUSES):
        if state.won[codes.BONUSES * seat + kind] != 0 or state.piles[kind] == 0:
            continue
        way = float(state.has_of(seat, kind)) / float(state.tables.thresholds[kind])
        share = 1.0  # won at the next check
        if way < 1.0:
            share = (
                TOWARDS_CARDS if kind == Bonus.CARDS else TOWARDS_CITIES if kind == Bonus.CITIES else TOWARDS_CITIZENS
            )
        total += share * float(state.bonus_points(kind)) * way * way
    return total


def cities(state: Gentes, seat: i64, clock: float) -> float:
    """GE-509: the best city of each region in each decline; the others for when their region works. Hometowns."""
    tables = state.tables
    tokens = state.tokens[seat]
    if tokens == 0:
        return 0.0
    left = float(tables.rounds - state.round)
    declines = clock if state.phase != Phase.HEYDAY else left + 1.0
    total = 0.0
    for region in range(codes.REGIONS):
        own = tokens & tables.region_cities[region]
        best = 0.0
        while own != 0:
            reward = city_reward(state, seat, lowest(own), clock)
            own &= own - 1
            total += FURTHER_CITY * reward * clock
            if reward > best:
                best = reward
        total += best * declines
    homes = tokens & codes.ALL_HOMES
    if homes != 0:
        total += HOME * left * float(bits(homes))
        total += HOME * (clock - left) * float(bits(homes & ~state.marked_homes[seat]))
    return total


def city_reward(state: Gentes, seat: i64, city: i64, clock: float) -> float:
    """What a city gives when it works."""
    reward = state.tables.city_reward[city]
    good = reward.good()
    n = float(reward.amount(state, seat))
    slots = state.tables.cube_slots_of_store
    if good == Good.VP:
        return n
    if good == Good.COINS:
        return rate(LAST_COIN, COIN, COIN_A_ROUND, clock) * n
    if good == Good.TEMPLE:
        return rate(LAST_TEMPLE, TEMPLE, 0.0, clock) * n * (FULL if state.temple[seat] == slots else 1.0)
    return rate(LAST_ORACLE, ORACLE, 0.0, clock) * n * (FULL if state.oracle[seat] == slots else 1.0)


def in_play(state: Gentes, seat: i64, card_values: CardValues, clock: float) -> float:
    """What the cards in play will bring; those with a marker are done for this round."""
    cards = state.played[seat]
    lasting, income, synergy = card_values.lasting, card_values.income, state.tables.synergy
    marked = state.marked[seat]
    left = float(state.tables.rounds - state.round)
    declines = clock if state.phase != Phase.HEYDAY else left + 1.0
    symbols: i64 = 0
    total = 0.0
    while cards != 0:
        card = lowest(cards)
        rest = cards & (cards - 1)
        total += income[card] * declines + lasting[card] * (left if marked & (cards ^ rest) else clock)
        symbols += bits(synergy[card])
        cards = rest
    return total + (SYMBOL * float(symbols) * (clock - 2.0) if clock > 2.0 else 0.0)


def hand(state: Gentes, seat: i64, card_values: CardValues, clock: float) -> float:
    """What the hand is worth: the best card most surely, and the others the less the more there are."""
    first = second = third = 0.0
    total = 0.0
    cards = state.hand[seat]
    if state.round == state.tables.rounds:
        return last_hand(state, seat, card_values, clock)
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        hope = hopes(state, seat, card, card_values)
        if hope <= 0.0:
            if clock < 2.0:
                total -= FAILING * (2.0 - clock) * float((state.tables.vp[card] + 1) // 2)
            continue
        if hope > first:
            first, hope = hope, first
        if hope > second:
            second, hope = hope, second
        if hope > third:
            third, hope = hope, third
        total += SURE_4 * hope
    return total + SURE_1 * first + SURE_2 * second + SURE_3 * third


def gain(state: Gentes, seat: i64, card: i64, card_values: CardValues) -> float:
    """What playing a card would bring."""
    tables = state.tables
    total = float(tables.vp[card]) + card_values.now[card]
    left = float(tables.rounds - state.round)
    total += card_values.lasting[card] * left + card_values.income[card] * (left + PUNCTUAL)
    symbols = tables.synergy[card]
    if symbols != 0:
        most: i64 = 0
        for symbol in range(codes.SYNERGIES):
            if symbols & 1:
                count = bits(state.played[seat] & tables.of_synergy[symbol])
                if count > most:
                    most = count
            symbols >>= 1
        total += float(most + 1)
    for effect in card_values.counting[card]:
        total += float(effect.amount(state, seat))
    return total


def lacking_cities(state: Gentes, seat: i64, card: i64) -> float:
    if (state.tables.wants_cities >> card) & 1 == 0:
        return 0.0
    found: i64 = 0
    for kind in range(codes.CITY_NEEDS):
        found += state.missing_cities(seat, card, kind)
    return float(found)


def hopes(state: Gentes, seat: i64, card: i64, card_values: CardValues) -> float:
    """What a card is worth in hand: what it would bring, less the play and what it still takes."""
    missing = state.shortfall(seat, card)
    lacking = lacking_cities(state, seat, card)
    hope = gain(state, seat, card, card_values) - PLAYING
    hope -= MISSING * float(missing) + MISSING_CITY * lacking
    if lacking == 0.0 and missing <= state.oracle[seat]:
        hope += READY
    return hope


def last_hand(state: Gentes, seat: i64, card_values: CardValues, clock: float) -> float:
    """In the last round: what the final scoring makes of the hand, and cards that can still be played."""
    free = float(state.free(seat)) if clock > 0.0 else 0.0
    oracle = float(state.oracle[seat])
    total = 0.0
    best = second = 0.0  # what plays would add to what the final scoring gives
    cards = state.hand[seat]
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        half = float((state.tables.vp[card] + 1) // 2)
        missing = float(state.shortfall(seat, card))
        lacking = lacking_cities(state, seat, card)
        more = gain(state, seat, card, card_values) - half - LAST_PLAYING
        if lacking == 0.0 and missing <= oracle:
            total += half - LAST_ORACLE * missing
        else:
            far = LACKING * lacking + (missing - oracle if missing > oracle else 0.0)
            means = MEANS * free + (SWAPS * float(state.temple[seat]) if lacking == 0.0 else 0.0)
            chance = 1.0 - far / means if far < means else 0.0
            total += half * (2.0 * LAST_HOPE * chance - 1.0) - NEARER * far
            more *= chance
        if more > best:
            best, more = more, best
        if more > second:
            second = more
    if free >= 2.0:
        total += LAST_SURE_1 * best
    if free >= 4.0:
        total += LAST_SURE_2 * second
    return total
