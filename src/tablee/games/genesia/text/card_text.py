"""What cards and objectives say, made from what they do: one sentence for each effect."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.events import Value
from tablee.engine.messages import Speaker
from tablee.games.genesia.content.catalogue import Card, Objective
from tablee.games.genesia.content.vocabulary import Effect


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


def ability(effects: Sequence[Effect], speaker: Speaker) -> str:
    return " ".join(sentence(effect, speaker) for effect in effects)


def sentence(effect: Effect, speaker: Speaker) -> str:
    return f"{_capital(phrase(effect, speaker))}."


def phrase(effect: Effect, speaker: Speaker) -> str:
    """An effect as a part of a sentence."""
    return speaker.say(f"effect-{effect.verb}", _values(effect, speaker))


def phrases(effects: Sequence[Effect], speaker: Speaker) -> str:
    return ", ".join(phrase(effect, speaker) for effect in effects)


def _values(effect: Effect, speaker: Speaker) -> dict[str, Value]:
    """The effect's fields for a message, which has to find every one of them: what is not given is "none" or 0."""
    number = effect.n or 0
    printed = [str(value) for value in effect.values or []]
    options = [phrases(option, speaker) for option in effect.options or []]
    return {
        "n": abs(number),
        "less": number < 0,
        "several": number != 1 or effect.per is not None,
        "per": effect.per or "none",
        "div": effect.div or 1,
        "max": effect.max or 0,
        "zone": effect.zone or "none",
        "values": _alternatives(printed, speaker) or "none",
        "size": effect.size or 0,
        "at": effect.at or "none",
        "spread": effect.spread or "any",
        "unit": effect.unit or "clan",
        "to": effect.to or "none",
        "source": effect.source or "any",
        "reach": effect.reach or 0,
        "together": effect.together or False,
        "times": effect.times or 0,
        "double": effect.times is not None,
        "pay": effect.pay is None,
        "receive": effect.receive or 0,
        "whom": effect.whom or "none",
        "players": effect.players or 0,
        "what": effect.what or "none",
        "price": effect.price or 0,
        "filter": effect.filter or "any",
        "who": effect.who or "none",
        "role": effect.role or "none",
        "scope": effect.scope or "assault",
        "floor": effect.floor or 0,
        "options": _either(options, speaker),
    }


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
