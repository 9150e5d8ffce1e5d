"""What a page draws, read as a browser reads it; and whether it is well-formed, which browsers do not say."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from html.parser import HTMLParser

# Elements without an end.
VOID = frozenset(("area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"))
# Below these an element may end where it begins: <path/>.
FOREIGN = frozenset(("svg", "math"))


class Reader(HTMLParser):
    """Reads a piece of HTML that stands alone; `fault` is empty where all is well."""

    def __init__(self, drawn: str) -> None:
        super().__init__()
        self.fault = ""
        self.pieces: list[str] = []
        self.cards: list[str] = []
        self.words: list[str] = []
        self._open: list[str] = []
        self.feed(drawn)
        self.close()
        if self._open:
            self._wrong(f"<{self._open[-1]}> has no end")

    @property
    def said(self) -> str:
        """All that is read, in one line."""
        return " ".join(" ".join(self.words).split())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._attributes(tag, attrs)
        if tag not in VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._attributes(tag, attrs)
        if tag not in VOID and tag not in FOREIGN and not FOREIGN & set(self._open):
            self._wrong(f"<{tag}/> has no end: browsers take it for <{tag}>")

    def handle_endtag(self, tag: str) -> None:
        if self._open[-1:] == [tag]:
            self._open.pop()
        else:
            self._wrong(f"</{tag}> ends <{self._open[-1]}>" if self._open else f"</{tag}> ends nothing")

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    def _attributes(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        for name in names:
            if names.count(name) > 1:
                self._wrong(f"<{tag}> has {name} twice")
            if not name.replace("-", "").replace(":", "").replace("_", "").isalnum():
                self._wrong(f"<{tag}> has an attribute {name}: a quotation mark too many, or text that is not escaped")
        given = dict(attrs)
        self.pieces += [given["data-piece"] or ""] if "data-piece" in given else []
        self.cards += [given["data-card"] or ""] if "data-card" in given else []

    def _wrong(self, fault: str) -> None:
        self.fault = self.fault or fault


@contextmanager
def drawing(what: str) -> Iterator[None]:
    """Whatever is raised while something is drawn is a broken promise that names it."""
    try:
        yield
    except Exception as error:
        said = str(error) if isinstance(error, AssertionError) else f"raises {type(error).__name__}: {error}"
        raise AssertionError(f"{what}: {said}") from error


def well_formed(drawn: str) -> Reader:
    """What is drawn, read; raises AssertionError where it is not well-formed."""
    assert isinstance(drawn, str), f"{drawn!r} is not drawn"
    found = Reader(drawn)
    assert not found.fault, f"not well-formed: {found.fault}"
    return found
