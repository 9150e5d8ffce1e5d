"""Which modules run compiled, and which as the plain source beside them.

The build (`setup.py`) compiles modules in groups and leaves a note beside this file: of each group its modules, and the
digest of every source it was made from. A compiled module is imported only while all sources of its group are still the
same; otherwise the whole group runs as plain Python. So an edited rule is never ignored.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

PACKAGE = Path(__file__).parent
NOTE = "compiled.json"


def digests(sources: Iterable[str], package: Path = PACKAGE) -> dict[str, str]:
    """The digest of each source, which is named by its path below the package; of a missing one it is empty."""
    return {source: _digest(package / source) for source in sources}


def _digest(path: Path) -> str:
    try:
        return blake2b(path.read_bytes(), digest_size=16).hexdigest()
    except FileNotFoundError:
        return ""


def read_note(package: Path = PACKAGE) -> dict[str, Any]:
    """What the build left; without it nothing counts as compiled."""
    try:
        note: dict[str, Any] = json.loads((package / NOTE).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {"groups": {}}
    return note


class Groups:
    """The compiled groups of a note, each looked at when the first of its modules is imported."""

    def __init__(self, note: Mapping[str, Any], package: Path = PACKAGE) -> None:
        self.package = package
        self.groups = note["groups"]
        self.group_of = {module: name for name, group in self.groups.items() for module in group["modules"]}
        self.changed = cache(self._changed)

    def _changed(self, name: str) -> list[str]:
        """The sources of a group that differ from those it was compiled from."""
        then = self.groups[name]["sources"]
        now = digests(then, self.package)
        return [source for source, digest in then.items() if now[source] != digest]

    def serves(self, module: str) -> bool:
        """Whether the compiled form of a module may be imported."""
        name = self.group_of.get(module)
        return name is not None and not self.changed(name)

    def changes(self) -> list[str]:
        """The sources that were edited since any group was compiled from them."""
        return sorted({source for name in self.groups for source in self.changed(name)})


class _SourceFinder(MetaPathFinder):
    """Finds our modules by their source even where a compiled twin lies beside it, unless that one may be trusted."""

    def __init__(self, groups: Groups) -> None:
        self.groups = groups
        self.told: set[str] = set()

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("tablee.") or path is None or self.groups.serves(name):
            return None
        self._tell(self.groups.group_of.get(name))
        for folder in path:
            spec = _finder(folder).find_spec(name)
            if spec is not None:
                return spec
        return None

    def _tell(self, group: str | None) -> None:
        if group is None or group in self.told:
            return
        self.told.add(group)
        changed = self.groups.changed(group)
        more = f" and {len(changed) - 1} more" if len(changed) > 1 else ""
        print(
            f"tablee: {group} runs as plain Python, because {changed[0]}{more} changed since it was compiled "
            "(`make core` compiles what changed)",
            file=sys.stderr,
        )


@cache
def _finder(folder: str) -> FileFinder:
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


def choose_core() -> None:
    """Run compiled what was compiled from the present source; with TABLEE_PURE=1 in the environment, nothing."""
    pure = os.environ.get("TABLEE_PURE") == "1"
    sys.meta_path.insert(0, _SourceFinder(Groups({"groups": {}} if pure else read_note())))


def is_compiled() -> bool:
    """Whether this process runs the compiled core."""
    spec = find_spec("tablee.engine.state")
    return spec is not None and not str(spec.origin).endswith(".py")


def will_be_compiled() -> bool:
    """Whether a process started now would run nothing but compiled modules where these are wanted."""
    note = read_note()
    return os.environ.get("TABLEE_PURE") != "1" and bool(note["groups"]) and not Groups(note).changes()
