"""The action table: 565 actions, each with a number and a text (section 3 of the rules)."""

from __future__ import annotations

import pytest

from tablee.engine.errors import ParseError

from .positions import COLOURS, GAME, SPECIES


def test_numbers() -> None:
    assert GAME.actions.size == 565
    for colour, name in enumerate(COLOURS.values()):
        assert GAME.actions.parse(f"place a1 {name}") == 140 * colour
        assert GAME.actions.parse(f"place n10 {name}") == 140 * colour + 139
        assert GAME.actions.encode("place", colour, 17) == 140 * colour + 17
    assert GAME.actions.parse("stop") == 560
    assert [GAME.actions.parse(f"pick {name}") for name in SPECIES.values()] == [561, 562, 563, 564]


def test_text_and_number_are_inverses() -> None:
    for action in range(GAME.actions.size):
        assert GAME.actions.parse(GAME.actions.text(action)) == action
        name, numbers = GAME.actions.decode(action)
        assert GAME.actions.encode(name, *numbers) == action


@pytest.mark.parametrize("text", ["", "put a1 forest", "place a1", "place o1 forest", "place a11 forest", "stop a1"])
def test_a_text_that_is_no_action(text: str) -> None:
    with pytest.raises(ParseError):
        GAME.actions.parse(text)
