"""Maps and random maps: GS-100 to GS-106, with the check values of section 4."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tablee.engine.chance import Rng
from tablee.engine.errors import OptionError
from tablee.games.genesis.content import maps
from tablee.games.genesis.content.maps import Land

from . import oracle
from .positions import EXAMPLES, GAME, SPECIES, grid, new, squares_with

FIXED = {entry.id: Land(entry.rows, entry.right) for entry in GAME.content.map}
RANDOM = [f"seed {seed}" for seed in range(40)]
LANDS = [*FIXED, *RANDOM]

RELIEFS = {
    "pangaea": ("b2 i2 f4 g4 n4 l6 e7 h7 i9 c10", "e1 g2 m2 d3 k3 a5 i5 d6 b8 j8 g9 m9"),
    "gondwana": ("e1 e2 l4 e5 f5 k5 l5 e6 f8 j10", "l1 i2 i3 a5 b5 i6 i7 j7 c8 m8 e9 e10"),
    "laurasia": ("c2 b3 i4 i5 n5 d6 d7 m8 m9 e10", "l2 f3 g3 l3 e4 f4 g7 h7 k7 f8 g8 k8"),
}


@cache
def land_of(key: str) -> Land:
    return FIXED.get(key) or maps.generate(int(key.removeprefix("seed ")), FIXED["pangaea"])


def playable(land: Land) -> tuple[set[oracle.Square], set[oracle.Square]]:
    """The squares in play on the whole board, and on the left side alone."""
    whole = {(x, y) for y, row in enumerate(land.rows) for x, kind in enumerate(row) if kind == "."}
    return whole, {(x, y) for x, y in whole if x < 14 - land.right[y]}


def pieces_without(squares: set[oracle.Square], lost: oracle.Square) -> list[int]:
    return sorted(len(part) for part in oracle.connected(squares - {lost}))


@pytest.mark.rule("GS-100")
@pytest.mark.parametrize("key", FIXED)
def test_a_map_is_rows_and_a_river(key: str) -> None:
    land = FIXED[key]
    assert [len(row) for row in land.rows] == [14] * 10
    assert set("".join(land.rows)) == set(".VP")
    assert len(land.right) == 10
    board = grid(new(4, map=key))
    left_board = grid(new(2, map=key))
    for y, row in enumerate(land.rows):
        for x, kind in enumerate(row):
            square = oracle.name((x, y))
            assert board[square] == {".": "..", "V": "VV", "P": "PP"}[kind]
            assert left_board[square] == (board[square] if x < 14 - land.right[y] else "~~")


@pytest.mark.parametrize("key", FIXED)
def test_relief_squares_by_name(key: str) -> None:
    volcanoes, pits = RELIEFS[key]
    state = new(4, map=key)
    assert squares_with(state, "VV") == set(volcanoes.split())
    assert squares_with(state, "PP") == set(pits.split())


@pytest.mark.rule("GS-101")
@pytest.mark.parametrize("key", LANDS)
def test_every_map_has_22_reliefs_and_30_squares_right_of_the_river(key: str) -> None:
    land = land_of(key)
    text = "".join(land.rows)
    assert (text.count("V"), text.count("P")) == (10, 12)
    assert sum(land.right) == 30
    assert set(land.right) <= {2, 3, 4}
    assert all(abs(above - below) <= 1 for above, below in zip(land.right, land.right[1:], strict=False))


@pytest.mark.rule("GS-102")
@pytest.mark.parametrize("key", LANDS)
def test_no_map_has_a_dead_pocket(key: str) -> None:
    for squares in playable(land_of(key)):
        assert len(oracle.connected(squares)) == 1
        assert all(sum(near in squares for near in oracle.neighbours(square)) >= 2 for square in squares)


@pytest.mark.rule("GS-103")
@pytest.mark.parametrize("key", FIXED)
def test_no_square_of_a_fixed_map_holds_it_together_alone(key: str) -> None:
    for squares in playable(FIXED[key]):
        assert all(len(pieces_without(squares, square)) == 1 for square in squares)


@pytest.mark.slow
@pytest.mark.rule("GS-104")
@pytest.mark.parametrize("key", RANDOM)
def test_no_square_of_a_random_map_cuts_off_a_small_piece(key: str) -> None:
    for squares in playable(land_of(key)):
        for square in squares:
            pieces = pieces_without(squares, square)
            assert len(pieces) == 1 or pieces[0] >= 6


@pytest.mark.rule("GS-103")
@pytest.mark.rule("GS-104")
def test_unfit_maps_are_found_out() -> None:
    """A gate one square wide is refused on a fixed map; on a random map only if it leads to a small piece."""
    rows = [
        "......P.......",
        ".V....P..V....",
        "......P.......",
        "...V..P..V..V.",
        "..............",
        "...V..P..V..V.",
        "......P.......",
        ".V....P..V....",
        "......P.P...P.",
        "...P..P.......",
    ]
    land = Land(rows, [3] * 10)
    assert maps.fault(land) is not None
    assert maps.fault(land, 6) is None
    # Here the gate b1 leads to a pocket of a single square.
    pocket = Land(["..P...P.......", "PV....P..V....", *rows[2:8], "......P.....P.", "......P......."], [3] * 10)
    assert maps.fault(pocket, 6) is not None


@pytest.mark.slow
@pytest.mark.rule("GS-105")
@pytest.mark.parametrize("fixture", EXAMPLES["random_fixture"], ids=lambda fixture: str(fixture["seed"]))
def test_reference_maps(fixture: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    expected = Land(fixture["rows"], fixture["right"])
    assert maps.generate(fixture["seed"], FIXED["pangaea"]) == expected
    state = new(4, map="random", map_seed=fixture["seed"])
    rows = [row.replace("..", ".").replace("VV", "V").replace("PP", "P").replace(" ", "") for row in board_of(state)]
    assert (rows, state.dump()["position"]["right"]) == (expected.rows, expected.right)
    # Found in exactly this attempt.
    monkeypatch.setattr(maps, "ATTEMPTS", fixture["attempt"] - 1)
    assert maps.generate(fixture["seed"], FIXED["pangaea"]) == FIXED["pangaea"]
    monkeypatch.setattr(maps, "ATTEMPTS", fixture["attempt"])
    assert maps.generate(fixture["seed"], FIXED["pangaea"]) == expected


def board_of(state: Any) -> list[str]:
    board: list[str] = state.dump()["position"]["board"]
    return board


@pytest.mark.rule("GS-105")
@pytest.mark.parametrize("mode", ["standard", "teams"])
def test_the_map_seed_is_the_first_number_of_the_games_seed(mode: str) -> None:
    for seed in (0, 7, 2**64 - 1):
        state = new(4, seed, map="random", mode=mode)
        shown = state.view(None)["map_seed"]
        assert shown == Rng(seed, 0).word() >> 32
        assert 0 <= shown < 2**32
        again = new(4, 99, map="random", map_seed=shown, mode=mode)
        assert board_of(again) == board_of(state)
        assert again.view(None)["map_seed"] == shown
    assert new(4, 7).view(None)["map_seed"] is None


@pytest.mark.rule("GS-105")
def test_a_map_seed_can_be_typed_in_at_the_table_only() -> None:
    """R27."""
    assert new(2, map="random", map_seed=2**64 - 1).view(None)["map_seed"] == 2**64 - 1
    for wrong in (-1, 2**64, "x", True, 1.5):
        with pytest.raises(OptionError) as caught:
            new(2, map="random", map_seed=wrong)
        assert caught.value.values["option"] == "map_seed"
        assert caught.value.values["allowed"] == f"drawn, 0 … {2**64 - 1}"
    with pytest.raises(OptionError) as caught:
        new(2, map="pangaea", map_seed=1)
    assert caught.value.values["option"] == "map_seed"
    with pytest.raises(OptionError) as caught:
        new(1, map="random", map_seed=1)
    assert caught.value.values["option"] == "map_seed"


@pytest.mark.rule("GS-106")
def test_pangaea_is_the_fallback(monkeypatch: pytest.MonkeyPatch) -> None:
    assert maps.ATTEMPTS == 200
    monkeypatch.setattr(maps, "ATTEMPTS", 0)
    for mode, players in (("standard", 3), ("challenge", 1)):
        assert board_of(new(players, map="random", mode=mode)) == board_of(new(players, map="pangaea", mode=mode))


def test_the_generator_of_numbers() -> None:
    rng = Rng(1, 1)
    assert [rng.word() for _ in range(3)] == [0x75856F745165F252, 0x8674BBC2735955AF, 0x5C1D49A70D26949A]
    rng = Rng(1, 1)
    assert [int(rng.below(10)) for _ in range(10)] == [4, 5, 3, 5, 7, 4, 8, 3, 9, 2]


def test_neighbours_on_pangaea() -> None:
    whole, _ = playable(FIXED["pangaea"])

    def near(square: oracle.Square) -> set[str]:
        return {oracle.name(other) for other in oracle.neighbours(square) if other in whole}

    assert near((0, 0)) == {"b1", "a2"}
    assert near((9, 2)) == {"j2", "i3", "j4"}
    assert grid(new(4))["k3"] == "PP"


def test_random_maps_leave_92_to_94_squares_to_two_players() -> None:
    sizes = {len(playable(land)[1]) for land in map(land_of, RANDOM)}
    assert sizes == {92, 93, 94}
    assert [len(playable(FIXED[key])[1]) for key in ("pangaea", "gondwana", "laurasia")] == [93, 91, 93]
    assert {len(playable(land)[0]) for land in map(land_of, LANDS)} == {118}


def test_maps_do_not_depend_on_who_plays() -> None:
    boards = {
        tuple(board_of(new(3, 5, map="random", species=species)))
        for species in (list(SPECIES.values())[:3], list(SPECIES.values())[1:])
    }
    assert len(boards) == 1
