"""What serves all games knows none of them. That imports run one way is kept by import-linter: see pyproject.toml."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tablee

SOURCE = Path(tablee.__file__).parent
# What is written against `Game` and `State`, never against one game: everything outside `games`.
KINDS = (".py", ".css", ".js", ".html", ".ftl")
MODULES = sorted(
    path for path in SOURCE.rglob("*") if path.suffix in KINDS and "games" not in path.relative_to(SOURCE).parts
)


def mentions(text: str) -> list[str]:
    """The games that a text names."""
    names = [name for meta in tablee.games() for name in (meta.key, meta.key.replace("_", " "))]
    return [name for name in names if re.search(rf"(?<![a-z]){re.escape(name)}", text, re.IGNORECASE)]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_general_code_names_no_game(path: Path) -> None:
    assert mentions(path.read_text(encoding="utf-8")) == []


def test_a_game_that_is_named_is_found() -> None:
    assert mentions("import tablee.games.genesis.rules.flow")
    assert mentions("# as in Genesis")
    assert not mentions("parthenogenesis")
