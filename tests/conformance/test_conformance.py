"""Every game on the shelf, with every number of players and every variant, keeps every promise."""

from __future__ import annotations

import sys
from typing import Any, NamedTuple

import pytest

import tablee
from tablee.engine.game import Game
from tablee.engine.meta import Meta
from tablee.engine.options import plain, variants
from tests.conformance import checks
from tests.conformance.checks import Check
from tests.toys.sealed.game import SealedGame
from tests.toys.sealed.meta import META

FIRST_SEED = 20
LONG = (
    checks.check_bad_positions_are_refused,
    checks.check_no_leak,
    checks.check_same_game_elsewhere,
    checks.check_sample_is_uniform,
)
MAX_CASES = 50  # a game with more tries each choice of an option with one number of players instead of all


class Case(NamedTuple):
    key: str
    players: int
    options: dict[str, Any]
    seed: int

    def __str__(self) -> str:
        return "-".join([self.key, str(self.players), *(_words(key, value) for key, value in self.options.items())])


def _words(key: str, value: Any) -> str:
    return f"{key}={'+'.join(plain(item) for item in value) if isinstance(value, list) else plain(value)}"


def cases(meta: Meta) -> list[Case]:
    """Every number of players and every variant of a game."""
    found = [(players, options) for players in meta.players for options in variants(meta.options, players)]
    if len(found) > MAX_CASES:
        found = spread(found)
    return [Case(meta.key, players, options, FIRST_SEED + number) for number, (players, options) in enumerate(found)]


def spread(found: list[tuple[int, dict[str, Any]]]) -> list[tuple[int, dict[str, Any]]]:
    """The first variant of each number of players, and every other one with one number of players: the fewest or the
    next, in turn, since games with more take long and differ little."""
    alike: dict[str, list[tuple[int, dict[str, Any]]]] = {}
    first: dict[int, dict[str, Any]] = {}
    for players, options in found:
        if first.setdefault(players, options) is not options:
            # Lists are as long as there are players.
            plain_options = {key: bool(value) if isinstance(value, list) else value for key, value in options.items()}
            alike.setdefault(str(plain_options), []).append((players, options))
    chosen = [same[:2][number % len(same[:2])] for number, same in enumerate(alike.values())]
    return [*first.items(), *chosen]


def marks(check: Check, number: int = 0) -> list[Any]:
    """Of a game's first case nearly all checks are quick."""
    found = [pytest.mark.compiled] if check is checks.check_compiled_agrees else []
    return [*found, pytest.mark.slow] if number > 0 or check in LONG else found


def promises() -> list[Any]:
    found = []
    for meta in tablee.metas():
        for number, case in enumerate(cases(meta)):
            for check in checks.CHECKS:
                if number == 0 or check not in checks.ONCE:
                    name = f"{case}-{check.__name__.removeprefix('check_')}"
                    found.append(pytest.param(check, case, id=name, marks=marks(check, number)))
    return found


@pytest.mark.parametrize(("check", "case"), promises())
def test_promise(check: Check, case: Case) -> None:
    check(tablee.game(case.key), case.players, case.options, case.seed)


def test_a_game_with_many_options_still_tries_every_choice() -> None:
    (meta,) = (meta for meta in tablee.metas() if meta.key == "genesia")
    every = [options for players in meta.players for options in variants(meta.options, players)]
    tried = cases(meta)
    assert len(tried) < MAX_CASES < len(every)
    assert {case.players for case in tried} == set(meta.players)
    for option in meta.options:
        values = {str(options[option.key]) for options in every if option.key in options and not option.each}
        assert {str(case.options[option.key]) for case in tried if option.key in case.options} >= values
        if option.each:
            assert any(case.options.get(option.key) for case in tried)


def uncompiled(game: Game) -> list[str]:
    """The modules of a game's position and sense, with what these build on, that run as plain Python."""
    parts = (game.new(game.meta.players[0], 1), game.judgement)
    modules = [kind.__module__ for part in parts for kind in type(part).__mro__ if "." in kind.__module__]  # ours
    return [name for name in modules if (sys.modules[name].__file__ or "").endswith(".py")]


@pytest.mark.compiled
@pytest.mark.parametrize("key", [meta.key for meta in tablee.metas()])
def test_the_rules_are_compiled(key: str) -> None:
    """A game whose modules `setup.py` does not find would pass everything else, slowly."""
    assert uncompiled(tablee.game(key)) == []


@pytest.mark.compiled
def test_plain_rules_are_noticed() -> None:
    assert uncompiled(SealedGame(META, None)) == ["tests.toys.sealed.rules", "tests.toys.sealed.judgement"]
