"""Seats at the table: taking one, the curtain between people at one screen, bots that stand in, playing again."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Response, post
from litestar.params import FromPath
from litestar.response import Redirect

from tablee.server import seating
from tablee.server.dependencies import AnyRequest, GivenHub, GivenVisitor
from tablee.server.pages.forms import Form, whole
from tablee.server.pages.table import table_answer
from tablee.server.people import called


class SeatPages(Controller):
    path = "/t/{key:str}"
    include_in_schema = False

    @post("/sit", status_code=200)
    async def sit(self, key: FromPath[str], data: Form, hub: GivenHub, visitor: GivenVisitor) -> Redirect:
        """Take a free seat; whoever has not said their name says it now."""
        live = await hub.get(key)
        name = await called(hub, visitor, data.get("name", ""))
        await seating.sit(hub, live, whole(data, "seat"), visitor.player, name)
        return Redirect(f"/t/{key}", status_code=303)

    @post("/face", status_code=200)
    async def face(
        self, key: FromPath[str], data: Form, request: AnyRequest, hub: GivenHub, visitor: GivenVisitor
    ) -> Response[Any]:
        """Open the curtain: the person of this seat is before the screen."""
        live = await hub.get(key)
        seat = live.seat_of(visitor.player, whole(data, "seat"))
        live.facing[visitor.player] = seat
        live.taken_for[visitor.player] = live.decision(seat)
        return table_answer(request, live, visitor)

    @post("/nobody", status_code=200)
    async def nobody(
        self, key: FromPath[str], data: Form, request: AnyRequest, hub: GivenHub, visitor: GivenVisitor
    ) -> Response[Any]:
        """Nobody at this screen answers: all pass who may."""
        live = await hub.get(key)
        live.check_number(whole(data, "number"))
        game, state = live.match.game, live.match.state
        ways = [(seat, game.way_out(state, seat)) for seat in live.look(visitor.player).window]
        for stored in [hub.play(live, seat, live.number, way) for seat, way in ways if seat not in live.noted]:
            await stored
        return table_answer(request, live, visitor)

    @post("/always", status_code=200)
    async def always(
        self, key: FromPath[str], data: Form, request: AnyRequest, hub: GivenHub, visitor: GivenVisitor
    ) -> Response[Any]:
        """Be asked always, or only when one can do more than pass. The others are not told."""
        live = await hub.get(key)
        always = data.get("always") == "yes"
        await hub.store.ask_always(key, visitor.player, always)
        for seat in live.own(visitor.player):
            live.holders[seat].always = always
        hub.tend(live)
        return table_answer(request, live, visitor)

    @post("/lend", status_code=200)
    async def lend(
        self, key: FromPath[str], data: Form, request: AnyRequest, hub: GivenHub, visitor: GivenVisitor
    ) -> Response[Any]:
        """Let a bot play a seat."""
        live = await hub.get(key)
        await seating.lend(hub, live, whole(data, "seat"), visitor.player)
        return table_answer(request, live, visitor)

    @post("/return", status_code=200)
    async def come_back(
        self, key: FromPath[str], data: Form, request: AnyRequest, hub: GivenHub, visitor: GivenVisitor
    ) -> Response[Any]:
        """Take one's seat back from the bot."""
        live = await hub.get(key)
        await seating.return_to(hub, live, whole(data, "seat"), visitor.player)
        return table_answer(request, live, visitor)

    @post("/rematch", status_code=303)
    async def rematch(self, key: FromPath[str], hub: GivenHub, visitor: GivenVisitor) -> Redirect:
        again = await seating.rematch(hub, await hub.get(key), visitor.player)
        return Redirect(f"/t/{again.key}", status_code=303)
