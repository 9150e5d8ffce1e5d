"""Settings for all tests."""

import os
import signal
import sys

import pytest
from hypothesis import settings

from tablee.drawing.looks import page_of
from tablee.engine import registry

# What the tests of several games check in the same words fails with the values it saw, as a test does.
pytest.register_assert_rewrite("tests.games")

# The same examples in every run, and no judgement by the clock.
settings.register_profile("tablee", derandomize=True, deadline=None, database=None)
settings.load_profile("tablee")

# Some machines forbid Python to keep what it compiled. Then every process of a run would compile all modules and all
# tests anew, which takes longer than most of the tests.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# A shell starts what runs in the background deaf to Ctrl+C, and whatever we start would inherit it: tests that press
# Ctrl+C would wait for ever.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# A half-written game beside the others is put aside before tests go through them all.
registry.sound_games(page_of)


def pytest_report_header() -> str:
    from tablee.compiled import is_compiled

    return f"core: {'compiled' if is_compiled() else 'plain Python'}"
