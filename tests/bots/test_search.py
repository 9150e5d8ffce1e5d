"""What the search bot promises besides."""

from __future__ import annotations

import pytest

from tablee.bots import Sight
from tablee.bots.searcher import WIDTH, SearchBot
from tests.bots.tables import TABLES, positions
from tests.toys.sealed.game import SealedGame
from tests.toys.sealed.meta import META


def middle(number: int = 40) -> Sight:
    """A position in the middle of a game."""
    return [Sight(state.clone(), seat) for state, seat in positions(TABLES[3], seed=2, every=1)][number]


@pytest.mark.parametrize("rollouts", [1, 30, 100])
def test_a_budget_of_rollouts_is_kept(rollouts: int) -> None:
    bot = SearchBot(1, rollouts=rollouts)
    spent: list[float] = []
    bot.on_progress = spent.append
    ratings = bot.rate(middle())
    assert len(ratings) == WIDTH
    # Each idea is played out at least once, whatever the budget.
    assert len(spent) == max(rollouts, WIDTH)
    assert spent == sorted(spent)
    assert spent[-1] == 1


def test_it_stops_when_told_to() -> None:
    bot = SearchBot(1, seconds=3600)
    calls: list[float] = []

    def progress(spent: float) -> None:
        calls.append(spent)
        if len(calls) == 100:
            bot.stop()

    bot.on_progress = progress
    sight = middle()
    assert bot.choose(sight) in sight.legal
    assert len(calls) == 100


def test_stopped_at_once_it_still_chooses() -> None:
    bot = SearchBot(1, seconds=3600)
    bot.on_progress = lambda _: bot.stop()
    sight = middle()
    assert bot.choose(sight) in sight.legal
    # What it was told once does not hold for the next decision.
    bot.on_progress = None
    bot.rollouts = 50
    assert bot.choose(sight) in sight.legal


def test_what_needs_no_thought_gets_none() -> None:
    state = SealedGame(META, None).new(2, 1, {"hand": 3})
    while len(state.legal(0)) != 1:
        seat = int(state.first_pending())
        state.play(seat, state.legal(seat)[0])
    bot = SearchBot(1, seconds=3600)
    bot.on_progress = lambda _: pytest.fail("it played out the only action there is")
    assert bot.choose(Sight(state, 0)) == state.legal(0)[0]
