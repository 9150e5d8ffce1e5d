"""Cards of one's own in the browser: a form to fill in, a file to bring, its cards drawn, and a link to share."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Controller, MediaType, Response, get, post
from litestar.datastructures import UploadFile
from litestar.enums import RequestEncodingType
from litestar.params import Body, FromPath
from litestar.response import Redirect
from markupsafe import Markup

import tablee
from tablee.drawing.looks import page_of
from tablee.drawing.page import GamePage
from tablee.engine import pack_forms, registry
from tablee.engine.game import Game
from tablee.engine.messages import Speaker
from tablee.engine.meta import Meta
from tablee.engine.packs import Change, changes
from tablee.engine.schema import short
from tablee.server import packs
from tablee.server.dependencies import AnyRequest, GivenHub, GivenPacks, GivenVisitor
from tablee.server.hub import Hub
from tablee.server.packs import MAX_OWN, PackError, UnfitPack
from tablee.server.pages.templating import fill, html
from tablee.server.visitors import Visitor

MAX_DRAWN = 300  # more cards than any game has


class Shown(msgspec.Struct):
    """An entry that a pack changes: its card as the game draws it, if it is one, and what is different."""

    title: str
    drawn: Markup | None
    changes: list[tuple[str, str, str]]  # the field, and both values


class PackPages(Controller):
    include_in_schema = False

    @get("/cards/{name:str}", media_type=MediaType.HTML)
    async def own_cards(self, name: FromPath[str], hub: GivenHub, visitor: GivenVisitor) -> str:
        """How to bring one's own cards for a game, and those that one has brought."""
        return _own_cards(registry.meta(name), hub, visitor)

    @get("/cards/{name:str}/form")
    async def form(self, name: FromPath[str], visitor: GivenVisitor) -> Response[str]:
        """A pack to fill in."""
        game = tablee.game(name)
        text = pack_forms.form(game, Speaker(visitor.language, game=game))
        return _file(f"{game.meta.key}-cards.toml", text)

    @post("/cards/{name:str}", status_code=303)
    async def bring(
        self,
        name: FromPath[str],
        request: AnyRequest,
        data: Annotated[dict[str, UploadFile], Body(media_type=RequestEncodingType.MULTI_PART)],
        hub: GivenHub,
        kept: GivenPacks,
        visitor: GivenVisitor,
    ) -> Response[Any]:
        """Keep a pack, or say everything that is wrong with it."""
        meta, file = registry.meta(name), data.get("pack")
        if file is None:
            raise PackError("error-web-missing-field", {"field": "pack"})
        try:
            pack = packs.read(file.filename or "", await file.read())
            address = request.client.host if request.client else ""
            key = await kept.bring(pack, meta.key, visitor.player, address)
        except UnfitPack as error:
            return html(_own_cards(meta, hub, visitor, [visitor.speaker.error(one) for one in error.findings]), 400)
        return Redirect(f"/packs/{key}", status_code=303)

    @get("/packs/{key:str}", media_type=MediaType.HTML)
    async def pack(self, key: FromPath[str], kept: GivenPacks, visitor: GivenVisitor) -> str:
        """What a pack changes, its cards drawn as the game draws them."""
        game = await asyncio.to_thread(kept.game, key)
        assert game.pack is not None
        own, page = tablee.game(game.meta.key), page_of(game.meta)
        speaker = Speaker(visitor.language, game=game)
        filled = pack_forms.progress(own, game.pack)
        return fill(
            "pack.html",
            visitor,
            speaker,
            meta=game.meta,
            key=key,
            pack=game.pack,
            cards=_shown(own, game, page, speaker),
            filled=sum(row.filled for row in filled),
            ours=sum(row.ours for row in filled),
            sprite=page.sprite(),
        )

    @get("/packs/{key:str}/file")
    async def download(self, key: FromPath[str], kept: GivenPacks) -> Response[str]:
        game = await asyncio.to_thread(kept.game, key)
        assert game.pack is not None
        return _file(f"{game.meta.key}-{key}.toml", game.pack.text)


def _own_cards(meta: Meta, hub: Hub, visitor: Visitor, wrong: list[str] | None = None) -> str:
    mine = [(pack.digest(meta.key), pack.name) for pack in hub.store.packs_by(visitor.player, meta.key, MAX_OWN)]
    return fill("packs.html", visitor, Speaker(visitor.language, meta), meta=meta, mine=mine, wrong=wrong or [])


def _file(name: str, text: str) -> Response[str]:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/toml; charset=utf-8", headers=headers)


def _shown(own: Game, game: Game, page: GamePage[Any], speaker: Speaker) -> list[Shown]:
    """The entries that differ, in the order of the content."""
    found: dict[tuple[str, str], list[Change]] = {}
    for change in changes(own.content, game.content):
        found.setdefault((change.section, change.entry), []).append(change)
    return [
        Shown(
            title=f"{section}: {speaker.name(section, entry)}" if entry else section,
            drawn=page.drawn_entry(game, section, entry, speaker),
            changes=[(change.field, short(change.old), short(change.new)) for change in several],
        )
        for (section, entry), several in list(found.items())[:MAX_DRAWN]
    ]
