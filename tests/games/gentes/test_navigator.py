"""Navigator, who builds cities: GE-351 to GE-358."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.gentes.content.vocabulary import Build
from tablee.games.gentes.rules import tables
from tablee.games.gentes.rules.flow import Gentes
from tests.games.playing import asked, keys, legal, play, refusal, shown

from .positions import CONTENT, FULL, position, seat
from .probes import CHRONICLER, alone, asks_for, best_symbol, changed

TRADE = {"syracusae", "cnossus", "sinope", "sidon", "carthago", "leptis_magna"}
TEMPLES = ["crotona", "athenai", "rodes", "trapezus", "naukratis", "memphis"]
# All six tokens placed: two in each region; the bonus tile has been taken.
SIX = ["crotona", "delphi", "troia", "miletus", "cyrene", "carthago"]
PLACED = {"spaces": SIX, "bonus": {"cities": 8}}
JOKER = ["tile navigator_4_2_joker", "stack 0"]


def building(*others: dict[str, Any], **own: Any) -> Gentes:
    """A seat about to place a token wherever it likes."""
    state = position(seat(**{"coins": 20, **own}), *(others or (FULL, FULL)))
    play(state, *JOKER)
    return state


def owner(state: Gentes, space: str) -> Any:
    return state.view(None)["spaces"].get(space, {}).get("seat")


def used(state: Gentes, space: str) -> bool:
    return bool(state.view(None)["spaces"][space]["used"])


def activated(*actions: str, **own: Any) -> dict[str, int]:
    """What building by these actions gives, the cost set aside."""
    return changed(building(**own), *actions)


# Placing ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-351")
def test_the_symbol_of_the_tile() -> None:
    """Example 9: cities and hometowns alike."""
    state = alone(coins=4)
    play(state, "tile navigator_4_1_trade")
    spaces = TRADE | {"home_1_trade", "home_2_trade", "home_3_trade"}
    assert legal(state) == {f"place {space}" for space in spaces}
    assert refusal(state, "place delphi") == ("GE-351", "refuse-symbol")
    assert refusal(state, "place home_1_temple") == ("GE-351", "refuse-symbol")
    play(state, "place home_2_trade")
    assert owner(state, "home_2_trade") == 0
    assert shown(state)["tokens"] == 5


@pytest.mark.rule("GE-351")
def test_the_joker_is_for_every_empty_space() -> None:
    others = [{**FULL, "spaces": ["delphi", "home_1_temple"]}, {**FULL, "spaces": ["sidon"]}]
    state = building(*others, spaces=["memphis"])
    everywhere = {city.id for city in CONTENT.city} | {home.id for home in CONTENT.home_space if 3 in home.players}
    taken = {"delphi", "home_1_temple", "sidon", "memphis"}
    assert legal(state) == {f"place {space}" for space in everywhere - taken}
    assert len(everywhere) == 27
    for space in taken:
        assert refusal(state, f"place {space}") == ("GE-008", "refuse-occupied")


@pytest.mark.rule("GE-351")
def test_one_token_an_action() -> None:
    state = position(seat(coins=20), seat(), FULL)
    play(state, *JOKER, "place delphi")
    assert shown(state)["tokens"] == 5
    assert asked(state) == "1 turn"


@pytest.mark.rule("GE-351", "GE-218")
def test_the_symbol_of_a_card() -> None:
    """Shipyard builds anywhere."""
    state = alone(coins=4, played=["shipyard"])
    play(state, "card_action shipyard")
    assert len(legal(state)) == 27


# What cities give -----------------------------------------------------------------------------------------


@pytest.mark.rule("GE-352")
def test_all_own_cities_of_the_region_give_their_reward() -> None:
    """Example 10: Delphi, with Syracusae and Cnossus; the green city and those of others do nothing."""
    other = {**FULL, "spaces": ["crotona", "sparta"]}
    state = building(other, FULL, spaces=["syracusae", "cnossus", "sinope"])
    assert changed(state, "place delphi") == {"oracle": 1, "coins": 5, "vp": 2, "tokens": -1}
    assert (shown(state, 1)["temple"], shown(state, 1)["oracle"]) == (0, 0)


@pytest.mark.rule("GE-352")
def test_the_new_city_alone() -> None:
    assert activated("place sidon", spaces=["delphi"]) == {"coins": 5, "tokens": -1}


@pytest.mark.rule("GE-353")
def test_a_hometown_activates_a_region_of_choice() -> None:
    """Example 11: Troia, Sinope and Sidon by a token on a hometown."""
    spaces = ["troia", "sinope", "sidon", "cnossus"]
    state = building(spaces=spaces)
    play(state, "place home_1_temple")
    assert legal(state) == {"region green", "region red"}
    assert refusal(state, "region yellow") == ("GE-353", "refuse-region")
    assert changed(state.clone(), "region red") == {"vp": 2}
    assert changed(state, "region green") == {"oracle": 1, "coins": 10}


@pytest.mark.rule("GE-353")
def test_a_single_region_is_not_asked_for_and_none_is_allowed() -> None:
    assert activated("place home_1_temple", spaces=["troia", "sinope"]) == {"oracle": 1, "coins": 5, "tokens": -1}
    assert activated("place home_1_temple") == {"tokens": -1}
    assert activated("place home_1_temple", spaces=["home_2_temple"]) == {"tokens": -1}


@pytest.mark.rule("GE-354")
@pytest.mark.parametrize(
    ("city", "reward"),
    [
        ("crotona", {"temple": 1}),
        ("delphi", {"oracle": 1}),
        ("syracusae", {"coins": 5}),
        ("cnossus", {"vp": 2}),
    ],
)
def test_rewards(city: str, reward: dict[str, int]) -> None:
    assert activated(f"place {city}") == {**reward, "tokens": -1}


@pytest.mark.rule("GE-354")
def test_how_many_cities_give_what() -> None:
    rewards = [(city.reward.verb, getattr(city.reward, "kind", None), city.reward.n) for city in CONTENT.city]
    assert {reward: rewards.count(reward) for reward in rewards} == {
        ("cube", "temple", 1): 5,
        ("cube", "oracle", 1): 5,
        ("coins", None, 5): 5,
        ("vp", None, 2): 3,
    }


# Moving -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GE-355")
def test_moving_a_token() -> None:
    """Example 24: from Crotona to Naukratis; Cyrene and Naukratis give their rewards, the bonus tile has been taken."""
    own = ["crotona", "delphi", "sparta", "troia", "miletus", "cyrene"]
    state = alone(coins=3, spaces=own, bonus={"cities": 8})
    play(state, "tile navigator_3_1_temple")
    assert asked(state) == "0 lift"
    assert legal(state) == {f"lift {space}" for space in own}
    play(state, "lift crotona")
    assert changed(state, "place naukratis") == {"oracle": 1, "temple": 1}
    assert (owner(state, "crotona"), owner(state, "naukratis")) == (None, 0)
    assert shown(state)["tokens"] == 0


@pytest.mark.rule("GE-355")
def test_the_move_is_a_different_empty_space() -> None:
    state = building({**FULL, "spaces": ["athenai"]}, FULL, **PLACED)
    play(state, "lift crotona")
    assert "place crotona" not in legal(state)
    assert refusal(state, "place crotona") == ("GE-355", "refuse-same-space")
    assert refusal(state, "place delphi") == ("GE-008", "refuse-occupied")
    assert refusal(state, "place athenai") == ("GE-008", "refuse-occupied")
    temple = alone(coins=3, **PLACED)
    play(temple, "tile navigator_3_1_temple", "lift troia")
    assert refusal(temple, "place sidon") == ("GE-351", "refuse-symbol")


@pytest.mark.rule("GE-355")
def test_only_own_tokens_are_lifted_and_one_has_to_be() -> None:
    state = building({**FULL, "spaces": ["athenai"]}, FULL, **PLACED)
    assert refusal(state, "lift athenai") == ("GE-355", "refuse-not-your-token")
    assert refusal(state, "lift sidon") == ("GE-355", "refuse-not-your-token")
    assert refusal(state, "skip") == ("GE-355", "refuse-must-move")


@pytest.mark.rule("GE-355")
def test_what_the_old_space_gave_is_gone() -> None:
    """A city does not count for the region any more, a hometown can do nothing any more."""
    within = building(**PLACED)
    assert changed(within, "lift crotona", "place syracusae") == {"coins": 5, "oracle": 1}  # Delphi, not Crotona
    spaces = ["home_1_temple", *SIX[1:]]
    state = building(spaces=spaces, bonus={"cities": 8})
    play(state, "lift home_1_temple", "place crotona")
    assert refusal(state, "home_action home_1_temple") == ("GE-372", "refuse-not-your-token")


@pytest.mark.rule("GE-355")
def test_no_move_while_a_token_is_in_supply() -> None:
    state = building(spaces=SIX[:5])
    assert asked(state) == "0 place"
    assert refusal(state, "lift crotona") == ("GE-206", "refuse-not-asked")
    assert shown(state)["tokens"] == 1


@pytest.mark.rule("GE-355", "GE-217")
def test_the_space_of_a_token_is_no_space_for_it() -> None:
    """All spaces with a temple are taken, three of them by the seat itself: nothing can be moved there."""
    homes = ["home_1_temple", "home_2_temple", "home_3_temple"]
    own = {"spaces": [*homes, "delphi", "sparta", "troia"], "bonus": {"cities": 8}}
    state = position(seat(coins=20, **own), {**FULL, "spaces": TEMPLES}, FULL)
    assert refusal(state, "tile navigator_3_1_temple") == ("GE-217", "refuse-no-space")


# A used hometown and five cities that all give oracle cubes, so that the decline asks nothing.
USED = {
    "spaces": ["home_1_temple", "delphi", "sparta", "troia", "cyrene", "apollonia"],
    "marked": ["home_1_temple"],
    "bonus": {"cities": 8},
}


@pytest.mark.rule("GE-357")
def test_a_marker_travels_to_another_hometown() -> None:
    state = building(**USED)
    play(state, "lift home_1_temple", "place home_2_temple", "region green")
    assert used(state, "home_2_temple")
    assert refusal(state, "home_action home_2_temple") == ("GE-372", "refuse-used-home")
    while state.view(None)["round"] == 1:
        play(state, "tax 1")
    assert not used(state, "home_2_temple")
    assert "home_action home_2_temple" in legal(state)


@pytest.mark.rule("GE-357")
def test_an_unused_token_stays_unused() -> None:
    state = building(**{**USED, "marked": []})
    play(state, "lift home_1_temple", "place home_2_temple", "region green")
    assert not used(state, "home_2_temple")
    assert "home_action home_2_temple" in legal(state)


@pytest.mark.rule("GE-357")
def test_a_marker_is_lost_on_the_way_to_a_city() -> None:
    state = building(**USED)
    play(state, "lift home_1_temple", "place sidon")
    assert not used(state, "sidon")
    # From there on a hometown again, it can be used in this round.
    play(state, "tile navigator_3_1_oracle", "lift sidon", "place home_2_oracle", "region green")
    assert not used(state, "home_2_oracle")
    assert asked(state) == "0 turn"
    assert "home_action home_2_oracle" in legal(state)


# Building by a card -----------------------------------------------------------------------------------------


def fleet(**own: Any) -> Gentes:
    """A seat about to play Trireme Fleet, which builds anywhere."""
    return alone(**{"coins": 20, "hand": ["trireme_fleet"], **asks_for("trireme_fleet"), **own})


@pytest.mark.rule("GE-358")
def test_a_card_builds_without_cost_and_time() -> None:
    """5 coins for the Chronicler, one hourglass as the penalty of the card, and nothing for the token."""
    state = fleet(spaces=["cnossus"])
    change = changed(state, CHRONICLER, "place delphi")
    assert change == {"coins": -5, "free": -2, "hand": -1, "tokens": -1, "oracle": 1, "vp": 4 + 2 + 1}


@pytest.mark.rule("GE-358")
def test_it_is_no_navigator_action() -> None:
    """Harbour gives no discount, and cards that wait for a Chronicler wait for nothing else."""
    state = fleet(played=["harbour", "potters_quarter"])
    play(state, CHRONICLER)
    assert state.view(0)["turn"]["action"] == "chronicler"
    play(state, "place home_1_temple")
    happened = keys(play(state, *best_symbol(state)))
    assert happened.count("event-coins") == 1  # 2 coins of Potters' Quarter
    assert shown(state)["coins"] == 20 - 5 + 2


@pytest.mark.rule("GE-358")
def test_it_is_compulsory_with_a_token_in_supply() -> None:
    state = fleet(spaces=SIX[:5])
    play(state, CHRONICLER)
    assert asked(state) == "0 place"
    assert "skip" not in legal(state)
    assert refusal(state, "skip") == ("GE-206", "refuse-not-asked")
    assert refusal(state, "place crotona") == ("GE-008", "refuse-occupied")


@pytest.mark.rule("GE-358", "GE-424")
def test_the_sixth_token_brings_the_bonus_tile_after_the_card() -> None:
    state = fleet(spaces=SIX[:5])
    happened = keys(play(state, CHRONICLER, "place home_1_temple", "region red"))
    order = ["event-play", "event-build", "event-synergy", "event-bonus"]
    assert [key for key in happened if key in order] == order
    assert shown(state)["bonus"]["cities"] == 8


@pytest.mark.rule("GE-358", "GE-355")
def test_a_move_by_a_card_may_be_refused() -> None:
    state = fleet(**PLACED)
    play(state, CHRONICLER)
    assert legal(state) == {"skip", *(f"lift {space}" for space in SIX)}
    refused = state.clone()
    play(refused, "skip")
    assert {space for space in SIX if owner(refused, space) == 0} == set(SIX)
    assert "trireme_fleet" in shown(refused)["played"]
    assert changed(state, "lift crotona", "place sparta")["oracle"] == 2  # Delphi and Sparta
    assert owner(state, "crotona") is None


@pytest.mark.rule("GE-358")
def test_without_a_space_nothing_is_built() -> None:
    """No card of the game builds with a symbol, but one may be given that."""
    homes = ["home_1_temple", "home_2_temple", "home_3_temple"]
    state = position(seat(), {**FULL, "spaces": TEMPLES}, {**FULL, "spaces": homes})
    build = tables.rule(tables.of_content(CONTENT), Build(symbol="temple"), "trireme_fleet")
    build.carry_out(state, 0)
    assert not build.gives(state, 0)
    assert asked(state) == "0 turn"
    assert shown(state)["tokens"] == 6
