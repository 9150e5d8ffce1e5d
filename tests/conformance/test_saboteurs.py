"""The checks themselves: an honest game passes all of them, and every one of them catches its saboteurs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tablee.engine.game import Game
from tablee.engine.options import variants
from tests.conformance import checks
from tests.conformance.checks import Check
from tests.conformance.test_conformance import marked
from tests.toys.saboteurs import SABOTEURS, Saboteur
from tests.toys.sealed.game import SealedGame
from tests.toys.sealed.meta import META

CASES = [(players, options) for players in META.players for options in variants(META.options, players)]
SEEDS = range(1, 6)


def run(check: Check, game: Game) -> None:
    for players, options in CASES:
        for seed in SEEDS:
            check(game, players, options, seed)


@pytest.mark.parametrize("check", [marked(check) for check in checks.CHECKS])
def test_the_honest_game_passes(check: Check) -> None:
    run(check, SealedGame(META, None))


def _named(saboteur: Saboteur) -> Any:
    marks = [pytest.mark.compiled] if saboteur.check is checks.check_compiled_agrees else []
    return pytest.param(saboteur, id=saboteur.game.__name__.removesuffix("Game"), marks=marks)


@pytest.mark.parametrize("saboteur", [_named(saboteur) for saboteur in SABOTEURS])
def test_a_saboteur_is_caught(saboteur: Saboteur) -> None:
    """With the same seeds that the honest game passes, and by the check, not by some assertion on the way."""
    with pytest.raises(AssertionError) as caught:
        run(saboteur.check, saboteur.game(saboteur.meta, None))
    assert caught.traceback[-1].path == Path(checks.__file__), caught.value


def test_every_check_has_a_saboteur() -> None:
    caught = {saboteur.check for saboteur in SABOTEURS}
    assert [check.__name__ for check in checks.CHECKS if check not in caught] == []


def test_every_check_is_run() -> None:
    named = {name for name in vars(checks) if name.startswith("check_")}
    assert named == {check.__name__ for check in checks.CHECKS}
