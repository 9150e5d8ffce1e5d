"""The game of the day: what it is, who did how well, and how to play it in one click."""

from __future__ import annotations

from datetime import date
from functools import lru_cache

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath
from litestar.response import Redirect

import tablee
from tablee.daily import Finish, seed_of, today
from tablee.drawing.looks import page_of
from tablee.engine import registry
from tablee.engine.errors import OptionError
from tablee.engine.events import Event
from tablee.engine.messages import Speaker
from tablee.engine.meta import Meta
from tablee.engine.records import HUMAN
from tablee.engine.state import State
from tablee.server import seating
from tablee.server.daily_results import Dailies
from tablee.server.dependencies import GivenHub, GivenVisitor
from tablee.server.people import called
from tablee.server.store import Facts, Holder
from tablee.server.tolerance import tolerating
from tablee.server.visitors import Visitor

MAX_RANKED = 3
MAX_TOLD = 4  # of the set-up


class Challenge(msgspec.Struct):
    """Today's game as the first page shows it."""

    meta: Meta
    day: date
    about: list[str]
    table: list[tuple[int, Finish]]  # the best ones with their places, and the visitor
    entered: int  # how many are ranked in all
    practice: bool  # the visitor has finished it already


def challenges(dailies: Dailies, visitor: Visitor) -> list[Challenge]:
    day, found = today(), []
    for meta in tablee.games():
        if meta.daily is not None:
            with tolerating(meta.key, "the game of the day"):
                found.append(_challenge(dailies, meta, day, visitor))
    return found


def _challenge(dailies: Dailies, meta: Meta, day: date, visitor: Visitor) -> Challenge:
    speaker = Speaker(visitor.language, game=tablee.game(meta.key))
    about = [speaker.event(event) for event in _dealt(meta.key, day)[1] if event.visible_to(None)][:MAX_TOLD]
    table = dailies.book.table(meta.key, day)
    shown = [line for rank, line in enumerate(table) if rank < MAX_RANKED or line[1].person == visitor.player]
    practice = dailies.book.holds(meta.key, day, visitor.name, visitor.player)
    return Challenge(meta, day, about, shown, len(table), practice)


@lru_cache(maxsize=8)
def _dealt(name: str, day: date) -> tuple[State, list[Event]]:
    """Where everybody begins on that day, and what happened until then."""
    meta = _with_daily(name)
    assert meta.daily is not None
    return tablee.game(name).start(meta.daily.players, seed_of(day), meta.daily.options)


class DailyPages(Controller):
    path = "/daily"
    include_in_schema = False

    @get("/{name:str}/picture.svg", media_type="image/svg+xml")
    async def picture(self, name: FromPath[str]) -> str:
        """What today's game looks like at its start."""
        return page_of(_with_daily(name)).daily_picture(_dealt(name, today())[0].view(None))

    @post("/{name:str}", status_code=303)
    async def play(self, name: FromPath[str], hub: GivenHub, visitor: GivenVisitor) -> Redirect:
        """Today's game, the same for everybody."""
        meta = _with_daily(name)
        assert meta.daily is not None
        daily, seed, facts, me = (
            meta.daily,
            seed_of(today()),
            Facts(host=visitor.player, daily=True),
            {0: Holder(visitor.player)},
        )
        bots = [("", seating.STAND_IN)] * (tablee.game(name).seats(daily.players) - 1)
        seats = seating.table_of([(await called(hub, visitor, ""), HUMAN), *bots])
        live = await hub.create(name, daily.players, seed, daily.options, seats, facts, me)
        return Redirect(f"/t/{live.key}", status_code=303)


def _with_daily(name: str) -> Meta:
    meta = registry.meta(name)
    if meta.daily is None:
        raise OptionError("error-no-daily", {"game": meta.key})
    return meta
