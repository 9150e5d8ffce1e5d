"""What cards say, made from what they do: one sentence for each effect."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.events import Value
from tablee.engine.messages import Speaker
from tablee.games.age_of_civilization.content.catalogue import Action, SpecialAction
from tablee.games.age_of_civilization.content.vocabulary import Effect

# What the sentences find in a field that an effect has not.
NOT_GIVEN: dict[str, Value] = {
    "on": "now",
    "technologies": "none",
    "per": "none",
    "every": 1,
    "cond": "none",
    "most": 0,
    "max": 0,
    "resource": "points",
    "except_source": "none",
}


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
    """The effect's fields for a message, and what its verb implies; a message has to find every one of them."""
    names = (*effect.__struct_fields__, "on", "action", "resource", "which")
    values = {name: value for name in names if (value := getattr(effect, name, None)) is not None}
    if "technologies" in values:
        values["technologies"] = _alternatives(values["technologies"], speaker)
    if "then" in values:
        values["then"] = speaker.name("action", values["then"])
    if "cond" in values:
        values["cond"], _, most = values["cond"].partition(":")
        values["most"] = int(most or 0)
    if "amount" in values:
        values["change"] = "fewer" if values["amount"] < 0 else "more"
        values["amount"] = abs(values["amount"])
    return {**NOT_GIVEN, **values}


def _alternatives(technologies: list[str], speaker: Speaker) -> str:
    """Writing, Education or Navigation."""
    names = [speaker.name("technology", technology) for technology in technologies]
    if len(names) == 1:
        return names[0]
    return speaker.say("card-or", {"most": ", ".join(names[:-1]), "last": names[-1]})
