"""Games played at random: what the checks look at."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from tablee.engine.chance import Rng
from tablee.engine.events import Event, Refusal
from tablee.engine.game import Game
from tablee.engine.state import State

Options: TypeAlias = Mapping[str, Any]

CHOICES = 7  # the stream of random numbers that choose the actions


def choose(state: State, rng: Rng) -> tuple[int, int]:
    """Any pending seat and any of its legal actions."""
    asked = state.pending()
    seat = asked[rng.below(len(asked))]
    legal = state.legal(seat)
    return seat, legal[rng.below(len(legal))]


def moves(game: Game, players: int, options: Options, seed: int) -> Iterator[tuple[State, int, int]]:
    """The positions of a random game, each with the seat and the action that come next.

    It is one state that moves on: a check that wants to play in it takes a clone.
    """
    state = game.new(players, seed, options)
    rng = Rng(seed, CHOICES)
    for _ in range(game.longest(players)):
        if state.over:
            return
        seat, action = choose(state, rng)
        yield state, seat, action
        state.apply(seat, action)


def happenings(game: Game, players: int, options: Options, seed: int) -> Iterator[tuple[State, list[Event]]]:
    """The positions of a random game, the last one included, each with what happened just before."""
    state, events = game.start(players, seed, options)
    rng = Rng(seed, CHOICES)
    yield state, events
    for _ in range(game.longest(players)):
        if state.over:
            return
        events = state.apply(*choose(state, rng))
        yield state, events


def positions(game: Game, players: int, options: Options, seed: int) -> Iterator[State]:
    """The positions of a random game, the last one included."""
    for state, _ in happenings(game, players, options, seed):
        yield state


_lengths: dict[tuple[Any, ...], int] = {}


def length(game: Game, players: int, options: Options, seed: int) -> int:
    """How many decisions the random game takes; the most that a game may take says little about most games."""
    key = (game, players, str(options), seed)
    if key not in _lengths:
        state = game.new(players, seed, options)
        rng = Rng(seed, CHOICES)
        _lengths[key] = 0
        while state.pending() and _lengths[key] < game.longest(players):
            state.play(*choose(state, rng))
            _lengths[key] += 1
    return _lengths[key]


def some_positions(game: Game, players: int, options: Options, seed: int, wanted: int) -> Iterator[State]:
    """About so many positions of a random game, from all parts of it, the last one included."""
    stride = max(1, length(game, players, options, seed) // wanted)
    state = game.new(players, seed, options)
    for number, (state, _, _) in enumerate(moves(game, players, options, seed)):
        if number % stride == 0:
            yield state
    yield state


def some(items: Sequence[int], wanted: int) -> list[int]:
    """At most so many of the items, from the first to the last."""
    if len(items) <= wanted:
        return list(items)
    return [items[number * (len(items) - 1) // (wanted - 1)] for number in range(wanted)]


def refusals(state: State, seat: int) -> list[Refusal]:
    """One refusal of each kind that a seat gets in a position."""
    found = [state.why_not(seat, action) for action in range(-1, state.game.actions.size)]
    return list({refusal.key: refusal for refusal in found if refusal is not None}.values())


def as_text(state: State) -> str:
    return json.dumps(state.dump(), sort_keys=True)


def told(events: list[Event], seat: int | None) -> list[Event]:
    return [event for event in events if event.visible_to(seat)]


def observers(game: Game, players: int) -> list[int | None]:
    """All seats, and a spectator."""
    return [*range(game.seats(players)), None]
