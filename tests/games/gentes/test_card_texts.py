"""What the tiles say and the cards ask for in every language."""

from __future__ import annotations

import re

import pytest

from tablee.engine.messages import LANGUAGES, Speaker
from tablee.games.gentes.text import card_text
from tests.games.card_texts import cases

from .card_texts import texts
from .positions import CONTENT, GAME

REQUIREMENTS = {
    "en": {
        "seers_house": "1 Priest, 1 Scholar, 1 token on an oracle space",
        "great_lighthouse": "2 Artisans, 2 Merchants, 2 tokens on trade spaces",
        "embassy": "2 Nobles, 1 Merchant, cities in 3 regions",
        "agora": "2 Nobles, 2 Merchants, 1 token on a hometown",
    },
    "fr": {"seers_house": "1 Prêtre, 1 Érudit, 1 jeton sur un symbole d’oracle"},
    "it": {"seers_house": "1 Sacerdote, 1 Studioso, 1 segnalino su un simbolo dell’oracolo"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_that_differ_are_said_differently(language: str) -> None:
    said = [text for card, text in texts(language).items() if card in {tile.id for tile in CONTENT.action_tile}]
    assert len(set(said)) == len(said) == 28


@pytest.mark.parametrize("language", LANGUAGES)
def test_requirements_name_every_number(language: str) -> None:
    speaker = Speaker(language, game=GAME)
    for card in CONTENT.card:
        text = card_text.requirements(card.requires, speaker)
        numbers = [int(number) for number in re.findall(r"\d+", text)]
        assert numbers == [*card.requires.citizens.values(), *card.requires.cities.values()], (card.id, text)
        assert not re.search(r"[{}$_]|card-|\bnone\b", text), (card.id, text)


@pytest.mark.parametrize(("language", "card"), cases(REQUIREMENTS))
def test_exact_requirements(language: str, card: str) -> None:
    (found,) = [entry for entry in CONTENT.card if entry.id == card]
    assert card_text.requirements(found.requires, Speaker(language, game=GAME)) == REQUIREMENTS[language][card]
