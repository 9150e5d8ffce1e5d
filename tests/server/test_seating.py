"""Who sits where: one seat, one player; bots that stand in; the curtain; rematches; playing on."""

from __future__ import annotations

from pathlib import Path
from time import time

import pytest

from tablee.bots import make
from tablee.bots.levels import UnknownBot
from tablee.engine.match import Match
from tablee.engine.records import Seat
from tablee.server import seating
from tablee.server.hub import Hub
from tablee.server.live import Live, Look, TableError
from tablee.server.pages.drawing import inside
from tablee.server.store import DAYS, Facts, Holder
from tablee.server.visitors import Visitor
from tests.server.stage import SEATS, perform, play_first, table_of_two


async def finished(hub: Hub, live: Live) -> Live:
    while not live.match.state.over:
        await play_first(hub, live)
    return live


def test_a_seat_is_taken_by_one(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await hub.create("genesis", 2, 1, {}, list(SEATS))
        await seating.sit(hub, live, 0, "ann", "Annie")
        await seating.sit(hub, live, 0, "ann")
        with pytest.raises(TableError) as caught:
            await seating.sit(hub, live, 0, "bob")
        assert caught.value.key == "error-table-taken"
        assert live.seat_of("ann", 0) == 0
        with pytest.raises(TableError):
            live.seat_of("bob", 0)
        with pytest.raises(TableError):
            await seating.sit(hub, live, 7, "bob")
        kept = hub.store.load(live.key)
        assert kept.holders == {0: Holder("ann")}
        assert [seat.name for seat in kept.record.seats] == ["Annie", "Bob"]

    perform(tmp_path, scene)


def test_two_of_one_name_are_told_apart(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await hub.create("genesis", 2, 1, {}, list(SEATS))
        await seating.sit(hub, live, 0, "ann", "Ann")
        await seating.sit(hub, live, 1, "another ann", "ANN")
        assert [seat.name for seat in live.match.seats] == ["Ann", "ANN 2"]

    perform(tmp_path, scene)


def test_bots_get_names_and_wrong_ones_are_refused() -> None:
    seats = seating.table_of([("Ada", "human"), ("", "greedy"), ("", "search")])
    assert len({seat.name for seat in seats}) == 3
    with pytest.raises(UnknownBot):
        seating.table_of([("", "genius")])


def test_a_seat_can_be_lent_and_taken_back(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub)
        await seating.lend(hub, live, 0, "ann")
        assert live.bot_of(0) == seating.STAND_IN
        make(seating.STAND_IN, 0)  # a bot that there is
        assert hub.store.load(live.key).holders[0].bot == seating.STAND_IN
        with pytest.raises(TableError):
            await seating.return_to(hub, live, 0, "bob")
        await seating.return_to(hub, live, 0, "ann")
        assert live.bot_of(0) is None
        assert hub.store.load(live.key).holders[0].bot is None

    perform(tmp_path, scene)


def test_the_others_may_give_a_seat_to_a_bot_once_it_kept_them_waiting(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub)
        slow = live.match.state.pending()[0]
        other, player = 1 - slow, ("ann", "bob")[1 - slow]
        with pytest.raises(TableError) as caught:
            await seating.lend(hub, live, slow, player)
        assert caught.value.key == "error-table-lend"
        live.facts.changed = time() - seating.PATIENCE["live"] - 1
        assert not seating.lendable(live, slow, "a spectator")
        assert not seating.lendable(live, other, player)  # is not asked
        live.facts.pace = DAYS
        assert not seating.lendable(live, slow, player)  # has days
        live.facts.pace = "live"
        await seating.lend(hub, live, slow, player)
        assert live.bot_of(slow) == seating.STAND_IN

    perform(tmp_path, scene)


@pytest.mark.parametrize("who", ["a person", "a bot"])
def test_nobody_kept_the_table_waiting_before_the_game_began(tmp_path: Path, who: str) -> None:
    async def scene(hub: Hub) -> None:
        live = await hub.create("genesis", 3, 1, {}, [*SEATS, Seat("Cleo", "human")], Facts(host="ann"))
        await seating.sit(hub, live, 0, "ann")
        await seating.sit(hub, live, 1, "bob")
        live.facts.changed = time() - seating.PATIENCE["live"] - 1  # so long they waited for a third
        if who == "a bot":
            await seating.lend(hub, live, 2, "ann")
        else:
            await seating.sit(hub, live, 2, "cleo")
        assert not live.free
        assert not any(seating.lendable(live, seat, player) for seat in range(3) for player in ("ann", "bob", "cleo"))
        assert hub.store.load(live.key).facts.changed == pytest.approx(time(), abs=60)

    perform(tmp_path, scene)


def test_the_host_fills_a_free_seat_with_a_bot(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await hub.create("genesis", 2, 1, {}, list(SEATS), Facts(host="ann"))
        await seating.sit(hub, live, 0, "ann")
        with pytest.raises(TableError):
            await seating.lend(hub, live, 1, "bob")
        await seating.lend(hub, live, 1, "ann")
        assert live.free == []
        assert hub.store.load(live.key).record.seats[1].kind == seating.STAND_IN

    perform(tmp_path, scene)


@pytest.mark.slow
def test_nobody_sits_down_when_the_game_is_over(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        played = await finished(hub, await table_of_two(hub))
        live = await hub.adopt(played.match.record(), Facts(host="ann"))
        assert live.free == []
        shown = inside(live, Visitor("ann", "", None, "en", "auto"))
        assert f"/t/{live.key}/sit" not in shown
        assert f"/t/{live.key}/lend" not in shown
        for change in (seating.sit, seating.lend):
            with pytest.raises(TableError):
                await change(hub, live, 0, "ann")

    perform(tmp_path, scene)


def test_a_curtain_hangs_where_somebody_sees_more(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await hub.create("age_of_civilization", 2, 1, {"draft": True}, list(SEATS))
        for seat in (0, 1):
            await seating.sit(hub, live, seat, "ann")
        assert live.match.sees_more(0)
        assert live.look("ann") == Look(0, curtain=True)
        live.facing["ann"] = 0
        assert live.look("ann") == Look(0)
        await play_first(hub, live)  # seat 0 has drafted; now it is the other's turn
        assert live.look("ann") == Look(1, curtain=True)
        assert live.look("a spectator") == Look(None)

    perform(tmp_path, scene)


def test_no_curtain_where_nothing_is_hidden(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await hub.create("genesis", 2, 1, {}, list(SEATS))
        for seat in (0, 1):
            await seating.sit(hub, live, seat, "ann")
        asked = live.match.state.pending()[0]
        assert live.look("ann") == Look(asked)
        await play_first(hub, live)
        assert live.look("ann") == Look(live.match.state.pending()[0])

    perform(tmp_path, scene)


def test_all_who_ask_for_a_rematch_get_the_same(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub)
        with pytest.raises(TableError) as caught:
            await seating.rematch(hub, live, "ann")
        assert caught.value.key == "error-table-rematch"
        await finished(hub, live)
        with pytest.raises(TableError):
            await seating.rematch(hub, live, "a spectator")
        await hub.store.name("ann", "Anna")  # she has said her name meanwhile
        again = await seating.rematch(hub, live, "ann")
        assert [seat.name for seat in again.match.seats] == ["Anna", "Bob"]
        assert [seat.name for seat in live.match.seats] == ["Ann", "Bob"]
        assert again is await seating.rematch(hub, live, "bob")
        assert again.number == 1
        assert again.match.state.options == live.match.state.options
        assert (again.own("ann"), again.own("bob")) == ([0], [1])

    perform(tmp_path, scene)


def test_playing_on_from_a_moment_of_a_finished_game(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub)
        await play_first(hub, live, 3)
        with pytest.raises(TableError) as caught:
            await seating.play_on(hub, live, 2, 1, "eve", "Eve")
        assert caught.value.key == "error-table-running"
        await finished(hub, live)
        moves = len(live.match.moves)
        for wrong in ((-1, 0), (moves, 0), (3, 2)):
            with pytest.raises(TableError):
                await seating.play_on(hub, live, *wrong, "eve", "Eve")
        again = await seating.play_on(hub, live, 4, 1, "eve", "Eve")
        assert again.number == 5
        assert again.match.state.dump() == live.match.position(4).dump()
        assert again.own("eve") == [1]
        assert again.match.seats[1] == Seat("Eve", "human")
        assert again.bot_of(0) == seating.STAND_IN
        assert live.match.state.over  # the old one is untouched

    perform(tmp_path, scene)


def test_a_position_of_the_past_is_the_one_that_was(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await finished(hub, await table_of_two(hub))
        record = live.match.record()
        for number in (0, 3, len(record.moves)):
            record.moves[number:], cut = [], list(record.moves)
            assert Match.resume(live.match.game, record).state.dump() == live.match.position(number).dump()
            record.moves[:] = cut

    perform(tmp_path, scene)
