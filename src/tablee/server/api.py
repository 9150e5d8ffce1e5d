"""The table for programs: JSON over HTTP, the same moves as on the pages and over a websocket."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, Parameter

import tablee
from tablee.engine.messages import Speaker
from tablee.engine.meta import Meta
from tablee.engine.options import Option
from tablee.engine.packs import Pack, changes
from tablee.engine.records import HUMAN, Record
from tablee.engine.state import MAX_SEATS
from tablee.server import match_json
from tablee.server.api_types import (
    Actions,
    Created,
    GameInfo,
    NewMatch,
    NewMove,
    NewPack,
    NewSeat,
    OptionInfo,
    PackInfo,
    Past,
    Played,
    Position,
    Problem,
    Undo,
)
from tablee.server.dependencies import AnyRequest, GivenHub, GivenPacks, GivenPlayer
from tablee.server.identity import Signer
from tablee.server.language import language_of, speaker_for
from tablee.server.live import Live, TableError
from tablee.server.packs import Packs
from tablee.server.people import name_in
from tablee.server.seating import new_seed, table_of
from tablee.server.store import Holder

SeatQuery = Annotated[
    int | None, Parameter(ge=0, lt=MAX_SEATS, description="The seat to look from; a spectator has none.")
]
Since = Annotated[int, Parameter(ge=0, lt=1_000_000, description="The first move to tell of; 0 is the set-up.")]
Sentences = Annotated[bool, Parameter(description="Whether events come with a sentence in the reader's language.")]


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The answers by which something is refused; nothing was changed."""
    return {status: ResponseSpec(Problem, description=REFUSALS[status], generate_examples=False) for status in statuses}


REFUSALS = {
    400: "The request is not one: `error` names what is wrong with it.",
    403: "The token does not hold this seat.",
    404: "There is no such match or game.",
    409: "The match has gone on, or does not allow this now.",
    413: "The request is too large.",
    429: "Too many of them in a short time.",
}


class GameApi(Controller):
    path = "/api/games"
    tags = ("games",)

    @get(summary="The games")
    async def games(self, request: AnyRequest) -> list[GameInfo]:
        """Every game with its options: what a new match can be asked for. Titles are in the reader's language."""
        speaker = Speaker(language_of(request))
        return [_game(meta, speaker) for meta in tablee.games()]


class PackApi(Controller):
    path = "/api/packs"
    tags = ("packs",)

    @post(summary="Bring cards of one's own", responses=problems(400, 404, 413, 429))
    async def bring(
        self, data: JSONBody[NewPack], request: AnyRequest, kept: GivenPacks, player: GivenPlayer
    ) -> PackInfo:
        """A pack is kept for ever under a key that follows from its text. One that is not good is refused with
        everything that is wrong with it, one finding a line."""
        address = request.client.host if request.client else ""
        key = await kept.bring(Pack(data.name, data.text), data.game, player, address)
        return _pack(key, kept)

    @get("/{key:str}", summary="A pack", responses=problems(400, 404))
    async def pack(self, key: FromPath[str], kept: GivenPacks) -> PackInfo:
        """Its text, and what it changes."""
        return _pack(key, kept)


class MatchApi(Controller):
    """A token goes into the header `Authorization: Bearer …`."""

    path = "/api/matches"
    tags = ("matches",)

    @post(summary="Open a table", responses=problems(400, 404, 413))
    async def create(self, data: JSONBody[NewMatch], request: AnyRequest, hub: GivenHub, kept: GivenPacks) -> Created:
        """The tokens let programs play the seats that are not bots'. Where a player alone has several seats, one
        entry of `seats` stands for all of them, and their tokens are the same."""
        signer: Signer = request.app.state.signer
        game = kept.game(data.pack, data.game) if data.pack else tablee.game(data.game)
        players = len(data.seats)
        game.check_players(players)
        people = [signer.new_player() for _ in data.seats]
        held = [number % players for number in range(game.seats(players))]  # which player has each seat
        seats = table_of([_seat(number, data.seats[player], players) for number, player in enumerate(held)])
        seed = new_seed() if data.seed is None else data.seed
        seated = {
            number: Holder(people[held[number]], always=data.seats[held[number]].always)
            for number, seat in enumerate(seats)
            if seat.kind == HUMAN
        }
        live = await hub.create(game, players, seed, data.options, seats, seated=seated)
        hub.tend(live)
        return Created(live.key, {str(number): signer.token(holder.player) for number, holder in seated.items()})

    @get("/{key:str}", summary="The position", responses=problems(400, 403, 404))
    async def position(
        self, key: FromPath[str], hub: GivenHub, player: GivenPlayer, seat: SeatQuery = None
    ) -> Position:
        """As a seat sees it; without a seat as a spectator does."""
        live = await hub.get(key)
        return match_json.position(live, _allowed(live, player, seat))

    @get("/{key:str}/actions", summary="The legal actions", responses=problems(400, 403, 404))
    async def actions(self, key: FromPath[str], hub: GivenHub, player: GivenPlayer, seat: SeatQuery = None) -> Actions:
        """What a seat may do now, in words that a move can be made of; nothing while it is not asked."""
        live = await hub.get(key)
        return Actions(live.number, match_json.actions(live, _allowed(live, player, seat)))

    @post("/{key:str}/moves", summary="Play", responses=problems(400, 403, 404, 409, 413))
    async def play(
        self,
        request: AnyRequest,
        key: FromPath[str],
        data: JSONBody[NewMove],
        hub: GivenHub,
        player: GivenPlayer,
        sentences: Sentences = False,
    ) -> Played:
        """The next move. It is answered when it is stored; one with a stale number changes nothing. An answer to what
        everybody is asked whatever they hold takes effect after a pause of about a second."""
        live = await hub.get(key)
        seat = live.seat_of(player, data.seat)
        await hub.play(live, seat, data.number, live.match.game.actions.parse(data.action))
        number = live.played_by(seat, data.number)
        events = live.match.log[number] if number < live.number else []  # none if it was taken back meanwhile
        return Played(number + 1, match_json.told(events, seat, _speaker(live, request, sentences)))

    @post("/{key:str}/undo", status_code=200, summary="Take a move back", responses=problems(400, 403, 404, 409, 413))
    async def undo(self, key: FromPath[str], data: JSONBody[Undo], hub: GivenHub, player: GivenPlayer) -> Position:
        """The last move, if it was this seat's and revealed nothing. The position is the one before it."""
        live = await hub.get(key)
        seat = live.seat_of(player, data.seat)
        await hub.undo(live, seat, data.number)
        return match_json.position(live, seat)

    @get("/{key:str}/events", summary="What happened", responses=problems(400, 403, 404))
    async def events(
        self,
        request: AnyRequest,
        key: FromPath[str],
        hub: GivenHub,
        player: GivenPlayer,
        seat: SeatQuery = None,
        since: Since = 0,
        sentences: Sentences = False,
    ) -> Past:
        """Move by move, as far as a seat may know it; without a seat as a spectator does."""
        live = await hub.get(key)
        speaker = _speaker(live, request, sentences)
        return Past(live.number, match_json.past(live, since, _allowed(live, player, seat), speaker))

    @get("/{key:str}/record", summary="The record", responses=problems(400, 404, 409))
    async def record(self, key: FromPath[str], hub: GivenHub) -> Record:
        """The whole game, secrets included, once it is over."""
        live = await hub.get(key)
        if not live.match.state.over:
            raise TableError("error-table-running", {})
        return live.match.record()


def _pack(key: str, kept: Packs) -> PackInfo:
    game = kept.game(key)
    assert game.pack is not None
    changed = list(changes(tablee.game(game.meta.key).content, game.content))
    return PackInfo(key, game.meta.key, game.pack.name, game.fingerprint, changed, game.pack.text)


def _seat(number: int, asked: NewSeat, players: int) -> tuple[str, str]:
    """A seat's name and kind; a player's further seats are told apart by their numbers."""
    name = name_in(asked.name)
    if not name and asked.kind == HUMAN:
        raise TableError("error-new-seat", {"value": asked.name})
    return f"{name} {number + 1}" if name and number >= players else name, asked.kind


def _allowed(live: Live, player: str | None, seat: int | None) -> int | None:
    """The seat if the player holds it; everybody may be a spectator."""
    return None if seat is None else live.seat_of(player, seat)


def _speaker(live: Live, request: Request[Any, Any, Any], sentences: bool) -> Speaker | None:
    return speaker_for(live, request) if sentences else None


def _game(meta: Meta, speaker: Speaker) -> GameInfo:
    options = [_option(option) for option in meta.options]
    return GameInfo(meta.key, speaker.title(meta), meta.designer, list(meta.players), meta.minutes, options)


def _option(option: Option) -> OptionInfo:
    found: OptionInfo = msgspec.convert(
        {
            "key": option.key,
            "values": list(option.values),
            "players": [[value, list(counts)] for value, counts in option.players.items()],
            "when": {key: list(values) for key, values in option.when.items()},
            "span": option.span,
            "per_seat": option.per_seat,
            "each": option.each,
        },
        OptionInfo,
    )
    return found
