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
from tablee.engine.chance import Rng
from tablee.engine.errors import IllegalAction
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

    @get("/t/{key:str}/preview", media_type=MediaType.HTML)
    async def preview(
        self,
        key: str,
        seat: int,
        number: int,
        action: str,
        request: Request[Any, Any, Any],
        hub: Hub,
        player: str | None,
    ) -> str:
        """What an action would cost and bring, before it is played."""
        live = await hub.get(key)
        live.seat_of(player or "", seat)
        hub.check_number(live, number)
        chosen = live.match.game.actions.parse(action)
        refusal = live.match.state.why_not(seat, chosen)
        if refusal is not None:
            raise IllegalAction(refusal)
        return previewed(live, seat, chosen, speaker_for(live, request))

    @get("/t/{key:str}/why", media_type=MediaType.HTML)
    async def why(
        self, key: str, seat: int, piece: str, request: Request[Any, Any, Any], hub: Hub, player: str | None
    ) -> str:
        """Why a piece cannot be touched now."""
        live = await hub.get(key)
        live.seat_of(player or "", seat)
        speaker = speaker_for(live, request)
        return render("why.html", speaker, reasons=reasons(live, seat, piece, speaker))

    @post("/t/{key:str}/undo", media_type=MediaType.HTML, status_code=200)
    async def undo(
        self,
        key: str,
        data: Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)],
        request: Request[Any, Any, Any],
        hub: Hub,
        player: str | None,
    ) -> str:
        live = await hub.get(key)
        await hub.undo(live, live.seat_of(player or "", int(data["seat"])), int(data["number"]))
        return drawn(live, player, speaker_for(live, request))


def previewed(live: Live, seat: int, action: int, speaker: Speaker) -> str:
    state = live.match.state
    after = state.imagine(seat, Rng(0))
    after.play(seat, action)
    before_points = [sum(line.values()) for line in state.scores()]
    after_points = [sum(line.values()) for line in after.scores()]
    shows = "scores" in state.view(seat)
    return render(
        "preview.html",
        speaker,
        live=live,
        seat=seat,
        action=live.match.game.actions.text(action),
        label=speaker.action(action),
        lines=[speaker.event(line) for line in state.preview(seat, action)],
        totals=[
            (speaker.seat(other), old, new)
            for other, (old, new) in enumerate(zip(before_points, after_points, strict=True))
            if shows and old != new
        ],
        consequence=live.match.consequence(seat, action),
    )


def reasons(live: Live, seat: int, piece: str, speaker: Speaker) -> list[str]:
    """The rules against the actions that a piece is part of, each once."""
    page = import_module(f"{live.match.game.meta.package}.page")
    state, game = live.match.state, live.match.game
    found: dict[str, None] = {}
    for action in range(game.actions.size):
        if piece in page.touches(game, action):
            refusal = state.why_not(seat, action)
            if refusal is not None:
                found[speaker.refusal(refusal)] = None
    return list(found)[:3]


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
        undoable=seat is not None and live.match.undoable(seat),
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
