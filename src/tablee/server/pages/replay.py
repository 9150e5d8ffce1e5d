"""A game again from its first move: by action or by turn, from any seat once it is over; records in and out."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import Controller, Response, get, post
from litestar.datastructures import UploadFile
from litestar.enums import RequestEncodingType
from litestar.params import Body, FromPath, FromQuery
from litestar.response import Redirect

from tablee.drawing.looks import page_of
from tablee.engine import records, registry
from tablee.engine.errors import ReplayError
from tablee.engine.records import Move
from tablee.server import seating
from tablee.server.dependencies import AnyRequest, GivenHub, GivenVisitor
from tablee.server.live import Live, TableError
from tablee.server.pages.drawing import draw, speaker_for
from tablee.server.pages.forms import MAX_DIGITS, Form, whole
from tablee.server.pages.log import log_entry
from tablee.server.pages.scores import result_of, sheet_of
from tablee.server.pages.steps import in_attribute, step_of
from tablee.server.pages.templating import fill, html, is_htmx
from tablee.server.people import called
from tablee.server.store import Facts
from tablee.server.visitors import Visitor

EVERYBODY = "all"  # looks as a spectator does


class Moment(msgspec.Struct):
    """Where a replay stands, and where its buttons lead."""

    at: int
    last: int
    turn_back: int
    turn_forward: int


class ReplayPages(Controller):
    include_in_schema = False

    @get("/t/{key:str}/replay")
    async def replay(
        self,
        key: FromPath[str],
        request: AnyRequest,
        hub: GivenHub,
        visitor: GivenVisitor,
        at: FromQuery[int | None] = None,
        seat: FromQuery[str | None] = None,
    ) -> Response[str]:
        live = await hub.get(key)
        match, speaker = live.match, speaker_for(live, visitor)
        allowed = seats_to_look_from(live, visitor)
        looking = looked_from(live, seat, allowed, visitor)
        moment = moment_of(match.moves, len(match.moves) if at is None else at)
        state, page = match.position(moment.at), page_of(match.game.meta)
        parts = draw(state.view(looking), match.recent(looking, moment.at), page, speaker)
        body = fill(
            "replaying.html",
            visitor,
            speaker,
            live=live,
            meta=match.game.meta,
            moment=moment,
            seat=looking,
            seats=allowed,
            parts=parts,
            steps=in_attribute(step_of(match, moment.at, looking, page, speaker)) if moment.at else "[]",
            entry=log_entry(match, moment.at, looking, page, speaker),
            over=match.state.over,
            result=result_of(state, speaker) if state.over else None,
            sheet=sheet_of(state, speaker) if state.over or parts.scored else None,
        )
        if is_htmx(request):
            return html(body)
        return html(fill("replay.html", visitor, speaker, live=live, meta=match.game.meta, body=body))

    @post("/t/{key:str}/play-on", status_code=303)
    async def play_on(self, key: FromPath[str], data: Form, hub: GivenHub, visitor: GivenVisitor) -> Redirect:
        """A new table that goes on from this moment."""
        live = await hub.get(key)
        name = await called(hub, visitor, "")
        again = await seating.play_on(hub, live, whole(data, "at"), whole(data, "seat"), visitor.player, name)
        return Redirect(f"/t/{again.key}", status_code=303)

    @get("/t/{key:str}/record")
    async def download(self, key: FromPath[str], hub: GivenHub) -> Response[bytes]:
        """The record of a finished game, as a file."""
        live = await hub.get(key)
        if not live.match.state.over:
            raise TableError("error-table-running", {})
        name = f"tablee-{live.match.game.meta.key}-{key}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(live.match.record().encode(), media_type="application/json", headers=headers)

    @post("/records", status_code=303)
    async def upload(
        self,
        data: Annotated[dict[str, UploadFile], Body(media_type=RequestEncodingType.MULTI_PART)],
        hub: GivenHub,
        visitor: GivenVisitor,
    ) -> Redirect:
        """A record from a file: a finished game to look at, an unfinished one to play on."""
        file = data.get("record")
        if file is None:
            raise ReplayError("error-web-missing-field", {"field": "record"})
        record = records.decode(await file.read())
        for seat in record.seats:
            seating.check_kind(seat.kind)
        await asyncio.to_thread(records.verify, record, registry.game_of(record))
        live = await hub.adopt(record, Facts(host=visitor.player))
        return Redirect(f"/t/{live.key}/replay?at=0" if live.match.state.over else f"/t/{live.key}", status_code=303)


def seats_to_look_from(live: Live, visitor: Visitor) -> list[int]:
    """Any seat when the game is over; before, only one's own, and none at a screen with a curtain."""
    if live.match.state.over:
        return list(range(len(live.match.seats)))
    own = live.own(visitor.player)
    return own if len(own) == 1 else []


def looked_from(live: Live, asked: str | None, allowed: list[int], visitor: Visitor) -> int | None:
    if asked is None:
        own = live.own(visitor.player)
        return own[0] if own and own[0] in allowed else None
    if asked == EVERYBODY:
        return None
    if asked not in {str(seat) for seat in allowed}:
        raise TableError("error-table-look", {"place": asked[:MAX_DIGITS]})
    return int(asked)


def moment_of(moves: list[Move], at: int) -> Moment:
    """A turn is a row of moves by one seat."""
    at = max(0, min(at, len(moves)))
    starts = [0, *(n for n in range(1, len(moves)) if moves[n].seat != moves[n - 1].seat), len(moves)]
    back = max((start for start in starts if start < at), default=0)
    forward = min((start for start in starts if start > at), default=len(moves))
    return Moment(at, len(moves), back, forward)
