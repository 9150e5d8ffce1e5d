"""One game between bots, from its set-up to its result: what the arena and the balance report are made of."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Any, NamedTuple

import msgspec

import tablee
from tablee.bots import Observation, make
from tablee.engine.events import Event
from tablee.engine.packs import Pack


class Pairing(msgspec.Struct, frozen=True):
    """One game to be played: which bot sits where, as numbers into the list of bots."""

    game: str
    content: Pack | None
    players: int
    options: dict[str, Any]
    seed: int
    bots: tuple[str, ...]
    lineup: tuple[int, ...]
    bot_seeds: tuple[int, ...]


class Moment(NamedTuple):
    """One decision: whose it was, how long it took, and what happened."""

    player: int
    seconds: float
    events: list[Event]


class Result(NamedTuple):
    """How a game ended, player by player in the order of the lineup. A shared win counts in parts."""

    wins: list[float]
    scores: list[int]
    places: list[int]


class Playthrough:
    """A match being played. Iterating plays it decision by decision; `state` is where it stands."""

    def __init__(self, match: Pairing) -> None:
        self.match = match
        game = tablee.game(match.game, match.content)
        self.state, self.setup_events = game.start(match.players, match.seed, match.options)
        self._bots = [make(match.bots[bot], seed) for bot, seed in zip(match.lineup, match.bot_seeds, strict=True)]

    def __iter__(self) -> Iterator[Moment]:
        state = self.state
        while not state.over:
            seat = int(state.first_pending())
            player = self.player(seat)
            started = perf_counter()
            action = self._bots[player].choose(Observation(state, seat))
            seconds = perf_counter() - started
            yield Moment(player, seconds, state.apply(seat, action))

    def player(self, seat: int) -> int:
        """Who sits there; where a player holds several seats, they go round."""
        return seat % self.match.players

    def result(self) -> Result:
        players = self.match.players
        totals = [sum(line.values()) for line in self.state.scores()]
        ranking = self.state.ranking()
        places = [min(ranking[player::players]) for player in range(players)]
        scores = [sum(totals[player::players]) for player in range(players)]
        if players == 1:
            scores = self.state.game.daily_standing(self.state)[:1]  # what a game alone is about
        wins = [(place == 1) / places.count(1) for place in places]
        return Result(wins, scores, places)
