# Compiled by mypyc (see setup.py).
"""What an active effect will bring until the end of the game: a class for each verb that is worth something."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.sets import bits
from tablee.games.age_of_civilization.judgement import weights
from tablee.games.age_of_civilization.rules import effects_lasting as lasting
from tablee.games.age_of_civilization.rules import effects_triggered as triggered
from tablee.games.age_of_civilization.rules.codes import CardAction, Moment, Resource, Target
from tablee.games.age_of_civilization.rules.effects import Effect
from tablee.games.age_of_civilization.rules.flow import Civilization
from tablee.games.age_of_civilization.rules.tables import VERBS


class Outlook:
    """What a seat may expect until the end."""

    def __init__(
        self, state: Civilization, seat: i64, uses: vec[float], wars: float, to_take: i64, turns: float, share: float
    ) -> None:
        self.state: Civilization = state
        self.seat: i64 = seat
        self.uses: vec[float] = uses  # how often it will perform each action
        self.wars: float = wars
        self.to_take: i64 = to_take  # civilizations that can still be taken
        self.turns: float = turns  # how long an ability lasts
        self.share: float = share  # how much of all turns that is

    def of_main_ability(self) -> Outlook:
        """The same for what lasts only until another civilization rises."""
        if self.to_take == 0 or self.turns <= weights.MAIN_TURNS:
            return self
        share = weights.MAIN_TURNS / self.turns
        return Outlook(self.state, self.seat, self.uses, self.wars, self.to_take, weights.MAIN_TURNS, share)

    def uses_of(self, action: i64) -> float:
        return self.share * self.uses[action]

    def uses_for(self, action: i64, technologies: i64) -> float:
        """What names technologies works as often as these are left."""
        if technologies == 0:
            return self.uses_of(action)
        left = weights.NAMED * float(bits(technologies & ~self.state.technologies[self.seat]))
        most = weights.NAMED * self.turns
        return left if left < most else most

    def likely(self, cond: i64) -> float:
        """How often what an effect needs may be expected to hold."""
        return 1.0 if self.state.holds(self.seat, cond) else weights.DOUBT


class Worth:
    """How a verb is judged. Worth nothing is what has done all it does, or is counted elsewhere."""

    def of(self, effect: Effect, outlook: Outlook) -> float:
        return 0.0


# Modifiers of actions -----------------------------------------------------------------------------


class WorthOfActionPoints(Worth):
    def of(self, effect: Effect, outlook: Outlook) -> float:
        assert isinstance(effect, lasting.ActionPoints)
        return float(effect.amount) * outlook.uses_for(effect.action, effect.technologies)


class WorthOfActionCoins(Worth):
    def of(self, effect: Effect, outlook: Outlook) -> float:
        assert isinstance(effect, lasting.ActionCoins)
        return weights.COIN * float(effect.amount) * outlook.uses_of(effect.action)


class WorthOfActionCost(Worth):
    def of(self, effect: Effect, outlook: Outlook) -> float:
        assert isinstance(effect, lasting.ActionCost)
        uses = outlook.uses_for(effect.action, effect.technologies)
        return weights.COIN * float(effect.amount) * uses * outlook.likely(effect.cond)


class WorthOfActionFree(Worth):
    def of(self, effect: Effect, outlook: Outlook) -> float:
        assert isinstance(effect, lasting.ActionFree)
        saved = weights.COIN * float(outlook.state.tables.cost[effect.action])
        return saved * outlook.uses_for(effect.action, effect.technologies)


class WorthOfActionWorkers(Worth):
    def of(self, effect: Effect, outlook: Outlook) -> float:
        assert isinstance(effect, lasting.ActionWorkers)
        return -weights.WORKER_SAVED * float(effect.amount) * outlook.uses_of(effect.action)


class WorthOfActionRecruit(Worth):
    def of(self, effect: Effect, outlook: Outlook) -> float:
        assert isinstance(effect, lasting.ActionRecruit)
        return weights.FOLLOWING * outlook.uses_of(effect.action)


class WorthOfActionFollow(Worth):
    def of(self, effect: Effect, outlook: Outlook) -> float:
        assert isinstance(effect, lasting.ActionFollow)
        return weights.FOLLOWING * outlook.uses_of(effect.action)


class WorthOfActionKeep(Worth):
    def of(self, effect: Effect, outlook: Outlook) -> float:
        assert isinstance(effect, lasting.ActionKeep)
        return weights.WORKER_KEPT * outlook.uses_of(effect.action)


# Permissions and military -------------------------------------------------------------------------


class WorthOfSlot(Worth):
    def of(self, effect: Effect, outlook: Outlook) -> float:
        assert isinstance(effect, lasting.Slot)
        return weights.PRIVATE_SLOT[effect.action] * float(effect.count) * outlook.turns


class WorthOfUpcomingSlots(Worth):
    def of(self, effect: Effect, outlook: Outlook) -> float:
        return weights.UPCOMING * outlook.turns


class WorthOfLiberty(Worth):
    """Of forbidding others an action, and of needing no prerequisites."""

    def of(self, effect: Effect, outlook: Outlook) -> float:
        return weights.LIBERTY * outlook.turns


class WorthOfHuntAlways(Worth):
    def of(self, effect: Effect, outlook: Outlook) -> float:
        return weights.HUNT_ALWAYS * outlook.share * outlook.uses[CardAction.HUNTING]


class WorthOfImmune(Worth):
    def of(self, effect: Effect, outlook: Outlook) -> float:
        assert isinstance(effect, lasting.Immune)
        return weights.IMMUNITY * outlook.wars if effect.to == Target.WAR else weights.HEALTH * outlook.turns


# Abilities of a moment ----------------------------------------------------------------------------


class WorthOfGain(Worth):
    def of(self, effect: Effect, outlook: Outlook) -> float:
        assert isinstance(effect, triggered.Gain)
        each = 1.0
        if effect.resource != Resource.POINTS:
            each = weights.COIN if effect.resource == Resource.COINS else weights.WORKER
        each *= float(effect.amount_now(outlook.state, outlook.seat)) * outlook.likely(effect.cond)
        if effect.on == Moment.TURN_END:
            return each * outlook.turns
        if effect.on == Moment.WAR:
            return each * outlook.wars
        if effect.on == Moment.ANNEX:
            return weights.ANNEXING * each * float(outlook.to_take)
        if effect.on == Moment.REST:
            return weights.RESTING * each * outlook.turns
        return weights.SACRIFICING * each * outlook.turns if effect.on == Moment.SACRIFICE else 0.0


class WorthOfGainTechnology(Worth):
    def of(self, effect: Effect, outlook: Outlook) -> float:
        return weights.TECHNOLOGY * outlook.turns if effect.on == Moment.TURN_END else 0.0


class WorthOfOthersLose(Worth):
    def of(self, effect: Effect, outlook: Outlook) -> float:
        assert isinstance(effect, triggered.OthersLose)
        if effect.on != Moment.TURN_END:
            return 0.0
        return weights.ROBBING * float(effect.amount) * outlook.turns * outlook.likely(effect.cond)


class WorthOfTurnAction(Worth):
    def of(self, effect: Effect, outlook: Outlook) -> float:
        return weights.FREE_ACTION * outlook.turns


class WorthOfTurnPay(Worth):
    def of(self, effect: Effect, outlook: Outlook) -> float:
        assert isinstance(effect, triggered.TurnPay)
        return weights.PAYING * (float(effect.points) - weights.COIN * float(effect.coins)) * outlook.turns


class WorthOfEndPoints(Worth):
    def of(self, effect: Effect, outlook: Outlook) -> float:
        return float(effect.end_points(outlook.state, outlook.seat))


_WORTHS: Final[dict[str, Worth]] = {
    "action_points": WorthOfActionPoints(),
    "action_coins": WorthOfActionCoins(),
    "action_cost": WorthOfActionCost(),
    "action_free": WorthOfActionFree(),
    "action_workers": WorthOfActionWorkers(),
    "action_recruit": WorthOfActionRecruit(),
    "action_follow": WorthOfActionFollow(),
    "action_keep": WorthOfActionKeep(),
    "slot": WorthOfSlot(),
    "upcoming_slots": WorthOfUpcomingSlots(),
    "deny_action": WorthOfLiberty(),
    "ignore_prerequisites": WorthOfLiberty(),
    "hunt_always": WorthOfHuntAlways(),
    "immune": WorthOfImmune(),
    "gain": WorthOfGain(),
    "technology": WorthOfGainTechnology(),
    "others_lose": WorthOfOthersLose(),
    "turn_action": WorthOfTurnAction(),
    "turn_pay": WorthOfTurnPay(),
    "end_points": WorthOfEndPoints(),
}
_BY_VERB: Final = vec[Worth]([_WORTHS.get(verb, Worth()) for verb in VERBS])


def prospect(effect: Effect, outlook: Outlook) -> float:
    """What one active effect will bring until the end."""
    return _BY_VERB[effect.verb].of(effect, outlook)
