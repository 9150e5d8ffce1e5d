# Compiled by mypyc (see setup.py).
"""What each verb of the vocabulary is worth by itself, in points and in coins of its Age: a method or an entry a verb.

What depends on the position is left out: effects that count something are worth what they usually give (`typical`), and
`buy` is worth what coins can be turned into points for it (`static_value.useful_coins`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.effects import verb_of
from tablee.games.genesia.rules import codes
from tablee.games.genesia.rules import effects_assault as assault
from tablee.games.genesia.rules import effects_movement as movement
from tablee.games.genesia.rules import effects_pieces as pieces
from tablee.games.genesia.rules.codes import At, Count, Scope, Source, Unit, What, Who, Zone
from tablee.games.genesia.rules.effects import Amount, Choose, Copy, Effect
from tablee.games.genesia.rules.state import Tables

# In coins. Clans and Cities by the place where they are put.
CLAN_AT: Final = {At.HOME: 2.0, At.BASE: 2.2, At.CITY: 2.8, At.HELD: 3.7, At.FRONTIER: 4.7, At.FOE_HOME: 4.5}
CITY_AT: Final = {At.HELD: 4.0, At.FRONTIER: 6.2, At.FOE_HOME: 6.0}
TAKEN: Final = 1.2  # a coin of somebody else
GIVEN: Final = {What.COINS: -0.6, What.CLANS: -1.2}  # to others
CHEAPER: Final = 0.8  # a coin less for a recruit
AT_HELD: Final = 1.3  # a recruit that may be put in a region held
AT_FOE_HOME: Final = 2.5
STACK_MOVE: Final = 1.8
TOLL_FREE: Final = 1.0
COPYING: Final = vec[float]([9.0, 10.0, 11.0])  # by Age
# Of jumps: the steps that are saved.
ANY_DISTANCE: Final = 6.0  # the reach that stands for any
STEP_IN_REACH: Final = 0.8
JUMPING: Final = 0.5
BETWEEN_CITIES: Final = 2.5
GROUP: Final = 0.75  # of Clans that jump together; whole armies seldom have so far to go
NEXT_OF_GROUP: Final = 1.2  # each further Clan in Age III

# In points.
ENEMY_LOSS: Final = 1.8
OWN_LOSS: Final = 1.5
ODDS: Final = 1.4
ALL_AGE: Final = 1.6  # what holds for the Age, compared with one assault
SHIELD: Final = 2.2
BOND: Final = -2.0

# Verbs that are always worth the same, in coins and in points.
FIXED_COINS: Final[dict[type[Effect], float]] = {pieces.OrderFirst: 1.0, movement.Expel: 3.5}
FIXED_POINTS: Final[dict[type[Effect], float]] = {
    pieces.MarkInvention: 4.0,
    assault.AssaultReach: 2.5,
    assault.AssaultAgain: 2.0,
    assault.SiegeFree: 1.2,
    assault.DefendCancel: 4.5,
    assault.DefendRetreat: 2.5,
}

# What is usually counted when a card is played on purpose, by Age.
TYPICAL: Final = {
    Count.CITIES: (2.0, 4.0, 6.0),
    Count.REGIONS: (5.0, 8.0, 13.0),
    Count.LONE: (4.0, 5.0, 6.0),
    Count.STACKS: (1.0, 1.6, 2.2),
    Count.CONTINENTS: (0.2, 0.8, 1.0),
    Count.FOE_HOMES: (0.0, 0.6, 1.0),
    Count.NEIGHBOURS: (0.3, 0.9, 1.2),
    Count.INVENTIONS: (1.6, 2.8, 4.0),
    Count.HAND: (3.0, 3.0, 3.0),
    Count.ROWS: (0.7, 1.2, 2.0),
    Count.GROUP: (4.0, 6.0, 9.0),
    Count.CONQUESTS: (0.1, 0.6, 1.0),
    Count.COINS: (0.0, 0.0, 0.0),
    Count.TWINS: (0.0, 1.0, 2.0),
    Count.VALUES: (4.0, 5.0, 6.0),
}
# Of regions those of one zone.
ZONED: Final = {Zone.OWN: (4.5, 6.5, 8.5), Zone.FOREIGN: (0.2, 1.5, 3.0), Zone.ISLAND: (0.5, 1.5, 3.5)}
OF_SOME_VALUES: Final = 0.4  # the share of regions that have one of two values


class Worth(NamedTuple):
    coins: float = 0.0  # or what coins would have bought
    points: float = 0.0


class EffectWorth:
    """Judges the effects of cards of one Age. The method for a verb has its name."""

    def __init__(self, tables: Tables, age: i64) -> None:
        self.tables: Tables = tables
        self.age: i64 = age

    def worth(self, effect: Effect) -> Worth:
        verb = type(effect)
        if verb in FIXED_COINS or verb in FIXED_POINTS:
            return Worth(FIXED_COINS.get(verb, 0.0), FIXED_POINTS.get(verb, 0.0))
        own: Callable[[Effect], Worth] = getattr(self, verb_of(verb.__name__))
        return own(effect)

    def worth_of_all(self, effects: list[Effect]) -> Worth:
        coins, points = 0.0, 0.0
        for effect in effects:
            found = self.worth(effect)
            coins += found.coins
            points += found.points
        return Worth(coins, points)

    def typical(self, effect: Amount) -> float:
        """What an effect that counts something usually gives."""
        count = TYPICAL[effect.per][self.age]
        if effect.per == Count.REGIONS and effect.zone != codes.NONE:
            count = ZONED[effect.zone][self.age]
        elif effect.per == Count.REGIONS and effect.values != 0:
            count *= OF_SOME_VALUES
        found = float(effect.n) * count / float(effect.div)
        most = float(effect.max)
        return most if 0.0 < most < found else found

    def in_third_age(self) -> bool:
        return self.age == codes.AGES - 1

    # Money, points, pieces ------------------------------------------------------------------------------

    def coins(self, effect: pieces.Coins) -> Worth:
        return Worth(coins=float(effect.n)) if effect.per == codes.NONE else Worth()

    def points(self, effect: pieces.Points) -> Worth:
        return Worth(points=float(effect.n)) if effect.per == codes.NONE else Worth()

    def clans(self, effect: pieces.Clans) -> Worth:
        return Worth(coins=float(effect.n) * CLAN_AT[effect.at]) if effect.per == codes.NONE else Worth()

    def city(self, effect: pieces.City) -> Worth:
        return Worth(coins=float(effect.n) * CITY_AT[effect.at])

    def take_coins(self, effect: pieces.TakeCoins) -> Worth:
        return Worth(coins=TAKEN * float(effect.n))

    def buy(self, effect: pieces.Buy) -> Worth:
        return Worth()

    def discard_price(self, effect: pieces.DiscardPrice) -> Worth:
        return Worth(coins=float(effect.n - self.tables.discard))

    def recruit_price(self, effect: pieces.RecruitPrice) -> Worth:
        return Worth(coins=CHEAPER * float(effect.max) * float(self.tables.recruit - effect.n))

    def recruit_at(self, effect: pieces.RecruitAt) -> Worth:
        return Worth(coins=float(effect.max) * (AT_HELD if effect.at == At.HELD else AT_FOE_HOME))

    def hosts_gain(self, effect: pieces.Gift) -> Worth:
        return Worth(coins=GIVEN[effect.what] * float(effect.n))

    def others_gain(self, effect: pieces.Gift) -> Worth:
        return Worth(coins=GIVEN[effect.what] * float(effect.n))

    # Movement -------------------------------------------------------------------------------------------

    def moves(self, effect: movement.Moves) -> Worth:
        """Groups move anyway in Age III."""
        grouped = effect.unit == Unit.STACK and not self.in_third_age()
        return Worth(coins=STACK_MOVE * float(effect.n) if grouped else float(effect.n))

    def jump(self, effect: movement.Jump) -> Worth:
        way = STEP_IN_REACH * (float(effect.reach) if effect.reach > 0 else ANY_DISTANCE) + JUMPING
        n = float(effect.n)
        if effect.source == Source.CITY:
            return Worth(coins=BETWEEN_CITIES * float(effect.times))
        if not effect.together:
            return Worth(coins=n * way)
        return Worth(coins=way + NEXT_OF_GROUP * (n - 1.0) if self.in_third_age() else GROUP * n * way)

    def toll(self, effect: movement.Toll) -> Worth:
        saved = TOLL_FREE if effect.pay == 0 else 0.0
        return Worth(coins=saved + (float(effect.receive - 1) if effect.receive > 1 else 0.0))

    # Control --------------------------------------------------------------------------------------------

    def choose(self, effect: Choose) -> Worth:
        """The best option for coins, and the best for points."""
        coins, points = 0.0, 0.0
        for option in effect.options:
            found = self.worth_of_all(option)
            coins = max(coins, found.coins)
            points = max(points, found.points)
        return Worth(coins, points)

    def copy(self, effect: Copy) -> Worth:
        return Worth(coins=COPYING[self.age])

    # Attack and defence ---------------------------------------------------------------------------------

    def losses(self, effect: assault.Losses) -> Worth:
        number = float(effect.times if effect.times > 0 else effect.n)
        found = -OWN_LOSS * number if effect.who == Who.SELF else ENEMY_LOSS * number
        return Worth(points=ALL_AGE * found if effect.scope == Scope.AGE else found)

    def assault_odds(self, effect: assault.AssaultOdds) -> Worth:
        return Worth(points=ODDS * float(effect.n) * (ALL_AGE if effect.scope == Scope.AGE else 1.0))

    def shield(self, effect: assault.Shield) -> Worth:
        return Worth(points=SHIELD * float(effect.n))

    def peace(self, effect: assault.Peace) -> Worth:
        return Worth(points=BOND)
