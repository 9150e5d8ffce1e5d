"""Settings for all tests."""

import pytest
from hypothesis import settings

# What the tests of several games check in the same words fails with the values it saw, as a test does.
pytest.register_assert_rewrite("tests.games")

# The same examples in every run, and no judgement by the clock.
settings.register_profile("tablee", derandomize=True, deadline=None, database=None)
settings.load_profile("tablee")
