"""Effects: the closed vocabulary in which the content says what a card does.

The rules carry effects out and `card_text` says them, so a card can never say one thing and do another. What each verb
means is said in docs/rules/age_of_civilization.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, get_args

import msgspec

from tablee.engine.effects import BaseEffect, EffectFault, wrong_fields

Verb = Literal[
    "action_points",
    "action_coins",
    "action_cost",
    "action_free",
    "action_workers",
    "action_recruit",
    "action_follow",
    "action_keep",
    "slot",
    "upcoming_slots",
    "deny_action",
    "ignore_prerequisites",
    "hunt_always",
    "shield",
    "shield_per",
    "immune",
    "gain",
    "technology",
    "wonder",
    "others_gain",
    "others_lose",
    "bonus_multiply",
    "technology_per_bonus",
    "turn_action",
    "turn_pay",
    "end_points",
    "all_gain",
    "all_lose",
    "all_sacrifice",
    "leaders_gain",
    "extremes_lose",
    "fund_wonder",
    "open_station",
    "ward",
    "tribute",
]
ActionId = Literal[
    "wonder",
    "research",
    "enslave",
    "culture",
    "construction",
    "conquest",
    "hunting",
    "fishing",
    "farm",
    "trade",
]
Moment = Literal["now", "rise", "acquire", "rest", "annex", "war", "sacrifice", "turn_end", "action"]
Resource = Literal["points", "coins", "workers"]
Count = Literal[
    "technology",
    "wonder",
    "civilization",
    "worker",
    "idle_worker",
    "shield",
    "coin",
    "point",
    "upcoming",
    "station",
]
Condition = Literal["highest_military", "not_lowest_military", "no_technology", "technologies_at_most:1"]
Number = Annotated[int, msgspec.Meta(ge=1, le=20)]

# Where an effect stands: it decides which verbs and which moments make sense there.
Place = Literal["main", "inherited", "technology", "wonder", "action", "event"]

ACTIONS: tuple[str, ...] = get_args(ActionId)
CHOICES = ("wonder", "research")  # actions that ask which card one takes


class Effect(BaseEffect, frozen=True, kw_only=True):
    """One thing that a card does. Which of the fields it has, its verb decides."""

    verb: Verb
    on: Moment | None = None
    action: ActionId | None = None
    resource: Resource | None = None
    amount: Annotated[int, msgspec.Meta(ge=-4, le=20)] | None = None
    per: Count | None = None
    every: Number | None = None
    cond: Condition | None = None
    technologies: list[str] | None = None
    then: ActionId | None = None
    count: Number | None = None
    to: Literal["war", "plague", "market", "supply"] | None = None
    factor: Number | None = None
    coins: Number | None = None
    points: Number | None = None
    max: Number | None = None
    by: Literal["technology", "wonder", "coin", "shield"] | None = None
    which: Literal["highest", "lowest"] | None = None
    workers: Number | None = None
    except_source: Literal["turn_end"] | None = None


# The fields that each verb must have, and those it may have.
VOCABULARY: dict[Verb, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "action_points": (("action", "amount"), ("technologies",)),
    "action_coins": (("action", "amount"), ()),
    "action_cost": (("action", "amount"), ("technologies", "cond", "except_source")),
    "action_free": (("action", "technologies"), ()),
    "action_workers": (("action", "amount"), ()),
    "action_recruit": (("action", "amount"), ()),
    "action_follow": (("action", "then"), ()),
    "action_keep": (("action",), ()),
    "slot": (("action", "count"), ()),
    "upcoming_slots": ((), ()),
    "deny_action": (("action",), ()),
    "ignore_prerequisites": ((), ()),
    "hunt_always": ((), ()),
    "shield": (("amount",), ()),
    "shield_per": (("amount", "per", "every"), ()),
    "immune": (("to",), ()),
    "gain": (("on", "resource", "amount"), ("per", "every", "cond")),
    "technology": (("on", "count"), ()),
    "wonder": (("on", "count"), ()),
    "others_gain": (("on", "amount"), ()),
    "others_lose": (("on", "amount"), ("action", "cond")),
    "bonus_multiply": (("factor",), ()),
    "technology_per_bonus": (("every",), ()),
    "turn_action": (("action",), ()),
    "turn_pay": (("coins", "points", "to"), ()),
    "end_points": (("amount",), ("per", "every", "max", "cond")),
    "all_gain": (("resource", "amount"), ("per", "every")),
    "all_lose": (("coins",), ()),
    "all_sacrifice": (("workers",), ()),
    "leaders_gain": (("by", "resource", "amount"), ()),
    "extremes_lose": (("by", "which", "coins"), ()),
    "fund_wonder": (("coins",), ()),
    "open_station": ((), ()),
    "ward": (("amount",), ()),
    "tribute": ((), ()),
}

SCENARIO_VERBS: tuple[Verb, ...] = ("fund_wonder", "open_station", "ward", "tribute")
ACTION_VERBS: tuple[Verb, ...] = ("gain", "technology", "wonder", "others_gain", *SCENARIO_VERBS)
EVENT_VERBS: tuple[Verb, ...] = ("all_gain", "all_lose", "all_sacrifice", "leaders_gain", "extremes_lose")
RISE_VERBS: tuple[Verb, ...] = ("bonus_multiply", "technology_per_bonus")

LASTING = ("rest", "annex", "war", "sacrifice", "turn_end", "action")
MOMENTS_OF_PLACE: dict[Place, tuple[str, ...]] = {
    "main": ("rise", *LASTING),
    "inherited": LASTING,
    "technology": ("acquire", *LASTING),
    "wonder": ("acquire", *LASTING),
    "action": ("now",),
    "event": (),
}
MOMENTS_OF_VERB: dict[Verb, tuple[str, ...]] = {
    "gain": ("now", "rise", "acquire", "rest", "annex", "war", "sacrifice", "turn_end"),
    "technology": ("now", "rise", "acquire", "turn_end"),
    "wonder": ("now", "rise", "acquire"),
    "others_gain": ("now", "rise"),
    "others_lose": ("rise", "turn_end", "action"),
}
TARGETS_OF_VERB: dict[Verb, tuple[str, ...]] = {"immune": ("war", "plague"), "turn_pay": ("market", "supply")}


def waits_for_its_owner(effect: Effect) -> bool:
    """Whether it is resolved at the end of a turn when its owner chooses; fixed gains go by themselves (AC-092)."""
    if effect.verb in ("turn_action", "turn_pay"):
        return True
    fixed = effect.verb == "gain" and effect.per is None and effect.cond is None
    return effect.on == "turn_end" and not fixed


def faults(effect: Effect, place: Place, technologies: set[str]) -> Iterator[EffectFault]:
    """Everything that is wrong with an effect standing somewhere."""
    verbs = _verbs(place)
    if effect.verb not in verbs:
        yield "verb", effect.verb, ", ".join(verbs)
    required, optional = VOCABULARY[effect.verb]
    yield from wrong_fields(effect, required, optional)
    yield from _wrong_values(effect, place)
    for technology in effect.technologies or []:
        if technology not in technologies:
            yield "technologies", technology, ", ".join(sorted(technologies))


def _verbs(place: Place) -> tuple[Verb, ...]:
    if place == "action":
        return ACTION_VERBS
    if place == "event":
        return EVENT_VERBS
    elsewhere = SCENARIO_VERBS + EVENT_VERBS + (() if place == "main" else RISE_VERBS)
    return tuple(verb for verb in VOCABULARY if verb not in elsewhere)


def _wrong_values(effect: Effect, place: Place) -> Iterator[EffectFault]:
    """Values that the schema allows, but not with this verb."""
    verb = effect.verb
    if effect.on is not None:
        moments = [on for on in MOMENTS_OF_PLACE[place] if on in MOMENTS_OF_VERB.get(verb, ())]
        if effect.on not in moments:
            yield "on", effect.on, ", ".join(moments)
        if verb == "others_lose" and (effect.on == "action") != (effect.action is not None):
            yield "action", str(effect.action or "–"), "on = action ⇔ action"
    if effect.amount is not None and effect.amount <= 0 and (verb != "action_workers" or effect.amount == 0):
        yield "amount", str(effect.amount), "≠ 0" if verb == "action_workers" else "≥ 1"
    if (effect.per is None) != (effect.every is None) and "per" in sum(VOCABULARY[verb], ()):
        yield "every", str(effect.every or "–"), "per ⇔ every"
    if verb == "shield_per" and effect.per == "shield":
        yield "per", "shield", ", ".join(count for count in get_args(Count) if count != "shield")
    if verb == "end_points" and effect.per == "point":  # AC-110: else their order would matter
        yield "per", "point", ", ".join(count for count in get_args(Count) if count != "point")
    if verb in TARGETS_OF_VERB and effect.to not in TARGETS_OF_VERB[verb]:
        yield "to", str(effect.to), ", ".join(TARGETS_OF_VERB[verb])
    if effect.technologies is not None and effect.action != "research":
        yield "action", str(effect.action), "technologies ⇒ research"
    if effect.technologies == []:
        yield "technologies", "[]", "≥ 1"
    # What is performed without a worker has no moment to choose a card.
    performed = {"turn_action": ("action", effect.action), "action_follow": ("then", effect.then)}
    field, action = performed.get(verb, ("", None))
    if action in CHOICES:
        yield field, str(action), ", ".join(name for name in ACTIONS if name not in CHOICES)
