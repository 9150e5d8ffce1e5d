"""Effects: the closed vocabulary in which the content says what cards, cities and hometowns do.

A verb is a class with its own fields. The rules carry it out in a class of the same name (`rules.effects`,
`rules.lasting`) and `card_text` says it, so a card can never say one thing and do another. What each verb means is said
in docs/rules/gentes.md, in the same order.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal, TypeAlias

import msgspec

from tablee.engine.effects import EffectFault, Verb

CitizenId = Literal["noble", "artisan", "soldier", "merchant", "priest", "scholar"]
SymbolId = Literal["temple", "oracle", "trade", "joker"]
CubeKind = Literal["temple", "oracle"]
SynergyId = Literal["laurel", "shield", "amphora", "lyre"]
ActionId = Literal["tax", "leader", "philosopher", "scribe", "navigator", "chronicler"]
PaidAction = Literal["philosopher", "scribe", "navigator", "chronicler"]
PowerAction = Literal["philosopher", "scribe"]  # the more is paid, the further it reaches
Count = Literal[
    "citizen.noble",
    "citizen.artisan",
    "citizen.soldier",
    "citizen.merchant",
    "citizen.priest",
    "citizen.scholar",
    "symbol.temple",
    "symbol.oracle",
    "symbol.trade",
    "synergy.laurel",
    "synergy.shield",
    "synergy.amphora",
    "synergy.lyre",
    "cards",
    "cubes",
    "cities",
    "coins",
]
Number = Annotated[int, msgspec.Meta(ge=1, le=20)]
Cost = Annotated[int, msgspec.Meta(ge=0, le=20)]
Most = Annotated[int, msgspec.Meta(ge=1, le=40)]
Slots = Annotated[int, msgspec.Meta(ge=1, le=8)]
Amount = Annotated[int, msgspec.Meta(ge=1, le=10)]
Hourglasses = Annotated[int, msgspec.Meta(ge=1, le=6)]  # at least one (GE-204)
SOME = msgspec.Meta(min_length=1)


class GentesVerb(Verb, frozen=True, kw_only=True):
    """One thing that a card, a city or a hometown does."""


# Rewards ------------------------------------------------------------------------------------------


class Vp(GentesVerb, frozen=True, kw_only=True):
    n: Number


class Coins(GentesVerb, frozen=True, kw_only=True):
    n: Number


class Cube(GentesVerb, frozen=True, kw_only=True):
    kind: CubeKind
    n: Number


class CubeAny(GentesVerb, frozen=True, kw_only=True):
    n: Number


class Citizen(GentesVerb, frozen=True, kw_only=True):
    type: CitizenId
    n: Number


class CitizenAny(GentesVerb, frozen=True, kw_only=True):
    n: Number


class Unlock(GentesVerb, frozen=True, kw_only=True):
    n: Number


class ClearHourglass(GentesVerb, frozen=True, kw_only=True):
    n: Number


class RegionActivate(GentesVerb, frozen=True, kw_only=True):
    pass


class CityActivate(GentesVerb, frozen=True, kw_only=True):
    n: Number


class Build(GentesVerb, frozen=True, kw_only=True):
    symbol: SymbolId


class TakeRow(GentesVerb, frozen=True, kw_only=True):
    slots: Slots
    n: Number


class TakeDiscard(GentesVerb, frozen=True, kw_only=True):
    n: Number


class VpPer(GentesVerb, frozen=True, kw_only=True):
    what: Count
    n: Number
    per: Number
    max: Most


class CoinsPer(GentesVerb, frozen=True, kw_only=True):
    what: Count
    n: Number
    per: Number
    max: Most


# Penalties ----------------------------------------------------------------------------------------


class LoseCoins(GentesVerb, frozen=True, kw_only=True):
    n: Number


class LoseCitizen(GentesVerb, frozen=True, kw_only=True):
    type: CitizenId
    n: Number


class LoseCitizenAny(GentesVerb, frozen=True, kw_only=True):
    n: Number


class AddHourglass(GentesVerb, frozen=True, kw_only=True):
    n: Number


# Lasting effects ----------------------------------------------------------------------------------


class Decline(GentesVerb, frozen=True, kw_only=True):
    effects: Annotated[list[PlainReward], SOME]


class CubeAction(GentesVerb, frozen=True, kw_only=True, tag="action"):
    action: PaidAction
    coins: Cost
    hourglasses: Hourglasses
    symbol: SymbolId | None = None

    def faults(self) -> Iterator[EffectFault]:
        if (self.action == "navigator") != (self.symbol is not None):
            yield "symbol", str(self.symbol or "–"), "action = navigator ⇔ symbol"


class EffectAction(GentesVerb, frozen=True, kw_only=True):
    coins: Cost
    hourglasses: Hourglasses
    effects: Annotated[list[Reward], SOME]


class Virtual(GentesVerb, frozen=True, kw_only=True):
    type: CitizenId
    n: Number


class TaxPlus(GentesVerb, frozen=True, kw_only=True):
    action: ClassVar[ActionId] = "tax"
    n: Number


class TaxDouble(GentesVerb, frozen=True, kw_only=True):
    action: ClassVar[ActionId] = "tax"


class PayAny(GentesVerb, frozen=True, kw_only=True):
    action: PowerAction
    low: Amount
    high: Amount

    def faults(self) -> Iterator[EffectFault]:
        if self.low > self.high:
            yield "low", str(self.low), f"≤ {self.high}"


class ExtraTrain(GentesVerb, frozen=True, kw_only=True):
    action: ClassVar[ActionId] = "philosopher"
    n: Number


class Reach(GentesVerb, frozen=True, kw_only=True):
    action: PowerAction
    n: Number


class Discount(GentesVerb, frozen=True, kw_only=True):
    action: PaidAction
    n: Number


class Haste(GentesVerb, frozen=True, kw_only=True):
    n: Number


class OnAction(GentesVerb, frozen=True, kw_only=True):
    action: ActionId
    effects: Annotated[list[Reward], SOME]


class Exchange(GentesVerb, frozen=True, kw_only=True):
    pay: Cost
    effects: Annotated[list[Reward], SOME]


class HandLimit(GentesVerb, frozen=True, kw_only=True):
    n: Number


# Where a verb may stand ---------------------------------------------------------------------------

CityReward: TypeAlias = Vp | Coins | Cube
PlainReward: TypeAlias = CityReward | Citizen | VpPer | CoinsPer  # asks nothing: income of all at once (GE-511)
ChosenReward: TypeAlias = CubeAny | CitizenAny | Unlock | ClearHourglass | RegionActivate | CityActivate | Build
Reward: TypeAlias = PlainReward | ChosenReward | TakeRow | TakeDiscard
Penalty: TypeAlias = LoseCoins | LoseCitizen | LoseCitizenAny | AddHourglass
HomeAbility: TypeAlias = CubeAction | TaxDouble | PayAny | ExtraTrain | Haste
# Used once a round, with a marker (GE-219); a card has at most one of them.
OnceARound: TypeAlias = HomeAbility | EffectAction | Exchange
Lasting: TypeAlias = OnceARound | Decline | Virtual | TaxPlus | Reach | Discount | OnAction | HandLimit
Effect: TypeAlias = Reward | Penalty | Lasting
