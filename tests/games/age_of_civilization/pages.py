"""Games whose pages are looked at."""

from __future__ import annotations

from functools import lru_cache

from tablee.games.age_of_civilization.web import enlarged
from tests.games.pages import Moment, Pages

from .positions import CONTENT, TABLES, decisions

SEEDS = (1, 2)
ENGLISH = {"coins", "workers", "worker", "shields", "highest", "lowest", "owned", "lost", "round", "safe", "wonder"}


@lru_cache(maxsize=1)  # there are many tables
def game(number: int) -> list[Moment]:
    """Two games played at random: every third decision, and the ends."""
    found = []
    for seed in SEEDS:
        for place, (state, who, _) in enumerate(decisions(TABLES[number], seed)):
            if place % 3 == seed % 3:
                found.append(Moment(state.clone(), who))
        found.append(Moment(state, None))
    return found


PAGES = Pages(
    tables=TABLES,
    moments=game,
    games=range(len(TABLES)),
    cards={
        f"{kind}-{card.id}"
        for kind, sections in enlarged.SECTIONS.items()
        for section in sections
        for card in getattr(CONTENT, section)
    },
    english={"fr": ENGLISH, "it": ENGLISH - {"round"}},  # Italian players say round
    phrases={"span", "b", "small", "s", "svg", "use", "title"},
    drawn_every=4,
    around_every=6,
    named_every=7,
)
