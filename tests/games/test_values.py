"""Positions and games are values: they compare, copy, pickle and tell what they are, whatever the game."""

from __future__ import annotations

import copy
import pickle
from functools import cache

import pytest

import tablee
from tablee.bots import Observation
from tablee.engine.match import Match
from tablee.engine.registry import code
from tablee.engine.state import State
from tablee.testing.random_play import some_positions

TABLES = [(meta.key, players) for meta in tablee.games() for players in meta.players]
every_table = pytest.mark.parametrize(("key", "players"), TABLES, ids=lambda value: str(value))
every_game = pytest.mark.parametrize("key", [meta.key for meta in tablee.games()])


@cache
def positions(key: str, players: int) -> list[State]:
    """From all parts of a random game, the end included."""
    return [state.clone() for state in some_positions(tablee.game(key), players, {}, seed=11, wanted=8)]


@every_table
def test_copies_are_equal_and_independent(key: str, players: int) -> None:
    for state in positions(key, players):
        for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert twin == state
            assert twin.digest() == state.digest()
            assert type(twin) is type(state)
            assert twin.game == state.game
            if not state.over:
                seat = twin.pending()[0]
                twin.play(seat, twin.legal(seat)[0])
                assert twin != state
                assert twin.digest() != state.digest()


@every_table
def test_positions_have_a_digest_in_common_exactly_if_they_are_equal(key: str, players: int) -> None:
    found = [(state.digest(), state) for state in positions(key, players)]
    for digest, state in found:
        for other_digest, other in found:
            assert (digest == other_digest) == (state == other)
    assert len({digest for digest, _ in found}) == len(found)


@every_game
def test_what_was_copied_together_stays_together(key: str) -> None:
    state = positions(key, 2)[0]
    first, second = copy.deepcopy([state, state])
    assert first is second
    assert first is not state


@every_game
def test_games_are_equal_by_class_and_content(key: str) -> None:
    game = tablee.game(key)
    twin = code(key)(game.meta, None)
    assert twin is not game
    assert twin == game
    assert {twin: "found"}[pickle.loads(pickle.dumps(game))] == "found"
    assert copy.copy(game) is copy.deepcopy(game) is game
    assert {game} - {tablee.game(meta.key) for meta in tablee.games() if meta.key != key} == {game}
    assert game != key
    assert hash(game.meta) == hash(pickle.loads(pickle.dumps(game.meta)))


@every_table
def test_everything_tells_what_it_is_in_a_line(key: str, players: int) -> None:
    for state in positions(key, players):
        asked = [f"seat {seat} asked {state.game.questions[state.question(seat)]!r}" for seat in state.pending()]
        said = ", ".join(asked) if asked else f"over, places {state.ranking()}"
        assert repr(state) == f"<State of {key} for {players}: {said}>"
    game = tablee.game(key)
    record = tablee.play(game, ["random"] * players, seed=3)
    match = Match.resume(game, record)
    assert repr(record) == (
        f"<Record of {key} for {players}, seed 3: ended at move {len(record.moves)}, places {match.state.ranking()}>"
    )
    assert repr(match) == f"<Match at move {len(record.moves)}: {match.state!r}>"
    match.undo()
    assert repr(match.record()).endswith(f"left at move {len(record.moves) - 1}>")
    assert repr(Observation(match.state, 0)) == f"<Observation of {key} by seat 0>"
    assert repr(game) == f"<Game {key}>"
    assert repr(game.meta).startswith(f"<Meta {key} for {game.meta.players[0]}")


@every_game
def test_records_are_equal_by_what_they_say(key: str) -> None:
    record = tablee.play(key, ["random", "random"], seed=4)
    assert pickle.loads(pickle.dumps(record)) == copy.deepcopy(record) == record
    assert tablee.play(key, ["random", "random"], seed=4) == record
    assert tablee.play(key, ["random", "random"], seed=5) != record
    with pytest.raises(TypeError, match="unhashable"):
        hash(record)
