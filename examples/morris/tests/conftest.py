"""The game is played from its source, installed or not."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from tablee.engine import registry
from tablee_morris.meta import META

registry.register(META)
