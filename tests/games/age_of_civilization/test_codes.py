"""The numbers of the rules are the places of the words in the vocabulary and of the cards in the content."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

import pytest

from tablee.engine.numbering import names_of
from tablee.games.age_of_civilization.content import vocabulary
from tablee.games.age_of_civilization.rules import codes, tables
from tablee.games.age_of_civilization.rules.actions import PLAIN, Action
from tablee.games.age_of_civilization.rules.codes import CardAction, Category

from .positions import CONTENT, GAME

ACTIONS = [entry.id for entry in (*CONTENT.action, *CONTENT.special_action)]


def test_actions_are_those_of_the_content() -> None:
    assert list(names_of(CardAction)) == list(tables.ACTIONS) == ACTIONS
    assert len(ACTIONS) == codes.CARD_ACTIONS
    assert [ACTIONS[action] for action in PLAIN] == [
        action for action in ACTIONS if action not in ("wonder", "research", "quarry", "patronage")
    ]


def test_another_order_of_actions_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "ACTIONS", (*tables.ACTIONS[1:], tables.ACTIONS[0]))
    with pytest.raises(ValueError, match="actions of the rules"):
        tables._check_words()


@pytest.mark.parametrize("field", tables.WORDS)
def test_a_word_that_the_rules_do_not_know_is_noticed(monkeypatch: pytest.MonkeyPatch, field: str) -> None:
    tables._check_words()
    monkeypatch.setitem(tables.WORDS, field, ())
    with pytest.raises(ValueError, match=rf"\.{field}: .* of the content"):
        tables._check_words()


def test_words_have_the_numbers_of_their_places() -> None:
    """Where one list has all of them."""
    assert names_of(codes.Moment) == (*get_args(vocabulary.Moment), "end")
    assert names_of(codes.Resource) == get_args(vocabulary.Resource)
    assert names_of(codes.Count) == get_args(vocabulary.Count)
    assert len(names_of(codes.Condition)) == len(get_args(vocabulary.Condition))
    assert {card.icon for card in CONTENT.track_card} == set(names_of(codes.Icon))


def test_sections_are_as_long_as_the_codes_say() -> None:
    assert CONTENT.open["civilization"][1] == codes.CIVILIZATIONS
    assert len(CONTENT.technology) == codes.TECHNOLOGIES
    assert len(CONTENT.wonder) == codes.WONDERS
    assert len(CONTENT.special_card) == codes.SPECIAL_CARDS
    assert len(CONTENT.cell) == codes.CELLS
    assert len(CONTENT.control) == codes.STATIONS
    assert len(CONTENT.event) == codes.EVENTS


def test_every_source_has_its_effects() -> None:
    made = tables.of_content(CONTENT)
    spare: list[Sequence[vocabulary.Effect]] = [()] * int(codes.CIVILIZATIONS - len(CONTENT.civilization))
    listed: list[Sequence[vocabulary.Effect]] = [
        *(card.main for card in CONTENT.civilization),
        *spare,
        *(card.inherited for card in CONTENT.civilization),
        *spare,
        *(card.effects for card in CONTENT.technology),
        *(card.effects for card in CONTENT.wonder),
        *(card.effects for card in CONTENT.action),
        *(card.effects for card in CONTENT.special_action),
        *(card.station_effects for card in CONTENT.control),
        *(card.effects for card in CONTENT.event),
    ]
    assert len(listed) == len(made.effects_of)
    for source, wanted in enumerate(listed):
        found = made.effects_of[source]
        assert [tables.VERBS[effect.verb] for effect in found] == [effect.verb for effect in wanted]
        assert [type(effect).__name__ for effect in found] == [type(effect).__name__ for effect in wanted]
        assert {int(effect.source) for effect in found} <= {source}
    assert [effect.number for effect in made.effects] == list(range(len(made.effects)))
    assert [effect for found in made.effects_of for effect in found] == made.effects


def test_every_verb_has_a_class_in_the_rules() -> None:
    assert len(tables.VERBS) == len(get_args(vocabulary.Effect)) == 35
    used = {type(effect).__name__ for effect in tables.of_content(CONTENT).effects}
    assert used == {verb.__name__ for verb in get_args(vocabulary.Effect)}


def test_cards_of_the_track() -> None:
    cards = [entry.id for entry in CONTENT.track_card]
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
    assert len(codes.CATEGORY_OF_ACTION) == codes.CARD_ACTIONS
    for action, category in zip(ACTIONS, codes.CATEGORY_OF_ACTION, strict=True):
        own = action in ("wonder", "research", "culture", "construction", "conquest", "hunting")
        assert codes.CATEGORIES[category] == (action if own else "other_actions")
    assert codes.CATEGORIES[Category.END] == "end"


# Section 3: the first number of each kind of action, and how many there are.
BLOCKS = [
    ("draft", 0, 60),
    ("rise", 60, 60),
    ("annex", 120, 60),
    ("pass", 180, 1),
    ("buy", 181, 9),
    ("do", 190, 14),
    ("research", 204, 28),
    ("build", 232, 16),
    ("quarry", 248, 15),
    ("patronage", 263, 28),
    ("rest", 291, 1),
    ("end", 292, 1),
    ("follow", 293, 1),
    ("skip", 294, 1),
    ("take", 295, 27),
    ("gain", 322, 15),
    ("trigger", 337, 102),
    ("finish", 439, 1),
    ("bonus", 440, 60),
]


@pytest.mark.parametrize(("block", "start", "count"), BLOCKS)
def test_the_table_of_actions(block: str, start: int, count: int) -> None:
    own = [action for action in range(GAME.actions.size) if GAME.actions.decode(action)[0] == block]
    assert own == list(range(start, start + count))
    assert int(getattr(Action, block.upper())) == start


def test_there_are_440_actions_and_room_for_those_with_added_civilizations() -> None:
    assert GAME.actions.size == 500
    assert len(GAME.actions.numbers) == 440
    assert [GAME.actions.text(action) for action in range(190, 204)] == [
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
