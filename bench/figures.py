"""The raw figures of a run and what is computed from them."""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import median

from contenders import Contender

# With less than this share of the core's time, a contender was not alone on it.
CROWDED = 0.95


@dataclass(frozen=True)
class Playouts:
    """One contender in one round."""

    decisions: int
    games: int
    seconds: float
    cpu: float

    @property
    def rate(self) -> float:
        return self.decisions / self.seconds


@dataclass(frozen=True)
class Clones:
    clones: int
    seconds: float
    cpu: float

    @property
    def microseconds(self) -> float:
        return self.seconds / self.clones * 1e6


@dataclass
class Result:
    """All that is known of one contender; `failure` says why it has no, or no more, figures."""

    contender: Contender
    versions: dict[str, str] = field(default_factory=dict)
    playouts: list[Playouts] = field(default_factory=list)
    clones: list[Clones] = field(default_factory=list)
    failure: str = ""

    @property
    def rates(self) -> list[float]:
        return [each.rate for each in self.playouts]

    @property
    def clone_times(self) -> list[float]:
        return [each.microseconds for each in self.clones]

    @property
    def game_length(self) -> float:
        return sum(each.decisions for each in self.playouts) / sum(each.games for each in self.playouts)

    @property
    def crowded(self) -> int:
        """In how many rounds something else was using the core."""
        return sum(each.cpu < CROWDED * each.seconds for each in self.playouts)


@dataclass(frozen=True)
class Spread:
    median: float
    lowest: float
    highest: float


def spread(values: list[float]) -> Spread:
    return Spread(median(values), min(values), max(values))


def ratio(over: list[float], under: list[float]) -> float | None:
    """The median of the ratios within each round: two figures of one round saw the same machine.

    None unless both have every round.
    """
    if not over or len(over) != len(under):
        return None
    return median(a / b for a, b in zip(over, under, strict=True))
