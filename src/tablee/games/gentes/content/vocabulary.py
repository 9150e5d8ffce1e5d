"""Effects: the closed vocabulary in which the content says what cards, cities and hometowns do.

The rules carry effects out and `card_text` says them, so a card can never say one thing and do another. What each verb
means is said in docs/rules/gentes.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, get_args

import msgspec

from tablee.engine.effects import BaseEffect, EffectFault, wrong_fields

Verb = Literal[
    # Rewards.
    "vp",
    "coins",
    "cube",
    "cube_any",
    "citizen",
    "citizen_any",
    "unlock",
    "clear_hourglass",
    "region_activate",
    "city_activate",
    "build",
    "take_row",
    "take_discard",
    "vp_per",
    "coins_per",
    # Penalties.
    "lose_coins",
    "lose_citizen",
    "lose_citizen_any",
    "add_hourglass",
    # Lasting effects.
    "decline",
    "action",
    "effect_action",
    "virtual",
    "tax_plus",
    "tax_double",
    "pay_any",
    "extra_train",
    "reach",
    "discount",
    "haste",
    "on_action",
    "exchange",
    "hand_limit",
]
CitizenId = Literal["noble", "artisan", "soldier", "merchant", "priest", "scholar"]
SymbolId = Literal["temple", "oracle", "trade", "joker"]
CubeKind = Literal["temple", "oracle"]
SynergyId = Literal["laurel", "shield", "amphora", "lyre"]
ActionId = Literal["tax", "leader", "philosopher", "scribe", "navigator", "chronicler"]
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

# Where an effect stands: it decides which verbs make sense there.
Place = Literal["now", "ongoing", "turn", "decline", "city", "home"]


class Effect(BaseEffect, frozen=True, kw_only=True):
    """One thing that a card does. Which of the fields it has, its verb decides."""

    verb: Verb
    n: Number | None = None
    kind: CubeKind | None = None
    type: CitizenId | None = None
    symbol: SymbolId | None = None
    slots: Annotated[int, msgspec.Meta(ge=1, le=8)] | None = None
    what: Count | None = None
    per: Number | None = None
    max: Annotated[int, msgspec.Meta(ge=1, le=40)] | None = None
    action: ActionId | None = None
    coins: Cost | None = None
    hourglasses: Annotated[int, msgspec.Meta(ge=1, le=6)] | None = None  # at least one (GE-204)
    low: Annotated[int, msgspec.Meta(ge=1, le=10)] | None = None
    high: Annotated[int, msgspec.Meta(ge=1, le=10)] | None = None
    pay: Cost | None = None
    effects: list[Effect] | None = None


# The fields that each verb must have, and those it may have.
VOCABULARY: dict[Verb, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "vp": (("n",), ()),
    "coins": (("n",), ()),
    "cube": (("kind", "n"), ()),
    "cube_any": (("n",), ()),
    "citizen": (("type", "n"), ()),
    "citizen_any": (("n",), ()),
    "unlock": (("n",), ()),
    "clear_hourglass": (("n",), ()),
    "region_activate": ((), ()),
    "city_activate": (("n",), ()),
    "build": (("symbol",), ()),
    "take_row": (("slots", "n"), ()),
    "take_discard": (("n",), ()),
    "vp_per": (("what", "n", "per", "max"), ()),
    "coins_per": (("what", "n", "per", "max"), ()),
    "lose_coins": (("n",), ()),
    "lose_citizen": (("type", "n"), ()),
    "lose_citizen_any": (("n",), ()),
    "add_hourglass": (("n",), ()),
    "decline": (("effects",), ()),
    "action": (("action", "coins", "hourglasses"), ("symbol",)),
    "effect_action": (("coins", "hourglasses", "effects"), ()),
    "virtual": (("type", "n"), ()),
    "tax_plus": (("n",), ()),
    "tax_double": ((), ()),
    "pay_any": (("action", "low", "high"), ()),
    "extra_train": (("n",), ()),
    "reach": (("action", "n"), ()),
    "discount": (("action", "n"), ()),
    "haste": (("n",), ()),
    "on_action": (("action", "effects"), ()),
    "exchange": (("pay", "effects"), ()),
    "hand_limit": (("n",), ()),
}

VERBS: tuple[Verb, ...] = get_args(Verb)
REWARDS: tuple[Verb, ...] = VERBS[: VERBS.index("lose_coins")]
PENALTIES: tuple[Verb, ...] = VERBS[VERBS.index("lose_coins") : VERBS.index("decline")]
LASTING: tuple[Verb, ...] = VERBS[VERBS.index("decline") :]
# Used once a round, with a marker (GE-219); a card has at most one of them.
ONCE_A_ROUND: tuple[Verb, ...] = (
    "action",
    "effect_action",
    "tax_double",
    "pay_any",
    "extra_train",
    "haste",
    "exchange",
)
# Rewards that ask nothing: income of all seats at once goes by itself (GE-511).
PLAIN: tuple[Verb, ...] = ("vp", "coins", "cube", "citizen", "vp_per", "coins_per")

VERBS_OF_PLACE: dict[Place, tuple[Verb, ...]] = {
    "now": REWARDS + PENALTIES,
    "ongoing": LASTING,
    "turn": REWARDS,
    "decline": PLAIN,
    "city": ("vp", "coins", "cube"),
    "home": ("action", "tax_double", "pay_any", "extra_train", "haste"),
}
NESTED: dict[Verb, Place] = {"decline": "decline", "on_action": "turn", "effect_action": "turn", "exchange": "turn"}
# The actions that a verb can be about.
ACTIONS_OF_VERB: dict[Verb, tuple[ActionId, ...]] = {
    "action": ("philosopher", "scribe", "navigator", "chronicler"),
    "pay_any": ("philosopher", "scribe"),
    "reach": ("philosopher", "scribe"),
    "discount": ("philosopher", "scribe", "navigator", "chronicler"),
    "on_action": get_args(ActionId),
}


def faults(effect: Effect, place: Place) -> Iterator[EffectFault]:
    """Everything that is wrong with an effect standing somewhere."""
    verbs = VERBS_OF_PLACE[place]
    if effect.verb not in verbs:
        yield "verb", effect.verb, ", ".join(verbs)
    yield from wrong_fields(effect, *VOCABULARY[effect.verb])
    yield from _wrong_values(effect)
    for number, nested in enumerate(effect.effects or [], start=1):
        for field, problem, allowed in faults(nested, NESTED.get(effect.verb, "turn")):
            yield f"effects {number}.{field}", problem, allowed


def _wrong_values(effect: Effect) -> Iterator[EffectFault]:
    """Values that the schema allows, but not with this verb."""
    actions = ACTIONS_OF_VERB.get(effect.verb, ())
    if effect.action is not None and actions and effect.action not in actions:
        yield "action", effect.action, ", ".join(actions)
    if effect.verb == "action" and (effect.action == "navigator") != (effect.symbol is not None):
        yield "symbol", str(effect.symbol or "–"), "action = navigator ⇔ symbol"
    if effect.low is not None and effect.high is not None and effect.low > effect.high:
        yield "low", str(effect.low), f"≤ {effect.high}"
    if effect.effects == []:
        yield "effects", "[]", "≥ 1"
