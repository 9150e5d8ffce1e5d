"""What the rulebook prints of this game, and what it does not though it may seem so."""

from __future__ import annotations

import pytest

from tablee.engine.origins import HOUSE, RULEBOOK

from .positions import CONTENT, GAME

ORIGINS = GAME.origins


def test_the_names_of_32_civilizations_are_printed() -> None:
    named = {card.id for card in CONTENT.civilization if ORIGINS.of("civilization", card.id, "name.fr") == RULEBOOK}
    assert len(named) == 32
    assert not named & {"italy", "khitan"}


def test_the_rulebook_is_french() -> None:
    for fact in ORIGINS.facts:
        if fact.field in ("name.en", "name.it"):
            assert ORIGINS.of(*fact) == HOUSE


@pytest.mark.parametrize("card", ["trade", "conquest", "farm", "construction"])
def test_which_cards_bring_war_is_ours(card: str) -> None:
    assert ORIGINS.of("track_card", card, "icon") == HOUSE
    assert ORIGINS.of("track_card", card, "action") == RULEBOOK


def test_single_facts() -> None:
    assert ORIGINS.of("rules", "", "civilization_limit") == HOUSE
    assert ORIGINS.of("rules", "", "rounds") == RULEBOOK
    assert {ORIGINS.of(*fact) for fact in ORIGINS.facts if fact.section == "family"} == {HOUSE}
    assert {ORIGINS.of("civilization", card.id, "family") for card in CONTENT.civilization} == {HOUSE}
    assert ORIGINS.of("civilization", "lydia", "main 1.amount") == RULEBOOK
    assert ORIGINS.of("civilization", "lydia", "main 2.verb") == RULEBOOK
    assert ORIGINS.of("civilization", "lydia", "main 2.amount") == HOUSE
    assert set(ORIGINS.within("civilization", "franks", "inherited 1").values()) == {RULEBOOK}
    assert set(ORIGINS.within("civilization", "franks", "inherited 2").values()) == {HOUSE}
    assert ORIGINS.of("first_game", "", "order") == HOUSE


def test_whole_abilities() -> None:
    """25 main abilities are explained; the first coins of Lydia are told besides."""
    whole = {
        card.id
        for card in CONTENT.civilization
        if set(ORIGINS.within("civilization", card.id, "main").values()) == {RULEBOOK}
    }
    assert len(whole) == 25
    inherited = {
        card.id
        for card in CONTENT.civilization
        if set(ORIGINS.within("civilization", card.id, "inherited").values()) == {RULEBOOK}
    }
    assert inherited == {"harappa", "india"}
    assert {
        card.id for card in CONTENT.civilization if ORIGINS.of("civilization", card.id, "population") == RULEBOOK
    } == {"khmer"}
