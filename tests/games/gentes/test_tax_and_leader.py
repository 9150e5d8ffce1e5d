"""Tax Collector and Leader: GE-301 to GE-304."""

from __future__ import annotations

import pytest

from tablee.games.gentes.rules.flow import Gentes
from tests.games.playing import asked, legal, play, refusal, shown

from .positions import FULL, position, seat, time
from .probes import alone, changed

PLUS = ["tenement", "well"]  # 2 coins more each


def taxed_until_round(state: Gentes, number: int) -> None:
    """Everybody takes taxes until a round begins."""
    while state.view(None)["round"] < number:
        play(state, "tax 1")


# The Tax Collector --------------------------------------------------------------------------------------


@pytest.mark.rule("GE-301")
@pytest.mark.parametrize(
    ("actions", "coins", "drawn"),
    [
        (["tax 1"], 4, "11.....xxxxx"),
        (["tax 2", "stack 0"], 8, "111....xxxxx"),
        (["tax 2", "stack 1"], 8, "12.....xxxxx"),
    ],
    ids=["small", "large", "large, stacked"],
)
def test_small_and_large(actions: list[str], coins: int, drawn: str) -> None:
    state = position(seat(coins=3), seat(), FULL)
    play(state, *actions)
    assert (shown(state)["coins"], time(state)) == (3 + coins, drawn)
    assert asked(state) == "1 turn"  # one action a turn


@pytest.mark.rule("GE-301")
def test_without_tile_and_marker_as_often_as_one_likes() -> None:
    state = position(seat(coins=0), seat(coins=0), FULL)
    for number in range(1, 7):
        for who in (0, 1):
            assert asked(state) == f"{who} turn"
            assert {"tax 1", "tax 2"} <= legal(state)
            if number < 6:
                play(state, "tax 1")
                assert shown(state, who)["coins"] == 4 * number
                assert shown(state, who)["used"] == []
                assert set(state.view(None)["tiles"].values()) == {None}
            else:
                play(state, "tax 1")
    assert state.view(None)["round"] == 2
    assert [own["coins"] for own in state.view(None)["seats"][:2]] == [24, 24]


@pytest.mark.rule("GE-302")
@pytest.mark.parametrize(
    ("tax", "played", "doubled", "coins"),
    [
        ("tax 1", [], False, 4),
        ("tax 2", [], False, 8),
        ("tax 1", ["tenement"], False, 4 + 2),
        ("tax 1", PLUS, False, 4 + 2 + 2),
        ("tax 2", PLUS, False, 12),  # example 18 without doubling
        ("tax 1", [], True, 2 * 4),
        ("tax 1", ["well"], True, 2 * (4 + 2)),
        ("tax 2", PLUS, True, 24),  # example 18
    ],
)
def test_coins_received(tax: str, played: list[str], doubled: bool, coins: int) -> None:
    """Everything that is added is doubled too; a large tax is not worth more of it."""
    state = alone(coins=0, played=played, spaces=["home_3_oracle"])
    play(state, tax, "use_home home_3_oracle" if doubled else "no_more", *(["stack 1"] if tax == "tax 2" else []))
    assert shown(state)["coins"] == coins
    assert state.view(0)["spaces"]["home_3_oracle"]["used"] == doubled


@pytest.mark.rule("GE-302")
def test_a_large_tax_for_one_space() -> None:
    """Example 18: an hourglass remains after the decline."""
    state = alone(coins=0, played=PLUS, spaces=["home_3_oracle"], track=[1] * 6)
    play(state, "tax 2", "use_home home_3_oracle")
    assert state.view(None)["round"] == 2
    assert (shown(state)["coins"], time(state)) == (24, "1......xxxxx")


# The Leader -----------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-303")
def test_the_leader() -> None:
    state = position(seat(coins=0), seat(coins=0), FULL)
    assert changed(state, "tile leader") == {"coins": 2, "free": -1}
    assert time(state) == "1t.....xxxxx"
    assert asked(state) == "1 turn"
    assert "tile leader" not in legal(state)
    assert refusal(state, "tile leader") == ("GE-212", "refuse-tile-taken")


@pytest.mark.rule("GE-303")
def test_the_coins_come_at_once() -> None:
    """They can be spent in the next turn of the same round."""
    state = alone(coins=1)
    assert "tile scribe_3_1" not in legal(state)
    play(state, "tile leader")
    assert "tile scribe_3_1" in legal(state)


@pytest.mark.rule("GE-304", "GE-505")
@pytest.mark.parametrize("taker", [0, 1, 2])
def test_the_taker_becomes_first_player_in_the_decline(taker: int) -> None:
    """The first player may take it too and so keeps the place."""
    state = position(*[seat(track=[1] * 5)] * 3, active=taker)
    assert state.view(None)["next_first"] is None
    play(state, "tile leader")
    assert (state.view(None)["first"], state.view(None)["next_first"]) == (0, taker)
    taxed_until_round(state, 2)
    assert (state.view(None)["first"], state.view(None)["next_first"]) == (taker, None)
    assert asked(state) == f"{taker} turn"
    assert state.view(None)["tiles"]["leader"] is None
    assert "tile leader" in legal(state)


@pytest.mark.rule("GE-304", "GE-505")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_without_a_taker_nothing_changes(first: int) -> None:
    state = position(*[seat(track=[1] * 6)] * 3, first=first)
    taxed_until_round(state, 2)
    assert state.view(None)["first"] == first
    assert asked(state) == f"{first} turn"
