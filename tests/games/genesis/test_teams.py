"""Teams of two: GS-140 to GS-144."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tests.games.options import allowed_instead
from tests.games.playing import asked, play

from .boards import finished, positions_of_a_game
from .positions import GAME, grid, lines, load, new, offered_squares, supply


def teams(*strips: str) -> Any:
    return load(*lines(*strips), species="rdmh", mode="teams", question="")


@pytest.mark.rule("GS-140")
def test_four_players_in_two_teams_take_turns() -> None:
    state = new(4, mode="teams")
    assert len(offered_squares(state)) == 118
    for players in (2, 3):
        assert allowed_instead(GAME, players, "mode", "teams") == "standard"
    turns = [state.pending()[0] for state, _ in positions_of_a_game(4, 6, mode="teams") if asked(state)[2:] == "tile1"]
    assert all((a + 1) % 4 == b for a, b in pairwise(turns))
    # Seats 0 and 2 against 1 and 3.
    assert teams("Fm Fm Fm", "Sd Sd").ranking() == [1, 3, 1, 3]
    assert teams("Fh Fh Fh", "Sr Sr").ranking() == [3, 1, 3, 1]


@pytest.mark.rule("GS-141")
def test_partners_keep_their_species_apart() -> None:
    # Partners' tiles are different herds: tied, not one herd of four.
    assert teams("Fr Fr Fm Fm Fd Fd Fd").totals() == [3, 12, 3, 0]
    state = load(".. .. .. ..", ".. .. .. ..", species="rdmh", mode="teams", dice="**", active=2)
    play(state, "place a1 forest")
    assert grid(state)["a1"] == "Fm"
    assert [supply(state, seat)[0] for seat in range(4)] == [13, 13, 12, 13]
    # A partner's supply is of no use.
    empty = load(".. .. .. ..", species="rdmh", mode="teams", supplies=[(1, 0, 0, 0), *[(5, 5, 5, 5)] * 3], dice="FF")
    play(empty, "place a1 forest")
    assert asked(empty) == "1 tile1"


@pytest.mark.rule("GS-142")
def test_a_teams_total_is_the_sum() -> None:
    state = teams("Fd Fd Fd Fd Fr", "Sr Sr Sr", "Mm Mm Mm")
    assert state.totals() == [18, 12, 12, 0]
    assert state.ranking() == [1, 3, 1, 3]  # 30 against 12
    state = teams("Fd Fd Fd Fd Fr", "Sh Sh Sh", "Mm Mm Mm")
    assert state.totals() == [6, 12, 12, 12]
    assert state.ranking() == [3, 1, 3, 1]  # 18 against 24
    for seed in range(6):
        over = finished(4, seed, mode="teams")
        a, b, c, d = over.totals()
        if a + c != b + d:
            assert over.ranking() == ([1, 3, 1, 3] if a + c > b + d else [3, 1, 3, 1])


@pytest.mark.rule("GS-143")
def test_the_weaker_member_breaks_a_tie() -> None:
    state = teams("Fr Fr Fr Fr Fr", "Sd Sd Sd Sh", "Fd Fd Fh")
    assert state.totals() == [18, 12, 0, 6]
    assert state.ranking() == [3, 1, 3, 1]  # 18 each; 0 against 6
    state = teams("Fr Fr Fm", "Sd Sd Sh")
    assert state.totals() == [8, 8, 4, 4]
    assert state.ranking() == [1, 1, 1, 1]  # 12 each; 4 against 4
    swapped = teams("Fr Fr Fm", "Sh Sh Sd")
    assert swapped.totals() == [8, 4, 4, 8]
    assert swapped.ranking() == [1, 1, 1, 1]


@pytest.mark.slow
@pytest.mark.rule("GS-144")
def test_partners_know_nothing_that_others_do_not() -> None:
    for state, _ in positions_of_a_game(4, seed=44, mode="teams"):
        views = [state.view(seat) | {"seat": None} for seat in (0, 1, 2, 3, None)]
        assert all(view == views[0] for view in views)
