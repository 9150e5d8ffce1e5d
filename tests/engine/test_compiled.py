"""Which modules run compiled: what was compiled from the source that lies there, and nothing else."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.compiled import NOTE, Groups, digests
from tests.engine.processes import fresh, run_fresh

SOURCE = Path(tablee.__file__).parents[1]

PROBE = """
import json, sys, tablee
from tablee.compiled import is_compiled, will_be_compiled
tablee.game("genesis").new(2, 1)
tablee.game("gentes").new(2, 1)
files = {name: module.__file__ for name, module in sys.modules.items() if name.startswith("tablee.")}
print(json.dumps([is_compiled(), will_be_compiled(), files]))
"""
CORE = "tablee.engine.state"
GENESIS = "tablee.games.genesis.rules.flow"
GENTES = "tablee.games.gentes.rules.flow"


def plain(files: dict[str, str]) -> list[str]:
    """Which of the three run as plain Python."""
    return [name for name in (CORE, GENESIS, GENTES) if files[name].endswith(".py")]


@pytest.mark.slow
def test_pure_runs_nothing_compiled() -> None:
    compiled, will_be, files = fresh(PROBE, TABLEE_PURE="1")
    assert not compiled
    assert not will_be
    assert GENESIS in files
    assert [name for name, file in files.items() if not file.endswith(".py")] == []


@pytest.mark.compiled
@pytest.mark.parametrize("switch", [{}, {"TABLEE_PURE": "0"}, {"TABLEE_PURE": ""}])
def test_otherwise_the_core_is_compiled(switch: dict[str, str]) -> None:
    compiled, will_be, files = fresh(PROBE, **switch)
    assert compiled
    assert will_be
    assert plain(files) == []
    assert not files["tablee.engine.chance"].endswith(".py")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the package that may be edited, with all that was compiled."""
    copy = tmp_path / "src"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "vendor"))
    return copy


def edit(path: Path, text: str) -> None:
    """Add a line at the end; the time of the file stays, as a copying tool may leave it."""
    before = path.stat()
    path.write_text(path.read_text(encoding="utf-8") + text, encoding="utf-8")
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


@pytest.mark.compiled
def test_a_copy_is_compiled_as_long_as_nobody_edits_it(tree: Path) -> None:
    compiled, _, files = fresh(PROBE, PYTHONPATH=str(tree))
    assert compiled
    assert files[CORE].startswith(str(tree))
    assert plain(files) == []


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("edited", "plain_ones"),
    [
        ("games/genesis/rules/flow.py", [GENESIS]),
        ("games/genesis/rules/challenge.py", [GENESIS]),  # not compiled, but its constants are copied in
        ("games/genesis/web/page.py", []),
        ("engine/state.py", [CORE, GENESIS, GENTES]),
        ("engine/events.py", [CORE, GENESIS, GENTES]),
    ],
)
def test_what_was_edited_runs_as_it_stands(tree: Path, edited: str, plain_ones: list[str]) -> None:
    edit(tree / "tablee" / edited, "\n# edited\n")
    compiled, will_be, files = fresh(PROBE, PYTHONPATH=str(tree))
    assert plain(files) == plain_ones
    assert compiled == (CORE not in plain_ones)
    assert will_be == (not plain_ones)


@pytest.mark.compiled
def test_an_edit_is_felt_and_told(tree: Path) -> None:
    edit(tree / "tablee" / "games" / "genesis" / "rules" / "scoring.py", "\nraise RuntimeError('edited')\n")
    run = run_fresh(PROBE, PYTHONPATH=str(tree))
    assert run.returncode != 0
    assert "RuntimeError: edited" in run.stderr
    assert "tablee: tablee.games.genesis runs as plain Python" in run.stderr
    assert "games/genesis/rules/scoring.py changed" in run.stderr


@pytest.mark.compiled
def test_libraries_without_their_note_are_not_trusted(tree: Path) -> None:
    (tree / "tablee" / NOTE).unlink()
    compiled, will_be, files = fresh(PROBE, PYTHONPATH=str(tree))
    assert not compiled
    assert not will_be
    assert plain(files) == [CORE, GENESIS, GENTES]


def test_changes_are_found_by_what_a_file_says(tmp_path: Path) -> None:
    for name in ("same.py", "edited.py", "gone.py"):
        (tmp_path / name).write_text(name, encoding="utf-8")
    sources = digests(["same.py", "edited.py", "gone.py"], tmp_path)
    note: dict[str, Any] = {"groups": {"all": {"modules": ["tablee.same"], "sources": sources}}}
    assert Groups(note, tmp_path).serves("tablee.same")
    assert not Groups(note, tmp_path).serves("tablee.other")
    (tmp_path / "edited.py").write_text("EDITED.py", encoding="utf-8")
    (tmp_path / "gone.py").unlink()
    groups = Groups(note, tmp_path)
    assert not groups.serves("tablee.same")
    assert groups.changes() == ["edited.py", "gone.py"]
