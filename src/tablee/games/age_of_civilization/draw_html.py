"""Pieces of the page: titles of cards, what can be touched, and what glides to a new place."""

from __future__ import annotations

import re

from markupsafe import Markup

from tablee.engine.markup import tag


def title(name: str) -> Markup:
    """A card's name. The look makes its letters as small as its longest word needs to stay whole on the card."""
    longest = max(map(len, re.split(r"[\s-]+", name)))
    return tag("b", name, style=f"--letters:{longest}")


def piece(name: str, label: str, *children: str, kind: str = "", moves: bool = False, card: str = "") -> Markup:
    """Something to touch. What `moves` keeps its name for moving wherever it is drawn; `card` shows it enlarged."""
    return tag(
        "div",
        *children,
        class_=f"piece {kind}".strip(),
        data_piece=name,
        data_card=card or name,
        role="button",
        aria_label=label,
        style=gliding(moving(name)) if moves else None,
    )


def gliding(name: str) -> str:
    """The style of what glides to its new place when the page is drawn anew; its name is there once on a page."""
    return f"view-transition-name:aoc-{name}"


def moving(name: str) -> str:
    """The name of a piece for moving: what lies in a market and what is owned of it are one card."""
    return name.replace("ability-", "card-").replace("civilization-", "card-").replace("wonder-", "card-")
