"""The numbers of the compiled rules stand for the words, fields and actions of the same names."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec import inspect

from tablee.engine.numbering import names_of
from tablee.games.genesia.content import catalogue, vocabulary
from tablee.games.genesia.content.vocabulary import VERBS, GenesiaVerb
from tablee.games.genesia.rules import codes, geography, tables
from tablee.games.genesia.rules.effects import Effect

from .positions import CONTENT

every_verb = pytest.mark.parametrize("verb", VERBS)


def fields(verb: type[GenesiaVerb]) -> dict[str, inspect.Type]:
    """What each field of a verb may hold."""
    info = inspect.type_info(verb)
    assert isinstance(info, inspect.StructType)
    return {field.name: field.type for field in info.fields}


def words(kind: inspect.Type) -> set[str]:
    """The words that may stand in a field."""
    if isinstance(kind, inspect.UnionType):
        return set().union(*(words(part) for part in kind.types))
    return (
        {value for value in kind.values if isinstance(value, str)} if isinstance(kind, inspect.LiteralType) else set()
    )


def test_there_are_28_verbs() -> None:
    assert len(VERBS) == 28


@every_verb
def test_the_rules_have_a_class_for_each_verb_with_its_fields(verb: type[GenesiaVerb]) -> None:
    rule = tables.VERBS[verb.__name__]
    known = set(dir(rule)).union(*(vars(base).get("__annotations__", ()) for base in rule.__mro__))
    assert set(fields(verb)) <= known
    assert rule.carry_out is not Effect.carry_out


@every_verb
def test_words_have_numbers(verb: type[GenesiaVerb]) -> None:
    for field, kind in fields(verb).items():
        if words(kind):
            assert words(kind) <= set(names_of(tables.WORDS[field])), field


@pytest.mark.parametrize(
    "name", ["At", "Zone", "Spread", "Unit", "Goal", "Source", "Whom", "Filter", "Who", "Role", "Scope", "Count"]
)
def test_enumerations_are_the_words_of_the_vocabulary(name: str) -> None:
    assert names_of(getattr(codes, name)) == get_args(getattr(vocabulary, name))


def test_the_first_pools_are_the_zones() -> None:
    assert (*get_args(vocabulary.Zone), "any", "stack") == codes.POOL_NAMES


def test_counts() -> None:
    assert len(CONTENT.card) == codes.CARDS == codes.AGES * codes.CARDS_OF_AGE
    assert catalogue.CARDS_OF_AGE == codes.CARDS_OF_AGE
    assert len(CONTENT.objective) == codes.OBJECTIVES
    assert len(geography.regions(geography.MAX_SEATS)) == codes.REGIONS == 2 * codes.HALF
    assert len(geography.edges()) == codes.EDGES


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_map_by_number_is_the_map(seats: int) -> None:
    world = tables.world(seats)
    known = geography.regions(seats)
    beside = geography.neighbours(seats)
    for region, entry in enumerate(known):
        found = range(int(world.first[region]), int(world.first[region + 1]))
        assert sorted(known[int(world.to[place])].id for place in found) == sorted(beside[entry.id])
        for place in found:
            edge = int(world.edge[place])
            assert (int(world.edge_from[edge]), int(world.edge_to[edge])) == (region, int(world.to[place]))
