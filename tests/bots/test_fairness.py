"""A bot knows what its seat knows, and no more."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tablee.bots import NAMES, Bot, Observation
from tablee.engine.chance import Rng
from tablee.engine.state import State
from tests.bots.test_bots import MAKERS, searching
from tests.toys.sealed.game import SealedGame
from tests.toys.sealed.meta import META

pytestmark = pytest.mark.slow


class Keyhole(Observation):
    """What a bot must not be given: the real position."""

    def imagine(self, rng: Rng) -> State:
        return self._state.clone()


def secrets() -> Iterator[tuple[State, State, int]]:
    """Pairs of positions that differ only in what a seat cannot know, and that seat."""
    game = SealedGame(META, None)
    for seed in range(12):
        state = game.new(3, seed)
        rng = Rng(seed)
        while not state.over:
            for seat in state.pending():
                other = state.imagine(seat, Rng(seed + 100))
                if other.dump()["position"] != state.dump()["position"]:
                    yield state.clone(), other, seat
            seat = state.pending()[rng.below(len(state.pending()))]  # simultaneous: in any order
            state.play(seat, state.sample(seat, rng))


@pytest.mark.parametrize("maker", MAKERS, ids=NAMES)
def test_no_choice_depends_on_what_is_hidden(maker: Callable[[int], Bot]) -> None:
    pairs = list(secrets())
    assert len(pairs) > 50
    for state, other, seat in pairs:
        assert maker(3).rate(Observation(state, seat)) == maker(3).rate(Observation(other, seat))


def test_the_test_would_notice() -> None:
    peeks = [
        (searching(3).rate(Keyhole(state, seat)), searching(3).rate(Keyhole(other, seat)))
        for state, other, seat in secrets()
    ]
    assert any(one != two for one, two in peeks)
