"""The action table: numbers, words, and mistakes explained."""

from __future__ import annotations

from typing import Final

import pytest

from tablee.engine.actions import ActionTable, Block, Parameter, with_room
from tablee.engine.errors import ParseError
from tablee.engine.state import MAX_ACTIONS

COLOUR = Parameter("colour", ("red", "blue"))
SQUARE = Parameter("square", tuple(f"{letter}{number}" for letter in "abc" for number in range(1, 6)))
TABLE = ActionTable(
    Block("place", COLOUR, SQUARE, spoken=(SQUARE, COLOUR)),
    Block("stop"),
    Block("paint", COLOUR, Parameter("to", ("gold",))),
)


def test_numbers_run_through_blocks_and_the_last_parameter_is_fastest() -> None:
    assert TABLE.size == 2 * 15 + 1 + 2
    assert TABLE.encode("place", 0, 1) == 1
    assert TABLE.encode("place", 1, 0) == 15
    assert TABLE.encode("stop") == 30
    assert TABLE.encode("paint", 1, 0) == 32


def test_every_number_goes_to_parts_and_words_and_back() -> None:
    for action in range(TABLE.size):
        name, numbers = TABLE.decode(action)
        assert TABLE.encode(name, *numbers) == action
        assert TABLE.parse(TABLE.text(action)) == action


def test_words_come_in_spoken_order() -> None:
    assert TABLE.text(TABLE.encode("place", 1, 4)) == "place a5 blue"
    assert TABLE.values(TABLE.encode("place", 1, 4)) == {"colour": "blue", "square": "a5"}


@pytest.mark.parametrize("text", ["PLACE A5 Blue", "  place   a5\tblue ", "place a5 blue\n"])
def test_case_and_blanks_do_not_matter(text: str) -> None:
    assert TABLE.parse(text) == TABLE.encode("place", 1, 4)


def test_numbers_out_of_range_name_the_parameter() -> None:
    with pytest.raises(ValueError, match="place: square is 15, not 0 to 14"):
        TABLE.encode("place", 0, 15)
    with pytest.raises(ValueError, match="place: colour is -1, not 0 to 1"):
        TABLE.encode("place", -1, 0)


@pytest.mark.parametrize("numbers", [(0,), (0, 0, 0)])
def test_a_wrong_count_of_numbers_is_an_error(numbers: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="argument"):
        TABLE.encode("place", *numbers)


@pytest.mark.parametrize(("text", "word"), [("put a5 blue", "put"), ("", ""), ("   ", "")])
def test_an_unknown_word_gets_the_known_ones(text: str, word: str) -> None:
    with pytest.raises(ParseError) as caught:
        TABLE.parse(text)
    assert caught.value.key == "error-parse-block"
    assert caught.value.values == {"word": word, "allowed": "place, stop, paint"}


def test_a_wrong_token_gets_the_close_ones() -> None:
    with pytest.raises(ParseError) as caught:
        TABLE.parse("place a5 bleu")
    assert caught.value.key == "error-parse-token"
    assert caught.value.values == {"word": "bleu", "block": "place", "parameter": "colour", "allowed": "blue"}


def test_a_token_like_no_other_gets_the_whole_row_or_its_ends() -> None:
    with pytest.raises(ParseError) as short:
        TABLE.parse("place a5 xyz")
    assert short.value.values["allowed"] == "red, blue"
    with pytest.raises(ParseError) as long:
        TABLE.parse("place zz blue")
    assert long.value.values["allowed"] == "a1 … c5"


@pytest.mark.parametrize("text", ["place", "place a5", "place a5 blue now"])
def test_missing_and_surplus_words_get_the_form(text: str) -> None:
    with pytest.raises(ParseError) as caught:
        TABLE.parse(text)
    assert caught.value.key == "error-parse-count"
    assert caught.value.values == {"block": "place", "form": "place <square> <colour>"}


def test_spare_numbers_are_no_actions() -> None:
    table = ActionTable(Block("take", Parameter("card", with_room(["fox", "owl"], 5))), Block("stop"))
    assert (table.size, table.numbers) == (6, [0, 1, 5])
    assert [number for number in range(-1, 8) if number in table] == [0, 1, 5]
    assert (table.parse("stop"), table.encode("stop")) == (5, 5)
    with pytest.raises(ParseError) as caught:
        table.parse("take")
    assert caught.value.key == "error-parse-count"
    with pytest.raises(ParseError) as caught:
        table.parse("take crow")
    assert caught.value.values["allowed"] == "fox, owl"


def test_a_table_has_its_limit() -> None:
    full = Parameter("number", tuple(str(number) for number in range(MAX_ACTIONS)))
    assert ActionTable(Block("go", full)).size == MAX_ACTIONS
    with pytest.raises(ValueError, match=str(MAX_ACTIONS)):
        ActionTable(Block("go", full), Block("stop"))


class Right:
    PLACE: Final = 0
    STOP: Final = 2


class Wrong:
    PLACE: Final = 0
    STOP: Final = 1


class Surplus:
    PLACE: Final = 0
    STOP: Final = 2
    RUN: Final = 3


BLOCKS = (Block("place", Parameter("square", ("a1", "a2"))), Block("stop"))


def test_the_rules_know_where_the_blocks_begin() -> None:
    assert ActionTable(*BLOCKS, numbers=Right).encode("stop") == Right.STOP


@pytest.mark.parametrize("numbers", [Wrong, Surplus])
def test_a_wrong_number_of_a_block_is_noticed(numbers: type) -> None:
    with pytest.raises(ValueError, match="the rules say"):
        ActionTable(*BLOCKS, numbers=numbers)
