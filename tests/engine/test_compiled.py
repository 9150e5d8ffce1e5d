"""The switch between the compiled core and the same source run as plain Python."""

from __future__ import annotations

import pytest

from tests.engine.processes import fresh

PROBE = """
import json, sys, tablee
from tablee.compiled import is_compiled
tablee.game("genesis").new(2, 1)
files = {name: module.__file__ for name, module in sys.modules.items() if name.startswith("tablee.")}
print(json.dumps([is_compiled(), files]))
"""


def test_pure_runs_nothing_compiled() -> None:
    compiled, files = fresh(PROBE, TABLEE_PURE="1")
    assert not compiled
    assert "tablee.games.genesis.rules" in files
    assert [name for name, file in files.items() if not file.endswith(".py")] == []


@pytest.mark.compiled
@pytest.mark.parametrize("switch", [{}, {"TABLEE_PURE": "0"}, {"TABLEE_PURE": ""}])
def test_otherwise_the_core_is_compiled(switch: dict[str, str]) -> None:
    compiled, files = fresh(PROBE, **switch)
    assert compiled
    for name in ("tablee.engine.state", "tablee.engine.chance", "tablee.games.genesis.rules"):
        assert not files[name].endswith(".py")
