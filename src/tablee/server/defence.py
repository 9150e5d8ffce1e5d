"""Against other sites: what they send in a visitor's name is refused, and our pages run only our own scripts."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures.headers import MutableScopeHeaders
from litestar.types import Message, Scope

from tablee.server.live import TableError

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'"
    ),
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
}


async def refuse_foreign(request: Request[Any, Any, Any]) -> None:
    """A form on another site sends no cookie of ours: answered, it would make its reader a new player."""
    if request.method != "POST" or request.url.path.startswith("/api/"):  # programs show tokens, not cookies
        return
    origin = request.headers.get("origin")
    elsewhere = origin is not None and origin.partition("//")[2] != request.headers.get("host")
    if elsewhere or request.headers.get("sec-fetch-site") == "cross-site":
        raise TableError("error-web-foreign", {})


async def guard(message: Message, _: Scope) -> None:
    """Tell browsers what our pages may do."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
