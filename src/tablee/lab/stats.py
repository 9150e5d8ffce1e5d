"""Intervals for what a tournament measures."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev

Z95 = NormalDist().inv_cdf(0.975)

Interval = tuple[float, float]


def wilson(wins: float, games: int) -> Interval:
    """The 95 % Wilson interval of a win rate; shared wins may make `wins` a fraction."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    spread = Z95 * Z95 / games
    centre = (rate + spread / 2) / (1 + spread)
    half = Z95 * sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    # At 0 and 1 the bound is exact; floating point would leave a trace of 1e-17.
    return 0.0 if wins == 0 else max(0.0, centre - half), 1.0 if wins == games else min(1.0, centre + half)


def mean_interval(values: Sequence[float]) -> Interval | None:
    """The 95 % interval of a mean; one value alone says nothing about it."""
    if len(values) < 2:
        return None
    mean = fmean(values)
    half = Z95 * stdev(values) / sqrt(len(values))
    return mean - half, mean + half
