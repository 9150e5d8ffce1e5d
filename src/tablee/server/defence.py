"""Against other sites: what they send in a visitor's name is refused, and our pages run only our own scripts. What no
form of ours would send is refused as well."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures.headers import MutableScopeHeaders
from litestar.enums import RequestEncodingType
from litestar.exceptions import ClientException
from litestar.types import Message, Scope

from tablee.server.live import TableError

MAX_BYTES = 2_000_000  # of a request
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'"
    ),
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
}


async def refuse_unfit(request: Request[Any, Any, Any]) -> None:
    """Before anything is done: what comes from another site, and what is no form."""
    if request.method == "POST" and not request.url.path.startswith("/api/"):  # programs show tokens, not cookies
        _refuse_foreign(request)
        _refuse_formless(request)


def _refuse_foreign(request: Request[Any, Any, Any]) -> None:
    """A form on another site sends no cookie of ours: answered, it would make its reader a new player."""
    origin = request.headers.get("origin")
    elsewhere = origin is not None and origin.partition("//")[2] != request.headers.get("host")
    if elsewhere or request.headers.get("sec-fetch-site") == "cross-site":
        raise TableError("error-web-foreign", {})


def _refuse_formless(request: Request[Any, Any, Any]) -> None:
    """Not every handler reads the body, and the others would take anything for a form that says nothing."""
    length = request.headers.get("content-length", "0")
    if length == "0" and "transfer-encoding" not in request.headers:
        return
    if int(length) > MAX_BYTES:  # the server has checked that it is a number
        raise ClientException(status_code=413)
    found = request.content_type[0]
    files = request.url.path == "/records" or request.url.path.startswith("/cards/")
    expected = RequestEncodingType.MULTI_PART if files else RequestEncodingType.URL_ENCODED
    if found != expected:
        raise TableError("error-web-form", {"found": found, "expected": expected.value})


async def guard(message: Message, _: Scope) -> None:
    """Tell browsers what our pages may do."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
