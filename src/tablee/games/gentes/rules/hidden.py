"""What a seat cannot know: the citizens that others are spreading in secret (GE-113)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.engine.chance import Rng
from tablee.games.gentes.rules import codes

if TYPE_CHECKING:
    from tablee.games.gentes.rules.flow import Gentes


def determinize(position: Gentes, seat: int, rng: Rng) -> None:
    """Let the others have picked as many citizens as they have, but any."""
    types = int(codes.TYPES)
    for other in range(position.players):
        if other == seat:
            continue
        own = range(types * other, types * other + types)
        picked = sum(int(position.spread[place]) for place in own)
        for place in own:
            position.spread[place] = 0
        for _ in range(picked):
            position.spread[types * other + int(rng.below(types))] += 1
