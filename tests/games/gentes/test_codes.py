"""The numbers in `codes` are the places of the words in `effects` and of the entries in the content."""

from __future__ import annotations

from itertools import pairwise
from typing import get_args

import pytest

from tablee.games.gentes.content import vocabulary
from tablee.games.gentes.rules import choices, codes, tables

from .positions import CONTENT, GAME

# Verbs that only add to `lasting` have no number of their own in the rules.
ADDED_UP = {"decline", "virtual", "tax_plus", "reach", "discount", "on_action", "hand_limit"}


def number(name: str) -> int:
    return int(getattr(codes, name))


@pytest.mark.parametrize(("place", "verb"), list(enumerate(get_args(vocabulary.Verb))))
def test_verbs(place: int, verb: str) -> None:
    assert vocabulary.VERBS[place] == verb
    if verb not in ADDED_UP:
        assert number(verb.upper()) == place


def test_verbs_are_all_in_the_vocabulary() -> None:
    assert list(vocabulary.VOCABULARY) == list(get_args(vocabulary.Verb))
    assert len(vocabulary.VOCABULARY) == 33


@pytest.mark.parametrize(("place", "count"), list(enumerate(get_args(vocabulary.Count))))
def test_counts(place: int, count: str) -> None:
    kind, _, what = count.partition(".")
    known = {"citizen": tables.CITIZENS, "symbol": tables.SYMBOLS, "synergy": tables.SYNERGIES}
    offset = known[kind].index(what) if what else 0
    assert number(f"PER_{kind.upper()}") + offset == place


@pytest.mark.parametrize(("place", "action"), list(enumerate(get_args(vocabulary.ActionId))))
def test_actions(place: int, action: str) -> None:
    assert number(action.upper()) == place
    assert CONTENT.action[place].id == action


@pytest.mark.parametrize(("place", "symbol"), list(enumerate(get_args(vocabulary.SymbolId))))
def test_symbols(place: int, symbol: str) -> None:
    assert number(symbol.upper()) == place
    assert CONTENT.symbol[place].id == symbol


def test_city_requirements() -> None:
    assert tables.CITY_NEEDS[codes.HOME_NEED] == "home"
    assert tables.CITY_NEEDS[codes.REGIONS_NEED] == "regions"
    assert tables.CITY_NEEDS[: codes.HOME_NEED] == tables.SYMBOLS[: codes.JOKER]
    assert len(tables.CITY_NEEDS) == codes.CITY_NEEDS


def test_sections_are_as_long_as_the_codes_say() -> None:
    assert len(CONTENT.card) == codes.CARDS
    assert len(CONTENT.citizen) == codes.TYPES
    assert len(CONTENT.action_tile) == codes.TILES
    assert len(CONTENT.region) == codes.REGIONS
    assert len(CONTENT.synergy) == codes.SYNERGIES
    assert len(CONTENT.home_row) == codes.HOME_ROWS
    assert len(CONTENT.bonus) == codes.BONUSES
    assert len(CONTENT.city) == codes.CITIES
    assert len(CONTENT.city) + len(CONTENT.home_space) == codes.SPACES
    assert [bonus.id for bonus in CONTENT.bonus] == ["cards", "citizens", "cities"]
    assert CONTENT.rules.city_tokens == codes.TOKENS
    assert CONTENT.rules.time_spaces == codes.TRACK


def test_sets_of_spaces() -> None:
    assert sum(2**space for space in range(codes.CITIES)) == codes.ALL_CITIES
    assert sum(2**space for space in range(codes.CITIES, codes.SPACES)) == codes.ALL_HOMES
    assert 2**codes.TYPES - 1 == codes.ALL_TYPES


def test_opposed_types_stand_side_by_side() -> None:
    for place, citizen in enumerate(CONTENT.citizen):
        assert CONTENT.citizen[place ^ codes.OPPOSITE].id == citizen.opposite


def test_lists_of_effects_follow_one_another() -> None:
    starts = [codes.NOW, codes.ON_DECLINE, codes.ON_USE, codes.ON_ACTION, codes.CITY, codes.TILE_EFFECTS, codes.LISTS]
    lengths = [codes.CARDS] * 4 + [codes.CITIES, codes.TILES]
    assert [after - before for before, after in pairwise(starts)] == lengths
    assert len(tables.of_content(CONTENT).first) == codes.LISTS + 1


def test_lasting_numbers_have_room() -> None:
    actions = len(get_args(vocabulary.ActionId))
    assert number("TAX_PLUS") == codes.TYPES
    assert number("REACH") == codes.TAX_PLUS + 1
    assert number("DISCOUNT") == codes.REACH + actions
    assert number("HAND_LIMIT") == codes.DISCOUNT + actions
    assert number("LASTING") == codes.HAND_LIMIT + 1


def test_categories() -> None:
    assert len(codes.CATEGORIES) == codes.CATEGORY_COUNT
    for place, category in enumerate(codes.CATEGORIES):
        assert number(f"FOR_{category.upper()}") == place


@pytest.mark.parametrize("block", list(GAME.actions.blocks))
def test_blocks_of_the_action_table(block: str) -> None:
    first = GAME.actions.encode(block, *(0 for _ in GAME.actions.blocks[block].parameters))
    assert int(getattr(choices, block.upper())) == first
