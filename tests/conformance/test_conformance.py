"""Every game on the shelf, with every number of players and every variant, keeps every promise."""

from __future__ import annotations

import sys
from typing import Any

import pytest

import tablee
from tablee.engine.game import Game
from tablee.engine.options import variants
from tablee.testing import actions, checks, copies, knowledge, pages, terminals
from tablee.testing.cases import MAX_CASES, Case, cases
from tablee.testing.checks import Check
from tests.shelf import OWN_KEYS
from tests.toys.sealed.game import SealedGame
from tests.toys.sealed.meta import META

LONG = (
    copies.check_bad_positions_are_refused,
    knowledge.check_no_leak,
    copies.check_same_game_elsewhere,
    actions.check_sample_is_uniform,
    pages.check_pieces,
    pages.check_enlarged_cards,
    terminals.check_terminal,
)
DRAWN = (pages.check_pages, pages.check_pieces, pages.check_enlarged_cards)  # for which a game is drawn once


def marks(check: Check, number: int = 0) -> list[Any]:
    """Of a game's first case nearly all checks are quick."""
    found = [pytest.mark.compiled] if check is copies.check_compiled_agrees else []
    return [*found, pytest.mark.slow] if number > 0 or check in LONG else found


def promises() -> list[Any]:
    found = []
    for meta in tablee.games():
        for number, case in enumerate(cases(meta)):
            for check in checks.CHECKS:
                if number == 0 or check not in checks.ONCE:
                    name = f"{case}-{check.__name__.removeprefix('check_')}"
                    together = [pytest.mark.xdist_group(f"pages of {case}")] if check in DRAWN else []
                    found.append(pytest.param(check, case, id=name, marks=[*marks(check, number), *together]))
    return found


@pytest.mark.parametrize(("check", "case"), promises())
def test_promise(check: Check, case: Case) -> None:
    check(tablee.game(case.key), case.players, case.options, case.seed)


def test_a_game_with_many_options_still_tries_every_choice() -> None:
    meta = tablee.game("genesia").meta
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
@pytest.mark.parametrize("key", OWN_KEYS)
def test_the_rules_are_compiled(key: str) -> None:
    """A game whose modules `setup.py` does not find would pass everything else, slowly."""
    assert uncompiled(tablee.game(key)) == []


@pytest.mark.compiled
def test_plain_rules_are_noticed() -> None:
    assert uncompiled(SealedGame(META, None)) == ["tests.toys.sealed.rules", "tests.toys.sealed.judgement"]
