"""What cards and objectives say in every language, made from what they do (5.3)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from tablee.engine.messages import LANGUAGES, Speaker
from tablee.games.genesia import cardtext
from tablee.games.genesia.effects import Effect, Verb, flat

from .positions import CONTENT, GAME

LONGEST = 230
NO_BREAK = "\u00a0"  # before a French colon or semicolon
# Words of the content file that are no words of a sentence in any language.
IDS = {name for name in get_args(Verb) if "_" in name} | {"foe_home", "free_or_held"}
ALL = 30  # "up to 30 Clans" are as many as one likes
EXACT = {
    "en": {
        "cave_paintings": "Copy a card that an opponent has just played.",
        "flint_deposit": "+6 coins. +1 Clan in your homeland.",
        "dugout_canoes": "Transfer up to 2 Clans, each to a free or own region, at most 3 steps away. 2 free moves.",
        "granaries": "+2 points per City outside your homeland (8 at most). +2 coins.",
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
        "flint_deposit": "+6 pièces. +1 Clan dans votre Terre natale.",
        "fire": "Au choix : +2 Clans là où vous pouvez recruter ; ou 4 déplacements gratuits.",
        "crop_rotation": "+1 Clan par tranche de 3 régions que vous tenez sur votre Continent (3 au plus) là où vous"
        " pouvez recruter.",
        "cyberdefence": "Quand on vous attaque, l’ennemi perd 2 Clans de plus. Quand on vous attaque, vous perdez"
        " 1 Clan de moins.",
        "small_people": "+2 points par région où vous avez un seul Clan. 14 points au plus en tout.",
    },
    "it": {
        "flint_deposit": "+6 monete. +1 Clan nella tua Patria.",
        "opera": "Fino a 3 volte: paga 2 monete → +3 punti.",
        "gunpowder": "Quando attacchi, il nemico perde 2 Clan in più.",
        "spice_route": "+2 Clan in Patrie avversarie. Ogni avversario sul cui Continente sono arrivate pedine:"
        " +1 moneta.",
        "small_people": "+2 punti per regione con un solo tuo Clan. Al massimo 14 punti in tutto.",
    },
}
WHEN = {
    "wheel": "In your turn: Expansion.",
    "barley_grains": "In your turn: Growth or Expansion.",
    "imitation": "Right after an opponent’s card: Growth or Expansion.",
    "bone_potion": "In any phase, in your own turn.",
    "clubs": "In your assault turn, before you declare the assault.",
    "chivalry": "In your assault turn, before or after you declare the assault.",
    "ramparts": "When one of your regions is attacked.",
    "war_or_peace": "In your assault turn, or when one of your regions is attacked.",
    "laser": "Laid in Growth, in force in the Attack phase.",
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
    said = {card.id: cardtext.card(card, speaker) for card in CONTENT.card}
    said |= {objective.id: cardtext.objective(objective, speaker) for objective in CONTENT.objective}
    assert len(said) == 99 + 12
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_something_readable(language: str) -> None:
    for card, text in texts(language).items():
        assert text == text.strip() != "", card
        assert len(text) <= LONGEST, (card, len(text), text)
        assert not re.search(r"[{}$\[\]]|_|  |effect-|card-|\bnone\b", text), (card, text)
        assert not IDS & set(re.findall(r"[a-z_]+", text)), (card, text)
        assert text.endswith("."), (card, text)
        for sign in ":;":
            assert text.count(f"{NO_BREAK}{sign}") == (text.count(sign) if language == "fr" else 0), (card, text)
        # Sentences begin with a capital, a number or a sign; the first one as well.
        for sentence in re.split(r"(?<=\.) ", text):
            assert not sentence[0].islower(), (card, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_sentence_for_each_effect(language: str) -> None:
    speaker = Speaker(language, game=GAME)
    for card, effects in abilities():
        text = cardtext.ability(effects, speaker)
        assert text.count(".") == len(effects), (card, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_differs_is_said_differently(language: str) -> None:
    """Two abilities with the same text do the same."""
    speaker = Speaker(language, game=GAME)
    meaning: dict[str, list[dict[str, Any]]] = {}
    for card, effects in abilities():
        plain = [{"verb": effect.verb, **effect.given()} for effect in effects]
        assert meaning.setdefault(cardtext.ability(effects, speaker), plain) == plain, card


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_those_of_the_effects(language: str) -> None:
    """Every number of an effect stands in its text, as a number; a doubling is said in words."""
    speaker = Speaker(language, game=GAME)
    for card, effects in abilities():
        for effect in effects:
            said = {int(number) for number in re.findall(r"\d+", cardtext.sentence(effect, speaker))}
            for part in flat([effect]):
                given = part.given()
                if part.verb == "losses":
                    given.pop("times", None)
                numbers = {abs(value) for value in given.values() if isinstance(value, int)} | set(part.values or [])
                assert numbers - {0, 1, ALL} <= said, (card, said)


@pytest.mark.parametrize(("language", "card"), [(language, card) for language, said in EXACT.items() for card in said])
def test_exact_sentences(language: str, card: str) -> None:
    text = EXACT[language][card]
    for sign in ":;":
        text = text.replace(f" {sign}", f"{NO_BREAK}{sign}")
    assert texts(language)[card] == text


@pytest.mark.rule("GA-102", "GA-103", "GA-104", "GA-105", "GA-106")
@pytest.mark.parametrize("card", WHEN)
def test_when_a_card_is_played(card: str) -> None:
    (found,) = [entry for entry in CONTENT.card if entry.id == card]
    assert cardtext.when(found, Speaker("en", game=GAME)) == WHEN[card]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_when(language: str) -> None:
    speaker = Speaker(language, game=GAME)
    for card in CONTENT.card:
        text = cardtext.when(card, speaker)
        assert text.endswith("."), card.id
        assert not re.search(r"[{}$\[\]]|_|  |card-|growth|\bend\b", text), (card.id, text)
        assert cardtext.cost(card.cost, speaker)
