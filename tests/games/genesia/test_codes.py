"""The numbers in `codes`, `choices` and `steps` are the places of the words and of the actions they stand for."""

from __future__ import annotations

from typing import get_args

import pytest

from tablee.games.genesia.content import catalogue, vocabulary
from tablee.games.genesia.rules import choices, codes, geography, tables

from .positions import CONTENT, GAME

# Where a code's name is not the word in capitals.
VERBS = {"peace": "PEACE_BOND"}


def number(name: str) -> int:
    return int(getattr(codes, name))


@pytest.mark.parametrize(("place", "verb"), list(enumerate(vocabulary.VERBS)))
def test_verbs(place: int, verb: str) -> None:
    assert number(VERBS.get(verb, verb.upper())) == place


def test_verbs_are_all_in_the_vocabulary() -> None:
    assert list(vocabulary.VOCABULARY) == list(vocabulary.VERBS)
    assert len(vocabulary.VOCABULARY) == 28


@pytest.mark.parametrize(
    ("prefix", "words"),
    [
        ("PER_", get_args(vocabulary.Count)),
        ("AT_", get_args(vocabulary.At)),
        ("SPREAD_", get_args(vocabulary.Spread)),
        ("TO_", get_args(vocabulary.Goal)),
        ("WHOM_", get_args(vocabulary.Whom)),
        ("WHAT_", get_args(vocabulary.What)),
        ("OF_", get_args(vocabulary.Who)),
        ("FOR_", get_args(vocabulary.Scope)),
        ("", get_args(vocabulary.Zone)),
    ],
)
def test_words(prefix: str, words: tuple[str, ...]) -> None:
    for place, word in enumerate(words):
        assert number(f"{prefix}{word.upper()}") == place


def test_other_words() -> None:
    assert get_args(vocabulary.Role) == ("attack", "defence")
    assert (codes.AS_ATTACKER, codes.AS_DEFENDER) == (0, 1)
    assert get_args(vocabulary.Unit)[codes.UNIT_STACK] == "stack"
    assert get_args(vocabulary.Source)[codes.FROM_CITY] == "city"
    assert [codes.POOL_NAMES[number(name)] for name in ("OWN", "FOREIGN", "ISLAND", "ANY", "STACK")] == [
        "own",
        "foreign",
        "island",
        "any",
        "stack",
    ]
    assert [codes.STANCES[codes.WAR], codes.STANCES[codes.PEACE]] == ["war", "peace"]


def test_counts() -> None:
    assert len(CONTENT.card) == codes.CARDS == codes.AGES * codes.CARDS_OF_AGE
    assert catalogue.CARDS_OF_AGE == codes.CARDS_OF_AGE
    assert len(CONTENT.objective) == codes.OBJECTIVES
    assert codes.OBJECTIVE_LISTS == codes.CARDS
    assert codes.OPTION_LISTS == codes.CARDS + codes.OBJECTIVES
    assert len(geography.regions(geography.MAX_SEATS)) == codes.REGIONS == 2 * codes.HALF
    assert len(geography.edges()) == codes.EDGES


@pytest.mark.parametrize("block", [name for name in GAME.actions.blocks if name != "number"])
def test_actions(block: str) -> None:
    first = [0 for _ in GAME.actions.blocks[block].parameters]
    assert getattr(choices, block.upper()) == GAME.actions.encode(block, *first)


def test_numbers_are_their_own_places() -> None:
    assert GAME.actions.encode("number", 0) == choices.NUMBER
    assert GAME.actions.blocks["number"].parameters[0].tokens == tuple(str(n) for n in range(31))


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
