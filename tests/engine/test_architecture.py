"""Imports run one way, and what serves all games knows none of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tablee

SOURCE = Path(tablee.__file__).parent
MODULES = sorted(SOURCE.rglob("*.py"))
OPENERS = {SOURCE / "__init__.py", SOURCE / "compiled.py"}  # choose the core and put the games on the shelf

# engine ← games ← bots ← lab, envs, server. What is not listed (cli, terminal, …) stands in front of all.
# `tablee` itself is the shelf with the games on it.
LEVELS = {"compiled": 0, "engine": 1, "": 2, "games": 2, "daily": 3, "bots": 3, "lab": 4, "envs": 4, "server": 4}
FRONT = 5
# Written against `Game` and `State`, never against one game.
GENERAL = ("engine", "bots", "lab", "envs", "server")


def imports(path: Path) -> Iterator[str]:
    """Our own modules that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        yield from (name for name in names if name.split(".")[0] == "tablee")


def part(path: Path) -> str:
    """The part of the product a file belongs to."""
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def level(name: str) -> int:
    return LEVELS.get(name, FRONT)


def part_named(name: str) -> str:
    """The part an imported name belongs to; "" for what `tablee` itself offers."""
    _, _, rest = name.partition(".")
    own = rest in (*tablee.__all__, "__version__")
    return "" if own else rest.partition(".")[0]


def broken(path: Path) -> list[str]:
    """The imports of a file that run the wrong way."""
    here = part(path)
    found = []
    for name in imports(path):
        there = part_named(name)
        upwards = level(there) > level(here)
        sideways = there != here and level(there) == level(here) and here in LEVELS
        game = path.relative_to(SOURCE).parts[1] if here == "games" else ""
        other_game = here == there == "games" and name.split(".")[2] != game
        if upwards or sideways or other_game:
            found.append(name)
    return found


@pytest.mark.parametrize(
    "path", [path for path in MODULES if path not in OPENERS], ids=lambda path: str(path.relative_to(SOURCE))
)
def test_imports_run_one_way(path: Path) -> None:
    assert broken(path) == []


def test_all_parts_are_looked_at() -> None:
    assert {"engine", "games"} <= {part(path) for path in MODULES}
    assert any("tablee.engine.state.State" in imports(path) for path in MODULES)


@pytest.mark.parametrize(
    ("place", "line", "wrong"),
    [
        ("engine/x.py", "from tablee.games.genesis import rules", True),
        ("engine/x.py", "def late() -> None:\n    import tablee.bots.search", True),
        ("games/genesis/x.py", "from tablee.bots import search", True),
        ("games/genesis/x.py", "from tablee.games.gentes import rules", True),
        ("games/genesis/x.py", "from tablee.games.genesis import rules", False),
        ("bots/x.py", "from tablee.lab import arena", True),
        ("bots/x.py", "from tablee.engine.state import State", False),
        ("lab/x.py", "from tablee.server import pages", True),
        ("lab/x.py", "from tablee import cli", True),
        ("cli.py", "from tablee.lab import arena", False),
        ("engine/x.py", "import tablee", True),
        ("lab/x.py", "import tablee", False),
        ("lab/x.py", "from tablee import game", False),
    ],
)
def test_the_test_itself(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, place: str, line: str, wrong: bool) -> None:
    monkeypatch.setattr("tests.engine.test_architecture.SOURCE", tmp_path)
    path = tmp_path / place
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(line, encoding="utf-8")
    assert bool(broken(path)) == wrong


def mentions(text: str) -> list[str]:
    """The games that a text names."""
    names = [name for meta in tablee.metas() for name in (meta.key, meta.key.replace("_", " "), meta.title)]
    return [name for name in names if re.search(rf"(?<![a-z]){re.escape(name)}", text, re.IGNORECASE)]


@pytest.mark.parametrize(
    "path", [path for path in MODULES if part(path) in GENERAL], ids=lambda path: str(path.relative_to(SOURCE))
)
def test_general_code_names_no_game(path: Path) -> None:
    assert mentions(path.read_text(encoding="utf-8")) == []


def test_a_game_that_is_named_is_found() -> None:
    assert mentions("import tablee.games.genesis.rules")
    assert mentions("# as in Genesis")
    assert not mentions("parthenogenesis")
