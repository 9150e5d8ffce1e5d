"""The tables of the store, the same in SQLite and PostgreSQL."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, MetaData, String, Table, Text

schema = MetaData()

KEY = String(32)


def _match_column() -> Column[str]:
    return Column("match", KEY, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)


people = Table(
    "people",
    schema,
    Column("id", KEY, primary_key=True),
    Column("name", String(64), nullable=False),
    Column("account", String(128), unique=True),  # the name by which to log in, folded; none without a passphrase
    Column("passphrase", Text),  # its argon2 hash
    Column("account_typed", String(64)),  # the account as it was typed
)
matches = Table(
    "matches",
    schema,
    Column("id", KEY, primary_key=True),
    Column("game", String(64), nullable=False),
    Column("header", Text, nullable=False),  # the record without its moves
    Column("host", KEY),  # who opened the table; nobody for programs
    Column("pace", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),  # whether anybody may find it while it has a free seat
    Column("daily", Boolean, nullable=False),  # the game of the day, opened as such
    Column("length", Integer, nullable=False),  # how many moves are stored: who expects another number is late
    Column("free", Integer, nullable=False, index=True),  # seats that wait for a person
    Column("asked", String(32), nullable=False),  # the seats that must decide now: "0,2"
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("following", KEY),  # the rematch
    Column("proposal", Text),  # to take moves back, while the others think about it
    Column("pack", KEY),  # the cards it is played with, if not the game's own
)
packs = Table(
    "packs",
    schema,
    Column("id", KEY, primary_key=True),  # the digest of its text, so that it never changes
    Column("game", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("player", KEY, index=True),  # who brought it first; nobody for programs and records
    Column("created", Float, nullable=False),
)
moves = Table(
    "moves",
    schema,
    _match_column(),
    Column("number", Integer, primary_key=True),  # from 1
    Column("move", Text, nullable=False),
)
holders = Table(
    "holders",
    schema,
    _match_column(),
    Column("seat", Integer, primary_key=True),
    Column("player", KEY, nullable=False, index=True),
    Column("bot", String(32)),  # who plays for them until they come back
    Column("always", Boolean),  # whether they want to be asked where they can only pass
)
chat = Table(
    "chat",
    schema,
    _match_column(),
    Column("number", Integer, primary_key=True),  # from 1
    Column("name", String(64), nullable=False),
    Column("seat", Integer),  # none for spectators
    Column("said", Text, nullable=False),
    Column("at", Float, nullable=False),
)
notes = Table(
    "notes",
    schema,
    _match_column(),
    Column("player", KEY, primary_key=True),
    Column("text", Text, nullable=False),
)
