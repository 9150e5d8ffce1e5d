"""Where a Clan or a group can walk to and what it costs: found by walking there in a copy of the position.

No rule is known here. Whatever the rules allow step by step is offered as one journey, the cheapest to each region.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from typing import Final, NamedTuple

from tablee.engine.chance import Rng
from tablee.engine.state import State
from tablee.games.genesia.rules import codes, geography
from tablee.games.genesia.rules.actions import Action
from tablee.games.genesia.rules.flow import Genesia

CLANS = ("expansion", "copied_moves")  # where any Clan may set out
UNDER_WAY = ("journey", "trip")
COUNTING = "group"
LIFTING = "lift"
STAYING: Final = int(Action.STOP)
# The two ends of every step by its action.
STEPS: Final = {int(Action.MOVE) + number: ends for number, ends in enumerate(geography.edges())}


def _ways() -> dict[int, list[tuple[int, int]]]:
    """The steps from every region, and where they lead."""
    found: dict[int, list[tuple[int, int]]] = {}
    for action, (here, there) in STEPS.items():
        found.setdefault(here, []).append((action, there))
    return found


WAYS: Final = _ways()


class Journey(NamedTuple):
    """A way to a region: the actions, how many Clans go, and what is paid."""

    start: str
    end: str
    clans: int
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
    first = state.imagine(seat, Rng(0))
    assert isinstance(first, Genesia)
    if asked in UNDER_WAY:
        return list(_from(first, seat, _Place(first, int(first.trip_at), ())))
    regions = {STEPS[action][0] for action in first.legal(seat) if action in STEPS}
    starts = [_Place(first, region, ()) for region in sorted(regions)]
    starts += [_lifted(first, seat, action) for action in _lifts(first, seat)]
    return [found for start in starts for found in _from(first, seat, start)]


def traced(state: Genesia, seat: int, actions: Sequence[int]) -> Journey:
    """What a journey comes to."""
    first = state.imagine(seat, Rng(0))
    assert isinstance(first, Genesia)
    start = _start(first, actions[0])
    place = _Place(first, start, ())
    clans = sum(_begins(action, start) for action in actions)  # Clan after Clan
    for action in actions:
        clans = max(clans, int(place.state.trip_clans))  # or a group
        place = _after(place, seat, action)
    return _journey(state, place, start, clans, seat)


def sizes(state: Genesia, seat: int, actions: Sequence[int]) -> list[tuple[int, ...]]:
    """The same journey for every number of Clans that can make it, the fewest first."""
    if state.game.questions[state.question(seat)] not in CLANS:
        return []
    if actions[0] in STEPS:
        return _one_after_another(state, seat, actions)
    if state.game.actions.decode(actions[0])[0] != LIFTING or len(actions) == 1:
        return []
    trial = state.clone()
    trial.play(seat, actions[0])
    if state.game.questions[trial.question(seat)] != COUNTING:
        return []
    return [(actions[0], number, *actions[2:]) for number in trial.legal(seat)]


def _one_after_another(state: Genesia, seat: int, actions: Sequence[int]) -> list[tuple[int, ...]]:
    """Clan after Clan, as long as there are Clans and coins."""
    start, _ = STEPS[actions[0]]
    again = [place for place, action in enumerate(actions) if _begins(action, start)]
    once = tuple(actions[: again[1]] if len(again) > 1 else actions)
    found: list[tuple[int, ...]] = []
    trial = state.imagine(seat, Rng(0))
    while all(_played(trial, seat, action) for action in once):
        found.append(once * (len(found) + 1))
    return found


def _played(state: State, seat: int, action: int) -> bool:
    """Whether an action could be played, and was."""
    if seat not in state.pending() or action not in state.legal(seat):
        return False
    state.play(seat, action)
    return True


def _lifted(first: Genesia, seat: int, action: int) -> _Place:
    """A group ready to go: as many as can leave without giving up the region."""
    region = _start(first, action)
    clans = int(first.stack(seat, region))
    place = _after(_Place(first, region, ()), seat, action)
    if first.game.questions[place.state.question(seat)] != COUNTING:
        return place
    stays = first.has_city(seat, region) or region == first.world.home[seat]
    return _after(place, seat, first.game.actions.parse(f"number {clans if stays else clans - 1}"))


def _from(first: Genesia, seat: int, begin: _Place) -> Iterator[Journey]:
    """The cheapest way to every region, nearest first: fewest coins, then fewest free moves, then fewest steps."""
    start = begin.region
    clans = int(begin.state.trip_clans) if _travelling(begin.state) else 1
    reached: set[tuple[int, bool]] = {(start, False)}
    settled: set[int] = set()  # where one may stay: every later step there comes to what is known already
    ends: set[int] = set()
    waiting = [(0, 0, 0, 0, begin)]
    count = 0
    together = _travelling(begin.state) and begin.state.trip_stack != 0
    while waiting:
        place = heappop(waiting)[-1]
        if place is not begin:
            travelling = _travelling(place.state)
            if (place.region, travelling) in reached:
                continue
            reached.add((place.region, travelling))
            ended = _ended(place, seat)
            if ended is not None and travelling == together:
                settled.add(place.region)
            if ended is not None and len(ended.actions) > 1 and place.region not in ends:
                ends.add(place.region)
                yield _journey(first, ended, start, clans, seat)
            if together and not travelling:
                continue  # the group has arrived; what single Clans do then is another journey
        ways = [action for action, there in WAYS[place.region] if there not in settled]
        legal = place.state.legal(seat) if ways else []
        for action in ways:
            if action not in legal:
                continue
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
    return _after(place, seat, STAYING) if STAYING in state.legal(seat) else None


def _after(place: _Place, seat: int, action: int) -> _Place:
    """One action later; where only one way leads on, the rules go it."""
    state = place.state.clone()
    assert isinstance(state, Genesia)
    state.play(seat, action)
    return _Place(state, int(state.trip_at), (*place.actions, action))


def _travelling(state: Genesia) -> bool:
    return bool(state.traveller != codes.NONE)


def _start(state: Genesia, action: int) -> int:
    """The region where an action begins a journey, or goes on with it."""
    if _travelling(state):
        return int(state.trip_at)
    if action in STEPS:
        return STEPS[action][0]
    return int(state.tables.ids["region"].index(str(state.game.actions.values(action)["region"])))


def _begins(action: int, region: int) -> bool:
    """Whether an action is a step from a region."""
    return action in STEPS and STEPS[action][0] == region


def _lifts(state: Genesia, seat: int) -> list[int]:
    return [action for action in state.legal(seat) if state.game.actions.decode(action)[0] == LIFTING]


def _paid(before: Genesia, after: Genesia, seat: int) -> tuple[int, int]:
    pools = slice(codes.POOLS * seat, codes.POOLS * (seat + 1))
    return int(before.coins[seat] - after.coins[seat]), int(sum(before.free[pools]) - sum(after.free[pools]))


def _journey(before: Genesia, place: _Place, start: int, clans: int, seat: int) -> Journey:
    after = place.state
    coins, free = _paid(before, after, seat)
    gains = {
        other: int(after.coins[other] - before.coins[other]) for other in range(int(before.seats)) if other != seat
    }
    ids = before.tables.ids["region"]
    tolls = {other: gain for other, gain in gains.items() if gain > 0}
    return Journey(ids[start], ids[place.region], clans, place.actions, coins, free, tolls)
