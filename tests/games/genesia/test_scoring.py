"""Final scoring and teams: GA-130 to GA-136, GA-150 to GA-152, GA-160."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.genesia.rules.flow import Genesia
from tests.games.playing import keys, play, shown

from .positions import position, seat
from .probes import changed, others, turn

# Two objectives for each seat, of which the first is kept; seats without anything score 0 with them.
PAIRS = [("great_explorers", "enlightenment"), ("royal_treasury", "great_armies"), ("diplomats", "closed_ranks")]


def ended(*seats: dict[str, Any], **options: Any) -> Genesia:
    """The last seat ends the last Expansion phase; nobody can attack, and nobody has a card left."""
    state = position(*seats, asked="expansion", age=3, active=len(seats) - 1, options=options)
    play(state, "done")
    assert state.over
    return state


@pytest.mark.rule("GA-130", "GA-131", "GA-132", "GA-133", "GA-134")
def test_the_final_score() -> None:
    """Example 26, with an objective worth 6."""
    land = ["red-1-1", "red-1-2", "red-2-1", "red-5-1", "red-5-2", "red-5-3"]
    abroad = ["green-5-1", "green-home"]
    isle = ["isle-7-1", "isle-7-2", "isle-12-1"]
    held = dict.fromkeys([*land, *abroad, *isle], 1)
    own = seat(clans=held, progress=[7, 5, 0], points=7, coins=4, objectives=["royal_treasury", "great_armies"], kept=0)
    rest = [
        seat(objectives=["diplomats", "closed_ranks"], kept=0),
        seat(coins=2, objectives=["heart_of_genesia", "great_explorers"], kept=1),
    ]
    state = ended(own, *rest, objectives="all")
    assert state.scores()[0] == {"progress": 19, "propagation": 4, "conquest": 50, "objective": 6}
    assert state.ranking()[0] == 1
    entries = {line.key: line.points[0] for line in state.sheet() if line.depth == 0}
    assert sum(entries.values()) == 79


@pytest.mark.rule("GA-130")
def test_coins_and_reserves_score_nothing() -> None:
    state = ended(seat(coins=99), seat(), seat(coins=2))
    assert sum(state.scores()[0].values()) == 0


@pytest.mark.rule("GA-132")
def test_propagation() -> None:
    held = {"green-home": 3, "green-1-1": 1, "yellow-3-2": 2, "isle-7-1": 1, "red-1-1": 1, "red-home": 1}
    state = turn("growth", clans=held, cities=["yellow-home", "green-1-1"])
    assert shown(state)["propagation"] == 2 * 4


@pytest.mark.rule("GA-133")
def test_conquest() -> None:
    held = {"green-home": 3, "green-4-1": 5, "isle-15": 1, "red-2-1": 1, "red-home": 1}
    state = turn("growth", clans=held, cities=["red-2-1", "red-3-1"])
    assert shown(state)["conquest"] == 4 + 15 + 2 + 3


@pytest.mark.rule("GA-013", "GA-134")
def test_objectives_are_shown_at_the_end() -> None:
    seats = [seat(objectives=list(pair), kept=0, coins=2) for pair in PAIRS]
    state = position(*seats, asked="expansion", age=3, active=2, options={"objectives": "all"})
    assert state.view(0)["seats"][1]["objectives"] is None
    assert state.view(0)["seats"][1]["objective_points"] is None
    assert state.scores()[0]["objective"] == 0  # not before
    told = play(state, "done")
    assert keys(told).count("event-reveal") == 3
    view = state.view(None)
    assert [own["objectives"] for own in view["seats"]] == [[pair[0]] for pair in PAIRS]
    assert [own["objective_points"] for own in view["seats"]] == [0, 3, 0]  # unfulfilled ones score 0


@pytest.mark.rule("GA-135")
def test_remainders_score_nothing() -> None:
    own = seat(cities=["red-1-1", "red-2-1", "red-3-1"], objectives=["twin_cities", "great_armies"], kept=0)
    rest = [seat(objectives=list(pair), kept=0, coins=2) for pair in (PAIRS[0], PAIRS[2])]
    state = position(own, *rest, options={"objectives": "all"}, active=1)
    assert shown(state)["objective_points"] == 3


@pytest.mark.rule("GA-136", "GA-160")
def test_ties_without_objectives() -> None:
    """More Progress Points, then shared."""
    land = seat(clans={"red-5-1": 1}, progress=[5, 0, 0])
    more = seat(progress=[10, 0, 0])
    assert ended(land, more, seat(coins=2, progress=[9, 0, 0])).ranking() == [2, 1, 3]
    assert ended(more, more, seat(coins=2, progress=[9, 0, 0])).ranking() == [1, 1, 3]


@pytest.mark.rule("GA-136")
def test_ties_with_objectives() -> None:
    """Example 27 in small: more Objective points first, then more Progress Points."""
    # Red holds 3 Clans in a region of value 3 (3 + 4 points); green has 7 points of land; yellow 7 of Progress.
    red = seat(clans={"red-3-1": 3}, objectives=["great_armies", "small_people"], kept=0)
    green = seat(clans={"green-5-1": 1, "green-2-1": 1}, objectives=["diplomats", "closed_ranks"], kept=0)
    yellow = seat(progress=[7, 0, 0], coins=2, objectives=["great_explorers", "heart_of_genesia"], kept=0)
    state = ended(red, green, yellow, objectives="all")
    assert [sum(line.values()) for line in state.scores()] == [7, 7, 7]
    assert state.ranking() == [1, 3, 2]


@pytest.mark.rule("GA-150")
def test_team_mates_have_no_special_rights() -> None:
    """They pay each other tolls and may attack each other."""
    red = seat(coins=5, clans={"red-home": 1, "isle-7-1": 3})
    mate = seat(coins=5, clans={"red-1-1": 1, "isle-7-2": 1})
    options = {"teams": "2v2", "team_seats": 1122}
    state = position(red, mate, *others(2), asked="expansion", options=options)
    assert state.view(None)["teams"] == [0, 0, 1, 1]
    assert changed(state, "move red-home:red-1-1")["green coins"] == 1
    war = position(red, mate, *others(2), asked="stance", options=options)
    assert {(one["from"], one["to"]) for one in war.view(0)["assaults"]} == {("isle-7-1", "isle-7-2")}


@pytest.mark.rule("GA-151")
def test_a_team_is_as_good_as_its_lowest_member() -> None:
    """Example 28: 70 and 71."""
    points = [92, 85, 70, 78, 71]
    seats = [seat(progress=[score, 0, 0], coins=2) for score in points]
    options = {"teams": "2v3", "team_seats": 12122, "objectives": "none"}
    state = ended(*seats, **options)
    assert state.ranking() == [4, 1, 4, 1, 1]


@pytest.mark.rule("GA-152")
def test_ties_between_teams() -> None:
    """By the Progress Points of the lowest members, then shared."""
    land = {"clans": {"red-5-1": 1}}
    seats = [seat(**land, progress=[5, 0, 0]), seat(progress=[10, 0, 0]), seat(progress=[30, 0, 0]), seat(coins=2)]
    seats[3]["progress"] = [20, 0, 0]
    options = {"teams": "2v2", "team_seats": 1212, "objectives": "none"}
    # Red's team: 10 (5 of Progress) and 30. Green's team: 10 (all Progress) and 20.
    assert ended(*seats, **options).ranking() == [3, 1, 3, 1]
    seats[0] = seat(progress=[10, 0, 0])
    assert ended(*seats, **options).ranking() == [1, 1, 1, 1]
