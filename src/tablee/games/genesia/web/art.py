"""The pictures of cards and objectives: small painted scenes."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from markupsafe import Markup

from tablee.drawing.pictures import Pictures

PICTURES: Final = Pictures(Path(__file__).with_name("pictures.svg"))


def picture(name: str) -> Markup:
    """The picture of a card or objective; a card that a pack adds has none of its own."""
    drawn = PICTURES.get(name, PICTURES["unknown"])
    return Markup(
        f'<svg class="picture" viewBox="0 0 126 58" preserveAspectRatio="xMidYMid slice" '
        f'aria-hidden="true">{drawn}</svg>'
    )
