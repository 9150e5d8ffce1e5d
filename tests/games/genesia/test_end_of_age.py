"""End of Age: GA-090 to GA-099."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.genesia.rules.flow import Genesia
from tests.games.playing import asked, keys, legal, play, refusal, shown

from .places import cities
from .positions import new, position, seat
from .probes import changed, copied, others, turn

LAND = [f"red-{row}-{column}" for row in range(1, 6) for column in (1, 2, 3)]


def age_ends(*seats: dict[str, Any], age: int = 1, **table: Any) -> Genesia:
    """The last seat, which has coins to spend, has ended the Expansion phase, and everybody chooses Peace."""
    state = position(*seats, asked="expansion", age=age, active=len(seats) - 1, **table)
    play(state, "done")
    while asked(state).endswith("stance"):
        play(state, "stance peace")
    return state


@pytest.mark.rule("GA-090", "GA-091")
def test_cities_come_first() -> None:
    """Cities are built before End-of-Age cards are played."""
    state = age_ends(seat(clans={"red-1-1": 2, "red-2-1": 1}, hand=["granaries"]), seat(), seat(coins=2))
    assert asked(state) == "0 end_cards"
    assert cities(state, "red-1-1") == [0]
    play(state, "play granaries")
    assert shown(state)["progress"] == [2]


@pytest.mark.rule("GA-091")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_two_clans_build_a_city(age: int) -> None:
    own = {"red-1-1": 2, "red-2-1": 1, "isle-7-1": 5, "green-1-1": 2}
    state = age_ends(seat(clans=own, cities=["isle-7-1"]), seat(), seat(coins=2), age=age)
    found = {region for region, lying in state.view(None)["regions"].items() if lying["cities"]}
    assert found == {"red-1-1", "isle-7-1", "green-1-1"}
    assert shown(state)["cities"] == 20 - 3


@pytest.mark.rule("GA-092")
def test_homelands_count() -> None:
    """The own and, as a guest, those of others: one City of each seat."""
    state = age_ends(seat(clans={"red-home": 2, "green-home": 3}), seat(clans={"green-home": 2}), seat(coins=2))
    assert cities(state, "red-home") == [0]
    assert cities(state, "green-home") == [0, 1]
    again = age_ends(seat(clans={"red-home": 5}, cities=["red-home"]), seat(), seat(coins=2))
    assert shown(again)["cities"] == 19


@pytest.mark.rule("GA-093")
def test_too_few_cities() -> None:
    """Example 22: one City left, three regions qualify."""
    towns = [*LAND[3:], "isle-7-1", "isle-7-2", "isle-7-3", "isle-7-4", "isle-12-1", "isle-12-2", "isle-12-3"]
    assert len(towns) == 19
    own = seat(clans=dict.fromkeys(LAND[:3], 2), cities=towns)
    state = age_ends(own, seat(), seat(coins=2))
    assert asked(state) == "0 city_site"
    assert legal(state) == {f"city_site {region}" for region in LAND[:3]}
    assert refusal(state, "city_site red-2-1") == ("GA-091", "refuse-site")
    play(state, "city_site red-1-2")
    assert cities(state, "red-1-2") == [0]
    assert (cities(state, "red-1-1"), shown(state)["cities"]) == ([], 0)
    # Enough for all: nothing is asked. None left: nothing is built.
    enough = age_ends(seat(clans=dict.fromkeys(LAND[:3], 2), cities=towns[2:]), seat(), seat(coins=2))
    assert "city_site" not in asked(enough)
    assert shown(enough)["cities"] == 0
    none = age_ends(seat(clans={"red-1-1": 2}, cities=[*towns, "isle-15"]), seat(), seat(coins=2))
    assert "city_site" not in asked(none)
    assert cities(none, "red-1-1") == []


@pytest.mark.rule("GA-093", "GA-108")
def test_a_card_cannot_build_without_cities() -> None:
    towns = [*LAND, "isle-7-1", "isle-7-2", "isle-7-3", "isle-7-4", "isle-15"]
    state = turn("expansion", age=2, hand=["builders"], clans={"isle-12-1": 1}, cities=towns)
    assert changed(state, "play builders") == {}


@pytest.mark.rule("GA-094", "GA-101")
def test_the_end_of_age_purse() -> None:
    """Example 30, with cards that there are: a discard pays for a card."""
    state = position(seat(hand=["royal_forest", "mill", "banking"]), *others(), asked="end_cards", age=2)
    assert legal(state) == {"discard royal_forest", "discard mill", "discard banking", "done"}
    assert refusal(state, "play royal_forest") == ("GA-101", "refuse-coins")
    assert changed(state, "discard mill") == {"coins": 4}
    # When the step is over, the last card is discarded too.
    assert changed(state, "play royal_forest") == {"coins": -1}
    assert legal(state) == {"done"}
    assert changed(state, "done") == {"coins": 4}


@pytest.mark.rule("GA-094")
def test_end_cards_in_turn_order() -> None:
    hands = ["potlatch", "gathering", "calendar"]
    state = age_ends(*(seat(hand=[card], coins=2) for card in hands), order=[1, 0, 2])
    assert asked(state) == "1 end_cards"
    play(state, "done")
    assert asked(state) == "0 end_cards"
    play(state, "done")
    assert asked(state) == "2 end_cards"
    # Who has ended the step keeps its cards until all have.
    assert shown(state)["hand"] == ["potlatch"]
    before = shown(state)["coins"]
    play(state, "done")
    assert shown(state)["hand"] == []
    assert shown(state)["coins"] == before + 4


@pytest.mark.rule("GA-094")
def test_who_has_no_end_of_age_card_can_only_pass() -> None:
    state = age_ends(seat(hand=["wheel"]), seat(hand=["potlatch"]), seat(coins=2))
    assert asked(state) == "0 end_cards"
    assert legal(state) == {"done"}
    play(state, "done")
    assert asked(state) == "1 end_cards"
    # Without cards nobody is asked.
    play(state, "done")
    assert not asked(state).endswith("end_cards")


@pytest.mark.rule("GA-094")
@pytest.mark.parametrize(
    ("hand", "coins", "offered"),
    [(["satellites", "rocket"], 5, False), (["satellites", "rocket"], 0, True), (["philanthropy", "rocket"], 5, True)],
)
def test_discards_in_the_last_age(hand: list[str], coins: int, offered: bool) -> None:
    """They are offered only while they can still serve something."""
    state = position(seat(coins=coins, hand=hand), *others(), asked="end_cards", age=3)
    assert ("discard rocket" in legal(state)) == offered
    if not offered:
        assert refusal(state, "discard rocket")[0] == "GA-094"


@pytest.mark.rule("GA-095")
def test_points_are_worked_out_when_a_card_is_played() -> None:
    state = turn("end", hand=["gathering", "potlatch"], clans={"red-1-1": 1, "red-2-1": 1})
    assert changed(state, "play gathering") == {"points": 2, "coins": 3}
    assert shown(state)["forecast"] == 2


@pytest.mark.rule("GA-096", "GA-109", "GA-114")
def test_progress() -> None:
    """Example 23: cards of this Age and all Inventions, the own and those marked."""
    own = seat(coins=20, made=["agriculture"], marked=["language"], points=4, progress=[3, 0, 0])
    other = seat(coins=10, made=["language"])
    state = age_ends(own, other, seat(coins=2), age=2)
    assert shown(state)["progress"] == [3, 3 + 3 + 4]
    assert shown(state, 1)["progress"] == [0, 3]


@pytest.mark.rule("GA-097")
def test_who_chooses_the_turn_order() -> None:
    """Example 6: fewest points first, ties by the present order."""
    red, green, grey, black = 0, 1, 2, 3
    points = {red: 1, grey: 3, black: 3, green: 7}
    seats = [seat(points=points[who], coins=2) for who in range(4)]
    state = position(*seats, asked="expansion", active=black, order=[green, red, grey, black])
    play(state, "done")
    assert asked(state) == f"{red} position"
    assert legal(state) == {"position 1", "position 2", "position 3", "position 4"}
    play(state, "position 1")
    assert asked(state) == f"{grey} position"
    assert refusal(state, "position 1") == ("GA-097", "refuse-place-taken")
    assert refusal(state, "position 5") == ("GA-097", "refuse-no-place")
    play(state, "position 4")
    assert asked(state) == f"{black} position"
    assert state.view(None)["chosen"] == [[red, 1], [grey, 4]]
    play(state, "position 2")  # green gets what is left
    assert state.view(None)["order"] == [red, black, green, grey]
    assert state.view(None)["age"] == 2


@pytest.mark.rule("GA-097")
def test_only_the_progress_of_this_age_counts_for_the_turn_order() -> None:
    seats = [seat(points=4), seat(points=1, progress=[9, 0, 0]), seat(points=2, coins=2, progress=[1, 0, 0])]
    state = age_ends(*seats, age=2)
    assert asked(state) == "1 position"
    play(state, "position 1")
    assert asked(state) == "2 position"


@pytest.mark.rule("GA-097")
def test_cards_that_let_choose_first() -> None:
    """K20: before all others, among themselves by their points."""
    seats = [seat(points=0), seat(points=9, first_choice=True), seat(points=5, coins=2, first_choice=True)]
    state = age_ends(*seats)
    assert asked(state) == "2 position"
    play(state, "position 1")
    assert asked(state) == "1 position"


@pytest.mark.rule("GA-098")
def test_what_stays() -> None:
    own = seat(coins=7, clans={"red-1-1": 1, "isle-7-1": 1}, made=["wheel"], played=["raid"], toll=2, first_choice=True)
    state = age_ends(own, seat(), seat(coins=2))
    while asked(state).endswith("position"):
        play(state, min(legal(state)))
    found = shown(state)
    assert found["coins"] == 7 + 15
    assert [one["card"] for one in found["inventions"]] == ["wheel"]
    assert found["played"] == []
    assert (found["force"]["toll"], found["force"]["first_choice"]) == (1, False)
    assert state.view(None)["regions"]["isle-7-1"]["clans"] == {"0": 1}


@pytest.mark.rule("GA-082", "GA-098")
def test_nothing_that_cards_set_up_outlives_the_age() -> None:
    fresh = age_ends(seat(), seat(), seat(coins=2))
    laden = {
        "toll": 2,
        "toll_free": True,
        "discard_price": 7,
        "cheap_price": 1,
        "cheap": 3,
        "recruit_held": 2,
        "recruit_foe_home": 1,
        "first_choice": True,
        "peace": True,
        "idle": True,
        "odds": 1,
        "conquests": 2,
        "points": 4,
        "clans": {"red-1-1": 1},
        "shields": ["red-1-1"],
    }
    state = age_ends(seat(**laden), seat(), seat(coins=2))
    for one in (fresh, state):
        while asked(one).endswith("position"):
            play(one, min(legal(one)))
    assert shown(state)["force"] == shown(fresh)["force"]
    assert (shown(state)["conquests"], shown(state)["points"]) == (0, 0)
    assert not state.view(None)["regions"]["red-1-1"]["shield"]
    dumped, plain = (one.dump()["position"]["seats"][0] for one in (state, fresh))
    assert {**dumped, "clans": {}} == {**plain, "clans": {}, "progress": dumped["progress"], **drafted(dumped)}


def drafted(own: dict[str, Any]) -> dict[str, Any]:
    """What the deal of the next Age gives."""
    return {name: own[name] for name in ("hand", "pick", "seen")}


@pytest.mark.rule("GA-099")
def test_the_game_ends_after_the_third_age() -> None:
    state = age_ends(seat(points=2), seat(), seat(coins=2), age=3)
    assert state.over
    assert shown(state)["progress"] == [0, 0, 2]
    assert state.view(None)["phase"] == "final"


@pytest.mark.rule("GA-094", "GA-112")
def test_a_seat_that_has_ended_the_step_may_still_copy() -> None:
    """No copy card of ours shows the End of Age, so nobody is asked."""
    state = copied("imitation", "potlatch", own={"hand": ["gathering"]})
    assert not asked(state).endswith("copy")


@pytest.mark.rule("GA-096")
def test_the_end_of_an_age_is_told() -> None:
    state = new(2, objectives="none")
    told: list[str] = []
    while state.view(None)["age"] == 1:
        options = legal(state)
        quiet = [action for action in ("done", "stance peace") if action in options]
        told += keys(play(state, quiet[0] if quiet else min(options)))
    assert told.count("event-progress") == 2
