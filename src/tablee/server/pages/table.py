"""The table: its page, its live updates, and what one does there with a turn."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator
from typing import Any

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect, Stream

from tablee.drawing.looks import page_of
from tablee.engine.chance import Rng
from tablee.engine.errors import IllegalAction
from tablee.server import takebacks
from tablee.server.answers import PAGE
from tablee.server.compressed import stream_of
from tablee.server.dependencies import AnyRequest, GivenHub, GivenVisitor
from tablee.server.live import Live, TableError
from tablee.server.pages.choosing import PLAN
from tablee.server.pages.drawing import inside, speaker_for
from tablee.server.pages.forms import Form, asked_by
from tablee.server.pages.previews import asks_first, foreseen, previewed, reasons
from tablee.server.pages.templating import fill, html, is_htmx
from tablee.server.sent_events import SentEvent
from tablee.server.visitors import Visitor

VERSION = re.compile(r"[0-9]{1,18}")
IN_PREVIEW = {"HX-Retarget": ".preview", "HX-Reswap": "outerHTML"}
HEARTBEAT = 20.0  # seconds; a page that hears nothing for longer knows that the line is dead
STILL_HERE = SentEvent(data="", event="heartbeat")

log = logging.getLogger(__name__)


def table_answer(request: Request[Any, Any, Any], live: Live, visitor: Visitor) -> Response[Any]:
    """The table as it is now: to a page the part that changes, to a browser without scripts the whole page again."""
    text = "text" in request.query_params or "text=" in request.headers.get("hx-current-url", "").partition("?")[2]
    if not is_htmx(request):
        return Redirect(f"/t/{live.key}" + ("?text=1" if text else ""), status_code=303)
    drawn = html(inside(live, visitor, text))
    request.app.state.hub.answers.tell(request.headers.get(PAGE, ""), live.version)
    return drawn


def planned(live: Live, seat: int, number: int, text: str) -> list[int]:
    """The actions of a form, mostly one. All are legal one after the other, or none is played."""
    live.check_number(number)
    actions = [live.match.game.actions.parse(part) for part in text.split(PLAN)]
    trial = live.match.state.imagine(seat, Rng(0)) if len(actions) > 1 else live.match.state
    for action in actions:
        refusal = trial.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        if trial is not live.match.state:
            trial.play(seat, action)
    return actions


def _news(live: Live, visitor: Visitor, text: bool) -> SentEvent:
    """The table drawn anew. Where a game's drawing fails, a notice says so; the line is kept, or pages would call again
    and again."""
    try:
        return SentEvent(data=inside(live, visitor, text), id=str(live.version))
    except Exception:
        log.exception("match %s could not be drawn", live.key)
        said = fill("notice.html", visitor, said=visitor.speaker.say("web-undrawn"))
        return SentEvent(data=said, event="notice")


class TablePages(Controller):
    path = "/t/{key:str}"
    include_in_schema = False

    @get(media_type=MediaType.HTML)
    async def table(
        self, key: FromPath[str], hub: GivenHub, visitor: GivenVisitor, text: FromQuery[bool] = False
    ) -> str:
        live = await hub.get(key)
        return fill(
            "table.html",
            visitor,
            speaker_for(live, visitor),
            live=live,
            meta=live.match.game.meta,
            text=text,
            body=inside(live, visitor, text),
            heartbeat=HEARTBEAT,
            note=await asyncio.to_thread(hub.store.note, key, visitor.player),
        )

    @get("/live")
    async def follow(
        self,
        key: FromPath[str],
        request: AnyRequest,
        hub: GivenHub,
        visitor: GivenVisitor,
        seen: FromQuery[int] = 0,
        text: FromQuery[bool] = False,
        glance: FromQuery[bool] = False,
        page: FromQuery[str] = "",
    ) -> Stream:
        """The table drawn anew after every change, until the reader leaves. Who has seen another version than there is
        now is sent it at once, others a sign of life. A tab that only glances does not count as somebody who is here.
        What an answer told this very page is not told again."""
        await hub.get(key)  # an unknown match is refused before the stream begins
        known = request.headers.get("last-event-id", "")

        async def changes() -> AsyncIterator[SentEvent]:
            table, version = await hub.get(key), int(known) if VERSION.fullmatch(known) else seen
            here = [] if glance else [visitor.player]
            latest = table.version
            table.come(*here)
            if version == latest and table.own(visitor.player):
                version = table.version  # that one has come oneself is no news
            with hub.answers.follow(page) as told:
                try:
                    if version == table.version:
                        yield STILL_HERE
                    while True:
                        try:
                            await asyncio.wait_for(table.wait(version), HEARTBEAT)
                        except TimeoutError:
                            yield STILL_HERE
                            continue
                        await hub.answers.settled(page)
                        if table.lost:
                            again = await hub.get(key)
                            again.come(*here)
                            table.go(*here)
                            table = again
                        version = table.version
                        if version != told.version:
                            yield _news(table, visitor, text)
                finally:
                    table.go(*here)

        return stream_of(changes(), request.headers.get("accept-encoding", ""))

    @post("/moves", status_code=200)
    async def move(
        self, key: FromPath[str], data: Form, request: AnyRequest, hub: GivenHub, visitor: GivenVisitor
    ) -> Response[Any]:
        live = await hub.get(key)
        seat, number = asked_by(live, data, visitor)
        number = live.renumbered(seat, number)
        actions = planned(live, seat, number, data.get("action", ""))
        if "touch" in data and asks_first(live, seat, actions, visitor):
            return html(previewed(live, seat, actions, visitor), headers=IN_PREVIEW)
        await hub.play(live, seat, number, *actions)
        return table_answer(request, live, visitor)

    @get("/preview", media_type=MediaType.HTML)
    async def preview(
        self,
        key: FromPath[str],
        seat: FromQuery[int],
        number: FromQuery[int],
        action: FromQuery[str],
        hub: GivenHub,
        visitor: GivenVisitor,
    ) -> str:
        """What an action would cost and bring, before it is played."""
        live = await hub.get(key)
        live.seat_of(visitor.player, seat)
        return previewed(live, seat, planned(live, seat, live.renumbered(seat, number), action), visitor)

    @get("/foreseen")
    async def foresee(
        self,
        key: FromPath[str],
        seat: FromQuery[int],
        number: FromQuery[int],
        action: FromQuery[str],
        hub: GivenHub,
        visitor: GivenVisitor,
    ) -> dict[str, str]:
        """Where an action would put something, or change a number, while a pointer is over it."""
        live = await hub.get(key)
        live.seat_of(visitor.player, seat)
        return foreseen(live, seat, planned(live, seat, live.renumbered(seat, number), action), visitor)

    @get("/why", media_type=MediaType.HTML)
    async def why(
        self,
        key: FromPath[str],
        seat: FromQuery[int],
        piece: FromQuery[str],
        hub: GivenHub,
        visitor: GivenVisitor,
        before: FromQuery[str] = "",
    ) -> str:
        """Why a piece cannot be touched now, after others that were."""
        live = await hub.get(key)
        live.seat_of(visitor.player, seat)
        speaker = speaker_for(live, visitor)
        found = reasons(live, seat, piece, speaker, before.split())
        return fill("why.html", visitor, speaker, decision=live.decision(seat), reasons=found)

    @get("/cards/{name:str}", media_type=MediaType.HTML)
    async def card(self, key: FromPath[str], name: FromPath[str], hub: GivenHub, visitor: GivenVisitor) -> str:
        """A card enlarged."""
        live = await hub.get(key)
        drawn = page_of(live.match.game.meta).card(live.match.game, name, speaker_for(live, visitor))
        if drawn is None:
            raise TableError("error-web-card", {"name": name[:40]})
        return str(drawn)

    @post("/undo", status_code=200)
    async def undo(
        self, key: FromPath[str], data: Form, request: AnyRequest, hub: GivenHub, visitor: GivenVisitor
    ) -> Response[Any]:
        live = await hub.get(key)
        await hub.undo_confirmed(live, *asked_by(live, data, visitor))
        return table_answer(request, live, visitor)

    @post("/restart", status_code=200)
    async def restart(
        self, key: FromPath[str], data: Form, request: AnyRequest, hub: GivenHub, visitor: GivenVisitor
    ) -> Response[Any]:
        """Take back the whole turn so far."""
        live = await hub.get(key)
        await hub.restart_turn(live, *asked_by(live, data, visitor))
        return table_answer(request, live, visitor)

    @post("/propose", status_code=200)
    async def propose(
        self, key: FromPath[str], data: Form, request: AnyRequest, hub: GivenHub, visitor: GivenVisitor
    ) -> Response[Any]:
        """Ask the others to let one take back what was already revealed."""
        live = await hub.get(key)
        await takebacks.propose(hub, live, *asked_by(live, data, visitor))
        return table_answer(request, live, visitor)

    @post("/consent", status_code=200)
    async def answer(
        self, key: FromPath[str], data: Form, request: AnyRequest, hub: GivenHub, visitor: GivenVisitor
    ) -> Response[Any]:
        live = await hub.get(key)
        await takebacks.answer(hub, live, *asked_by(live, data, visitor), agreed=data.get("agreed") == "yes")
        return table_answer(request, live, visitor)
