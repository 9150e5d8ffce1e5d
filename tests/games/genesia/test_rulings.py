"""The rulings on cards (6.2) that no other test plays."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.genesia.rules import geography
from tests.games.playing import asked, legal, play, play_as, refusal, shown

from .assaults import HERE, THERE, at_war, attack_begins
from .places import cities, clans, walk
from .positions import position, seat
from .probes import changed, copied, force, holding, others, playing, turn

ATTACK = "assault_from isle-7-1"


def shielded(state: Any, region: str) -> bool:
    return bool(state.view(None)["regions"][region]["shield"])


@pytest.mark.rule("GA-064", "GA-095")
def test_k1_the_points_of_the_nobel_prize_are_kept() -> None:
    state = holding("nobel_peace_prize", seat(), seat(), coins=0)
    play(state, "play nobel_peace_prize")
    # Nobody has anything left to do: the game is over.
    assert state.over
    assert shown(state)["progress"] == [0, 0, 9]


@pytest.mark.rule("GA-082")
def test_k2_a_shield_ends_when_the_region_is_left() -> None:
    state = turn(
        "expansion", age=2, clans={"red-1-1": 1, "red-2-2": 1}, cities=["red-2-2"], shields=["red-1-1", "red-2-2"]
    )
    play(state, *walk("red-1-1", "red-2-1"), *walk("red-2-2", "red-3-2"))
    assert not shielded(state, "red-1-1")
    assert shielded(state, "red-2-2")  # the City is still there
    play(state, *walk("red-2-1", "red-1-1"))
    assert not shielded(state, "red-1-1")


@pytest.mark.rule("GA-082", "GA-103")
def test_k3_regions_gained_later_are_not_protected() -> None:
    state = holding("nature_reserves", seat(), seat(), clans={"red-1-1": 2})
    play(state, "play nature_reserves", "choose_region red-1-1", "done")
    assert asked(state) == "0 expansion"
    play(state, "lift red-1-1", "number 1", "move red-1-1:red-2-1", "stop")
    assert (shielded(state, "red-1-1"), shielded(state, "red-2-1")) == (True, False)


@pytest.mark.rule("GA-091", "GA-105")
def test_k5_the_bone_potion_at_the_end_builds_no_city() -> None:
    state = turn("end", hand=["bone_potion", "potlatch"])
    play(state, "play bone_potion", "play potlatch")
    assert clans(state, "red-home") == 3
    assert cities(state, "red-home") == []


@pytest.mark.rule("GA-032")
def test_k6_no_recruiting_in_a_city_of_age_i() -> None:
    state = holding("first_village", clans={"red-1-1": 1})
    play(state, "play first_village", "choose_region red-1-1", "done")
    assert cities(state, "red-1-1") == [0]
    assert refusal(state, "recruit red-1-1")[0] == "GA-032"


@pytest.mark.rule("GA-031")
def test_best_price_and_added_limits() -> None:
    """Two of a kind: the limits add up."""
    state = turn("growth", hand=["barley_grains", "pottery"], coins=30)
    play(state, "play barley_grains", "play pottery")
    assert force(state) == {"recruit_price": 1, "cheap": 13}


@pytest.mark.rule("GA-045")
def test_best_toll() -> None:
    state = turn("growth", age=2, hand=["templar_road"], toll=3)
    play(state, "play templar_road")
    assert shown(state)["force"]["toll"] == 3


@pytest.mark.rule("GA-109")
def test_k9_marked_inventions_count() -> None:
    inventors = [seat(coins=10, made=["fire"]), *others(1)]
    assert playing("alchemy", rest=inventors, marked=["fire"], made=["wheel"]) == {"coins": 6}


@pytest.mark.rule("GA-120")
def test_k11_city_and_clans_in_different_homelands() -> None:
    answers = [f"choose_region {region}" for region in ("green-home", "yellow-home", "yellow-home")]
    change = playing("humanitarian_aid", *answers)
    hosts = {"green coins": 3, "yellow coins": 3}
    assert change == {"City green-home": 1, "yellow-home": 2, **hosts}


@pytest.mark.rule("GA-073")
def test_k12_drones_reach_two_steps_without_a_homeland_between() -> None:
    own = {"clans": {"red-1-1": 4}, "hand": ["rocket"]}
    # Over red-1-2; over the homeland it would be as far.
    near = at_war(card="drones", own=own, theirs={"clans": {"red-1-3": 1}})
    play(near, "play drones")
    assert "assault_from red-1-1" in legal(near)
    # From a homeland it counts as usual.
    home = at_war(card="drones", own={"clans": {"red-home": 4}}, theirs={"clans": {"red-2-1": 1}})
    play(home, "play drones")
    assert "assault_from red-home" in legal(home)


def within_two_steps(origin: str) -> set[str]:
    """The regions in reach, homelands neither crossed nor meant."""
    beside = geography.neighbours(3)
    near = {region for region in beside[origin] if not region.endswith("home")}
    return {there for here in near for there in beside[here] if not there.endswith("home")} | near - {origin}


@pytest.mark.rule("GA-073")
@pytest.mark.parametrize("origin", ["red-home", "red-1-1", "red-1-2", "red-5-2", "isle-7-1", "isle-12-1", "isle-15"])
def test_k12_all_that_drones_reach(origin: str) -> None:
    """Green is everywhere else, in all homelands too."""
    everywhere = [region for region in geography.neighbours(3) if region != origin]
    towns = [region for region in everywhere if not region.startswith("yellow")][:20]
    lone = [region for region in everywhere if region not in towns][:30]
    green = {"clans": dict.fromkeys(lone, 1), "cities": towns}
    state = at_war(card="drones", own={"clans": {origin: 4}, "hand": ["rocket"]}, theirs=green)
    play(state, "play drones", f"assault_from {origin}")
    targets = {action.removeprefix("assault_at ") for action in legal(state)}
    assert targets == within_two_steps(origin) & {*towns, *lone} - {origin}
    assert not any(target.endswith("home") for target in targets)


@pytest.mark.rule("GA-077")
def test_k14_missiles_and_lasting_cards_add_up() -> None:
    """x doubled, one more by Armoured divisions, one fewer by Peacekeepers."""
    own = {"clans": {HERE: 6}, "lasting": ["armoured_divisions"], "odds": 1}
    state = at_war(card="missiles", own=own, theirs={"clans": {THERE: 6}, "lasting": ["peacekeepers"]})
    play(state, "play missiles", ATTACK, "number 2")
    assert (clans(state, HERE), clans(state, THERE, 1)) == (6 - 3, 6 - 4)


@pytest.mark.rule("GA-075")
def test_a_cancelled_assault_still_gives_the_second_one() -> None:
    theirs = {"clans": {THERE: 2, "isle-12-1": 1}, "hand": ["ramparts"]}
    state = at_war(card="chivalry", here=5, theirs=theirs)
    play(state, "play chivalry", ATTACK, f"assault_at {THERE}", "play ramparts")
    assert asked(state) == "0 assault"
    # One-assault effects of the first do not carry over.
    play(state, ATTACK, f"assault_at {THERE}", "number 1")
    assert (clans(state, HERE), clans(state, THERE, 1)) == (4, 1)


@pytest.mark.rule("GA-119")
def test_a_card_without_a_following_assault_is_spent() -> None:
    state = at_war(card="clubs", here=1, there=3)
    play(state, "play clubs")
    assert shown(state)["hand"] == []
    assert not asked(state).startswith("0 assault")


@pytest.mark.rule("GA-097")
def test_k20_first_choice_has_no_effect_in_the_last_age() -> None:
    state = position(seat(first_choice=True), seat(), seat(coins=2), asked="expansion", age=3, active=2)
    play(state, "done")
    assert state.over


@pytest.mark.rule("GA-042", "GA-049")
def test_k21_stack_moves_are_a_pool_of_their_own() -> None:
    row = {f"red-1-{column}": 1 for column in (1, 2, 3)}
    theirs = seat(coins=0, clans=row)
    # Two stack moves and a coin for the toll: a group can cross.
    state = turn("expansion", theirs, *others(1), clans={"red-home": 3}, free={"stack": 2}, coins=1)
    assert "lift red-home" in legal(state)
    assert not any(action.startswith("move") for action in legal(state))  # single Clans would need 3 coins
    change = changed(state, "lift red-home", "number 3", "move red-home:red-1-2")
    assert change == {"red-home": -3, "red-2-2": 3, "free stack": -2, "coins": -1, "green coins": 1}
    # One stack move is not enough, whatever the coins.
    short = turn("expansion", theirs, *others(1), clans={"red-home": 3}, free={"stack": 1}, coins=9)
    assert "lift red-home" not in legal(short)
    assert "move red-home:red-1-2" in legal(short)


@pytest.mark.rule("GA-042", "GA-053")
def test_k21_single_clans_do_not_use_stack_moves() -> None:
    state = turn("expansion", clans={"red-home": 2}, free={"stack": 2}, coins=5)
    assert changed(state, "move red-home:red-1-1") == {"coins": -1, "red-home": -1, "red-1-1": 1}
    play(state, "done")
    assert sum(shown(state)["free"].values()) == 0


@pytest.mark.rule("GA-116")
def test_k22_copied_stack_moves_are_made_at_once() -> None:
    green = seat(coins=9, hand=["bronze"])
    red = seat(coins=4, hand=["imitation"], clans={"red-home": 3})
    state = position(red, green, *others(1), asked="expansion", active=1)
    play(state, "play bronze", "play imitation")
    assert asked(state) == "0 copied_moves"
    assert legal(state) == {"lift red-home", "done"}
    play(state, "lift red-home", "number 2", "move red-home:red-1-1", "stop")
    assert asked(state) == "0 copied_moves"
    play(state, "done")
    assert asked(state) == "1 expansion"
    assert clans(state, "red-1-1") == 2


@pytest.mark.rule("GA-111")
def test_a_copy_with_choices_asks_the_copier() -> None:
    state = copied("imitation", "fire", "choose_option 2")
    play(state, "play imitation")
    assert asked(state) == "0 option"
    assert changed(state, "choose_option 1") == {"red-home": 2}
    assert asked(state) == "1 growth"


@pytest.mark.rule("GA-112")
def test_the_original_is_carried_out_completely_before_a_copy() -> None:
    green = {"clans": {"green-1-1": 1}}
    state = copied("imitation", "around_the_game", "choose_region green-2-1", **green)
    assert asked(state) == "0 copy"
    assert clans(state, "green-2-1", 1) == 1
    assert shown(state, 1)["free"]["any"] == 3


@pytest.mark.rule("GA-082", "GA-108")
def test_a_protected_region_is_not_expelled() -> None:
    theirs = seat(coins=3, clans={"red-2-1": 1, "red-1-2": 1}, shields=["red-2-1"])
    state = holding("bow", theirs, *others(1), clans={"red-1-1": 1})
    play(state, "play bow")
    assert legal(state) == {"choose_region red-1-2", "done"}


@pytest.mark.rule("GA-067")
def test_a_card_may_make_an_assault_possible() -> None:
    state = at_war(card="mercenaries", here=1, there=1)
    play(state, "play mercenaries", *[f"choose_region {HERE}"] * 3, ATTACK)
    assert clans(state, THERE, 1) == 0


@pytest.mark.rule("GA-066")
def test_r51_war_without_means_may_profit_from_what_others_do() -> None:
    """Nobody can attack, and green has no card. Red's card costs it a Clan, so that green can, in the same round."""
    red, green = seat(hand=["clubs"], clans={HERE: 2}), seat(clans={THERE: 2, "isle-7-6": 2})
    state = attack_begins(red, green, seat(coins=2))
    assert not state.anybody_has_assault()
    for who, stance in enumerate(("war", "war", "peace")):
        play_as(state, who, f"stance {stance}")
    play(state, "play clubs", ATTACK, f"assault_at {THERE}", "number 1", "number 0")
    assert asked(state) == "1 assault"
    play(state, "assault_from isle-7-6")
    assert clans(state, HERE) == 0
