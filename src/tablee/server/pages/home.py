"""The first page: the games, one's own tables, the open ones, and how to set one up."""

from __future__ import annotations

from secrets import randbits
from typing import Any

from litestar import Controller, MediaType, Request, get, post
from litestar.datastructures import Cookie
from litestar.response import Redirect

import tablee
from tablee.engine.messages import LANGUAGES, Speaker
from tablee.server import seating
from tablee.server.hub import Hub
from tablee.server.language import COOKIE
from tablee.server.live import HUMAN
from tablee.server.pages.forms import Form
from tablee.server.pages.templating import fill
from tablee.server.people import called
from tablee.server.store import Facts
from tablee.server.visitors import MANY_YEARS, THEME, THEMES, Visitor

MOST_LISTED = 20


class HomePages(Controller):
    include_in_schema = False

    @get("/", media_type=MediaType.HTML)
    async def home(self, hub: Hub, visitor: Visitor) -> str:
        covers = [(meta, Speaker(visitor.language, meta).say("tagline")) for meta in tablee.metas()]
        return fill("home.html", visitor, covers=covers, mine=hub.store.held_by(visitor.player, MOST_LISTED))

    @post("/play", status_code=303)
    async def play_now(self, data: Form, hub: Hub, visitor: Visitor) -> Redirect:
        """One click: the person against bots."""
        name = await called(hub, visitor, data.get("name", ""))
        seats = seating.table_of([(name, HUMAN), ("", data.get("bot", seating.STAND_IN))])
        live = await hub.create(data.get("game", ""), 2, randbits(32), {}, seats, Facts(host=visitor.player))
        await seating.sit(hub, live, 0, visitor.player)
        return Redirect(f"/t/{live.key}", status_code=303)

    @get("/language/{language:str}")
    async def speak(self, language: str, request: Request[Any, Any, Any]) -> Redirect:
        """Read everything in another language from now on."""
        chosen = language if language in LANGUAGES else LANGUAGES[0]
        return _back(request, Cookie(COOKIE, value=chosen, samesite="lax", max_age=MANY_YEARS))

    @get("/theme/{theme:str}")
    async def light(self, theme: str, request: Request[Any, Any, Any]) -> Redirect:
        """Dark, light, or as the browser says."""
        chosen = theme if theme in THEMES else THEMES[0]
        return _back(request, Cookie(THEME, value=chosen, samesite="lax", max_age=MANY_YEARS))


def _back(request: Request[Any, Any, Any], cookie: Cookie) -> Redirect:
    """To where the reader was, and nowhere else."""
    _, _, rest = request.headers.get("referer", "").partition("//")
    host, _, path = rest.partition("/")
    return Redirect(f"/{path}" if host == request.headers.get("host") else "/", cookies=[cookie])
