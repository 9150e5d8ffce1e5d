"""Card packs that other packages bring, by their names."""

from __future__ import annotations

from pathlib import Path
from pkgutil import resolve_name

from tablee.engine import packs
from tablee.engine.errors import ContentError
from tablee.engine.packs import Pack

GROUP = "tablee.packs"  # of entry points: the pack's name = "package:PACK", the path of its file


def pack_of(content: Path | str | Pack) -> Pack:
    """The pack that somebody means."""
    return content if isinstance(content, Pack) else packs.read(file_of(content))


def names() -> list[str]:
    return sorted(_places())


def file_of(content: Path | str) -> Path:
    """The file that somebody means: one that exists, or what an installed pack of this name brings."""
    path = Path(content)
    if path.is_file() or path.suffix == ".toml":
        return path
    places = _places()
    if str(content) not in places:
        raise ContentError("error-pack", {"pack": str(content), "allowed": ", ".join(sorted(places)) or "–"})
    try:
        return Path(resolve_name(places[str(content)]))
    except Exception as error:  # whatever their code does
        problem = f"{type(error).__name__}: {error}"
        raise ContentError("error-pack-broken", {"pack": str(content), "problem": problem}) from error


def _places() -> dict[str, str]:
    from importlib.metadata import entry_points  # here, because it takes long to import

    return {entry.name: entry.value for entry in entry_points(group=GROUP)}
