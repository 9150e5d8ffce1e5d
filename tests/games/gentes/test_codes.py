"""What the numbers of the rules leave to be compared with the content; the rest is checked at import."""

from __future__ import annotations

from itertools import pairwise
from typing import get_args

import pytest

from tablee.engine.numbering import names_of
from tablee.games.gentes.content.vocabulary import Count, Effect
from tablee.games.gentes.rules import codes, effects, lasting, tables

from .positions import CONTENT


def test_every_verb_has_its_rules() -> None:
    assert len(get_args(Effect)) == 33
    for verb in get_args(Effect):
        rules = getattr(effects, verb.__name__, None) or getattr(lasting, verb.__name__)
        assert issubclass(rules, (effects.Effect, lasting.Lasting)), verb


@pytest.mark.parametrize("count", get_args(Count))
def test_counts(count: str) -> None:
    kind, _, what = count.partition(".")
    assert kind in names_of(codes.Count)
    assert not what or what in tables.WORDS[kind]


def test_symbols_come_first_among_what_cards_ask_for() -> None:
    assert names_of(codes.CityNeed)[: codes.CityNeed.HOME] == names_of(codes.Symbol)[: codes.Symbol.JOKER]


def test_sections_are_as_long_as_the_codes_say() -> None:
    assert len(CONTENT.card) == codes.CARDS
    assert len(CONTENT.citizen) == codes.TYPES
    assert len(CONTENT.action_tile) == codes.TILES
    assert len(CONTENT.region) == codes.REGIONS
    assert len(CONTENT.synergy) == codes.SYNERGIES
    assert len(CONTENT.home_row) == codes.HOME_ROWS
    assert len(CONTENT.bonus) == codes.BONUSES
    assert len(CONTENT.city) == codes.CITIES
    assert len(CONTENT.home_space) == codes.HOMES
    assert CONTENT.rules.city_tokens == codes.TOKENS
    assert CONTENT.rules.time_spaces == codes.TRACK
    assert CONTENT.rules.trio_cost == codes.TRIO


def test_sets_of_spaces() -> None:
    assert sum(2**space for space in range(codes.CITIES)) == codes.ALL_CITIES
    assert sum(2**space for space in range(codes.CITIES, codes.SPACES)) == codes.ALL_HOMES
    assert 2**codes.TYPES - 1 == codes.ALL_TYPES


def test_opposed_types_stand_side_by_side() -> None:
    for place, citizen in enumerate(CONTENT.citizen):
        assert CONTENT.citizen[place ^ codes.OPPOSITE].id == citizen.opposite


def test_effects_are_found_by_their_numbers() -> None:
    made = tables.of_content(CONTENT)
    assert [effect.number for effect in made.effects] == list(range(len(made.effects)))
    assert [use.number for use in made.uses] == list(range(codes.USES))
    for listed in (*made.now, *made.income, *made.after, *made.tile_effects, made.city_reward):
        assert all(made.effects[effect.number] is effect for effect in listed)


def test_only_cities_score_as_cities() -> None:
    made = tables.of_content(CONTENT)
    assert {effect.category for effect in made.city_reward} == {codes.Category.CITIES}
    others = [effect for effect in made.effects if effect not in made.city_reward]
    assert {effect.category for effect in others} == {codes.Category.EFFECTS}


def test_lasting_sums_have_room() -> None:
    """Each verb that adds up has places of its own, one for each type or action of the board."""
    sums = codes.Sum
    starts = [sums.VIRTUAL, sums.TAX_PLUS, sums.REACH, sums.DISCOUNT, sums.HAND_LIMIT, sums.LASTING]
    actions = len(CONTENT.action)
    assert [after - before for before, after in pairwise(starts)] == [codes.TYPES, 1, actions, actions, 1]
