"""A game of any kind, played by the texts of its actions or at random."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any, TypeVar

from tablee.engine.chance import Rng
from tablee.engine.events import Event, SheetLine
from tablee.engine.state import State

S = TypeVar("S", bound=State)


def play(state: State, *actions: str) -> list[Event]:
    """Play actions by their text, each by whoever is asked first, and return what happened."""
    happened: list[Event] = []
    for text in actions:
        happened += play_as(state, state.pending()[0], text)
    return happened


def play_as(state: State, who: int, text: str) -> list[Event]:
    return state.apply(who, state.game.actions.parse(text))


def legal(state: State, who: int | None = None) -> set[str]:
    """The legal actions by their text."""
    decider = state.pending()[0] if who is None else who
    return {state.game.actions.text(action) for action in state.legal(decider)}


def refusal(state: State, text: str, who: int | None = None) -> tuple[str, str]:
    """The rule and the message against an action."""
    decider = state.pending()[0] if who is None else who
    refused = state.why_not(decider, state.game.actions.parse(text))
    assert refused is not None, text
    return refused.rule, refused.key


def shown(state: State, who: int = 0) -> dict[str, Any]:
    """What lies before a seat: its entry in its own view."""
    found: dict[str, Any] = state.view(who)["seats"][who]
    return found


def asked(state: State) -> str:
    """Who is asked what: "0 draft, 1 draft"; empty when the game is over."""
    return ", ".join(f"{who} {state.game.questions[state.question(who)]}" for who in state.pending())


def keys(events: Iterable[Event]) -> list[str]:
    """What happened, by the keys of the events."""
    return [event.key for event in events]


def number_in(told: Event | SheetLine, name: str) -> int:
    """A number that an event or a line of the score sheet tells."""
    found = told.values[name]
    assert isinstance(found, int), (told, name)
    return found


def imagine(state: S, seat: int, rng: Rng) -> S:
    """A position as a seat imagines it, of the same game."""
    found = state.imagine(seat, rng)
    assert isinstance(found, type(state))
    return found


def played_at_random(state: S, seed: int, avoid: Collection[int] = ()) -> Iterator[tuple[S, int, int]]:
    """The rest of a game: every position before its decision, who is asked first, and the action taken. The state moves
    on once the next position is asked for. Actions to avoid are taken only where there are no others."""
    rng = Rng(seed, 9)
    while not state.over:
        who = state.pending()[0]
        actions = state.legal(who)
        actions = [action for action in actions if action not in avoid] or actions
        action = actions[rng.below(len(actions))]
        yield state, who, action
        state.apply(who, action)
