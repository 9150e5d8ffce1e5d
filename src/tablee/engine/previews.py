"""What an action would make of the position, as far as its seat can know: tried out in an imagined position.

A game says what somebody has (`State.holdings`) and what an event changes about it (`Game.accounts`). An action that
reveals nothing is told by what everybody has before and after it, with the sources of the difference; of one that does,
only what happens before anything is revealed can be promised.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from tablee.engine.chance import Rng
from tablee.engine.errors import ReplayError
from tablee.engine.events import Event, Value

if TYPE_CHECKING:
    from tablee.engine.state import State

CHANGE = "preview-change"  # of an amount that is known before and after
CERTAIN = "preview-certain"  # what comes for certain, before what nobody can know yet
MORE = "preview-more"
LESS = "preview-less"
POINTS = "points"  # the thing that wins, in games in which it can be counted before the end


class Change(NamedTuple):
    """Something that a seat has more or less of. The thing is said by the message `thing-…`, the source by the name of
    a content entry or by the message `source-…`."""

    seat: int
    thing: str
    amount: int
    source: str


class Trial(NamedTuple):
    """What actions lead to, tried out."""

    before: list[dict[str, int]]
    after: list[dict[str, int]] | None  # None if something is revealed on the way
    changes: list[Change]


def preview(state: State, seat: int, actions: Sequence[int]) -> list[Event]:
    """The lines of a preview: one for each thing of each seat that changes."""
    trial = tried(state, seat, actions)
    lines = []
    for other, had in enumerate(trial.before):
        now = None if trial.after is None else trial.after[other]
        for thing in {**had, **(now or {})}:
            parts = _parts(change for change in trial.changes if (change.seat, change.thing) == (other, thing))
            values: dict[str, Value] = {"seat": other, "own": other == seat, "thing": thing}
            values |= {"parts": parts, "changes": len(parts)}
            before = had.get(thing, 0)
            if now is not None and now.get(thing, 0) != before:
                after = now.get(thing, 0)
                lines.append(Event(CHANGE, {**values, "before": before, "after": after, "amount": after - before}))
            elif now is None and parts:
                lines.append(Event(CERTAIN, values))
    return lines


def tried(state: State, seat: int, actions: Sequence[int]) -> Trial:
    """Play actions in an imagined position, as long as they reveal nothing."""
    trial = state.imagine(seat, Rng(0))
    game, before, revealed = state.game, trial.holdings(seat), trial.revealed
    changes: list[Change] = []
    for action in actions:
        try:
            events = trial.apply(seat, action, [] if game.surprising else None)
        except ReplayError:  # chance was needed
            events = trial.events
        certain = events[: trial.unsurprising] if game.surprising else events
        known = (event for event in certain if event.visible_to(seat))
        changes += [change for event in known for change in game.accounts(event)]
        if trial.revealed != revealed:
            return Trial(before, None, changes)
    return Trial(before, trial.holdings(seat), changes)


def _parts(changes: Iterable[Change]) -> tuple[Event, ...]:
    """Where a difference comes from; what comes several times from one source is said once."""
    sums: dict[str, int] = {}
    for change in changes:
        sums[change.source] = sums.get(change.source, 0) + change.amount
    return tuple(
        Event(MORE if amount > 0 else LESS, {"amount": abs(amount), "source": source})
        for source, amount in sums.items()
        if amount
    )
