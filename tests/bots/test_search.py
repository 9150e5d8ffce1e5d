"""What the search bot card_values besides."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import tablee
from tablee.bots import Observation
from tablee.bots.rollouts import Rollouts
from tablee.bots.search_bot import WIDTH, SearchBot
from tablee.engine.judgement import Judgement
from tablee.engine.state import State
from tests.bots.tables import TABLES, positions
from tests.toys.sealed.game import SealedGame
from tests.toys.sealed.judgement import SealedJudgement
from tests.toys.sealed.meta import META
from tests.toys.sealed.rules import Sealed


def middle(number: int = 40) -> Observation:
    """A position in the middle of a game."""
    return [Observation(state.clone(), seat) for state, seat in positions(TABLES[3], seed=2, every=1)][number]


@pytest.mark.slow
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


@pytest.mark.slow
def test_it_stops_when_told_to() -> None:
    bot = SearchBot(1, seconds=3600)
    calls: list[float] = []

    def progress(spent: float) -> None:
        calls.append(spent)
        if len(calls) == 100:
            bot.stop()

    bot.on_progress = progress
    observation = middle()
    assert bot.choose(observation) in observation.legal
    assert len(calls) == 100


@pytest.mark.slow
def test_stopped_at_once_it_still_chooses() -> None:
    bot = SearchBot(1, seconds=3600)
    bot.on_progress = lambda _: bot.stop()
    observation = middle()
    assert bot.choose(observation) in observation.legal
    # What it was told once does not hold for the next decision.
    bot.on_progress = None
    bot.rollouts = 50
    assert bot.choose(observation) in observation.legal


def test_what_needs_no_thought_gets_none() -> None:
    state = SealedGame(META, None).new(2, 1, {"hand": 3})
    while len(state.legal(0)) != 1:
        seat = int(state.first_pending())
        state.play(seat, state.legal(seat)[0])
    bot = SearchBot(1, seconds=3600)
    bot.on_progress = lambda _: pytest.fail("it played out the only action there is")
    assert bot.choose(Observation(state, 0)) == state.legal(0)[0]


class Witness(SealedJudgement):
    """Remembers the position it judged last: after a rollout, the one at the horizon."""

    def evaluate(self, state: State, seat: int) -> float:
        self.seen = state.clone()
        return super().evaluate(state, seat)


def test_seats_that_decide_at_once_have_all_decided_at_the_horizon() -> None:
    state = SealedGame(META, None).new(3, 1)
    witness = Witness()
    Rollouts(witness, 0, 0, 64).rollout(state, state.legal(0)[0], 1)
    assert isinstance(witness.seen, Sealed)
    assert len(witness.seen.shown) == 3


class Torn(SealedJudgement):
    """Likes high bids at first observation, and once they are shown the low ones, which keep the high cards in hand."""

    def __init__(self, worth: float) -> None:
        self.worth = worth

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Sealed)
        return state.sealed[seat] if state.sealed[seat] else sum(state.hands[seat])

    def horizon(self, state: State) -> int:
        return 0

    def prior_weight(self, state: State) -> float:
        return self.worth


@pytest.mark.parametrize(("worth", "bid"), [(0.0, min), (1000.0, max)])
def test_the_first_sight_counts_as_much_as_the_game_says(
    worth: float, bid: Callable[[list[int]], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = SealedGame(META, None)
    monkeypatch.setattr(game, "judgement", Torn(worth))
    state = game.new(2, 1)
    assert isinstance(state, Sealed)
    assert SearchBot(1, rollouts=100).choose(Observation(state, 0)) == bid(state.hands[0]) - 1


@pytest.mark.parametrize("first", ["place", "single"])
def test_a_short_and_a_long_turn_are_judged_at_the_same_point(first: str) -> None:
    """At the start of somebody's turn: never between the two tiles of one."""
    game = tablee.game("genesis")
    state = game.new(2, 4, {"species": ["reptile", "human"], "first_player": "seat0"})
    paid = [action for action in state.legal(0) if "tile2" in after(state, action).values()]
    actions = paid if first == "place" else [action for action in state.legal(0) if action not in paid]
    for horizon, asked in [(0, 1), (1, 0), (2, 1)]:
        judge = Onlooker()
        Rollouts(judge, 0, horizon, 8).rollout(state, actions[0], 1)
        assert judge.seen == {asked: "tile1"}


class Onlooker(Judgement):
    """Likes nothing better than anything else, and remembers who was asked what in the last position."""

    def evaluate(self, state: State, seat: int) -> float:
        self.seen = pending(state)
        return 0.0


def pending(state: State) -> dict[int, str]:
    return {seat: state.game.questions[state.question(seat)] for seat in state.pending()}


def after(state: State, action: int) -> dict[int, str]:
    twin = state.clone()
    twin.play(0, action)
    return pending(twin)
