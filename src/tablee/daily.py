"""The game of the day: the same for everybody, and the table of who did how well.

A player's first finished game of a date is the ranked one; later ones are practice.
"""

from __future__ import annotations

from datetime import UTC, date, datetime
from pathlib import Path

import msgspec

from tablee.engine.errors import TableeError
from tablee.engine.meta import Meta
from tablee.engine.options import settle
from tablee.engine.records import Record
from tablee.engine.registry import game


class DailyError(TableeError):
    """The book of daily games cannot be read."""


class Finish(msgspec.Struct, frozen=True):
    """A finished game of the day. `standing` decides the order, first number first."""

    game: str
    day: str
    player: str
    standing: list[int]
    ranked: bool = True
    person: str = ""  # who it was, where names alone do not tell people apart


def today() -> date:
    return datetime.now(UTC).date()


def seed_of(day: date) -> int:
    """The date as the number YYYYMMDD."""
    return 10000 * day.year + 100 * day.month + day.day


def day_of(record: Record, meta: Meta) -> date | None:
    """The day whose game a record is of; None if it is any other game."""
    daily = meta.daily
    if daily is None or record.players != daily.players or record.content != game(meta.key).content.fingerprint():
        return None
    if record.options != settle(meta.options, daily.players, daily.options):
        return None
    try:
        return datetime.strptime(str(record.seed), "%Y%m%d").date()
    except ValueError:
        return None


class DailyBook:
    """All finished games of the day on this machine, in one file."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def finishes(self) -> list[Finish]:
        if not self.file.exists():
            return []
        try:
            return msgspec.json.decode(self.file.read_bytes(), type=list[Finish])
        except (msgspec.DecodeError, OSError) as error:
            raise DailyError("error-daily-book", {"file": str(self.file)}) from error

    def add(self, game: str, day: date, player: str, standing: list[int], finished: date, person: str = "") -> Finish:
        """Enter a finished game; ranked if it is this player's first of the day and was finished on that day."""
        known = self.finishes()
        first = not self.holds(game, day, player, person)
        finish = Finish(game, day.isoformat(), player, standing, first and finished == day, person)
        self._write([*known, finish])
        return finish

    def _write(self, finishes: list[Finish]) -> None:
        part = self.file.with_name(self.file.name + ".part")
        part.write_bytes(msgspec.json.encode(finishes))
        part.replace(self.file)

    def holds(self, game: str, day: date, player: str, person: str = "") -> bool:
        """Whether somebody has finished that day's game: by who they are if that is known, else by their name."""
        entered = [one for one in self.finishes() if (one.game, one.day) == (game, day.isoformat())]
        return any(one.person == person and (person or one.player == player) for one in entered)

    def hand_over(self, guest: str, person: str) -> None:
        """A guest turns out to be somebody known. Of two games of one day, the one entered first stays ranked."""
        kept: list[Finish] = []
        for one in self.finishes():
            if one.person == guest:
                one = msgspec.structs.replace(one, person=person)
            again = any((one.game, one.day, person) == (other.game, other.day, other.person) for other in kept)
            kept.append(msgspec.structs.replace(one, ranked=False) if one.person == person and again else one)
        if kept:
            self._write(kept)

    def table(self, game: str, day: date) -> list[tuple[int, Finish]]:
        """The ranked games of a day with their places; equal standings share one."""
        ranked = [one for one in self.finishes() if one.ranked and (one.game, one.day) == (game, day.isoformat())]
        places = [(1 + sum(other.standing > one.standing for other in ranked), one) for one in ranked]
        return sorted(places, key=lambda entry: (entry[0], entry[1].player))
