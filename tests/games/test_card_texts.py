"""What cards say in every language, made from what they do."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec
import pytest

import tablee
from tablee.engine.messages import LANGUAGES, Speaker
from tests.shelf import OWN_GAMES, OWN_KEYS

from .card_texts import NO_BREAK, CardTexts, cases, typeset

TEXTS: dict[str, CardTexts] = {
    key: import_module(f".{key}.card_texts", __package__).TEXTS
    for key in OWN_KEYS
    if find_spec(f".{key}.card_texts", __package__)
}
EXACT = [(game, *case) for game, found in TEXTS.items() for case in cases(found.exact)]

every_game = pytest.mark.parametrize("game", TEXTS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_every_game_with_cards_is_looked_at() -> None:
    with_cards = {meta.key for meta in OWN_GAMES if find_spec(f"{meta.package}.text.card_text")}
    assert set(TEXTS) == with_cards
    assert len(with_cards) == 3


@every_language
@every_game
def test_every_card_says_something_readable(game: str, language: str) -> None:
    found = TEXTS[game]
    for card, text in found.texts(language).items():
        assert text == text.strip() != "", card
        assert len(text) <= found.longest, (card, len(text), text)
        assert not re.search(r"[{}$\[\]]|_|  |effect-|card-|\bnone\b", text), (card, text)
        assert not found.ids & set(re.findall(r"[a-z_]+", text)), (card, text)
        assert text.endswith("."), (card, text)
        for sign in ":;":
            assert text.count(f"{NO_BREAK}{sign}") == (text.count(sign) if language == "fr" else 0), (card, text)
        # Sentences begin with a capital, a number or a sign; the first one as well.
        for sentence in re.split(r"(?<=\.) |→ ", text):
            assert not sentence[0].islower(), (card, text)


@every_language
@every_game
def test_one_sentence_for_each_effect(game: str, language: str) -> None:
    """One sentence also says that there is no effect."""
    found, speaker = TEXTS[game], Speaker(language, game=tablee.game(game))
    for card, effects in found.abilities():
        text = found.card_text.ability(effects, speaker)
        assert text.count(".") == max(1, len(effects)), (card, text)


@every_language
@every_game
def test_what_differs_is_said_differently(game: str, language: str) -> None:
    """Two abilities with the same text do the same."""
    found, speaker = TEXTS[game], Speaker(language, game=tablee.game(game))
    meaning: dict[str, list[dict[str, Any]]] = {}
    for card, effects in found.abilities():
        plain = [msgspec.to_builtins(effect) for effect in effects]
        assert meaning.setdefault(found.card_text.ability(effects, speaker), plain) == plain, card


@every_language
@every_game
def test_numbers_are_those_of_the_effects(game: str, language: str) -> None:
    """Every number of an effect stands in its text, as a number; a single thing may be said in words."""
    found, speaker = TEXTS[game], Speaker(language, game=tablee.game(game))
    for card, effects in found.abilities():
        for effect in effects:
            said = {int(number) for number in re.findall(r"\d+", found.card_text.sentence(effect, speaker))}
            assert found.numbers(effect) - {1} <= said, (card, said)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "language", "card"), EXACT)
def test_exact_sentences(game: str, language: str, card: str) -> None:
    found = TEXTS[game]
    assert found.texts(language)[card] == typeset(found.exact[language][card], language)
