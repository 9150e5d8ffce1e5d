"""What holds for every card; what each one does is in the files of its era."""

from __future__ import annotations

from importlib import import_module

import pytest

from tests.games.playing import legal

from .positions import CONTENT
from .probes import CARDS, CHRONICLER, SPACES, alone, asks_for


@pytest.mark.parametrize("era", [1, 2, 3])
def test_every_card_has_a_test(era: int) -> None:
    tests = import_module(f".test_cards_era{era}", __package__)
    cards = [card.id for card in CONTENT.card if card.era == era]
    assert len(cards) == 18
    assert [name.removeprefix("test_") for name in vars(tests) if name.startswith("test_")] == cards


@pytest.mark.rule("GE-381", "GE-383")
@pytest.mark.parametrize("card", CARDS)
def test_it_asks_for_exactly_its_citizens_and_cities(card: str) -> None:
    wanted = asks_for(card)
    assert CHRONICLER in legal(alone(coins=5, hand=[card], **wanted))
    for citizen, count in wanted["citizens"].items():
        fewer = wanted | {"citizens": wanted["citizens"] | {citizen: count - 1}}
        assert CHRONICLER not in legal(alone(coins=5, hand=[card], **fewer)), citizen
    for space in wanted["spaces"]:
        fewer = wanted | {"spaces": [other for other in wanted["spaces"] if other != space]}
        assert CHRONICLER not in legal(alone(coins=5, hand=[card], **fewer)), space
    assert all(what in SPACES for what in CARDS[card].requires.cities)
