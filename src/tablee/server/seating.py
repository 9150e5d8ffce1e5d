"""Who sits where: taking a seat, leaving it to a bot for a while, coming back, playing again."""

from __future__ import annotations

from secrets import randbits
from time import time

import msgspec

from tablee.bots import make
from tablee.bots.search_bot import SearchBot
from tablee.engine import registry
from tablee.engine.game import Game
from tablee.engine.records import HUMAN, MAX_LETTERS, Seat
from tablee.server.hub import Hub
from tablee.server.live import FREE, Live, TableError
from tablee.server.store import DAYS, LIVE, Facts, Holder

# How long a seat may keep the others waiting before they may give it to a bot, in seconds.
PATIENCE = {LIVE: 3 * 60, DAYS: 3 * 24 * 3600}
STAND_IN = "greedy"
MAX_THINKING = 10.0  # seconds a decision; all tables share the same thinkers
BOT_NAMES = ("Ada", "Basile", "Cleo", "Dario", "Elsa", "Fausto", "Greta")
SEED_BITS = 64  # so many that nobody can try them all against what lies open on the table


def new_seed() -> int:
    return randbits(SEED_BITS)


def check_kind(kind: str) -> None:
    """A person, or a bot that there is and that does not think for ever."""
    if kind == HUMAN:
        return
    bot = make(kind, 0)
    if isinstance(bot, SearchBot) and bot.seconds > MAX_THINKING:
        raise TableError("error-table-thinking", {"most": int(MAX_THINKING)})


def table_of(asked: list[tuple[str, str]]) -> list[Seat]:
    """Seats from names and kinds. A bot without a name gets one; a wrong kind is refused."""
    names = iter(name for name in BOT_NAMES if name not in {given for given, _ in asked})
    seats = []
    for name, kind in asked:
        check_kind(kind)
        seats.append(Seat(name or (FREE if kind == HUMAN else next(names)), kind))
    return seats


async def sit(hub: Hub, live: Live, seat: int, player: str, name: str | None = None) -> None:
    """Take a free seat of a person."""
    if not 0 <= seat < len(live.match.seats):
        raise TableError("error-table-seat", {"number": seat + 1})
    if seat in live.own(player):
        return
    if seat not in live.free:
        raise TableError("error-table-taken", {"number": seat + 1})
    live.holders[seat] = Holder(player)
    live.facts.changed = time()  # nobody kept anybody waiting before the game began
    if name:
        _rename(live, seat, Seat(_told_apart(live.match.seats, seat, name), HUMAN))
    await hub.keep(live, hub.store.hold(live.key, seat, player, live.match.seats[seat]))


def _told_apart(seats: list[Seat], place: int, name: str) -> str:
    """A name for a seat; with the seat's number if somebody else at the table has the same."""
    if name.casefold() not in {seat.name.casefold() for other, seat in enumerate(seats) if other != place}:
        return name
    number = f" {place + 1}"
    return name[: MAX_LETTERS - len(number)] + number


async def lend(hub: Hub, live: Live, seat: int, player: str | None) -> None:
    """Let a bot play a seat: one's own at any time, another's once it kept the table waiting too long."""
    if seat in live.free and live.facts.host == player:
        taken = {other.name for other in live.match.seats}
        _rename(live, seat, Seat(next(name for name in BOT_NAMES if name not in taken), STAND_IN))
        live.facts.changed = time()
        await hub.keep(live, hub.store.reseat(live.key, seat, live.match.seats[seat]))
        return
    own = seat in live.own(player) and not live.facts.daily  # the game of the day is one's own work
    if not own and not lendable(live, seat, player):
        raise TableError("error-table-lend", {"number": seat + 1})
    await _let_play(hub, live, seat, STAND_IN)


def lendable(live: Live, seat: int, player: str | None) -> bool:
    """Whether somebody at the table may give another's seat to a bot."""
    own = live.own(player)
    others = seat in live.holders and seat not in own
    late = time() - live.facts.changed > PATIENCE[live.facts.pace]
    return bool(own) and others and late and seat in live.asked and live.bot_of(seat) is None


async def return_to(hub: Hub, live: Live, seat: int, player: str | None) -> None:
    """Take one's seat back from the bot."""
    await _let_play(hub, live, live.seat_of(player, seat), None)


async def _let_play(hub: Hub, live: Live, seat: int, bot: str | None) -> None:
    live.holders[seat].bot = bot
    await hub.keep(live, hub.store.lend(live.key, seat, bot))


def _rename(live: Live, place: int, seat: Seat) -> None:
    seats = list(live.match.seats)
    seats[place] = seat
    live.match.reseat(seats)


async def rematch(hub: Hub, live: Live, player: str | None) -> Live:
    """The same people, bots and options once more; all who ask get the same new table."""
    async with live.rematching:
        if live.facts.following is not None:
            return await hub.get(live.facts.following)
        if not live.match.state.over or not live.own(player):
            raise TableError("error-table-rematch", {})
        record = live.match.record()
        seats = list(record.seats)
        for place, holder in live.holders.items():
            person = hub.store.person(holder.player)
            if person is not None and len(live.own(holder.player)) == 1:  # they may have said their name since
                seats[place] = Seat(_told_apart(seats, place, person.name), HUMAN)
        facts = Facts(host=player, pace=live.facts.pace)
        seated = {seat: Holder(holder.player, always=holder.always) for seat, holder in live.holders.items()}
        again = await hub.create(_again(live), record.players, new_seed(), record.options, seats, facts, seated)
        live.facts.following = again.key
        await hub.keep(live, hub.store.follow(live.key, again.key))
    return again


def _again(live: Live) -> Game:
    """The game of a rematch: with the same pack, and else today's edition of the game."""
    return registry.game(live.match.game.meta.key, live.match.game.pack)


async def play_on(hub: Hub, live: Live, number: int, seat: int, player: str, name: str) -> Live:
    """A new table that goes on from a moment of a finished game: the player in one seat, bots in the others."""
    if not live.match.state.over:
        raise TableError("error-table-running", {})
    record = live.match.record()
    if not 0 <= number < len(record.moves) or not 0 <= seat < len(record.seats):
        raise TableError("error-table-moment", {"number": number, "most": len(record.moves) - 1})
    seats = table_of([(name, HUMAN) if place == seat else ("", STAND_IN) for place in range(len(record.seats))])
    cut = msgspec.structs.replace(record, moves=record.moves[:number], seats=seats, result=None)
    again = await hub.adopt(cut, Facts(host=player))
    await sit(hub, again, seat, player)
    return again
