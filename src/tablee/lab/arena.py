"""The arena: many games between bots, each bot as often in each seat as the others."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from itertools import islice, permutations
from math import factorial
from pathlib import Path
from statistics import fmean
from time import perf_counter
from typing import Any

import msgspec

import tablee
from tablee.bots import make
from tablee.engine.chance import Rng
from tablee.engine.errors import TableeError
from tablee.engine.packs import Pack
from tablee.lab.playthrough import Pairing, Playthrough
from tablee.lab.stats import Interval, mean_interval, wilson
from tablee.lab.workers import spread


class ArenaError(TableeError):
    """A tournament was asked for that cannot be played."""


class BotReport(msgspec.Struct):
    """How one bot did. Alone at the table there is nothing to win: only the score counts."""

    games: int
    win_rate: float | None  # a shared win counts in parts
    interval: Interval | None  # of the win rate, 95 %
    mean_score: float
    score_interval: Interval | None
    mean_place: float | None
    decisions_per_game: float
    seconds_per_decision: float


class Report(msgspec.Struct):
    """A finished tournament."""

    game: str
    options: dict[str, Any]
    seats: int
    games: int
    seed: int
    seconds: float
    players: dict[str, BotReport]


class Outcome(msgspec.Struct, frozen=True):
    """One game played, player by player in the order of the lineup."""

    wins: list[float]
    scores: list[int]
    places: list[int]
    decisions: list[int]
    seconds: list[float]


def arena(
    game_key: str,
    bots: Sequence[str],
    games: int = 100,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    jobs: int | None = None,
    content: Path | str | Pack | None = None,
    on_progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Let the bots play each other and report how they did.

    `games` is rounded up so that every deal is played once from each seating. What is not given:
    the fewest players that seat all bots, the game's own options, a job for each core.
    """
    if games < 1:
        raise ArenaError("error-arena-games", {})
    game = tablee.game(game_key, content)
    if players is None:
        players = next((count for count in sorted(game.meta.players) if count >= len(bots)), max(game.meta.players))
    # What is wrong with the options or a bot's name is said here, not in a worker.
    settled = dict(game.new(players, seed, options).options)
    for name in bots:
        make(name, seed)
    table = Pairing(game_key, game.pack, players, settled, seed, tuple(bots), (), ())
    matches = plan(table, games)
    outcomes: list[Outcome | None] = [None] * len(matches)
    started = perf_counter()
    for done, (number, outcome) in enumerate(spread(play, matches, jobs or os.cpu_count() or 1), 1):
        outcomes[number] = outcome
        if on_progress is not None:
            on_progress(done, len(matches))
    played = [(match, outcome) for match, outcome in zip(matches, outcomes, strict=True) if outcome is not None]
    reports = {name: _bot_report(bot, played) for bot, name in enumerate(labels(bots))}
    return Report(game_key, settled, players, len(matches), seed, perf_counter() - started, reports)


def labels(bots: Sequence[str]) -> list[str]:
    """The bots' names, told apart: greedy, greedy#2."""
    return [name if (n := list(bots[: i + 1]).count(name)) == 1 else f"{name}#{n}" for i, name in enumerate(bots)]


def plan(table: Pairing, games: int) -> list[Pairing]:
    """The games to be played: each deal once from every rotation of the bots, so that each bot has each
    seat equally often. From deal to deal the order around the table changes as well."""
    rng = Rng(table.seed)
    count = len(table.bots)
    matches: list[Pairing] = []
    while len(matches) < games:
        order = _cycle(count, len(matches) // count)
        deal = rng.word()
        for turn in range(count):
            lineup = tuple(order[(seat + turn) % count] for seat in range(table.players))
            seeds = tuple(rng.word() for _ in lineup)
            matches.append(msgspec.structs.replace(table, seed=deal, lineup=lineup, bot_seeds=seeds))
    return matches


def _cycle(count: int, number: int) -> list[int]:
    """One of the ways to sit around a table, counting through them: the first stays, the others permute."""
    others = permutations(range(1, count))
    return [0, *next(islice(others, number % factorial(count - 1), None))]


def play(match: Pairing) -> Outcome:
    """Play one game to its end."""
    course = Playthrough(match)
    decisions = [0] * match.players
    seconds = [0.0] * match.players
    for moment in course:
        decisions[moment.player] += 1
        seconds[moment.player] += moment.seconds
    result = course.result()
    return Outcome(result.wins, result.scores, result.places, decisions, seconds)


def _bot_report(bot: int, played: list[tuple[Pairing, Outcome]]) -> BotReport:
    games = 0
    wins = 0.0
    scores: list[float] = []
    places: list[int] = []
    decisions = 0
    seconds = 0.0
    solo = False
    for match, outcome in played:
        own = [player for player, other in enumerate(match.lineup) if other == bot]
        games += bool(own)
        solo = match.players == 1
        for player in own:
            wins += outcome.wins[player]
            scores.append(outcome.scores[player])
            places.append(outcome.places[player])
            decisions += outcome.decisions[player]
            seconds += outcome.seconds[player]
    return BotReport(
        games=games,
        win_rate=None if solo else wins / games,
        interval=None if solo else wilson(wins, games),
        mean_score=fmean(scores),
        score_interval=mean_interval(scores),
        mean_place=None if solo else fmean(places),
        decisions_per_game=decisions / games,
        seconds_per_decision=seconds / max(1, decisions),
    )
