"""Where matches are kept: a header and a log of moves for each, in SQLite or PostgreSQL.

A match is its log. Moves are numbered and the number is part of the key, so the database itself refuses a second move
with the same number, whatever races before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from time import time

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    delete,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from tablee.engine.errors import TableeError
from tablee.engine.records import Move, Record
from tablee.server.writer import Writer

schema = MetaData()
matches = Table(
    "matches",
    schema,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False, index=True),
    Column("header", Text, nullable=False),  # the record without its moves
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False, index=True),
    Column("over", Boolean, nullable=False),
)
moves = Table(
    "moves",
    schema,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1
    Column("move", Text, nullable=False),
)
holders = Table(
    "holders",
    schema,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(32), nullable=False, index=True),
)


class StoreError(TableeError):
    """What was asked cannot be stored or found."""


class Listed(msgspec.Struct, frozen=True):
    """A match as lists show it."""

    id: str
    game: str
    header: Record
    changed: float
    over: bool


class Store:
    """Reads directly, writes through one `Writer`."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        schema.create_all(self.engine)
        self.writer = Writer(self.engine)

    def close(self) -> None:
        self.writer.close()
        self.engine.dispose()

    # Writing ----------------------------------------------------------------------------------------

    def create(self, match: str, record: Record) -> Future[None]:
        """A new match with what has been played of it, at once or not at all."""
        now = time()
        row = {"id": match, "game": record.game, "created": now, "changed": now, "over": record.result is not None}
        header = _header(record)
        log = [_row(match, number, move) for number, move in enumerate(record.moves, start=1)]

        def write(connection: Connection) -> None:
            connection.execute(insert(matches), {**row, "header": header})
            if log:
                connection.execute(insert(moves), log)

        return self.writer.write(write)

    def append(self, match: str, number: int, move: Move, over: bool = False) -> Future[None]:
        """The next move of a match. A number that is taken already is refused with `error-store-late`."""
        row = _row(match, number, move)
        now = time()

        def write(connection: Connection) -> None:
            try:
                connection.execute(insert(moves), row)
            except IntegrityError as error:
                raise StoreError("error-store-late", {"number": number}) from error
            connection.execute(update(matches).where(matches.c.id == match).values(changed=now, over=over))

        return self.writer.write(write)

    def truncate(self, match: str, kept: int) -> Future[None]:
        """Take moves back: only the first `kept` stay."""
        now = time()

        def write(connection: Connection) -> None:
            connection.execute(delete(moves).where(moves.c.match == match, moves.c.number > kept))
            connection.execute(update(matches).where(matches.c.id == match).values(changed=now, over=False))

        return self.writer.write(write)

    def hold(self, match: str, seat: int, player: str | None) -> Future[None]:
        """Give a seat to a player, or to nobody."""

        def write(connection: Connection) -> None:
            connection.execute(delete(holders).where(holders.c.match == match, holders.c.seat == seat))
            if player is not None:
                connection.execute(insert(holders), {"match": match, "seat": seat, "player": player})

        return self.writer.write(write)

    # Reading ----------------------------------------------------------------------------------------

    def load(self, match: str) -> Record:
        """The record of a match as far as it is stored."""
        with self.engine.connect() as connection:
            header = connection.execute(select(matches.c.header).where(matches.c.id == match)).scalar()
            if header is None:
                raise StoreError("error-store-unknown", {"match": match})
            log = connection.execute(select(moves.c.move).where(moves.c.match == match).order_by(moves.c.number))
            played = [msgspec.json.decode(text, type=Move) for text in log.scalars()]
        return msgspec.structs.replace(msgspec.json.decode(header, type=Record), moves=played)

    def seats_of(self, player: str) -> list[tuple[str, int]]:
        """The matches and seats a player holds, the latest first."""
        query = (
            select(holders.c.match, holders.c.seat)
            .join(matches, matches.c.id == holders.c.match)
            .where(holders.c.player == player)
            .order_by(matches.c.changed.desc())
        )
        with self.engine.connect() as connection:
            return [(match, seat) for match, seat in connection.execute(query)]

    def holders_of(self, match: str) -> dict[int, str]:
        """Who holds which seat."""
        with self.engine.connect() as connection:
            rows = connection.execute(select(holders.c.seat, holders.c.player).where(holders.c.match == match))
            return {seat: player for seat, player in rows}

    def latest(self, count: int, ids: Sequence[str] | None = None) -> list[Listed]:
        """Matches by their last change, the latest first; all, or some of them."""
        query = select(matches).order_by(matches.c.changed.desc()).limit(count)
        if ids is not None:
            query = query.where(matches.c.id.in_(ids))
        with self.engine.connect() as connection:
            return [
                Listed(row.id, row.game, msgspec.json.decode(row.header, type=Record), row.changed, row.over)
                for row in connection.execute(query)
            ]


def _header(record: Record) -> str:
    return msgspec.json.encode(msgspec.structs.replace(record, moves=[], result=None)).decode()


def _row(match: str, number: int, move: Move) -> dict[str, object]:
    return {"match": match, "number": number, "move": msgspec.json.encode(move).decode()}


def _engine(url: str) -> Engine:
    engine = create_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: object, _: object) -> None:
    """Readers beside the writer, everything on disk before it is answered, and foreign keys that count."""
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
