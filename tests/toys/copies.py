"""Copies of Sealed in a package of their own, as a stranger would have it."""

from __future__ import annotations

import shutil
import sys
from importlib import import_module, invalidate_caches
from pathlib import Path

from tablee.engine.game import Game
from tablee.engine.meta import Meta
from tests.toys import sealed

ORIGINAL = sealed.__name__
HOME = Path(sealed.__file__).parent


def copied(folder: Path, package: str) -> Path:
    """A copy of Sealed below a folder, with which Python finds it from now on."""
    place = folder / package
    shutil.copytree(HOME, place, ignore=shutil.ignore_patterns("__pycache__"))
    for source in place.rglob("*.py"):
        edit(source, ORIGINAL, package, wanted=False)
    sys.path.append(str(folder))
    invalidate_caches()
    return place


def edit(file: Path, found: str, instead: str, wanted: bool = True) -> None:
    """Replace what is found in a file; without anything to be found the file is removed."""
    if not found:
        file.unlink()
        return
    text = file.read_text(encoding="utf-8")
    assert found in text or not wanted, f"{file}: no {found}"
    file.write_text(text.replace(found, instead), encoding="utf-8")


def opened(package: str) -> Game:
    """The game in a package, as it lies there."""
    meta: Meta = import_module(f"{package}.meta").META
    module, _, name = meta.code.partition(":")
    game: Game = getattr(import_module(module), name)(meta, None)
    return game
