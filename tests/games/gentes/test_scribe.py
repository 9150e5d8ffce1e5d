"""Scribe, who takes cards: GE-331 to GE-336."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.gentes.rules.flow import Gentes
from tests.games.playing import asked, legal, play, refusal, shown

from .positions import CONTENT, ERA, FULL, position, seat
from .probes import alone

ROW = ["tenement", "road", "well", "forge", "catapult", "harbour", "granary", "watchtower"]
NEXT = ["courier_station", "potters_quarter", "seers_house"]
OLD = ["road", "well", "forge"]  # of a past era, discarded
# How many slots each power reaches for one, two and three cards.
REACH = {
    1: (1, 0, 0),
    2: (2, 0, 0),
    3: (3, 2, 0),
    4: (4, 2, 0),
    5: (5, 3, 0),
    6: (6, 4, 3),
    7: (7, 5, 3),
    8: (8, 6, 3),
    9: (8, 7, 3),
    10: (8, 8, 5),
}


def row(state: Gentes) -> list[str | None]:
    return [lying["card"] for lying in state.view(None)["row"]]


def slots(state: Gentes) -> set[int]:
    return {int(action.removeprefix("take_slot ")) for action in legal(state) if action.startswith("take_slot")}


def with_power(power: int, **own: Any) -> Gentes:
    """A Scribe for a price of choice, about to choose a mode."""
    state = alone(**{"coins": 10, "spaces": ["home_1_temple"], **own})
    play(state, "tile scribe_3_1", "use_home home_1_temple", f"pay {power}")
    return state


@pytest.mark.rule("GE-331")
def test_the_prices_of_the_row() -> None:
    prices = CONTENT.scribe_prices
    assert prices.one == [1, 2, 3, 4, 5, 6, 7, 8]
    assert prices.two == [0, 3, 5, 6, 7, 8, 9, 10]
    assert prices.three == [0, 0, 6, 0, 10, 0, 0, 0]


@pytest.mark.rule("GE-331", "GE-332")
@pytest.mark.parametrize("power", REACH)
def test_what_each_power_reaches(power: int) -> None:
    state = with_power(power, row=ROW)
    modes = [f"scribe_mode row{cards}" for cards in (1, 2, 3) if REACH[power][cards - 1]]
    if len(modes) == 1:
        assert slots(state) == set(range(1, power + 1))
        return
    assert legal(state) == set(modes)
    for mode in modes:
        branch = state.clone()
        play(branch, mode)
        assert slots(branch) == set(range(1, REACH[power][int(mode[-1]) - 1] + 1))


@pytest.mark.rule("GE-332")
def test_eight_coins() -> None:
    """Example 8: three of the first three, two of the first six, any one, one of the discard pile."""
    state = alone(coins=8, discard=OLD, round=3)
    play(state, "tile scribe_8_0")
    assert legal(state) == {f"scribe_mode {mode}" for mode in ("row1", "row2", "row3", "discard1")}
    assert refusal(state, "scribe_mode discard2") == ("GE-332", "refuse-power")
    for mode, reach, cards in (("row1", 8, 1), ("row2", 6, 2), ("row3", 3, 3)):
        branch = state.clone()
        play(branch, f"scribe_mode {mode}")
        assert slots(branch) == set(range(1, reach + 1))
        if reach < 8:
            assert refusal(branch, f"take_slot {reach + 1}") == ("GE-332", "refuse-slot")
        play(branch, *(f"take_slot {slot}" for slot in range(1, cards + 1)))
        assert len(shown(branch)["hand"]) == cards
        assert asked(branch) == "0 turn"


@pytest.mark.rule("GE-332")
@pytest.mark.parametrize(("power", "cards"), [(5, 0), (6, 1), (9, 1), (10, 2)])
def test_cards_of_the_discard_pile(power: int, cards: int) -> None:
    state = with_power(power, discard=OLD, round=3)
    offered = {action for action in legal(state) if action.startswith("scribe_mode discard")}
    assert offered == {f"scribe_mode discard{number}" for number in range(1, cards + 1)}
    if not cards:
        return
    play(state, f"scribe_mode discard{cards}")
    assert legal(state) == {"stop", *(f"take_discard {card}" for card in OLD)}
    assert refusal(state, "take_discard altar") == ("GE-332", "refuse-not-in-discard")
    assert refusal(state, "take_slot 1")[0] == "GE-332"
    before = row(state)
    play(state, *(f"take_discard {card}" for card in OLD[:cards]))
    assert sorted(shown(state)["hand"]) == sorted(OLD[:cards])
    assert state.view(0)["discard"] == OLD[cards:]
    assert row(state) == before
    assert asked(state) == "0 turn"


@pytest.mark.rule("GE-332", "GE-221")
def test_more_power_lowers_the_threshold_of_the_discard_pile() -> None:
    """Scriptorium: Scribe 4/0 has a power of 6, Scribe 8/0 one of 10."""
    for tile, cards in (("scribe_4_0", 1), ("scribe_8_0", 2)):
        state = alone(coins=8, played=["scriptorium"], discard=OLD, round=3)
        play(state, f"tile {tile}")
        assert f"scribe_mode discard{cards}" in legal(state)
        assert f"scribe_mode discard{cards + 1}" not in legal(state)


@pytest.mark.rule("GE-332", "GE-507")
def test_the_discard_pile_holds_the_leftovers_of_past_eras() -> None:
    """Empty in the first era; what nobody took lies there in the next one."""
    state = alone(coins=20, round=2, track=[1] * 5, row=ROW)
    assert state.view(0)["discard"] == []
    play(state, "tile scribe_10_0")
    assert refusal(state, "scribe_mode discard1") == ("GE-332", "refuse-power")
    left = [card for card, era in ERA.items() if era == 1 and card != ROW[0]]
    play(state, "scribe_mode row1", "take_slot 1")
    play(state, "tax 1")
    assert state.view(0)["era"] == 2
    assert state.view(0)["discard"] == left
    play(state, "tile scribe_10_0", "scribe_mode discard2")
    assert legal(state) == {"stop", *(f"take_discard {card}" for card in left)}


@pytest.mark.rule("GE-333")
@pytest.mark.parametrize("mode", ["row1", "row2", "row3", "discard1", "discard2"])
def test_no_card_at_all(mode: str) -> None:
    state = alone(coins=10, discard=OLD, round=3)
    play(state, "tile scribe_10_0", f"scribe_mode {mode}")
    before = row(state)
    play(state, "stop")
    assert shown(state)["hand"] == []
    assert row(state) == before
    assert state.view(0)["discard"] == OLD
    assert asked(state) == "0 turn"


@pytest.mark.rule("GE-333")
def test_the_only_card_need_not_be_taken() -> None:
    state = alone(coins=6, row=ROW[:1], deck=[])
    play(state, "tile scribe_6_1", "scribe_mode row1")
    assert legal(state) == {"take_slot 1", "stop"}


@pytest.mark.rule("GE-333", "GE-217")
def test_a_scribe_without_cards() -> None:
    """Nothing lies in the row: the action is paid and over."""
    state = alone(coins=6, row=[], deck=[])
    play(state, "tile scribe_6_1")
    assert shown(state)["coins"] == 0
    assert asked(state) == "0 turn"


@pytest.mark.rule("GE-333")
@pytest.mark.parametrize("mode", ["row2", "row3", "discard2"])
def test_fewer_cards(mode: str) -> None:
    state = alone(coins=10, discard=OLD, round=3)
    play(state, "tile scribe_10_0", f"scribe_mode {mode}")
    play(state, f"take_discard {OLD[0]}" if mode == "discard2" else "take_slot 2")
    assert "stop" in legal(state)
    play(state, "stop")
    assert len(shown(state)["hand"]) == 1
    assert asked(state) == "0 turn"


@pytest.mark.rule("GE-333")
def test_a_short_row_gives_fewer() -> None:
    state = alone(coins=10, row=ROW[:2], deck=[])
    play(state, "tile scribe_10_0", "scribe_mode row3", "take_slot 1", "take_slot 2")
    assert sorted(shown(state)["hand"]) == sorted(ROW[:2])
    assert row(state) == []
    assert asked(state) == "0 turn"


@pytest.mark.rule("GE-334")
def test_slots_are_counted_before_any_card_is_taken() -> None:
    state = alone(coins=6, row=ROW, deck=NEXT)
    play(state, "tile scribe_6_1", "scribe_mode row3", "take_slot 1")
    # Neither does the row slide nor is it refilled: the fourth card is still out of reach.
    assert row(state) == [None, *ROW[1:]]
    assert slots(state) == {2, 3}
    assert refusal(state, "take_slot 4") == ("GE-332", "refuse-slot")
    assert refusal(state, "take_slot 1") == ("GE-332", "refuse-slot")
    play(state, "take_slot 3")
    assert shown(state)["hand"] == [ROW[0], ROW[2]]
    assert state.view(0)["deck"] == 3


@pytest.mark.rule("GE-335")
def test_the_row_slides_and_is_refilled_after_the_action() -> None:
    state = alone(coins=6, row=ROW, deck=NEXT)
    play(state, "tile scribe_6_1", "scribe_mode row2", "take_slot 2", "take_slot 4")
    left = [ROW[0], ROW[2], *ROW[4:]]
    assert row(state)[:6] == left
    assert set(row(state)[6:]) <= set(NEXT)
    assert len(row(state)) == 8
    assert state.view(0)["deck"] == 1


@pytest.mark.rule("GE-335")
def test_only_the_deck_of_the_era_refills() -> None:
    state = alone(coins=20, round=3)
    play(state, "tile scribe_6_1", "scribe_mode row3", "take_slot 1", "take_slot 2", "take_slot 3")
    assert len(row(state)) == 8
    assert {ERA[card] for card in row(state) if card} == {2}


@pytest.mark.rule("GE-335", "GE-507")
def test_an_empty_deck_leaves_the_right_hand_slots_empty_until_the_next_era() -> None:
    state = alone(coins=20, round=2, track=[1] * 2, row=ROW, deck=NEXT[:1])
    play(state, "tile scribe_6_1", "scribe_mode row3", "take_slot 1", "take_slot 2", "take_slot 3")
    assert row(state) == [*ROW[3:], NEXT[0]]
    assert state.view(0)["deck"] == 0
    play(state, "tile scribe_8_0", "scribe_mode row1")
    assert slots(state) == {1, 2, 3, 4, 5, 6}  # a power of 8 reaches what is there
    play(state, "take_slot 6")
    assert row(state) == ROW[3:]
    while state.view(None)["round"] == 2:
        play(state, "tax 1")
    assert len(row(state)) == 8
    assert {ERA[card] for card in row(state) if card} == {2}


@pytest.mark.rule("GE-336", "GE-513")
def test_no_hand_limit_but_time_in_the_decline() -> None:
    held = ["altar", "monument", "marketplace", "shipyard"]
    state = position(seat(coins=20, hand=held, track=[1] * 5), FULL, FULL, row=ROW, deck=NEXT)
    assert shown(state)["hand_limit"] == 3
    play(state, "tile scribe_10_0", "scribe_mode row3", "take_slot 1", "take_slot 2", "take_slot 3")
    assert len(shown(state)["hand"]) == 7
    assert shown(state)["excess"] == 4
    play(state, "tax 1")
    assert asked(state) == "0 excess"
    play(state, "stack 0")
    assert len(shown(state)["hand"]) == 7
    assert shown(state)["track"] == [{"hourglasses": 1}] * 4
