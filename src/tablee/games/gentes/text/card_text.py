"""What cards, tiles and spaces say, made from what they do: one sentence for each effect."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.events import Value
from tablee.engine.messages import Speaker
from tablee.games.gentes.content.catalogue import (
    ActionTile,
    Card,
    Catalogue,
    City,
    HomeRow,
    Requirements,
    Tax,
)
from tablee.games.gentes.content.vocabulary import Coins, GentesVerb


def card(found: Card, speaker: Speaker) -> str:
    """What a card does when it is played, and what it does from then on."""
    return ability([*found.now, *found.ongoing], speaker)


def ability(effects: Sequence[GentesVerb], speaker: Speaker) -> str:
    if not effects:
        return speaker.say("effect-none")
    return " ".join(sentence(effect, speaker) for effect in effects)


def sentence(effect: GentesVerb, speaker: Speaker) -> str:
    return f"{_capital(phrase(effect, speaker))}."


def phrase(effect: GentesVerb, speaker: Speaker) -> str:
    """An effect as a part of a sentence."""
    return speaker.say(f"effect-{effect.verb}", _values(effect, speaker))


def phrases(effects: Sequence[GentesVerb], speaker: Speaker) -> str:
    return ", ".join(phrase(effect, speaker) for effect in effects)


def requirements(asked: Requirements, speaker: Speaker) -> str:
    """What must be there to play a card (GE-382, GE-383): citizens, then tokens on the board."""
    parts = [citizens(name, count, speaker) for name, count in asked.citizens.items()]
    parts += [tokens(what, count, speaker) for what, count in asked.cities.items()]
    return ", ".join(parts) or speaker.say("card-nothing-required")


def citizens(name: str, count: int, speaker: Speaker) -> str:
    """2 Nobles."""
    content = speaker.game.content if speaker.game else None
    assert isinstance(content, Catalogue)
    found = next(citizen for citizen in content.citizen if citizen.id == name)
    noun = (found.name if count == 1 else found.plural)[speaker.language]
    return speaker.say("card-citizens", {"n": count, "citizen": noun})


def tokens(what: str, count: int, speaker: Speaker) -> str:
    """What a card asks for on the board: 2 tokens on trade spaces."""
    return speaker.say("card-requires", {"what": what, "symbol": what, "n": count})


def cost(coins: int, hourglasses: int, speaker: Speaker) -> str:
    return speaker.say("card-cost", {"coins": coins, "hourglasses": hourglasses})


def city(found: City, speaker: Speaker) -> str:
    """What a city gives each time it is activated."""
    return sentence(found.reward, speaker)


def home(row: HomeRow, speaker: Speaker) -> str:
    """The two abilities of a hometown, of which a token gives one each round (GE-372)."""
    left, right = _capital(phrase(row.left, speaker)), phrase(row.right, speaker)
    return speaker.say("card-either", {"left": left, "right": right})


def tile(found: ActionTile, speaker: Speaker) -> str:
    """What an action tile costs, and what is done with it."""
    does = speaker.say(
        "card-does",
        {
            "action": found.action,
            "coins": found.coins,
            "symbol": found.symbol or "none",
            "gain": _capital(phrases(found.effects, speaker)),
        },
    )
    return _source(found.action, found.coins, found.hourglasses, does, speaker)


def tax(found: Tax, speaker: Speaker) -> str:
    """GE-301: what the Tax Collector takes and gives."""
    gain = phrase(Coins(n=found.coins), speaker)
    does = speaker.say("card-does", {"action": "tax", "coins": 0, "symbol": "none", "gain": gain})
    return _source("tax", 0, found.hourglasses, does, speaker)


def _source(action: str, coins: int, hourglasses: int, does: str, speaker: Speaker) -> str:
    values = {"action": action, "cost": cost(coins, hourglasses, speaker), "does": does}
    return speaker.say("card-source", values)


def _values(effect: GentesVerb, speaker: Speaker) -> dict[str, Value]:
    """The effect's fields for its message; some in words. What is not given is "none"."""
    values: dict[str, Value] = {"action": getattr(effect, "action", "none")}
    for field in effect.__struct_fields__:
        value = getattr(effect, field)
        if field == "type":
            values["citizens"] = citizens(value, getattr(effect, "n", 1), speaker)
        elif field == "what":
            what, _, counted = value.partition(".")
            values |= {"what": what, "of": speaker.name(what, counted), "counted": counted or "none"}
        elif field == "effects":
            values["does"] = phrases(value, speaker)
        elif field == "pay":
            values["coins"] = value
        else:
            values[field] = "none" if value is None else value
    return values


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
