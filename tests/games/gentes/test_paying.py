"""Paying with time and coins: GE-211 to GE-221."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.gentes.rules.codes import ActionType, Sum
from tablee.games.gentes.rules.flow import Gentes
from tests.games.playing import asked, keys, legal, play, refusal, shown

from .positions import FULL, GAME, TYPES, position, seat, time
from .probes import alone, changed, used_up

TEMPLES = ["crotona", "athenai", "rodes", "trapezus", "naukratis", "memphis"]


def marked(state: Gentes) -> list[str]:
    """The cards and spaces of the first seat that have a marker."""
    spaces = [name for name, token in state.view(0)["spaces"].items() if token["seat"] == 0 and token["used"]]
    return [*shown(state)["used"], *spaces]


def power(state: Gentes) -> int:
    return int(state.view(0)["turn"]["power"])


# The order of an action ---------------------------------------------------------------------------------


@pytest.mark.rule("GE-211")
def test_the_order_of_an_action() -> None:
    """Source, modifiers, tile, coins, hourglasses, effect."""
    state = alone(coins=20, spaces=["home_1_temple"])
    play(state, "tile scribe_6_1")
    assert asked(state) == "0 modifiers"
    assert (shown(state)["coins"], time(state)) == (20, "1......xxxxx")
    happened = keys(play(state, "no_more"))
    assert happened == ["event-tile", "event-hourglasses"]
    assert (shown(state)["coins"], time(state)) == (14, "1t1....xxxxx")
    assert asked(state) == "0 scribe_mode"


@pytest.mark.rule("GE-211")
def test_hourglasses_come_after_the_tile_and_the_coins() -> None:
    state = alone(coins=20)
    play(state, "tile navigator_4_2_joker")
    assert asked(state) == "0 stack"
    assert (shown(state)["coins"], time(state)) == (16, "1t.....xxxxx")
    play(state, "stack 1")
    assert time(state) == "1t2....xxxxx"
    assert asked(state) == "0 place"


@pytest.mark.rule("GE-211", "GE-218")
@pytest.mark.parametrize(
    ("source", "marker", "coins"),
    [("card_action monument", "monument", 3), ("home_action home_1_oracle", "home_1_oracle", 6)],
)
def test_a_marker_instead_of_a_tile(source: str, marker: str, coins: int) -> None:
    state = alone(coins=20, played=["monument"], spaces=["home_1_oracle"])
    happened = keys(play(state, source))
    assert happened[1:] == ["event-hourglasses"]
    assert marked(state) == [marker]
    assert (shown(state)["coins"], time(state)) == (20 - coins, "11.....xxxxx")


@pytest.mark.rule("GE-211", "GE-216")
def test_the_yield_does_not_pay_for_the_action() -> None:
    """Syracusae would give 5 coins for a Navigator of 4."""
    state = alone(coins=3)
    assert "tile navigator_4_1_trade" not in legal(state)
    assert refusal(state, "tile navigator_4_1_trade") == ("GE-216", "refuse-coins")
    enough = alone(coins=4)
    play(enough, "tile navigator_4_1_trade", "place syracusae")
    assert shown(enough)["coins"] == 5


# Tiles and hourglasses ----------------------------------------------------------------------------------


@pytest.mark.rule("GE-212")
def test_a_tile_goes_on_the_left_most_free_space() -> None:
    state = alone(coins=20, track=[2, 1, "leader"])
    play(state, "tile scribe_4_0", "scribe_mode row1", "take_slot 1")
    assert shown(state)["track"][3:] == [{"tile": "scribe_4_0"}]


@pytest.mark.rule("GE-212", "GE-502")
def test_a_taken_tile_is_gone_until_the_decline() -> None:
    state = position(seat(coins=20), seat(coins=20, track=[1] * 6), FULL)
    play(state, "tile philosopher_8_0", "train_count 1", "train noble")
    assert asked(state) == "1 turn"
    assert "tile philosopher_8_0" not in legal(state)
    assert refusal(state, "tile philosopher_8_0") == ("GE-212", "refuse-tile-taken")
    play(state, "tax 1")
    assert asked(state) == "0 turn"
    assert refusal(state, "tile philosopher_8_0") == ("GE-212", "refuse-tile-taken")
    assert state.view(1)["tiles"]["philosopher_8_0"] == 0
    while state.view(None)["round"] == 1:
        play(state, "tax 1")
    assert state.view(1)["tiles"]["philosopher_8_0"] is None
    assert "tile philosopher_8_0" in legal(state)


@pytest.mark.rule("GE-213")
@pytest.mark.parametrize(
    ("tile", "pairs", "drawn"),
    [
        ("chronicler_1_2", 0, "1t11...xxxxx"),  # example 1
        ("chronicler_1_2", 1, "1t2....xxxxx"),
        ("chronicler_0_3", 0, "1t111..xxxxx"),
        ("chronicler_0_3", 1, "1t21...xxxxx"),
    ],
)
def test_hourglasses_alone_or_in_pairs(tile: str, pairs: int, drawn: str) -> None:
    state = alone(coins=20, hand=["watchtower"], citizens={"noble": 1, "soldier": 2})
    play(state, f"tile {tile}")
    assert legal(state) == {"stack 0", "stack 1"}
    assert refusal(state, "stack 2") == ("GE-213", "refuse-stack")
    play(state, f"stack {pairs}")
    assert time(state) == drawn


@pytest.mark.rule("GE-213", "GE-215")
@pytest.mark.parametrize(
    ("free", "choices", "drawn"),
    [(5, {"stack 0", "stack 1"}, ""), (4, {"stack 0", "stack 1"}, ""), (3, set(), "1111t21xxxxx")],
)
def test_only_what_fits_is_offered(free: int, choices: set[str], drawn: str) -> None:
    """Chronicler 0/3: with four spaces alone or with a pair (example 4), with three only with the pair."""
    own = seat(track=[1] * (7 - free), hand=["watchtower"], citizens={"noble": 1, "soldier": 2})
    state = position(own, seat(), FULL)
    play(state, "tile chronicler_0_3")
    if choices:
        assert legal(state) == choices
    else:
        assert time(state) == drawn
        assert asked(state) == "1 turn"


@pytest.mark.rule("GE-213", "GE-503")
@pytest.mark.parametrize(("pairs", "turns"), [(0, 0), (1, 1)])
def test_what_stacking_saves(pairs: int, turns: int) -> None:
    """Example 4: with a pair one space is left for one more turn, and one hourglass stays after the decline."""
    state = alone(track=[1] * 3, hand=["watchtower"], citizens={"noble": 1, "soldier": 2})
    play(state, "tile chronicler_0_3", f"stack {pairs}")
    assert (state.view(None)["round"] == 1) == (turns == 1)
    if turns:
        assert shown(state)["debt"] == 1
        play(state, "tax 1")
    assert state.view(None)["round"] == 2
    assert time(state) == "1" * pairs + "." * (7 - pairs) + "xxxxx"


@pytest.mark.rule("GE-214")
def test_nothing_is_put_on_a_used_space() -> None:
    """A lone hourglass stays alone, whatever comes later."""
    state = alone(coins=0, track=[1, "leader"])
    play(state, "tax 1")
    assert time(state) == "1t1....xxxxx"
    play(state, "tax 1")
    assert time(state) == "1t11...xxxxx"
    play(state, "tax 2", "stack 1")
    assert time(state) == "1t112..xxxxx"
    full = alone(coins=20, track=[1] * 6)
    assert refusal(full, "tile philosopher_3_1") == ("GE-215", "refuse-time")


# What makes an action possible ----------------------------------------------------------------------------


@pytest.mark.rule("GE-215")
@pytest.mark.parametrize(
    ("action", "needed"),
    [
        ("tile philosopher_8_0", 1),
        ("tile philosopher_6_1", 2),
        ("tile navigator_4_2_joker", 2),
        ("tile chronicler_0_3", 3),
        ("card_action monument", 1),
        ("home_action home_1_temple", 1),
        ("tax 2", 1),
    ],
)
def test_tile_and_hourglasses_must_fit(action: str, needed: int) -> None:
    own: dict[str, Any] = {"coins": 20, "hand": ["watchtower"], "citizens": {"noble": 1, "soldier": 2}}
    own |= {"played": ["monument"], "spaces": ["home_1_temple"]}
    for free in (1, 2, 3):
        state = alone(**own, track=[1] * (7 - free))
        assert (action in legal(state)) == (free >= needed)
        if free < needed:
            assert refusal(state, action) == ("GE-215", "refuse-time")


@pytest.mark.rule("GE-215", "GE-219")
def test_haste_makes_it_fit() -> None:
    """Hippodrome saves an hourglass: Chronicler 0/3 fits on two spaces, and then haste has to be used."""
    own: dict[str, Any] = {"hand": ["watchtower"], "citizens": {"noble": 1, "soldier": 2}, "track": [1] * 5}
    without = alone(**own, round=3)
    assert refusal(without, "tile chronicler_0_3") == ("GE-215", "refuse-time")
    state = alone(**own, played=["hippodrome"])
    play(state, "tile chronicler_0_3")
    assert legal(state) == {"use_card hippodrome"}
    assert refusal(state, "no_more") == ("GE-215", "refuse-modifier-needed")
    used = alone(**own, played=["hippodrome"], used=["hippodrome"])
    assert refusal(used, "tile chronicler_0_3") == ("GE-215", "refuse-time")


@pytest.mark.rule("GE-219", "GE-213")
def test_haste_saves_an_hourglass() -> None:
    """Example 38: Chronicler 1/2 takes two spaces; where there is no hourglass haste is not offered."""
    own: dict[str, Any] = {"coins": 20, "hand": ["watchtower"], "citizens": {"noble": 1, "soldier": 2}}
    state = alone(**own, played=["hippodrome"])
    play(state, "tile chronicler_1_2", "use_card hippodrome")
    assert time(state) == "1t1....xxxxx"
    assert marked(state) == ["hippodrome"]
    for tile in ("leader", "philosopher_8_0"):
        state = alone(**own, played=["hippodrome"])
        play(state, f"tile {tile}")
        assert not asked(state).endswith("modifiers")


@pytest.mark.rule("GE-216")
@pytest.mark.parametrize(("coins", "possible"), [(2, False), (3, True)])
def test_the_coins_must_be_there(coins: int, possible: bool) -> None:
    state = alone(coins=coins, played=["monument"])
    for action in ("tile scribe_3_1", "tile navigator_3_1_temple", "card_action monument"):
        assert (action in legal(state)) == possible
        if not possible:
            assert refusal(state, action) == ("GE-216", "refuse-coins")


@pytest.mark.rule("GE-216", "GE-221")
@pytest.mark.parametrize(("coins", "possible"), [(0, False), (1, True)])
def test_a_discount_counts(coins: int, possible: bool) -> None:
    """Harbour: Navigators for 2 coins less."""
    state = alone(coins=coins, played=["harbour"])
    assert ("tile navigator_3_1_temple" in legal(state)) == possible
    if possible:
        play(state, "tile navigator_3_1_temple")
        assert shown(state)["coins"] == 0
    else:
        assert refusal(state, "tile navigator_3_1_temple") == ("GE-216", "refuse-coins")


@pytest.mark.rule("GE-216", "GE-375")
def test_a_price_of_choice_counts() -> None:
    """Example 12: Scribe 10/0 with 5 coins and a hometown of the first row; it has to be used."""
    assert refusal(alone(coins=5), "tile scribe_10_0") == ("GE-216", "refuse-coins")
    state = alone(coins=5, spaces=["home_1_temple"])
    play(state, "tile scribe_10_0")
    assert legal(state) == {"use_home home_1_temple"}
    assert refusal(state, "no_more") == ("GE-216", "refuse-modifier-needed")
    play(state, "use_home home_1_temple", "pay 5")
    assert (shown(state)["coins"], power(state)) == (0, 5)
    assert legal(state) == {"scribe_mode row1", "scribe_mode row2"}
    play(state, "scribe_mode row2")
    assert legal(state) == {"take_slot 1", "take_slot 2", "take_slot 3", "stop"}
    used = alone(coins=5, spaces=["home_1_temple"], marked=["home_1_temple"])
    assert refusal(used, "tile scribe_10_0") == ("GE-216", "refuse-coins")


@pytest.mark.rule("GE-217")
@pytest.mark.parametrize(("third", "possible"), [("priest", False), ("scholar", True)])
def test_a_philosopher_needs_a_citizen_to_train(third: str, possible: bool) -> None:
    """Power 2 reaches three columns; where all of these types stand at 6 there is nobody to train."""
    own = seat(coins=20, citizens={"noble": 6, "soldier": 6, "priest": 6})
    chart = ["noble", "soldier", third, *(kind for kind in TYPES if kind not in ("noble", "soldier", third))]
    state = position(own, FULL, FULL, FULL, chart=chart)
    assert ("tile philosopher_2_0" in legal(state)) == possible
    assert "tile philosopher_3_1" in legal(state)
    if not possible:
        assert refusal(state, "tile philosopher_2_0") == ("GE-217", "refuse-power")


@pytest.mark.rule("GE-217")
def test_a_scribe_needs_no_card() -> None:
    """No card in the row, and the discard pile costs 6."""
    empty = alone(coins=20, row=[], deck=[], spaces=["home_1_temple"])
    for action in ("tile scribe_3_1", "tile scribe_10_0", "home_action home_1_temple"):
        assert action in legal(empty)
    discard = alone(coins=20, row=[], deck=[], discard=["road"], round=3)
    assert changed(discard.clone(), "tile scribe_3_1") == {"coins": -3, "free": -2}
    assert changed(discard, "tile scribe_6_1", "take_discard road") == {"coins": -6, "free": -2, "hand": 1}


@pytest.mark.rule("GE-217")
def test_a_navigator_needs_a_space() -> None:
    homes = ["home_1_temple", "home_2_temple"]
    others = [{**FULL, "spaces": TEMPLES}, {**FULL, "spaces": homes}]
    state = position(seat(coins=20), *others)
    play(state, "tile navigator_3_1_temple")  # one is left
    assert state.view(None)["spaces"]["home_3_temple"]["seat"] == 0
    full = position(seat(coins=20), others[0], {**FULL, "spaces": [*homes, "home_3_temple"]})
    assert "tile navigator_3_1_temple" not in legal(full)
    assert refusal(full, "tile navigator_3_1_temple") == ("GE-217", "refuse-no-space")
    assert "tile navigator_3_1_oracle" in legal(full)


@pytest.mark.rule("GE-217", "GE-381")
def test_a_chronicler_needs_a_playable_card() -> None:
    state = alone(coins=20, hand=["watchtower"], citizens={"noble": 1, "soldier": 1})
    assert not any(action.startswith("tile chronicler") for action in legal(state))
    assert refusal(state, "tile chronicler_5_0") == ("GE-217", "refuse-no-playable")
    able = alone(coins=20, hand=["watchtower"], citizens={"noble": 1, "soldier": 2})
    assert "tile chronicler_5_0" in legal(able)


@pytest.mark.rule("GE-217")
def test_effects_may_give_nothing() -> None:
    """Altar with both stores full; with room in one of them the rest is lost. Bots do not think of the former."""
    full = alone(coins=20, played=["altar"], temple=4, oracle=4)
    assert GAME.actions.parse("card_action altar") not in list(GAME.judgement.candidates(full, 0))
    assert changed(full, "card_action altar") == {"coins": -1, "free": -1}
    room = alone(coins=20, played=["altar"], temple=4, oracle=3)
    assert changed(room, "card_action altar") == {"coins": -1, "free": -1, "oracle": 1}


# Cube actions ---------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-218")
def test_a_card_acts_once_a_round() -> None:
    """Example 2, and the next round."""
    state = alone(coins=20, played=["monument"])
    play(state, "card_action monument")
    assert (time(state), power(state)) == ("11.....xxxxx", 3)
    assert all(holder is None for holder in state.view(0)["tiles"].values())
    play(state, "train_count 1", "train noble")
    assert used_up(state, "card_action monument")
    while state.view(None)["round"] == 1:
        play(state, "tax 1")
    assert marked(state) == []
    assert "card_action monument" in legal(state)


@pytest.mark.rule("GE-218", "GE-372")
def test_a_hometown_acts_once_a_round() -> None:
    """Example 3, and the next round."""
    state = alone(coins=20, spaces=["home_1_temple"])
    play(state, "home_action home_1_temple")
    assert (time(state), power(state), shown(state)["coins"]) == ("11.....xxxxx", 6, 14)
    play(state, "scribe_mode row1", "take_slot 1")
    assert refusal(state, "home_action home_1_temple") == ("GE-372", "refuse-used-home")
    while state.view(None)["round"] == 1:
        play(state, "tax 1")
    assert marked(state) == []
    assert "home_action home_1_temple" in legal(state)


@pytest.mark.rule("GE-218", "GE-202")
def test_a_new_card_or_token_waits_for_a_later_turn() -> None:
    """The closing window has no actions; the next turn has."""
    own: dict[str, Any] = {"coins": 20, "temple": 3}
    state = alone(**own, hand=["monument"], citizens={"noble": 1, "priest": 2})
    play(state, "tile chronicler_5_0")
    assert asked(state) == "0 closing"
    assert refusal(state, "card_action monument") == ("GE-206", "refuse-not-asked")
    play(state, "end_turn")
    assert "card_action monument" in legal(state)
    state = alone(**own)
    play(state, "tile navigator_3_1_temple", "place home_2_temple")
    assert asked(state) == "0 closing"
    assert refusal(state, "home_action home_2_temple") == ("GE-206", "refuse-not-asked")
    play(state, "end_turn")
    assert "home_action home_2_temple" in legal(state)


@pytest.mark.rule("GE-218")
def test_only_own_cards_that_act() -> None:
    state = position(seat(coins=20, played=["road"], hand=["altar"]), {**FULL, "played": ["monument"]}, FULL)
    assert not any(action.startswith("card_action") for action in legal(state))
    assert refusal(state, "card_action monument") == ("GE-218", "refuse-not-in-play")
    assert refusal(state, "card_action altar") == ("GE-218", "refuse-not-in-play")
    assert refusal(state, "card_action road") == ("GE-218", "refuse-no-cube-action")


# Abilities --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-219")
def test_what_works_once_a_round_is_optional_and_takes_a_marker() -> None:
    state = alone(coins=20, played=["training_ground"])
    play(state, "tile philosopher_3_1")
    assert legal(state) == {"use_card training_ground", "no_more"}
    refused = state.clone()
    play(refused, "no_more", "train_count 1", "train noble")
    assert (marked(refused), shown(refused)["total"]) == ([], 1)
    play(refused, "tile philosopher_4_1")
    assert "use_card training_ground" in legal(refused)  # still unused
    play(state, "use_card training_ground", "train_count 1", "train noble", "train noble")
    assert (marked(state), shown(state)["total"]) == (["training_ground"], 2)
    play(state, "tile philosopher_4_1")
    assert asked(state) == "0 train_count"  # used: not offered again


@pytest.mark.rule("GE-219")
def test_an_ability_must_fit_the_action() -> None:
    state = alone(coins=20, played=["training_ground", "hippodrome"], spaces=["home_3_trade"])
    play(state, "tile scribe_3_1")
    assert legal(state) == {"use_card hippodrome", "no_more"}
    assert refusal(state, "use_card training_ground") == ("GE-219", "refuse-card-no-help")
    assert refusal(state, "use_home home_3_trade") == ("GE-374", "refuse-home-no-help")
    assert refusal(state, "use_card monument") == ("GE-218", "refuse-not-in-play")
    assert refusal(state, "use_home home_1_trade") == ("GE-372", "refuse-not-your-token")


@pytest.mark.rule("GE-219", "GE-302")
def test_what_works_always_needs_no_marker() -> None:
    """Tenement: 2 more coins with every tax."""
    state = alone(coins=0, played=["tenement"])
    for _ in range(3):
        assert changed(state, "tax 1") == {"coins": 6, "free": -1}
        assert marked(state) == []


@pytest.mark.rule("GE-220")
def test_different_modifiers_combine() -> None:
    """Haste, a price of choice and three times one citizen more, on one Philosopher."""
    state = alone(
        coins=20,
        played=["training_ground", "gymnasium", "hippodrome"],
        spaces=["home_2_temple", "home_3_oracle"],
        chart=TYPES,
    )
    play(state, "tile philosopher_6_1", "use_card hippodrome", "use_card training_ground", "use_card gymnasium")
    assert legal(state) == {"use_home home_2_temple", "use_home home_3_oracle", "no_more"}
    play(state, "use_home home_3_oracle", "use_home home_2_temple")
    assert legal(state) == {f"pay {coins}" for coins in range(1, 9)}
    play(state, "pay 3", "train_count 1", *["train noble"] * 4)
    assert shown(state)["citizens"]["noble"] == 4
    assert (shown(state)["coins"], time(state)) == (17, "1t.....xxxxx")
    assert sorted(marked(state)) == ["gymnasium", "hippodrome", "home_2_temple", "home_3_oracle", "training_ground"]


@pytest.mark.rule("GE-220", "GE-373")
def test_a_price_is_chosen_once() -> None:
    state = alone(coins=20, played=["training_ground"], spaces=["home_2_temple", "home_2_trade"])
    play(state, "tile philosopher_6_1", "use_home home_2_temple")
    assert legal(state) == {"use_card training_ground", "no_more"}
    assert refusal(state, "use_home home_2_trade") == ("GE-220", "refuse-home-no-help")


@pytest.mark.rule("GE-220", "GE-302")
def test_a_tax_is_doubled_once_or_more() -> None:
    state = alone(coins=0, played=["tenement"], spaces=["home_3_temple", "home_3_oracle", "home_3_trade"])
    homes = [f"use_home home_3_{name}" for name in ("temple", "oracle", "trade")]
    assert changed(state.clone(), "tax 2", *homes[:2], "no_more", "stack 1") == {"coins": 40, "free": -1, "debt": 1}
    assert changed(state, "tax 2", *homes, "stack 1") == {"coins": 80, "free": -1, "debt": 1}
    state = alone(coins=0, spaces=["home_3_temple", "home_3_trade"])
    assert changed(state, "tax 1", "use_home home_3_temple", "no_more") == {"coins": 8, "free": -1}
    # The other token doubles the next one.
    assert changed(state, "tax 1", "use_home home_3_trade") == {"coins": 8, "free": -1}
    assert changed(state, "tax 1") == {"coins": 4, "free": -1}


@pytest.mark.rule("GE-220", "GE-316")
def test_any_number_of_extra_citizens() -> None:
    state = alone(coins=20, spaces=["home_3_temple", "home_3_oracle", "home_3_trade"], chart=TYPES)
    homes = ["home_3_temple", "home_3_oracle", "home_3_trade"]
    play(state, "tile philosopher_3_1", *(f"use_home {home}" for home in homes))
    play(state, "train_count 2")  # only the first column is within reach of two
    assert shown(state)["citizens"]["noble"] == 5


@pytest.mark.rule("GE-220")
def test_haste_works_once() -> None:
    state = alone(coins=20, played=["hippodrome", "training_ground"])
    play(state, "tile philosopher_6_1", "use_card hippodrome")
    assert legal(state) == {"use_card training_ground", "no_more"}
    assert used_up(state, "use_card hippodrome")


# Costs and power ----------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-221")
def test_a_discount_stops_at_nothing() -> None:
    state = alone(coins=0, played=["harbour"])
    assert changed(state, "tile navigator_2_2_trade", "stack 0") == {"free": -3}
    assert [state.discounted(0, ActionType.NAVIGATOR, coins) for coins in (4, 2, 1, 0)] == [2, 0, 0, 0]
    assert state.discounted(0, ActionType.SCRIBE, 4) == 4  # only for Navigators


@pytest.mark.rule("GE-221")
@pytest.mark.parametrize(
    ("tile", "card", "coins", "with_card"),
    [("philosopher_4_1", "guildhall", 4, 6), ("scribe_4_0", "scriptorium", 4, 6)],
)
def test_reach_adds_to_the_power_and_not_to_the_cost(tile: str, card: str, coins: int, with_card: int) -> None:
    for played, expected in (([card], with_card), ([], coins)):
        state = alone(coins=20, played=played, round=3)
        play(state, f"tile {tile}")
        assert (shown(state)["coins"], power(state)) == (20 - coins, expected)


@pytest.mark.rule("GE-221")
def test_a_discount_does_not_lower_the_power() -> None:
    """No card of the game makes a Scribe cheaper, but one may be given that."""
    state = alone(coins=20)
    state.lasting[Sum.DISCOUNT + ActionType.SCRIBE] = 2
    play(state, "tile scribe_6_1")
    assert (shown(state)["coins"], power(state)) == (16, 6)


@pytest.mark.rule("GE-221")
def test_reach_is_for_one_action() -> None:
    state = alone(coins=20, played=["guildhall", "scriptorium"])
    play(state, "tile scribe_4_0")
    assert power(state) == 4 + 2


@pytest.mark.rule("GE-221", "GE-375")
def test_reach_and_a_price_of_choice() -> None:
    """Example 20: 5 coins, power 7, two citizens of columns 1 to 5."""
    state = alone(coins=20, played=["guildhall"], spaces=["home_2_oracle"], chart=TYPES)
    play(state, "tile philosopher_3_1", "use_home home_2_oracle", "pay 5")
    assert (shown(state)["coins"], power(state)) == (15, 7)
    play(state, "train_count 2")
    assert legal(state) == {f"train {kind}" for kind in TYPES[:5]}
