"""Running a few lines of Python in a fresh process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]


def run_fresh(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name != "TABLEE_PURE"}
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**kept, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )


def fresh(code: str, **environment: str) -> Any:
    """What the code prints, read as JSON."""
    run = run_fresh(code, **environment)
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)
