"""Matches being played: numbered moves, stored before they are answered, followed by others."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tablee.engine.errors import IllegalAction
from tablee.engine.state import State
from tablee.server.hub import Hub
from tablee.server.live import TableError
from tests.server.stage import SEATS, perform, play_first, table_of_two


def test_a_move_is_stored_when_it_is_answered(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub)
        await play_first(hub, live)
        assert hub.store.load(live.key).record == live.match.record()
        elsewhere = await Hub(hub.store).get(live.key)
        assert elsewhere.match.state.dump() == live.match.state.dump()
        assert elsewhere.holders == live.holders

    perform(tmp_path, scene)


def test_a_double_click_plays_once(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub)
        seat = live.match.state.pending()[0]
        action = live.match.state.legal(seat)[0]

        async def click() -> None:
            await hub.play(live, seat, 1, action)

        results = await asyncio.gather(*(click() for _ in range(5)), return_exceptions=True)
        assert sum(result is None for result in results) == 1
        assert {result.key for result in results if isinstance(result, TableError)} == {"error-table-late"}
        assert live.number == 2

    perform(tmp_path, scene)


def test_the_others_are_told_of_a_move_whose_player_has_gone(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub)
        follower = asyncio.create_task(live.wait(live.version))
        mover = asyncio.create_task(play_first(hub, live))
        await asyncio.sleep(0)
        mover.cancel()  # as when a browser hangs up before it is answered
        await follower
        assert live.number == 2
        assert len(hub.store.load(live.key).record.moves) == 1

    perform(tmp_path, scene)


def test_an_illegal_move_changes_nothing(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub, "genesis")
        before = live.match.state.dump()
        with pytest.raises(IllegalAction):
            await hub.play(live, 0, 1, 560)
        assert live.match.state.dump() == before
        assert hub.store.load(live.key).record.moves == []

    perform(tmp_path, scene)


def test_a_mistake_in_the_rules_leaves_no_half_played_match(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub)
        before, seat = live.match.state.dump(), live.match.state.pending()[0]
        action = live.match.state.legal(seat)[0]

        class Mistaken:
            """Plays, and fails before it has told what happened."""

            def __init__(self, state: State) -> None:
                self.clone = state.clone
                self.state = state

            def apply(self, seat: int, action: int) -> None:
                self.state.apply(seat, action)
                raise ZeroDivisionError

        live.match.state = Mistaken(live.match.state)  # type: ignore[assignment]
        with pytest.raises(ZeroDivisionError):
            live.match.play(seat, action)
        assert live.match.state.dump() == before
        await play_first(hub, live)
        assert hub.store.load(live.key).record == live.match.record()

    perform(tmp_path, scene)


def test_the_game_begins_when_every_seat_is_taken(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await hub.create("genesis", 2, 1, {}, list(SEATS))
        assert live.free == [0, 1]
        assert live.asked == []
        with pytest.raises(TableError) as caught:
            await play_first(hub, live)
        assert caught.value.key == "error-table-free"
        assert live.number == 1

    perform(tmp_path, scene)


def test_followers_hear_of_a_change_after_it_is_stored(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub)
        follower = asyncio.create_task(live.wait(live.version))
        await asyncio.sleep(0)
        await play_first(hub, live)
        assert await follower == live.version
        assert len(hub.store.load(live.key).record.moves) == 1

    perform(tmp_path, scene)


def test_who_comes_back_after_a_restart_is_not_up_to_date(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub)
        await play_first(hub, live)
        await asyncio.sleep(0.01)
        again = await Hub(hub.store).get(live.key)
        assert await again.wait(live.version) == again.version

    perform(tmp_path, scene)


def test_undo_takes_back_what_revealed_nothing(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub, order="first_game")
        seat = live.match.state.pending()[0]
        await play_first(hub, live)  # a new card is revealed
        with pytest.raises(TableError) as caught:
            await hub.undo(live, seat, 2)
        assert caught.value.key == "error-table-undo"
        before = live.match.state.dump()
        await hub.play(live, seat, 2, live.match.game.actions.parse("do enslave"))
        await hub.undo(live, seat, 3)
        assert live.match.state.dump() == before
        assert len(hub.store.load(live.key).record.moves) == 1

    perform(tmp_path, scene)


def test_a_turn_begins_again_after_the_last_revealed_card(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub, "genesis")
        await play_first(hub, live, 2)  # both choose a species; the dice fall
        before, number = live.match.state.dump(), live.number
        seat = live.match.state.pending()[0]
        await play_first(hub, live)
        assert live.match.turn_start(seat) == number - 1
        await hub.restart_turn(live, seat, live.number)
        assert live.match.state.dump() == before
        assert live.number == number
        with pytest.raises(TableError):
            await hub.restart_turn(live, seat, live.number)

    perform(tmp_path, scene)


def test_what_could_not_be_stored_was_not_played(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub)
        seat = live.match.state.pending()[0]
        move = live.match.game.actions.text(live.match.state.legal(seat)[0])
        elsewhere = Hub(hub.store)
        other = await elsewhere.get(live.key)
        await play_first(elsewhere, other)  # another server on the same store was faster
        with pytest.raises(Exception, match="error-store-late"):
            await hub.play(live, seat, 1, live.match.game.actions.parse(move))
        fresh = await hub.get(live.key)
        assert fresh.match.record() == other.match.record()

    perform(tmp_path, scene)
