"""What cards say, made from what they do: one sentence for each effect."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.events import Value
from tablee.engine.messages import Speaker
from tablee.games.age_of_civilization.content.catalogue import Action, SpecialAction
from tablee.games.age_of_civilization.content.vocabulary import Effect

# Verbs that imply a moment, a resource or an action; the sentences want them in words.
MOMENT = {
    "bonus_multiply": "rise",
    "technology_per_bonus": "rise",
    "turn_action": "turn_end",
    "turn_pay": "turn_end",
    "end_points": "end",
}
RESOURCE = {"action_coins": "coins", "action_recruit": "workers"}
ACTION = {"hunt_always": "hunting"}


def ability(effects: Sequence[Effect], speaker: Speaker) -> str:
    """What a civilization's ability, a technology, a wonder, a station or an event does."""
    if not effects:
        return speaker.say("effect-none")
    return " ".join(sentence(effect, speaker) for effect in effects)


def action(card: Action | SpecialAction, speaker: Speaker) -> str:
    """What an action needs, and what it does."""
    return speaker.say("card-does", {"needs": needs(card, speaker), "does": ability(card.effects, speaker)})


def needs(card: Action | SpecialAction, speaker: Speaker, **now: int) -> str:
    """The workers and coins an action takes, as printed or as they are `now`."""
    values: dict[str, Value] = {
        "slots": card.slots,
        "workers": card.workers,
        "coins": card.cost,
        "cost_rule": (card.cost_rule or "none") if isinstance(card, SpecialAction) and not now else "none",
        "slot": "red" if card.sacrifice else "white",
        **now,
    }
    return speaker.say("card-needs", values)


def sentence(effect: Effect, speaker: Speaker) -> str:
    said = speaker.say(f"effect-{effect.verb}", _values(effect, speaker))
    return said[0].upper() + said[1:]


def _values(effect: Effect, speaker: Speaker) -> dict[str, Value]:
    """The effect's fields for a message, which has to find every one of them: what is not given is "none" or 0."""
    cond, _, most = (effect.cond or "none").partition(":")
    return {
        "on": effect.on or MOMENT.get(effect.verb, "now"),
        "action": effect.action or ACTION.get(effect.verb, "none"),
        "technologies": _alternatives(effect.technologies or [], speaker),
        "then": speaker.name("action", effect.then or "none"),
        "resource": effect.resource or RESOURCE.get(effect.verb, "points"),
        "amount": abs(effect.amount or 0),
        "change": "fewer" if (effect.amount or 0) < 0 else "more",
        "per": effect.per or "none",
        "every": effect.every or 1,
        "cond": cond,
        "most": int(most or 0),
        "count": effect.count or 0,
        "to": effect.to or "none",
        "factor": effect.factor or 1,
        "coins": effect.coins or 0,
        "points": effect.points or 0,
        "workers": effect.workers or 0,
        "max": effect.max or 0,
        "by": effect.by or "none",
        "which": effect.which or "highest",
        "except_source": effect.except_source or "none",
    }


def _alternatives(technologies: list[str], speaker: Speaker) -> str:
    """Writing, Education or Navigation."""
    names = [speaker.name("technology", technology) for technology in technologies]
    if len(names) < 2:
        return names[0] if names else "none"
    return speaker.say("card-or", {"most": ", ".join(names[:-1]), "last": names[-1]})
