"""The store's promises, kept by every database it runs on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import tablee
from tablee.bots import Sight, make
from tablee.engine.match import Match
from tablee.engine.records import Move, Seat
from tablee.server.store import Store, StoreError

GAMES = [meta.key for meta in tablee.metas()]


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tablee.db'}"


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    made = Store(url)
    yield made
    made.close()


def played(key: str, moves: int) -> Match:
    match = Match.new(tablee.game(key), 2, 7, None, [Seat("Ann", "human"), Seat("Bob", "greedy")])
    bot = make("random", 1)
    for _ in range(moves):
        seat = match.state.pending()[0]
        match.play(seat, bot.choose(Sight(match.state, seat)))
    return match


@pytest.mark.parametrize("key", GAMES)
def test_a_match_comes_back_as_it_was(store: Store, key: str) -> None:
    match = played(key, 0)
    store.create("m1", match.record()).result()
    for number in range(1, 13):
        seat = match.state.pending()[0]
        match.play(seat, match.state.legal(seat)[0])
        store.append("m1", number, match.record().moves[-1]).result()
    assert store.load("m1") == match.record()
    again = Match.resume(match.game, store.load("m1"))
    assert again.state.dump() == match.state.dump()


def test_what_was_answered_survives(url: str) -> None:
    store = Store(url)
    match = played("genesis", 5)
    store.create("m1", match.record()).result()
    # Not closed: as if the process had died after the answer.
    assert Store(url).load("m1") == match.record()


def test_a_number_is_played_once(store: Store) -> None:
    match = played("genesis", 3)
    store.create("m1", match.record()).result()
    with pytest.raises(StoreError) as caught:
        store.append("m1", 3, Move(0, "stop", [])).result()
    assert caught.value.key == "error-store-late"
    assert store.load("m1") == match.record()


def test_only_the_culprit_of_a_batch_fails(store: Store) -> None:
    records = {f"m{n}": played("genesis", n) for n in range(1, 6)}
    for name, match in records.items():
        store.create(name, match.record())
    late = store.append("m2", 2, Move(0, "stop", []))
    fine = [store.append(name, len(match.record().moves) + 1, Move(0, "stop", [])) for name, match in records.items()]
    assert late.exception() is not None
    assert [future.exception() for future in fine] == [None] * 5


def test_an_unknown_match_is_named(store: Store) -> None:
    with pytest.raises(StoreError) as caught:
        store.load("nowhere")
    assert (caught.value.key, caught.value.values) == ("error-store-unknown", {"match": "nowhere"})


def test_moves_can_be_taken_back(store: Store) -> None:
    match = played("genesis", 6)
    store.create("m1", match.record()).result()
    store.truncate("m1", 4).result()
    assert store.load("m1").moves == match.record().moves[:4]
    store.append("m1", 5, match.record().moves[4]).result()
    assert len(store.load("m1").moves) == 5


def test_seats_are_held_and_given_up(store: Store) -> None:
    store.create("m1", played("genesis", 0).record()).result()
    store.create("m2", played("genesis", 0).record()).result()
    store.hold("m1", 0, "ann").result()
    store.hold("m2", 1, "ann").result()
    store.hold("m1", 1, "bob").result()
    assert store.holders_of("m1") == {0: "ann", 1: "bob"}
    assert sorted(store.seats_of("ann")) == [("m1", 0), ("m2", 1)]
    store.hold("m1", 0, None).result()
    assert store.seats_of("ann") == [("m2", 1)]


def test_the_latest_come_first(store: Store) -> None:
    for name in ("a", "b", "c"):
        store.create(name, played("genesis", 0).record()).result()
    store.append("a", 1, played("genesis", 1).record().moves[0]).result()
    assert [listed.id for listed in store.latest(2)] == ["a", "c"]
    assert [listed.id for listed in store.latest(9, ["b"])] == ["b"]
