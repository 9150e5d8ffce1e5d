"""Setting up a table: a form that shows only what applies, with or without scripts."""

from __future__ import annotations

from typing import Any

from litestar import Controller, MediaType, Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from tablee.engine import registry
from tablee.engine.errors import OptionError, TableeError
from tablee.engine.messages import Speaker
from tablee.engine.meta import Meta
from tablee.engine.options import plain
from tablee.server.dependencies import AnyRequest, GivenHub, GivenPacks, GivenVisitor
from tablee.server.hub import Hub
from tablee.server.pages.forms import Form
from tablee.server.pages.templating import fill, html
from tablee.server.store import PACES
from tablee.server.table_setup import KINDS, Draft, drafted, is_ticked, opened
from tablee.server.visitors import Visitor

MAX_PACKS = 20  # of the visitor, to choose from
FEW = 3  # up to so many values stand side by side; more are in a list


class LobbyPages(Controller):
    path = "/new"
    include_in_schema = False

    @get("/{name:str}", media_type=MediaType.HTML)
    async def form(
        self, name: FromPath[str], request: AnyRequest, hub: GivenHub, visitor: GivenVisitor, kept: GivenPacks
    ) -> str:
        """The form; asked again with what it says so far, it shows what now applies and the usual for the rest."""
        draft = drafted(registry.meta(name), dict(request.query_params.items()), visitor, kept)
        draft.problems.clear()
        return _page(draft, hub, visitor)

    @post("/{name:str}", status_code=303)
    async def create(
        self, name: FromPath[str], data: Form, hub: GivenHub, visitor: GivenVisitor, kept: GivenPacks
    ) -> Response[Any]:
        draft = drafted(registry.meta(name), data, visitor, kept)
        if draft.problems:
            return html(_page(draft, hub, visitor), 400)
        try:
            live = await opened(hub, draft, visitor)
        except OptionError as error:  # only the game itself could tell
            draft.problems[f"option-{error.values['option']}"] = error
            return html(_page(draft, hub, visitor), 400)
        return Redirect(f"/t/{live.key}", status_code=303)


def _page(draft: Draft, hub: Hub, visitor: Visitor) -> str:
    speaker = Speaker(visitor.language, game=draft.game)
    packs = [draft.game.pack] if draft.game.pack else []
    packs += [pack for pack in hub.store.packs_by(visitor.player, draft.meta.key, MAX_PACKS) if pack not in packs]
    return fill(
        "new.html",
        visitor,
        speaker,
        draft=draft,
        meta=draft.meta,
        problems={field: _said(error, draft.meta, speaker) for field, error in draft.problems.items()},
        packs=[(pack.digest(draft.meta.key), pack.name) for pack in packs],
        kinds=KINDS,
        paces=PACES,
        plain=plain,
        is_ticked=is_ticked,
        few=FEW,
    )


def _said(error: TableeError, meta: Meta, speaker: Speaker) -> str:
    """What is wrong, in the words of the form: options and their values by their names, where others have keys."""
    option = next((option for option in meta.options if option.key == error.values.get("option")), None)
    if option is None:
        return speaker.error(error)
    names = {plain(value): speaker.option_value(option.key, value) for value in option.values}
    spoken = {**error.values, "option": speaker.option(option.key)}
    for listed in spoken.keys() & {"value", "allowed"}:
        words = [word.strip() for word in str(spoken[listed]).split(",")]
        spoken[listed] = ", ".join(names.get(word, word) for word in words)
    return speaker.say(error.key, spoken)
