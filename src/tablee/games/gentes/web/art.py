"""The pictures of the cards: black figures on clay, as on a vase."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from markupsafe import Markup

from tablee.drawing.pictures import Pictures

PICTURES: Final = Pictures(Path(__file__).with_name("pictures.svg"))


def picture(card: str) -> Markup:
    """The picture of a card; one that a pack adds has none of its own."""
    drawn = PICTURES.get(card, PICTURES["unknown"])
    return Markup(f'<svg class="figure" viewBox="0 0 64 36" aria-hidden="true">{drawn}</svg>')
