"""The switch between the compiled core and the same source run as plain Python."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class _SourceFinder(MetaPathFinder):
    """Finds our modules by their source even where a compiled twin lies beside it."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("tablee.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def choose_core() -> None:
    """With TABLEE_PURE=1 in the environment, run everything uncompiled."""
    if os.environ.get("TABLEE_PURE") == "1":
        sys.meta_path.insert(0, _SourceFinder())


def is_compiled() -> bool:
    """Whether the compiled core is running."""
    from tablee.engine import state

    return not (state.__file__ or "").endswith(".py")
