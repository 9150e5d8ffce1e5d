"""What a preview shows on the page itself comes about, and it has a place there."""

from __future__ import annotations

from itertools import count

import pytest

from tablee.drawing.looks import page_of
from tablee.engine.chance import Rng

from .test_motions import a_game, places

FORESEEN = ("age_of_civilization", "genesia", "gentes")
EVERY = 9  # one of so many positions is looked at


@pytest.mark.parametrize("key", FORESEEN)
def test_ghosts_stand_where_something_will_be(key: str) -> None:
    state, speaker, rng = a_game(key, 3, 5)
    page, shown = page_of(state.game.meta), 0
    for number in count():
        if state.over:
            break
        seat = state.pending()[0]
        legal = state.legal(seat)
        action = legal[rng.below(len(legal))]
        if number % EVERY == 0:
            imagined, real = state.imagine(seat, Rng(0)), state.clone()
            imagined.play(seat, action)
            real.play(seat, action)
            before = page.table(state.view(seat), speaker)
            if imagined.revealed == state.revealed:
                after = page.table(imagined.view(seat), speaker)
                ghosts = page.ghosts(before, after)
                assert ghosts == page.ghosts(before, page.table(real.view(seat), speaker))
                drawn = places(page, state, speaker, seat)
                assert {place for place in ghosts if not place.startswith("purse-")} <= drawn
                shown += len(ghosts)
                assert all(str(line) for line in page.then(before, after))
        state.play(seat, action)
    assert shown
