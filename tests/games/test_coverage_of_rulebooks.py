"""The documents of the rules say which passage of the rulebook became which of their rules; none is left out."""

from __future__ import annotations

import re

import pytest

from tests.shelf import OWN_KEYS

from .documents import Document

SECTION = r"#{2,3} [\d.]+ Coverage of the rulebooks?"
NUMBERS = r"(?<![\d.])(?:[A-Z]{2}-)?(\d{3})(?:\s*(?:-|–|to)\s*(?:[A-Z]{2}-)?(\d{3}))?(?!\d)"

COVERED = {key: Document(key) for key in OWN_KEYS if re.search(f"^{SECTION}$", Document(key).text, re.MULTILINE)}

every_document = pytest.mark.parametrize("key", COVERED)


def rows(document: Document) -> dict[str, str]:
    """The passages, each with the cell that names its rules."""
    (heading,) = re.findall(f"^{SECTION}$", document.text, re.MULTILINE)
    found = [row for table in document.tables(heading) for row in table]
    assert len({row["Rulebook passage"] for row in found}) == len(found), "a passage is listed twice"
    return {row["Rulebook passage"]: row["Rules"] for row in found}


def named(cell: str, known: list[str]) -> list[str]:
    """The rules that a cell names: `GS-001, 003, GS-009 to GS-011`."""
    prefix = known[0][:3]
    found = []
    for first, last in re.findall(NUMBERS, cell):
        ends = [f"{prefix}{number}" for number in (first, last) if number]
        assert set(ends) <= set(known), f"unknown rule in {cell!r}"
        found += [rule for rule in known if ends[0] <= rule <= ends[-1]]
        assert ends[0] <= ends[-1], f"backwards: {cell!r}"
    return found


@every_document
def test_every_passage_has_its_rules(key: str) -> None:
    """Or a ruling, or one of the worked examples."""
    known = COVERED[key].rules()
    for passage, cell in rows(COVERED[key]).items():
        assert named(cell, known) or re.search(r"\bR\d+\b|example|section \d", cell), passage


@every_document
def test_every_rule_is_in_the_table(key: str) -> None:
    """By the passage that it comes from; what comes from none is in the row of the house rules."""
    known = COVERED[key].rules()
    found = {rule for cell in rows(COVERED[key]).values() for rule in named(cell, known)}
    assert [rule for rule in known if rule not in found] == []
