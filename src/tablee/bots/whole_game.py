"""A whole game between bots in one call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from secrets import randbits
from typing import Any

from tablee.bots.base import Bot
from tablee.bots.levels import make
from tablee.bots.observation import Observation
from tablee.engine import registry
from tablee.engine.chance import Rng
from tablee.engine.game import Game
from tablee.engine.match import Match
from tablee.engine.records import Record, Seat

CHOICES = 1  # the stream of the game's seed from which the bots get theirs


def play(
    game: Game | str, bots: Sequence[Bot | str], seed: int | None = None, options: Mapping[str, Any] | None = None
) -> Record:
    """Play a game to its end, a bot for each player, and return its record with the result.

    The game is a `Game` or its key; bots are "random", "greedy", "search", "search:0.5" (which thinks for half a
    second) or objects of your own that are a `tablee.bots.Bot`. The seed decides everything, except what a bot makes of
    its time. Where a player holds several seats, the bots go round.
    """
    opened = registry.game(game) if isinstance(game, str) else game
    opened.check_players(len(bots))
    seed = randbits(32) if seed is None else seed
    rng = Rng(seed, CHOICES)
    players = [make(bot, rng.word()) if isinstance(bot, str) else bot for bot in bots]
    kinds = [bot if isinstance(bot, str) else type(bot).__name__ for bot in bots]
    seats = [kinds[seat % len(kinds)] for seat in range(opened.seats(len(kinds)))]
    match = Match.new(opened, len(players), seed, options, [Seat(kind, kind) for kind in seats])
    while not match.state.over:
        seat = match.state.pending()[0]
        match.play(seat, players[seat % len(players)].choose(Observation(match.state, seat)))
    return match.record()
