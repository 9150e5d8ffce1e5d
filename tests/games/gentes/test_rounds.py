"""Rounds, turns and passing: GE-201 to GE-206."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.engine.events import Event
from tablee.games.gentes.content.vocabulary import CubeAction, EffectAction
from tablee.games.gentes.rules.flow import Gentes
from tests.games.playing import asked, keys, legal, play, refusal, shown

from .positions import CONTENT, FULL, new, position, seat, time
from .probes import alone, changed

# Eight cards in play with the next one, none of them with an effect after an action but Potters' Quarter.
SEVEN = ["treasure_chamber", "tenement", "road", "well", "forge", "catapult", "potters_quarter"]
RICH = {"coins": 20, "temple": 2, "oracle": 2}
# Seventeen citizens; a Noble makes them eighteen.
SEVENTEEN = {"noble": 3, "artisan": 2, "soldier": 3, "merchant": 3, "priest": 3, "scholar": 3}


def only_taxes(players: int) -> list[Event]:
    """A whole game in which nobody does anything but take taxes, from the first turn on."""
    state = new(players, setup="first_game", first_player="seat0")
    happened: list[Event] = []
    while not state.over:
        happened += play(state, "tax 1")
    return happened


def told(events: list[Event], key: str) -> list[Any]:
    return [dict(event.values) for event in events if event.key == key]


# Rounds and eras --------------------------------------------------------------------------------------


@pytest.mark.rule("GE-201")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_rounds_of_heyday_and_decline_in_three_eras(players: int) -> None:
    happened = only_taxes(players)
    phases = [(event.key, event.values["round"]) for event in happened if event.key in ("event-round", "event-decline")]
    everything = [(key, number) for number in range(1, 7) for key in ("event-round", "event-decline")]
    assert phases == everything[1:]
    assert [(values["round"], values["era"]) for values in told(happened, "event-round")] == [
        (2, 1),
        (3, 2),
        (4, 2),
        (5, 3),
        (6, 3),
    ]


@pytest.mark.rule("GE-201")
@pytest.mark.parametrize(("now", "era"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_era_of_a_round(now: int, era: int) -> None:
    state = position(seat(track=[1] * 6), FULL, FULL, round=now)
    assert (state.view(None)["round"], state.view(None)["era"]) == (now, era)
    play(state, "tax 1")
    assert state.over == (now == 6)


# Turns ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-202")
@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 2), (4, 0), (4, 2)])
def test_turns_go_clockwise_from_the_first_player(players: int, first: int) -> None:
    state = new(players, setup="first_game", first_player=f"seat{first}")
    order = []
    for _ in range(2 * players):
        order.append(state.pending()[0])
        play(state, "tax 1")
    assert order == [(first + number) % players for number in range(players)] * 2


@pytest.mark.rule("GE-202")
@pytest.mark.parametrize(
    "action",
    [
        ["tile leader"],
        ["tile philosopher_8_0", "train_count 1", "train noble"],
        ["card_action monument", "train_count 1", "train noble"],
        ["card_action altar", "end_turn"],  # two cubes open a closing window
        ["home_action home_1_temple", "scribe_mode row1", "take_slot 1"],
        ["tax 1"],
        ["tax 2", "stack 0"],
    ],
    ids=" ".join,
)
def test_one_action_a_turn(action: list[str]) -> None:
    own = seat(coins=20, played=["monument", "altar"], spaces=["home_1_temple"], citizens={"priest": 1})
    state = position(own, seat(), FULL)
    *first, last = action
    if first:
        play(state, *first)
        assert state.pending() == [0]
    play(state, last)
    assert asked(state) == "1 turn"
    assert refusal(state, "tax 1", 0)[1] == "refuse-not-your-turn"


# Passing ----------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-203")
def test_whoever_has_a_free_space_must_act() -> None:
    state = position(seat(track=[1] * 6), seat(), FULL)
    assert shown(state)["free"] == 1
    assert "end_turn" not in legal(state)
    assert refusal(state, "end_turn") == ("GE-203", "refuse-must-act")


@pytest.mark.rule("GE-203")
def test_whoever_has_none_passes_without_a_decision() -> None:
    state = position(seat(), FULL, seat(track=[1] * 6))
    assert [own["passed"] for own in state.view(None)["seats"]] == [False, True, False]
    play(state, "tax 1")
    assert asked(state) == "2 turn"
    play(state, "tax 1")
    assert asked(state) == "0 turn"  # seat 2 is full now as well
    assert [own["passed"] for own in state.view(None)["seats"]] == [False, True, True]
    assert refusal(state, "tax 1", 1)[1] == "refuse-not-your-turn"
    play(state, "tax 1")
    assert asked(state) == "0 turn"  # both are out for the rest of the phase
    assert state.view(None)["round"] == 1


@pytest.mark.rule("GE-204")
def test_a_free_space_is_always_enough_for_an_action() -> None:
    """No coins, no cards, one space: taxes, the large one with its hourglasses in a pair; and the Leader."""
    state = position(seat(coins=0, track=[1] * 6), seat(), FULL)
    assert legal(state) == {"tax 1", "tax 2", "tile leader", "pause"}
    play(state, "tax 2")  # there is nothing to choose: it fits only as a pair
    assert time(state) == "1111112xxxxx"
    assert shown(state)["coins"] == 8
    assert asked(state) == "1 turn"
    taken = position(seat(coins=0, track=[1] * 6), seat(track=["leader"]), FULL)
    assert legal(taken) == {"tax 1", "tax 2", "pause"}


@pytest.mark.rule("GE-204", "GE-114")
def test_a_single_action_is_not_asked_for() -> None:
    """Advanced: with one space, no coins and the Leader gone only the large Tax Collector is left."""
    options = {"setup": "experienced", "advanced": True}
    state = position(seat(), seat(coins=0, track=["leader", *[1] * 5]), FULL, options=options)
    play(state, "tax 2", "stack 0")
    assert asked(state) == "0 turn"
    assert time(state, 1) == "t111112xxxxx"
    assert shown(state, 1)["coins"] == 8


@pytest.mark.rule("GE-204", "GE-218")
def test_every_cube_action_takes_time() -> None:
    effects = [effect for card in CONTENT.card for effect in card.ongoing]
    effects += [effect for row in CONTENT.home_row for effect in (row.left, row.right)]
    acting = [effect for effect in effects if isinstance(effect, (CubeAction, EffectAction))]
    assert len(acting) == 4 + 2
    assert all(effect.hourglasses >= 1 for effect in acting)


@pytest.mark.rule("GE-204", "GE-219")
@pytest.mark.parametrize("action", ["tax 1", "tax 2", "card_action monument", "home_action home_2_temple"])
def test_haste_is_for_tiles_only(action: str) -> None:
    state = alone(played=["hippodrome", "monument"], spaces=["home_2_temple"], coins=20)
    play(state, action)
    assert "use_card hippodrome" not in legal(state)
    tile = alone(played=["hippodrome"], coins=20)
    play(tile, "tile philosopher_6_1")
    assert legal(tile) == {"use_card hippodrome", "no_more"}


@pytest.mark.rule("GE-205")
def test_whose_neighbours_have_passed_plays_on() -> None:
    state = position(seat(), FULL, FULL)
    for spaces in range(5, 0, -1):
        play(state, "tax 1")
        assert asked(state) == "0 turn"
        assert shown(state)["free"] == spaces
        assert state.view(None)["round"] == 1
    happened = play(state, "tax 1")
    assert "event-decline" in keys(happened)
    assert state.view(None)["round"] == 2


@pytest.mark.rule("GE-205")
def test_the_heyday_ends_when_all_have_passed() -> None:
    """Two turns for one, four for the other."""
    state = position(seat(track=[1] * 5), seat(track=[1] * 3), FULL)
    order = []
    while state.view(None)["round"] == 1:
        order.append(state.pending()[0])
        play(state, "tax 1")
    assert order == [0, 1, 0, 1, 1, 1]


# The steps of a turn ----------------------------------------------------------------------------------


def eighth_card() -> Gentes:
    """A seat with cubes about to play its eighth card, with Potters' Quarter (2 coins after a Chronicler)."""
    own = seat(**RICH, played=SEVEN, hand=["watchtower"], citizens={"noble": 1, "soldier": 2})
    return position(own, seat(), FULL)


@pytest.mark.rule("GE-206", "GE-422")
def test_the_steps_of_a_turn() -> None:
    state = eighth_card()
    # (a) Options as often as one likes, then one action.
    play(state, "extra_swap", "swap noble priest", "stop")
    assert asked(state) == "0 turn"
    play(state, "extra_swap", "swap priest noble", "stop")
    assert asked(state) == "0 turn"
    # (b) The action fully, then the cards that wait for it; (c) the bonus tile.
    happened = keys(play(state, "tile chronicler_5_0"))
    order = ["event-tile", "event-play", "event-synergy", "event-coins", "event-bonus"]
    assert [key for key in happened if key in order] == order
    # The temple cubes are gone, and two oracle cubes are no option: (e) the next seat.
    assert asked(state) == "1 turn"


@pytest.mark.rule("GE-206")
def test_the_closing_window() -> None:
    """(d) Options again, and exchanges, but no second action."""
    state = position(seat(**RICH, played=["marketplace"], citizens={"noble": 1}), seat(), FULL)
    play(state, "tile leader")
    assert asked(state) == "0 closing"
    trios = {f"extra_trio {temple} {kind}" for temple in (1, 2) for kind in SEVENTEEN}
    assert legal(state) == {"extra_swap", "exchange marketplace", "end_turn", *trios}
    for action in ("tax 1", "tile philosopher_8_0", "card_action monument"):
        assert refusal(state, action) == ("GE-206", "refuse-not-asked")
    play(state, "exchange marketplace", "cube_kind temple")
    assert asked(state) == "0 closing"
    assert refusal(state, "exchange marketplace") == ("GE-218", "refuse-used-card")
    play(state, "extra_swap", "swap noble priest", "stop")
    assert asked(state) == "0 closing"
    play(state, "end_turn")
    assert asked(state) == "1 turn"


@pytest.mark.rule("GE-206")
def test_without_an_option_there_is_no_closing_window() -> None:
    state = position(seat(temple=0, oracle=2, citizens={"noble": 1}), seat(), FULL)
    play(state, "tax 1")
    assert asked(state) == "1 turn"


@pytest.mark.rule("GE-206", "GE-421")
@pytest.mark.parametrize("before", [["tile leader"], []], ids=["closing", "menu"])
def test_bonus_tiles_are_checked_after_each_option(before: list[str]) -> None:
    state = position(seat(**RICH, citizens=SEVENTEEN), seat(), FULL)
    play(state, *before)
    assert changed(state, "extra_trio 1 noble") == {"noble": 1, "temple": -1, "oracle": -2, "vp": 8}


@pytest.mark.rule("GE-206", "GE-421")
def test_bonus_tiles_are_checked_after_the_action_only() -> None:
    """Hospital gives three citizens, then takes one: 18 in between do not count (example 17)."""
    citizens = {"noble": 3, "artisan": 3, "soldier": 1, "merchant": 3, "priest": 4, "scholar": 1}
    state = alone(hand=["hospital"], citizens=citizens, coins=5)
    play(state, "tile chronicler_5_0", "gain_type merchant", "gain_type merchant", "gain_type scholar")
    assert shown(state)["total"] == 17
    assert shown(state)["vp"] == 4 + 1
    assert state.view(None)["bonus"]["citizens"] == [8, 4, 4]


@pytest.mark.rule("GE-206")
@pytest.mark.parametrize("answer", ["pay 3", "train noble", "place delphi", "no_more", "stop", "assign noble"])
def test_only_what_is_asked_is_answered(answer: str) -> None:
    assert refusal(position(seat(), FULL, FULL), answer) == ("GE-206", "refuse-not-asked")
