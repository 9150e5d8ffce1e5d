"""A whole game boiled down to one digest a move: what two runs of the same game are compared by."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

import msgspec

from tablee.engine.chance import Rng
from tablee.engine.game import Game
from tablee.engine.state import State

CHOICES = 101  # the stream of random numbers that choose the actions


def trace(game: Game, players: int, options: Mapping[str, Any], seed: int) -> list[str]:
    """The moves of a random game, each with a digest of everything that can be known after it."""
    state, events = game.start(players, seed, options)
    rng = Rng(seed, CHOICES)
    rows = [_row("set-up", state, events)]
    while not state.over and len(rows) <= game.longest(players):
        asked = state.pending()
        seat = asked[rng.below(len(asked))]
        action = state.sample(seat, rng)
        events = state.apply(seat, action)
        rows.append(_row(f"{len(rows)}: seat {seat}, {game.actions.text(action)}", state, events))
    return rows


def _row(label: str, state: State, events: list[Any]) -> str:
    """Nothing is sorted here: also the order in which things are told must not depend on the run."""
    facts = [
        msgspec.to_builtins(events),
        list(state.outcomes),
        {seat: state.legal(seat) for seat in state.pending()},
        [state.view(seat) for seat in [*state.pending()[:1], None]],
        [state.scores(), msgspec.to_builtins(state.sheet()), state.ranking()],
        state.dump(),
    ]
    return f"{label} {hashlib.sha256(json.dumps(facts, default=repr).encode()).hexdigest()[:12]}"
