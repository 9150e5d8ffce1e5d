"""Crowded maps, as random play hardly ever makes them: pieces of everybody everywhere, and few means to move them."""

from __future__ import annotations

from typing import Any

from tablee.engine.chance import Rng
from tablee.games.genesia.rules import geography

from .positions import CARDS, seat

CITIES = 20


def crowd(seats: int, age: int, rng: Rng, *, fullness: int = 60) -> list[dict[str, Any]]:
    """Seats with pieces in so many per cent of the regions, some coins and free moves, and a card or two in hand. The
    first seat may have all its Cities on the map."""
    clans: list[dict[str, int]] = [{} for _ in range(seats)]
    cities: list[list[str]] = [[] for _ in range(seats)]
    most = CITIES if rng.below(2) else 6
    for region in shuffled([region.id for region in geography.regions(seats)], rng):
        if rng.below(100) >= fullness:
            continue
        who = int(rng.below(seats))
        if rng.below(3) and sum(clans[who].values()) < 25:
            clans[who][region] = 1 + int(rng.below(4))
        if region not in clans[who] or not rng.below(4):
            who = 0 if region not in clans[who] and not rng.below(3) else who
            if len(cities[who]) < (most if who == 0 else 8):
                cities[who].append(region)
    if most == CITIES:
        free = [
            r.id
            for r in geography.regions(seats)
            if not any(r.id in (*c, *t) for c, t in zip(clans, cities, strict=True))
        ]
        cities[0] += free[: CITIES - len(cities[0])]
    cards = shuffled([card.id for card in CARDS.values() if card.age == age], rng)
    return [
        seat(
            coins=int(rng.below(6)),
            clans=clans[who],
            cities=sorted(cities[who]),
            hand=[cards.pop() for _ in range(2)],
            free={pool: int(rng.below(3)) for pool in ("own", "foreign", "island", "any")},
            toll=1 + int(rng.below(2)),
        )
        for who in range(seats)
    ]


def shuffled(items: list[str], rng: Rng) -> list[str]:
    places = list(range(len(items)))
    rng.shuffle(places)
    return [items[place] for place in places]
