"""Settings for all tests."""

from hypothesis import settings

# The same examples in every run, and no judgement by the clock.
settings.register_profile("tablee", derandomize=True, deadline=None, database=None)
settings.load_profile("tablee")
