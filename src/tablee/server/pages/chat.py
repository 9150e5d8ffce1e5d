"""Beside the game: what people say at the table, and what each notes for themselves."""

from __future__ import annotations

from time import time
from typing import Any

from litestar import Controller, Response, post
from litestar.params import FromPath

from tablee.server.dependencies import AnyRequest, GivenHub, GivenVisitor
from tablee.server.live import TableError
from tablee.server.pages.forms import Form
from tablee.server.pages.table import table_answer
from tablee.server.pages.templating import html
from tablee.server.store import Said

MAX_SAID = 500  # letters at once
MAX_LINES = 2000
MAX_BY_SPECTATORS = 300  # after so many lines only those at the table talk on
MAX_NOTED = 20_000


def storable(text: str) -> str:
    """Without the one character that PostgreSQL cannot keep."""
    return text.replace("\0", "")


class ChatPages(Controller):
    path = "/t/{key:str}"
    include_in_schema = False

    @post("/chat", status_code=200)
    async def say(
        self, key: FromPath[str], data: Form, request: AnyRequest, hub: GivenHub, visitor: GivenVisitor
    ) -> Response[Any]:
        live = await hub.get(key)
        text = storable(data.get("said", "")).strip()
        look = live.look(visitor.player)
        if len(text) > MAX_SAID:
            raise TableError("error-web-said", {"most": MAX_SAID, "found": len(text)})
        if len(live.said) >= (MAX_LINES if look.seat is not None else MAX_BY_SPECTATORS):
            raise TableError("error-web-chat-full", {})
        if text:
            name = visitor.name or visitor.speaker.say("web-guest")
            if look.seat is not None:
                name = live.match.seats[look.seat].name
            said = Said(len(live.said) + 1, name, look.seat, text, time())
            live.said.append(said)
            await hub.keep(live, hub.store.say(key, said))
        return table_answer(request, live, visitor)

    @post("/note", status_code=200)
    async def note(self, key: FromPath[str], data: Form, hub: GivenHub, visitor: GivenVisitor) -> Response[str]:
        """Keep a private note."""
        await hub.get(key)
        if "note" not in data:
            raise TableError("error-web-missing-field", {"field": "note"})
        text = storable(data["note"])
        if len(text) > MAX_NOTED:
            raise TableError("error-web-said", {"most": MAX_NOTED, "found": len(text)})
        await hub.store.write_note(key, visitor.player, text)
        return html(visitor.speaker.say("web-note-kept"))
