"""Compile the hot modules with mypyc, in groups; everything else about the package is in pyproject.toml.

A module is compiled if its first line is MARK. The engine with the bots is one group, and so is each
game, and the server. A group is one library made of one C file, in which calls between modules are direct
calls that the C compiler can inline. Groups are compiled side by side, and only where something changed.
"""

from __future__ import annotations

import ast
import json
import os
import shutil
import sys
from importlib.metadata import version
from pathlib import Path
from runpy import run_path
from typing import Any, cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

MARK = "# Compiled by mypyc (see setup.py)."
SOURCE = Path("src")
PACKAGE = SOURCE / "tablee"
CACHE = Path("build") / "mypyc"  # what mypyc remembers from one build to the next
DOCSTRINGS = Path("scripts") / "docstrings.py"

# The part of the package that reads at run time the note written here.
package = run_path(str(PACKAGE / "compiled.py"))
digests, read_note, NOTE = package["digests"], package["read_note"], package["NOTE"]
WHOLE = Path("build") / NOTE  # the same note; while it is missing, what lies in build/ may be half made


def compiled_groups() -> dict[str, list[Path]]:
    """The modules to compile, by the package that holds their library."""
    found: dict[str, list[Path]] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        with path.open(encoding="utf-8") as file:
            if file.readline().rstrip() == MARK:
                found.setdefault(group_of(path.relative_to(SOURCE)), []).append(path)
    return found


def group_of(path: Path) -> str:
    """The rooms of a game are one group: from one group to another mypyc forgets which attributes may be unset."""
    if "games" in path.parts:
        return ".".join(path.parts[: path.parts.index("games") + 2])
    return "tablee" if path.parent.name in ("engine", "bots") else ".".join(path.parent.parts)


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts)


def sources(modules: list[Path]) -> list[str]:
    """The modules with all of ours that they import, however far: mypyc copies constants and layouts in from there."""
    found: set[Path] = set()
    left = list(modules)
    while left:
        path = left.pop()
        if path not in found:
            found.add(path)
            left.extend(imported(path))
    return sorted(path.relative_to(PACKAGE).as_posix() for path in found)


def imported(path: Path) -> list[Path]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            names.update(f"{node.module}{suffix}" for suffix in ("", *(f".{alias.name}" for alias in node.names)))
    places = [SOURCE.joinpath(*name.split(".")) for name in names if name.startswith("tablee.")]
    return [file for place in places for file in (place.with_suffix(".py"), place / "__init__.py") if file.exists()]


def note_of(groups: dict[str, list[Path]]) -> dict[str, Any]:
    """From what the groups are made."""
    return {
        "made by": {**digests(["setup.py", str(DOCSTRINGS)], Path()), "mypy": version("mypy"), "python": sys.version},
        "groups": {
            group: {
                "modules": [module_name(path) for path in modules],
                "sources": digests(sources(modules), PACKAGE),
            }
            for group, modules in groups.items()
        },
    }


class Build(build_ext):
    """Compiles on all cores and notes from what. Only a whole build has a note."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        if not self.extensions:
            return
        place = PACKAGE if self.inplace else Path(self.build_lib) / "tablee"
        self.force = self.force or not WHOLE.exists()
        for written in (WHOLE, place / NOTE):
            written.unlink(missing_ok=True)
        super().run()
        if self.inplace:
            self.remove_strays()
        for written in (WHOLE, place / NOTE):
            draft = written.with_suffix(".new")
            draft.write_text(json.dumps(wanted, indent=1), encoding="utf-8")
            draft.replace(written)  # at once, for who reads it meanwhile

    def remove_strays(self) -> None:
        """Remove the libraries of modules that are gone, or are no longer compiled."""
        made = {Path(self.get_ext_fullpath(extension.name)).resolve() for extension in self.extensions}
        for library in SOURCE.rglob("*.so"):
            if library.resolve() not in made:
                library.unlink()


def compiled_by_mypyc(groups: dict[str, list[Path]]) -> list[Extension]:
    from mypyc.build import mypycify  # here, because a pure build does without mypy

    if not WHOLE.exists():
        shutil.rmtree(CACHE, ignore_errors=True)
    hot = [str(path) for modules in groups.values() for path in modules]
    made = mypycify(
        [f"--cache-dir={CACHE}", *hot],
        separate=[([str(path) for path in modules], f"{group}.core") for group, modules in groups.items()],
        opt_level="2",  # the third level takes twice as long and brings nothing that `make bench` could measure
        debug_level="0",
    )
    extensions = cast(list[Extension], made)  # not of distutils, since setuptools is imported
    with_docstrings(extensions, [path for modules in groups.values() for path in modules])
    for extension in extensions:
        # A library is called through its table only, so the C compiler may inline across our functions.
        extension.extra_compile_args.append("-fno-semantic-interposition")
    # The longest first, so that no core is left without work early.
    return sorted(extensions, key=lambda extension: -sum(os.path.getsize(source) for source in extension.sources))


def with_docstrings(extensions: list[Extension], modules: list[Path]) -> None:
    """Let the libraries of the groups be made from C that has the docstrings of the modules."""
    script = run_path(str(DOCSTRINGS))
    docs: dict[str, str] = {}
    for path in modules:
        docs.update(script["docstrings"](module_name(path), path.read_text(encoding="utf-8")))
    for extension in extensions:
        extension.sources = [
            str(script["documented"](Path(source), docs)) if Path(source).stem.startswith("__native") else source
            for source in extension.sources
        ]


extensions: list[Extension] = []
if os.environ.get("TABLEE_PURE") != "1":
    hot_groups = compiled_groups()
    wanted = note_of(hot_groups)
    if "--inplace" not in sys.argv or read_note(PACKAGE) != wanted:
        extensions = compiled_by_mypyc(hot_groups)

setup(ext_modules=extensions, cmdclass={"build_ext": Build})
