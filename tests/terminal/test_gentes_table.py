"""Gentes at the terminal: the whole table at the start of a turn, what matters within it, whole games."""

from __future__ import annotations

import pytest

from tablee.engine.messages import LANGUAGES
from tests.terminal.conftest import CURTAIN, Sit, alone_to_the_end, printed

pytestmark = pytest.mark.slow

GAME = "gentes"


def test_a_turn_begins_with_the_whole_table_and_goes_on_with_what_matters(sit: Sit) -> None:
    table = sit(["scribe 3/1", "1"], game_key=GAME, bots="random", setup="first_game", first_player="seat0")
    table.run()
    said = printed(table)
    whole, _, rest = said.partition("Scribe 3/1, for 3 coins")
    for heading in ("Training chart", "Cities", "Hometowns", "Card row", "Piles", "Players", "Your hand"):
        assert heading in whole
    asked = rest.partition("›")[0]
    assert "Card row" in asked
    assert "Your hand" in asked
    assert "Training chart" not in asked
    assert "Hometowns" not in asked


def test_spreading_citizens_is_a_secret(sit: Sit) -> None:
    """Two people draft in the open, then each spreads four citizens behind a curtain."""
    table = sit(["", "1"] * 7, game_key=GAME, setup="experienced", first_player="seat1")
    table.run()
    said = printed(table)
    assert "Cards to choose from" in said
    assert CURTAIN in said
    assert "Citizens to spread: 3 (so far: 1 Noble)" in said


def test_refusals_name_the_rule(sit: Sit) -> None:
    table = sit(["why navigator 4/1 trade"], game_key=GAME, setup="first_game", first_player="seat1", bots="random")
    table.run()
    assert "(GE-011)" in printed(table)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_alone_ends_with_a_rank(sit: Sit, language: str) -> None:
    table = alone_to_the_end(sit, GAME, 400, language)
    result = table.match.state.view(None)["result"]
    said = printed(table)
    assert table.speaker.name("solo_rank", result["rank"]) in said
    for unsaid in ("board-", "outcome-", "effect-", "card-", "score-"):
        assert unsaid not in said
