"""The matches being played: everything that changes one goes through here, and is answered once it is stored."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from secrets import token_urlsafe
from time import time
from typing import Any

import tablee
from tablee.bots.windows import hurried
from tablee.engine import registry
from tablee.engine.errors import IllegalAction
from tablee.engine.game import Game
from tablee.engine.match import Match
from tablee.engine.records import Record, Seat
from tablee.server.answers import Answers
from tablee.server.live import Live, TableError
from tablee.server.store import NOBODY, Facts, Holder, Store, StoreError
from tablee.server.thinking import Thinkers
from tablee.server.windows import NotedAnswer, Pauses
from tablee.server.writer import Written

MAX_LIVE = 2000  # matches kept in memory; others are loaded when somebody asks for them
MAX_POSITIONS = 200_000  # of all these matches: each keeps its past, and a position takes 4 to 15 kB
SWEEP = 50  # matches opened until what is in memory is counted again, which takes a moment
KEY = re.compile(r"[\w-]{1,32}", re.ASCII)
MAX_SHOWN = 40  # letters of a wrong key
# Seconds before a move of a bot while people watch, so that they can follow; less for what belongs to the same turn.
READING, GOING_ON = 0.6, 0.15
# Seconds before a bot that failed tries again: the first time, and at most.
SOON, LATER = 1.0, 30.0

log = logging.getLogger(__name__)


class Hub:
    """All matches, by their keys."""

    def __init__(self, store: Store, thinkers: Thinkers | None = None, pauses: Pauses | None = None) -> None:
        self.store = store
        self.pauses = pauses or Pauses()
        self.thinkers = thinkers  # without them bots never move: the tests play for them
        self.live: OrderedDict[str, Live] = OrderedDict()
        self.answers = Answers()
        self.opened = 0  # matches since the server began
        self.finished: list[Callable[[Live], None]] = []  # told of every match that comes to its end

    # Finding and opening -----------------------------------------------------------------------------------

    async def create(
        self,
        game: str | Game,
        players: int,
        seed: int,
        options: dict[str, Any],
        seats: list[Seat],
        facts: Facts | None = None,
        seated: Mapping[int, Holder] = NOBODY,
    ) -> Live:
        """A new match, stored before anybody hears of it, with those who sit there from the beginning."""
        match = Match.new(tablee.game(game) if isinstance(game, str) else game, players, seed, options, seats)
        return await self._keep(match, facts or Facts(), seated)

    async def adopt(self, record: Record, facts: Facts | None = None) -> Live:
        """A match that goes on from a record, as one of its own."""
        match = await asyncio.to_thread(_resumed, record)
        return await self._keep(match, facts or Facts())

    async def _keep(self, match: Match, facts: Facts, seated: Mapping[int, Holder] = NOBODY) -> Live:
        facts.created = facts.changed = time()
        live = Live(token_urlsafe(9), match, facts, dict(seated), [])
        await self.store.create(live.key, match.record(), facts, len(live.free), live.asked, seated)
        return self._remember(live)

    def _remember(self, live: Live) -> Live:
        self.live[live.key] = live
        self.opened += 1
        if self.opened % SWEEP == 0:
            self._forget(live)
        return live

    def _forget(self, kept: Live) -> None:
        """Make room in memory. Who was not asked for the longest time goes first."""
        positions = sum(one.number for one in self.live.values())
        for key, one in list(self.live.items()):
            if len(self.live) <= MAX_LIVE and positions <= MAX_POSITIONS:
                break
            # A match that somebody follows stays, or they would wait for news of a copy that nobody plays on.
            if not one.followed and one is not kept:
                del self.live[key]
                positions -= one.number

    async def get(self, key: str) -> Live:
        """A match in memory, or from the store. Its bots wake: after a restart nobody else would tell them to play."""
        found = self.live.get(key) or await self._load(key)
        self.live.move_to_end(key)
        self.tend(found)
        return found

    async def _load(self, key: str) -> Live:
        if not KEY.fullmatch(key):
            raise StoreError("error-store-unknown", {"match": key[:MAX_SHOWN]})
        kept = await asyncio.to_thread(self.store.load, key)
        match = await asyncio.to_thread(_resumed, kept.record)
        if key in self.live:  # somebody else was faster
            return self.live[key]
        return self._remember(Live(key, match, kept.facts, kept.holders, kept.said))

    # Playing -------------------------------------------------------------------------------------------------

    def play(self, live: Live, seat: int, number: int, *actions: int) -> Written:
        """Play the move with this number, or several from it on with nothing between them. A late or early one changes
        nothing; nor does an illegal one. An answer in a window is noted, and played when the window's pause is over.
        """
        live.check_number(number)
        if live.free:
            raise TableError("error-table-free", {})
        pause = self._pause(live, seat)
        return self._note(live, seat, actions, pause) if pause > 0 else self._play(live, seat, actions)

    def _play(self, live: Live, seat: int, actions: Sequence[int]) -> Written:
        before = live.number - 1
        for action in actions:
            live.match.play(seat, action)
            live.facts.changed = time()
            state = live.match.state
            written = self.store.append(live.key, live.number - 1, live.match.moves[-1], state.pending(), state.over)
            if state.over:
                written.then(partial(self._finish, live))
            self.keep(live, written)
        live.confirmed[live.number - 1] = before
        return written

    async def undo(self, live: Live, seat: int, number: int) -> None:
        """Take the last move back, if it was this seat's and revealed nothing."""
        live.check_number(number)
        self._check_undoable(live, seat)
        await self.take_back(live, number - 2)

    async def undo_confirmed(self, live: Live, seat: int, number: int) -> None:
        """Take back all that was confirmed at once, as far as it revealed nothing."""
        live.check_number(number)
        self._check_undoable(live, seat)
        length = live.number - 1
        await self.take_back(live, max(live.confirmed.get(length, length - 1), live.match.turn_start(seat)))

    async def restart_turn(self, live: Live, seat: int, number: int) -> None:
        """Take back all that this seat did since the last revealed secret."""
        live.check_number(number)
        self._check_undoable(live, seat)
        await self.take_back(live, live.match.turn_start(seat))

    def _check_undoable(self, live: Live, seat: int) -> None:
        if live.match.state.over or not live.match.undoable(seat):
            raise TableError("error-table-undo", {})

    async def take_back(self, live: Live, kept: int) -> None:
        """Only the first moves stay."""
        length = live.number - 1
        live.match.undo(length - kept)
        live.confirmed = {last: before for last, before in live.confirmed.items() if last <= kept}
        for seat in list(live.noted):
            self._forget_answer(live, seat)
        live.facts.proposal = None
        live.facts.changed = time()
        await self.keep(live, self.store.truncate(live.key, length, kept, live.match.state.pending()))

    def keep(self, live: Live, written: Written) -> Written:
        """Tell of a change once it is on disk, whether or not somebody still waits for it."""
        live.writing += 1
        written.then(partial(self._kept, live))
        return written

    def _kept(self, live: Live, error: Exception | None) -> None:
        live.writing -= 1
        if error is not None:
            # The match in memory is no longer true: whoever asks next loads what was stored, and whoever follows it is
            # woken to do so too.
            live.lost = True
            if self.live.get(live.key) is live:
                del self.live[live.key]
        live.announce()
        self.tend(live)

    def _finish(self, live: Live, error: Exception | None) -> None:
        if error is None:
            for tell in self.finished:
                tell(live)

    # Windows -------------------------------------------------------------------------------------------------

    def tend(self, live: Live) -> None:
        """Let those play who need nobody to click: the table for who can only pass, and the bots."""
        if live.lost:
            return
        for seat in live.in_windows():
            self._pause(live, seat)
            if seat in live.noted:
                continue
            if live.answered_by_table(seat):
                self.play(live, seat, live.number, *live.match.state.legal(seat))
            elif live.bot_of(seat) is not None:
                self._wake_in_window(live, seat)
        self._wake_bots(live)

    def _pause(self, live: Live, seat: int) -> float:
        """Seconds until an answer of a seat may take effect. A window opens when it is first looked at."""
        windows = live.in_windows()
        if seat not in windows:
            return 0.0
        asked, decision = {live.decision(one) for one in windows}, live.decision(seat)
        live.opened = {name: over for name, over in live.opened.items() if name in asked}
        now = asyncio.get_running_loop().time()
        if decision not in live.opened:
            live.opened[decision] = now + self.pauses.length(live.key, decision)
        return live.opened[decision] - now

    def _note(self, live: Live, seat: int, actions: tuple[int, ...], pause: float) -> Written:
        if seat in live.noted:
            raise TableError("error-table-noted", {})
        refusal = live.match.state.why_not(seat, actions[0])
        if refusal is not None:
            raise IllegalAction(refusal)
        written = Written()
        live.noted[seat] = noted = NotedAnswer(live.decision(seat), actions, written)
        asyncio.get_running_loop().call_later(pause, self._play_noted, live, seat, noted)
        return written

    def _play_noted(self, live: Live, seat: int, noted: NotedAnswer) -> None:
        """The pause is over. Others may have answered meanwhile, so that the number is another one."""
        if live.noted.get(seat) is not noted:
            return  # moves were taken back
        if live.lost or seat not in live.asked or live.decision(seat) != noted.decision:
            self._forget_answer(live, seat)
            return
        del live.noted[seat]
        try:
            stored = self._play(live, seat, noted.actions)
        except Exception as error:
            _tell(noted.written, error)
        else:
            stored.then(partial(_tell, noted.written))

    def _forget_answer(self, live: Live, seat: int) -> None:
        noted = live.noted.pop(seat)
        _tell(noted.written, TableError("error-table-gone", {}))

    def _wake_in_window(self, live: Live, seat: int) -> None:
        """Each bot by itself, so that how long one thinks delays no other."""
        if self.thinkers is not None and (seat not in live.answering or live.answering[seat].done()):
            live.answering[seat] = asyncio.create_task(self._answer(live, self.thinkers, seat))

    async def _answer(self, live: Live, thinkers: Thinkers, seat: int) -> None:
        """A bot thinks while the pause lasts, and not longer."""

        async def think() -> bool:
            bot = live.bot_of(seat)
            if live.lost or seat not in live.in_windows() or seat in live.noted or bot is None:
                return False
            state, decision, legal = live.match.state, live.decision(seat), live.match.state.legal(seat)
            action = legal[0]
            if len(legal) > 1:
                action = await thinkers.choose(live.match.game, state.dump(), seat, hurried(bot), live.number)
            if live.decision(seat) == decision and seat in live.in_windows() and seat not in live.noted:
                try:
                    await self.play(live, seat, live.number, action)
                except TableError:
                    await asyncio.sleep(0)  # moves were taken back: it looks again
            return True

        await _go_on(live, think)

    # Bots ----------------------------------------------------------------------------------------------------

    def _wake_bots(self, live: Live) -> None:
        """Let the bots play as long as one of them is asked."""
        if self.thinkers is None or not live.asked_bots():
            return
        if live.thinking is None or live.thinking.done():
            live.thinking = asyncio.create_task(self._play_bots(live, self.thinkers))

    async def _play_bots(self, live: Live, thinkers: Thinkers) -> None:
        last = None  # who moved before

        async def move() -> bool:
            nonlocal last
            if live.lost or not (asked := live.asked_bots()):
                return False
            await self._play_bot(live, thinkers, asked[0], GOING_ON if asked[0] == last else READING)
            last = asked[0]
            return True

        await _go_on(live, move)

    async def _play_bot(self, live: Live, thinkers: Thinkers, seat: int, pause: float) -> None:
        number, bot, state = live.number, live.bot_of(seat), live.match.state
        assert bot is not None
        action = await thinkers.choose(live.match.game, state.dump(), seat, bot, number)
        if live.present:
            await asyncio.sleep(pause)
        # Whatever was taken back meanwhile, the position is another one, also if it has the same number again.
        if state is live.match.state and number == live.number and live.bot_of(seat) == bot:
            await self.play(live, seat, number, action)


async def _go_on(live: Live, step: Callable[[], Awaitable[bool]]) -> None:
    """Step by step, until a step says that there is nothing to do. A bot that fails tries again, later and later, as
    long as somebody watches; whoever comes next wakes it."""
    pause = SOON
    going = True
    while going:
        try:
            going = await step()
            pause = SOON
        except Exception:
            log.exception("a bot of match %s failed", live.key)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LATER)
            going = live.watched


def _resumed(record: Record) -> Match:
    return Match.resume(registry.game_of(record), record)


def _tell(written: Written, error: Exception | None) -> None:
    written.finish(error)
    written.tell()
