"""The score sheet: how the points came about, line by line."""

from __future__ import annotations

from typing import Any

import pytest

from .boards import TABLES, finished, named, random_boards
from .positions import lines, load


def sheet(*rows: str, **parts: Any) -> list[tuple[str, dict[str, Any], tuple[int, ...], int]]:
    state = load(*rows, question="", **parts)
    return [(line.key, dict(line.values), line.points, line.depth) for line in state.sheet()]


def entry_keys(*rows: str) -> list[str]:
    return [key for key, _, _, depth in sheet(*rows, species="rdmh") if depth == 0]


def herd_keys(*rows: str) -> list[str]:
    return [key.removeprefix("sheet-herd-") for key, _, _, depth in sheet(*rows, species="rdmh") if depth == 1]


def check_sums(state: Any) -> None:
    """Entries add up to the totals, details to their entry."""
    seats = len(state.totals())
    found = [0] * seats
    below: list[int] | None = None
    entry: tuple[int, ...] = ()
    for line in state.sheet():
        assert len(line.points) == seats
        if line.depth == 0:
            assert below is None or below == list(entry)
            entry, below = line.points, None
            found = [a + b for a, b in zip(found, entry, strict=True)]
        else:
            below = [a + b for a, b in zip(below or [0] * seats, line.points, strict=True)]
    assert below is None or below == list(entry)
    assert found == state.totals()


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=named)
def test_the_lines_of_a_finished_game_add_up(table: tuple[int, dict[str, Any]]) -> None:
    players, options = table
    for seed in range(3):
        check_sums(finished(players, seed, **options))


@pytest.mark.slow
def test_the_lines_of_any_board_add_up() -> None:
    for rows in random_boards(300, seed=1):
        check_sums(load(*rows, species="mhrd", question=""))


def test_an_entry_for_each_area_and_a_detail_for_each_herd() -> None:
    assert sheet("Fr Fr Fd") == [
        ("sheet-area-triple", {"colour": "forest", "size": 3, "times": 3, "square": "a1"}, (12, 6), 0),
        (
            "sheet-herd-first",
            {"species": "reptile", "size": 2, "square": "a1", "purse": 18, "herds": 1, "points": 12},
            (12, 0),
            1,
        ),
        (
            "sheet-herd-second",
            {"species": "dinosaur", "size": 1, "square": "c1", "purse": 6, "herds": 1, "points": 6},
            (0, 6),
            1,
        ),
    ]


def test_the_largest_herd_comes_first() -> None:
    details = [values["size"] for _, values, _, depth in sheet("Fd Fr Fr Fr Fd Fd") if depth == 1]
    assert details == [3, 2, 1]


def test_why_an_area_counts_as_it_does() -> None:
    assert entry_keys("Fr Fr Fr") == ["sheet-area-triple"]
    assert entry_keys(*lines("Fr Fr Fr Fr", "Sr Sr Sr", "Fr Fr Fr")) == [
        "sheet-area-triple",
        "sheet-area",
        "sheet-area-double",
    ]
    # Tied for the largest of the board: the triple is lost, the double is not.
    assert entry_keys(*lines("Fr Fr Fr", "Sr Sr Sr")) == ["sheet-area-double-tied"] * 2
    # Tied for the largest of its colour.
    assert entry_keys(*lines("Fr Fr Fr Fr", "Sr Sr Sr", "Sr Sr Sr")) == [
        "sheet-area-triple",
        "sheet-area-tied",
        "sheet-area-tied",
    ]
    assert entry_keys(*lines("Fr Fr Fr", "Fr Fr Fr")) == ["sheet-area-tied"] * 2


def test_how_a_herd_was_paid() -> None:
    assert herd_keys("Fr Fr Fr") == ["sole"]
    assert herd_keys("Fr Fr Fd Fd Fm") == ["tied-first", "tied-first", "none"]
    assert herd_keys("Fr Fr Fr Fd Fd Fm") == ["first", "second", "none"]
    assert herd_keys("Fd Fr Fr Fm") == ["first", "tied-second", "tied-second"]


def test_the_purse_and_its_division() -> None:
    tied = [values for _, values, _, depth in sheet("Fr Fd Fm", species="rdm") if depth == 1]
    assert [(values["purse"], values["herds"], values["points"]) for values in tied] == [(18, 3, 6)] * 3
    seconds = [values for _, values, _, depth in sheet("Fd Fr Fr Fm", species="rdm") if depth == 1][1:]
    assert [(values["purse"], values["herds"], values["points"]) for values in seconds] == [(6, 2, 3)] * 2


def test_a_species_without_a_seat_gets_no_points() -> None:
    found = sheet("Fr Fr Fh", species="rd")
    assert [points for _, _, points, _ in found] == [(12, 0), (12, 0), (0, 0)]


def test_the_challenge_adds_its_own_lines() -> None:
    found = sheet(
        *lines("Fr Fr Fr Fd Fd", "Sd Sd Sd"),
        mode="challenge",
        level="fierce",
        goals=("supercontinent", "three_crowns"),
    )
    assert [(key, points) for key, _, points, depth in found if depth == 0] == [
        ("sheet-area-triple", (12,)),
        ("sheet-area-double", (0,)),
        ("sheet-neutral", (-18,)),
        ("sheet-goal-done", (4,)),
        ("sheet-goal-missed", (0,)),
        ("sheet-level", (6,)),
    ]
    assert [values for key, values, _, _ in found if key.startswith("sheet-goal")] == [
        {"goal": "supercontinent", "reached": 1},
        {"goal": "three_crowns", "reached": 1},
    ]
