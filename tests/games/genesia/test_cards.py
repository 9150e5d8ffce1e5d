"""What holds for every card; what each one does is in the files of its Age."""

from __future__ import annotations

from importlib import import_module

import pytest

from tests.games.playing import asked, legal, refusal

from .assaults import at_war
from .positions import CARDS, CONTENT
from .probes import QUESTION, SPARE, holding

FILES = ("age1", "age2", "age3", "promo")
IN_TURN = [card.id for card in CONTENT.card if card.kind in ("plain", "flexible", "any", "lasting")]


@pytest.mark.parametrize("file", FILES)
def test_every_card_has_a_test(file: str) -> None:
    tests = import_module(f".test_cards_{file}", __package__)
    names = {name.removeprefix("test_") for name in vars(tests) if name.startswith("test_")}
    promo = file == "promo"
    cards = [card.id for card in CONTENT.card if (card.lot == "promo") == promo and (promo or file == f"age{card.age}")]
    assert len(cards) == (9 if promo else 30)
    assert set(cards) <= names


@pytest.mark.rule("GA-101", "GA-102")
@pytest.mark.parametrize("card", IN_TURN)
def test_it_is_offered_in_its_phases_for_its_price(card: str) -> None:
    found = CARDS[card]
    for phase, question in QUESTION.items():
        fits = phase in found.icons
        spare = next(name for name in SPARE[found.age] if name != card)
        state = holding(card, phase=phase, hand=[spare], coins=found.cost)
        if f"0 {question}" == asked(state):
            assert (f"play {card}" in legal(state)) == fits, phase
        if fits and found.cost:
            poor = holding(card, phase=phase, hand=[spare], coins=found.cost - 1)
            assert refusal(poor, f"play {card}") == ("GA-101", "refuse-coins")


@pytest.mark.rule("GA-067", "GA-119")
@pytest.mark.parametrize("card", [card.id for card in CONTENT.card if card.kind.startswith("offensive")])
def test_an_offensive_card_is_offered_before_the_declaration(card: str) -> None:
    state = at_war(card=card, here=5, there=2)
    assert f"play {card}" in legal(state)


@pytest.mark.rule("GA-118")
@pytest.mark.parametrize("card", [card.id for card in CONTENT.card if card.kind.endswith("defence")])
def test_a_defence_card_is_offered_to_the_defender(card: str) -> None:
    age = CARDS[card].age
    state = at_war(here=5, age=age, theirs={"clans": {"isle-7-2": 2}, "hand": [card]})
    state.apply(0, next(iter(state.legal(0))))
    assert asked(state) == "1 defence_cards"
    assert legal(state) == {f"play {card}", f"discard {card}", "done"}
