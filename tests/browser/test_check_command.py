"""`tablee check` plays a whole game by clicking, on a server and in a browser of its own."""

from __future__ import annotations

import subprocess
import sys

from tests.waiting import PATIENCE, awaiting

# The kit has tests of its own, and takes long.
COMMAND = """
import sys
from tablee.cli import main
from tablee.terminal import checking
checking.CHECKS = []
sys.exit(main(["check", "genesis", "--lang", "en"]))
"""


def test_a_game_is_played_by_clicking() -> None:
    with awaiting("the end of a game in the browser", subprocess.TimeoutExpired, patience=3 * PATIENCE):
        done = subprocess.run(
            [sys.executable, "-c", COMMAND], capture_output=True, text=True, check=False, timeout=3 * PATIENCE
        )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "✓ browser" in done.stdout
    assert "decisions by clicking" in done.stdout
    assert "Left out" not in done.stdout
