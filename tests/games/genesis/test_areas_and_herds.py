"""Areas and herds: GS-050 to GS-054."""

from __future__ import annotations

import pytest
from hypothesis import given

from tablee.games.genesis.rules.scoring import Survey

from . import oracle
from .boards import random_boards, small_boards
from .positions import load

Groups = set[frozenset[tuple[int, int]]]


def survey(*rows: str) -> tuple[Groups, Groups]:
    """The areas and herds of a cut-out, as sets of (column, row)."""
    state = load(*rows, species="rdmh", question="")
    found = Survey(state.tiles)
    areas: dict[int, set[tuple[int, int]]] = {}
    herds: dict[int, set[tuple[int, int]]] = {}
    for square in range(140):
        if state.tiles[square] < 16:
            place = (square % 14, square // 14)
            areas.setdefault(int(found.area[square]), set()).add(place)
            herds.setdefault(int(found.herd[square]), set()).add(place)
    assert all(int(found.area_size[key]) == len(squares) for key, squares in areas.items())
    assert all(int(found.herd_size[key]) == len(squares) for key, squares in herds.items())
    return {frozenset(area) for area in areas.values()}, {frozenset(herd) for herd in herds.values()}


def sizes(groups: Groups) -> list[int]:
    return sorted((len(group) for group in groups), reverse=True)


@pytest.mark.rule("GS-050")
def test_an_area_is_connected_tiles_of_one_colour_whoever_owns_them() -> None:
    areas, _ = survey("Fr Fd Fm Sr", "Sr .. Fh Sd", "Fr .. .. ..")
    assert sizes(areas) == [4, 2, 1, 1]


@pytest.mark.rule("GS-051")
def test_a_herd_is_connected_tiles_of_one_colour_and_species() -> None:
    _, herds = survey("Fr Fr Fd Fd", "Fr .. .. Fm")
    assert sizes(herds) == [3, 2, 1]
    _, herds = survey("Wh")
    assert sizes(herds) == [1]


@pytest.mark.rule("GS-052")
def test_a_herd_ends_where_its_colour_ends() -> None:
    areas, herds = survey("Fr Fr Sr Sr Sr")
    assert areas == herds
    assert sizes(herds) == [3, 2]


@pytest.mark.rule("GS-053")
def test_separate_groups_of_one_species_in_an_area_are_separate_herds() -> None:
    areas, herds = survey("Fr Fr Fd Fr Fr")
    assert sizes(areas) == [5]
    assert sizes(herds) == [2, 2, 1]
    # Tiles of the same species in another colour do not join them.
    _, herds = survey("Fr Fd Fr", "Sr Sr Sr")
    assert sizes(herds) == [3, 1, 1, 1]


@pytest.mark.slow
@pytest.mark.rule("GS-054")
@given(small_boards())
def test_an_area_of_one_species_has_one_herd(rows: list[str]) -> None:
    areas, herds = survey(*rows)
    board = oracle.read(rows)
    for area in areas:
        owners = {board[square][1] for square in area}
        inside = [herd for herd in herds if herd <= area]
        assert (len(inside) == 1) == (len(owners) == 1)


@pytest.mark.slow
@pytest.mark.rule("GS-050")
@pytest.mark.rule("GS-051")
@pytest.mark.rule("GS-052")
def test_areas_and_herds_agree_with_flood_fill() -> None:
    for rows in random_boards(1500, seed=50):
        expected = oracle.all_areas(oracle.read(rows))
        areas, herds = survey(*rows)
        assert areas == {frozenset(area.squares) for area in expected}
        assert herds == {frozenset(herd) for area in expected for _, herd in area.herds}
        assert all(sum(herd <= area for area in areas) == 1 for herd in herds)
