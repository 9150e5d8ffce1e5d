"""The worked examples A01 to A10: whole actions, written out as positions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.playing import asked, keys, play

from .positions import FULL, GAME, grid, lines, load, new, offered_squares, offers, single_turns, squares_with, supply

A01 = ["Fr Fr Fd Fd", "Sd .. .. .."]
A02 = ["Fr Fr Sd Sd", "Wd .. .. ..", "Wd Md Md .."]
A09 = [".. Fd Fd .. ..", ".. Fr .. .. ..", ".. Sr .. .. .."]


def test_a01_where_an_ending_move_goes_matters() -> None:
    state = load(*A01, dice="FS")
    assert state.totals() == [9, 9]
    assert set(state.view(None)["end"]["ending"]) == {"b2", "c2", "d2"}
    play(state, "place b2 forest")
    assert (state.over, state.totals()) == (True, [12, 6])
    assert squares_with(state, "..") == {"c2", "d2"}
    state = load(*A01, dice="FS")
    play(state, "place c2 forest")
    assert (state.over, state.totals()) == (True, [9, 9])
    assert squares_with(state, "..") == {"b2", "d2"}


def test_a02_the_order_of_the_dice() -> None:
    state = load(*A02, dice="FS")
    play(state, "place b2 forest")
    assert asked(state) == "0 tile2"
    play(state, "place c2 savanna")
    assert (state.over, state.totals()) == (True, [16, 8])
    state = load(*A02, dice="FS")
    play(state, "place c2 savanna")
    assert (state.over, state.totals()) == (True, [6, 12])
    assert squares_with(state, "..") == {"b2", "d2", "d3"}


def test_a03_stopping() -> None:
    state = load(*A02, dice="FS")
    play(state, "place b2 forest")
    assert state.totals() == [18, 0]
    play(state, "stop")
    assert asked(state) == "1 tile1"
    assert single_turns(state) == 1
    assert squares_with(state, "..") == {"c2", "d2", "d3"}


def test_a04_a_tile_off_the_dice() -> None:
    state = load(*A02, dice="FS")
    play(state, "place b2 marsh")
    assert asked(state) == "1 tile1"
    assert single_turns(state) == 1
    assert state.totals() == [6, 12]
    assert squares_with(state, "..") == {"c2", "d2", "d3"}


def test_a05_the_same_squares_with_two_and_with_four_players() -> None:
    dumped = new(4, first_player="seat0").dump()
    row = dumped["position"]["board"][0].split()
    row[10:13] = ["Fr"] * 3  # k1, l1, m1
    dumped["position"]["board"][0] = " ".join(row)
    assert GAME.load(dumped).ranking()[0] == 1
    assert GAME.load(dumped).scores()[0]["forest"] == 18
    two = new(2)
    assert {"k1", "l1", "m1"} & offered_squares(two) == {"k1"}


def test_a06_passed_over() -> None:
    """Reptile places one tile a turn and dinosaur two, so that dinosaur runs out first."""
    state = new(2, 6, first_player="seat0")
    for _ in range(26):
        play(state, single(state))
        if asked(state) == "0 tile2":
            play(state, "stop")
        play(state, payable(state))
        last = play(state, single(state))
    assert [sum(supply(state, seat)) for seat in (0, 1)] == [26, 0]
    assert keys(last) == ["event-put", "event-roll"]
    turns = 0
    while not state.over:
        assert asked(state) == "0 tile1"
        revealed = state.revealed
        events = play(state, single(state))
        if asked(state) == "0 tile2":
            events = play(state, "stop")
        turns += 1
        if not state.over:
            assert keys(events)[-2:] == ["event-passed-over", "event-roll"]
            assert events[-1].values["seat"] == 0
            assert state.revealed - revealed == 2  # one roll; the dinosaur has none
    assert turns > 2
    assert state.totals()[1] > 0


def single(state: Any) -> str:
    """A tile on the first free square, row by row: the free squares stay together."""
    seat = state.pending()[0]
    return GAME.actions.text(min(state.legal(seat), key=lambda action: (action % 140 if action < 560 else 999, action)))


def payable(state: Any) -> str:
    """The same with a colour that a die pays for."""
    seat = state.pending()[0]
    first = single(state).split()[1]
    for text in sorted(offers(state)):
        if text.startswith(f"place {first} ") and state.paying_die(seat, GAME.actions.parse(text) // 140):
            return text
    raise AssertionError("a die always pays for something")


def test_a07_a_shared_win() -> None:
    rows = lines(
        "Fd Fd Fd Fd Fm Fm Fm Fm",  # x3: 9 each
        "Sd Sd Sd Sd Sd Sd",  # x2: 12
        "Mm Mm Mm Mm Mm Mm",  # x2: 12
        "Wr Wr Wr Wr Wh Wh Wh",  # x2: 8 and 4
        "Wd Wd Wd",
        "Mm Mm Mm",
        "Sr Sr Sr",
        "Mr Mr Mr",
        "Fr Fr Fr",
        "Sh Sh Sh",
        "Fd Fd Fm Fm",  # 3 each
        "Fh Fr Fh Fd Fm",  # five herds: 1 each
    )
    state = load(*rows, species="rdmh", question="")
    assert state.totals() == [27, 31, 31, 12]
    assert state.ranking() == [3, 1, 1, 4]


@pytest.mark.parametrize(
    ("strips", "totals", "places"),
    [
        (
            [
                "Fr Fr Fr Fr Fm Fm Fm Fm",
                "Sr Sr Sr Sd Sd",
                "Mm Md Md Md Mh",
                "Wh Wh Wh Wh",
                "Sd Sd Sd",
                "Fh Fh Fr",
                "Fr Fr Fr",
            ],
            [25, 18, 11, 18],
            [3, 1, 3, 1],
        ),
        (
            [
                "Fr Fr Fr Fr Fm Fm Fm",
                "Sr Sr Sr Sm Sm",
                "Md Md Md Md",
                "Wh Wh Wh Wh",
                "Fd Fd Fd",
                "Fh Fh Fh",
                "Fm Fm Fm",
            ],
            [20, 18, 16, 18],
            [3, 1, 3, 1],
        ),
        (
            ["Fr Fr Fr Fr Fr", "Sd Sd Sd Sd", "Mm Mm Mm Mm", "Wh Wh Wh Wh", "Fd Fd Fd", "Fm Fm Fm", "Fh Fh Fh"],
            [18, 18, 18, 18],
            [1, 1, 1, 1],
        ),
    ],
)
def test_a08_teams(strips: list[str], totals: list[int], places: list[int]) -> None:
    state = load(*lines(*strips), species="rdmh", mode="teams", question="")
    assert state.totals() == totals
    assert state.ranking() == places


@pytest.mark.parametrize(
    ("die", "forests", "square", "tile"),
    [
        ("F", 9, "d1", "Fd"),
        ("S", 9, "c3", "Sd"),
        ("M", 9, "d2", "Md"),
        ("*", 9, "d1", "Fd"),
        ("F", 0, "c3", "Sd"),
    ],
)
def test_a09_where_the_neutral_species_places(die: str, forests: int, square: str, tile: str) -> None:
    # One more free square, far away, for the player's own tile.
    rows = [*A09, "~~", "~~ ~~ ~~ ~~ ~~ ~~ .."]
    state = load(
        *rows,
        mode="challenge",
        level="calm",
        dice="FS",
        neutral_dice=die + "W",
        supplies=[FULL, (forests, 9, 9, 9)],
    )
    assert state.view(0)["challenge"]["neutral_next"][0]["square"] == square
    play(state, "place g5 mountain")
    assert grid(state)[square] == tile
    assert sum(supply(state, 1)) == forests + 27 - 1


@pytest.mark.parametrize(
    ("strips", "own", "neutral", "goals", "level", "result", "rank"),
    [
        ("thirty-three", 33, 27, ("three_crowns", "supercontinent"), "fierce", 16, "cretaceous"),
        ("thirty-three", 33, 27, ("three_crowns", "supercontinent"), "normal", 10, "jurassic"),
        ("forty", 40, 20, ("great_migration", "twin_herds"), "calm", 4, "triassic"),
        ("twenty", 20, 30, ("three_crowns", "great_migration"), "normal", -10, "fossil"),
    ],
)
def test_a10_the_result_of_a_challenge(
    strips: str, own: int, neutral: int, goals: tuple[str, str], level: str, result: int, rank: str
) -> None:
    boards = {
        "thirty-three": ["Fr Fr Fr Fr Fd Fd Fd Fd", "Sr Sr Sr", "Md Md Md", "Wr Wr Wd", "Fr Fr Fd"],
        "forty": ["Fr Fr Fr Fr Fd Fd Fd", "Sr Sr Sr", "Mr Mr Mr Md", "Wr Wr Wr Wd", "Fd Fd Fd"],
        "twenty": ["Fd Fd Fd Fd Fd Fd", "Sd Sd Sr", "Mr Mr Mr", "Fr Fd Fr Fd", "Fr Fd Fr Fd"],
    }
    state = load(*lines(*boards[strips]), mode="challenge", goals=goals, level=level, question="")
    (scores,) = state.scores()
    assert sum(scores[colour] for colour in ("forest", "savanna", "mountain", "marsh")) == own
    assert scores["neutral"] == -neutral
    assert state.view(0)["challenge"]["result"] == result
    assert state.view(0)["challenge"]["rank"] == rank
