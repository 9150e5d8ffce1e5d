"""Every game on the shelf, with every number of players and every variant, keeps every promise."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import pytest

import tablee
from tablee.engine.options import plain, variants
from tests.conformance import checks
from tests.conformance.checks import Check

SEED = 20


def cases() -> Iterator[Any]:
    for meta in tablee.metas():
        for players in meta.players:
            for number, options in enumerate(variants(meta.options, players)):
                name = "-".join([meta.key, str(players), *(_words(key, value) for key, value in options.items())])
                yield pytest.param(meta.key, players, options, SEED + number, id=name)


def _words(key: str, value: Any) -> str:
    return f"{key}={'+'.join(plain(item) for item in value) if isinstance(value, list) else plain(value)}"


def marked(check: Check) -> Any:
    marks = [pytest.mark.compiled] if check is checks.check_compiled_agrees else []
    return pytest.param(check, id=check.__name__.removeprefix("check_"), marks=marks)


@pytest.mark.parametrize("check", [marked(check) for check in checks.CHECKS])
@pytest.mark.parametrize(("key", "players", "options", "seed"), list(cases()))
def test_promise(check: Check, key: str, players: int, options: dict[str, Any], seed: int) -> None:
    check(tablee.game(key), players, options, seed)


@pytest.mark.compiled
@pytest.mark.parametrize("key", [meta.key for meta in tablee.metas()])
def test_the_rules_are_compiled(key: str) -> None:
    """A game whose modules `setup.py` does not find would pass everything else, slowly."""
    game = tablee.game(key)
    state = game.new(game.meta.players[0], 1)
    for part in (type(state), type(game.sense)):
        source = sys.modules[part.__module__].__file__ or ""
        assert not source.endswith(".py"), f"{part.__module__} is not compiled"
