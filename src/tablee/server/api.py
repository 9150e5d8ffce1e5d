"""The table for programs: JSON over HTTP and over a websocket, the same moves as on the pages."""

from __future__ import annotations

from secrets import randbits
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, WebSocket, get, post, websocket
from litestar.exceptions import WebSocketDisconnect

from tablee.bots import make
from tablee.engine.errors import TableeError
from tablee.engine.events import Event
from tablee.engine.records import Record, Seat
from tablee.server.hub import Hub
from tablee.server.identity import Signer
from tablee.server.language import speaker_for, spoken_error
from tablee.server.live import HUMAN, Live, TableError
from tablee.server.seating import sit

MOST_SEATS = 7


class NewSeat(msgspec.Struct):
    """Who sits there: a person, or a bot by its name (`random`, `greedy`, `search`)."""

    name: str
    kind: str = HUMAN


class NewMatch(msgspec.Struct):
    game: str
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, Any] = {}
    seed: Annotated[int, msgspec.Meta(ge=0)] | None = None


class Created(msgspec.Struct):
    """A match, and a token for each seat of a person."""

    match: str
    tokens: dict[str, str]


class Told(msgspec.Struct):
    """Something that happened: its key and values, and the sentence in the reader's language."""

    key: str
    values: dict[str, Any]
    text: str


class Position(msgspec.Struct):
    """What a seat may know, and what it may do now."""

    match: str
    version: int
    number: int
    seat: int | None
    over: bool
    view: dict[str, Any]
    actions: list[str]


class NewMove(msgspec.Struct):
    """The next move. `number` is the one the position showed: a late move changes nothing."""

    seat: int
    number: int
    action: str


class Played(msgspec.Struct):
    number: int
    events: list[Told]


class MatchApi(Controller):
    path = "/api/matches"
    tags = ("matches",)

    @post()
    async def create(self, data: NewMatch, hub: Hub, signer: Signer) -> Created:
        """Open a table. The tokens let programs play the seats of people."""
        for asked in data.seats:
            if asked.kind != HUMAN:
                make(asked.kind, 0)  # a wrong name is refused before anything is made
        seats = [Seat(asked.name, asked.kind) for asked in data.seats]
        seed = randbits(32) if data.seed is None else data.seed
        live = await hub.create(data.game, len(seats), seed, data.options, seats)
        tokens = {}
        for number, seat in enumerate(seats):
            if seat.kind == HUMAN:
                player = signer.new_player()
                await sit(hub, live, number, player)
                tokens[str(number)] = signer.token(player)
        return Created(live.key, tokens)

    @get("/{key:str}")
    async def position(self, key: str, hub: Hub, player: str | None, seat: int | None = None) -> Position:
        """The position as a seat sees it; without a seat as a spectator does."""
        live = await hub.get(key)
        return position(live, player, seat)

    @post("/{key:str}/moves")
    async def play(
        self, request: Request[Any, Any, Any], key: str, data: NewMove, hub: Hub, player: str | None
    ) -> Played:
        live = await hub.get(key)
        seat = live.seat_of(player, data.seat)
        events = await hub.play(live, seat, data.number, live.match.game.actions.parse(data.action))
        return Played(data.number, told(live, events, seat, request))

    @get("/{key:str}/record")
    async def record(self, key: str, hub: Hub) -> Record:
        """The whole game, secrets included, once it is over."""
        live = await hub.get(key)
        if not live.match.state.over:
            raise TableError("error-table-running", {})
        return live.match.record()


def position(live: Live, player: str | None, seat: int | None) -> Position:
    state = live.match.state
    if seat is not None:
        live.seat_of(player, seat)
    texts = live.match.game.actions
    actions = [] if seat is None else [texts.text(action) for action in state.legal(seat)]
    return Position(live.key, live.version, live.number, seat, state.over, state.view(seat), actions)


def told(live: Live, events: list[Event], seat: int | None, request: Any) -> list[Told]:
    speaker = speaker_for(live, request)
    return [Told(event.key, _plain(event), speaker.event(event)) for event in events if event.visible_to(seat)]


def _plain(event: Event) -> dict[str, Any]:
    values: dict[str, Any] = msgspec.to_builtins(dict(event.values))
    return values


@websocket("/api/matches/{key:str}/live")
async def live_socket(socket: WebSocket[Any, Any, Any], key: str, hub: Hub, signer: Signer) -> None:
    """Moves in, positions out: `{"token": …, "seat": 0}` first, then moves as for HTTP."""
    await socket.accept()
    live: Live | None = None
    try:
        hello = msgspec.json.decode(await socket.receive_text())
        live = await hub.get(key)
        player, seat = signer.player(str(hello.get("token", ""))), hello.get("seat")
        await socket.send_text(msgspec.json.encode(position(live, player, seat)).decode())
        while True:
            try:
                move = msgspec.json.decode(await socket.receive_text(), type=NewMove)
                chosen = live.match.game.actions.parse(move.action)
                await hub.play(live, live.seat_of(player, move.seat), move.number, chosen)
                answer: Any = position(live, player, seat)
            except (TableeError, msgspec.MsgspecError) as error:
                answer = {"error": spoken_error(error, socket, live)}
            await socket.send_text(msgspec.json.encode(answer).decode())
    except (TableeError, msgspec.MsgspecError) as error:
        await socket.send_text(msgspec.json.encode({"error": spoken_error(error, socket, live)}).decode())
        await socket.close()
    except WebSocketDisconnect:
        return
