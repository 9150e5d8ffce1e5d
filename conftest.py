"""Lets all tests find the example games, installed as a stranger would install them, on the shelf beside the others."""

import os
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parent / "build" / "examples"  # apart from .venv: whoever plays gets what comes with Tablée

if not EXAMPLES.is_dir():
    raise SystemExit("the example games are not installed for the tests: `make check` and `make test` do it")
sys.path.append(str(EXAMPLES))
os.environ["PYTHONPATH"] = os.pathsep.join(path for path in (os.environ.get("PYTHONPATH"), str(EXAMPLES)) if path)
