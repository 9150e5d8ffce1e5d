"""The rules for players have a sentence for every numbered rule that a player can meet."""

from __future__ import annotations

import re

import pytest

import tablee
from tablee.engine.messages import LANGUAGES, rules_text
from tests.shelf import OWN_KEYS

from .documents import Document

# Rules that players do not meet, and why.
UNMET = {
    "AC-001": "what is in the box",
    "AC-002": "coins are numbers on the screen",
    "GA-001": "how programs number seats",
    "GA-126": "what content files must keep to",
    "GE-204": "follows from other rules, and binds who writes cards",
    "GS-065": "an equivalent test, for programs",
    "GS-089": "in which order the sheet lists what it counts",
    "GS-090": "only counts the rulebook's example",
    "GS-100": "how the content file writes a map",
    "GS-106": "does not happen in practice",
}
RULE = r"[A-Z]{2}-\d{3}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", OWN_KEYS)
def test_players_are_told_every_rule_that_they_can_meet(key: str, language: str) -> None:
    known = Document(key).rules()
    text = " ".join(rules_text(tablee.game(key).meta, language).split())
    told = set(re.findall(RULE, text))
    assert told <= set(known)
    for first, last in re.findall(f"({RULE}) (?:to|à|a) ({RULE})", text):
        told |= {rule for rule in known if first <= rule <= last}
    assert [rule for rule in known if rule not in told] == [rule for rule in known if rule in UNMET]


def test_rules_that_players_do_not_meet_exist() -> None:
    assert set(UNMET) <= {rule for key in OWN_KEYS for rule in Document(key).rules()}
