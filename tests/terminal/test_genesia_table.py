"""Genesia at the terminal: the whole table at the start of a turn, what matters within it, whole games."""

from __future__ import annotations

from io import StringIO

import pytest

from tablee.engine.messages import LANGUAGES
from tests.terminal.conftest import CURTAIN, Sit, alone_to_the_end, printed

GAME = "genesia"
UNSAID = ("board-", "outcome-", "effect-", "card-", "score-", "event-", "question-", "action-")


def test_choosing_an_objective_and_drafting_are_secret(sit: Sit) -> None:
    table = sit(["", "1", "", "1", "", "1"], game_key=GAME)
    table.run()
    said = printed(table)
    assert CURTAIN in said
    assert "Objective:" in said
    assert "Cards to choose from (6)" in said


def test_a_turn_begins_with_the_whole_table(sit: Sit) -> None:
    table = sit(["1"] * 6, game_key=GAME, bots="random", objectives="none")
    table.run()
    said = printed(table)
    for heading in ("Age I", "Turn order", "Map: rows by value", "Players", "Hand ("):
        assert heading in said


@pytest.mark.slow
def test_no_line_is_wider_than_the_terminal(sit: Sit) -> None:
    table = sit(["1"] * 60, players=5, game_key=GAME, bots="random", promo=True)
    table.run()
    file = table.console.file
    assert isinstance(file, StringIO)
    assert max(len(line.rstrip()) for line in file.getvalue().splitlines()) <= 100


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_alone_ends_with_a_result(sit: Sit, language: str) -> None:
    table = alone_to_the_end(sit, GAME, 900, language)
    result = table.match.state.view(None)["result"]
    said = printed(table)
    assert str(result["score"]) in said
    assert "100" in said
    for unsaid in UNSAID:
        assert unsaid not in said
