"""What cards and objectives say, made from what they do: one sentence for each effect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.engine.events import Value
from tablee.engine.messages import Speaker
from tablee.games.genesia.content.catalogue import Card, Objective
from tablee.games.genesia.content.vocabulary import GenesiaVerb


def card(found: Card, speaker: Speaker) -> str:
    """What a card does when it is played."""
    return ability(found.effects, speaker)


def when(found: Card, speaker: Speaker) -> str:
    """GA-102 to GA-106: when a card can be played."""
    phases = _alternatives([speaker.say("card-phase", {"icon": icon}) for icon in found.icons], speaker)
    return speaker.say("card-when", {"kind": found.kind, "moment": found.moment or "either", "phases": phases})


def cost(coins: int, speaker: Speaker) -> str:
    return speaker.say("card-cost", {"coins": coins})


def objective(found: Objective, speaker: Speaker) -> str:
    """What an objective scores (GA-134), with its cap."""
    return f"{ability(found.effects, speaker)} {speaker.say('card-cap', {'cap': found.cap})}"


def ability(effects: Sequence[GenesiaVerb], speaker: Speaker) -> str:
    return " ".join(sentence(effect, speaker) for effect in effects)


def sentence(effect: GenesiaVerb, speaker: Speaker) -> str:
    return f"{_capital(phrase(effect, speaker))}."


def phrase(effect: GenesiaVerb, speaker: Speaker) -> str:
    """An effect as a part of a sentence."""
    return speaker.say(f"effect-{effect.verb}", _values(effect, speaker))


def phrases(effects: Sequence[GenesiaVerb], speaker: Speaker) -> str:
    return ", ".join(phrase(effect, speaker) for effect in effects)


# What a message is told of a field that an effect does not give; of other fields "none".
NOT_GIVEN: dict[str, Value] = {
    **dict.fromkeys(("max", "size", "reach", "times", "receive", "players", "floor"), 0),
    "div": 1,
    "together": False,
    "spread": "any",
    "unit": "clan",
    "source": "any",
}


def _values(effect: GenesiaVerb, speaker: Speaker) -> dict[str, Value]:
    """The effect's fields for a message, which has to find every one of them."""
    given = {field: getattr(effect, field) for field in effect.__struct_fields__}
    number = given.get("n") or 0
    said: dict[str, Value] = {field: _said(field, value, speaker) for field, value in given.items()}
    said["less"] = number < 0
    said["several"] = number != 1 or given.get("per") is not None
    said["double"] = given.get("times") is not None
    return said


def _said(field: str, value: Any, speaker: Speaker) -> Any:
    if field == "n":
        return abs(value or 0)
    if field == "pay":
        return value is None
    if field == "values" and value:
        return _alternatives([str(number) for number in value], speaker)
    if field == "options":
        return _either([phrases(option, speaker) for option in value], speaker)
    found: Value = NOT_GIVEN.get(field, "none") if value is None else value
    return found


def _alternatives(parts: Sequence[str], speaker: Speaker) -> str:
    """As a sentence lists them: 1, 2 or 3."""
    *first, last = parts or [""]
    return speaker.say("card-or", {"first": ", ".join(first), "last": last}) if first else last


def _either(options: Sequence[str], speaker: Speaker) -> str:
    """Options that have commas of their own."""
    said, *others = options or [""]
    for option in others:
        said = speaker.say("card-option-or", {"first": said, "last": option})
    return said


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
