"""The checks themselves: an honest game passes all of them, and every one of them catches its saboteurs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee import testing
from tablee.engine.game import Game
from tablee.engine.options import variants
from tablee.testing import checks
from tablee.testing.cases import cases
from tablee.testing.checks import Check
from tests.conformance.test_conformance import marks
from tests.toys.copies import copied, edit, opened
from tests.toys.saboteurs import SABOTEURS, Saboteur
from tests.toys.sealed.game import SealedGame
from tests.toys.sealed.meta import META

CASES = [(players, options) for players in META.players for options in variants(META.options, players)]
SEEDS = range(1, 5)


def _param(value: Check | Saboteur, name: str, check: Check) -> Any:
    return pytest.param(value, id=name.removeprefix("check_"), marks=marks(check))


def spoiled(saboteur: Saboteur, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """The saboteur's game; what it replaces stands there until the end of the test."""
    for place, instead in saboteur.replaced:
        monkeypatch.setattr(place, instead)
    if saboteur.edited is None:
        return saboteur.game(saboteur.meta, None)
    monkeypatch.setattr(sys, "path", [*sys.path])
    package = f"sealed_{SABOTEURS.index(saboteur)}"
    file, found, instead = saboteur.edited
    edit(copied(folder, package) / file, found, instead)
    return opened(package)


def run(check: Check, game: Game) -> None:
    for players, options in CASES:
        for seed in SEEDS:
            check(game, players, options, seed)


@pytest.mark.slow
@pytest.mark.parametrize("check", [_param(check, check.__name__, check) for check in checks.CHECKS])
def test_the_honest_game_passes(check: Check) -> None:
    run(check, SealedGame(META, None))


@pytest.mark.parametrize("saboteur", [_param(saboteur, saboteur.name, saboteur.check) for saboteur in SABOTEURS])
def test_a_saboteur_is_caught(saboteur: Saboteur, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the same seeds that the honest game passes, and by the check, not by some assertion on the way."""
    game = spoiled(saboteur, tmp_path, monkeypatch)
    with pytest.raises(AssertionError) as caught:
        run(saboteur.check, game)
    assert Path(caught.traceback[-1].path).parent == Path(testing.__file__).parent, caught.value


def test_every_check_has_a_saboteur() -> None:
    caught = {saboteur.check for saboteur in SABOTEURS}
    assert [check.__name__ for check in checks.CHECKS if check not in caught] == []


@pytest.mark.slow
def test_one_call_checks_a_whole_game() -> None:
    """And says how many games it played: none would have shown nothing."""
    assert testing.check(SealedGame(META, None)) == len(CASES)


def test_a_game_without_options_has_cases() -> None:
    plain = msgspec.structs.replace(META, options=())
    assert [(case.players, case.options) for case in cases(plain)] == [(players, {}) for players in META.players]


def test_a_game_that_nobody_can_play_is_noticed() -> None:
    nobody = msgspec.structs.replace(META, players=())
    with pytest.raises(AssertionError, match="nothing can be played"):
        testing.check(SealedGame(nobody, None))


def test_an_error_on_the_way_is_told_like_a_broken_promise() -> None:
    class Stumbles(SealedGame):
        def longest(self, players: int) -> int:
            raise ZeroDivisionError("by zero")

    with pytest.raises(AssertionError, match=r"sealed-2-.*: ends within bound: ZeroDivisionError: by zero"):
        testing.check(Stumbles(META, None))


def test_what_one_call_finds_names_the_game_and_the_promise() -> None:
    (saboteur,) = (each for each in SABOTEURS if each.name == "ForgetsGoldWhenLoading")
    with pytest.raises(AssertionError, match=r"sealed-2-.*: dump and load: "):
        testing.check(saboteur.game(saboteur.meta, None))
