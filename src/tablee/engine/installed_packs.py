"""Card packs that other packages bring, by their names."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from pkgutil import resolve_name

from tablee.engine.errors import ContentError

GROUP = "tablee.packs"  # of entry points: the pack's name = "package:PACK", the path of its file


def names() -> list[str]:
    return sorted(_entries())


def file_of(content: Path | str) -> Path:
    """The file that somebody means: one that exists, or what an installed pack of this name brings."""
    path = Path(content)
    if path.is_file() or path.suffix == ".toml":
        return path
    found = _entries().get(str(content))
    if found is None:
        raise ContentError("error-pack", {"pack": str(content), "allowed": ", ".join(names()) or "–"})
    return _file(found)


def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def _file(entry: EntryPoint) -> Path:
    try:
        return Path(resolve_name(entry.value))
    except Exception as error:  # whatever their code does
        problem = f"{type(error).__name__}: {error}"
        raise ContentError("error-pack-broken", {"pack": entry.name, "problem": problem}) from error
