"""A match in memory, with those who sit at it and those who follow it."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from time import time
from typing import Any

import msgspec

from tablee.engine.errors import TableeError
from tablee.engine.match import Match
from tablee.engine.records import HUMAN, NAMELESS
from tablee.server.store import Facts, Holder, Said
from tablee.server.windows import NotedAnswer

FREE = NAMELESS  # the name of a seat nobody has taken
LEAVING = 2.0  # seconds until who closed a page counts as gone: whoever loads it anew never went

log = logging.getLogger(__name__)


class TableError(TableeError):
    """Something was asked of a match that cannot be done."""


class Look(msgspec.Struct, frozen=True):
    """From where a player looks at a match: a seat, or nowhere (a spectator); and whom a curtain waits for."""

    seat: int | None
    curtain: bool = False
    window: tuple[int, ...] = ()  # the seats at one screen of whom somebody may answer


class Live:
    def __init__(self, key: str, match: Match, facts: Facts, holders: dict[int, Holder], said: list[Said]) -> None:
        self.key = key
        self.match = match
        self.facts = facts
        self.holders = holders
        self.said = said
        # Counts every change of anything that a page shows. From the clock, so that it differs after a restart too.
        self.version = int(1000 * time())
        self.drawings: dict[Any, Any] = {}  # what was drawn since the match changed, by who looks
        self.steps: dict[Any, Any] = {}  # the last moves as pages show them, by who looks
        self.told: dict[Any, Any] = {}  # and as lines and signs
        self.facing: dict[str, int] = {}  # who of several people at one screen has it before them
        self.present: Counter[str] = Counter()  # open pages, by player
        self.taken_for: dict[str, str] = {}  # for which decision in a window they have it
        self.thinking: asyncio.Task[None] | None = None  # while bots play
        self.opened: dict[str, float] = {}  # when the pauses of open windows are over, by decision
        self.noted: dict[int, NotedAnswer] = {}  # answers that wait for that
        self.answering: dict[int, asyncio.Task[None]] = {}  # bots that think in a window
        # What was confirmed at once: its last move → how many there were before. Later it is undone by moves.
        self.confirmed: dict[int, int] = {}
        self.writing = 0  # changes that are not stored yet
        self.lost = False  # one could not be stored: what is here is not true, and is loaded anew
        self.rematching = asyncio.Lock()
        self.followers: set[Callable[[], None]] = set()  # called after every change of the match
        self._waiting: list[asyncio.Future[None]] = []

    # Where the match stands -----------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """The number that the next move must carry."""
        return len(self.match.log)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What somebody may know now, put together once for all that is drawn of it; not to be changed."""
        state, key = self.match.state, ("known", seat)
        of, number, found = self.drawings.get(key, (None, 0, {}))
        if of is not state or number != self.number:  # somebody may look before the change is announced
            found = state.view(seat)
            self.drawings[key] = state, self.number, found
        view: dict[str, Any] = found
        return view

    @property
    def free(self) -> list[int]:
        """The seats that wait for a person. The game begins when there are none; after it nobody is waited for."""
        if len(self.holders) == len(self.match.seats) or self.match.state.over:
            return []
        return [
            number for number, seat in enumerate(self.match.seats) if seat.kind == HUMAN and number not in self.holders
        ]

    @property
    def asked(self) -> list[int]:
        """The seats that must decide now."""
        return [] if self.free else self.match.state.pending()

    def in_windows(self) -> list[int]:
        """The seats that are asked whatever they hold."""
        game, state = self.match.game, self.match.state
        return [seat for seat in self.asked if game.in_window(state, seat)] if game.windows else []

    def asked_bots(self) -> list[int]:
        """The bots' seats that must decide now, but those in windows."""
        windows = self.in_windows()
        return [seat for seat in self.asked if self.bot_of(seat) is not None and seat not in windows]

    def answered_by_table(self, seat: int) -> bool:
        """Whether the table passes for a person, who can do nothing else and does not want to be asked. Around one
        screen it never does: all who sit there would see for whom."""
        holder = self.holders.get(seat)
        if seat not in self.in_windows() or holder is None or holder.bot is not None or holder.always:
            return False
        return not self.around_one_screen(holder.player) and len(self.match.state.legal(seat)) == 1

    def decides(self, seat: int) -> bool:
        """Whether a seat has to decide now, as only its holder may know: the table does not answer for it, and it has
        not answered yet."""
        return seat in self.asked and seat not in self.noted and not self.answered_by_table(seat)

    def decision(self, seat: int) -> str:
        """The name of what a seat is to decide now. What others do at the same time does not change it."""
        return f"{seat}-{sum(move.seat == seat for move in self.match.moves)}"

    def check_number(self, number: int) -> None:
        """A page that is not up to date is told so, and changes nothing."""
        if self.lost:
            raise TableError("error-table-lost", {})
        if number != self.number:
            raise TableError("error-table-late", {"number": number, "expected": self.number})

    def renumbered(self, seat: int, number: int) -> int:
        """The number a seat's move carries now. What others decided at the same time does not make it late."""
        meanwhile = self.match.moves[max(number - 1, 0) :]
        return max(number, self.number) if all(move.seat != seat for move in meanwhile) else number

    def played_by(self, seat: int, number: int) -> int:
        """The number of a seat's first move from a number on; else the number of the next move."""
        found = (later for later in range(number, self.number) if self.match.moves[later - 1].seat == seat)
        return next(found, self.number)

    # Who sits where --------------------------------------------------------------------------------------

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays a seat now."""
        kind = self.match.seats[seat].kind
        if kind != HUMAN:
            return kind
        return self.holders[seat].bot if seat in self.holders else None

    def seat_of(self, player: str | None, seat: int) -> int:
        """The seat if the player holds it."""
        if seat not in self.holders or self.holders[seat].player != player:
            raise TableError("error-table-seat", {"number": seat + 1})
        return seat

    def own(self, player: str | None) -> list[int]:
        """The seats that a player holds."""
        return sorted(seat for seat, holder in self.holders.items() if holder.player == player)

    def around_one_screen(self, player: str) -> bool:
        """Whether several people share a player's screen. Alone one may hold several seats."""
        return len(self.own(player)) > 1 and self.match.state.players > 1

    def look(self, player: str | None) -> Look:
        """From the seat that is asked, if one player holds several; between people of one screen hangs a curtain."""
        own = self.own(player)
        if not own or player is None:
            return Look(None)
        if len(own) == 1:
            return Look(own[0])
        if self.free:
            return Look(None)  # nobody is asked yet
        facing = self.facing.get(player)
        asked = [seat for seat in own if seat in self.asked and self.bot_of(seat) is None]
        window = [seat for seat in asked if seat in self.in_windows() and self.around_one_screen(player)]
        if window and len(window) == len(asked):
            if facing in window and self.taken_for.get(player) == self.decision(facing):
                return Look(facing)
            return Look(None, window=tuple(window))
        seat = facing if facing is not None and (facing in asked or not asked) else (asked or own)[0]
        state = self.match.state
        hidden = seat != facing and state.players > 1 and not state.over and self.match.sees_more(seat)
        return Look(seat, curtain=hidden)

    # Those who follow it -----------------------------------------------------------------------------------

    def come(self, *players: str) -> None:
        """Players open a page; the others see that they are here."""
        for player in players:
            self.present[player] += 1
            if self.present[player] == 1:
                self._wake()

    def go(self, *players: str) -> None:
        """They close it, which is told unless they soon open another one."""
        for player in players:
            asyncio.get_running_loop().call_later(LEAVING, self._gone, player)

    def _gone(self, player: str) -> None:
        self.present[player] -= 1
        if not self.present[player]:
            del self.present[player]
            self._wake()
        if not self.watched:
            self.drawings.clear()  # nobody looks any more
            self.steps.clear()
            self.told.clear()

    @property
    def watched(self) -> bool:
        """Whether somebody waits for what happens next."""
        return bool(self._waiting or self.present or self.followers)

    @property
    def followed(self) -> bool:
        """Whether somebody waits for what happens next, or something is under way."""
        thinks = self.thinking is not None and not self.thinking.done()
        answers = any(not task.done() for task in self.answering.values())
        return bool(self.watched or self.writing or thinks or self.noted or answers)

    def announce(self) -> None:
        """The match changed: wake those who wait, and tell those who follow."""
        self.drawings.clear()
        self._wake()
        for tell in list(self.followers):
            try:
                tell()
            except Exception:  # what one cannot be told must not keep the others waiting
                log.exception("a follower of match %s could not be told", self.key)

    def _wake(self) -> None:
        """What a page shows changed. By itself, who is here changes nothing of what is drawn once for many."""
        self.version += 1
        waiting, self._waiting = self._waiting, []
        for one in waiting:
            if not one.done():
                one.set_result(None)

    async def wait(self, version: int) -> int:
        """The version once it is another than the given one."""
        while self.version == version:
            change: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append(change)
            try:
                await change
            finally:
                if change in self._waiting:  # who waited gave up
                    self._waiting.remove(change)
        return self.version
