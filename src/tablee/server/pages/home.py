"""The first page: the games, one's own, the open tables, the game of the day; and a game against bots in one click."""

from __future__ import annotations

from typing import Any

from litestar import Controller, MediaType, Request, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath
from litestar.response import Redirect

import tablee
from tablee.engine import registry
from tablee.engine.messages import LANGUAGES
from tablee.engine.records import HUMAN
from tablee.server import seating
from tablee.server.daily_results import Dailies
from tablee.server.dependencies import AnyRequest, GivenDailies, GivenFinals, GivenHub, GivenVisitor
from tablee.server.final_results import FinalResults
from tablee.server.hub import Hub
from tablee.server.language import COOKIE
from tablee.server.pages.daily import challenges
from tablee.server.pages.forms import Form
from tablee.server.pages.lists import YOURS, open_tables, own_games
from tablee.server.pages.templating import fill
from tablee.server.people import called
from tablee.server.store import Facts, Holder
from tablee.server.visitors import MANY_YEARS, THEME, THEMES, Visitor

MAX_RUNNING = 100  # looked through for those that wait for the visitor
MAX_SHOWN = 4
MAX_TABLES = 6
AGAINST_BOTS = 3  # players when one click is all that was said


class HomePages(Controller):
    include_in_schema = False

    @get("/", media_type=MediaType.HTML)
    async def home(self, hub: GivenHub, visitor: GivenVisitor, finals: GivenFinals, dailies: GivenDailies) -> str:
        lists = await _lists(hub, visitor, finals, dailies)
        return fill("home.html", visitor, shelf=tablee.games(), broken=registry.broken(), **lists)

    @get("/lists", media_type=MediaType.HTML)
    async def lists(self, hub: GivenHub, visitor: GivenVisitor, finals: GivenFinals, dailies: GivenDailies) -> str:
        """What changes on the first page while one looks at it."""
        return fill("polled.html", visitor, **await _lists(hub, visitor, finals, dailies))

    @post("/play", status_code=303)
    async def play_now(self, data: Form, hub: GivenHub, visitor: GivenVisitor) -> Redirect:
        """One click: the person against bots."""
        meta = registry.meta(data.get("game", ""))
        players = AGAINST_BOTS if AGAINST_BOTS in meta.players else meta.players[-1]
        name = await called(hub, visitor, data.get("name", ""))
        bots = [("", data.get("bot", seating.STAND_IN))] * (tablee.game(meta.key).seats(players) - 1)
        seats = seating.table_of([(name, HUMAN), *bots])
        me = {0: Holder(visitor.player)}
        live = await hub.create(meta.key, players, seating.new_seed(), {}, seats, Facts(host=visitor.player), me)
        return Redirect(f"/t/{live.key}", status_code=303)

    @get("/language/{language:str}")
    async def speak(self, language: FromPath[str], request: AnyRequest) -> Redirect:
        """Read everything in another language from now on."""
        return _back(request, COOKIE, language, LANGUAGES)

    @get("/theme/{theme:str}")
    async def light(self, theme: FromPath[str], request: AnyRequest) -> Redirect:
        """Dark, light, or as the browser says."""
        return _back(request, THEME, theme, THEMES)


async def _lists(hub: Hub, visitor: Visitor, finals: FinalResults, dailies: Dailies) -> dict[str, Any]:
    running = await own_games(hub, finals, visitor, hub.store.held_by(visitor.player, MAX_RUNNING, over=False))
    room = MAX_SHOWN - len(running)
    over = hub.store.held_by(visitor.player, room, over=True) if room > 0 else []
    return {
        "mine": [*running[:MAX_SHOWN], *await own_games(hub, finals, visitor, over)],
        "held": hub.store.count_held(visitor.player),
        "waiting": sum(game.stage == YOURS for game in running),
        "tables": open_tables(hub, visitor, MAX_TABLES),
        "challenges": challenges(dailies, visitor),
    }


def _back(request: Request[Any, Any, Any], name: str, chosen: str, offered: tuple[str, ...]) -> Redirect:
    """To where the reader was, and nowhere else. What they chose is kept, if it is offered."""
    kept = [Cookie(name, value=chosen, samesite="lax", max_age=MANY_YEARS)] if chosen in offered else []
    _, _, rest = request.headers.get("referer", "").partition("//")
    host, _, path = rest.partition("/")
    own = host == request.headers.get("host")
    # A path that begins with two slashes would lead to another host.
    return Redirect("/" + path.lstrip("/\\") if own else "/", cookies=kept)
