"""Bonus tiles: GE-421 to GE-426."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.playing import asked, keys, play, shown

from .declines import decline
from .positions import FULL, position, seat
from .probes import CHRONICLER, alone

SEVEN = ["treasure_chamber", "monument", "tenement", "training_ground", "shipyard", "altar", "well"]
SEVENTEEN = {"noble": 3, "artisan": 3, "soldier": 3, "merchant": 3, "priest": 3, "scholar": 2}
EIGHTEEN = {**SEVENTEEN, "scholar": 3}
FIVE = ["crotona", "syracusae", "home_1_oracle", "troia", "carthago"]
SIX = [*FIVE, "memphis"]
CHART = ["scholar", "priest", "noble", "artisan", "soldier", "merchant"]
ROAD = {"hand": ["road"], "citizens": {"artisan": 2, "scholar": 1}}
TRAIN = ("tile philosopher_3_1", "train_count 1", "train scholar")


def won(state: Any, who: int = 0) -> dict[str, int]:
    """The tiles of a seat; their points are in its score."""
    own = shown(state, who)
    found: dict[str, int] = own["bonus"]
    assert own["tally"]["bonus"] == sum(found.values())
    return found


# When ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-421")
def test_for_the_active_player_after_the_action() -> None:
    """Both have 18 citizens (how they came by them does not matter); each takes a tile after their own action."""
    state = position(seat(citizens=EIGHTEEN), seat(citizens=EIGHTEEN), seat())
    assert won(state) == {}
    play(state, "tax 1")
    assert (won(state), won(state, 1)) == ({"citizens": 8}, {})
    play(state, "tax 1")
    assert (won(state), won(state, 1)) == ({"citizens": 8}, {"citizens": 4})


@pytest.mark.rule("GE-421")
def test_after_each_extra_option() -> None:
    """In the turn menu, and in the closing window."""
    state = alone(citizens=SEVENTEEN, temple=3)
    play(state, "extra_trio 3 scholar")
    assert asked(state) == "0 turn"
    assert won(state) == {"citizens": 8}
    state = position(seat(citizens=SEVENTEEN, temple=3), seat(), seat())
    play(state, "tax 1")
    assert won(state) == {}
    assert asked(state) == "0 closing"
    play(state, "extra_trio 3 scholar")
    assert won(state) == {"citizens": 8}


@pytest.mark.rule("GE-421")
def test_not_in_the_decline() -> None:
    """The second seat is ready for all three tiles when the round ends."""
    other = {"played": [*SEVEN, "road"], "citizens": EIGHTEEN, "spaces": SIX}
    state = decline({}, other, {})
    assert asked(state) == "1 income"  # Crotona or Syracusae
    play(state, "city crotona", "city carthago")
    assert asked(state) == "0 turn"
    assert won(state, 1) == {}


@pytest.mark.rule("GE-421", "GE-602")
def test_not_in_the_final_scoring() -> None:
    """An eighth card, and an eighteenth citizen."""
    own = seat(played=SEVEN, citizens=SEVENTEEN, temple=3, hand=["palace", "ziggurat"], coins=5)
    state = position(own, FULL, FULL, asked="final", round=6)
    play(state, "extra_trio 3 scholar")
    assert shown(state)["total"] == 18
    assert shown(state)["placed"] == ["ziggurat"]  # M3 P3
    assert state.over
    assert won(state) == {}


# What for --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-422")
@pytest.mark.parametrize(("played", "points"), [(SEVEN[:6], None), (SEVEN, 8), ([*SEVEN, "scriptorium"], 8)])
def test_eight_cards_in_play(played: list[str], points: int | None) -> None:
    state = alone(played=played, coins=5, **ROAD)
    play(state, CHRONICLER)
    assert won(state) == ({} if points is None else {"cards": points})


@pytest.mark.rule("GE-422")
def test_cards_in_hand_are_not_in_play() -> None:
    state = alone(played=SEVEN, hand=["road", "forge", "catapult"])
    play(state, "tax 1")
    assert won(state) == {}


@pytest.mark.rule("GE-423")
def test_eighteen_real_citizens() -> None:
    state = alone(citizens=SEVENTEEN, coins=3, chart=CHART)
    play(state, *TRAIN)
    assert shown(state)["total"] == 18
    assert won(state) == {"citizens": 8}


@pytest.mark.rule("GE-423")
def test_virtual_citizens_never_count() -> None:
    """17 citizens, and four virtual ones."""
    state = alone(citizens=SEVENTEEN, played=["forge", "watchtower", "statue", "garrison"])
    assert sum(shown(state)["virtual"].values()) == 4
    play(state, "tax 1")
    assert won(state) == {}


@pytest.mark.rule("GE-423")
@pytest.mark.parametrize(("soldiers", "total", "points"), [(1, 17, None), (0, 18, 8)])
def test_only_the_final_count_of_a_card_matters(soldiers: int, total: int, points: int | None) -> None:
    """Hospital gives three citizens and takes a Soldier, if there is one."""
    citizens = {"noble": 3, "artisan": 3, "soldier": soldiers, "merchant": 4 - soldiers, "priest": 4, "scholar": 1}
    state = alone(hand=["hospital"], citizens=citizens, coins=5)
    assert shown(state)["total"] == 15
    play(state, CHRONICLER, *["gain_type merchant"] * 2, "gain_type scholar")
    assert shown(state)["total"] == total
    assert won(state) == ({} if points is None else {"citizens": points})


@pytest.mark.rule("GE-424")
@pytest.mark.parametrize("space", ["memphis", "home_3_temple"])
def test_six_tokens_on_the_board(space: str) -> None:
    """On cities or hometowns."""
    state = alone(spaces=FIVE[:4], coins=20)
    play(state, "tile navigator_4_2_joker", "stack 1", "place carthago")
    assert won(state) == {}
    state = alone(spaces=FIVE, coins=20)
    play(state, "tile navigator_3_1_temple", f"place {space}", *(["region red"] if space.startswith("home") else []))
    assert won(state) == {"cities": 8}


@pytest.mark.rule("GE-424")
def test_a_build_of_a_card_counts_too() -> None:
    fleet = {"hand": ["trireme_fleet"], "citizens": {"artisan": 1, "soldier": 3, "merchant": 1}}
    state = alone(spaces=FIVE, coins=20, **fleet)
    happened = play(state, CHRONICLER, "place memphis")
    assert won(state) == {"cities": 8}
    assert keys(happened)[-1] == "event-bonus"  # after the whole card


# How much --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-425", "GE-102")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_eight_for_the_first_and_four_for_the_others(players: int) -> None:
    state = position(*[seat(citizens=EIGHTEEN)] * players)
    assert state.view(0)["bonus"]["citizens"] == [8, *[4] * (players - 1)]
    for who in range(players):
        play(state, "tax 1")
        assert won(state, who) == {"citizens": 4 if who else 8}
        assert state.view(0)["bonus"]["citizens"] == [4] * (players - 1 - who)


@pytest.mark.rule("GE-425")
def test_one_of_each_kind() -> None:
    state = alone(citizens=EIGHTEEN, spaces=SIX, bonus={"citizens": 8, "cities": 4}, points=12)
    before = shown(state)["bonus"]
    play(state, "tax 1")
    assert shown(state)["bonus"] == before


@pytest.mark.rule("GE-425")
def test_several_kinds_in_the_same_check() -> None:
    state = alone(citizens={**SEVENTEEN, "artisan": 3}, spaces=SIX, played=SEVEN, hand=["road"], coins=5, temple=3)
    play(state, "extra_trio 3 scholar")
    assert won(state) == {"citizens": 8, "cities": 8}
    play(state, CHRONICLER)
    assert won(state) == {"cards": 8, "citizens": 8, "cities": 8}


@pytest.mark.rule("GE-425")
def test_nothing_from_an_empty_pile() -> None:
    state = position(seat(citizens=EIGHTEEN, spaces=SIX), FULL, FULL, piles=[3, 0, 1])
    play(state, "tax 1")
    assert won(state) == {"cities": 4}


# And afterwards --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-426")
def test_a_tile_is_kept_and_taken_once() -> None:
    state = alone(citizens=EIGHTEEN, temple=4, oracle=3)
    play(state, "tax 1", "extra_swap", "swap noble soldier", "stop")  # a Merchant is pushed back
    assert shown(state)["total"] == 17
    assert won(state) == {"citizens": 8}
    play(state, "extra_trio 0 noble")
    assert shown(state)["total"] == 18
    assert won(state) == {"citizens": 8}


@pytest.mark.rule("GE-426")
def test_a_condition_reached_elsewhere_counts_if_it_still_holds() -> None:
    """18 citizens at the start of a turn: after the action a tile, unless one has been lost before."""
    state = alone(citizens=EIGHTEEN, temple=1)
    play(state, "tax 1")
    assert won(state) == {"citizens": 8}
    state = alone(citizens=EIGHTEEN, temple=1)
    play(state, "extra_swap", "swap noble soldier", "stop", "tax 1")
    assert shown(state)["total"] == 17
    assert won(state) == {}
