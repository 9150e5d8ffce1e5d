"""Taking back what was revealed: if everybody else agrees."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.daily import seed_of, today
from tablee.engine.records import Seat
from tablee.server import seating, takebacks
from tablee.server.hub import Hub
from tablee.server.live import TableError
from tablee.server.store import Facts
from tests.server.stage import perform, play_first, table_of_two

pytestmark = pytest.mark.slow


def test_it_is_done_when_all_agree_and_not_before(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub, "genesis")
        before = live.match.state.dump()
        first = live.match.state.pending()[0]
        await play_first(hub, live, 3)
        await takebacks.propose(hub, live, first, live.number)
        proposal = takebacks.proposed(live)
        assert proposal is not None
        assert takebacks.awaited(live, proposal) == [1 - first]
        assert hub.store.load(live.key).facts.proposal == proposal
        number, kept = live.number, proposal.kept
        await takebacks.answer(hub, live, 1 - first, number, agreed=True)
        assert live.number == kept + 1
        assert takebacks.proposed(live) is None
        assert hub.store.load(live.key).facts.proposal is None
        assert len(hub.store.load(live.key).record.moves) == kept
        if kept == 0:
            assert live.match.state.dump() == before

    perform(tmp_path, scene)


def test_one_refusal_is_enough(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub, "genesis")
        first = live.match.state.pending()[0]
        await play_first(hub, live, 2)
        await takebacks.propose(hub, live, first, live.number)
        await takebacks.answer(hub, live, 1 - first, live.number, agreed=False)
        assert live.number == 3
        assert takebacks.proposed(live) is None
        with pytest.raises(TableError) as caught:
            await takebacks.answer(hub, live, 1 - first, live.number, agreed=True)
        assert caught.value.key == "error-table-proposal"

    perform(tmp_path, scene)


def test_a_proposal_falls_with_the_next_move(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub, "genesis")
        first = live.match.state.pending()[0]
        await play_first(hub, live, 2)
        await takebacks.propose(hub, live, first, live.number)
        await play_first(hub, live)
        assert takebacks.proposed(live) is None
        with pytest.raises(TableError):
            await takebacks.answer(hub, live, 1 - first, live.number, agreed=True)
        assert live.number == 4

    perform(tmp_path, scene)


def test_only_one_is_asked_for_at_a_time(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub, "genesis")
        await play_first(hub, live, 2)
        await takebacks.propose(hub, live, 0, live.number)
        proposal = takebacks.proposed(live)
        with pytest.raises(TableError) as caught:
            await takebacks.propose(hub, live, 1, live.number)
        assert caught.value.key == "error-table-proposed"
        assert takebacks.proposed(live) is proposal

    perform(tmp_path, scene)


def test_bots_always_agree(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await hub.create("genesis", 2, 1, {}, [Seat("Ann", "human"), Seat("Ada", "greedy")])
        await seating.sit(hub, live, 0, "ann")
        await play_first(hub, live, 4)
        own = max(place for place, move in enumerate(live.match.moves) if move.seat == 0)
        await takebacks.propose(hub, live, 0, live.number)
        assert live.number == own + 1

    perform(tmp_path, scene)


def test_the_game_of_the_day_takes_nothing_back(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        options = {"mode": "challenge", "map": "random"}
        seats = [Seat("A", "human")]
        live = await hub.create("genesis", 1, seed_of(today()), options, seats, Facts(daily=True))
        await seating.sit(hub, live, 0, "ann")
        await play_first(hub, live, 3)
        with pytest.raises(TableError) as caught:
            await takebacks.propose(hub, live, 0, live.number)
        assert caught.value.key == "error-table-undo"
        with pytest.raises(TableError):
            await seating.lend(hub, live, 0, "ann")
        assert live.number == 4

    perform(tmp_path, scene)


def test_who_has_played_nothing_has_nothing_to_ask_for(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub, "genesis")
        for seat in (0, 1):
            with pytest.raises(TableError):
                await takebacks.propose(hub, live, seat, live.number)

    perform(tmp_path, scene)
