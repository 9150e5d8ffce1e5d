"""Names and accounts. A name is enough to play; an account keeps one's games across devices."""

from __future__ import annotations

import asyncio
from collections import deque
from time import monotonic
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error

from tablee.engine.records import HUMAN, MAX_LETTERS, Seat
from tablee.server.hub import Hub
from tablee.server.live import FREE, TableError
from tablee.server.store import Person
from tablee.server.visitors import Visitor

MIN_LETTERS = 8  # of a passphrase
MAX_PHRASE = 200
MAX_TRIES = 5  # wrong passphrases for one name within …
TRIES_SECONDS = 60.0
INVISIBLE = " \u115f\u1160\u2800\u3164\uffa0"  # printable, if one asks Python, but blank
hasher = PasswordHasher()
hashing = asyncio.Semaphore(2)  # each takes much memory and a core, which is its purpose
NOBODY = hasher.hash("nobody")  # checked when a name is unknown, so that the answer takes as long


class Tries:
    """Slows down what may not be done too often, such as guessing: who was wrong too often for a name has to wait, even
    with the right passphrase."""

    def __init__(self, most: int = MAX_TRIES, seconds: float = TRIES_SECONDS, key: str = "error-account-tries") -> None:
        self.most, self.seconds, self.key = most, seconds, key
        self._recent: dict[str, deque[float]] = {}

    def count(self, account: str) -> None:
        """Before the passphrase is looked at, so that many tries at once count as many."""
        now = monotonic()
        for name, times in list(self._recent.items()):
            while times and now - times[0] > self.seconds:
                times.popleft()
            if not times:
                del self._recent[name]
        times = self._recent.setdefault(account, deque())
        if len(times) >= self.most:
            raise TableError(self.key, {"seconds": int(self.seconds)})
        times.append(now)

    def forgive(self, account: str) -> None:
        self._recent.pop(account, None)


def name_in(typed: str) -> str:
    """The name that somebody typed; empty if there is nothing to see, or only the mark of a free seat."""
    name = Seat(typed, HUMAN).name
    return name if name != FREE and name.strip(INVISIBLE) else ""


async def called(hub: Hub, visitor: Visitor, given: str) -> str:
    """What a visitor is called: the name just given, which is kept, or the one they have."""
    name = name_in(given)
    if not name:
        return visitor.name or visitor.speaker.say("seat-you")
    if name != visitor.name:
        await hub.store.name(visitor.player, name)
    return name


def _account(name: str) -> str:
    """The name by which to log in, however a device writes its letters."""
    return normalize("NFC", Seat(normalize("NFC", name), HUMAN).name.casefold())


async def register(hub: Hub, visitor: Visitor, name: str, passphrase: str) -> None:
    """Make an account of the visitor, who keeps all games."""
    if not name_in(name):
        raise TableError("error-account-name", {"most": MAX_LETTERS})
    if not MIN_LETTERS <= len(passphrase) <= MAX_PHRASE:
        raise TableError("error-account-phrase", {"least": MIN_LETTERS, "most": MAX_PHRASE})
    if visitor.account is not None:
        raise TableError("error-account-have", {"name": visitor.account})
    async with hashing:
        hashed = await asyncio.to_thread(hasher.hash, passphrase)
    if hub.store.account(_account(name)) is not None:
        raise TableError("error-account-taken", {"name": name})
    await hub.store.register(visitor.player, name_in(name), _account(name), hashed)


async def log_in(hub: Hub, tries: Tries, visitor: Visitor, name: str, passphrase: str) -> Person:
    """The person of an account; what the visitor played as a guest of this browser comes along."""
    tries.count(_account(name))
    found = hub.store.account(_account(name))
    person, hashed = found if found else (None, NOBODY)
    try:
        async with hashing:
            await asyncio.to_thread(hasher.verify, hashed, passphrase[:MAX_PHRASE])
    except Argon2Error:
        person = None
    if person is None:
        raise TableError("error-account-wrong", {})
    tries.forgive(_account(name))
    if visitor.account is None:
        await hub.store.merge(visitor.player, person.id)
        for live in hub.live.values():
            for holder in live.holders.values():
                if holder.player == visitor.player:
                    holder.player = person.id
            if live.facts.host == visitor.player:
                live.facts.host = person.id
    return person
