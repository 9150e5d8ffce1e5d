"""Windows: what a seat is asked whatever it holds. No answer takes effect before a pause that depends on nothing
secret, so that nobody can tell who had a choice; for who can only pass the table answers."""

from __future__ import annotations

import hmac
from hashlib import sha256
from secrets import token_bytes

import msgspec

from tablee.bots import windows
from tablee.server.writer import Written

WORD = 8  # bytes of a digest that make a number


class Pauses:
    """How long the windows of a server stay open at least. Who does not know its secret cannot tell beforehand."""

    def __init__(self, secret: bytes | None = None) -> None:
        self.secret = token_bytes() if secret is None else secret

    def length(self, match: str, decision: str) -> float:
        """By the number of the question alone: the same whatever anybody holds."""
        drawn = hmac.new(self.secret, f"{match} {decision}".encode(), sha256).digest()[:WORD]
        part: float = int.from_bytes(drawn) / 256**WORD
        return windows.SHORTEST + part * (windows.LONGEST - windows.SHORTEST)


class NotedAnswer(msgspec.Struct):
    """What a seat has answered while its window's pause is not over."""

    decision: str
    actions: tuple[int, ...]
    written: Written  # told once it is played and stored, or why it is not
