"""Refusals: every forbidden action names the rule against it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tablee.engine.errors import IllegalAction
from tablee.engine.events import Refusal
from tests.games.playing import asked, play

from .boards import TABLES, named, positions_of_a_game
from .positions import GAME, load, new

RULES = set(
    re.findall(
        r"\*\*(GS-\d+)\*\*",
        (Path(__file__).parents[3] / "docs" / "rules" / "genesis.md").read_text(encoding="utf-8"),
    )
)


def why_not(state: Any, text: str, seat: int = 0) -> tuple[str, str, dict[str, Any]] | None:
    refusal: Refusal | None = state.why_not(seat, GAME.actions.parse(text))
    return None if refusal is None else (refusal.rule, refusal.key, dict(refusal.values))


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=named)
def test_an_action_is_legal_or_refused_with_a_rule(table: tuple[int, dict[str, Any]]) -> None:
    players, options = table
    for number, (state, _) in enumerate(positions_of_a_game(players, 3, **options)):
        if number % 8:
            continue
        seat = state.pending()[0]
        legal = set(state.legal(seat))
        for action in range(GAME.actions.size):
            refusal = state.why_not(seat, action)
            assert (refusal is None) == (action in legal)
            assert refusal is None or refusal.rule in RULES
        for other in range(players):
            if other != seat:
                assert state.legal(other) == []
                assert state.why_not(other, min(legal)) == Refusal("", "refuse-not-your-turn", {"seat": seat})


def test_squares() -> None:
    """R28."""
    state = load(".. .. .. VV PP ~~ Sd Wr", dice="FS")
    assert why_not(state, "place a1 forest") is None
    assert why_not(state, "place d1 forest") == ("GS-003", "refuse-relief", {"square": "d1", "relief": "volcano"})
    assert why_not(state, "place e1 forest") == ("GS-003", "refuse-relief", {"square": "e1", "relief": "pit"})
    assert why_not(state, "place f1 forest") == ("GS-024", "refuse-beyond-river", {"square": "f1"})
    occupied = {"square": "g1", "colour": "savanna", "species": "dinosaur"}
    assert why_not(state, "place g1 forest") == ("GS-039", "refuse-occupied", occupied)
    occupied = {"square": "h1", "colour": "marsh", "species": "reptile"}
    assert why_not(state, "place h1 forest") == ("GS-039", "refuse-occupied", occupied)


def test_colours() -> None:
    state = load(".. .. .. ..", dice="FS", supplies=[(2, 2, 2, 0), (2, 2, 2, 2)])
    assert why_not(state, "place a1 marsh") == ("GS-041", "refuse-no-tile", {"colour": "marsh"})
    assert why_not(state, "place a1 mountain") is None
    play(state, "place a1 forest")
    assert why_not(state, "place b1 mountain") == ("GS-035", "refuse-die", {"colour": "mountain", "die": "savanna"})
    assert why_not(state, "place b1 marsh") == ("GS-041", "refuse-no-tile", {"colour": "marsh"})
    assert why_not(state, "place b1 savanna") is None
    assert why_not(state, "stop") is None


def test_stopping_before_the_first_tile() -> None:
    assert why_not(load(".. .. .."), "stop") == ("GS-032", "refuse-pass", {})


def test_species() -> None:
    state = GAME.new(2, 1)
    assert why_not(state, "place a1 forest") == ("GS-025", "refuse-species-first", {})
    assert why_not(state, "stop") == ("GS-025", "refuse-species-first", {})
    play(state, "pick mammal")
    assert why_not(state, "pick mammal", 1) == ("GS-025", "refuse-species-taken", {"species": "mammal"})
    play(state, "pick human")
    seat = state.pending()[0]
    assert why_not(state, "pick reptile", seat) == ("GS-025", "refuse-species-chosen", {})


def test_an_illegal_action_changes_nothing() -> None:
    state = new(3, 9, first_player="seat1")
    before = state.dump()
    for seat, text in ((1, "stop"), (0, "place a1 forest"), (1, "place e1 forest"), (1, "pick human")):
        with pytest.raises(IllegalAction) as caught:
            state.apply(seat, GAME.actions.parse(text))
        assert caught.value.refusal == state.why_not(seat, GAME.actions.parse(text))
        assert state.dump() == before


def test_actions_that_do_not_exist() -> None:
    state = new(2, first_player="seat0")
    for action in (-1, 565, 10_000):
        refusal = state.why_not(0, action)
        assert refusal is not None
        assert refusal.key == "refuse-unknown-action"
        with pytest.raises(IllegalAction):
            state.apply(0, action)
    for seat in (-1, 2, 7, 99):
        assert state.legal(seat) == []
        assert state.why_not(seat, 0) is not None


def test_a_finished_game_takes_no_action() -> None:
    state = load(".. .. ..", dice="FS")
    play(state, "place b1 forest")
    assert asked(state) == ""
    for seat in (0, 1):
        assert why_not(state, "place a1 forest", seat) == ("", "refuse-over", {})
        assert state.legal(seat) == []
