"""Options: what a table can agree on, and what is said to a choice that is not offered."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.engine.errors import OptionError
from tablee.engine.options import Option, read, settle, variants

MODE = Option("mode", ("plain", "teams", "solo"), players={"plain": (2, 3, 4), "teams": (4,), "solo": (1,)})
LAND = Option("land", ("island", "random"))
NUMBER = Option("number", ("drawn",), span=(0, 99), when={"land": ("random",), "mode": ("plain", "teams")})
TILES = Option("tiles", (13, 16))
OPEN = Option("open", (True, False))
COLOUR = Option("colour", ("any", "red", "blue", "green", "gold"), per_seat=True, when={"mode": ("plain", "teams")})
OPTIONS = (MODE, LAND, NUMBER, TILES, OPEN, COLOUR)


def refused(players: int, given: dict[str, Any]) -> OptionError:
    with pytest.raises(OptionError) as caught:
        settle(OPTIONS, players, given)
    return caught.value


def test_defaults_are_the_first_values_offered() -> None:
    assert settle(OPTIONS, 3, {}) == {
        "mode": "plain",
        "land": "island",
        "tiles": 13,
        "open": True,
        "colour": ["any", "any", "any"],
    }


def test_the_default_depends_on_the_players() -> None:
    assert settle(OPTIONS, 1, {}) == {"mode": "solo", "land": "island", "tiles": 13, "open": True}


def test_options_that_do_not_apply_are_absent_and_appear_when_they_do() -> None:
    assert "number" not in settle(OPTIONS, 2, {})
    assert settle(OPTIONS, 2, {"land": "random"})["number"] == "drawn"
    assert "number" not in settle(OPTIONS, 1, {"land": "random"})


def test_given_values_are_kept() -> None:
    given = {"mode": "teams", "land": "random", "number": 42, "tiles": 16, "open": False}
    row = {"colour": ["red", "any", "blue", "any"]}
    assert settle(OPTIONS, 4, {**given, **row}) == {**given, **row}


def test_settling_again_changes_nothing() -> None:
    settled = settle(OPTIONS, 4, {"land": "random"})
    assert settle(OPTIONS, 4, settled) == settled


def test_an_unknown_option_gets_the_known_ones() -> None:
    error = refused(2, {"speed": 1})
    assert error.key == "error-option"
    assert error.values == {"option": "speed", "allowed": "colour, land, mode, number, open, tiles"}


@pytest.mark.parametrize(
    ("given", "allowed"),
    [
        ({"land": "moon"}, "island, random"),
        ({"tiles": 14}, "13, 16"),
        ({"tiles": "13"}, "13, 16"),
        ({"tiles": None}, "13, 16"),
        ({"open": 1}, "true, false"),
        ({"open": "true"}, "true, false"),
        ({"mode": "teams"}, "plain"),
        ({"land": ["island"]}, "island, random"),
        ({"land": "random", "number": 100}, "drawn, 0 … 99"),
        ({"land": "random", "number": -1}, "drawn, 0 … 99"),
        ({"land": "random", "number": True}, "drawn, 0 … 99"),
        ({"colour": ["any", "pink"]}, "any, red, blue, green, gold"),
    ],
)
def test_a_wrong_value_gets_the_allowed_ones(given: dict[str, Any], allowed: str) -> None:
    error = refused(2, given)
    key = list(given)[-1]
    assert error.key == "error-option-value"
    assert error.values["option"] == key
    assert error.values["allowed"] == allowed


def test_numbers_beside_the_values_of_a_span_are_allowed() -> None:
    """`span` is allowed beside `values`, so a number may be among the values only."""
    rounds = Option("rounds", (0,), span=(5, 9))
    assert settle((rounds,), 2, {"rounds": 0}) == {"rounds": 0}
    assert settle((rounds,), 2, {"rounds": 7}) == {"rounds": 7}


def test_an_option_out_of_place_says_what_it_needs() -> None:
    error = refused(2, {"number": 5})
    assert error.key == "error-option-not-now"
    assert error.values == {"option": "number", "needed": "land=random, mode=plain|teams"}


@pytest.mark.parametrize(
    ("row", "said"),
    [
        (["red"], "red"),
        (["red", "blue", "green"], "red,blue,green"),
        ("red", "red"),
        ({"red": 1}, "{'red': 1}"),
        (None, "None"),
    ],
)
def test_a_row_needs_a_value_for_each_player(row: Any, said: str) -> None:
    error = refused(2, {"colour": row})
    assert error.key == "error-option-row"
    assert error.values == {"option": "colour", "value": said, "players": 2}


def test_only_the_first_value_of_a_row_may_repeat() -> None:
    assert settle(OPTIONS, 3, {"colour": ["any", "any", "red"]})["colour"] == ["any", "any", "red"]
    error = refused(3, {"colour": ["red", "any", "red"]})
    assert error.key == "error-option-twice"
    assert error.values == {"option": "colour", "value": "red"}


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (TILES, "16", 16),
        (OPEN, "False", False),
        (OPEN, " true ", True),
        (LAND, "RANDOM", "random"),
        (NUMBER, "42", 42),
        (NUMBER, "-3", -3),
        (NUMBER, "drawn", "drawn"),
        (LAND, "Moon", "Moon"),
        (COLOUR, "red, any", ["red", "any"]),
        (NUMBER, "--3", "--3"),
        (NUMBER, "²", "²"),
        (NUMBER, "", ""),
    ],
)
def test_values_are_read_from_typed_text(option: Option, text: str, value: Any) -> None:
    found = read(option, text)
    assert found == value
    assert type(found) is type(value)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_variants_use_every_value_that_can_be_had(players: int) -> None:
    settled = [settle(OPTIONS, players, given) for given in variants(OPTIONS, players)]
    for option in OPTIONS:
        if players == 1 and option in (NUMBER, COLOUR):
            assert all(option.key not in chosen for chosen in settled)
            continue
        used = [chosen[option.key] for chosen in settled if option.key in chosen]
        flat = [value for item in used for value in (item if isinstance(item, list) else [item])]
        assert all(value in flat for value in option.offered(players))


def test_variants_do_not_repeat() -> None:
    settled = [settle(OPTIONS, 4, given) for given in variants(OPTIONS, 4)]
    assert all(settled.count(chosen) == 1 for chosen in settled)


def test_variants_of_a_row_with_fewer_values_than_players() -> None:
    """Then the rest of the row takes the first value, which may repeat."""
    pair = Option("colour", ("any", "red"), per_seat=True)
    rows = [settle((pair,), 3, given)["colour"] for given in variants((pair,), 3)]
    assert rows == [["any", "any", "any"], ["red", "any", "any"]]


LOTS = Option("lots", ("blue", "yellow", "green", "red", "violet"), each=1)
CARDS = Option("cards", (1, 2, 3, 4, 5, 6, 7), each=3)


def test_a_list_has_so_many_different_values_for_each_player_or_none() -> None:
    assert settle((LOTS,), 2, {}) == {"lots": []}
    assert settle((LOTS,), 2, {"lots": ["red", "blue"]}) == {"lots": ["blue", "red"]}
    assert settle((CARDS,), 2, {"cards": [7, 6, 5, 4, 3, 2]}) == {"cards": [2, 3, 4, 5, 6, 7]}


@pytest.mark.parametrize(
    ("listed", "said"),
    [(["red"], "red"), (["red", "red"], "red,red"), (["red", "pink"], "red,pink"), ("red", "red"), (None, "None")],
)
def test_other_lists_are_refused(listed: Any, said: str) -> None:
    with pytest.raises(OptionError) as caught:
        settle((LOTS,), 2, {"lots": listed})
    assert caught.value.key == "error-option-list"
    allowed = "blue, yellow, green, red, violet"
    assert caught.value.values == {"option": "lots", "value": said, "count": 2, "allowed": allowed}


def test_lists_are_read_and_varied() -> None:
    assert read(CARDS, "1, 5,seven") == [1, 5, "seven"]
    assert list(variants((LOTS,), 2)) == [{"lots": []}, {"lots": ["red", "violet"]}]
