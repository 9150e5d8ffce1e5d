"""One program at a table: what it says and what it is told, whatever transport carries it."""

from __future__ import annotations

import logging
from collections import deque
from typing import Any, Protocol, TypeVar

import msgspec

from tablee.engine.errors import IllegalAction, TableeError
from tablee.server.api_types import Hello, NewMove, Problem
from tablee.server.hub import Hub
from tablee.server.language import speaker_for, spoken_error
from tablee.server.live import Live, TableError
from tablee.server.match_json import update

MAX_LETTERS = 10_000  # of a message
MAX_UNHEARD = 100  # messages that may wait for those before them
MAX_REFUSED = 100  # one after the other

log = logging.getLogger(__name__)
T = TypeVar("T")


class Transport(Protocol):
    """What carries the words."""

    @property
    def free(self) -> bool:
        """Whether what was said before has gone out; if not, the transport calls the session's `relieved` later."""

    def say(self, text: bytes) -> None:
        """Send a message, now or as soon as possible."""

    def hang_up(self) -> None: ...


class ProgramSession:
    """Begins after the hello. `connection` tells the reader's language."""

    def __init__(
        self, hub: Hub, live: Live, hello: Hello, player: str | None, connection: Any, transport: Transport
    ) -> None:
        self.hub = hub
        self.live = live
        self.hello = hello
        self.player = player
        self.connection = connection
        self.transport = transport
        self.speaker = speaker_for(live, connection) if hello.sentences else None
        self.number = live.number  # the program knows what happened before this move
        self.behind = False
        self.unheard: deque[str] = deque()
        self.playing = False  # a move that is not stored yet
        self.refused = 0  # messages since the last move

    def begin(self) -> None:
        self.live.followers.add(self.tell)
        self.tell()

    def end(self) -> None:
        self.live.followers.discard(self.tell)

    # What it is told --------------------------------------------------------------------------------------

    def tell(self) -> None:
        """Send the position as it is now. A program that reads slowly misses positions in between, never events."""
        if self.live.lost:
            self.transport.hang_up()  # who calls again is told what is true
            return
        if not self.transport.free:
            self.behind = True
            return
        since = min(self.number, self.live.number)  # moves may have been taken back
        self.number = self.live.number
        self.transport.say(update(self.live, since, self.hello, self.speaker))

    def relieved(self) -> None:
        """The transport is free again."""
        if self.behind:
            self.behind = False
            self.tell()

    # What it says -----------------------------------------------------------------------------------------

    def heard(self, text: str) -> None:
        """A message. They are answered one after the other."""
        self.unheard.append(text)
        if len(self.unheard) > MAX_UNHEARD:
            self.transport.hang_up()
        else:
            self._answer()

    def _answer(self) -> None:
        while self.unheard and not self.playing:
            text = self.unheard.popleft()
            try:
                self._play(understood(text, NewMove))
            except Exception as error:
                self._refuse(error)

    def _play(self, move: NewMove) -> None:
        seat = self.live.seat_of(self.player, move.seat)
        action = self.live.match.game.actions.parse(move.action)
        written = self.hub.play(self.live, seat, move.number, action)
        self.playing = True
        written.then(self._played)

    def _played(self, error: Exception | None) -> None:
        self.playing = False
        if error is None:
            self.refused = 0
        else:
            self._refuse(error)
        self._answer()

    def _refuse(self, error: Exception) -> None:
        self.refused += 1
        if not isinstance(error, TableeError):
            log.error("a move of match %s failed", self.live.key, exc_info=error)
            self.transport.hang_up()
        elif self.refused > MAX_REFUSED or not self.transport.free:
            self.transport.hang_up()  # who does not listen is not answered for ever
        else:
            self.transport.say(refusal(error, self.connection, self.live))


def understood(text: str, kind: type[T]) -> T:
    """A message as what it should be; anything else is refused."""
    if len(text) > MAX_LETTERS:
        raise TableError("error-web-large", {"letters": MAX_LETTERS})
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise TableError("error-web-request", {"problem": str(error)}) from error


def refusal(error: TableeError, connection: Any, live: Live | None) -> bytes:
    """Why nothing was changed."""
    key = error.refusal.key if isinstance(error, IllegalAction) else error.key
    return msgspec.json.encode(Problem(key, spoken_error(error, connection, live)))
