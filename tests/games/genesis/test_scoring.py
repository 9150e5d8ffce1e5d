"""Scoring: GS-070 to GS-090, and the examples S01 to S40."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given

from tablee.games.genesis.rules.scoring import Count, Survey

from . import oracle
from .boards import random_boards, small_boards
from .positions import COLOURS, EXAMPLES, SPECIES, areas, lines, load, new, points


@pytest.mark.parametrize("example", EXAMPLES["example"], ids=lambda example: example["id"])
def test_scoring_example(example: dict[str, Any]) -> None:
    rows, bonuses = example["rows"], example["bonuses"]
    totals = {letter: example["totals"][name] for letter, name in SPECIES.items() if example["totals"][name]}
    assert points(*rows, bonuses=bonuses) == totals
    letters = {name: letter for letter, name in COLOURS.items()}
    counted = [(letters[area["colour"]], area["size"], area["mult"]) for area in example["areas"]]
    assert sorted(areas(*rows, bonuses=bonuses)) == sorted(counted)
    by_hand = oracle.totals(oracle.read(rows), bonuses)
    assert {letter: total for letter, total in by_hand.items() if total} == totals


@pytest.mark.slow
@pytest.mark.parametrize("bonuses", [True, False])
def test_points_agree_with_flood_fill(bonuses: bool) -> None:
    for rows in random_boards(1500, seed=70 + bonuses, free=0.1):
        board = oracle.read(rows)
        expected = {letter: total for letter, total in oracle.totals(board, bonuses).items() if total}
        assert points(*rows, bonuses=bonuses) == expected, rows
        counted = [(area.colour, area.size, area.times) for area in oracle.all_areas(board, bonuses) if area.times]
        assert sorted(areas(*rows, bonuses=bonuses)) == sorted(counted)


@pytest.mark.slow
@given(small_boards())
def test_points_agree_with_flood_fill_on_small_boards(rows: list[str]) -> None:
    totals = oracle.totals(oracle.read(rows))
    assert points(*rows) == {letter: total for letter, total in totals.items() if total}


@pytest.mark.rule("GS-070")
def test_totals_start_at_nothing() -> None:
    for players in (2, 3, 4):
        assert new(players).totals() == [0] * players
    # A count depends on the board alone, not on what was counted before.
    state = load("Fr Fr Fr", question="")
    assert [state.totals() for _ in range(3)] == [[18, 0]] * 3


@pytest.mark.rule("GS-071")
def test_areas_of_one_or_two_tiles_are_not_counted() -> None:
    assert points("Fr Fr ~~ Fd") == {}
    assert areas("Fr Fr ~~ Sd Sd") == []
    # They neither take nor tie a bonus.
    assert areas("Fr Fr Fr ~~ Sd Sd ~~ Wm") == [("F", 3, 3)]


@pytest.mark.rule("GS-072")
def test_separate_areas_of_a_colour_are_counted_separately() -> None:
    assert areas("Fr Fr Fr Fr ~~ Fd Fd Fd") == [("F", 4, 3), ("F", 3, 1)]
    assert points("Fr Fr Fr Fr ~~ Fd Fd Fd") == {"r": 18, "d": 6}


@pytest.mark.rule("GS-073")
def test_an_area_without_bonus_counts_once() -> None:
    assert areas("Fr Fr Fr Fr ~~ Fd Fd Fd")[1] == ("F", 3, 1)
    assert points(*lines("Fr Fr Fr Fr", "Fd Fd Fm")) == {"r": 18, "d": 4, "m": 2}


@pytest.mark.rule("GS-074")
def test_the_largest_area_counts_three_times() -> None:
    assert areas(*lines("Fr Fr Fr Fd", "Sd Sd Sd")) == [("F", 4, 3), ("S", 3, 2)]
    assert points("Fr Fr Fr Fd") == {"r": 12, "d": 6}


@pytest.mark.rule("GS-075")
def test_nothing_is_tripled_when_the_largest_are_tied() -> None:
    assert areas(*lines("Fr Fr Fr", "Sd Sd Sd")) == [("F", 3, 2), ("S", 3, 2)]
    assert areas(*lines("Fr Fr Fr", "Fd Fd Fd", "Wd Wd Wd")) == [("F", 3, 1), ("F", 3, 1), ("W", 3, 2)]


@pytest.mark.rule("GS-076")
def test_the_tripled_colour_has_no_other_bonus() -> None:
    assert areas(*lines("Fr Fr Fr Fr Fr", "Fd Fd Fd Fd", "Sm Sm Sm")) == [("F", 5, 3), ("F", 4, 1), ("S", 3, 2)]


@pytest.mark.rule("GS-077")
def test_the_largest_area_of_every_other_colour_counts_twice() -> None:
    tripled = lines("Fr Fr Fr Fr", "Sr Sr Sr", "Mr Mr Mr", "Wr Wr Wr")
    assert areas(*tripled) == [("F", 4, 3), ("S", 3, 2), ("M", 3, 2), ("W", 3, 2)]
    tied = lines("Fr Fr Fr", "Sr Sr Sr", "Mr Mr Mr", "Wr Wr Wr")
    assert areas(*tied) == [("F", 3, 2), ("S", 3, 2), ("M", 3, 2), ("W", 3, 2)]


@pytest.mark.rule("GS-078")
def test_a_tie_for_the_largest_of_a_colour_doubles_nothing() -> None:
    rows = lines("Fr Fr Fr Fr Fr", "Wd Wd Wd Wd", "Wm Wm Wm Wm", "Wh Wh Wh")
    assert areas(*rows) == [("F", 5, 3), ("W", 4, 1), ("W", 4, 1), ("W", 3, 1)]


@pytest.mark.rule("GS-079")
@pytest.mark.parametrize(("times", "first", "second"), [(1, 4, 2), (2, 8, 4), (3, 12, 6)])
def test_prizes_are_four_and_two_times_the_multiplier(times: int, first: int, second: int) -> None:
    bigger = {1: ["Sm Sm Sm Sm Sm"], 2: ["Fm Fm Fm Fm"], 3: []}[times]
    rows = lines("Sr Sr Sd", *bigger)
    assert ("S", 3, times) in areas(*rows)
    found = points(*rows)
    assert (found["r"], found["d"]) == (first, second)


@pytest.mark.rule("GS-080")
@pytest.mark.parametrize(("times", "prize"), [(1, 6), (2, 12), (3, 18)])
def test_a_sole_herd_receives_both_prizes(times: int, prize: int) -> None:
    bigger = {1: ["Sm Sm Sm Sm Sm"], 2: ["Fm Fm Fm Fm"], 3: []}[times]
    assert points(*lines("Sr Sr Sr", *bigger))["r"] == prize


@pytest.mark.rule("GS-081")
def test_a_single_largest_herd_receives_the_first_prize() -> None:
    assert points("Fr Fr Fr Fd Fd Fm")["r"] == 12


@pytest.mark.rule("GS-082")
def test_a_single_second_herd_receives_the_second_prize() -> None:
    assert points("Fr Fr Fr Fd Fd Fm") == {"r": 12, "d": 6}


@pytest.mark.rule("GS-083")
def test_tied_seconds_share_the_second_prize() -> None:
    assert points("Fd Fr Fr Fm") == {"r": 12, "d": 3, "m": 3}
    assert points("~~ Fd ~~", "Fr Fr Fr", "Fm ~~ Fh") == {"r": 12, "d": 2, "m": 2, "h": 2}
    assert points("~~ Fd ~~", "Fr Fr Fr", "Fm Fd Fh") == {"r": 12, "d": 2, "m": 1, "h": 1}


@pytest.mark.rule("GS-084")
def test_tied_largest_herds_share_both_prizes_and_leave_nothing() -> None:
    assert points("Fr Fr Fd Fd Fm") == {"r": 9, "d": 9}
    assert points("Fr Fd Fm") == {"r": 6, "d": 6, "m": 6}
    assert points("Fr Fd Fr Fd Fr Fd Fr") == {"r": 8, "d": 6}


@pytest.mark.rule("GS-085")
def test_third_herds_receive_nothing() -> None:
    assert points("Fr Fr Fr Fd Fd Fm") == {"r": 12, "d": 6}
    assert points("Fr Fr Fr Fr Fd Fd Fd Fm Fm Fh") == {"r": 12, "d": 6}


@pytest.mark.rule("GS-086")
def test_herds_are_ranked_not_players() -> None:
    assert points("Fr Fr Fr Fd Fr Fr") == {"r": 18}  # first and second
    assert points("Fr Fr Fd Fr Fr") == {"r": 18}  # tied with himself: 9 + 9
    assert points("Fr Fr Fd Fr Fr Fm Fm Fm") == {"r": 6, "m": 12}  # four tiles in two herds are not first


@pytest.mark.rule("GS-087")
def test_every_herd_is_rounded_down_by_itself() -> None:
    assert points("Fr Fd Fr", "Fd Fr Fd") == {"r": 9, "d": 9}  # 18 / 6 exactly
    assert points("Fr Fd", "Fd Fr") == {"r": 8, "d": 8}  # 18 / 4 = 4 each; together they would get 9
    assert points(*lines("Fm Fm Fm Fm Fm Fm Fm Fm", "Fr Fd Fr Fd Fr Fd Fr")) == {"m": 18}  # 6 / 7 = 0


@pytest.mark.rule("GS-079")
@pytest.mark.rule("GS-083")
@pytest.mark.rule("GS-084")
@pytest.mark.rule("GS-087")
def test_the_table_of_shares() -> None:
    """The multiplier is applied before sharing: floor(6m / k) and floor(2m / k)."""
    firsts = {
        1: [6, 3, 2, 1, 1, 1, 0, 0, 0, 0],
        2: [12, 6, 4, 3, 2, 2, 1, 1, 1, 1],
        3: [18, 9, 6, 4, 3, 3, 2, 2, 2, 1],
    }
    seconds = {
        1: [2, 1, 0, 0, 0, 0, 0, 0, 0, 0],
        2: [4, 2, 1, 1, 0, 0, 0, 0, 0, 0],
        3: [6, 3, 2, 1, 1, 1, 0, 0, 0, 0],
    }
    for times in (1, 2, 3):
        # Below, two rows of a bigger human area: in the same colour it takes away the bonus, in another the triple.
        bigger = {1: ["~~", "Sh " * 14, "Sh " * 14], 2: ["~~", "Fh " * 14, "Fh " * 14], 3: []}[times]
        for k in range(2, 11):
            tiles = ["Sr", "Sd"] * 5 if k > 2 else ["Sr", "Sr", "Sd", "Sd"]
            found = points(" ".join(tiles[: max(k, 4 if k == 2 else 0)]), *bigger)
            assert found.get("r", 0) == (k + 1) // 2 * firsts[times][k - 1], (times, k)
            assert found.get("d", 0) == k // 2 * firsts[times][k - 1], (times, k)
        for k in range(1, 11):
            # A bar of reptiles with k single dinosaurs above and below it.
            above = " ".join("Sd" if place % 2 == 0 and place // 2 < k else "~~" for place in range(14))
            below = " ".join("Sd" if place % 2 == 0 and place // 2 < k - 7 else "~~" for place in range(14))
            found = points(above, "Sr " * 14, below, *bigger)
            assert found["r"] == 4 * times, (times, k)
            assert found.get("d", 0) == k * seconds[times][k - 1], (times, k)


@pytest.mark.rule("GS-088")
def test_a_total_is_the_sum_over_all_herds() -> None:
    rows = lines("Fr Fr Fr Fr", "Sd Sd Sr", "Fd Fd Fr", "Wr Wr Wr")
    state = load(*rows, question="")
    assert state.scores() == [
        {"forest": 18 + 2, "savanna": 4, "mountain": 0, "marsh": 12},
        {"forest": 4, "savanna": 8, "mountain": 0, "marsh": 0},
    ]
    assert state.totals() == [36, 12]


@pytest.mark.rule("GS-089")
@pytest.mark.parametrize(
    ("rows", "order"),
    [
        # The largest first, then the rest of its colour, then the other colours by their largest.
        (
            lines("Sr Sr Sr", "Wr Wr Wr Wr", "Mr Mr Mr Mr Mr", "Mr Mr Mr", "Wr Wr Wr Wr Wr Wr"),
            ["W6", "W4", "M5", "M3", "S3"],
        ),
        # The largest are tied: the one with the smallest square, here marsh.
        (lines("Wr Wr Wr", "Fr Fr Fr Fr", "Wr Wr Wr Wr Wr", "Fr Fr Fr Fr Fr"), ["W5", "W3", "F5", "F4"]),
        # The other colours are tied: F, S, M, W.
        (lines("Wr Wr Wr", "Mr Mr Mr", "Sr Sr Sr", "Fr Fr Fr Fr"), ["F4", "S3", "M3", "W3"]),
        # The smallest square of an area, not the leftmost.
        (["~~ ~~ Sr", "Fr Sr Sr", "Fr Fr ~~"], ["S3", "F3"]),
    ],
)
def test_the_order_of_the_score_sheet(rows: list[str], order: list[str]) -> None:
    assert [f"{colour}{size}" for colour, size, _ in areas(*rows)] == order


@pytest.mark.rule("GS-089")
def test_equal_areas_of_a_colour_come_by_their_smallest_square() -> None:
    state = load(*lines("Fr Fr Fr", "Fd Fd Fd", "Fm Fm Fm"), species="rdm", question="")
    squares = [line.values["square"] for line in state.sheet() if line.depth == 0]
    assert squares == ["a1", "e1", "i1"]


@pytest.mark.rule("GS-090")
def test_a_count_without_bonuses() -> None:
    rows = lines("Fr Fr Fr Fr", "Sd Sd Sd")
    assert points(*rows, bonuses=False) == {"r": 6, "d": 6}
    assert areas(*rows, bonuses=False) == [("F", 4, 1), ("S", 3, 1)]
    # A game is always counted with them.
    state = load(*rows, question="")
    assert state.totals() == [18, 12]
    assert sum(Count(Survey(state.tiles), state.tables).points()) == 30


@pytest.mark.slow
def test_the_order_of_squares_does_not_matter() -> None:
    """Reflections of a board count the same."""
    rng = Random(89)
    for rows in random_boards(200, seed=89, free=0.1):
        expected = points(*rows)
        mirrored = [" ".join(reversed(row.split())) for row in rows]
        turned = list(reversed(rows))
        assert points(*rng.choice([mirrored, turned])) == expected
