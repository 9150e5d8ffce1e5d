"""Games whose pages are looked at."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from tests.games.pages import Moment, Pages

from .positions import CONTENT, GAME

ENGLISH = {"coins", "hourglass", "hourglasses", "citizens", "locked", "missing", "playable", "needs", "deck", "hand"}
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"setup": "experienced"}),
    (2, {"setup": "experienced"}),
    (3, {"setup": "first_game"}),
    (4, {"setup": "experienced", "advanced": True}),
]


@cache
def game(number: int) -> list[Moment]:
    """A game played at random: the first decisions, every fifteenth, and the end."""
    players, options = TABLES[number]
    state, rng, found = GAME.new(players, 1, options), random.Random(number), []
    decisions = 0
    while not state.over:
        who = state.pending()[-1]
        if decisions % 15 == 0 or decisions < 6:
            found.append(Moment(state.clone(), who))
        state.apply(who, rng.choice(list(state.legal(who))))
        decisions += 1
    return [*found, Moment(state, None)]


def moments() -> Iterator[Moment]:
    for number in range(len(TABLES)):
        yield from game(number)


PAGES = Pages(
    tables=TABLES,
    moments=game,
    games=range(len(TABLES)),
    cards={f"card-{card.id}" for card in CONTENT.card} | {f"tile-{tile.id}" for tile in CONTENT.action_tile},
    english={"fr": ENGLISH, "it": ENGLISH},
    all_sourced=False,  # spaces and cubes are what they are
    phrases={"span", "b", "small", "s", "i", "svg", "use", "title", "path", "circle", "ellipse", "g"},
)
