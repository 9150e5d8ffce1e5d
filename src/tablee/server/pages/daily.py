"""The game of the day: what it is, who did how well, and how to play it in one click."""

from __future__ import annotations

from datetime import date

import msgspec
from litestar import Controller, post
from litestar.response import Redirect

import tablee
from tablee.daily import Finish, seed_of, today
from tablee.engine import registry
from tablee.engine.errors import OptionError
from tablee.engine.messages import Speaker
from tablee.engine.meta import Meta
from tablee.server import seating
from tablee.server.dailies import Dailies
from tablee.server.hub import Hub
from tablee.server.live import HUMAN
from tablee.server.people import called
from tablee.server.store import Facts, Holder
from tablee.server.visitors import Visitor

MOST_RANKED = 3


class Challenge(msgspec.Struct):
    """Today's game as the first page shows it."""

    meta: Meta
    day: date
    about: list[str]
    table: list[tuple[int, Finish]]  # the best ones with their places, and the visitor
    entered: int  # how many are ranked in all
    practice: bool  # the visitor has finished it already


def challenges(dailies: Dailies, visitor: Visitor) -> list[Challenge]:
    day = today()
    return [_challenge(dailies, meta, day, visitor) for meta in tablee.metas() if meta.daily is not None]


def _challenge(dailies: Dailies, meta: Meta, day: date, visitor: Visitor) -> Challenge:
    assert meta.daily is not None
    speaker = Speaker(visitor.language, game=tablee.game(meta.key))
    about = [
        speaker.say("terminal-option", {"label": speaker.option(key), "choice": speaker.option_value(key, value)})
        for key, value in meta.daily.options.items()
    ]
    table = dailies.book.table(meta.key, day)
    shown = [line for rank, line in enumerate(table) if rank < MOST_RANKED or line[1].person == visitor.player]
    practice = dailies.book.holds(meta.key, day, visitor.name, visitor.player)
    return Challenge(meta, day, about, shown, len(table), practice)


class DailyPages(Controller):
    path = "/daily"
    include_in_schema = False

    @post("/{name:str}", status_code=303)
    async def play(self, name: str, hub: Hub, visitor: Visitor) -> Redirect:
        """Today's game, the same for everybody."""
        meta = registry.meta(name)
        if meta.daily is None:
            raise OptionError("error-no-daily", {"game": meta.title})
        daily, seed, facts, me = meta.daily, seed_of(today()), Facts(host=visitor.player), {0: Holder(visitor.player)}
        bots = [("", seating.STAND_IN)] * (tablee.game(name).seats(daily.players) - 1)
        seats = seating.table_of([(await called(hub, visitor, ""), HUMAN), *bots])
        live = await hub.create(name, daily.players, seed, daily.options, seats, facts, me)
        return Redirect(f"/t/{live.key}", status_code=303)
