"""The server put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.static_files import create_static_files_router

import tablee
from tablee.engine import registry
from tablee.engine.errors import IllegalAction, TableeError
from tablee.server.api import MatchApi, live_socket
from tablee.server.hub import Hub
from tablee.server.identity import Signer, kept_signer
from tablee.server.language import spoken_error
from tablee.server.pages import Pages
from tablee.server.store import Store
from tablee.server.thinking import Thinkers

VENDOR = Path(__file__).parent / "vendor"  # filled at set-up by assets/vendor.py

# What went wrong, by its key, as HTTP says it; anything else a user did wrong is 400.
STATUS = {
    "error-store-unknown": 404,
    "error-store-late": 409,
    "error-table-late": 409,
    "error-table-seat": 403,
    "error-table-taken": 409,
    "error-table-undo": 409,
    "error-table-running": 409,
}


def refused(request: Request[Any, Any, Any], error: TableeError) -> Response[dict[str, Any]]:
    """A clear answer that names what is wrong; nothing was changed."""
    key = error.refusal.key if isinstance(error, IllegalAction) else error.key
    hub: Hub = request.app.state.hub
    live = hub.live.get(request.path_params.get("key", ""))
    body = {"key": key, "error": spoken_error(error, request, live)}
    return Response(body, status_code=STATUS.get(key, 400), media_type=MediaType.JSON)


@get("/style/{name:str}", media_type="text/css", include_in_schema=False)
async def game_style(name: str) -> str:
    """A game's own look."""
    meta = registry.meta(name.removesuffix(".css"))
    return files(meta.package).joinpath("style.css").read_text(encoding="utf-8")


def static_files() -> list[Router]:
    here = Path(__file__).parent
    return [
        create_static_files_router(path="/static", directories=[here / "static"], include_in_schema=False),
        create_static_files_router(path="/vendor", directories=[VENDOR], include_in_schema=False),
    ]


def make_app(data: Path, database: str | None = None) -> Litestar:
    """The server with its store in `data`, or in another database."""
    signer = kept_signer(data)

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        store = Store(database or f"sqlite:///{data / 'tablee.db'}")
        thinkers = Thinkers()
        app.state.hub = Hub(store, thinkers)
        try:
            yield
        finally:
            thinkers.close()
            store.close()

    def hub(state: State) -> Hub:
        found: Hub = state.hub
        return found

    def own_signer() -> Signer:
        return signer

    def player(request: Request[Any, Any, Any]) -> str | None:
        """Whose token came with the request, as a header or as a cookie."""
        token = request.headers.get("authorization", "").removeprefix("Bearer ") or request.cookies.get("player", "")
        return signer.player(token)

    return Litestar(
        [MatchApi, live_socket, Pages, game_style, *static_files()],
        lifespan=[opened],
        dependencies={
            "hub": Provide(hub, sync_to_thread=False),
            "signer": Provide(own_signer, sync_to_thread=False),
            "player": Provide(player, sync_to_thread=False),
        },
        exception_handlers={TableeError: refused},
        signature_types=[Hub, Signer],
        openapi_config=OpenAPIConfig(title="Tablée", version=tablee.__version__),
        request_max_body_size=2_000_000,
    )
