"""Matches being played: numbered moves, stored before they are answered, followed by others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tablee.engine.errors import IllegalAction
from tablee.engine.records import Seat
from tablee.server.hub import Hub, TableError
from tablee.server.store import Store

SEATS = [Seat("Ann", "human"), Seat("Bob", "human")]
Scene = Callable[[Hub], Coroutine[Any, Any, None]]


@pytest.fixture
def stage(tmp_path: Path) -> Callable[[Scene], None]:
    """Runs a scene with a hub on a fresh store."""

    def run(scene: Scene) -> None:
        store = Store(f"sqlite:///{tmp_path / 'tablee.db'}")
        try:
            asyncio.run(scene(Hub(store)))
        finally:
            store.close()

    return run


def test_a_move_is_stored_when_it_is_answered(stage: Callable[[Scene], None]) -> None:
    async def scene(hub: Hub) -> None:
        live = await hub.create("age_of_civilization", 2, 1, {}, SEATS)
        seat = live.match.state.pending()[0]
        await hub.play(live, seat, 1, live.match.state.legal(seat)[0])
        assert hub.store.load(live.key) == live.match.record()
        elsewhere = await Hub(hub.store).get(live.key)
        assert elsewhere.match.state.dump() == live.match.state.dump()

    stage(scene)


def test_a_double_click_plays_once(stage: Callable[[Scene], None]) -> None:
    async def scene(hub: Hub) -> None:
        live = await hub.create("age_of_civilization", 2, 1, {}, SEATS)
        seat = live.match.state.pending()[0]
        action = live.match.state.legal(seat)[0]
        results = await asyncio.gather(*(hub.play(live, seat, 1, action) for _ in range(5)), return_exceptions=True)
        assert sum(isinstance(result, list) for result in results) == 1
        assert {result.key for result in results if isinstance(result, TableError)} == {"error-table-late"}
        assert live.number == 2

    stage(scene)


def test_an_illegal_move_changes_nothing(stage: Callable[[Scene], None]) -> None:
    async def scene(hub: Hub) -> None:
        live = await hub.create("genesis", 2, 1, {}, SEATS)
        before = live.match.state.dump()
        with pytest.raises(IllegalAction):
            await hub.play(live, 0, 1, 560)
        assert live.match.state.dump() == before
        assert hub.store.load(live.key).moves == []

    stage(scene)


def test_followers_hear_of_a_change_after_it_is_stored(stage: Callable[[Scene], None]) -> None:
    async def scene(hub: Hub) -> None:
        live = await hub.create("age_of_civilization", 2, 1, {}, SEATS)
        follower = asyncio.create_task(live.wait(live.version))
        await asyncio.sleep(0)
        seat = live.match.state.pending()[0]
        await hub.play(live, seat, 1, live.match.state.legal(seat)[0])
        assert await asyncio.wait_for(follower, 5) == live.version
        assert len(hub.store.load(live.key).moves) == 1

    stage(scene)


def test_undo_takes_back_what_revealed_nothing(stage: Callable[[Scene], None]) -> None:
    async def scene(hub: Hub) -> None:
        live = await hub.create("age_of_civilization", 2, 1, {"order": "first_game"}, SEATS)
        seat = live.match.state.pending()[0]
        await hub.play(live, seat, 1, live.match.state.legal(seat)[0])  # a new card is revealed
        with pytest.raises(TableError) as caught:
            await hub.undo(live, seat, 2)
        assert caught.value.key == "error-table-undo"
        before = live.match.state.dump()
        await hub.play(live, seat, 2, live.match.game.actions.parse("do enslave"))
        await hub.undo(live, seat, 3)
        assert live.match.state.dump() == before
        assert len(hub.store.load(live.key).moves) == 1

    stage(scene)


def test_a_seat_is_taken_by_one(stage: Callable[[Scene], None]) -> None:
    async def scene(hub: Hub) -> None:
        live = await hub.create("genesis", 2, 1, {}, SEATS)
        await hub.sit(live, 0, "ann")
        await hub.sit(live, 0, "ann")
        with pytest.raises(TableError):
            await hub.sit(live, 0, "bob")
        assert live.seat_of("ann", 0) == 0
        with pytest.raises(TableError):
            live.seat_of("bob", 0)
        assert hub.store.holders_of(live.key) == {0: "ann"}

    stage(scene)
