"""Elements of a page as well-formed XML, everything escaped on the way in."""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup, escape

NO_BREAK = "\u00a0"


def tag(name: str, *children: str, **attributes: str | int | None) -> Markup:
    """An element. `class_` is `class`, `data_piece` is `data-piece`; what is None is left out."""
    said = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return Markup(f"<{name}{said}>{join(children)}</{name}>")


def join(parts: Iterable[str], between: str = "") -> Markup:
    """Parts one after the other; plain strings among them are escaped."""
    return Markup(between).join(escape(part) for part in parts)


def together(*parts: str) -> Markup:
    """What no line break may part."""
    return tag("span", *parts, class_="nb")


def hidden(words: str) -> Markup:
    """Words for whoever listens rather than looks."""
    return tag("span", words, class_="vh")


def scrolling(label: str) -> dict[str, str | int | None]:
    """The attributes of a row that scrolls on narrow screens, so that the keyboard reaches all of it."""
    return {"tabindex": 0, "role": "group", "aria_label": label}
