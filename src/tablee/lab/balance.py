"""The balance report: many games of one bot against itself, and what they say about scores, seats and cards."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import fmean, quantiles, stdev
from time import perf_counter
from typing import Any, Literal

import msgspec

import tablee
from tablee.bots import make
from tablee.engine.content import Removable
from tablee.engine.errors import OptionError
from tablee.engine.game import Game
from tablee.engine.packs import Pack
from tablee.lab.alone import Earned, Reached, reached, sums
from tablee.lab.arena import ArenaError, plan
from tablee.lab.balance_games import ANY, BalanceCounts, Taken, play
from tablee.lab.playthrough import Pairing
from tablee.lab.stats import Interval, wilson
from tablee.lab.workers import spread

TOLERANCE = 0.25  # how far from the mean of its section a card's lift may lie
BATCH = 25  # games that a worker plays before it reports
BATCHES = 100  # but small runs are cut finer, so that all workers have something to do


class Scores(msgspec.Struct):
    """All players' scores."""

    mean: float
    deviation: float
    quantiles: dict[str, float]  # by per cent
    least: int
    most: int
    winners_mean: float


class Place(msgspec.Struct):
    """How often the player wins who is first, second … in the first round; 95 % interval."""

    win_rate: float
    interval: Interval


class Table(msgspec.Struct):
    """The games with one number of players; alone, those with one value of the option that makes them differ."""

    players: int
    options: dict[str, Any]
    games: int
    scores: Scores
    order: list[Place] | None  # in turn order from who begins; None where nobody does, and alone
    seats: list[Place]  # as they sit at the table; none alone
    goals: list[Reached]  # of games alone
    categories: dict[str, float]  # points a game alone owes to each category of the score
    earned: list[Earned]  # and to groups of content entries, where events tell


class Lift(msgspec.Struct):
    """How often a card is taken, and how often who takes it wins.

    The lift is the wins of those who took it divided by the wins that are a fair share at tables of their size:
    1 is neither good nor bad.
    """

    times: int
    share: float  # of the players' games
    lift: float | None  # None where nobody took it
    interval: Interval | None  # 95 %


class Card(msgspec.Struct):
    """`outside` says on which side of the section's tolerance the lift lies, `surely` that all its interval does."""

    id: str
    total: Lift
    by_event: dict[str, Lift]  # where there are several ways to take it
    outside: Literal["above", "below"] | None
    surely: bool


class Section(msgspec.Struct):
    """The cards of one section of the content, or groups of them, the strongest first."""

    section: str
    mean_lift: float | None  # of the cards that were taken
    tolerance: Interval | None
    cards: list[Card]


class Report(msgspec.Struct):
    game: str
    content: str
    bot: str
    seed: int
    games: int
    seconds: float
    tables: list[Table]
    sections: list[Section]


def balance(
    game_key: str,
    bot: str = "greedy",
    *,
    games: int = 10_000,
    players: Sequence[int] | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    jobs: int | None = None,
    content: Path | str | Pack | None = None,
    on_progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Let a bot play against itself and report on the game.

    `games` is split evenly between the tables, rounded up. What is not given: every number of players that the options
    allow, from 2 on, or else alone, in all ways to play so; a job for each core.
    """
    if games < 1:
        raise ArenaError("error-arena-games", {})
    make(bot, seed)  # what is wrong with the bot's name or the options is said here, not in a worker
    game = tablee.game(game_key, content)
    tables = _tables(game, players, seed, options or {})
    share = -(-games // len(tables))
    batches: list[list[Pairing]] = []
    table_of: list[int] = []
    for number, (count, settled) in enumerate(tables):
        matches = plan(Pairing(game_key, game.pack, count, settled, seed, (bot,), (), ()), share)
        size = max(1, min(BATCH, len(matches) // BATCHES))
        batches += [matches[start : start + size] for start in range(0, len(matches), size)]
        table_of += [number] * (len(batches) - len(table_of))
    started = perf_counter()
    done = 0
    results: list[BalanceCounts | None] = [None] * len(batches)
    for number, counts in spread(play, batches, jobs or os.cpu_count() or 1):
        results[number] = counts
        done += counts.games
        if on_progress is not None:
            on_progress(done, share * len(tables))
    all_counts = [BalanceCounts(count) for count, _ in tables]
    for table, result in zip(table_of, results, strict=True):  # in order: sums are the same with any number of jobs
        if result is not None:
            all_counts[table].add(result)
    won = [counts for counts in all_counts if counts.players > 1]
    return Report(
        game=game_key,
        content=game.content.fingerprint(),
        bot=bot,
        seed=seed,
        games=done,
        seconds=perf_counter() - started,
        tables=[_table(game, counts, options) for counts, (_, options) in zip(all_counts, tables, strict=True)],
        sections=_sections(game, won) if won else [],
    )


def _tables(
    game: Game, players: Sequence[int] | None, seed: int, options: Mapping[str, Any]
) -> list[tuple[int, dict[str, Any]]]:
    """The numbers of players to be looked at, each with its settled options."""
    if players is not None:
        return [table for count in sorted(set(players)) for table in _tables_of(game, count, seed, options)]
    found: list[tuple[int, dict[str, Any]]] = []
    refused: OptionError | None = None
    for count in sorted(game.meta.players, key=lambda count: (count == 1, count)):
        try:
            if count > 1 or not found:
                found += _tables_of(game, count, seed, options)
        except OptionError as error:
            refused = error
    if not found:
        assert refused is not None
        raise refused
    return found


def _tables_of(game: Game, count: int, seed: int, options: Mapping[str, Any]) -> list[tuple[int, dict[str, Any]]]:
    """One for a number of players; alone, one for each way to play."""
    ways: list[Mapping[str, Any]] = [options]
    if count == 1 and game.alone_by and game.alone_by not in options:
        (option,) = (option for option in game.meta.options if option.key == game.alone_by)
        ways = [{**options, option.key: value} for value in option.offered(count)]
    return [(count, dict(game.new(count, seed, way).options)) for way in ways]


def _table(game: Game, counts: BalanceCounts, options: dict[str, Any]) -> Table:
    scores = sorted(counts.scores.elements())
    twentieths = quantiles(scores, n=20, method="inclusive") if len(scores) > 1 else [float(scores[0])] * 19
    alone = counts.players == 1
    return Table(
        players=counts.players,
        options=options,
        games=counts.games,
        scores=Scores(
            mean=fmean(scores),
            deviation=stdev(scores) if len(scores) > 1 else 0.0,
            quantiles={str(percent): twentieths[percent // 5 - 1] for percent in (5, 25, 50, 75, 95)},
            least=scores[0],
            most=scores[-1],
            winners_mean=counts.winners_scores / counts.games,
        ),
        order=_places(counts.order_wins, counts.begun) if counts.begun and not alone else None,
        seats=[] if alone else _places(counts.seat_wins, counts.games),
        goals=[reached(goal, scores) for goal in game.goals(options)] if alone else [],
        categories={name: points / counts.games for name, points in counts.categories.items()},
        earned=sums(game, counts.earned, counts.games),
    )


def _places(wins: Sequence[float], games: int) -> list[Place]:
    return [Place(won / games, wilson(won, games)) for won in wins]


def _sections(game: Game, all_counts: Sequence[BalanceCounts]) -> list[Section]:
    """The cards of each section; where the game has groups of them, these too."""
    found = []
    for section in dict.fromkeys(game.taken.values()):
        found.append(_section(game, section, all_counts))
        if section in game.grouped:
            found.append(_groups(game, section, game.grouped[section], all_counts))
    return found


def _section(game: Game, section: str, all_counts: Sequence[BalanceCounts]) -> Section:
    events = [key for key, taken_from in game.taken.items() if taken_from == section]
    cards = []
    for entry in game.content.entries()[section]:
        if isinstance(entry, Removable) and entry.remove:
            continue  # a pack takes it out of the game
        by_event = {key: _lift([(section, key, entry.id)], all_counts) for key in events} if len(events) > 1 else {}
        cards.append(Card(entry.id, _lift([(section, ANY, entry.id)], all_counts), by_event, None, False))
    return _judged_section(section, cards)


def _groups(game: Game, section: str, field: str, all_counts: Sequence[BalanceCounts]) -> Section:
    """What was taken of each group. A player who takes several of its cards counts as often."""
    groups: dict[str, list[Taken]] = {}
    for entry in game.content.entries()[section]:
        groups.setdefault(getattr(entry, field), []).append((section, ANY, entry.id))
    return _judged_section(
        field, [Card(name, _lift(taken, all_counts), {}, None, False) for name, taken in groups.items()]
    )


def _judged_section(section: str, cards: list[Card]) -> Section:
    lifts = [card.total.lift for card in cards if card.total.lift is not None]
    if not lifts:
        return Section(section, None, None, cards)
    mean = fmean(lifts)
    low, high = mean * (1 - TOLERANCE), mean * (1 + TOLERANCE)
    for card in cards:
        card.outside, card.surely = _judged(card.total, low, high)
    cards.sort(key=lambda card: -1.0 if card.total.lift is None else card.total.lift, reverse=True)
    return Section(section, mean, (low, high), cards)


def _lift(taken: Sequence[Taken], all_counts: Sequence[BalanceCounts]) -> Lift:
    """Pooled over the numbers of players: what counts is what a card does beyond each table's own fair share."""
    times = sum(counts.times[one] for counts in all_counts for one in taken)
    share = times / sum(counts.players * counts.games for counts in all_counts)
    if times == 0:
        return Lift(0, share, None, None)
    wins = sum(counts.wins[one] for counts in all_counts for one in taken)
    fair = sum(counts.times[one] / counts.players for counts in all_counts for one in taken)
    low, high = (rate * times / fair for rate in wilson(wins, times))
    return Lift(times, share, wins / fair, (low, high))


def _judged(card: Lift, low: float, high: float) -> tuple[Literal["above", "below"] | None, bool]:
    """On which side of the tolerance a card lies, and whether surely."""
    if card.lift is None or card.interval is None or low <= card.lift <= high:
        return None, False
    if card.lift > high:
        return "above", card.interval[0] > high
    return "below", card.interval[1] < low
