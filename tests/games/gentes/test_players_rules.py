"""The rules for players have a sentence for every numbered rule that a player can meet."""

from __future__ import annotations

import re

import pytest

from tablee.engine.messages import LANGUAGES, rules_markdown
from tests.games.documents import Document

from .positions import GAME

# Rules that no player meets, with the reason.
UNMET = {"GE-204": "follows from other rules, and binds who writes cards"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_sentence(language: str) -> None:
    known = Document("gentes").rules()
    text = " ".join(rules_markdown(GAME.meta, language).split())
    found = set(re.findall(r"GE-\d{3}", text))
    for first, last in re.findall(r"(GE-\d{3}) (?:to|à|a) (GE-\d{3})", text):
        found |= {rule for rule in known if first <= rule <= last}
    assert [rule for rule in known if rule not in found | UNMET.keys()] == []
    assert found <= set(known)
