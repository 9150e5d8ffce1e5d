"""Positions saved and loaded: `dump` and `load` are inverses, and a bad position is told what is wrong with it."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from tablee.engine.errors import OptionError
from tests.games.dumps import MISSING, changed, complaint, wrong_field
from tests.games.playing import play

from .boards import TABLES, finished, named, positions_of_a_game
from .positions import COLOURS, GAME, SPECIES, load, loaded, new, position

TABLE = position(".. .. .. ..", ".. .. .. ..")
SOLO = position(".. .. .. ..", ".. .. .. ..", mode="challenge")
ROWS = TABLE["position"]["board"]


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=named)
def test_loading_is_the_exact_inverse_of_dumping(table: tuple[int, dict[str, Any]]) -> None:
    players, options = table
    for state, _ in positions_of_a_game(players, 11, **options):
        dumped = state.dump()
        again = loaded(json.loads(json.dumps(dumped)))
        assert again.dump() == dumped
        assert again.view(None) == state.view(None)
        assert [again.legal(seat) for seat in range(players)] == [state.legal(seat) for seat in range(players)]
    over = finished(players, 11, **options)
    assert loaded(over.dump()).dump() == over.dump()
    assert loaded(over.dump()).ranking() == over.ranking()
    assert loaded(over.dump()).over


def test_species_being_chosen_are_saved() -> None:
    state = GAME.new(4, 2)
    for species in ("human", "reptile", "mammal"):
        again = GAME.load(state.dump())
        assert again.dump() == state.dump()
        assert again.legal(again.pending()[0]) == state.legal(state.pending()[0])
        state = again
        state.apply(state.pending()[0], GAME.actions.parse(f"pick {species}"))
    assert [side["species"] for side in state.dump()["position"]["sides"]] == ["human", "reptile", "mammal", "dinosaur"]


def test_a_position_made_by_hand() -> None:
    state = load("Fr .. Sd", "VV PP ..", species="mr", dice="W*", used=1, question="tile2", active=1, singles=(2, 5))
    held = state.dump()["position"]
    assert held["board"][0] == "Fr .. Sd" + " ~~" * 11
    assert held["board"][1] == "VV PP .." + " ~~" * 11
    assert [side["species"] for side in held["sides"]] == ["mammal", "reptile"]
    assert [side["single_turns"] for side in held["sides"]] == [2, 5]
    assert (held["dice"], held["used"], held["active"]) == (["marsh", "wild"], 1, 1)
    assert state.pending() == [1]


def test_a_loaded_position_is_independent_of_its_source() -> None:
    dumped = new(2, 3).dump()
    kept = copy.deepcopy(dumped)
    state = loaded(dumped)
    play(state, "place a1 forest")
    assert dumped == kept


def test_a_clone_is_independent() -> None:
    for players in (1, 3):
        for state, action in positions_of_a_game(players, 12):
            before = state.dump()
            twin = state.clone()
            assert twin.dump() == before
            twin.apply(twin.pending()[0], action)
            assert state.dump() == before


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("game", None, "game"),
        ("players", MISSING, "players"),
        ("players", 7, "players"),
        ("players", "2", "players"),
        ("players", True, "players"),
        ("options", [], "options"),
        ("chance", MISSING, "chance"),
        ("chance", ["0" * 16] * 4, "chance"),
        ("chance", ["g" * 16] * 5, "chance"),
        ("chance", [1] * 5, "chance"),
        ("position", MISSING, "position"),
        ("position", [], "position"),
        ("revealed", "x", "revealed"),
        ("agenda", {}, "agenda"),
        ("agenda", ["pass_turn"], "agenda"),
        ("agenda", [["fly", 0, 0, 0]], "agenda"),
        ("agenda", [["pass_turn", 0]], "agenda"),
        ("agenda", [["neutral_put", "a", 0, 0]], "agenda"),
        ("agenda", [["neutral_put", 1, 0, 2**70]], "agenda"),
        ("questions", [], "questions"),
        ("questions", {"0": "tile9"}, "questions"),
        ("questions", {"0": ""}, "questions"),
        ("questions", {"0": ["tile1"]}, "questions"),
        ("questions", {"9": "tile1"}, "questions"),
        ("questions", {"x": "tile1"}, "questions"),
        ("questions", {"²": "tile1"}, "questions"),
        ("position.board", MISSING, "board"),
        ("position.board", ROWS[:9], "board"),
        ("position.board", [1] * 10, "board"),
        ("position.board", ["~~"] * 10, "board"),
        ("position.board", [*ROWS[:9], "Xx" + " ~~" * 13], "board"),
        ("position.board", [*ROWS[:8], "~~ " * 15, "~~ " * 13], "board"),
        ("position.right", [3] * 9, "right"),
        ("position.right", [15] * 10, "right"),
        ("position.right", [-1] * 10, "right"),
        ("position.right", ["3"] * 10, "right"),
        ("position.map_seed", "x", "map_seed"),
        ("position.map_seed", -5, "map_seed"),
        ("position.map_seed", 2**64, "map_seed"),
        ("position.sides", [], "sides"),
        ("position.sides", [1, 2], "sides"),
        ("position.sides.0.species", "wolf", "species"),
        ("position.sides.0.species", ["human"], "species"),
        ("position.sides.0.supply", MISSING, "supply"),
        ("position.sides.0.supply", [13] * 4, "supply"),
        ("position.sides.1.supply.marsh", MISSING, "supply"),
        ("position.sides.1.supply.marsh", 14, "supply"),
        ("position.sides.1.supply.marsh", -1, "supply"),
        ("position.sides.1.supply.marsh", "3", "supply"),
        ("position.sides.1.supply.marsh", True, "supply"),
        ("position.sides.1.single_turns", None, "single_turns"),
        ("position.sides.1.single_turns", -1, "single_turns"),
        ("position.sides.1.single_turns", 2**70, "single_turns"),
        ("position.first", "0", "first"),
        ("position.first", 2, "first"),
        ("position.first", -2, "first"),
        ("position.active", None, "active"),
        ("position.active", 2, "active"),
        ("position.active", -2, "active"),
        ("position.active", 2**70, "active"),
        ("position.dice", MISSING, "dice"),
        ("position.dice", "FS", "dice"),
        ("position.dice", ["forest"], "dice"),
        ("position.dice", ["red", "wild"], "dice"),
        ("position.dice", [["forest"], "wild"], "dice"),
        ("position.used", "0", "used"),
        ("position.used", True, "used"),
        ("position.used", 4, "used"),
        ("position.used", -1, "used"),
    ],
)
def test_a_bad_entry_is_named(path: str, value: Any, field: str) -> None:
    assert wrong_field(GAME, changed(TABLE, path, value)) == field


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("neutral_dice", MISSING, "neutral_dice"),
        ("neutral_dice", ["forest", "red"], "neutral_dice"),
        ("rank", MISSING, "rank"),
        ("rank", list(range(139)), "rank"),
        ("rank", [0] * 140, "rank"),
        ("rank", ["a", *range(1, 140)], "rank"),
        ("rank", [0.0, *range(1, 140)], "rank"),
        ("goals", MISSING, "goals"),
        ("goals", ["patience"], "goals"),
        ("goals", ["patience", "wealth"], "goals"),
        ("goals", [["patience"], "sanctuary"], "goals"),
        ("goals", ["patience", "patience"], "goals"),
        ("sides", TABLE["position"]["sides"][:1], "sides"),
    ],
)
def test_a_bad_entry_of_a_challenge_is_named(path: str, value: Any, field: str) -> None:
    assert wrong_field(GAME, changed(SOLO, f"position.{path}", value)) == field


@pytest.mark.parametrize(
    ("path", "value", "fields"),
    [
        # A species plays for one seat only, and has to be known before a tile is placed.
        ("position.sides.0.species", "dinosaur", {"species", "sides"}),
        ("position.sides.0.species", None, {"species", "sides", "questions"}),
        # Tiles are placed after a roll, by the seat whose turn it is.
        ("position.dice", [None, None], {"dice"}),
        ("questions", {"1": "tile1"}, {"questions", "active"}),
        ("questions", {"0": "tile1", "1": "tile1"}, {"questions"}),
        # A second tile follows a first one, which has used one die.
        ("questions", {"0": "tile2"}, {"questions", "used"}),
        # A seat is asked only when it can answer.
        ("position.sides.0.supply", dict.fromkeys(COLOURS.values(), 0), {"questions", "supply"}),
        ("position.board", ["~~ " * 14] * 10, {"questions", "board"}),
        # Steps are left, so somebody has to be asked.
        ("questions", {}, {"questions", "agenda"}),
    ],
)
def test_entries_that_contradict_each_other(path: str, value: Any, fields: set[str]) -> None:
    assert wrong_field(GAME, changed(TABLE, path, value)) in fields


def test_another_game_and_wrong_options() -> None:
    assert complaint(GAME, changed(TABLE, "game", "gentes")) == {"found": "gentes", "expected": "genesis"}
    with pytest.raises(OptionError) as wrong:
        GAME.load(changed(TABLE, "options", {"mode": "teams"}))
    assert wrong.value.values["option"] == "mode"


def test_the_table_that_is_being_broken_is_itself_good() -> None:
    assert loaded(TABLE).pending() == [0]
    assert loaded(SOLO).pending() == [0]
    assert {side["species"] for side in TABLE["position"]["sides"]} < set(SPECIES.values())
