"""The pictures of cards and objectives: small painted scenes, drawn on 126 × 58.

Each is a sky, a ground and a few shapes with a dark outline; what several pictures need is drawn in one place.
"""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from tablee.games.genesia.web.art.age1 import AGE_1
from tablee.games.genesia.web.art.age2 import AGE_2
from tablee.games.genesia.web.art.age3 import AGE_3
from tablee.games.genesia.web.art.objectives import OBJECTIVES
from tablee.games.genesia.web.art.promo import PROMO
from tablee.games.genesia.web.art.shapes import DAY, MEADOW, globe, scene

PICTURES: Final = AGE_1 | AGE_2 | AGE_3 | PROMO | OBJECTIVES
# A card that a pack adds has no picture of its own.
UNKNOWN: Final = scene(DAY, MEADOW, globe(63, 28, 18))


def picture(name: str) -> Markup:
    """The picture of a card or objective."""
    shapes = PICTURES.get(name, UNKNOWN)
    return Markup(
        f'<svg class="picture" viewBox="0 0 126 58" preserveAspectRatio="xMidYMid slice" '
        f'aria-hidden="true">{shapes}</svg>'
    )
