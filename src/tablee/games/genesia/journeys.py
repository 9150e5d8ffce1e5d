"""Where a Clan or a group can walk to and what it costs: found by walking there in a copy of the position.

No rule is known here. Whatever the rules allow step by step is offered as one journey, the cheapest to each region.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from heapq import heappop, heappush
from typing import NamedTuple

from tablee.engine.chance import Rng
from tablee.games.genesia import codes
from tablee.games.genesia.rules import Genesia

CLANS = ("expansion", "copied_moves")  # where any Clan may set out
UNDER_WAY = ("journey", "trip")
STAYING = "stop"


class Journey(NamedTuple):
    """A way to a region: the actions, the regions entered as far as they were chosen, and what is paid."""

    start: str
    end: str
    actions: tuple[int, ...]
    coins: int
    free: int  # free moves used
    tolls: dict[int, int]  # coins to each seat


class _Place(NamedTuple):
    """Somewhere on the way."""

    state: Genesia
    region: int
    actions: tuple[int, ...]


def journeys(state: Genesia, seat: int) -> list[Journey]:
    """All journeys of more than one action to regions where one may stay."""
    asked = state.game.questions[state.question(seat)]
    if asked not in (*CLANS, *UNDER_WAY):
        return []
    steps = _steps(state, seat)
    first = state.imagine(seat, Rng(0))
    assert isinstance(first, Genesia)
    starts = [int(state.trip_at)] if asked in UNDER_WAY else sorted(steps)
    return [found for start in starts for found in _from(first, seat, start)]


def traced(state: Genesia, seat: int, actions: Sequence[int]) -> Journey:
    """What a journey comes to."""
    first = state.imagine(seat, Rng(0))
    assert isinstance(first, Genesia)
    start = int(first.trip_at) if _travelling(first) else _edges(state)[actions[0]][0]
    place = _Place(first, start, ())
    for action in actions:
        place = _after(place, seat, action)
    return _journey(state, place, seat, start)


def _from(first: Genesia, seat: int, start: int) -> Iterator[Journey]:
    """The cheapest way to every region, nearest first: fewest coins, then fewest free moves, then fewest steps."""
    reached: set[tuple[int, bool]] = {(start, False)}
    ends: set[int] = set()
    waiting = [(0, 0, 0, 0, _Place(first, start, ()))]
    count = 0
    together = _travelling(first) and first.trip_stack != 0
    while waiting:
        place = heappop(waiting)[-1]
        if place.actions:
            if (place.region, _travelling(place.state)) in reached:
                continue
            reached.add((place.region, _travelling(place.state)))
            ended = _ended(place, seat)
            if ended is not None and len(ended.actions) > 1 and place.region not in ends:
                ends.add(place.region)
                yield _journey(first, ended, seat, start)
            if together and not _travelling(place.state):
                continue  # the group has arrived; what single Clans do then is another journey
        for action in _steps(place.state, seat).get(place.region, ()):
            after = _after(place, seat, action)
            if after.region == start:
                continue
            count += 1
            coins, free = _paid(first, after.state, seat)
            heappush(waiting, (coins, free, len(after.actions), count, after))


def _ended(place: _Place, seat: int) -> _Place | None:
    """The journey stopped here, if it may be."""
    state = place.state
    if not _travelling(state):
        return place
    stop = state.game.actions.parse(STAYING)
    return _after(place, seat, stop) if stop in state.legal(seat) else None


def _after(place: _Place, seat: int, action: int) -> _Place:
    """One action later; where only one way leads on, the rules go it."""
    state = place.state.clone()
    assert isinstance(state, Genesia)
    state.play(seat, action)
    return _Place(state, int(state.trip_at), (*place.actions, action))


def _travelling(state: Genesia) -> bool:
    return bool(state.traveller != codes.NONE)


def _steps(state: Genesia, seat: int) -> dict[int, list[int]]:
    """The steps that are legal now by the region they begin in."""
    if not state.question(seat):
        return {}
    edges = _edges(state)
    found: dict[int, list[int]] = {}
    for action in state.legal(seat):
        if action in edges:
            found.setdefault(edges[action][0], []).append(action)
    return found


@cache
def _table(regions: tuple[str, ...], edges: tuple[str, ...], first: int) -> dict[int, tuple[int, int]]:
    number = {region: place for place, region in enumerate(regions)}
    ends = (edge.partition(":") for edge in edges)
    return {first + place: (number[here], number[there]) for place, (here, _, there) in enumerate(ends)}


def _edges(state: Genesia) -> dict[int, tuple[int, int]]:
    """The two ends of every step by its action."""
    ids = state.tables.ids
    first = state.game.actions.parse(f"move {ids['edge'][0]}")
    return _table(tuple(ids["region"]), tuple(ids["edge"]), first)


def _paid(before: Genesia, after: Genesia, seat: int) -> tuple[int, int]:
    pools = len(before.free) // int(before.seats)
    free = sum(before.free[seat * pools + pool] - after.free[seat * pools + pool] for pool in range(pools))
    return int(before.coins[seat] - after.coins[seat]), int(free)


def _journey(before: Genesia, place: _Place, seat: int, start: int) -> Journey:
    after = place.state
    coins, free = _paid(before, after, seat)
    gains = {
        other: int(after.coins[other] - before.coins[other]) for other in range(int(before.seats)) if other != seat
    }
    ids = before.tables.ids["region"]
    tolls = {other: gain for other, gain in gains.items() if gain > 0}
    return Journey(ids[start], ids[place.region], place.actions, coins, free, tolls)
