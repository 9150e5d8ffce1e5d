"""Effects: the closed vocabulary in which the content says what a card does, a class for each verb.

The rules carry effects out and `card_text` says them, so a card can never say one thing and do another. What each verb
means is said in docs/rules/age_of_civilization.md. What a verb always implies is a class variable of the same name as
the field that other verbs have for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal, TypeAlias

import msgspec

from tablee.engine.effects import EffectFault, Verb

PlainActionId = Literal["enslave", "culture", "construction", "conquest", "hunting", "fishing", "farm", "trade"]
ActionId = Literal["wonder", "research", PlainActionId]  # the first two ask which card one takes
Moment = Literal["now", "rise", "acquire", "rest", "annex", "war", "sacrifice", "turn_end", "action"]
Resource = Literal["points", "coins", "workers"]
Owned = Literal["technology", "wonder", "civilization", "worker", "idle_worker"]
OnTable = Literal["upcoming", "station"]
Count = Literal[Owned, "shield", "coin", "point", OnTable]
CountForShields = Literal[Owned, "coin", "point", OnTable]
CountAtEnd = Literal[Owned, "shield", "coin", OnTable]  # AC-110: with points the order of abilities would matter
Condition = Literal["highest_military", "not_lowest_military", "no_technology", "technologies_at_most:1"]
Leadership = Literal["technology", "wonder", "coin", "shield"]
Number = Annotated[int, msgspec.Meta(ge=1, le=20)]
Change = Annotated[int, msgspec.Meta(ge=-4, le=20)]
Technologies = Annotated[list[str], msgspec.Meta(min_length=1)]


class CivilizationVerb(Verb, frozen=True, kw_only=True):
    """The verbs of this game."""


# Modifiers of actions -----------------------------------------------------------------------------


class ActionModifier(CivilizationVerb, frozen=True, kw_only=True):
    """Changes an action."""

    action: ActionId


class AimedModifier(ActionModifier, frozen=True, kw_only=True):
    """Changes an action; Research perhaps only where it is for certain technologies."""

    technologies: Technologies | None = None

    def faults(self) -> Iterator[EffectFault]:
        if self.technologies is not None and self.action != "research":
            yield "action", self.action, "technologies ⇒ research"


class ActionPoints(AimedModifier, frozen=True, kw_only=True):
    resource: ClassVar[Resource] = "points"
    amount: Number


class ActionCoins(ActionModifier, frozen=True, kw_only=True):
    resource: ClassVar[Resource] = "coins"
    amount: Number


class ActionCost(AimedModifier, frozen=True, kw_only=True):
    amount: Number
    cond: Condition | None = None
    except_source: Literal["turn_end"] | None = None


class ActionFree(ActionModifier, frozen=True, kw_only=True):
    action: Literal["research"]
    technologies: Technologies


class ActionWorkers(ActionModifier, frozen=True, kw_only=True):
    amount: Change

    def faults(self) -> Iterator[EffectFault]:
        if self.amount == 0:
            yield "amount", "0", "≠ 0"


class ActionRecruit(ActionModifier, frozen=True, kw_only=True):
    resource: ClassVar[Resource] = "workers"
    amount: Number


class ActionFollow(ActionModifier, frozen=True, kw_only=True):
    then: PlainActionId


class ActionKeep(ActionModifier, frozen=True, kw_only=True):
    pass


# Permissions --------------------------------------------------------------------------------------


class Slot(ActionModifier, frozen=True, kw_only=True):
    count: Number


class UpcomingSlots(CivilizationVerb, frozen=True, kw_only=True):
    pass


class DenyAction(ActionModifier, frozen=True, kw_only=True):
    pass


class IgnorePrerequisites(CivilizationVerb, frozen=True, kw_only=True):
    pass


class HuntAlways(CivilizationVerb, frozen=True, kw_only=True):
    action: ClassVar[ActionId] = "hunting"


# Military -----------------------------------------------------------------------------------------


class Shield(CivilizationVerb, frozen=True, kw_only=True):
    amount: Number


class ShieldPer(CivilizationVerb, frozen=True, kw_only=True):
    amount: Number
    per: CountForShields
    every: Number


class Immune(CivilizationVerb, frozen=True, kw_only=True):
    to: Literal["war", "plague"]


# Triggered ----------------------------------------------------------------------------------------


class Counting(CivilizationVerb, frozen=True, kw_only=True):
    """Gives an amount, or that many times as much as something is counted."""

    amount: Number
    per: Count | None = None
    every: Number | None = None

    def faults(self) -> Iterator[EffectFault]:
        if (self.per is None) != (self.every is None):
            yield "every", str(self.every or "–"), "per ⇔ every"


class Gain(Counting, frozen=True, kw_only=True):
    on: Literal["now", "rise", "acquire", "rest", "annex", "war", "sacrifice", "turn_end"]
    resource: Resource
    cond: Condition | None = None

    @property
    def plain(self) -> bool:
        """Whether it counts nothing and needs nothing."""
        return self.per is None and self.cond is None


class GainTechnology(CivilizationVerb, frozen=True, kw_only=True, tag="technology"):
    on: Literal["now", "rise", "acquire", "turn_end"]
    count: Number


class GainWonder(CivilizationVerb, frozen=True, kw_only=True, tag="wonder"):
    on: Literal["now", "rise", "acquire"]
    count: Number


class OthersGain(CivilizationVerb, frozen=True, kw_only=True):
    on: Literal["now", "rise"]
    amount: Number


class OthersLose(CivilizationVerb, frozen=True, kw_only=True):
    on: Literal["rise", "turn_end", "action"]
    amount: Number
    action: ActionId | None = None
    cond: Condition | None = None

    def faults(self) -> Iterator[EffectFault]:
        if (self.on == "action") != (self.action is not None):
            yield "action", str(self.action or "–"), "on = action ⇔ action"


class BonusMultiply(CivilizationVerb, frozen=True, kw_only=True):
    on: ClassVar[Moment] = "rise"
    factor: Number


class TechnologyPerBonus(CivilizationVerb, frozen=True, kw_only=True):
    on: ClassVar[Moment] = "rise"
    every: Number


class TurnAction(CivilizationVerb, frozen=True, kw_only=True):
    on: ClassVar[Moment] = "turn_end"
    action: PlainActionId


class TurnPay(CivilizationVerb, frozen=True, kw_only=True):
    on: ClassVar[Moment] = "turn_end"
    coins: Number
    points: Number
    to: Literal["market", "supply"]


class EndPoints(Counting, frozen=True, kw_only=True):
    on: ClassVar[str] = "end"
    per: CountAtEnd | None = None
    max: Number | None = None
    cond: Condition | None = None


# Events -------------------------------------------------------------------------------------------


class AllGain(Counting, frozen=True, kw_only=True):
    resource: Resource


class AllLose(CivilizationVerb, frozen=True, kw_only=True):
    coins: Number


class AllSacrifice(CivilizationVerb, frozen=True, kw_only=True):
    workers: Number


class LeadersGain(CivilizationVerb, frozen=True, kw_only=True):
    by: Leadership
    which: ClassVar[str] = "highest"
    resource: Resource
    amount: Number


class ExtremesLose(CivilizationVerb, frozen=True, kw_only=True):
    by: Leadership
    which: Literal["highest", "lowest"]
    coins: Number


# Scenarios ----------------------------------------------------------------------------------------


class FundWonder(CivilizationVerb, frozen=True, kw_only=True):
    coins: Number


class OpenStation(CivilizationVerb, frozen=True, kw_only=True):
    pass


class Ward(CivilizationVerb, frozen=True, kw_only=True):
    amount: Number


class PayTribute(CivilizationVerb, frozen=True, kw_only=True, tag="tribute"):
    pass


# Which verbs may stand where ----------------------------------------------------------------------

LastingEffect: TypeAlias = (  # of inherited abilities, technologies and wonders
    ActionPoints
    | ActionCoins
    | ActionCost
    | ActionFree
    | ActionWorkers
    | ActionRecruit
    | ActionFollow
    | ActionKeep
    | Slot
    | UpcomingSlots
    | DenyAction
    | IgnorePrerequisites
    | HuntAlways
    | Shield
    | ShieldPer
    | Immune
    | Gain
    | GainTechnology
    | GainWonder
    | OthersGain
    | OthersLose
    | TurnAction
    | TurnPay
    | EndPoints
)
MainEffect: TypeAlias = LastingEffect | BonusMultiply | TechnologyPerBonus
ActionEffect: TypeAlias = (  # of actions and stations
    Gain | GainTechnology | GainWonder | OthersGain | FundWonder | OpenStation | Ward | PayTribute
)
EventEffect: TypeAlias = AllGain | AllLose | AllSacrifice | LeadersGain | ExtremesLose
Effect: TypeAlias = MainEffect | ActionEffect | EventEffect

Place = Literal["main", "inherited", "technology", "wonder", "action", "event"]
LASTING: tuple[Moment, ...] = ("rest", "annex", "war", "sacrifice", "turn_end", "action")
MOMENTS_OF_PLACE: dict[Place, tuple[Moment, ...]] = {
    "main": ("rise", *LASTING),
    "inherited": LASTING,
    "technology": ("acquire", *LASTING),
    "wonder": ("acquire", *LASTING),
    "action": ("now",),
    "event": (),
}


def faults(effect: Effect, place: Place, technologies: set[str]) -> Iterator[EffectFault]:
    """Everything that the schema finds nothing wrong with, but that is wrong with an effect standing somewhere."""
    yield from effect.faults()
    if "on" in effect.__struct_fields__ and moment(effect) not in MOMENTS_OF_PLACE[place]:
        yield "on", str(moment(effect)), ", ".join(MOMENTS_OF_PLACE[place])
    for technology in getattr(effect, "technologies", None) or []:
        if technology not in technologies:
            yield "technologies", technology, ", ".join(sorted(technologies))


def moment(effect: Effect) -> str | None:
    """When it happens; None for what works all the time."""
    return getattr(effect, "on", None)


def waits_for_its_owner(effect: Effect) -> bool:
    """Whether it is resolved at the end of a turn when its owner chooses; fixed gains go by themselves (AC-092)."""
    return moment(effect) == "turn_end" and not (isinstance(effect, Gain) and effect.plain)
