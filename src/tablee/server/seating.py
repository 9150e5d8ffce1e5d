"""Who sits where: taking a seat, leaving it to a bot for a while, coming back, playing again."""

from __future__ import annotations

from secrets import randbits
from time import time

import msgspec

from tablee.bots import make
from tablee.engine.records import Seat
from tablee.server.hub import Hub, stored
from tablee.server.live import HUMAN, Live, TableError
from tablee.server.store import DAYS, LIVE, Facts, Holder

# How long a seat may keep the others waiting before they may give it to a bot, in seconds.
PATIENCE = {LIVE: 3 * 60, DAYS: 3 * 24 * 3600}
STAND_IN = "greedy"
BOT_NAMES = ("Ada", "Basile", "Cleo", "Dario", "Elsa", "Fausto", "Greta")
FREE = "?"  # the name of a seat nobody has taken


def table_of(asked: list[tuple[str, str]]) -> list[Seat]:
    """Seats from names and kinds. A bot without a name gets one; a wrong kind of bot is refused."""
    seats = []
    names = iter(name for name in BOT_NAMES if name not in {given for given, _ in asked})
    for name, kind in asked:
        if kind != HUMAN:
            make(kind, 0)
        seats.append(Seat(name or (FREE if kind == HUMAN else next(names)), kind))
    return seats


async def sit(hub: Hub, live: Live, seat: int, player: str, name: str | None = None) -> None:
    """Take a free seat of a person."""
    if not 0 <= seat < len(live.match.seats):
        raise TableError("error-table-seat", {"number": seat + 1})
    if seat not in live.free and live.holders.get(seat, Holder("")).player != player:
        raise TableError("error-table-taken", {"number": seat + 1})
    live.holders[seat] = Holder(player)
    if name:
        _rename(live, seat, Seat(name, HUMAN))
    await _hold(hub, live, seat)


async def lend(hub: Hub, live: Live, seat: int, player: str | None) -> None:
    """Let a bot play a seat: one's own at any time, another's once it kept the table waiting too long."""
    if seat in live.free and live.facts.host == player:
        name = table_of([("", STAND_IN)])[0].name
        taken = {other.name for other in live.match.seats}
        _rename(live, seat, Seat(next((name for name in BOT_NAMES if name not in taken), name), STAND_IN))
        await stored(hub.store.reseat(live.key, live.match.seats, len(live.free)))
        live.announce()
        hub.wake_bots(live)
        return
    if seat not in live.holders or not (live.holders[seat].player == player or lendable(live, seat, player)):
        raise TableError("error-table-lend", {"number": seat + 1})
    live.holders[seat].bot = STAND_IN
    await _hold(hub, live, seat)


def lendable(live: Live, seat: int, player: str | None) -> bool:
    """Whether somebody at the table may give another's seat to a bot."""
    late = time() - live.facts.changed > PATIENCE[live.facts.pace]
    return late and seat in live.asked and live.bot_of(seat) is None and bool(live.own(player))


async def return_to(hub: Hub, live: Live, seat: int, player: str | None) -> None:
    """Take one's seat back from the bot."""
    live.seat_of(player, seat)
    live.holders[seat].bot = None
    await _hold(hub, live, seat)


async def _hold(hub: Hub, live: Live, seat: int) -> None:
    await stored(hub.store.hold(live.key, seat, live.holders[seat], live.match.seats, len(live.free)))
    live.announce()
    hub.wake_bots(live)


def _rename(live: Live, place: int, seat: Seat) -> None:
    seats = list(live.match.seats)
    seats[place] = seat
    live.match.reseat(seats)


async def rematch(hub: Hub, live: Live, player: str | None) -> Live:
    """The same people, bots and options once more; all who ask get the same new table."""
    if live.facts.following is not None:
        return await hub.get(live.facts.following)
    if not live.match.state.over or not live.own(player):
        raise TableError("error-table-rematch", {})
    record = live.match.record()
    facts = Facts(host=player, pace=live.facts.pace)
    again = await hub.create(record.game, record.players, randbits(32), record.options, record.seats, facts)
    for seat, holder in live.holders.items():
        await sit(hub, again, seat, holder.player)
    live.facts.following = again.key
    await stored(hub.store.follow(live.key, again.key))
    live.announce()
    return again


async def play_on(hub: Hub, live: Live, number: int, seat: int, player: str, name: str) -> Live:
    """A new table that goes on from a moment of a finished game: the player in one seat, bots in the others."""
    if not live.match.state.over:
        raise TableError("error-table-running", {})
    record = live.match.record()
    if not 0 <= number < len(record.moves) or not 0 <= seat < len(record.seats):
        raise TableError("error-table-moment", {"number": number, "most": len(record.moves) - 1})
    seats = table_of([(name, HUMAN) if place == seat else ("", STAND_IN) for place in range(len(record.seats))])
    cut = msgspec.structs.replace(record, moves=record.moves[:number], seats=seats, result=None)
    again = await hub.adopt(cut, Facts(host=player))
    await sit(hub, again, seat, player)
    return again
