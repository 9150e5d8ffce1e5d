"""What a table can agree on, and what it is told when it cannot."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.engine.errors import OptionError
from tests.games.options import allowed_instead, refused

from .boards import finished
from .positions import GAME


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"mode": "challenge", "map": "pangaea", "tiles_per_colour": 13, "level": "normal", "live_score": True}),
        (
            3,
            {
                "mode": "standard",
                "map": "pangaea",
                "tiles_per_colour": 13,
                "first_player": "random",
                "species": ["choose", "choose", "choose"],
                "live_score": True,
            },
        ),
    ],
)
def test_defaults(players: int, options: dict[str, Any]) -> None:
    assert GAME.new(players, 1).dump()["options"] == options


@pytest.mark.parametrize(
    ("players", "option", "value", "allowed"),
    [
        (1, "mode", "standard", "challenge"),
        (2, "mode", "challenge", "standard"),
        (3, "mode", "teams", "standard"),
        (4, "mode", "solo", "standard, teams"),
        (2, "map", "Pangaea", "pangaea, gondwana, laurasia, random"),
        (2, "map", 1, "pangaea, gondwana, laurasia, random"),
        (2, "tiles_per_colour", 12, "13, 16"),
        (2, "tiles_per_colour", "13", "13, 16"),
        (2, "tiles_per_colour", None, "13, 16"),
        (2, "first_player", "seat2", "random, seat0, seat1"),
        (3, "first_player", "seat3", "random, seat0, seat1, seat2"),
        (1, "level", "easy", "normal, calm, fierce"),
        (2, "live_score", 1, "true, false"),
        (2, "live_score", "true", "true, false"),
    ],
)
def test_a_wrong_value_names_the_option_and_the_allowed_values(
    players: int, option: str, value: Any, allowed: str
) -> None:
    assert allowed_instead(GAME, players, option, value) == allowed


def test_an_unknown_option_is_told_the_known_ones() -> None:
    told = refused(GAME, 2, {"maps": "pangaea"})
    assert told["option"] == "maps"
    known = {"mode", "map", "map_seed", "tiles_per_colour", "first_player", "species", "level", "live_score"}
    assert set(told["allowed"].split(", ")) == known


@pytest.mark.parametrize(
    ("players", "options", "option"),
    [
        (2, {"level": "calm"}, "level"),
        (1, {"first_player": "seat0"}, "first_player"),
        (1, {"species": ["human"]}, "species"),
        (1, {"map": "random", "map_seed": 3}, "map_seed"),
        (2, {"map": "gondwana", "map_seed": 3}, "map_seed"),
    ],
)
def test_an_option_that_does_not_apply_is_refused(players: int, options: dict[str, Any], option: str) -> None:
    told = refused(GAME, players, options)
    assert told["option"] == option
    assert "=" in told["needed"]


@pytest.mark.parametrize(
    "species",
    [
        ["human"],
        ["human", "mammal", "reptile"],
        "human",
        {"0": "human", "1": "mammal"},
        ["human", "human"],
        ["human", "wolf"],
        ["human", None],
    ],
)
def test_species_are_a_row_of_different_ones(species: Any) -> None:
    assert refused(GAME, 2, {"species": species})["option"] == "species"


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_is_a_64_bit_number(seed: int) -> None:
    with pytest.raises(OptionError):
        GAME.new(2, seed)
    assert GAME.new(2, 2**64 - 1).pending() == [0]


@pytest.mark.parametrize("players", [-1, 0, 5])
def test_a_wrong_number_of_players(players: int) -> None:
    assert refused(GAME, players)["allowed"] == "1, 2, 3, 4"


def test_the_live_score_can_be_switched_off() -> None:
    shown = GAME.new(2, 1).view(0)
    hidden = GAME.new(2, 1, {"live_score": False}).view(0)
    assert set(shown) - set(hidden) == {"scores", "ranking"}
    solo = GAME.new(1, 1, {"live_score": False}).view(0)
    assert not {"result", "rank"} & set(solo["challenge"])
    # At the end everybody may know.
    assert {"scores", "ranking"} <= set(finished(2, 1, live_score=False).view(None))
    assert {"result", "rank"} <= set(finished(1, 1, live_score=False).view(None)["challenge"])
