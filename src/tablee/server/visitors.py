"""Who looks at a page: a player by the signed cookie of their browser, with their name, language and theme."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import Cookie
from litestar.datastructures.headers import MutableScopeHeaders
from litestar.di import NamedDependency
from litestar.types import Message, Scope

from tablee.engine.messages import Speaker
from tablee.server.hub import Hub
from tablee.server.identity import Signer
from tablee.server.language import language_of

PLAYER, THEME = "player", "theme"
THEMES = ("auto", "light", "dark")
MANY_YEARS = 10**8  # seconds


class Visitor(msgspec.Struct, frozen=True):
    player: str
    name: str  # empty until they say one
    account: str | None
    language: str
    theme: str

    @property
    def speaker(self) -> Speaker:
        return Speaker(self.language)


def shown_token(request: Request[Any, Any, Any]) -> str:
    """The token that a program shows. No other site can make a browser show one, as it can with a cookie."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def token_of(request: Request[Any, Any, Any]) -> str:
    """The token that came with a request for a page, as a header or as a cookie."""
    return shown_token(request) or request.cookies.get(PLAYER, "")


def visitor_of(request: Request[Any, Any, Any], hub: NamedDependency[Hub], signer: NamedDependency[Signer]) -> Visitor:
    """Who asks. A browser that comes for the first time becomes a new player."""
    player = signer.player(token_of(request))
    if player is None:
        player = signer.new_player()
        request.scope["state"][PLAYER] = signer.token(player)
        person = None
    else:
        person = hub.store.person(player)
    theme = request.cookies.get(THEME, "")
    return Visitor(
        player,
        person.name if person else "",
        person.account if person else None,
        language_of(request),
        theme if theme in THEMES else THEMES[0],
    )


async def keep_new_player(message: Message, scope: Scope) -> None:
    """Give a new player the cookie by which we know them again."""
    token = scope["state"].get(PLAYER) if "state" in scope else None
    if token is not None and message["type"] == "http.response.start":
        cookie = player_cookie(token)
        MutableScopeHeaders.from_message(message).add("set-cookie", cookie.to_header(header=""))


def player_cookie(token: str) -> Cookie:
    """Keeps a player's seats in this browser."""
    return Cookie(PLAYER, value=token, httponly=True, samesite="lax", max_age=MANY_YEARS)
