"""Expansion and movement: GA-040 to GA-055."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.playing import asked, legal, play, refusal, shown

from .places import clans, walk
from .positions import position, seat
from .probes import changed, holding, others, turn


def moves(actions: set[str]) -> set[str]:
    return {action.removeprefix("move ") for action in actions if action.startswith("move")}


@pytest.mark.rule("GA-040")
def test_what_expansion_allows() -> None:
    state = turn("expansion", hand=["wheel", "flint_deposit"], clans={"red-home": 1})
    discards = {"discard wheel", "discard flint_deposit"}
    steps = {f"move red-home:red-1-{column}" for column in (1, 2, 3)}
    assert legal(state) == {"play wheel", *discards, "recruit red-home", "done", *steps}


@pytest.mark.rule("GA-041")
def test_a_step_costs_a_coin() -> None:
    """Example 1."""
    for age in (1, 2):
        state = turn("expansion", age=age, clans={"red-home": 2})
        assert changed(state, "move red-home:red-1-2") == {"coins": -1, "red-home": -1, "red-1-2": 1}
    poor = turn("expansion", coins=0, hand=["flint_deposit"], clans={"red-home": 1})
    assert moves(legal(poor)) == set()
    assert refusal(poor, "move red-home:red-1-1") == ("GA-041", "refuse-step-coins")
    assert refusal(poor, "move red-1-1:red-2-1") == ("GA-041", "refuse-no-clan")
    assert refusal(poor, "move grey-home:grey-1-1")[0] == "GA-003"


@pytest.mark.rule("GA-041")
def test_free_moves_come_first_and_those_of_a_zone_before_others() -> None:
    free = {"own": 1, "any": 1, "island": 2}
    state = turn("expansion", clans={"red-4-1": 1}, free=free)
    assert changed(state, "move red-4-1:red-5-1") == {"free own": -1, "red-4-1": -1, "red-5-1": 1}
    assert changed(state, "move red-5-1:red-5-2") == {"free any": -1, "red-5-1": -1, "red-5-2": 1}
    assert changed(state, "move red-5-2:isle-7-1") == {"free island": -1, "red-5-2": -1, "isle-7-1": 1}
    assert changed(state, "move isle-7-1:red-5-1") == {"coins": -1, "isle-7-1": -1, "red-5-1": 1}


@pytest.mark.rule("GA-042")
def test_two_clans_to_row_2() -> None:
    """Example 2."""
    went = [f"move red-home:red-1-{column}" for column in (1, 2)]
    went += [f"move red-1-{column}:red-2-{column}" for column in (1, 2)]
    state = turn("expansion", age=2, clans={"red-home": 2})
    assert changed(state, *went)["coins"] == -4
    third = turn("expansion", age=3, clans={"red-home": 2})
    trip = ("lift red-home", "number 2", "move red-home:red-1-1", "move red-1-1:red-2-1", "stop")
    assert changed(third, *trip) == {"coins": -2, "red-home": -2, "red-2-1": 2}
    assert refusal(third, "move red-2-1:red-3-1") == ("GA-052", "refuse-lift-first")
    assert refusal(state, "lift red-2-1") == ("GA-042", "refuse-no-groups")


@pytest.mark.rule("GA-043")
def test_where_a_step_may_end() -> None:
    """Free or own; a homeland of another only where nobody else is, where one already is, or by an option (R10)."""
    theirs = seat(coins=10, clans={"green-home": 4, "green-1-2": 1})
    state = turn("expansion", theirs, *others(1), clans={"green-1-1": 2, "green-2-1": 1}, coins=1)
    steps = {"green-1-1:green-2-1", "green-2-1:green-1-1", "green-2-1:green-2-2", "green-2-1:green-3-1"}
    assert moves(legal(state)) == steps
    assert refusal(state, "move green-1-1:green-home") == ("GA-049", "refuse-journey")
    own: dict[str, Any] = {"clans": {"green-1-1": 2, "green-2-1": 1}, "coins": 1}
    empty = turn("expansion", seat(coins=10, clans={"green-1-2": 1}), *others(1), **own)
    guest = turn("expansion", theirs, *others(1), **{**own, "cities": ["green-home"]})
    for open_to in (empty, guest):
        assert "move green-1-1:green-home" in legal(open_to)


@pytest.mark.rule("GA-043")
def test_the_own_homeland_is_always_open() -> None:
    guest = seat(coins=10, clans={"red-home": 2})
    state = turn("expansion", guest, *others(1), clans={"red-1-1": 1})
    assert changed(state, "move red-1-1:red-home") == {"coins": -1, "red-1-1": -1, "red-home": 1}


@pytest.mark.rule("GA-044", "GA-046", "GA-047")
def test_a_homeland_of_another_is_crossed_without_toll() -> None:
    theirs = seat(coins=10, clans={"green-home": 4})
    state = turn("expansion", theirs, *others(1), clans={"green-1-1": 1}, coins=2)
    assert changed(state, "move green-1-1:green-home") == {"coins": -1, "green-1-1": -1}
    assert legal(state) == {"move green-home:green-1-2", "move green-home:green-1-3"}
    assert changed(state, "move green-home:green-1-3") == {"coins": -1, "green-1-3": 1}
    group = turn("expansion", theirs, *others(1), age=3, clans={"green-1-1": 3})
    play(group, "lift green-1-1", "number 2", "move green-1-1:green-home")
    assert refusal(group, "stop") == ("GA-044", "refuse-stay")


@pytest.mark.rule("GA-044", "GA-047")
def test_an_enemy_region_is_only_crossed() -> None:
    state = turn("expansion", seat(coins=10, clans={"red-1-2": 2}), *others(1), clans={"red-home": 2})
    change = changed(state, "move red-home:red-1-2")
    assert asked(state) == "0 journey"
    assert change == {"coins": -2, "green coins": 1, "red-home": -1}
    # Nothing else is possible, and it stands nowhere (GA-050).
    assert legal(state) == {"move red-1-2:red-1-1", "move red-1-2:red-1-3", "move red-1-2:red-2-2"}
    assert clans(state, "red-1-2") == 0
    assert state.view(0)["trip"]["clans"] == 1
    assert changed(state, "move red-1-2:red-2-2") == {"coins": -1, "red-2-2": 1}
    assert asked(state) == "0 expansion"


@pytest.mark.rule("GA-045")
@pytest.mark.parametrize(("age", "paid", "toll"), [(1, 15, 3), (2, 15, 3), (3, 5, 1)])
def test_tolls(age: int, paid: int, toll: int) -> None:
    """Example 3: three Clans to row 4 across a region of another in row 3."""
    wall = {f"red-3-{column}": 1 for column in (1, 2, 3)}
    state = turn("expansion", seat(coins=10, clans=wall), *others(1), age=age, clans={"red-home": 3})
    steps = walk(*WAY)
    if age == 3:
        change = changed(state, "lift red-home", "number 3", *steps, "stop")
    else:
        # The last step of each Clan goes by itself only if there is one way on.
        change = changed(state, *steps * 3)
    assert change == {"coins": -paid, "green coins": toll, "red-home": -3, "red-4-1": 3}


WAY = ["red-home", "red-1-1", "red-2-1", "red-3-1", "red-4-1"]


@pytest.mark.rule("GA-045")
@pytest.mark.parametrize("where", [{"clans": {"red-1-2": 3}}, {"cities": ["red-1-2"]}])
def test_a_city_takes_tolls_too(where: dict[str, Any]) -> None:
    state = turn("expansion", seat(coins=10, **where), *others(1), clans={"red-home": 1}, free={"any": 5})
    change = changed(state, "move red-home:red-1-2", "move red-1-2:red-2-2")
    # Free moves pay no tolls.
    assert change == {"free any": -2, "coins": -1, "green coins": 1, "red-home": -1, "red-2-2": 1}


@pytest.mark.rule("GA-046", "GA-167")
def test_open_homelands() -> None:
    """Example 14."""
    theirs = seat(coins=10, clans={"green-home": 4})
    red, options = seat(coins=20, clans={"green-1-1": 1}), {"homelands": "open"}
    state = position(red, theirs, *others(1), asked="expansion", options=options)
    assert changed(state, "move green-1-1:green-home") == {"coins": -1, "green-1-1": -1, "green-home": 1}
    assert shown(state)["propagation"] == 2
    assert shown(state)["conquest"] == 0


@pytest.mark.rule("GA-048")
def test_no_region_twice_within_a_journey() -> None:
    wall = {"red-1-1": 1, "red-1-2": 1, "red-2-1": 1}
    state = turn("expansion", seat(coins=10, clans=wall), *others(1), clans={"red-home": 1, "red-1-3": 1})
    play(state, "move red-home:red-1-1")
    assert legal(state) == {"move red-1-1:red-1-2", "move red-1-1:red-2-1"}
    assert refusal(state, "move red-1-1:red-home") == ("GA-048", "refuse-visited")
    play(state, "move red-1-1:red-1-2")
    assert legal(state) == {"move red-1-2:red-1-3", "move red-1-2:red-2-2"}


@pytest.mark.rule("GA-049")
@pytest.mark.parametrize(
    ("coins", "free", "offered"),
    [(3, 0, True), (2, 0, False), (1, 2, True), (0, 5, False), (2, 1, True), (1, 1, False)],
)
def test_a_journey_must_be_affordable(coins: int, free: int, offered: bool) -> None:
    """Examples 9 and 10."""
    row = {f"red-1-{column}": 1 for column in (1, 2, 3)}
    own: dict[str, Any] = {"clans": {"red-home": 1}, "coins": coins, "free": {"any": free}, "hand": ["clubs"]}
    state = turn("expansion", seat(coins=0, clans=row), *others(1), **own)
    assert ("move red-home:red-1-2" in legal(state)) == offered
    if offered:
        change = changed(state, "move red-home:red-1-2")  # the only way on is taken at once
        assert (change["green coins"], change["red-2-2"]) == (1, 1)
        assert change.get("free any", 0) + change["coins"] == -3
    else:
        assert refusal(state, "move red-home:red-1-2") == ("GA-049", "refuse-journey")


@pytest.mark.rule("GA-047", "GA-049")
def test_two_enemy_regions_in_a_row() -> None:
    """Example 11; the only way on that can be paid is taken at once."""
    green = {f"red-1-{column}": 1 for column in (1, 2, 3)}
    yellow = {f"red-2-{column}": 1 for column in (1, 2, 3)}
    own: dict[str, Any] = {"clans": {"red-home": 1}, "coins": 4, "free": {"any": 1}, "hand": ["clubs"]}
    state = turn("expansion", seat(clans=green), seat(clans=yellow), **own)
    change = changed(state, "move red-home:red-1-1")
    assert change == {
        "free any": -1,
        "coins": -4,
        "green coins": 1,
        "yellow coins": 1,
        "red-home": -1,
        "red-3-1": 1,
    }
    assert asked(state) == "0 expansion"
    poorer = turn("expansion", seat(clans=green), seat(clans=yellow), **{**own, "coins": 3})
    assert "move red-home:red-1-1" not in legal(poorer)


@pytest.mark.rule("GA-050")
def test_nothing_else_during_a_journey() -> None:
    theirs = seat(coins=10, clans={"red-1-2": 1})
    state = turn("expansion", theirs, *others(1), clans={"red-home": 1}, hand=["raid"])
    play(state, "move red-home:red-1-2")
    for action in ("play raid", "discard raid", "recruit red-home", "done"):
        assert refusal(state, action) == ("GA-047", "refuse-not-asked")
    # The traveller is not in the reserve.
    assert shown(state)["clans"] == 29


@pytest.mark.rule("GA-051")
def test_a_region_left_is_free() -> None:
    state = turn("expansion", clans={"red-1-1": 1, "red-2-2": 1}, cities=["red-2-2"])
    play(state, "move red-1-1:red-2-1", "move red-2-2:red-3-2")
    view = state.view(None)["regions"]
    assert (view["red-1-1"]["clans"], view["red-1-1"]["cities"]) == ({}, [])
    assert view["red-2-2"]["cities"] == [0]  # the City holds it


@pytest.mark.rule("GA-052")
def test_a_march_to_the_centre() -> None:
    """Example 12."""
    way = ["red-home", *(f"red-{row}-1" for row in range(1, 6)), "isle-7-1", "isle-12-1", "isle-15"]
    state = turn("expansion", age=3, clans={"red-home": 7})
    play(state, "lift red-home")
    assert legal(state) == {f"number {count}" for count in range(1, 8)}
    play(state, "number 5")
    assert asked(state) == "0 trip"
    assert "stop" not in legal(state)  # it must make a step
    assert refusal(state, "stop") == ("GA-052", "refuse-must-step")
    change = changed(state, *walk(*way), "stop")
    assert change == {"coins": -8, "isle-15": 5}
    assert clans(state, "red-home") == 2


@pytest.mark.rule("GA-052")
def test_dropping_clans_on_the_way() -> None:
    """Example 13."""
    way = ["red-home", *(f"red-{row}-1" for row in range(1, 6)), "isle-7-1"]
    state = turn("expansion", age=3, clans={"red-home": 5})
    steps = walk(*way)
    again = ("lift isle-7-1", "number 4", "move isle-7-1:isle-12-1", "stop")
    change = changed(state, "lift red-home", "number 5", *steps, "stop", *again)
    assert change == {"coins": -7, "red-home": -5, "isle-7-1": 1, "isle-12-1": 4}


@pytest.mark.rule("GA-044", "GA-048", "GA-052")
def test_a_group_crosses_and_does_not_turn_back() -> None:
    theirs = seat(coins=10, clans={"red-1-2": 1})
    state = turn("expansion", theirs, *others(1), age=3, clans={"red-home": 3})
    play(state, "lift red-home", "number 2", "move red-home:red-1-2")
    assert "stop" not in legal(state)
    assert refusal(state, "stop") == ("GA-044", "refuse-stay")
    assert refusal(state, "move red-1-2:red-home") == ("GA-048", "refuse-visited")
    play(state, "move red-1-2:red-2-2")
    assert "stop" in legal(state)
    assert "move red-2-2:red-1-2" not in legal(state)
    assert shown(state, 1)["coins"] == 11  # one coin for the group


@pytest.mark.rule("GA-053")
def test_free_moves_are_spread_and_lapse() -> None:
    state = holding("wheel", clans={"red-home": 2}, coins=20)
    play(state, "play wheel", "move red-home:red-1-1", "move red-home:red-1-2")
    assert shown(state)["free"]["any"] == 4
    play(state, "done")
    assert shown(state)["free"]["any"] == 0


@pytest.mark.rule("GA-053", "GA-104")
def test_free_moves_of_growth_wait_for_expansion() -> None:
    state = holding("domestication", seat(), seat(), clans={"red-home": 1})
    play(state, "play domestication", "done")
    assert asked(state) == "0 expansion"
    assert shown(state)["free"]["any"] == 4


@pytest.mark.rule("GA-054")
def test_a_city_stays_without_clans() -> None:
    state = turn("expansion", clans={"red-1-1": 1}, cities=["red-1-1"])
    play(state, "move red-1-1:red-2-1")
    assert state.view(None)["regions"]["red-1-1"]["cities"] == [0]
    assert shown(state)["conquest"] == 1 + 2


@pytest.mark.rule("GA-055")
def test_homelands_are_shared() -> None:
    red = seat(clans={"green-home": 2}, cities=["green-home"])
    green = seat(coins=2, clans={"green-home": 3}, cities=["green-home"])
    state = position(red, green, seat(clans={"green-home": 1}), asked="growth", active=1)
    lying = state.view(None)["regions"]["green-home"]
    assert (lying["clans"], lying["cities"]) == ({"0": 2, "1": 3, "2": 1}, [0, 1])
