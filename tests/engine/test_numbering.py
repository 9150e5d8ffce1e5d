"""Names follow from numbers that are declared once."""

from __future__ import annotations

from typing import Final

import pytest

from tablee.engine.numbering import names_of


class Phase:
    DRAFT: Final = 0
    HEYDAY: Final = 1
    LONG_DECLINE: Final = 2


class Gap:
    DRAFT: Final = 0
    HEYDAY: Final = 2


class Twice:
    DRAFT: Final = 0
    HEYDAY: Final = 0


class Swapped:
    DRAFT: Final = 1
    HEYDAY: Final = 0


def test_names_stand_at_their_numbers() -> None:
    assert names_of(Phase) == ("draft", "heyday", "long_decline")


def test_places_before_the_first_number_are_empty() -> None:
    class Question:
        TURN: Final = 1

    assert names_of(Question, first=1) == ("", "turn")


@pytest.mark.parametrize("numbers", [Gap, Twice, Swapped])
def test_a_wrong_number_is_noticed(numbers: type) -> None:
    with pytest.raises(ValueError, match=numbers.__name__):
        names_of(numbers)
