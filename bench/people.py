"""Measures what people at tables cost: drawing and compressing a page for each who looks after each move, and many live
tables at once, each with two readers of the page's stream.

The first is measured in this process, over whole games that greedy bots play; the second over loopback, with the server
on one core and the readers on another.
"""

from __future__ import annotations

import asyncio
import json
import os
import platform
import random
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

import brotli
import load

import tablee
from tablee.bots import Observation, make
from tablee.engine.match import Match
from tablee.engine.messages import Speaker
from tablee.engine.records import HUMAN, Seat
from tablee.server.compressed import Brotli
from tablee.server.live import Live
from tablee.server.pages.drawing import inside
from tablee.server.sent_events import SentEvent
from tablee.server.store import Facts, Holder
from tablee.server.visitors import Visitor

SEATS = 3
GAMES = ("genesis", "age_of_civilization", "gentes", "genesia")
EVERY = 5.0  # seconds from a table's move to its next
FIRST_MOVES = 16  # played before the readers come, so that there is something on the table
LINES = 8  # over which these are sent
LATE = 30.0  # seconds after which a page is no longer waited for
READER = {"accept-encoding": "br", "accept-language": "en"}
SERVER = load.Server("tablee", "Tablée", load.DURABLE, load.SERVE)


@dataclass(frozen=True)
class Drawn:
    """A page for one who looks, after one move."""

    milliseconds: float
    size: int  # bytes, as they are sent
    whole: int  # and before they are compressed


@dataclass(frozen=True)
class Game:
    title: str
    moves: int
    pages: list[Drawn]

    def all(self, figure: Callable[[Drawn], float]) -> list[float]:
        return [figure(page) for page in self.pages]


@dataclass(frozen=True)
class Tables:
    """So many live tables, and the milliseconds from each move to the page of the later of its two readers."""

    tables: int
    seconds: float
    waits: list[float]
    lost: int  # moves whose page did not come
    busy: float | None  # the server's share of its core
    sent: int  # bytes


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


# Drawing --------------------------------------------------------------------------------------------------


def draw(key: str, games: int) -> Game:
    """Whole games, looked at from each seat. The first pages of a game are loaded, not sent, and do not count."""
    pages: list[Drawn] = []
    moves = 0
    for seed in range(1, games + 1):
        live = table_of(key, seed)
        readers = [(Visitor(f"p{seat}", f"P{seat}", None, "en", "auto"), Brotli()) for seat in range(SEATS)]
        bot = make("greedy", seed)
        for visitor, packer in readers:
            page_for(live, visitor, packer)
        while not live.match.state.over:
            seat = live.match.state.pending()[0]
            live.match.play(seat, bot.choose(Observation(live.match.state, seat)))
            live.announce()
            moves += 1
            pages += [page_for(live, visitor, packer) for visitor, packer in readers]
    return Game(Speaker("en").title(tablee.game(key).meta), moves, pages)


def table_of(key: str, seed: int) -> Live:
    seats = [Seat(f"P{seat}", HUMAN) for seat in range(SEATS)]
    match = Match.new(tablee.game(key), SEATS, seed, {}, seats)
    return Live("bench", match, Facts(), {seat: Holder(f"p{seat}") for seat in range(SEATS)}, [])


def page_for(live: Live, visitor: Visitor, packer: Brotli) -> Drawn:
    began = time.process_time()
    data = SentEvent(inside(live, visitor), id=str(live.version)).encode()
    packed = packer.packed(data)
    return Drawn(1000 * (time.process_time() - began), len(packed), len(data))


# Live tables ----------------------------------------------------------------------------------------------


def tables(number: int, seconds: float, server_core: int, reader_core: int) -> Tables:
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {reader_core})
    try:
        with (
            tempfile.TemporaryDirectory() as folder,
            load.running(SERVER, Path(folder), server_core) as (address, pid),
        ):
            return asyncio.run(_follow(address, pid, number, seconds))
    finally:
        os.sched_setaffinity(0, before)


async def _follow(address: str, pid: int, number: int, seconds: float) -> Tables:
    opened = [Table(address, GAMES[place % len(GAMES)], place) for place in range(number)]
    rows = [opened[line::LINES] for line in range(LINES)]
    await asyncio.gather(*(_prepared(address, row) for row in rows))
    following = [asyncio.create_task(reader.follow()) for table in opened for reader in table.readers]
    for table in opened:
        await asyncio.gather(*(reader.came.wait() for reader in table.readers))
    await asyncio.sleep(EVERY)  # that all came is told to all first
    begun, busy = time.monotonic(), _busy(pid)
    sent = sum(reader.received for table in opened for reader in table.readers)
    await asyncio.gather(*(table.play_on(address, begun + seconds) for table in opened))
    lasted = time.monotonic() - begun
    share = None if busy is None else ((_busy(pid) or 0) - busy) / lasted
    sent = sum(reader.received for table in opened for reader in table.readers) - sent
    for task in following:
        task.cancel()
    await asyncio.gather(*following, return_exceptions=True)
    waits = [wait for table in opened for wait in table.waits]
    return Tables(number, lasted, waits, sum(table.lost for table in opened), share, sent)


async def _prepared(address: str, row: list[Table]) -> None:
    line = Line(address)
    for table in row:
        await table.open(line)
        for _ in range(FIRST_MOVES):
            await table.move(line)
    line.close()


def _busy(pid: int) -> float | None:
    """Seconds that a process has had of its core."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Line:
    """A connection to the API."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def post(self, path: str, body: object, token: str = "") -> dict[str, object]:
        if self.reader is None or self.writer is None:
            self.reader, self.writer = await asyncio.open_connection(*self.address.split(":"))
        data = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nhost: {self.address}\r\ncontent-type: application/json\r\n"
        head += f"content-length: {len(data)}\r\nauthorization: Bearer {token}\r\n\r\n"
        self.writer.write(head.encode() + data)
        answer = (await self.reader.readuntil(b"\r\n\r\n")).lower()
        length = int(answer.partition(b"content-length:")[2].split()[0])
        found: dict[str, object] = json.loads(await self.reader.readexactly(length))
        if answer.split()[1] not in (b"200", b"201"):
            raise load.LoadError(f"{path}: {found}")
        return found

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()


class Reader:
    """A page that follows a table."""

    def __init__(self, address: str, match: str, token: str) -> None:
        self.address, self.path, self.token = address, f"/t/{match}/live?seen=0", token
        self.came = asyncio.Event()
        self.next: asyncio.Future[float] | None = None  # when the next page comes
        self.received = 0

    async def follow(self) -> None:
        async for text in self._messages():
            if not text.startswith(b"id:"):
                continue  # a sign of life
            self.came.set()
            if self.next is not None and not self.next.done():
                self.next.set_result(time.monotonic())

    async def _messages(self) -> AsyncIterator[bytes]:
        reader, writer = await asyncio.open_connection(*self.address.split(":"), limit=2**20)
        headers = "".join(f"{name}: {value}\r\n" for name, value in READER.items())
        head = (
            f"GET {self.path} HTTP/1.1\r\nhost: {self.address}\r\n{headers}authorization: Bearer {self.token}\r\n\r\n"
        )
        writer.write(head.encode())
        try:
            await reader.readuntil(b"\r\n\r\n")
            unpacker = brotli.Decompressor()
            while size := int(await reader.readline(), 16):
                data = (await reader.readexactly(size + 2))[:-2]
                self.received += size
                text: bytes = unpacker.process(data)
                while more := unpacker.process(b""):
                    text += more
                yield text
        finally:
            writer.close()


class Table:
    """A table with two readers, and the same match here, so that its legal moves are known."""

    def __init__(self, address: str, game: str, seed: int) -> None:
        self.address, self.game, self.seed = address, game, seed
        self.rng = random.Random(seed)
        self.match = Match.new(tablee.game(game), 2, seed, {}, [Seat("Ann", HUMAN), Seat("Bob", HUMAN)])
        self.key, self.tokens, self.readers = "", ["", ""], list[Reader]()
        self.waits: list[float] = []
        self.lost = 0

    async def open(self, line: Line) -> None:
        seats = [{"name": name, "always": True} for name in ("Ann", "Bob")]
        made = await line.post("/api/matches", {"game": self.game, "seats": seats, "seed": self.seed})
        tokens = made["tokens"]
        assert isinstance(tokens, dict)
        self.key, self.tokens = str(made["match"]), [tokens["0"], tokens["1"]]
        self.readers = [Reader(self.address, self.key, token) for token in self.tokens]

    async def move(self, line: Line) -> None:
        state = self.match.state
        seat = state.pending()[0]
        action = self.rng.choice(state.legal(seat))
        body = {"seat": seat, "number": len(self.match.log), "action": self.match.game.actions.text(action)}
        self.match.play(seat, action)
        await line.post(f"/api/matches/{self.key}/moves", body, self.tokens[seat])

    async def play_on(self, address: str, until: float) -> None:
        await asyncio.sleep(self.rng.uniform(0, EVERY))
        while time.monotonic() < until:
            began = time.monotonic()
            state = self.match.state
            # In a window the answer is held back for a while by design: such a move is played, and not measured.
            held_back = self.match.game.in_window(state, state.pending()[0])
            for reader in self.readers:
                reader.next = asyncio.get_running_loop().create_future()
            line = Line(address)  # the server hangs up on who says nothing for so long
            await self.move(line)
            line.close()
            try:
                came = [await asyncio.wait_for(reader.next, LATE) for reader in self.readers if reader.next]
                if not held_back:
                    self.waits.append(1000 * (max(came) - began))
            except TimeoutError:
                self.lost += 1
            if self.match.state.over:
                break
            await asyncio.sleep(max(0.0, began + EVERY - time.monotonic()))


def versions() -> dict[str, str]:
    packages = {name: metadata.version(name) for name in ("tablee", "uvicorn", "litestar", "brotli", "jinja2")}
    return packages | {"python": platform.python_version()}
