"""What all bots promise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import tablee
from tablee.bots import NAMES, Bot, Observation, UnknownBot, make
from tablee.bots.greedy import GreedyBot
from tablee.bots.random_bot import RandomBot
from tablee.bots.search_bot import SearchBot
from tablee.engine.chance import Rng
from tests.bots.tables import TABLES, name, positions
from tests.engine.processes import fresh


def searching(seed: int) -> SearchBot:
    """A search that chooses the same on every machine."""
    return SearchBot(seed, rollouts=24)


MAKERS: list[Callable[[int], Bot]] = [RandomBot, GreedyBot, searching]
every_bot = pytest.mark.parametrize(
    "maker", [RandomBot, GreedyBot, pytest.param(searching, marks=pytest.mark.slow)], ids=NAMES
)


@pytest.mark.slow
@every_bot
@pytest.mark.parametrize("table", TABLES, ids=name)
def test_only_legal_actions(maker: Callable[[int], Bot], table: Any) -> None:
    bot = maker(1)
    for state, seat in positions(table, seed=7, every=13):
        assert bot.choose(Observation(state, seat)) in state.legal(seat)


@every_bot
@pytest.mark.parametrize("table", TABLES, ids=name)
def test_a_choice_changes_nothing(maker: Callable[[int], Bot], table: Any) -> None:
    for state, seat in positions(table, seed=3, every=40):
        before = state.dump()
        maker(1).choose(Observation(state, seat))
        assert state.dump() == before


@pytest.mark.slow
@every_bot
def test_same_seed_same_choices(maker: Callable[[int], Bot]) -> None:
    def choices(seed: int) -> list[int]:
        bot = maker(seed)
        return [bot.choose(Observation(state, seat)) for state, seat in positions(TABLES[3], seed=5, every=9)]

    assert choices(1) == choices(1)
    assert choices(1) != choices(2)  # the first tile on an empty board is a matter of taste


@every_bot
def test_ratings_start_with_the_choice(maker: Callable[[int], Bot]) -> None:
    for state, seat in positions(TABLES[3], seed=5, every=20):
        ratings = maker(4).rate(Observation(state, seat))
        actions = [rating.action for rating in ratings]
        assert len(set(actions)) == len(actions)
        assert set(actions) <= set(state.legal(seat))
        if maker is not RandomBot:
            assert actions[0] == maker(4).choose(Observation(state, seat))


def test_greedy_takes_what_looks_best() -> None:
    judgement = tablee.game("genesis").judgement
    for state, seat in positions(TABLES[3], seed=5, every=10):
        ratings = GreedyBot(4).rate(Observation(state, seat))
        values = [rating.value for rating in ratings]
        assert values == sorted(values, reverse=True)
        twin = state.clone()
        twin.play(seat, ratings[0].action)
        assert judgement.evaluate(twin, seat) == values[0]


CHOICES = """
import json
from tests.bots.test_bots import searching
from tests.bots.tables import TABLES, positions
from tablee.bots import Observation, make

found = []
for table in (TABLES[1], TABLES[3], TABLES[6]):
    seen = [(state.clone(), seat) for state, seat in positions(table, seed=11, every=1)]
    greedy, search = make("greedy", 1), searching(1)
    found.append([greedy.choose(Observation(state, seat)) for state, seat in seen[::20]])
    found.append(search.choose(Observation(*seen[-8])))  # late: uncompiled, an early one takes its time
print(json.dumps(found))
"""


@pytest.mark.compiled
def test_compiled_or_not_bots_choose_the_same() -> None:
    assert fresh(CHOICES) == fresh(CHOICES, TABLEE_PURE="1")


def test_names() -> None:
    assert isinstance(make("random", 1), RandomBot)
    assert isinstance(make("greedy", 1), GreedyBot)
    usual, longer = make("search", 1), make("search:0.5", 1)
    assert isinstance(usual, SearchBot)
    assert isinstance(longer, SearchBot)
    assert (usual.seconds, longer.seconds) == (0.1, 0.5)


@pytest.mark.parametrize("name", ["", "oracle", "Greedy", "greedy:1", "search:", "search:x", "search:0", "search:-1"])
def test_an_unknown_name_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        make(name, 1)
    assert caught.value.key == "error-bot"
    assert caught.value.values == {"bot": name, "allowed": "random, greedy, search, search:0.5"}


def test_a_sight_shows_what_the_seat_may_know() -> None:
    state = tablee.game("genesis").new(2, 4)
    observation = Observation(state, 0)
    assert observation.view == state.view(0)
    assert observation.legal == state.legal(0)
    assert observation.game is state.game
    assert observation.seat == 0


def test_an_imagined_position_has_its_own_life_and_its_own_dice() -> None:
    state = tablee.game("genesis").new(2, 4)
    before = state.dump()
    twin = Observation(state, 0).imagine(Rng(1))
    assert twin.view(0) == state.view(0)
    assert twin.dump()["chance"] != before["chance"]
    twin.play(0, twin.legal(0)[0])
    assert state.dump() == before
