"""The pages: home, and the table with its live updates."""

from __future__ import annotations

from collections.abc import AsyncIterator
from importlib import import_module
from pathlib import Path
from secrets import randbits
from typing import Annotated, Any

import msgspec
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from litestar import Controller, MediaType, Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.enums import RequestEncodingType
from litestar.params import Body
from litestar.response import Redirect, ServerSentEvent, ServerSentEventMessage

import tablee
from tablee.engine.messages import LANGUAGES, Speaker
from tablee.engine.records import Seat
from tablee.server.hub import HUMAN, Hub, Live
from tablee.server.identity import Signer
from tablee.server.language import COOKIE, language_of, speaker_for

HERE = Path(__file__).parent
LOG_LINES = 40
MANY_YEARS = 10**8  # seconds
templates = Environment(
    loader=FileSystemLoader(HERE / "templates"), autoescape=True, undefined=StrictUndefined, trim_blocks=True
)


def render(name: str, speaker: Speaker, **values: Any) -> str:
    return templates.get_template(name).render(
        say=speaker.say, speaker=speaker, language=speaker.language, languages=LANGUAGES, **values
    )


class Choice(msgspec.Struct):
    """A legal action as the page offers it: its text for the server, its words, and the pieces to touch."""

    action: str
    label: str
    pieces: list[str]


class Pages(Controller):
    include_in_schema = False

    @get("/", media_type=MediaType.HTML)
    async def home(
        self, request: Request[Any, Any, Any], hub: Hub, signer: Signer, player: str | None
    ) -> Response[str]:
        speaker = Speaker(language_of(request))
        own = [match for match, _ in hub.store.seats_of(player)] if player else []
        listed = hub.store.latest(20, own) if own else []
        covers = [(meta, Speaker(speaker.language, meta).say("tagline")) for meta in tablee.metas()]
        page = render("home.html", speaker, covers=covers, listed=listed, title="Tablée")
        cookies = [] if player else [_cookie(signer, signer.new_player())]
        return Response(page, media_type=MediaType.HTML, cookies=cookies)

    @post("/tables", status_code=303)
    async def open_table(
        self,
        data: Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)],
        request: Request[Any, Any, Any],
        hub: Hub,
        signer: Signer,
        player: str | None,
    ) -> Redirect:
        """One click: the person against bots."""
        speaker = Speaker(language_of(request))
        players = int(data.get("players", "2"))
        bot = data.get("bot", "greedy")
        seats = [Seat(data.get("name") or speaker.say("seat-you"), HUMAN)]
        seats += [Seat(f"{bot.capitalize()} {number}", bot) for number in range(1, players)]
        live = await hub.create(data["game"], players, randbits(32), {}, seats)
        holder = player or signer.new_player()
        await hub.sit(live, 0, holder)
        hub.wake_bots(live)
        cookies = (
            [] if player else [Cookie("player", signer.token(holder), httponly=True, samesite="lax", max_age=10**8)]
        )
        return Redirect(f"/t/{live.key}", status_code=303, cookies=cookies)

    @get("/language/{language:str}")
    async def speak(self, language: str, request: Request[Any, Any, Any]) -> Redirect:
        back = request.headers.get("referer", "/")
        chosen = language if language in LANGUAGES else "en"
        return Redirect(back, cookies=[Cookie(COOKIE, value=chosen, samesite="lax", max_age=10**8)])

    @get("/t/{key:str}", media_type=MediaType.HTML)
    async def table(self, key: str, request: Request[Any, Any, Any], hub: Hub, player: str | None) -> str:
        live = await hub.get(key)
        hub.wake_bots(live)
        speaker = speaker_for(live, request)
        return render(
            "table.html", speaker, title=live.match.game.meta.title, live=live, body=drawn(live, player, speaker)
        )

    @get("/t/{key:str}/live")
    async def follow(self, key: str, request: Request[Any, Any, Any], hub: Hub, player: str | None) -> ServerSentEvent:
        """The table drawn anew after every change, until the reader leaves."""
        live = await hub.get(key)
        speaker = speaker_for(live, request)

        async def changes() -> AsyncIterator[ServerSentEventMessage]:
            version = -1 if "last-event-id" in request.headers else live.version
            while True:
                version = await live.wait(version)
                yield ServerSentEventMessage(data=drawn(live, player, speaker), id=str(version))

        return ServerSentEvent(changes())

    @post("/t/{key:str}/moves", media_type=MediaType.HTML, status_code=200)
    async def move(
        self,
        key: str,
        data: Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)],
        request: Request[Any, Any, Any],
        hub: Hub,
        player: str | None,
    ) -> str:
        live = await hub.get(key)
        seat = live.seat_of(player or "", int(data["seat"]))
        await hub.play(live, seat, int(data["number"]), live.match.game.actions.parse(data["action"]))
        hub.wake_bots(live)
        return drawn(live, player, speaker_for(live, request))


def _cookie(signer: Signer, player: str) -> Cookie:
    """Keeps a player's seats in this browser."""
    return Cookie("player", value=signer.token(player), httponly=True, samesite="lax", max_age=MANY_YEARS)


def seat_at(live: Live, player: str | None) -> int | None:
    """The seat from which a player looks: the one that is asked, if they hold several."""
    own = [seat for seat, holder in sorted(live.holders.items()) if holder == player]
    asked = [seat for seat in own if seat in live.match.state.pending()]
    return next(iter(asked or own), None)


def drawn(live: Live, player: str | None, speaker: Speaker) -> str:
    """The inside of the table page, as one seat sees it."""
    seat = seat_at(live, player)
    state = live.match.state
    page = import_module(f"{live.match.game.meta.package}.page")
    view = state.view(seat)
    choices = [] if seat is None else choices_of(live, seat, page, speaker)
    question = live.match.game.questions[state.question(seat)] if seat is not None and choices else None
    log = [speaker.event(event) for events in live.match.log for event in events if event.visible_to(seat)]
    return render(
        "inside.html",
        speaker,
        live=live,
        game=live.match.game.meta.key,
        seat=seat,
        over=state.over,
        board=page.board(view, speaker),
        hand=page.hand(view, speaker),
        panels=page.panels(view, speaker),
        question=question,
        waiting=[speaker.seat(other) for other in state.pending() if other != seat],
        choices=choices,
        touches=msgspec.json.encode(choices).decode(),
        log=log[-LOG_LINES:][::-1],
    )


def choices_of(live: Live, seat: int, page: Any, speaker: Speaker) -> list[Choice]:
    game = live.match.game
    return [
        Choice(game.actions.text(action), speaker.action(action), list(page.touches(game, action)))
        for action in live.match.state.legal(seat)
    ]
