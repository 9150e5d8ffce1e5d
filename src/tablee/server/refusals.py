"""What was refused, said clearly and in the reader's language: JSON to programs, a notice or a page to people."""

from __future__ import annotations

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from tablee.engine.errors import IllegalAction, TableeError
from tablee.server.language import language_of, spoken_error
from tablee.server.packs import UnfitPack
from tablee.server.pages.templating import fill, html, is_htmx
from tablee.server.visitors import THEMES, Visitor

# What went wrong, by its key, as HTTP says it; anything else a user did wrong is 400.
STATUS = {
    "error-store-unknown": 404,
    "error-game": 404,
    "error-pack-unknown": 404,
    "error-game-broken": 503,
    "error-web-card": 404,
    "error-store-late": 409,
    "error-table-late": 409,
    "error-table-noted": 409,
    "error-table-gone": 409,
    "error-table-seat": 403,
    "error-table-look": 403,
    "error-table-lend": 403,
    "error-table-lost": 503,
    "error-table-proposed": 409,
    "error-web-foreign": 403,
    "error-web-form": 415,
    "error-table-taken": 409,
    "error-table-undo": 409,
    "error-table-free": 409,
    "error-table-proposal": 409,
    "error-table-rematch": 409,
    "error-table-running": 409,
    "error-account-wrong": 403,
    "error-account-taken": 409,
    "error-account-tries": 429,
    "error-pack-often": 429,
    "error-pack-many": 429,
}
# What the framework refuses before a handler of ours is asked.
FRAMEWORK = {404: "error-web-missing", 405: "error-web-method", 413: "error-web-large"}

log = logging.getLogger(__name__)


def refused(request: Request[Any, Any, Any], error: TableeError) -> Response[Any]:
    """A clear answer that names what is wrong; nothing was changed."""
    key = error.refusal.key if isinstance(error, IllegalAction) else error.key
    live = request.app.state.hub.live.get(request.path_params.get("key", ""))
    said = spoken_error(error, request, live)
    if isinstance(error, UnfitPack):  # a program has no page that lists them
        said = "\n".join([said, *(spoken_error(one, request, live) for one in error.findings)])
    return _answer(request, STATUS.get(key, 400), key, said)


def refused_by_framework(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """A wrong address, a wrong method, a body that is too large or cannot be read."""
    key = FRAMEWORK.get(error.status_code, "error-web-request")
    problem = "; ".join(_named(one) for one in error.extra) if isinstance(error.extra, list) else error.detail
    values = {"problem": problem, "address": request.url.path, "letters": 0}
    said = visitor_known(request).speaker.say(key, values)
    return _answer(request, error.status_code, key, said, error.headers)


def refused_as_too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    """JSON nested deeper than anybody means it. Our own code does not recurse on what is sent."""
    said = visitor_known(request).speaker.say("error-web-request", {"problem": str(error)})
    return _answer(request, 400, "error-web-request", said)


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Our own mistake: the log has the trace, the reader a clear sentence."""
    log.error("failed: %s %s", request.method, request.url.path, exc_info=error)
    return _answer(request, 500, "error-web-failed", visitor_known(request).speaker.say("error-web-failed"))


def _named(found: Any) -> str:
    return f"{found.get('key', '')}: {found.get('message', '')}" if isinstance(found, dict) else str(found)


def _answer(
    request: Request[Any, Any, Any], status: int, key: str, said: str, headers: dict[str, str] | None = None
) -> Response[Any]:
    """`headers` are those of HTTP itself: which methods an address allows."""
    if request.url.path.startswith("/api/"):
        return Response({"key": key, "error": said}, status_code=status, media_type=MediaType.JSON, headers=headers)
    visitor = visitor_known(request)
    if is_htmx(request):
        headers = {"HX-Retarget": "#notice", "HX-Reswap": "innerHTML"}
        return html(fill("notice.html", visitor, said=said), status, headers)
    return html(fill("refused.html", visitor, said=said, status=status), status, headers)


def visitor_known(request: Request[Any, Any, Any]) -> Visitor:
    """As far as it is known without asking the store."""
    theme = request.cookies.get("theme", "")
    return Visitor("", "", None, language_of(request), theme if theme in THEMES else THEMES[0])
