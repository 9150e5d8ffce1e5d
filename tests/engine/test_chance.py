"""Chance: the generator's numbers, their spread, and outcomes that are noted or dictated."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from tablee.engine.chance import SEED_LIMIT, Rng, restored, seeded
from tablee.engine.errors import ReplayError

WORD = 2**64 - 1


def splitmix(seed: int, stream: int, count: int) -> list[int]:
    """SplitMix64 as it is written down, on whole 64-bit numbers."""
    x = (seed * 0x9E3779B97F4A7C15 + stream * 0xD1B54A32D192ED03) & WORD
    found = []
    for _ in range(count):
        x = (x + 0x9E3779B97F4A7C15) & WORD
        z = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & WORD
        found.append(z ^ (z >> 31))
    return found


def test_check_values_of_whole_words() -> None:
    rng = Rng(1, 1)
    assert [rng.word() for _ in range(3)] == [0x75856F745165F252, 0x8674BBC2735955AF, 0x5C1D49A70D26949A]


def test_check_values_below_ten() -> None:
    rng = Rng(1, 1)
    assert [rng.below(10) for _ in range(10)] == [4, 5, 3, 5, 7, 4, 8, 3, 9, 2]


@pytest.mark.parametrize("seed", [0, 1, 7, 2**31, 2**32 - 1, 2**32, 2**63, SEED_LIMIT - 1])
@pytest.mark.parametrize("stream", [0, 1, 5, 1000])
def test_words_are_those_of_splitmix64(seed: int, stream: int) -> None:
    rng = Rng(seed, stream)
    assert [rng.word() for _ in range(50)] == splitmix(seed, stream, 50)


@pytest.mark.parametrize("n", [1, 2, 3, 6, 140, 65536, 2**20 + 7, 2**31, 2**32])
def test_below_is_the_high_word_of_the_product(n: int) -> None:
    rng = Rng(3, 2)
    assert [rng.below(n) for _ in range(200)] == [word * n >> 64 for word in splitmix(3, 2, 200)]


@pytest.mark.parametrize("n", [2, 3, 6, 7, 10])
def test_below_is_uniform(n: int) -> None:
    rng = Rng(11)
    times = Counter(int(rng.below(n)) for _ in range(2000 * n))
    assert sorted(times) == list(range(n))
    assert all(1750 <= count <= 2250 for count in times.values())  # more than five standard deviations


def test_shuffle_follows_the_spec() -> None:
    items, numbers = list(range(10)), Rng(9)
    Rng(9).shuffle(items)
    expected = list(range(10))
    for last in range(9, 0, -1):
        other = numbers.below(last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    assert items == expected


def test_shuffle_gives_all_orders_equally() -> None:
    rng = Rng(4)
    times: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [0, 1, 2]
        rng.shuffle(items)
        times[tuple(items)] += 1
    assert set(times) == set(permutations(range(3)))
    assert all(850 <= count <= 1150 for count in times.values())


def test_streams_of_a_seed_are_apart() -> None:
    words = {Rng(1, stream).word() for stream in range(100)}
    assert len(words) == 100


def test_chance_draws_what_the_generator_of_its_stream_gives() -> None:
    chance, first, third = seeded(42, 3), Rng(42, 0), Rng(42, 2)
    drawn = [(chance.draw(6), chance.draw(100, 2)) for _ in range(20)]
    assert drawn == [(first.below(6), third.below(100)) for _ in range(20)]


def test_chance_survives_being_dumped() -> None:
    chance = seeded(7, 4)
    chance.draw(6, 3)
    twin = restored(chance.dump())
    assert twin.dump() == chance.dump()
    assert [len(word) for word in chance.dump()] == [16] * 4
    assert [chance.draw(1000, 3) for _ in range(9)] == [twin.draw(1000, 3) for _ in range(9)]


def test_a_clone_draws_the_same_and_on_its_own() -> None:
    chance = seeded(7, 1)
    before = chance.dump()
    twin = chance.clone()
    drawn = [twin.draw(1000) for _ in range(5)]
    assert chance.dump() == before
    assert [chance.draw(1000) for _ in range(5)] == drawn


def test_outcomes_are_noted_only_while_noting() -> None:
    chance = seeded(1, 1)
    chance.draw(6)
    assert chance.outcomes == []
    chance.noting = True
    drawn = [chance.draw(6), chance.draw(6)]
    assert chance.outcomes == drawn


def test_a_script_dictates_and_the_streams_advance_all_the_same() -> None:
    free, told = seeded(1, 1), seeded(1, 1)
    told.noting = True
    told.script = [5, 0, 3]
    assert [told.draw(6) for _ in range(3)] == [5, 0, 3]
    for _ in range(3):
        free.draw(6)
    assert told.outcomes == [5, 0, 3]
    assert told.dump() == free.dump()


def test_a_script_that_is_used_up() -> None:
    chance = seeded(1, 1)
    chance.noting, chance.script = True, []
    with pytest.raises(ReplayError) as caught:
        chance.draw(6)
    assert caught.value.key == "error-record-outcome-missing"


@pytest.mark.parametrize("outcome", [6, -1, 10**30])
def test_a_script_with_an_impossible_outcome(outcome: int) -> None:
    chance = seeded(1, 1)
    chance.noting, chance.script = True, [outcome]
    with pytest.raises(ReplayError) as caught:
        chance.draw(6)
    assert caught.value.key == "error-record-outcome-range"
    assert caught.value.values == {"outcome": outcome, "limit": 6}


def test_reseeding_replaces_every_stream_by_the_given_numbers() -> None:
    chance, twin = seeded(1, 3), seeded(2, 3)
    before = chance.dump()
    chance.reseed(Rng(9))
    twin.reseed(Rng(9))
    assert chance.dump() == twin.dump()
    assert all(word != old for word, old in zip(chance.dump(), before, strict=True))
