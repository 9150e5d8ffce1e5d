"""The turn: GS-030 to GS-049, and the dice examples X01 to X12."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tablee.engine.errors import IllegalAction
from tests.games.playing import asked, keys, play

from . import oracle
from .boards import TABLES, named, positions_of_a_game
from .positions import (
    COLOURS,
    EXAMPLES,
    FULL,
    GAME,
    SPECIES,
    grid,
    load,
    offered_colours,
    offered_squares,
    offers,
    points,
    single_turns,
    squares_with,
    supply,
)

OPEN = [".. .. .. ..", ".. .. .. ..", ".. .. .. .."]


def dice_turn(dice: str, own: tuple[int, ...] = FULL) -> Any:
    """Seat 0 to place its first tile on an empty cut-out."""
    return load(*OPEN, dice=dice, supplies=[own, FULL])


def second_colours(dice: str, own: tuple[int, ...], first: str) -> str:
    """The colours of the second tile after a first one; empty when the turn is over."""
    state = dice_turn(dice, own)
    play(state, f"place a1 {COLOURS[first]}")
    return offered_colours(state) if asked(state) == "0 tile2" else ""


@pytest.mark.rule("GS-030")
def test_both_dice_are_rolled_before_any_decision() -> None:
    state, events = GAME.start(2, 1, {"species": ["reptile", "dinosaur"], "first_player": "seat1"})
    assert keys(events)[-2:] == ["event-first", "event-roll"]
    assert asked(state) == "1 tile1"
    assert None not in state.view(None)["dice"]
    events = play(state, "place a1 forest")
    if asked(state) == "1 tile2":
        assert "event-roll" not in keys(events)
        events = play(state, "stop")
    rolls = [event for event in events if event.key == "event-roll"]
    assert [roll.values["seat"] for roll in rolls] == [0]
    assert state.view(None)["dice"] == [rolls[0].values["die1"], rolls[0].values["die2"]]
    assert state.view(None)["used"] == [False, False]


@pytest.mark.rule("GS-031")
def test_a_turn_places_two_tiles_by_the_dice_or_any_single_one() -> None:
    by_dice = dice_turn("FS")
    play(by_dice, "place a1 forest")
    play(by_dice, "place b1 savanna")
    assert (grid(by_dice)["a1"], grid(by_dice)["b1"]) == ("Fr", "Sr")
    assert asked(by_dice) == "1 tile1"
    assert single_turns(by_dice) == 0
    single = dice_turn("FS")
    play(single, "place a1 marsh")
    assert grid(single)["a1"] == "Wr"
    assert asked(single) == "1 tile1"
    assert single_turns(single) == 1


@pytest.mark.rule("GS-032")
def test_nobody_passes_and_nobody_places_a_third_tile() -> None:
    state = dice_turn("**")
    assert "stop" not in offers(state)
    with pytest.raises(IllegalAction) as caught:
        play(state, "stop")
    assert caught.value.refusal.rule == "GS-032"
    play(state, "place a1 forest")
    play(state, "place b1 forest")
    assert asked(state) == "1 tile1"
    with pytest.raises(IllegalAction):
        state.apply(0, GAME.actions.parse("place c1 forest"))
    assert grid(state)["c1"] == ".."


@pytest.mark.rule("GS-033")
@pytest.mark.parametrize("dice", ["".join(roll) for roll in product("FSMW*", repeat=2)])
def test_the_single_turn_is_allowed_with_every_roll(dice: str) -> None:
    for colour, name in COLOURS.items():
        state = dice_turn(dice)
        play(state, f"place a1 {name}")
        if "*" in dice or colour in dice:
            play(state, "stop")
        assert asked(state) == "1 tile1"
        assert single_turns(state) == 1
        assert squares_with(state, colour + "r") == {"a1"}


@pytest.mark.rule("GS-034")
def test_the_player_chooses_which_die_comes_first() -> None:
    assert second_colours("FS", FULL, "F") == "S"
    assert second_colours("FS", FULL, "S") == "F"
    assert second_colours("M*", FULL, "M") == "FSMW"
    assert second_colours("M*", FULL, "F") == "M"


@pytest.mark.rule("GS-035")
def test_a_colour_die_demands_its_colour() -> None:
    state = dice_turn("FS")
    play(state, "place a1 forest")
    assert offered_colours(state) == "S"
    for colour in ("forest", "mountain", "marsh"):
        with pytest.raises(IllegalAction) as caught:
            play(state, f"place b1 {colour}")
        assert caught.value.refusal.rule == "GS-035"
        assert caught.value.refusal.values == {"colour": colour, "die": "savanna"}


@pytest.mark.rule("GS-036")
def test_a_wild_die_allows_every_colour_in_supply() -> None:
    assert second_colours("F*", FULL, "F") == "FSMW"
    assert second_colours("**", (2, 0, 3, 0), "F") == "FM"
    assert second_colours("*W", (13, 0, 1, 13), "W") == "FMW"


@pytest.mark.rule("GS-037")
def test_an_exhausted_colour_allows_every_colour() -> None:
    assert second_colours("FS", (0, 5, 5, 5), "S") == "SMW"
    assert second_colours("FS", (0, 5, 5, 5), "M") == "S"  # die F paid for the mountain
    assert second_colours("FF", (0, 5, 0, 5), "W") == "SW"


@pytest.mark.rule("GS-038")
def test_exhaustion_is_judged_when_the_die_is_used() -> None:
    assert second_colours("FF", (1, 5, 5, 5), "F") == "SMW"  # the first tile was the last forest
    assert second_colours("FF", (2, 5, 5, 5), "F") == "F"
    assert second_colours("F*", (1, 5, 5, 5), "S") == "F"  # not yet exhausted


@pytest.mark.rule("GS-039")
def test_a_tile_goes_on_a_free_square() -> None:
    state = load(".. VV .. ~~ ..", "Fr .. PP .. ..", "Sd .. .. .. ..")
    assert offered_squares(state) == squares_with(state, "..")
    for square, rule in (("a2", "GS-039"), ("a3", "GS-039"), ("b1", "GS-003"), ("c2", "GS-003"), ("d1", "GS-024")):
        with pytest.raises(IllegalAction) as caught:
            play(state, f"place {square} forest")
        assert caught.value.refusal.rule == rule
    play(state, "place a1 forest")
    assert "a1" not in offered_squares(state)


@pytest.mark.rule("GS-040")
def test_tiles_need_not_touch_anything() -> None:
    board = [".. " * 14] * 9 + [".. " * 13 + "Fd"]
    state = load(*board, dice="F*")
    assert len(offered_squares(state)) == 139
    play(state, "place a1 forest")
    assert len(offered_squares(state)) == 138
    play(state, "place h6 marsh")
    assert (grid(state)["a1"], grid(state)["h6"]) == ("Fr", "Wr")


@pytest.mark.rule("GS-041")
def test_only_own_tiles_are_placed() -> None:
    for seat, letter in enumerate(SPECIES):
        state = load(*OPEN, species="rdmh", dice="**", active=seat)
        before = [supply(state, side) for side in range(4)]
        play(state, "place a1 forest")
        play(state, "place b1 marsh")
        assert (grid(state)["a1"], grid(state)["b1"]) == ("F" + letter, "W" + letter)
        before[seat] = [12, 13, 13, 12]
        assert [supply(state, side) for side in range(4)] == before


@pytest.mark.rule("GS-041")
def test_a_colour_that_is_used_up_cannot_be_placed() -> None:
    state = dice_turn("FS", (0, 5, 0, 5))
    assert offered_colours(state) == "SW"
    with pytest.raises(IllegalAction) as caught:
        play(state, "place a1 forest")
    assert (caught.value.refusal.rule, caught.value.refusal.values) == ("GS-041", {"colour": "forest"})


@pytest.mark.slow
@pytest.mark.rule("GS-042")
@pytest.mark.parametrize("table", TABLES, ids=named)
def test_a_placed_tile_stays_as_it_is(table: tuple[int, dict[str, Any]]) -> None:
    players, options = table
    tiles: dict[str, str] = {}
    for state, _ in positions_of_a_game(players, 42, **options):
        now = grid(state)
        assert {square: now[square] for square in tiles} == tiles
        tiles = {square: cell for square, cell in now.items() if cell[0] in "FSMW" and cell[1] in "rdmh"}
    assert len(tiles) > 40


@pytest.mark.rule("GS-043")
def test_nothing_is_scored_during_play() -> None:
    rows = ["Wr Wr Wr .. Wd Wd Wd", ".. .. .. .. .. .. .."]
    state = load(*rows, species="rdm", active=2, dice="WF")
    assert points(*rows) == {"r": 6, "d": 6}
    play(state, "place d1 marsh")
    # What two separate marshes would have paid is forgotten: only the board as it is now counts.
    assert state.totals() == [9, 9, 0]
    assert "scores" not in state.dump()["position"]


@pytest.mark.rule("GS-044")
def test_the_end_is_tested_after_each_tile() -> None:
    first = load(".. .. ..", dice="FF")
    play(first, "place b1 forest")
    assert first.over
    second = load(".. .. .. ..", dice="FF")
    play(second, "place a1 forest")
    assert asked(second) == "0 tile2"
    play(second, "place c1 forest")
    assert second.over


@pytest.mark.slow
@pytest.mark.rule("GS-045")
@pytest.mark.rule("GS-031")
@pytest.mark.rule("GS-046")
def test_the_steps_of_a_turn_offer_exactly_what_the_rule_allows() -> None:
    """All 25 ordered rolls and all supplies of 0 to 2 per colour."""
    cases = 0
    for own in product(range(3), repeat=4):
        stock = dict(zip("FSMW", own, strict=True))
        for dice in product("FSMW*", repeat=2):
            cases += 1
            roll = "".join(dice)
            if not any(own):
                assert passed_over(roll)
                continue
            found: set[tuple[str, ...]] = set()
            state = dice_turn(roll, own)
            for first in offered_colours(state):
                after = state.clone()
                after.apply(0, GAME.actions.parse(f"place a1 {COLOURS[first]}"))
                found.add((first,))
                if asked(after) == "0 tile2":
                    assert "stop" in offers(after)
                    seconds = offered_colours(after)
                    found |= {(first, second) for second in seconds}
                    check_assignment(roll, stock, first, set(seconds))
                else:
                    assert asked(after) == "1 tile1"
            assert found == oracle.turns(roll, stock), (roll, own)
    assert cases == 2025


def passed_over(dice: str) -> bool:
    state = load(*OPEN, dice=dice, supplies=[(0, 0, 0, 0), FULL], active=1)
    play(state, "place a1 forest")
    if asked(state) == "1 tile2":
        play(state, "stop")
    return asked(state) == "1 tile1"


def check_assignment(dice: str, stock: dict[str, int], first: str, offered: set[str]) -> None:
    """GS-046: no other die for the first tile would leave more to choose from."""
    rest = {**stock, first: stock[first] - 1}
    for used, other in ((dice[0], dice[1]), (dice[1], dice[0])):
        if first in oracle.die_allows(used, stock):
            assert oracle.die_allows(other, rest) <= offered


@pytest.mark.rule("GS-045")
def test_stopping_makes_it_a_single_turn() -> None:
    state = dice_turn("FS")
    play(state, "place a1 forest")
    assert single_turns(state) == 0
    events = play(state, "stop")
    assert single_turns(state) == 1
    assert asked(state) == "1 tile1"
    assert keys(events)[0] == "event-stop"


@pytest.mark.rule("GS-046")
@pytest.mark.parametrize(
    ("dice", "own", "first", "die"),
    [
        ("*F", (5, 5, 5, 5), "F", 2),  # the exact colour before the wild die
        ("SF", (5, 0, 5, 5), "F", 2),  # the exact colour before an exhausted one
        ("*S", (5, 0, 5, 5), "M", 2),  # an exhausted colour before the wild die
        ("FF", (5, 5, 5, 5), "F", 1),  # equal: the first die
        ("**", (5, 5, 5, 5), "W", 1),
        ("FS", (0, 0, 5, 5), "M", 1),
        ("FS", (5, 5, 5, 5), "W", 0),  # no die
    ],
)
def test_which_die_the_first_tile_consumes(dice: str, own: tuple[int, ...], first: str, die: int) -> None:
    state = dice_turn(dice, own)
    play(state, f"place a1 {COLOURS[first]}")
    if die:
        assert state.view(None)["used"] == [die == 1, die == 2]
        assert asked(state) == "0 tile2"
    else:
        assert asked(state) == "1 tile1"


@pytest.mark.rule("GS-047")
@pytest.mark.parametrize("dice", ["FS", "WW", "**", "W*", "FF"])
def test_the_last_tile_ends_the_turn(dice: str) -> None:
    state = dice_turn(dice, (0, 0, 0, 1))
    assert offered_colours(state) == "W"
    play(state, "place a1 marsh")
    assert asked(state) == "1 tile1"
    assert supply(state, 0) == [0, 0, 0, 0]
    assert single_turns(state) == 0  # cut to one tile by an empty supply, not by choice


@pytest.mark.rule("GS-048")
def test_a_player_without_tiles_is_passed_over_but_scores() -> None:
    state = load("Fd Fd Fd ~~", *OPEN, species="rdm", supplies=[FULL, (0, 0, 0, 0), FULL], dice="SS")
    revealed = state.revealed
    events = play(state, "place a3 marsh")
    assert keys(events) == ["event-put", "event-passed-over", "event-roll"]
    assert events[1].values == {"seat": 1}
    assert asked(state) == "2 tile1"
    assert state.revealed - revealed == 2  # one roll, by seat 2
    assert state.totals()[1] == 18


@pytest.mark.slow
@pytest.mark.rule("GS-049")
@pytest.mark.parametrize("table", TABLES, ids=named)
def test_there_is_always_room_for_both_tiles(table: tuple[int, dict[str, Any]]) -> None:
    players, options = table
    for state, _ in positions_of_a_game(players, 49, **options):
        assert len(squares_with(state, "..")) >= 3
        if not asked(state).endswith("species"):
            assert len(offered_squares(state)) >= 3


@pytest.mark.parametrize("example", EXAMPLES["dice_example"], ids=lambda example: example["id"])
def test_dice_example(example: dict[str, Any]) -> None:
    own, dice = tuple(example["supply"]), example["dice"]
    start = dice_turn(dice, own)
    assert offered_colours(start) == example["first"]
    payable = [colour for colour in example["first"] if start.paying_die(0, "FSMW".index(colour))]
    assert "".join(payable) == example["first_with_dice"]
    for after in example["after"]:
        assert int(start.paying_die(0, "FSMW".index(after["first"]))) == after["die"]
        assert second_colours(dice, own, after["first"]) == after["second"]
        state = dice_turn(dice, own)
        play(state, f"place a1 {COLOURS[after['first']]}")
        assert asked(state) == ("0 tile2" if after["second"] else "1 tile1")
        assert single_turns(state) == (1 if after["die"] == 0 else 0)
