"""What cards and objectives say in every language, made from what they do (5.3)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tablee.engine.effects import verb_of
from tablee.engine.messages import Speaker
from tablee.games.genesia.content.vocabulary import VERBS, Effect, GenesiaVerb, flat
from tablee.games.genesia.text import card_text
from tests.games.card_texts import CardTexts

from .positions import CONTENT, GAME

# Words of the content file that are no words of a sentence in any language.
IDS = {name for name in (verb_of(verb.__name__) for verb in VERBS) if "_" in name} | {"foe_home", "free_or_held"}
ALL = 30  # "up to 30 Clans" are as many as one likes
EXACT = {
    "en": {
        "cave_paintings": "Copy a card that an opponent has just played.",
        "flint_deposit": "+6 coins. +1 Clan in your homeland.",
        "dugout_canoes": "Transfer up to 2 Clans, each to a free or own region, at most 3 steps away. 2 free moves.",
        "granaries": "+2 points per City outside your homeland (8 at most). +4 coins.",
        "barter": "Choose one: +7 coins; or +3 Clans in your homeland, +1 coin; or 7 free moves.",
        "ford_toll": "This Age you pay no tolls and receive tolls of 2 coins. +4 coins.",
        "great_crossing": "Transfer 1 Clan to a free region of value 1, 2 or 3 on another Continent, any distance."
        " 2 free moves. Each opponent on whose Continent pieces arrived: +2 coins.",
        "mill": "+1 Clan per City outside your homeland (3 at most) in your Cities.",
        "hyperloop": "Up to 2 times: transfer any number of Clans together from one of your Cities to another of your"
        " Cities, any distance. 3 free moves.",
        "missiles": "You may attack as if you had 1 Clan more. When you attack, the enemy loses twice as many Clans.",
        "laser": "When you attack, you lose 1 Clan fewer, but at least 1, in every assault of this Age.",
        "nobel_peace_prize": "You show Peace in every round of this Attack phase. +9 points.",
        "embargo": "Take 2 coins from each opponent. This Age you receive tolls of 3 coins.",
        "twin_cities": "+3 points per 2 Cities outside your homeland. At most 15 points in all.",
        "diplomats": "+3 points per homeland of an opponent where you have a piece. +2 points per City on other"
        " Continents. At most 14 points in all.",
    },
    "fr": {
        "flint_deposit": "+6 Pièces. +1 Clan dans votre Terre natale.",
        "fire": "Au choix : +2 Clans là où vous pouvez recruter ; ou 4 Déplacements gratuits.",
        "crop_rotation": "+1 Clan par tranche de 3 Régions que vous occupez sur votre Continent (3 au plus) là où vous"
        " pouvez recruter.",
        "cyberdefence": "Quand on vous attaque, l’ennemi perd 2 Clans de plus. Quand on vous attaque, vous perdez"
        " 1 Clan de moins.",
        "small_people": "+2 points par Région où vous avez un seul Clan. 14 points au plus en tout.",
    },
    "it": {
        "flint_deposit": "+6 monete. +1 Clan nella tua patria.",
        "opera": "Fino a 3 volte: paga 2 monete → +3 punti.",
        "gunpowder": "Quando attacchi, il nemico perde 2 Clan in più.",
        "spice_route": "+2 Clan in patrie avversarie. Ogni avversario sul cui Continente sono arrivate pedine:"
        " +1 moneta.",
        "small_people": "+2 punti per regione con un solo tuo Clan. Al massimo 14 punti in tutto.",
    },
}


def abilities() -> Iterator[tuple[str, list[Effect]]]:
    """Every list of effects, with the card or objective it stands on."""
    for card in CONTENT.card:
        yield card.id, card.effects
    for objective in CONTENT.objective:
        yield objective.id, objective.effects


def texts(language: str) -> dict[str, str]:
    """What every card and objective says."""
    speaker = Speaker(language, game=GAME)
    said = {card.id: card_text.card(card, speaker) for card in CONTENT.card}
    said |= {objective.id: card_text.objective(objective, speaker) for objective in CONTENT.objective}
    assert len(said) == 99 + 12
    return said


def numbers(effect: GenesiaVerb) -> set[int]:
    """A doubling is said in words."""
    found: set[int] = set()
    for part in flat([effect]):
        given = msgspec.to_builtins(part)
        if part.verb == "losses":
            given.pop("times", None)
        found |= {abs(value) for value in given.values() if isinstance(value, int)} | set(given.get("values") or [])
    return found - {0, ALL}


TEXTS = CardTexts(card_text, texts, abilities, numbers, longest=230, ids=IDS, exact=EXACT)
