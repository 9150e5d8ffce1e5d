"""What the games tell bots to care about."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee.bots import Observation
from tablee.bots.greedy import GreedyBot
from tablee.bots.search_bot import SearchBot
from tablee.lab.arena import arena
from tests.bots.tables import TABLES, name, positions
from tests.shelf import OWN_KEYS


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=name)
@pytest.mark.parametrize("seed", [1, 2])
def test_candidates_are_legal_and_never_none(table: Any, seed: int) -> None:
    judgement = tablee.game(table[0]).judgement
    for state, seat in positions(table, seed, every=1):
        found = [int(action) for action in judgement.candidates(state, seat)]
        assert found
        assert len(set(found)) == len(found)
        assert set(found) <= set(state.legal(seat))


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_a_judgement_changes_nothing(table: Any) -> None:
    judgement = tablee.game(table[0]).judgement
    for state, seat in positions(table, seed=1, every=25):
        before = state.dump()
        judgement.evaluate(state, seat)
        judgement.candidates(state, seat)
        assert state.dump() == before


@pytest.mark.slow
@pytest.mark.parametrize("table", [table for table in TABLES if table[0] in ("gentes", "genesia")], ids=name)
def test_thinking_ahead_leaves_every_position_as_it_was(table: Any) -> None:
    """These games try on a position what can still come of it."""
    judgement = tablee.game(table[0]).judgement
    for state, seat in positions(table, seed=2, every=4):
        before = state.dump()
        judgement.evaluate(state, seat)
        assert state.dump() == before


@pytest.mark.slow
@pytest.mark.parametrize("table", [table for table in TABLES if table[1] > 1], ids=name)
def test_winners_like_the_end_better_than_losers(table: Any) -> None:
    judgement = tablee.game(table[0]).judgement
    for seed in range(8):
        state = list(positions(table, seed, every=1))[-1][0]  # the same object all along: now at its end
        places = state.ranking()
        values = [judgement.evaluate(state, seat) for seat in range(table[1])]
        for seat, place in enumerate(places):
            for other, behind in enumerate(places):
                if place == 1 and behind > 1:
                    assert values[seat] > values[other]


def test_the_end_of_a_challenge_is_worth_its_result() -> None:
    judgement = tablee.game("genesis").judgement
    for seed in range(8):
        state = list(positions(("genesis", 1, {"level": "normal"}), seed, every=1))[-1][0]
        assert judgement.evaluate(state, 0) == sum(state.scores()[0].values())


def test_partners_judge_alike() -> None:
    judgement = tablee.game("genesis").judgement
    state = list(positions(("genesis", 4, {"mode": "teams"}), 3, every=1))[-1][0]
    values = [judgement.evaluate(state, seat) for seat in range(4)]
    assert values[0] == values[2] == -values[1] == -values[3]


@pytest.mark.compiled
@pytest.mark.parametrize("key", OWN_KEYS)
def test_greedy_beats_random_nearly_always(key: str) -> None:
    report = arena(key, ["greedy", "random"], games=40, players=2, jobs=1)
    won = report.players["greedy"].win_rate
    assert won is not None
    assert won >= 0.95


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("key", "games", "rollouts"),
    [("age_of_civilization", 20, 60), pytest.param("gentes", 20, 16, marks=pytest.mark.study)],
)
def test_planning_a_turn_pays(key: str, games: int, rollouts: int) -> None:
    """The search bot with few rollouts, so that it takes no time to speak of, against the greedy one."""
    game = tablee.game(key)
    points = 0.0
    for seed in range(games):
        state = game.new(2, seed)
        planner = seed % 2
        bots = {planner: SearchBot(seed, rollouts=rollouts), 1 - planner: GreedyBot(seed)}
        while not state.over:
            seat = state.pending()[0]
            state.play(seat, bots[seat].choose(Observation(state, seat)))
        places = state.ranking()
        points += 1.0 if places[planner] < places[1 - planner] else 0.5 if places == [1, 1] else 0.0
    assert points >= 0.65 * games
