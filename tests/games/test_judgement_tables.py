"""No weight of a judgement is there in vain: without it, something is judged otherwise."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.shelf import OWN_KEYS
from tests.waiting import PATIENCE, awaiting

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
@pytest.mark.parametrize("key", OWN_KEYS)
def test_every_weight_matters(key: str) -> None:
    command = [sys.executable, "-m", "tests.games.judgement_tables", key]
    with awaiting(f"the weights of {key} tried one by one", subprocess.TimeoutExpired, patience=4 * PATIENCE):
        run = subprocess.run(
            command,
            cwd=ROOT,
            env={**os.environ, "TABLEE_PURE": "1"},
            capture_output=True,
            text=True,
            check=False,
            timeout=4 * PATIENCE,
        )
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout) == []
