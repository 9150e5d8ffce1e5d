"""Beside the game: what people say at the table, and what each notes for themselves."""

from __future__ import annotations

from time import time
from typing import Any

from litestar import Controller, Response, post
from litestar.params import FromPath

from tablee.server.given import AnyRequest, GivenHub, GivenVisitor
from tablee.server.hub import stored
from tablee.server.live import TableError
from tablee.server.pages.forms import Form
from tablee.server.pages.table import table_answer
from tablee.server.pages.templating import html
from tablee.server.store import Said

MOST_SAID = 500  # letters at once
MOST_LINES = 1000
MOST_NOTED = 20_000


def storable(text: str) -> str:
    """Without the one character that PostgreSQL cannot keep."""
    return text.replace("\0", "")


class TalkPages(Controller):
    path = "/t/{key:str}"
    include_in_schema = False

    @post("/chat", status_code=200)
    async def say(
        self, key: FromPath[str], data: Form, request: AnyRequest, hub: GivenHub, visitor: GivenVisitor
    ) -> Response[Any]:
        live = await hub.get(key)
        text = storable(data.get("said", "")).strip()
        if len(text) > MOST_SAID or len(live.said) >= MOST_LINES:
            raise TableError("error-web-said", {"most": MOST_SAID, "found": len(text)})
        if text:
            look = live.look(visitor.player)
            name = visitor.name or visitor.speaker.say("web-guest")
            if look.seat is not None:
                name = live.match.seats[look.seat].name
            said = Said(len(live.said) + 1, name, look.seat, text, time())
            live.said.append(said)
            await stored(hub.store.say(key, said))
            live.announce()
        return table_answer(request, live, visitor)

    @post("/note", status_code=200)
    async def note(self, key: FromPath[str], data: Form, hub: GivenHub, visitor: GivenVisitor) -> Response[str]:
        """Keep a private note."""
        await hub.get(key)
        text = storable(data.get("note", ""))
        if len(text) > MOST_NOTED:
            raise TableError("error-web-said", {"most": MOST_NOTED, "found": len(text)})
        await stored(hub.store.write_note(key, visitor.player, text))
        return html(visitor.speaker.say("web-note-kept"))
