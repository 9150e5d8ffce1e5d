"""The numbers in `codes` are the places of the words in `effects` and of the cards in the content."""

from __future__ import annotations

from typing import get_args

import pytest

from tablee.games.age_of_civilization.content import vocabulary
from tablee.games.age_of_civilization.rules import choices, codes, tables

from .positions import CONTENT, GAME

ACTIONS = [entry.id for entry in (*CONTENT.action, *CONTENT.special_action)]


def number(name: str) -> int:
    return int(getattr(codes, name))


# Where a code's name is not the word in capitals.
VERBS = {"technology": "GAIN_TECHNOLOGY", "wonder": "GAIN_WONDER", "tribute": "PAY_TRIBUTE"}


@pytest.mark.parametrize(("place", "verb"), list(enumerate(get_args(vocabulary.Verb))))
def test_verbs(place: int, verb: str) -> None:
    assert number(VERBS.get(verb, verb.upper())) == place
    assert tables.VERBS[place] == verb


def test_verbs_are_all_in_the_vocabulary() -> None:
    assert list(vocabulary.VOCABULARY) == list(get_args(vocabulary.Verb))
    assert len(vocabulary.VOCABULARY) == 35


@pytest.mark.parametrize(("place", "moment"), list(enumerate(get_args(vocabulary.Moment), start=1)))
def test_moments(place: int, moment: str) -> None:
    assert number("NOW" if moment == "now" else f"ON_{moment.upper()}") == place
    assert tables.MOMENTS[place] == moment


@pytest.mark.parametrize(("place", "count"), list(enumerate(get_args(vocabulary.Count), start=1)))
def test_counts(place: int, count: str) -> None:
    assert number(f"PER_{count.upper()}") == place
    assert tables.COUNTS[place] == count


@pytest.mark.parametrize(("place", "condition"), list(enumerate(get_args(vocabulary.Condition), start=1)))
def test_conditions(place: int, condition: str) -> None:
    name = {"technologies_at_most:1": "AT_MOST_ONE_TECHNOLOGY"}.get(condition, condition.upper())
    assert number(name) == place
    assert tables.CONDITIONS[place] == condition


@pytest.mark.parametrize(("place", "resource"), list(enumerate(get_args(vocabulary.Resource))))
def test_resources(place: int, resource: str) -> None:
    assert number(resource.upper()) == place
    assert tables.RESOURCES[place] == resource


@pytest.mark.parametrize(("place", "target"), list(enumerate(tables.TARGETS)))
def test_targets(place: int, target: str) -> None:
    assert number(f"TO_{target.upper()}") == place


def test_icons() -> None:
    assert tables.ICONS == ("none", "war", "plague")
    assert (codes.WAR_ICON, codes.PLAGUE_ICON) == (1, 2)


@pytest.mark.parametrize(("place", "action"), list(enumerate(ACTIONS)))
def test_actions(place: int, action: str) -> None:
    assert number(action.upper()) == place


def test_actions_of_the_vocabulary_are_those_of_the_content() -> None:
    assert list(vocabulary.ACTIONS) == [entry.id for entry in CONTENT.action]
    assert len(ACTIONS) == codes.ACTIONS
    assert [ACTIONS[action] for action in choices.PLAIN] == [
        action for action in ACTIONS if action not in ("wonder", "research", "quarry", "patronage")
    ]


def test_sections_are_as_long_as_the_codes_say() -> None:
    assert len(CONTENT.civilization) == codes.CIVILIZATIONS
    assert len(CONTENT.technology) == codes.TECHNOLOGIES
    assert len(CONTENT.wonder) == codes.WONDERS
    assert len(CONTENT.cell) == codes.CELLS


def test_sources_follow_one_another() -> None:
    sections = [
        ("MAIN", 48),
        ("INHERITED", 48),
        ("TECHNOLOGY", 27),
        ("WONDER_CARD", 15),
        ("ACTION", len(ACTIONS)),
        ("STATION", len(CONTENT.control)),
        ("EVENT", len(CONTENT.event)),
        ("SOURCES", 0),
    ]
    start = 0
    for name, length in sections:
        assert number(name) == start
        start += length
    made = tables.of_content(CONTENT)
    assert len(made.first) == codes.SOURCES + 1


def test_every_source_has_its_effects() -> None:
    made = tables.of_content(CONTENT)
    listed = [
        *(card.main for card in CONTENT.civilization),
        *(card.inherited for card in CONTENT.civilization),
        *(card.effects for card in CONTENT.technology),
        *(card.effects for card in CONTENT.wonder),
        *(card.effects for card in CONTENT.action),
        *(card.effects for card in CONTENT.special_action),
        *(card.station_effects for card in CONTENT.control),
        *(card.effects for card in CONTENT.event),
    ]
    assert len(listed) == codes.SOURCES
    for source, wanted in enumerate(listed):
        rows = range(made.first[source], made.first[source + 1], int(codes.ROW))
        assert [tables.VERBS[made.rows[row]] for row in rows] == [effect.verb for effect in wanted]


def test_cards_of_the_track() -> None:
    cards = [entry.id for entry in CONTENT.track_card]
    assert cards[codes.PLAGUE] == "plague"
    assert len(cards) == codes.FIRST_SPECIAL_CARD
    made = tables.of_content(CONTENT)
    for place, card in enumerate([*cards, *(entry.id for entry in CONTENT.special_action)]):
        action = int(made.card_action[place])
        assert (None if action == codes.NONE else ACTIONS[action]) == (None if card == "plague" else card)
    assert [tables.ICONS[icon] for icon in made.card_icon] == [
        *(entry.icon for entry in CONTENT.track_card),
        *("none" for _ in CONTENT.special_action),
    ]


def test_categories_of_points() -> None:
    assert len(codes.CATEGORIES) == codes.CATEGORY_COUNT
    for name in ("OTHER_ACTIONS", "ABILITIES", "EVENTS", "END"):
        assert codes.CATEGORIES[number(name)] == name.lower()
    assert len(codes.CATEGORY_OF_ACTION) == codes.ACTIONS
    for action, category in zip(ACTIONS, codes.CATEGORY_OF_ACTION, strict=True):
        own = action in ("wonder", "research", "culture", "construction", "conquest", "hunting")
        assert codes.CATEGORIES[category] == (action if own else "other_actions")


# Section 3: the first number of each kind of action, and how many there are.
BLOCKS = [
    ("draft", 0, 48),
    ("rise", 48, 48),
    ("annex", 96, 48),
    ("pass", 144, 1),
    ("buy", 145, 9),
    ("do", 154, 14),
    ("research", 168, 28),
    ("build", 196, 16),
    ("quarry", 212, 15),
    ("patronage", 227, 28),
    ("rest", 255, 1),
    ("end", 256, 1),
    ("follow", 257, 1),
    ("skip", 258, 1),
    ("take", 259, 27),
    ("gain", 286, 15),
    ("trigger", 301, 90),
    ("finish", 391, 1),
    ("bonus", 392, 48),
]


@pytest.mark.parametrize(("block", "start", "count"), BLOCKS)
def test_the_table_of_actions(block: str, start: int, count: int) -> None:
    own = [action for action in range(GAME.actions.size) if GAME.actions.decode(action)[0] == block]
    assert own == list(range(start, start + count))
    name = {"end": "STOP"}.get(block, block.upper())
    assert int(getattr(choices, name)) == start


def test_there_are_440_actions() -> None:
    assert GAME.actions.size == 440
    assert [GAME.actions.text(action) for action in range(154, 168)] == [
        f"do {action}"
        for action in (
            "enslave",
            "culture",
            "construction",
            "conquest",
            "hunting",
            "fishing",
            "farm",
            "trade",
            "caravan",
            "bazaar",
            "ritual",
            "ramparts",
            "tribute",
            "hospice",
        )
    ]
