"""What a game tells about the texts of its cards, for the tests that are the same for all games that have cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

NO_BREAK = "\u00a0"  # before a French colon or semicolon


class CardTexts(NamedTuple):
    """The texts of a game's cards, and what they are made from."""

    card_text: Any  # the game's module that makes them
    texts: Callable[[str], Mapping[str, str]]  # what every card says in a language
    abilities: Callable[[], Iterator[tuple[str, list[Any]]]]  # every list of effects, with the card it stands on
    numbers: Callable[[Any], set[int]]  # what its sentence must say as numbers
    longest: int
    ids: set[str]  # words of the content file that are no words of a sentence in any language
    exact: Mapping[str, Mapping[str, str]]  # some texts word for word, by language


def cases(exact: Mapping[str, Mapping[str, str]]) -> list[tuple[str, str]]:
    """Language and card of every text that is given word for word."""
    return [(language, card) for language, said in exact.items() for card in said]


def typeset(text: str, language: str) -> str:
    """A text as it is printed: with the spaces of French typography."""
    return re.sub(" (?=[:;])", NO_BREAK, text) if language == "fr" else text
