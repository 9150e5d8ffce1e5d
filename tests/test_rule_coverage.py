"""Every numbered rule in docs/rules has a test that names it, and no test names a rule that is not there."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parent
DOCUMENTS = TESTS.parent / "docs" / "rules"

# A rule is defined where its id stands in bold: **GS-012**.
DEFINITION = re.compile(r"\*\*([A-Z]{2}-\d+)\*\*")


def defined() -> Counter[str]:
    """The ids that the documents define, and how often."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(DOCUMENTS.glob("*.md"))]
    return Counter(rule for text in texts for rule in DEFINITION.findall(text))


@cache
def cited() -> dict[str, list[str]]:
    """The ids that tests name, and where. Read from the sources, so that it holds for any selection of tests."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        for rule, line in marks(source) if "mark.rule(" in source else ():
            found.setdefault(rule, []).append(f"{path.relative_to(TESTS)}:{line}")
    return found


def marks(source: str) -> Iterator[tuple[str, int]]:
    """The ids in `pytest.mark.rule(...)`, with their lines."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for argument in node.args:
                assert isinstance(argument, ast.Constant), f"line {node.lineno}: a rule's id has to be written out"
                yield str(argument.value), node.lineno


def test_every_rule_has_a_test() -> None:
    missing = sorted(set(defined()) - set(cited()))
    assert not missing, f"no test is marked with {', '.join(missing)}"


def test_every_cited_rule_is_defined() -> None:
    rules = defined()
    unknown = {rule: places for rule, places in cited().items() if rule not in rules}
    assert not unknown


def test_every_rule_is_defined_once() -> None:
    rules = defined()
    assert rules
    assert [rule for rule, count in rules.items() if count > 1] == []


def test_marks_are_found_wherever_they_stand() -> None:
    source = """
@pytest.mark.rule("GS-001")
@pytest.mark.rule("GS-002")
def test_a(): ...

pytest.param(1, marks=pytest.mark.rule("AC-003"))
pytestmark = [pytest.mark.rule("GE-004"), pytest.mark.slow]
"""
    assert {rule for rule, _ in marks(source)} == {"GS-001", "GS-002", "AC-003", "GE-004"}
