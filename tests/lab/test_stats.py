"""Intervals against values worked out elsewhere."""

from __future__ import annotations

import pytest

from tablee.lab.stats import mean_interval, wilson


# Newcombe (1998), "Two-sided confidence intervals for the single proportion", table I, method 3.
@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)
    # Losing so often is the mirror image.
    assert wilson(games - wins, games) == pytest.approx((1 - high, 1 - low), abs=5e-5)


def test_wilson_takes_shared_wins() -> None:
    low, high = wilson(2.5, 5)
    assert low + high == pytest.approx(1)
    assert wilson(2, 5)[0] < low < wilson(3, 5)[0]


def test_wilson_without_games_says_nothing() -> None:
    assert wilson(0, 0) == (0, 1)


def test_mean_interval() -> None:
    # Mean 2.5, standard deviation 1.29099, standard error 0.64550.
    assert mean_interval([1, 2, 3, 4]) == pytest.approx((1.23485, 3.76515), abs=1e-5)
    assert mean_interval([7, 7, 7]) == (7, 7)


def test_one_value_has_no_interval() -> None:
    assert mean_interval([7]) is None
    assert mean_interval([]) is None
