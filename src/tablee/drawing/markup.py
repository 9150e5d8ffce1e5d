"""Elements of a page as well-formed XML, everything escaped on the way in."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, NamedTuple, cast

from markupsafe import Markup, escape

NO_BREAK = "\u00a0"


def tag(name: str, *children: str, **attributes: str | int | None) -> Markup:
    """An element. `class_` is `class`, `data_piece` is `data-piece`; what is None is left out."""
    parts = [f"<{name}"]
    for key, value in attributes.items():
        if value is not None:
            parts.append(f' {_attribute(key)}="{_escaped_text(value) if type(value) is str else _escaped(value)}"')
    parts.append(">")
    for child in children:
        parts.append(child if type(child) is Markup else _escaped(child))
    parts.append(f"</{name}>")
    return _markup("".join(parts))


def join(parts: Iterable[str], between: str = "") -> Markup:
    """Parts one after the other; plain strings among them are escaped."""
    return _markup(between.join([part if type(part) is Markup else _escaped(part) for part in parts]))


def _markup(text: str) -> Markup:
    """As `Markup`, which looks first whether it is given markup already."""
    return str.__new__(Markup, text)


def _escaped(value: str | int) -> str:
    """As `escape`, without making markup of it again: it is called thousands of times for a page."""
    kind = type(value)
    if kind is Markup:
        return cast(str, value)
    return _escaped_text(value) if kind is str else str(escape(value))


@lru_cache(10_000)
def _escaped_text(value: Any) -> str:
    return str(escape(value))


@cache
def _attribute(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def together(*parts: str) -> Markup:
    """What no line break may part."""
    return tag("span", *parts, class_="nb")


def hidden(words: str) -> Markup:
    """Words for whoever listens rather than looks."""
    return tag("span", words, class_="vh")


def scrolling(label: str) -> dict[str, str | int | None]:
    """The attributes of a row that scrolls on narrow screens, so that the keyboard reaches all of it."""
    return {"tabindex": 0, "role": "group", "aria_label": label}


def pane(key: str, name: str) -> dict[str, str | int | None]:
    """The attributes of a part of the board that has a tab of its own on narrow screens."""
    return {"id": f"pane-{key}", "data_pane": key, "data_pane_name": name}


def piece(
    name: str, label: str, *children: str, kind: str = "", card: str = "", moves: str = "", element: str = "div"
) -> Markup:
    """Something to touch; `card` shows enlarged what it is, `moves` is its name on its way to
    another place: who has the same name in the next drawing glides there. It is there once on a page."""
    return tag(
        element,
        *children,
        class_=f"piece {kind}".strip(),
        data_piece=name,
        data_card=card or name,
        role="button",
        aria_label=label,
        data_glides=moves or None,
    )


class Standing(NamedTuple):
    """A seat in short: its mark, its points as far as they are open, and what else counts most."""

    seat: int
    mark: Markup
    name: str
    points: str
    more: Markup | str = ""
    now: bool = False  # whose turn it is


class Shown(NamedTuple):
    """What the button of an action shows: a picture, a title, and a note below it."""

    picture: Markup
    title: str
    note: Markup | str = ""


def button(shown: Shown, whole: str, kind: str) -> Markup:
    """The inside of a button: what is shown, and the whole sentence for whoever listens."""
    words = tag("span", tag("b", shown.title), tag("small", shown.note) if shown.note else "", class_="says")
    body = tag("span", shown.picture, words, aria_hidden="true", class_="shown")
    return tag("span", body, hidden(whole), class_=kind)
