"""The conformance kit: what every game promises, checked by playing it.

from tablee.testing import check
check(my_game)
"""

from tablee.testing.kit import check

__all__ = ["check"]
