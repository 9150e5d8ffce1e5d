"""Waiting with a limit: whatever does not come in time is named."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 120.0  # seconds: far more than anything takes, also on a machine that does much else


def until(met: Callable[[], object], awaited: str, patience: float = PATIENCE) -> None:
    """Look again and again; `awaited` says in words what did not come."""
    end = time.monotonic() + patience
    while not met():
        if time.monotonic() > end:
            raise AssertionError(f"waited {patience:g} s in vain: {awaited}")
        time.sleep(0.02)
