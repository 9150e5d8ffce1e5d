"""Pieces of the page: what can be touched, and what glides to a new place."""

from __future__ import annotations

from markupsafe import Markup

from tablee.engine.markup import tag


def piece(
    name: str, label: str, *children: str, kind: str = "", card: str = "", moves: str = "", element: str = "div"
) -> Markup:
    """Something to touch; `card` shows enlarged what it is, `moves` is its name when it glides to another place."""
    return tag(
        element,
        *children,
        class_=f"piece {kind}".strip(),
        data_piece=name,
        data_card=card or name,
        role="button",
        aria_label=label,
        style=gliding(moves) if moves else None,
    )


def gliding(name: str) -> str:
    """The style of what glides to its new place when the page is drawn anew; its name is there once on a page."""
    return f"view-transition-name:ga-{name}"
