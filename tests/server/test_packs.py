"""Games with cards of one's own at the table: played, stored, replayed and taken along as records."""

from __future__ import annotations

from pathlib import Path

import tablee
from tablee.engine import records, registry
from tablee.engine.packs import Pack
from tablee.engine.records import Seat
from tablee.server.hub import Hub
from tablee.server.seating import rematch, sit
from tablee.server.thinking import think
from tests.server.stage import perform, play_first

GENEROUS = Pack("generous.toml", "[scoring]\nfirst_prize = 6\n")
SEATS = [Seat("Ann", "human"), Seat("Bob", "human")]


def test_a_match_with_a_pack_survives_a_restart_and_is_played_again(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await hub.create(tablee.game("genesis", GENEROUS), 2, 1, {}, list(SEATS))
        for seat, player in enumerate(("ann", "bob")):
            await sit(hub, live, seat, player)
        await play_first(hub, live, 3)
        restarted = await Hub(hub.store).get(live.key)
        assert restarted.match.game.pack == GENEROUS
        assert restarted.match.state == live.match.state
        while not live.match.state.over:
            await play_first(hub, live)
        again = await rematch(hub, live, "ann")
        assert again.match.game.pack == GENEROUS
        record = records.decode(live.match.record().encode())
        assert records.verify(record, registry.game_of(record)).over
        adopted = await hub.adopt(record)
        assert adopted.match.state == live.match.state

    perform(tmp_path, scene)


def test_bots_think_with_the_pack() -> None:
    state = tablee.game("genesis", GENEROUS).new(2, 1)
    seat = state.pending()[0]
    assert think(state.game, state.dump(), seat, "greedy", 1) in state.legal(seat)
