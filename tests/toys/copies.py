"""Copies of Sealed in a package of their own, as a stranger would have it."""

from __future__ import annotations

import shutil
import sys
from importlib import import_module, invalidate_caches
from pathlib import Path

import msgspec

from tablee.engine.meta import Meta
from tests.toys import sealed
from tests.toys.sealed.meta import META

HOME = Path(sealed.__file__).parent


def copied(folder: Path, package: str) -> Meta:
    """A copy of Sealed below a folder that Python looks into. Its rules are still those of the original."""
    place = folder / package
    shutil.copytree(HOME, place, ignore=shutil.ignore_patterns("__pycache__"))
    if str(folder) not in sys.path:
        sys.path.append(str(folder))
    invalidate_caches()
    import_module(package)
    return msgspec.structs.replace(META, code=f"{package}.game:SealedGame")


def edit(file: Path, found: str, instead: str) -> None:
    """Replace what is found in a file; without anything to be found the file is removed."""
    if not found:
        file.unlink()
        return
    text = file.read_text(encoding="utf-8")
    assert found in text, f"{file}: no {found}"
    file.write_text(text.replace(found, instead), encoding="utf-8")
