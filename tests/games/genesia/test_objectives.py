"""Every secret objective: what it scores on a map, and its cap."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from tests.games.playing import shown

from .places import alone_in
from .positions import CONTENT, position, seat

OWN = [f"red-{row}-{column}" for row in (1, 2, 3, 4, 5) for column in (1, 2, 3)]
ABROAD = [f"green-{row}-{column}" for row in (1, 2, 3) for column in (1, 2, 3)]


def points(objective: str, **own: Any) -> int:
    """What an objective is worth to red now."""
    other = next(one.id for one in CONTENT.objective if one.id != objective)
    pairs = iter([one.id for one in CONTENT.objective if one.id not in (objective, other)])
    red = seat(**{"coins": 1, **own}, objectives=[objective, other], kept=0)
    others = [seat(coins=2, objectives=[next(pairs), next(pairs)], kept=1) for _ in range(2)]
    state = position(red, *others, options={"objectives": "all"}, age=3)
    found = shown(state)
    assert found["objectives"] == [objective]
    return int(found["objective_points"])


def test_every_objective_has_a_test() -> None:
    tests = import_module(".test_objectives", __package__)
    names = [name.removeprefix("test_") for name in vars(tests) if name.startswith("test_")]
    assert [one.id for one in CONTENT.objective] == [name for name in names if not name.startswith("every")]


@pytest.mark.rule("GA-134")
def test_great_explorers() -> None:
    # Homelands of others count, the island does not.
    assert points("great_explorers", clans=alone_in("green-home", "green-1-1", "isle-7-1", "red-1-1")) == 4
    assert points("great_explorers", clans=alone_in(*ABROAD)) == 14
    assert points("great_explorers") == 0


def test_enlightenment() -> None:
    assert points("enlightenment", made=["fire", "wheel"], marked=["bow"]) == 6
    many = ["fire", "wheel", "bow", "language", "writing", "bronze", "pottery", "calendar"]
    assert points("enlightenment", made=many[:4], marked=many[4:]) == 14


@pytest.mark.rule("GA-135")
def test_twin_cities() -> None:
    # Without the homeland: three Cities are one pair.
    assert points("twin_cities", cities=["red-home", "red-1-1", "red-2-1", "isle-7-1"]) == 3
    assert points("twin_cities", cities=OWN) == 15


@pytest.mark.rule("GA-130", "GA-135")
def test_royal_treasury() -> None:
    assert points("royal_treasury", coins=5) == 6
    assert points("royal_treasury", coins=40) == 15
    assert points("royal_treasury", coins=1) == 0


def test_small_people() -> None:
    held = alone_in("red-1-1", "isle-7-1", "green-2-1", "green-home") | {"red-2-1": 2}
    assert points("small_people", clans=held, cities=["red-1-1", "red-3-1"]) == 6
    assert points("small_people", clans=alone_in(*OWN)) == 14


def test_one_realm() -> None:
    assert points("one_realm", clans=alone_in("red-1-1", "red-1-2", "red-3-3", "green-1-1")) == 2
    # Homelands neither count nor connect.
    assert points("one_realm", clans=alone_in("red-1-1", "red-home", "red-1-3")) == 1
    assert points("one_realm", clans=alone_in(*OWN)) == 14


def test_great_armies() -> None:
    assert points("great_armies", clans={"red-1-1": 3, "isle-7-1": 4, "red-home": 9, "red-2-1": 2}) == 8
    assert points("great_armies", clans=dict.fromkeys(OWN[:6], 3)) == 16


def test_heart_of_genesia() -> None:
    assert points("heart_of_genesia", clans=alone_in("isle-7-1", "isle-12-2", "isle-15", "red-5-1")) == 6
    assert points("heart_of_genesia", clans=alone_in(*(f"isle-7-{number}" for number in range(1, 7)))) == 12


def test_diplomats() -> None:
    assert points("diplomats", clans={"green-home": 2, "green-1-1": 1}, cities=["yellow-home", "green-2-1"]) == 6 + 4
    assert points("diplomats", cities=ABROAD) == 14


def test_closed_ranks() -> None:
    rows = ["red-1-1", "red-1-2", "red-1-3", "green-4-1", "green-4-2", "green-4-3", "red-2-1", "red-2-2"]
    assert points("closed_ranks", clans=alone_in(*rows)) == 8
    assert points("closed_ranks", clans=alone_in(*OWN)) == 16


def test_sister_lands() -> None:
    """Example 48."""
    own = ["red-1-1", "red-1-2", "red-2-1", "red-3-1", "red-5-1", "red-5-2"]
    abroad = ["green-1-1", "green-3-1", "green-3-2", "yellow-5-1"]
    assert points("sister_lands", clans=alone_in(*own, *abroad)) == 9
    assert points("sister_lands", clans=alone_in(*OWN, *ABROAD)) == 15


def test_all_horizons() -> None:
    assert points("all_horizons", clans=alone_in("red-1-1", "red-1-2", "green-3-1", "isle-12-1", "green-home")) == 6
    every = ["red-1-1", "red-2-1", "red-3-1", "red-4-1", "red-5-1", "isle-7-1", "isle-12-1", "isle-15"]
    assert points("all_horizons", clans=alone_in(*every)) == 14
