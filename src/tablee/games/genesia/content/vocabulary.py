"""Effects: the closed vocabulary in which the content says what cards and objectives do.

A verb is a class with its fields. The rules carry it out in the class of the same name in `rules/effects*.py` and
`card_text` says it, so a card can never say one thing and do another. What each verb means is said in
docs/rules/genesia.md.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, TypeAlias, get_args

import msgspec

from tablee.engine.effects import EffectFault, Verb

At = Literal["home", "base", "city", "held", "frontier", "foe_home"]
Zone = Literal["own", "foreign", "island"]
Spread = Literal["any", "each", "same"]
Unit = Literal["clan", "stack"]
Goal = Literal["free", "held", "free_or_held", "city"]
Source = Literal["any", "city"]
Whom = Literal["one", "each", "copied"]
Filter = Literal["any", "invention"]
Who = Literal["self", "enemy"]
Role = Literal["attack", "defence"]
Scope = Literal["assault", "age"]
Count = Literal[
    "cities",
    "regions",
    "lone",
    "stacks",
    "continents",
    "foe_homes",
    "neighbours",
    "inventions",
    "hand",
    "rows",
    "group",
    "conquests",
    "coins",
    "twins",
    "values",
]
PrintedValue = Literal[1, 2, 3, 4, 5, 7, 12, 15]
PrintedValues = Annotated[list[PrintedValue], msgspec.Meta(min_length=1)]
Number = Annotated[int, msgspec.Meta(ge=1, le=30)]
Size = Annotated[int, msgspec.Meta(ge=1, le=9)]
Times = Annotated[int, msgspec.Meta(ge=2, le=3)]
MAX_OTHERS = 4


class GenesiaVerb(Verb, frozen=True, kw_only=True):
    """One thing that a card of Genesia does."""

    lasting: ClassVar[bool] = False  # whether a card that lies until the Attack phase may do it (GA-126 b)
    in_attack: ClassVar[bool] = False  # whether it helps the attacker in an assault
    in_defence: ClassVar[bool] = False  # whether it helps the defender

    def gives(self, what: str) -> int:
        """How much of something it gives the seat that plays it, at most."""
        return 0

    def gives_others(self, what: str) -> int:
        """How much of something it gives one of the other seats, at most."""
        return 0

    def within(self) -> Iterator[GenesiaVerb]:
        """The effects of its options."""
        yield from ()


# Money, points, pieces ------------------------------------------------------------------------------------


class Amount(GenesiaVerb, frozen=True, kw_only=True):
    """So much of something, or so much for each of what is counted."""

    n: Number
    per: Count | None = None
    div: Size | None = None
    max: Number | None = None
    zone: Zone | None = None
    values: PrintedValues | None = None
    size: Size | None = None

    def gives(self, what: str) -> int:
        if what != self.verb:
            return 0
        return self.max if self.per is not None and self.max is not None else self.n

    def faults(self) -> Iterator[EffectFault]:
        if self.per is None and (self.div is not None or self.size is not None):
            yield "per", "–", ", ".join(get_args(Count))
        if (self.per == "stacks") != (self.size is not None):
            yield "size", str(self.size or "–"), "per = stacks ⇔ size"


class Coins(Amount, frozen=True, kw_only=True):
    lasting: ClassVar = True


class Points(Amount, frozen=True, kw_only=True):
    lasting: ClassVar = True


class Clans(Amount, frozen=True, kw_only=True):
    at: At
    spread: Spread | None = None


class City(GenesiaVerb, frozen=True, kw_only=True):
    n: Number
    at: Literal["held", "frontier", "foe_home"]


class TakeCoins(GenesiaVerb, frozen=True, kw_only=True):
    n: Number
    whom: Whom
    players: Annotated[int, msgspec.Meta(ge=1, le=MAX_OTHERS)] | None = None

    def gives(self, what: str) -> int:
        if what != "coins":
            return 0
        return self.n * ((self.players or MAX_OTHERS) if self.whom == "each" else 1)


class Buy(GenesiaVerb, frozen=True, kw_only=True):
    what: Literal["points", "clans"]
    n: Number
    price: Annotated[int, msgspec.Meta(ge=1, le=20)]
    max: Number
    at: At | None = None

    def gives(self, what: str) -> int:
        return self.n * self.max if what == self.what else 0

    def faults(self) -> Iterator[EffectFault]:
        if (self.what == "clans") != (self.at is not None):
            yield "at", str(self.at or "–"), "what = clans ⇔ at"


class DiscardPrice(GenesiaVerb, frozen=True, kw_only=True):
    n: Number


class RecruitPrice(GenesiaVerb, frozen=True, kw_only=True):
    n: Number
    max: Number


class RecruitAt(GenesiaVerb, frozen=True, kw_only=True):
    at: Literal["held", "foe_home"]
    max: Number


class OrderFirst(GenesiaVerb, frozen=True, kw_only=True):
    lasting: ClassVar = True


class MarkInvention(GenesiaVerb, frozen=True, kw_only=True):
    max: Number


class Gift(GenesiaVerb, frozen=True, kw_only=True):
    """What others get."""

    what: Literal["coins", "clans"]
    n: Number

    def gives_others(self, what: str) -> int:
        return self.n if what == self.what else 0


class HostsGain(Gift, frozen=True, kw_only=True):
    pass


class OthersGain(Gift, frozen=True, kw_only=True):
    pass


# Movement -------------------------------------------------------------------------------------------------


class Moves(GenesiaVerb, frozen=True, kw_only=True):
    n: Number
    unit: Unit | None = None
    zone: Zone | None = None

    def gives(self, what: str) -> int:
        return self.n if what == "moves" else 0

    def faults(self) -> Iterator[EffectFault]:
        if self.unit == "stack" and self.zone is not None:
            yield "zone", self.zone, "unit = clan"


class Jump(GenesiaVerb, frozen=True, kw_only=True):
    n: Number
    to: Goal
    reach: Annotated[int, msgspec.Meta(ge=1, le=16)] | None = None
    source: Source | None = msgspec.field(default=None, name="from")
    zone: Zone | None = None
    values: PrintedValues | None = None
    together: bool | None = None
    times: Times | None = None


class Toll(GenesiaVerb, frozen=True, kw_only=True):
    pay: Literal[0] | None = None
    receive: Size | None = None

    def faults(self) -> Iterator[EffectFault]:
        if self.pay is None and self.receive is None:
            yield "pay", "–", "pay, receive"


class Expel(GenesiaVerb, frozen=True, kw_only=True):
    n: Number


# Control --------------------------------------------------------------------------------------------------


class Choose(GenesiaVerb, frozen=True, kw_only=True):
    options: Annotated[list[list[Option]], msgspec.Meta(min_length=2, max_length=8)]

    def gives(self, what: str) -> int:
        return max(given(option, what) for option in self.options)

    def within(self) -> Iterator[GenesiaVerb]:
        for option in self.options:
            yield from option


class Copy(GenesiaVerb, frozen=True, kw_only=True):
    filter: Filter


# Attack and defence ---------------------------------------------------------------------------------------


class Losses(GenesiaVerb, frozen=True, kw_only=True):
    lasting: ClassVar = True
    in_attack: ClassVar = True
    in_defence: ClassVar = True
    who: Who
    role: Role
    scope: Scope
    n: Annotated[int, msgspec.Meta(ge=-9, le=30)] | None = None
    times: Times | None = None
    floor: Literal[1] | None = None

    def faults(self) -> Iterator[EffectFault]:
        if (self.n is None) == (self.times is None):
            yield "n", str(self.n), "n ⇔ no times"


class AssaultOdds(GenesiaVerb, frozen=True, kw_only=True):
    lasting: ClassVar = True
    in_attack: ClassVar = True
    n: Number
    scope: Scope


class AssaultReach(GenesiaVerb, frozen=True, kw_only=True):
    in_attack: ClassVar = True
    n: Number


class AssaultAgain(GenesiaVerb, frozen=True, kw_only=True):
    in_attack: ClassVar = True


class SiegeFree(GenesiaVerb, frozen=True, kw_only=True):
    in_attack: ClassVar = True


class DefendCancel(GenesiaVerb, frozen=True, kw_only=True):
    in_defence: ClassVar = True


class DefendRetreat(GenesiaVerb, frozen=True, kw_only=True):
    in_defence: ClassVar = True


class Shield(GenesiaVerb, frozen=True, kw_only=True):
    lasting: ClassVar = True
    n: Number


class Peace(GenesiaVerb, frozen=True, kw_only=True):
    lasting: ClassVar = True


def _all(base: type[GenesiaVerb]) -> Iterator[type[GenesiaVerb]]:
    """The classes below a class, as they are declared."""
    for verb in base.__subclasses__():
        yield verb
        yield from _all(verb)


# Every verb that is not only there for what others have in common.
VERBS = tuple(verb for verb in _all(GenesiaVerb) if not verb.__subclasses__())
if TYPE_CHECKING:
    Effect: TypeAlias = GenesiaVerb
    Option: TypeAlias = GenesiaVerb
else:
    Effect = reduce(or_, VERBS)
    Option = reduce(or_, (verb for verb in VERBS if verb is not Choose))  # no choice within a choice


def given(effects: Sequence[GenesiaVerb], what: str) -> int:
    """How much of something a list of effects gives the seat that plays it, at most."""
    return sum(effect.gives(what) for effect in effects)


def flat(effects: Sequence[GenesiaVerb]) -> Iterator[GenesiaVerb]:
    """The effects of a list and of the options within it."""
    for effect in effects:
        yield effect
        yield from effect.within()
