"""Effects: the closed vocabulary in which the content says what cards and objectives do.

The rules carry effects out and `card_text` says them, so a card can never say one thing and do another. What each verb
means is said in docs/rules/genesia.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, get_args

import msgspec

from tablee.engine.effects import BaseEffect, EffectFault, wrong_fields

Verb = Literal[
    # Money, points, pieces.
    "coins",
    "points",
    "clans",
    "city",
    "take_coins",
    "buy",
    "discard_price",
    "recruit_price",
    "recruit_at",
    "order_first",
    "mark_invention",
    "hosts_gain",
    "others_gain",
    # Movement.
    "moves",
    "jump",
    "toll",
    "expel",
    # Control.
    "choose",
    "copy",
    # Attack and defence.
    "losses",
    "assault_odds",
    "assault_reach",
    "assault_again",
    "siege_free",
    "defend_cancel",
    "defend_retreat",
    "shield",
    "peace",
]
At = Literal["home", "base", "city", "held", "frontier", "foe_home"]
Zone = Literal["own", "foreign", "island"]
Spread = Literal["any", "each", "same"]
Unit = Literal["clan", "stack"]
Goal = Literal["free", "held", "free_or_held", "city"]
Source = Literal["any", "city"]
Whom = Literal["one", "each", "copied"]
What = Literal["coins", "clans", "points"]
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
Number = Annotated[int, msgspec.Meta(ge=1, le=30)]


class Effect(BaseEffect, frozen=True, kw_only=True):
    """One thing that a card does. Which of the fields it has, its verb decides."""

    verb: Verb
    n: Annotated[int, msgspec.Meta(ge=-9, le=30)] | None = None
    per: Count | None = None
    div: Annotated[int, msgspec.Meta(ge=1, le=9)] | None = None
    max: Number | None = None
    zone: Zone | None = None
    values: Annotated[list[PrintedValue], msgspec.Meta(min_length=1)] | None = None
    size: Annotated[int, msgspec.Meta(ge=1, le=9)] | None = None
    at: At | None = None
    spread: Spread | None = None
    unit: Unit | None = None
    to: Goal | None = None
    source: Source | None = msgspec.field(default=None, name="from")
    reach: Annotated[int, msgspec.Meta(ge=1, le=16)] | None = None
    together: bool | None = None
    times: Annotated[int, msgspec.Meta(ge=2, le=3)] | None = None
    pay: Literal[0] | None = None
    receive: Annotated[int, msgspec.Meta(ge=1, le=9)] | None = None
    whom: Whom | None = None
    players: Annotated[int, msgspec.Meta(ge=1, le=4)] | None = None
    what: What | None = None
    price: Annotated[int, msgspec.Meta(ge=1, le=20)] | None = None
    filter: Filter | None = None
    who: Who | None = None
    role: Role | None = None
    scope: Scope | None = None
    floor: Literal[1] | None = None
    options: Annotated[list[list[Effect]], msgspec.Meta(min_length=2, max_length=8)] | None = None


AMOUNT = ("per", "div", "max", "zone", "values", "size")
# The fields that each verb must have, and those it may have.
VOCABULARY: dict[Verb, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "coins": (("n",), AMOUNT),
    "points": (("n",), AMOUNT),
    "clans": (("n", "at"), (*AMOUNT, "spread")),
    "city": (("n", "at"), ()),
    "take_coins": (("n", "whom"), ("players",)),
    "buy": (("what", "n", "price", "max"), ("at",)),
    "discard_price": (("n",), ()),
    "recruit_price": (("n", "max"), ()),
    "recruit_at": (("at", "max"), ()),
    "order_first": ((), ()),
    "mark_invention": (("max",), ()),
    "hosts_gain": (("what", "n"), ()),
    "others_gain": (("what", "n"), ()),
    "moves": (("n",), ("unit", "zone")),
    "jump": (("n", "to"), ("reach", "source", "zone", "values", "together", "times")),
    "toll": ((), ("pay", "receive")),
    "expel": (("n",), ()),
    "choose": (("options",), ()),
    "copy": (("filter",), ()),
    "losses": (("who", "role", "scope"), ("n", "times", "floor")),
    "assault_odds": (("n", "scope"), ()),
    "assault_reach": (("n",), ()),
    "assault_again": ((), ()),
    "siege_free": ((), ()),
    "defend_cancel": ((), ()),
    "defend_retreat": ((), ()),
    "shield": (("n",), ()),
    "peace": ((), ()),
}

VERBS: tuple[Verb, ...] = get_args(Verb)
# The places that a verb can be about, where it is not about all.
PLACES: dict[Verb, tuple[At, ...]] = {"city": ("held", "frontier", "foe_home"), "recruit_at": ("held", "foe_home")}
GAINS: dict[Verb, tuple[What, ...]] = {
    "buy": ("points", "clans"),
    "hosts_gain": ("coins", "clans"),
    "others_gain": ("coins", "clans"),
}
# GA-126 (b): what a card that lies until the Attack phase may do.
LASTING: tuple[Verb, ...] = ("losses", "assault_odds", "shield", "peace", "points", "coins", "order_first")
# What works in an assault and nowhere else.
OF_ASSAULT: tuple[Verb, ...] = (
    "losses",
    "assault_odds",
    "assault_reach",
    "assault_again",
    "siege_free",
    "defend_cancel",
    "defend_retreat",
)
OF_DEFENCE: tuple[Verb, ...] = ("losses", "defend_cancel", "defend_retreat")
OF_ATTACK: tuple[Verb, ...] = ("losses", "assault_odds", "assault_reach", "assault_again", "siege_free")
# GA-126 (d): what one playing may give at most.
MAX_GIVEN: dict[Verb, int] = {"clans": 10, "coins": 20, "moves": 20}
MAX_OTHERS = 4


def faults(effect: Effect, verbs: tuple[Verb, ...]) -> Iterator[EffectFault]:
    """Everything that is wrong with an effect where these verbs are allowed."""
    if effect.verb not in verbs:
        yield "verb", effect.verb, ", ".join(verbs)
    yield from wrong_fields(effect, *VOCABULARY[effect.verb])
    yield from _wrong_values(effect)
    for number, option in enumerate(effect.options or [], start=1):
        for place, nested in enumerate(option, start=1):
            for field, problem, allowed in faults(nested, tuple(verb for verb in verbs if verb != "choose")):
                yield f"options {number}.{place}.{field}", problem, allowed


def _wrong_values(effect: Effect) -> Iterator[EffectFault]:
    """Values that the schema allows, but not with this verb."""
    places = PLACES.get(effect.verb, get_args(At))
    if effect.at is not None and effect.at not in places:
        yield "at", effect.at, ", ".join(places)
    gains = GAINS.get(effect.verb, get_args(What))
    if effect.what is not None and effect.what not in gains:
        yield "what", effect.what, ", ".join(gains)
    if effect.verb == "buy" and (effect.what == "clans") != (effect.at is not None):
        yield "at", str(effect.at or "–"), "what = clans ⇔ at"
    if effect.verb == "losses" and (effect.n is None) == (effect.times is None):
        yield "n", str(effect.n), "n ⇔ no times"
    if effect.n is not None and effect.n < 1 and effect.verb != "losses":
        yield "n", str(effect.n), "≥ 1"
    if effect.verb == "moves" and effect.unit == "stack" and effect.zone is not None:
        yield "zone", effect.zone, "unit = clan"
    if effect.verb == "toll" and effect.pay is None and effect.receive is None:
        yield "pay", "–", "pay, receive"
    if effect.per is None and (effect.div is not None or effect.size is not None):
        yield "per", "–", ", ".join(get_args(Count))
    if (effect.per == "stacks") != (effect.size is not None) and effect.verb in ("coins", "points", "clans"):
        yield "size", str(effect.size or "–"), "per = stacks ⇔ size"


def given(effects: list[Effect], verb: Verb) -> int:
    """How much of something a list of effects gives one seat at most."""
    total = 0
    for effect in effects:
        if effect.verb == verb:
            total += effect.max if effect.per is not None and effect.max is not None else effect.n or 0
        elif effect.verb == "buy" and verb == "clans" and effect.what == "clans":
            total += (effect.n or 0) * (effect.max or 0)
        elif effect.verb == "take_coins" and verb == "coins":
            total += (effect.n or 0) * ((effect.players or MAX_OTHERS) if effect.whom == "each" else 1)
        elif effect.options:
            total += max(given(option, verb) for option in effect.options)
    return total


def given_to_others(effects: list[Effect], verb: Verb) -> int:
    """How much of something a list of effects gives one of the other seats at most."""
    gifts = [effect for effect in flat(effects) if effect.verb in ("others_gain", "hosts_gain")]
    return sum(effect.n or 0 for effect in gifts if effect.what == verb)


def flat(effects: list[Effect]) -> Iterator[Effect]:
    """The effects of a list and of the options within it."""
    for effect in effects:
        yield effect
        for option in effect.options or []:
            yield from flat(option)
