"""The checks themselves: an honest game passes all of them, and every one of them catches its saboteurs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tablee import testing
from tablee.engine.game import Game
from tablee.engine.options import variants
from tablee.testing import checks
from tablee.testing.checks import Check
from tests.conformance.test_conformance import marks
from tests.toys.saboteurs import SABOTEURS, Saboteur
from tests.toys.sealed.game import SealedGame
from tests.toys.sealed.meta import META

CASES = [(players, options) for players in META.players for options in variants(META.options, players)]
SEEDS = range(1, 5)


def _param(value: Check | Saboteur, name: str, check: Check) -> Any:
    return pytest.param(value, id=name.removeprefix("check_").removesuffix("Game"), marks=marks(check))


def run(check: Check, game: Game) -> None:
    for players, options in CASES:
        for seed in SEEDS:
            check(game, players, options, seed)


@pytest.mark.slow
@pytest.mark.parametrize("check", [_param(check, check.__name__, check) for check in checks.CHECKS])
def test_the_honest_game_passes(check: Check) -> None:
    run(check, SealedGame(META, None))


@pytest.mark.parametrize(
    "saboteur", [_param(saboteur, saboteur.game.__name__, saboteur.check) for saboteur in SABOTEURS]
)
def test_a_saboteur_is_caught(saboteur: Saboteur) -> None:
    """With the same seeds that the honest game passes, and by the check, not by some assertion on the way."""
    with pytest.raises(AssertionError) as caught:
        run(saboteur.check, saboteur.game(saboteur.meta, None))
    assert Path(caught.traceback[-1].path).parent == Path(testing.__file__).parent, caught.value


def test_every_check_has_a_saboteur() -> None:
    caught = {saboteur.check for saboteur in SABOTEURS}
    assert [check.__name__ for check in checks.CHECKS if check not in caught] == []


@pytest.mark.slow
def test_one_call_checks_a_whole_game() -> None:
    testing.check(SealedGame(META, None))


def test_what_one_call_finds_names_the_game_and_the_promise() -> None:
    (saboteur,) = (each for each in SABOTEURS if each.game.__name__.startswith("ForgetsGoldWhenLoading"))
    with pytest.raises(AssertionError, match=r"sealed-2-.*: dump and load: "):
        testing.check(saboteur.game(saboteur.meta, None))
