"""`help` tells of compiled code what its source says."""

from __future__ import annotations

import ast
import inspect
from importlib import import_module
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

import tablee
from tablee.compiled import read_note
from tablee.engine.chance import Chance, Rng
from tablee.engine.judgement import Judgement
from tablee.engine.state import State

ROOT = Path(__file__).parents[2]
SOURCE = Path(tablee.__file__).parents[1]
SCRIPT = run_path(str(ROOT / "scripts" / "docstrings.py"))


def tree_of(module: str) -> ast.Module:
    return ast.parse(SOURCE.joinpath(*module.split(".")).with_suffix(".py").read_text(encoding="utf-8"))


def documented(node: ast.Module | ast.ClassDef) -> list[ast.FunctionDef | ast.ClassDef]:
    """The functions and classes in it that have a docstring."""
    found = [inner for inner in node.body if isinstance(inner, ast.FunctionDef | ast.ClassDef)]
    return [inner for inner in found if ast.get_docstring(inner)]


def definition(kind: type[Any]) -> ast.ClassDef:
    found = [node for node in tree_of(kind.__module__).body if isinstance(node, ast.ClassDef)]
    return next(node for node in found if node.name == kind.__name__)


@pytest.mark.parametrize("kind", [State, Chance, Rng, Judgement], ids=lambda kind: kind.__name__)
def test_every_public_method_says_what_it_does_and_takes(kind: type[Any]) -> None:
    written = definition(kind)
    assert inspect.getdoc(kind) == ast.get_docstring(written)
    methods = [node for node in written.body if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")]
    assert methods
    for node in methods:
        method = inspect.getattr_static(kind, node.name)
        assert ast.get_docstring(node), node.name
        assert inspect.getdoc(method) == ast.get_docstring(node)
        if not node.decorator_list or not inspect.isdatadescriptor(method):
            taken = [*node.args.args, *([node.args.vararg] if node.args.vararg else [])]
            assert list(inspect.signature(method).parameters) == [argument.arg for argument in taken]


@pytest.mark.compiled
def test_everything_compiled_keeps_its_docstrings() -> None:
    modules = [module for group in read_note()["groups"].values() for module in group["modules"]]
    assert "tablee.engine.state" in modules
    seen = 0
    for name in modules:
        module, tree = import_module(name), tree_of(name)
        assert inspect.getdoc(module) == ast.get_docstring(tree)
        for node in documented(tree):
            found = getattr(module, node.name)
            assert inspect.getdoc(found) == ast.get_docstring(node), f"{name}.{node.name}"
            for method in documented(node) if isinstance(node, ast.ClassDef) else ():
                if not method.name.endswith("__"):  # `==` and the like have Python's own words
                    said = inspect.getdoc(inspect.getattr_static(found, method.name))
                    assert said == ast.get_docstring(method), f"{name}.{node.name}.{method.name}"
                    seen += 1
    assert seen > 100


MADE = r"""
{"told", (PyCFunction)CPyPy_here___told, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("told(it)\n--\n\n") /* docstring */},
{"untold", (PyCFunction)CPyPy_here___untold, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL) /* docstring */},
{"other", (PyCFunction)CPyPy_here___other, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("other()\n--\n\n") /* docstring */},
"""
SAID = '''
def told(it):
    """Say "it"

    – \\\\ what??!
    """
def untold(): "No signature."
def other(): pass
'''


def test_texts_are_added_to_signatures_and_kept_as_they_are(tmp_path: Path) -> None:
    (tmp_path / "made.c").write_text(MADE, encoding="utf-8")
    target = SCRIPT["documented"](tmp_path / "made.c", dict(SCRIPT["docstrings"]("here", SAID)))
    written = target.read_text(encoding="utf-8")
    assert r'"told(it)\n--\n\nSay \042it\042\012\012\342\200\223 \134 what\077\077!"' in written
    assert 'PyDoc_STR("No signature.")' in written
    assert r'PyDoc_STR("other()\n--\n\n")' in written
    assert (tmp_path / "made.c").read_text(encoding="utf-8") == MADE
    before = target.stat().st_mtime_ns
    assert SCRIPT["documented"](tmp_path / "made.c", dict(SCRIPT["docstrings"]("here", SAID))) == target
    assert target.stat().st_mtime_ns == before
