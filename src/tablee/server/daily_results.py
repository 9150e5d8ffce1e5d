"""The games of the day on this server: a person's first finished one is entered in the book, and ranked."""

from __future__ import annotations

import logging

from tablee.daily import DailyBook, DailyError, day_of, today
from tablee.server.live import Live

log = logging.getLogger(__name__)


class Dailies:
    def __init__(self, book: DailyBook) -> None:
        self.book = book

    def enter(self, live: Live) -> None:
        """Put a finished game in the book, if it is somebody's first of that day. The move that ended it stands."""
        game, holder = live.match.game, live.holders.get(0)
        day = day_of(live.match.record(), game.meta) if live.facts.daily else None
        if day is None or holder is None:
            return
        name, standing = live.match.seats[0].name, game.daily_standing(live.match.state)
        try:
            if not self.book.holds(game.meta.key, day, name, holder.player):
                self.book.add(game.meta.key, day, name, standing, today(), holder.player)
        except (DailyError, OSError):
            log.exception("match %s could not be entered in the book of daily games", live.key)

    def hand_over(self, guest: str, person: str) -> None:
        """What a guest finished counts for the person who they turned out to be."""
        try:
            self.book.hand_over(guest, person)
        except (DailyError, OSError):
            log.exception("the daily games of %s could not be handed over", guest)
