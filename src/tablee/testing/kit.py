"""All checks on a whole game: every number of players, every variant."""

from __future__ import annotations

from tablee.compiled import is_compiled
from tablee.engine.game import Game
from tablee.testing.cases import cases
from tablee.testing.checks import CHECKS, ONCE, Check
from tablee.testing.copies import check_compiled_agrees


def check(game: Game) -> int:
    """Everything that is checked of any game; raises AssertionError at the first broken promise. How many games were
    played for each promise."""
    for promise in promises():
        keep(game, promise)
    return len(cases(game.meta))


def promises() -> list[Check]:
    """The checks that can be made here."""
    return [promise for promise in CHECKS if promise is not check_compiled_agrees or is_compiled()]


def keep(game: Game, promise: Check) -> int:
    """One check on every case, or on the first where all are alike; on how many. What is raised names the case."""
    looked_at = cases(game.meta)[:1] if promise in ONCE else cases(game.meta)
    assert looked_at, f"{game.meta.key}: no number of players has a variant, so that nothing can be played"
    for case in looked_at:
        try:
            promise(game, case.players, case.options, case.seed)
        except Exception as broken:
            raise AssertionError(f"{case}: {spoken(promise)}: {_said(broken)}") from broken
    return len(looked_at)


def spoken(promise: Check) -> str:
    """The name of a check in words."""
    return promise.__name__.removeprefix("check_").replace("_", " ")


def _said(broken: Exception) -> str:
    """A check says in words what is wrong; anything else was raised on the way."""
    return str(broken) if isinstance(broken, AssertionError) else f"{type(broken).__name__}: {broken}"
