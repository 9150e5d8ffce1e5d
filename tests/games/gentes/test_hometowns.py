"""Hometowns: GE-371 to GE-375."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.gentes.content.vocabulary import CubeAction, ExtraTrain, PayAny, TaxDouble
from tablee.games.gentes.rules.flow import Gentes
from tests.games.playing import asked, legal, play, refusal, shown

from .positions import CONTENT, FULL, TYPES, position, seat, time
from .probes import alone, changed

OLD = ["road", "well", "forge"]


def marked(state: Gentes) -> set[str]:
    return {name for name, token in state.view(0)["spaces"].items() if token["used"]}


def amounts(state: Gentes) -> set[int]:
    return {int(action.removeprefix("pay ")) for action in legal(state)}


# What the rows do -----------------------------------------------------------------------------------------


@pytest.mark.rule("GE-371")
def test_the_three_rows() -> None:
    first, second, third = [(row.left, row.right) for row in CONTENT.home_row]
    assert first[0] == CubeAction(action="scribe", coins=6, hourglasses=1)
    assert first[1] == PayAny(action="scribe", low=1, high=10)
    assert second[0] == CubeAction(action="philosopher", coins=4, hourglasses=1)
    assert second[1] == PayAny(action="philosopher", low=1, high=8)
    assert third == (ExtraTrain(n=1), TaxDouble())


@pytest.mark.rule("GE-371", "GE-218")
@pytest.mark.parametrize(
    ("home", "coins", "asks"), [("home_1_temple", 6, "scribe_mode"), ("home_2_temple", 4, "train_count")]
)
def test_the_actions_at_the_left(home: str, coins: int, asks: str) -> None:
    state = alone(coins=coins, spaces=[home])
    assert changed(state, f"home_action {home}") == {"coins": -coins, "free": -1}
    assert state.view(0)["turn"]["power"] == coins
    assert asked(state) == f"0 {asks}"
    assert marked(state) == {home}
    poor = alone(coins=coins - 1, spaces=[home])
    assert refusal(poor, f"home_action {home}") == ("GE-216", "refuse-coins")


@pytest.mark.rule("GE-371")
def test_the_third_row_has_no_action() -> None:
    state = alone(coins=20, spaces=["home_3_trade"])
    assert not any(action.startswith("home_action") for action in legal(state))
    assert refusal(state, "home_action home_3_trade") == ("GE-371", "refuse-home-no-action")


# Once a round -----------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-372")
def test_left_or_right_but_not_both() -> None:
    """Row 1: after the Scribe at the left the price of the next one is no choice, and the other way round."""
    state = alone(coins=20, spaces=["home_1_temple"])
    play(state, "home_action home_1_temple", "scribe_mode row1", "take_slot 1", "tile scribe_3_1")
    assert asked(state) == "0 scribe_mode"
    state = alone(coins=20, spaces=["home_1_temple"])
    play(state, "tile scribe_3_1", "use_home home_1_temple", "pay 2", "take_slot 1")
    assert refusal(state, "home_action home_1_temple") == ("GE-372", "refuse-used-home")


@pytest.mark.rule("GE-372")
def test_the_token_that_acts_does_not_choose_its_own_price() -> None:
    for home in ("home_1_temple", "home_2_temple"):
        state = alone(coins=20, spaces=[home])
        play(state, f"home_action {home}")
        assert not asked(state).endswith("modifiers")
        # Nor does it make itself affordable.
        assert f"home_action {home}" not in legal(alone(coins=3, spaces=[home]))


@pytest.mark.rule("GE-372")
def test_row_three_once_a_round_for_citizens_or_coins() -> None:
    state = alone(coins=20, spaces=["home_3_temple"], chart=TYPES)
    play(state, "tile philosopher_3_1", "use_home home_3_temple", "train_count 1", "train noble", "train noble")
    assert changed(state, "tax 1") == {"coins": 4, "free": -1}
    while state.view(None)["round"] == 1:
        play(state, "tax 1")
    assert marked(state) == set()
    assert changed(state, "tax 1", "use_home home_3_temple") == {"coins": 8, "free": -1}


@pytest.mark.rule("GE-372")
def test_each_token_has_its_own_use() -> None:
    """Two tokens in one row: either of them first, then the other."""
    state = alone(coins=20, spaces=["home_2_temple", "home_2_trade"])
    homes = {"home_action home_2_temple", "home_action home_2_trade"}
    assert {action for action in legal(state) if action.startswith("home_action")} == homes
    play(state, "home_action home_2_trade", "no_more", "train_count 1", "train noble")
    assert marked(state) == {"home_2_trade"}
    play(state, "home_action home_2_temple", "train_count 1", "train noble")
    assert marked(state) == {"home_2_temple", "home_2_trade"}
    assert refusal(state, "home_action home_2_temple") == ("GE-372", "refuse-used-home")


@pytest.mark.rule("GE-372", "GE-357")
def test_which_of_two_tokens_is_used_matters_when_one_moves() -> None:
    """The token that chose the price goes to a city and leaves its marker behind; the other one is fresh."""
    cities = ["crotona", "troia", "carthago", "sidon"]
    own = {"spaces": ["home_1_temple", "home_1_trade", *cities], "bonus": {"cities": 8}}
    state = alone(coins=20, piles=[3, 3, 2], **own)
    play(state, "tile scribe_6_1")
    assert legal(state) == {"use_home home_1_temple", "use_home home_1_trade", "no_more"}
    play(state, "use_home home_1_trade", "pay 1", "stop")
    assert marked(state) == {"home_1_trade"}
    play(state, "tile navigator_3_1_temple", "lift home_1_trade", "place athenai")
    assert marked(state) == set()
    assert "home_action home_1_temple" in legal(state)


@pytest.mark.rule("GE-372")
def test_tokens_of_others_are_of_no_use() -> None:
    state = position(seat(coins=20), {**FULL, "spaces": ["home_1_temple"]}, FULL)
    assert refusal(state, "home_action home_1_temple") == ("GE-372", "refuse-not-your-token")
    play(state, "tile scribe_6_1")
    assert asked(state) == "0 scribe_mode"


# Together -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-373")
@pytest.mark.parametrize(
    ("homes", "most"),
    [(["home_1_temple", "home_1_trade"], 10), (["home_2_oracle", "home_2_trade"], 8)],
)
def test_one_token_acts_and_the_other_chooses_the_price(homes: list[str], most: int) -> None:
    acting, choosing = homes
    state = alone(coins=20, spaces=homes)
    play(state, f"home_action {acting}")
    assert legal(state) == {f"use_home {choosing}", "no_more"}
    play(state, f"use_home {choosing}")
    assert amounts(state) == set(range(1, most + 1))
    assert changed(state, f"pay {most}") == {"coins": -most, "free": -1}
    assert state.view(0)["turn"]["power"] == most
    assert marked(state) == set(homes)


@pytest.mark.rule("GE-373", "GE-216")
def test_together_they_are_affordable() -> None:
    """2 coins are too few for the 6 of the first row, but the second token chooses the price: it has to be used."""
    state = alone(coins=2, spaces=["home_1_temple", "home_1_trade"])
    play(state, "home_action home_1_temple")
    assert legal(state) == {"use_home home_1_trade"}
    assert refusal(state, "no_more") == ("GE-216", "refuse-modifier-needed")
    play(state, "use_home home_1_trade")
    assert amounts(state) == {1, 2}


@pytest.mark.rule("GE-373", "GE-316")
def test_two_tokens_of_the_third_row() -> None:
    state = alone(coins=3, spaces=["home_3_temple", "home_3_oracle"], chart=TYPES)
    play(state, "tile philosopher_3_1", "use_home home_3_temple", "use_home home_3_oracle", "train_count 2")
    assert shown(state)["citizens"]["noble"] == 4


# From any source --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-374")
@pytest.mark.parametrize("source", ["tile philosopher_3_1", "card_action monument", "home_action home_2_temple"])
def test_abilities_for_a_philosopher_from_any_source(source: str) -> None:
    spaces = ["home_2_temple", "home_2_oracle", "home_3_trade"]
    state = alone(coins=20, played=["monument"], spaces=spaces, chart=TYPES)
    play(state, source)
    choosing = "home_2_oracle" if source.startswith("home") else "home_2_temple"
    others = set() if source.startswith("home") else {"use_home home_2_oracle"}
    assert legal(state) == {f"use_home {choosing}", "use_home home_3_trade", "no_more", *others}
    play(state, f"use_home {choosing}", "use_home home_3_trade", "pay 8", "train_count 2")
    play(state, "train scholar", "train scholar", "train priest")
    assert shown(state)["total"] == 3
    assert shown(state)["coins"] == 12


@pytest.mark.rule("GE-374")
@pytest.mark.parametrize(
    ("source", "drawn"), [("tile scribe_4_0", "1t....."), ("home_action home_1_temple", "11.....")]
)
def test_abilities_for_a_scribe_from_any_source(source: str, drawn: str) -> None:
    state = alone(coins=20, spaces=["home_1_temple", "home_1_oracle"])
    play(state, source)
    choosing = "home_1_oracle" if source.startswith("home") else "home_1_temple"
    play(state, f"use_home {choosing}", "pay 10")
    assert state.view(0)["turn"]["power"] == 10
    assert time(state) == f"{drawn}xxxxx"


@pytest.mark.rule("GE-374", "GE-754")
def test_abilities_for_the_wild_tile() -> None:
    """Alone: the price of the wild tile is a choice too, as a Scribe and as a Philosopher."""
    for kind, home in (("scribe", "home_small_1_temple"), ("philosopher", "home_small_2_oracle")):
        state = position(seat(coins=2, spaces=[home]))
        play(state, "tile navigator_6_1_joker")
        if asked(state) == "0 wild":
            play(state, f"wild {kind}")
        assert legal(state) == {f"use_home {home}"}  # 2 coins are not 6
        play(state, f"use_home {home}", "pay 2")
        assert state.view(0)["turn"]["power"] == 2


@pytest.mark.rule("GE-374")
@pytest.mark.parametrize(
    ("source", "useless"),
    [
        ("tile scribe_3_1", ["home_2_temple", "home_3_temple"]),
        ("tile philosopher_3_1", ["home_1_temple"]),
        ("tax 1", ["home_1_temple", "home_2_temple"]),
    ],
)
def test_only_the_matching_action(source: str, useless: list[str]) -> None:
    state = alone(coins=20, spaces=["home_1_temple", "home_2_temple", "home_3_temple"])
    play(state, source)
    assert asked(state) == "0 modifiers"
    for home in useless:
        assert f"use_home {home}" not in legal(state)
        assert refusal(state, f"use_home {home}") == ("GE-374", "refuse-home-no-help")


# The price of choice ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-375")
@pytest.mark.parametrize(
    ("tile", "home", "coins", "expected"),
    [
        ("scribe_3_1", "home_1_temple", 20, set(range(1, 11))),
        ("scribe_3_1", "home_1_temple", 7, set(range(1, 8))),
        ("philosopher_3_1", "home_2_temple", 20, set(range(1, 9))),
        ("philosopher_3_1", "home_2_temple", 4, {1, 2, 3, 4}),
    ],
)
def test_as_many_coins_as_one_has(tile: str, home: str, coins: int, expected: set[int]) -> None:
    state = alone(coins=coins, spaces=[home])
    play(state, f"tile {tile}", f"use_home {home}")
    assert amounts(state) == expected
    if coins < 10:
        assert refusal(state, f"pay {max(expected) + 1}") == ("GE-375", "refuse-amount")
    amount = max(expected)
    assert changed(state, f"pay {amount}")["coins"] == -amount
    assert state.view(0)["turn"]["power"] == amount


@pytest.mark.rule("GE-375")
def test_amounts_that_reach_nothing_are_not_offered() -> None:
    """The first three columns stand at 6: 1 and 2 coins reach nobody."""
    citizens = {"noble": 6, "soldier": 6, "priest": 6}
    chart = ["noble", "soldier", "priest", "artisan", "merchant", "scholar"]
    state = alone(coins=20, spaces=["home_2_temple"], citizens=citizens, chart=chart)
    play(state, "tile philosopher_8_0", "use_home home_2_temple")
    assert amounts(state) == set(range(3, 9))
    assert refusal(state, "pay 2") == ("GE-375", "refuse-amount")
    assert asked(state) == "0 amount"


@pytest.mark.rule("GE-375")
def test_without_a_row_any_amount_will_do() -> None:
    """6 coins reach the discard pile; with fewer no card is taken (GE-333)."""
    own: dict[str, Any] = {"spaces": ["home_1_temple"], "row": [], "deck": [], "discard": OLD, "round": 3}
    state = alone(coins=20, **own)
    play(state, "tile scribe_10_0", "use_home home_1_temple")
    assert amounts(state) == set(range(1, 11))
    play(state, "pay 5")
    assert asked(state) == "0 turn"


@pytest.mark.rule("GE-375")
def test_a_single_amount_is_not_asked_for() -> None:
    state = alone(coins=1, spaces=["home_2_temple"], chart=TYPES)
    play(state, "tile philosopher_8_0")
    assert legal(state) == {"use_home home_2_temple"}
    play(state, "use_home home_2_temple")
    assert shown(state)["coins"] == 0
    assert legal(state) == {"train noble", "train artisan"}
