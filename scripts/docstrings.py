"""Docstrings for compiled code: mypyc leaves them out, so they are written into the C that it has made.

Its tables of functions, classes, properties and modules have room for them, which it fills with a signature at most.
Its own files stay as they are, because it recognises by them what it need not make again.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

DOC = r'PyDoc_STR\((?P<room>NULL|"(?:[^"\\]|\\.)*")\)'
PLACES = (
    re.compile(r"\(PyCFunction\)CPyPy_(?P<name>\w+),\s+METH_[\w |]+, " + DOC),
    re.compile(r"CPyType_(?P<name>\w+)_template_ = \{[^;]*?\.tp_doc = " + DOC),
    re.compile(r"\(getter\)(?P<name>\w+),\s+(?:NULL|\(setter\)\w+),\s*(?P<room>NULL), NULL\}"),
    re.compile(r'PyModuleDef_HEAD_INIT,\s+"(?P<name>[\w.]+)",\s+(?P<room>NULL), /\* docstring \*/'),
)


def documented(source: Path, docs: Mapping[str, str]) -> Path:
    """A C file of mypyc with docstrings, written beside it; one that is the same as before keeps its time."""
    made = source.read_text(encoding="utf-8")
    for place in PLACES:
        made = place.sub(lambda found: _filled(found, docs), made)
    target = source.with_stem(f"{source.stem}_documented")
    if not target.exists() or target.read_text(encoding="utf-8") != made:
        target.write_text(made, encoding="utf-8")
    return target


def docstrings(module: str, text: str) -> Iterator[tuple[str, str]]:
    """The docstrings in the text of a module, by the names that mypyc's tables have for what they are about."""
    tree = ast.parse(text)
    yield module, ast.get_docstring(tree) or ""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            name = _c_name(f"{module}.{node.name}")
            yield name, ast.get_docstring(node) or ""
            for method in node.body:
                if isinstance(node, ast.ClassDef) and isinstance(method, ast.FunctionDef):
                    said = ast.get_docstring(method) or ""
                    yield _c_name(f"{module}.{node.name}.{method.name}"), said
                    yield f"{name}_get_{method.name}", said  # if it is a property


def _c_name(name: str) -> str:
    return name.replace("___", "___3_").replace(".", "___")


def _filled(found: re.Match[str], docs: Mapping[str, str]) -> str:
    text = docs.get(found["name"])
    if not text:
        return found[0]
    signature = "" if found["room"] == "NULL" else found["room"][1:-1]  # with "--" and an empty line at its end
    start, end = (place - found.start() for place in found.span("room"))
    return f'{found[0][:start]}"{signature}{_escaped(text)}"{found[0][end:]}'


def _escaped(text: str) -> str:
    """For a string of C. What is no plain letter is written in octal, which no digit after it can lengthen."""
    return "".join(chr(byte) if chr(byte) in PLAIN else f"\\{byte:03o}" for byte in text.encode())


PLAIN = {chr(code) for code in range(32, 127)} - set('"\\?')  # "??" begins a trigraph
