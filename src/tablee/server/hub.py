"""The matches being played: everything that changes one goes through here, and is answered once it is stored."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from secrets import token_urlsafe
from typing import Any

import tablee
from tablee.engine.errors import TableeError
from tablee.engine.events import Event
from tablee.engine.match import Match
from tablee.engine.records import Record, Seat
from tablee.server.store import Store
from tablee.server.thinking import Thinkers

HUMAN = "human"
MOST_LIVE = 2000  # matches kept in memory; others are loaded when somebody asks for them


class TableError(TableeError):
    """Something was asked of a match that cannot be done."""


class Live:
    """A match in memory, with those who follow it."""

    def __init__(self, key: str, match: Match, holders: dict[int, str]) -> None:
        self.key = key
        self.match = match
        self.holders = holders
        self.version = len(match.log) - 1  # counts every change, also undo: what pages compare
        self.changed = asyncio.Condition()
        self.thinking: asyncio.Task[None] | None = None  # while bots play

    @property
    def number(self) -> int:
        """The number that the next move must carry."""
        return len(self.match.log)

    def seat_of(self, player: str, seat: int) -> int:
        """The seat if the player holds it."""
        if self.holders.get(seat) != player:
            raise TableError("error-table-seat", {"number": seat + 1})
        return seat

    async def announce(self) -> None:
        async with self.changed:
            self.version += 1
            self.changed.notify_all()

    async def wait(self, version: int) -> int:
        """The version once it is another than the given one."""
        async with self.changed:
            await self.changed.wait_for(lambda: self.version != version)
            return self.version


class Hub:
    """All matches, by their keys."""

    def __init__(self, store: Store, thinkers: Thinkers | None = None) -> None:
        self.store = store
        self.thinkers = thinkers  # without them bots never move: the tests play for them
        self.live: OrderedDict[str, Live] = OrderedDict()

    async def create(self, game: str, players: int, seed: int, options: dict[str, Any], seats: list[Seat]) -> Live:
        """A new match, stored before anybody hears of it."""
        match = Match.new(tablee.game(game), players, seed, options, seats)
        return await self._keep(match)

    async def adopt(self, record: Record) -> Live:
        """A match that goes on from a record, as one of its own."""
        return await self._keep(Match.resume(tablee.game(record.game), record))

    async def _keep(self, match: Match) -> Live:
        key = token_urlsafe(9)
        await asyncio.wrap_future(self.store.create(key, match.record()))
        return self._remember(Live(key, match, {}))

    def _remember(self, live: Live) -> Live:
        self.live[live.key] = live
        self.live.move_to_end(live.key)
        while len(self.live) > MOST_LIVE:
            self.live.popitem(last=False)
        return live

    async def get(self, key: str) -> Live:
        """A match in memory, or from the store."""
        found = self.live.get(key)
        if found is not None:
            self.live.move_to_end(key)
            return found
        record, holders = await asyncio.to_thread(lambda: (self.store.load(key), self.store.holders_of(key)))
        if key in self.live:  # somebody else was faster
            return self.live[key]
        return self._remember(Live(key, Match.resume(tablee.game(record.game), record), holders))

    async def sit(self, live: Live, seat: int, player: str) -> None:
        """Take a free seat of a person."""
        if live.holders.get(seat, player) != player or live.match.seats[seat].kind != HUMAN:
            raise TableError("error-table-taken", {"number": seat + 1})
        live.holders[seat] = player
        await asyncio.wrap_future(self.store.hold(live.key, seat, player))
        await live.announce()

    async def play(self, live: Live, seat: int, number: int, action: int) -> list[Event]:
        """Play the move with this number. A late or early one changes nothing; nor does an illegal one."""
        self.check_number(live, number)
        events = live.match.play(seat, action)
        move = live.match.record().moves[-1]
        await self._stored(live, self.store.append(live.key, number, move, live.match.state.over))
        return events

    def check_number(self, live: Live, number: int) -> None:
        """A page that is not up to date is told so, and changes nothing."""
        if number != live.number:
            raise TableError("error-table-late", {"number": number, "expected": live.number})

    async def undo(self, live: Live, seat: int, number: int) -> None:
        """Take the last move back, if it was this seat's and revealed nothing."""
        self.check_number(live, number)
        if not live.match.undoable(seat):
            raise TableError("error-table-undo", {})
        live.match.undo()
        await self._stored(live, self.store.truncate(live.key, live.number - 1))

    def wake_bots(self, live: Live) -> None:
        """Let the bots play as long as one of them is asked."""
        if self.thinkers is not None and (live.thinking is None or live.thinking.done()):
            live.thinking = asyncio.create_task(self._play_bots(live, self.thinkers))

    async def _play_bots(self, live: Live, thinkers: Thinkers) -> None:
        state = live.match.state
        while asked := [seat for seat in state.pending() if live.match.seats[seat].kind != HUMAN]:
            seat, number = asked[0], live.number
            kind, game = live.match.seats[seat].kind, live.match.game.meta.key
            action = await thinkers.choose(game, state.dump(), seat, kind, number)
            if number == live.number:  # nobody has taken anything back meanwhile
                await self.play(live, seat, number, action)
            state = live.match.state

    async def _stored(self, live: Live, written: Any) -> None:
        """Answer only what is on disk. What could not be stored is forgotten: the next one loads what was."""
        try:
            await asyncio.wrap_future(written)
        except Exception:
            self.live.pop(live.key, None)
            raise
        await live.announce()
