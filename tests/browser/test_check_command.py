"""A game of one's own, from the first command to the last: written, installed, checked, and played in the browser."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.waiting import PATIENCE, awaiting

KEY = "three_rows"


def run(*command: str | Path, **environment: str) -> str:
    """What a command says; it must succeed."""
    with awaiting(f"the end of {command}", subprocess.TimeoutExpired, patience=3 * PATIENCE):
        done = subprocess.run(
            [sys.executable, "-m", *command],
            env={**os.environ, **environment},
            capture_output=True,
            text=True,
            check=False,
            timeout=3 * PATIENCE,
        )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_new_game_is_installed_and_played_by_clicking(tmp_path: Path) -> None:
    game, place = tmp_path / "game", tmp_path / "installed"
    run("tablee.cli", "new-game", KEY, "--into", game)
    offline = ("--no-deps", "--no-build-isolation", "--disable-pip-version-check")
    run("pip", "install", "--quiet", *offline, "--target", place, game)
    shown = run("tablee.cli", "check", KEY, "--lang", "en", PYTHONPATH=str(place))
    assert "✗" not in shown
    assert "✓ browser" in shown
    assert "decisions by clicking" in shown
    assert "Left out" not in shown
