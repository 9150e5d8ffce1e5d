"""All of one's games: running and finished ones, with places and points, and what they add up to."""

from __future__ import annotations

from litestar import Controller, MediaType, get
from litestar.params import FromQuery

import tablee
from tablee.engine.messages import Speaker
from tablee.engine.meta import Meta
from tablee.server.dependencies import GivenFinals, GivenHub, GivenVisitor
from tablee.server.final_results import FinalResults
from tablee.server.hub import Hub
from tablee.server.pages.lists import own_games, still_replayed
from tablee.server.pages.templating import fill
from tablee.server.store import Listed
from tablee.server.tolerance import tolerating
from tablee.server.visitors import Visitor

PAGE = 20
MAX_COLLECTED = 500  # finished games that are looked through
SHOWN = {"all": None, "running": False, "finished": True}  # what to show: whether the games are over


class MinePages(Controller):
    include_in_schema = False

    @get("/mine", media_type=MediaType.HTML)
    async def mine(
        self,
        hub: GivenHub,
        visitor: GivenVisitor,
        finals: GivenFinals,
        show: FromQuery[str] = "all",
        page: FromQuery[int] = 1,
    ) -> str:
        show = show if show in SHOWN else "all"
        count = hub.store.count_held(visitor.player, SHOWN[show])
        pages = max(1, -(-count // PAGE))
        page = min(max(1, page), pages)
        found = hub.store.held_by(visitor.player, PAGE, SHOWN[show], PAGE * (page - 1))
        return fill(
            "mine.html",
            visitor,
            games=await own_games(hub, finals, visitor, found),
            counts={one: hub.store.count_held(visitor.player, over) for one, over in SHOWN.items()},
            show=show,
            page=page,
            pages=pages,
            careers=await _careers(hub, finals, visitor),
        )


async def _careers(hub: Hub, finals: FinalResults, visitor: Visitor) -> list[tuple[Meta, list[str]]]:
    """What the visitor has collected in the games that collect something, with the games' own cards."""
    finished = hub.store.held_by(visitor.player, MAX_COLLECTED, over=True)
    careers = []
    for meta in tablee.games():
        with tolerating(meta.key, "the career"):
            told = await _career(meta, [one for one in finished if one.game == meta.key], finals, visitor)
            if told:
                careers.append((meta, told))
    return careers


async def _career(meta: Meta, finished: list[Listed], finals: FinalResults, visitor: Visitor) -> list[str]:
    game = tablee.game(meta.key)
    own_cards = [one for one in finished if one.header.packed is None and still_replayed(one.header)]
    counted = [one for one in own_cards if game.collects(one.header.options)]
    told = game.career([await finals.state(one) for one in counted])
    speaker = Speaker(visitor.language, game=game)
    return [speaker.event(event) for event in told]
