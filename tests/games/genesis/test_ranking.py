"""Winner and ties: GS-091 to GS-093."""

from __future__ import annotations

import pytest

from .boards import finished
from .positions import lines, load


@pytest.mark.rule("GS-091")
def test_the_highest_total_wins() -> None:
    # The dinosaurs have more tiles and more areas, the reptiles more points.
    state = load(*lines("Fr Fr Fr Fr Fd Fd Fd", "Sr Sr Sr", "Fd Fd Fd", "Fd Fd Fd"), question="")
    assert state.totals() == [24, 18]
    assert state.ranking() == [1, 2]
    for seed in range(10):
        over = finished(4, seed)
        totals = over.totals()
        assert over.ranking() == [1 + sum(other > own for other in totals) for own in totals]


@pytest.mark.rule("GS-092")
def test_equal_totals_share_the_place() -> None:
    # 12 12 6 0
    state = load(*lines("Fr Fr Fr Fr", "Sd Sd Sd Sd", "Fm Fm Fm"), species="rdmh", question="")
    assert state.totals() == [12, 12, 6, 0]
    assert state.ranking() == [1, 1, 3, 4]
    # 18 6 6 0: the supply left, the herds or the seat order break no tie.
    rows = lines("Fr Fr Fr Fr Fr", "Fd Fd Fd", "Fm Fm Fm Fm")
    uneven = [(13, 13, 13, 13), (0, 0, 0, 1), (5, 5, 5, 5), (1, 2, 3, 4)]
    state = load(*rows, species="rdmh", question="", supplies=uneven)
    assert state.totals() == [18, 6, 6, 0]
    assert state.ranking() == [1, 2, 2, 4]


@pytest.mark.rule("GS-093")
def test_nothing_is_a_total_like_any_other() -> None:
    state = load("Fr Fr Fr ~~ Sd Sd", species="rdmh", question="")
    assert state.totals() == [18, 0, 0, 0]
    assert state.ranking() == [1, 2, 2, 2]
    state = load("Fr Fr ~~ Sd Sd ~~ Mm ~~ Wh Wh", species="rdmh", question="")
    assert state.totals() == [0, 0, 0, 0]
    assert state.ranking() == [1, 1, 1, 1]
