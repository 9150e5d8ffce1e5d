# Compiled by mypyc (see setup.py).
"""Seeded chance: one small generator for everything random, and the record of what it gave.

The generator is SplitMix64. Its 64-bit words are kept as two 32-bit halves and multiplied in
16-bit pieces, so that compiled code (64-bit signed, no wrap-around to rely on) and plain Python
(unbounded integers) compute the same numbers.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.engine.errors import ReplayError

LOW32: Final[i64] = 0xFFFFFFFF
LOW16: Final[i64] = 0xFFFF

# The golden-ratio increment of SplitMix64 and the constant that sets streams apart.
SEED_STEP = 0x9E3779B97F4A7C15
STREAM_STEP = 0xD1B54A32D192ED03

SEED_LIMIT = 1 << 64
FULL_WORD: Final[i64] = 0x100000000  # a draw out of 2**32: the widest one


def _times32(a: i64, b: i64) -> i64:
    """The low 32 bits of a * b."""
    return (a * (b & LOW16) + (((a * (b >> 16)) & LOW16) << 16)) & LOW32


def _times64(high: i64, low: i64, by_high: i64, by_low: i64) -> tuple[i64, i64]:
    """The low 64 bits of a product, as halves."""
    right: i64 = low * (by_low & LOW16)
    left: i64 = low * (by_low >> 16)
    sum_low: i64 = right + ((left & LOW16) << 16)
    carried: i64 = (left >> 16) + (sum_low >> 32)
    return (carried + _times32(low, by_high) + _times32(high, by_low)) & LOW32, sum_low & LOW32


def _step(high: i64, low: i64) -> tuple[i64, i64]:
    """The generator's next state."""
    low += 0x7F4A7C15
    return (high + 0x9E3779B9 + (low >> 32)) & LOW32, low & LOW32


def _mix(high: i64, low: i64) -> tuple[i64, i64]:
    """The number that a state stands for."""
    shifted: i64 = ((high << 2) | (low >> 30)) & LOW32
    high, low = _times64(high ^ (high >> 30), low ^ shifted, 0xBF58476D, 0x1CE4E5B9)
    shifted = ((high << 5) | (low >> 27)) & LOW32
    high, low = _times64(high ^ (high >> 27), low ^ shifted, 0x94D049BB, 0x133111EB)
    shifted = ((high << 1) | (low >> 31)) & LOW32
    return high ^ (high >> 31), low ^ shifted


def _scale(high: i64, low: i64, n: i64) -> i64:
    """A 64-bit number scaled down to 0 .. n-1 (the high word of the 128-bit product)."""
    if n == FULL_WORD:
        return high
    return (high * n + ((low * n) >> 32)) >> 32


def _origin(seed: int, stream: int) -> tuple[i64, i64]:
    """The state from which a stream of a seed starts."""
    word = (seed * SEED_STEP + stream * STREAM_STEP) % SEED_LIMIT
    return word >> 32, word & 0xFFFFFFFF


class Rng:
    """An endless row of random numbers that depends on nothing but `seed` and `stream`."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        high, low = _origin(seed, stream)
        self.high: i64 = high
        self.low: i64 = low

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n up to 2**31, or 2**32 exactly."""
        self.high, self.low = _step(self.high, self.low)
        high, low = _mix(self.high, self.low)
        return _scale(high, low, n)

    def word(self) -> int:
        """The next whole 64-bit number."""
        self.high, self.low = _step(self.high, self.low)
        high, low = _mix(self.high, self.low)
        return (int(high) << 32) | int(low)

    def shuffle(self, items: list[int]) -> None:
        """Put the items into random order, from the last place to the second."""
        for last in range(len(items) - 1, 0, -1):
            other = int(self.below(last + 1))
            items[last], items[other] = items[other], items[last]


class Chance:
    """The randomness of one game: numbered streams grown from one seed.

    Every outcome is noted in `outcomes` while `noting` is on, and can be dictated by `script`
    (a record being replayed). The streams advance either way, so a game resumed from its
    record goes on with the same dice as if it had never stopped.
    """

    def __init__(self, states: vec[i64]) -> None:
        self.states: vec[i64] = states
        self.noting: bool = False
        self.outcomes: list[int] = []
        self.script: list[int] | None = None

    def clone(self) -> Chance:
        """The same numbers to come, drawn independently."""
        return Chance(self.states[:])

    def draw(self, n: i64, stream: i64 = 0) -> i64:
        """An outcome from 0 to n - 1."""
        place: i64 = 2 * stream
        high, low = _step(self.states[place], self.states[place + 1])
        self.states[place] = high
        self.states[place + 1] = low
        high, low = _mix(high, low)
        outcome: i64 = _scale(high, low, n)
        if self.noting:
            outcome = self._note(outcome, n)
        return outcome

    def _note(self, outcome: i64, n: i64) -> i64:
        if self.script is not None:
            if not self.script:
                raise ReplayError("error-record-outcome-missing", {})
            dictated = self.script.pop(0)  # compared before it is taken for a small number
            if not 0 <= dictated < int(n):
                raise ReplayError("error-record-outcome-range", {"outcome": dictated, "limit": int(n)})
            outcome = dictated
        self.outcomes.append(int(outcome))
        return outcome

    def reseed(self, rng: Rng) -> None:
        """Forget what was to come: every stream starts anew from somebody else's numbers."""
        for place in range(len(self.states)):
            self.states[place] = rng.below(FULL_WORD)

    def dump(self) -> list[str]:
        """The streams as 64-bit words in hexadecimal, one each."""
        words = []
        for place in range(0, len(self.states), 2):
            words.append(f"{(int(self.states[place]) << 32) | int(self.states[place + 1]):016x}")
        return words


def seeded(seed: int, streams: int) -> Chance:
    """Chance with streams 0 to streams - 1 of a seed."""
    states = vec[i64]()
    for stream in range(streams):
        high, low = _origin(seed, stream)
        states = append(append(states, high), low)
    return Chance(states)


def restored(words: list[str]) -> Chance:
    """The inverse of `Chance.dump`."""
    states = vec[i64]()
    for text in words:
        word = int(text, 16)
        states = append(append(states, word >> 32), word & 0xFFFFFFFF)
    return Chance(states)
