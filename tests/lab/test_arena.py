"""Tournaments: fair, reproducible, and reported as they were."""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations
from typing import Any

import msgspec
import pytest

from tablee.bots import UnknownBot
from tablee.engine.errors import OptionError, UnknownGame
from tablee.lab.arena import ArenaError, Report, arena, labels, plan
from tablee.lab.playthrough import Pairing

KEY = "genesis"


def planned(bots: int, players: int, games: int) -> list[Pairing]:
    return plan(Pairing(KEY, None, players, {}, 5, ("random",) * bots, (), ()), games)


def timeless(report: Report) -> dict[str, Any]:
    """A report without what the clock said."""
    plain: dict[str, Any] = msgspec.to_builtins(report)
    del plain["seconds"]
    for row in plain["players"].values():
        del row["seconds_per_decision"]
    return plain


@pytest.mark.parametrize(("bots", "players"), [(1, 1), (3, 1), (1, 2), (2, 2), (2, 3), (2, 4), (3, 4), (4, 4), (5, 4)])
def test_every_bot_has_every_seat_equally_often(bots: int, players: int) -> None:
    matches = planned(bots, players, 24 * bots)
    seats = Counter((seat, bot) for match in matches for seat, bot in enumerate(match.lineup))
    assert len(seats) == bots * players
    assert set(seats.values()) == {24}


def test_every_deal_is_played_from_every_seating() -> None:
    deals: dict[int, list[tuple[int, ...]]] = {}
    for match in planned(3, 3, 30):
        deals.setdefault(match.seed, []).append(match.lineup)
    assert len(deals) == 10
    for lineups in deals.values():
        assert sorted(lineup[0] for lineup in lineups) == [0, 1, 2]
        assert len(set(lineups)) == 3


def test_the_order_around_the_table_changes_too() -> None:
    lineups = Counter(match.lineup for match in planned(4, 4, 48))
    assert lineups == Counter(dict.fromkeys(permutations(range(4)), 2))


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert len(planned(3, 3, 10)) == 12
    assert arena(KEY, ["random", "random"], games=3, jobs=1).games == 4


def test_bots_have_seeds_of_their_own() -> None:
    seeds = [seed for match in planned(2, 4, 8) for seed in match.bot_seeds]
    assert len(set(seeds)) == len(seeds)


def test_labels() -> None:
    assert labels(["greedy", "random", "greedy", "greedy"]) == ["greedy", "random", "greedy#2", "greedy#3"]


@pytest.mark.slow
def test_the_same_seed_gives_the_same_report_with_any_number_of_jobs() -> None:
    first, again, other = (
        timeless(arena(KEY, ["greedy", "random"], games=4, seed=seed, jobs=jobs))
        for seed, jobs in [(3, 1), (3, 2), (4, 2)]
    )
    assert first == again
    assert first["players"] != other["players"]


def test_a_report_as_json() -> None:
    report = json.loads(msgspec.json.encode(arena(KEY, ["random", "random"], games=6, players=2, jobs=1)))
    assert {key: report[key] for key in ("game", "seats", "games", "seed")} == {
        "game": KEY, "seats": 2, "games": 6, "seed": 0,
    }  # fmt: skip
    assert report["options"]["map"] == "pangaea"
    assert list(report["players"]) == ["random", "random#2"]
    for row in report["players"].values():
        assert row["games"] == 6
        low, high = row["interval"]
        assert 0 <= low <= row["win_rate"] <= high <= 1
        assert row["score_interval"][0] <= row["mean_score"] <= row["score_interval"][1]
        assert 1 <= row["mean_place"] <= 2
        assert row["decisions_per_game"] > 20
        assert row["seconds_per_decision"] > 0


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {}), (4, {}), (4, {"mode": "teams"})])
def test_win_rates_add_up_to_one(players: int, options: dict[str, Any]) -> None:
    report = arena(KEY, ["greedy", "random"], games=4, players=players, options=options, jobs=1)
    assert sum(row.win_rate or 0 for row in report.players.values()) == pytest.approx(1)


@pytest.mark.slow
def test_alone_only_the_score_counts() -> None:
    report = arena(KEY, ["greedy", "random"], games=12, players=1, jobs=1)
    greedy, random = report.players["greedy"], report.players["random"]
    for row in (greedy, random):
        assert row.games == 6
        assert (row.win_rate, row.interval, row.mean_place) == (None, None, None)
    assert greedy.mean_score > random.mean_score


def test_the_table_is_as_large_as_the_bots_are_many() -> None:
    assert [arena(KEY, ["random"] * bots, games=1, jobs=1).seats for bots in (1, 2, 3)] == [1, 2, 3]


@pytest.mark.slow
def test_progress_counts_games() -> None:
    calls: list[tuple[int, int]] = []
    arena(KEY, ["random", "random"], games=4, jobs=2, on_progress=lambda done, total: calls.append((done, total)))
    assert calls == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_what_cannot_be_played_is_said_before_the_first_game() -> None:
    with pytest.raises(UnknownGame):
        arena("chess", ["random", "random"])
    with pytest.raises(UnknownBot):
        arena(KEY, ["random", "oracle"])
    with pytest.raises(OptionError):
        arena(KEY, ["random", "random"], options={"map": "atlantis"})
    with pytest.raises(OptionError):
        arena(KEY, ["random", "random"], players=9)
    with pytest.raises(ArenaError):
        arena(KEY, ["random", "random"], games=0)


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    report = arena(KEY, ["greedy", "random"], games=40, seed=1)
    assert (report.players["greedy"].win_rate or 0) > 0.8
