"""Pictures kept in SVG files, where a drawing program opens them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path

from markupsafe import Markup

COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
# A line break between two elements, with the indentation after it, is there for whoever reads the file.
BREAK = re.compile(r"(?<=>)\s*\n +(?=<)")
DEFINITIONS = re.compile(r"<defs>.*</defs>", re.DOTALL)
SYMBOL = re.compile(r"<symbol(\s[^>]*[^/>])>(.*?)</symbol>", re.DOTALL)
ATTRIBUTE = re.compile(r'\s([\w-]+)="([^"]*)"')


class Pictures(Mapping[str, Markup]):
    """What is drawn in each symbol of an SVG file, by its id; the file is read when the first picture is wanted."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @cached_property
    def definitions(self) -> Markup:
        """What a page holds once, invisible, and points at."""
        found = DEFINITIONS.search(self._text)
        return Markup(found.group() if found else "")

    @cached_property
    def boxes(self) -> dict[str, str]:
        """The view box of each picture."""
        return {name: box for name, (box, _) in self._symbols.items()}

    @cached_property
    def _symbols(self) -> dict[str, tuple[str, Markup]]:
        found = [(dict(ATTRIBUTE.findall(said)), drawn) for said, drawn in SYMBOL.findall(self._text)]
        return {said["id"]: (said["viewBox"], Markup(drawn)) for said, drawn in found}

    @cached_property
    def _text(self) -> str:
        return BREAK.sub("", COMMENT.sub("", self.path.read_text(encoding="utf-8")))

    def __getitem__(self, name: str) -> Markup:
        return self._symbols[name][1]

    def __iter__(self) -> Iterator[str]:
        return iter(self._symbols)

    def __len__(self) -> int:
        return len(self._symbols)
