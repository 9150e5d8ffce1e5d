"""Titles of cards."""

from __future__ import annotations

import re

from markupsafe import Markup

from tablee.drawing.markup import tag


def title(name: str) -> Markup:
    """A card's name. The look makes its letters as small as its longest word needs to stay whole on the card."""
    longest = max(map(len, re.split(r"[\s-]+", name)))
    return tag("b", name, style=f"--letters:{longest}")
