"""Where matches are kept: a header and a log of moves for each, in SQLite or PostgreSQL.

A match is its log. Moves are numbered and the number is part of the key, so the database itself refuses a second move
with the same number, whatever races before it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from operator import itemgetter
from time import time
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Dialect,
    Engine,
    Insert,
    Row,
    Table,
    Update,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    inspect,
    make_url,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.schema import CreateColumn

from tablee.engine.errors import TableeError
from tablee.engine.packs import Pack
from tablee.engine.records import HUMAN, Move, Record, Seat
from tablee.server.tables import chat, holders, matches, moves, notes, packs, people, schema
from tablee.server.writer import Writer, Written

INSERTS: Mapping[str, Callable[[Table], Any]] = {
    "sqlite": sqlite.insert,
    "postgresql": postgresql.insert,
}  # that can leave what is there as it is
LIVE, DAYS = "live", "days"
PACES = (LIVE, DAYS)


class StoreError(TableeError):
    """What was asked cannot be stored or found."""


class Proposal(msgspec.Struct):
    """To take moves back so that `kept` of them stay; it falls when another move is played (`number`)."""

    by: int
    number: int
    kept: int
    agreed: list[int]


class Facts(msgspec.Struct):
    """What is known of a match beside its record."""

    host: str | None = None
    pace: str = LIVE
    listed: bool = False
    daily: bool = False
    created: float = 0.0
    changed: float = 0.0
    following: str | None = None
    proposal: Proposal | None = None


class Holder(msgspec.Struct):
    """Who has a seat, and the bot that plays it while they are away."""

    player: str
    bot: str | None = None
    always: bool = False  # they want to be asked in windows too where they can only pass


class Said(msgspec.Struct, frozen=True):
    """Something said at the table."""

    number: int
    name: str
    seat: int | None
    said: str
    at: float


NOBODY: Mapping[int, Holder] = {}


class Listed(msgspec.Struct, frozen=True):
    """A match as lists show it."""

    id: str
    game: str
    header: Record
    facts: Facts
    asked: list[int]
    over: bool
    holders: dict[int, Holder]


class Person(msgspec.Struct, frozen=True):
    """A player with a name; those with an account can come back from another device."""

    id: str
    name: str
    account: str | None = None  # the name by which they log in, as they typed it


class Stored(msgspec.Struct):
    """All that is kept of one match."""

    record: Record
    facts: Facts
    holders: dict[int, Holder]
    said: list[Said]


class Store:
    """Reads directly, writes through one `Writer`."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        schema.create_all(self.engine)
        _add_columns(self.engine)
        self.writer = Writer(self.engine)

    def close(self) -> None:
        self.writer.close()
        self.engine.dispose()

    # Matches ------------------------------------------------------------------------------------------

    def create(
        self,
        match: str,
        record: Record,
        facts: Facts,
        free: int,
        asked: Iterable[int],
        seated: Mapping[int, Holder] = NOBODY,
    ) -> Written:
        """A new match with what has been played of it and who sits there, at once or not at all."""
        row = {
            "id": match,
            "game": record.game,
            "header": _header(record),
            "host": facts.host,
            "pace": facts.pace,
            "listed": facts.listed,
            "daily": facts.daily,
            "length": len(record.moves),
            "free": free,
            "asked": _joined(asked),
            "created": facts.created,
            "changed": facts.changed,
            "over": record.result is not None,
            "pack": record.packed and record.packed.digest(record.game),
        }
        log = [_row(match, number, move) for number, move in enumerate(record.moves, start=1)]
        taken = [
            {"match": match, "seat": seat, "player": holder.player, "bot": holder.bot, "always": holder.always}
            for seat, holder in seated.items()
        ]

        def write(connection: Connection) -> None:
            if record.packed is not None:
                _keep_pack(connection, record.game, record.packed, None)
            connection.execute(insert(matches), row)
            if log:
                connection.execute(insert(moves), log)
            if taken:
                connection.execute(insert(holders), taken)

        return self.writer.write(write)

    def append(self, match: str, number: int, move: Move, asked: Iterable[int] = (), over: bool = False) -> Written:
        """The next move of a match. One that is not the next is refused with `error-store-late`."""
        change = {
            "key": match,
            "before": number - 1,
            "after": number,
            "at": time(),
            "asking": _joined(asked),
            "ended": over,
        }
        return self.writer.gather(_append, (_row(match, number, move), change))

    def truncate(self, match: str, length: int, kept: int, asked: Iterable[int] = ()) -> Written:
        """Take moves back: of `length` only the first `kept` stay. Who is wrong about the length is late."""
        change = {"changed": time(), "asked": _joined(asked), "over": False, "proposal": None, "length": kept}
        stands = update(matches).where(matches.c.id == match, matches.c.length == length)

        def write(connection: Connection) -> None:
            if connection.execute(stands.values(change)).rowcount != 1:
                raise StoreError("error-store-late", {"number": length})
            connection.execute(delete(moves).where(moves.c.match == match, moves.c.number > kept))

        return self.writer.write(write)

    def propose(self, match: str, proposal: Proposal | None) -> Written:
        """Keep a proposal until it is answered, or drop it."""
        text = None if proposal is None else msgspec.json.encode(proposal).decode()
        return self._change(match, {"proposal": text})

    def follow(self, match: str, following: str) -> Written:
        """Remember the rematch."""
        return self._change(match, {"following": following})

    def _change(self, match: str, values: dict[str, Any]) -> Written:
        return self.writer.write(
            lambda connection: connection.execute(update(matches).where(matches.c.id == match).values(values))
        )

    def load(self, match: str) -> Stored:
        """A match as far as it is stored."""
        with self.engine.connect() as connection:
            row = connection.execute(select(matches).where(matches.c.id == match)).first()
            if row is None:
                raise StoreError("error-store-unknown", {"match": match})
            log = connection.execute(select(moves.c.move).where(moves.c.match == match).order_by(moves.c.number))
            played = [msgspec.json.decode(text, type=Move) for text in log.scalars()]
            talk = connection.execute(select(chat).where(chat.c.match == match).order_by(chat.c.number))
            said = [Said(line.number, line.name, line.seat, line.said, line.at) for line in talk]
            seated = _holders(connection, [match])[match]
            header = _record(row, _packs(connection, [row]))
        return Stored(msgspec.structs.replace(header, moves=played), _facts(row), seated, said)

    # Seats --------------------------------------------------------------------------------------------

    def hold(self, match: str, place: int, player: str, seat: Seat) -> Written:
        """Give a free seat to a player by a name. One that is taken is refused with `error-table-taken`."""

        def write(connection: Connection) -> None:
            try:
                connection.execute(insert(holders), {"match": match, "seat": place, "player": player, "bot": None})
            except IntegrityError as error:
                raise StoreError("error-table-taken", {"number": place + 1}) from error
            _reseat(connection, match, place, seat)

        return self.writer.write(write)

    def lend(self, match: str, place: int, bot: str | None) -> Written:
        """Let a bot play a seat for its holder, or no longer."""
        change = update(holders).where(holders.c.match == match, holders.c.seat == place).values(bot=bot)
        return self.writer.write(lambda connection: connection.execute(change))

    def ask_always(self, match: str, player: str, always: bool) -> Written:
        """Whether a player wants to be asked where they can only pass."""
        change = update(holders).where(holders.c.match == match, holders.c.player == player).values(always=always)
        return self.writer.write(lambda connection: connection.execute(change))

    def reseat(self, match: str, place: int, seat: Seat) -> Written:
        """Another name or kind for a seat."""
        return self.writer.write(lambda connection: _reseat(connection, match, place, seat))

    # Lists --------------------------------------------------------------------------------------------

    def held_by(self, player: str, most: int, over: bool | None = None, skipped: int = 0) -> list[Listed]:
        """The matches in which a player has a seat, the latest first; if asked, only the running or finished ones."""
        return self._listed(_seated(player, over), most, skipped)

    def count_held(self, player: str, over: bool | None = None) -> int:
        query = select(func.count()).select_from(matches).where(_seated(player, over))
        with self.engine.connect() as connection:
            return connection.execute(query).scalar_one()

    def open_tables(self, most: int) -> list[Listed]:
        """The matches with a free seat that anybody may take, the latest first."""
        return self._listed((matches.c.free > 0) & matches.c.listed & ~matches.c.over, most)

    def _listed(self, condition: Any, most: int, skipped: int = 0) -> list[Listed]:
        query = select(matches).where(condition).order_by(matches.c.changed.desc()).limit(most).offset(skipped)
        with self.engine.connect() as connection:
            rows = connection.execute(query).all()
            seated = _holders(connection, [row.id for row in rows])
            known = _packs(connection, rows)
        return [
            Listed(row.id, row.game, _record(row, known), _facts(row), _split(row.asked), row.over, seated[row.id])
            for row in rows
        ]

    # Packs ---------------------------------------------------------------------------------------------

    def add_pack(self, game: str, pack: Pack, player: str | None) -> Written:
        """Keep a pack for everybody who has its address. Who brings a known one changes nothing."""
        return self.writer.write(lambda connection: _keep_pack(connection, game, pack, player))

    def pack(self, digest: str) -> tuple[str, Pack]:
        """The game that a pack is for, and the pack."""
        with self.engine.connect() as connection:
            row = connection.execute(select(packs).where(packs.c.id == digest)).first()
        if row is None:
            raise StoreError("error-pack-unknown", {"pack": digest})
        return row.game, Pack(row.name, row.text)

    def packs_by(self, player: str, game: str, most: int) -> list[Pack]:
        """The packs that a player brought for a game, the latest first."""
        query = select(packs).where(packs.c.player == player, packs.c.game == game)
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(packs.c.created.desc()).limit(most)).all()
        return [Pack(row.name, row.text) for row in rows]

    def count_packs(self, player: str | None = None) -> int:
        """How many a player brought, or how many there are."""
        query = select(func.count()).select_from(packs)
        with self.engine.connect() as connection:
            return connection.execute(query if player is None else query.where(packs.c.player == player)).scalar_one()

    # Beside the game ------------------------------------------------------------------------------------

    def say(self, match: str, said: Said) -> Written:
        row = {"match": match, **msgspec.structs.asdict(said)}

        def write(connection: Connection) -> None:
            try:
                connection.execute(insert(chat), row)
            except IntegrityError as error:  # another server was faster
                raise StoreError("error-store-late", {"number": said.number}) from error

        return self.writer.write(write)

    def note(self, match: str, player: str) -> str:
        """What a player wrote for themselves."""
        query = select(notes.c.text).where(notes.c.match == match, notes.c.player == player)
        with self.engine.connect() as connection:
            return connection.execute(query).scalar() or ""

    def write_note(self, match: str, player: str, text: str) -> Written:
        def write(connection: Connection) -> None:
            connection.execute(delete(notes).where(notes.c.match == match, notes.c.player == player))
            connection.execute(insert(notes), {"match": match, "player": player, "text": text})

        return self.writer.write(write)

    # People -------------------------------------------------------------------------------------------

    def person(self, player: str) -> Person | None:
        return self._person(people.c.id == player)

    def account(self, account: str) -> tuple[Person, str] | None:
        """Who logs in by a name, and the hash of their passphrase."""
        found = self._person(people.c.account == account)
        if found is None:
            return None
        with self.engine.connect() as connection:
            return found, connection.execute(select(people.c.passphrase).where(people.c.id == found.id)).scalar_one()

    def _person(self, condition: Any) -> Person | None:
        query = select(people.c.id, people.c.name, ACCOUNT).where(condition)
        with self.engine.connect() as connection:
            row = connection.execute(query).first()
        return None if row is None else Person(*row)

    def name(self, player: str, name: str) -> Written:
        """What a player wants to be called."""
        return self.writer.write(lambda connection: _name(connection, player, name))

    def register(self, player: str, name: str, account: str, passphrase: str) -> Written:
        """Make an account of a player. A name that is taken is refused with `error-account-taken`, and whoever has an
        account gets no second one.
        """

        def write(connection: Connection) -> None:
            has = connection.execute(select(ACCOUNT).where(people.c.id == player)).scalar()
            if has is not None:
                raise StoreError("error-account-have", {"name": has})
            _name(connection, player, name)
            values = {"account": account, "account_typed": name, "passphrase": passphrase}
            try:
                connection.execute(update(people).where(people.c.id == player).values(values))
            except IntegrityError as error:
                raise StoreError("error-account-taken", {"name": name}) from error

        return self.writer.write(write)

    def merge(self, guest: str, player: str) -> Written:
        """What a guest held belongs to the player they turned out to be."""

        def write(connection: Connection) -> None:
            connection.execute(update(holders).where(holders.c.player == guest).values(player=player))
            connection.execute(update(matches).where(matches.c.host == guest).values(host=player))
            connection.execute(update(packs).where(packs.c.player == guest).values(player=player))
            known = select(notes.c.match).where(notes.c.player == player)
            moved = update(notes).where(notes.c.player == guest, notes.c.match.not_in(known))
            connection.execute(moved.values(player=player))

        return self.writer.write(write)


def _seated(player: str, over: bool | None) -> ColumnElement[bool]:
    condition = matches.c.id.in_(select(holders.c.match).where(holders.c.player == player))
    return condition if over is None else condition & matches.c.over.is_(over)


ACCOUNT = func.coalesce(people.c.account_typed, people.c.account)  # as it was typed, where that is known
NEW_MOVE = insert(moves)
AFTER_MOVE = (
    update(matches)
    .where(matches.c.id == bindparam("key"), matches.c.length == bindparam("before"))
    .values(length=bindparam("after"), changed=bindparam("at"), asked=bindparam("asking"), over=bindparam("ended"))
)


def _append(connection: Connection, together: list[tuple[dict[str, Any], dict[str, Any]]]) -> None:
    """Moves of many matches at once."""
    late = StoreError("error-store-late", {"number": together[0][0]["number"]})
    if _execute_plain(connection, AFTER_MOVE, [change for _, change in together]) != len(together):
        raise late
    try:
        _execute_plain(connection, NEW_MOVE, [row for row, _ in together])
    except IntegrityError as error:
        raise late from error


def _execute_plain(connection: Connection, statement: Insert | Update, rows: list[dict[str, Any]]) -> int:
    """A statement with values that the driver takes as they are: looking at the type of each would take most of the
    time. How many rows it changed.
    """
    text, in_order = _compiled(statement, connection.dialect)
    return connection.exec_driver_sql(text, rows if in_order is None else list(map(in_order, rows))).rowcount


@cache
def _compiled(statement: Insert | Update, dialect: Dialect) -> tuple[str, Callable[[Any], tuple[Any, ...]] | None]:
    """A statement in a database's own words, and what brings a row in order where its values have no names there."""
    compiled = statement.compile(dialect=dialect)
    return compiled.string, itemgetter(*compiled.positiontup) if compiled.positiontup else None


def _header(record: Record) -> str:
    """Without its moves and its pack, which have tables of their own."""
    return msgspec.json.encode(msgspec.structs.replace(record, moves=[], result=None, pack=msgspec.UNSET)).decode()


def _record(row: Row[Any], known: Mapping[str, Pack]) -> Record:
    record = msgspec.json.decode(row.header, type=Record)
    record.pack = known[row.pack] if row.pack else msgspec.UNSET
    return record


def _packs(connection: Connection, rows: Iterable[Row[Any]]) -> dict[str, Pack]:
    """The packs of matches: each once, since many matches share one."""
    wanted = {row.pack for row in rows if row.pack}
    if not wanted:
        return {}
    found = connection.execute(select(packs).where(packs.c.id.in_(wanted)))
    return {row.id: Pack(row.name, row.text) for row in found}


def _keep_pack(connection: Connection, game: str, pack: Pack, player: str | None) -> None:
    """The first who brings a pack gives it its name; it never changes, so others need not bring it again."""
    row = {"id": pack.digest(game), "game": game, "name": pack.name, "text": pack.text}
    new = INSERTS[connection.dialect.name](packs).on_conflict_do_nothing()
    connection.execute(new, {**row, "player": player, "created": time()})


def _facts(row: Row[Any]) -> Facts:
    proposal = None if row.proposal is None else msgspec.json.decode(row.proposal, type=Proposal)
    return Facts(row.host, row.pace, row.listed, row.daily, row.created, row.changed, row.following, proposal)


def _row(match: str, number: int, move: Move) -> dict[str, object]:
    return {"match": match, "number": number, "move": msgspec.json.encode(move).decode()}


def _joined(seats: Iterable[int]) -> str:
    return ",".join(str(seat) for seat in seats)


def _split(seats: str) -> list[int]:
    return [int(seat) for seat in seats.split(",") if seat]


def _holders(connection: Connection, keys: list[str]) -> dict[str, dict[int, Holder]]:
    found: dict[str, dict[int, Holder]] = {key: {} for key in keys}
    for row in connection.execute(select(holders).where(holders.c.match.in_(keys))):
        found[row.match][row.seat] = Holder(row.player, row.bot, bool(row.always))
    return found


def _name(connection: Connection, player: str, name: str) -> None:
    changed = connection.execute(update(people).where(people.c.id == player).values(name=name))
    if changed.rowcount == 0:
        connection.execute(insert(people), {"id": player, "name": name})


def _reseat(connection: Connection, match: str, place: int, seat: Seat) -> None:
    """Change one seat of the header, and count the free ones anew: the game may begin now."""
    row = connection.execute(select(matches.c.header).where(matches.c.id == match).with_for_update()).one()
    record = msgspec.json.decode(row.header, type=Record)
    record.seats[place] = seat
    held = _holders(connection, [match])[match]
    free = sum(one.kind == HUMAN and number not in held for number, one in enumerate(record.seats))
    change = {"header": _header(record), "free": free, "changed": time()}
    connection.execute(update(matches).where(matches.c.id == match).values(change))


def _engine(url: str) -> Engine:
    # A connection to another machine may have broken meanwhile: it is tried before it is used.
    engine = create_engine(url, pool_pre_ping=make_url(url).get_backend_name() != "sqlite")
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _add_columns(engine: Engine) -> None:
    """Give tables that an older version made the columns that came later. There nothing is known, so they are empty."""
    found = inspect(engine)
    with engine.begin() as connection:
        for table in schema.sorted_tables:
            known = {column["name"] for column in found.get_columns(table.name)}
            for column in table.columns:
                if column.name not in known:
                    added = CreateColumn(column).compile(dialect=engine.dialect)
                    connection.exec_driver_sql(f"ALTER TABLE {table.name} ADD COLUMN {added}")


def _prepare_sqlite(connection: Any, _: object) -> None:
    """Readers beside the writer, everything on disk before it is answered, and foreign keys that count."""
    cursor = connection.cursor()
    for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
