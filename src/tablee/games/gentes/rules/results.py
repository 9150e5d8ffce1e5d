"""How a game alone went: the rank of its score (GE-762)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablee.games.gentes.content.catalogue import Catalogue
from tablee.games.gentes.rules import names

if TYPE_CHECKING:
    from tablee.games.gentes.rules.state import Position


def rank(content: Catalogue, score: int) -> str:
    """The first rank whose bound is not below the score; the last one has none."""
    return next(entry.id for entry in content.solo_rank if entry.high is None or score <= entry.high)


def result(position: Position) -> dict[str, Any]:
    score = int(position.points[0])
    return {"score": score, "rank": rank(names.content(position), score)}
