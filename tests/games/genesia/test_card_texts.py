"""What cards and objectives say in every language about when they are played and what they cost (5.3)."""

from __future__ import annotations

import re

import pytest

from tablee.engine.messages import LANGUAGES, Speaker
from tablee.games.genesia.text import card_text

from .card_texts import abilities
from .positions import CONTENT, GAME

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


def test_every_card_and_objective_has_an_effect() -> None:
    assert all(effects for _, effects in abilities())


@pytest.mark.rule("GA-102", "GA-103", "GA-104", "GA-105", "GA-106")
@pytest.mark.parametrize("card", WHEN)
def test_when_a_card_is_played(card: str) -> None:
    (found,) = [entry for entry in CONTENT.card if entry.id == card]
    assert card_text.when(found, Speaker("en", game=GAME)) == WHEN[card]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_when(language: str) -> None:
    speaker = Speaker(language, game=GAME)
    for card in CONTENT.card:
        text = card_text.when(card, speaker)
        assert text.endswith("."), card.id
        assert not re.search(r"[{}$\[\]]|_|  |card-|growth|\bend\b", text), (card.id, text)
        assert card_text.cost(card.cost, speaker)
