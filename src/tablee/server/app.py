"""The server put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, cast

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import LifeSpanReceive, LifeSpanScope, LifeSpanSend, Receive, Scope, Send

import tablee
from tablee.daily import DailyBook
from tablee.drawing.looks import page_of
from tablee.engine import registry
from tablee.engine.errors import TableeError
from tablee.server.answers import PAGE
from tablee.server.api import GameApi, MatchApi, PackApi
from tablee.server.api_pages import PlainRenderPlugin
from tablee.server.assets import game_cover, game_style, static_file, vendor_file
from tablee.server.daily_results import Dailies
from tablee.server.defence import MAX_BYTES, guard, refuse_unfit
from tablee.server.final_results import FinalResults
from tablee.server.hub import Hub
from tablee.server.identity import Signer, kept_signer
from tablee.server.live_socket import live_socket
from tablee.server.packs import Packs
from tablee.server.pages.account import AccountPages
from tablee.server.pages.chat import ChatPages
from tablee.server.pages.daily import DailyPages
from tablee.server.pages.home import HomePages
from tablee.server.pages.lobby import LobbyPages
from tablee.server.pages.mine import MinePages
from tablee.server.pages.packs import PackPages
from tablee.server.pages.replay import ReplayPages
from tablee.server.pages.rules import rules_page
from tablee.server.pages.seats import SeatPages
from tablee.server.pages.table import TablePages
from tablee.server.people import Tries
from tablee.server.refusals import failed, refused, refused_as_too_deep, refused_by_framework
from tablee.server.store import Store
from tablee.server.thinking import Thinkers
from tablee.server.visitors import Visitor, keep_new_player, shown_token, visitor_of
from tablee.server.windows import Pauses

# Live updates and files have compressors of their own, and programs are near or many.
COMPRESSION = CompressionConfig(
    backend="brotli",
    brotli_quality=4,  # an answer to a move is a whole page, and waited for
    gzip_compress_level=6,
    exclude=[r"/live$", r"^/static/", r"^/vendor/", r"^/games/", r"^/api/"],
)


class App(Litestar):
    """Answers HEAD as it would answer GET: servers leave the body out by themselves. And knows what pages wait for."""

    async def __call__(
        self, scope: Scope | LifeSpanScope, receive: Receive | LifeSpanReceive, send: Send | LifeSpanSend
    ) -> None:
        request = cast(dict[str, Any], scope)
        # The live updates of a page have no end that somebody could wait for.
        if request.get("method") == "HEAD" and not request["path"].rstrip("/").endswith("/live"):
            scope = cast(Scope, {**request, "method": "GET"})  # a copy: the server looks at its own
        page = dict(request.get("headers", ())).get(PAGE.encode()) if request.get("method") == "POST" else None
        with self.state.hub.answers.answering(page.decode("latin-1")) if page else nullcontext():
            await super().__call__(scope, receive, send)


def make_app(data: Path, database: str | None = None) -> Litestar:
    """The server with its store in `data`, or in another database."""
    signer = kept_signer(data)

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        registry.sound_games(page_of)  # what is broken is known before anybody asks for it
        store = Store(database or f"sqlite:///{data / 'tablee.db'}")
        thinkers = Thinkers()
        app.state.hub = Hub(store, thinkers, Pauses(signer.secret))
        app.state.packs = Packs(store)
        app.state.finals = FinalResults(app.state.hub)
        app.state.dailies = Dailies(DailyBook(data / "daily.json"))
        app.state.hub.finished.append(app.state.dailies.enter)
        app.state.data = data
        app.state.signer = signer
        try:
            yield
        finally:
            thinkers.close()
            store.close()

    def hub(state: State) -> Hub:
        found: Hub = state.hub
        return found

    def finals(state: State) -> FinalResults:
        found: FinalResults = state.finals
        return found

    def packs(state: State) -> Packs:
        found: Packs = state.packs
        return found

    def dailies(state: State) -> Dailies:
        found: Dailies = state.dailies
        return found

    tries = Tries()

    def own_tries() -> Tries:
        return tries

    def own_signer() -> Signer:
        return signer

    def player(request: Request[Any, Any, Any]) -> str | None:
        """Whose token a program showed; a cookie is not enough, since programs pass `refuse_unfit`."""
        return signer.player(shown_token(request))

    return App(
        [
            GameApi,
            MatchApi,
            PackApi,
            live_socket,
            HomePages,
            LobbyPages,
            DailyPages,
            MinePages,
            PackPages,
            AccountPages,
            rules_page,
            TablePages,
            SeatPages,
            ChatPages,
            ReplayPages,
            game_style,
            game_cover,
            static_file,
            vendor_file,
        ],
        lifespan=[opened],
        dependencies={
            "hub": Provide(hub, sync_to_thread=False),
            "signer": Provide(own_signer, sync_to_thread=False),
            "finals": Provide(finals, sync_to_thread=False),
            "kept": Provide(packs, sync_to_thread=False),
            "dailies": Provide(dailies, sync_to_thread=False),
            "tries": Provide(own_tries, sync_to_thread=False),
            "player": Provide(player, sync_to_thread=False),
            "visitor": Provide(visitor_of, sync_to_thread=True),
        },
        before_request=refuse_unfit,
        before_send=[keep_new_player, guard],
        exception_handlers={
            TableeError: refused,
            HTTPException: refused_by_framework,
            RecursionError: refused_as_too_deep,
            Exception: failed,
        },
        signature_types=[Dailies, FinalResults, Hub, Packs, Signer, Tries, Visitor],
        openapi_config=OpenAPIConfig(
            title="Tablée",
            version=tablee.__version__,
            use_handler_docstrings=True,
            render_plugins=[PlainRenderPlugin(), JsonRenderPlugin()],
        ),
        request_max_body_size=MAX_BYTES,
        compression_config=COMPRESSION,
    )
