"""Writing together: what shares a transaction, who is told when, and what one failure does to the others."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, create_engine, text
from sqlalchemy.exc import IntegrityError

from tablee.server.writer import Writer
from tests.server.stage import run, settle
from tests.waiting import PATIENCE, in_vain, within


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    made = create_engine(f"sqlite:///{tmp_path / 'writer.db'}")
    with made.begin() as connection:
        connection.execute(text("CREATE TABLE notes (text TEXT PRIMARY KEY)"))
    yield made
    made.dispose()


@pytest.fixture
def writer(engine: Engine) -> Iterator[Writer]:
    made = Writer(engine)
    yield made
    made.close()


def stored(engine: Engine) -> list[str]:
    with engine.connect() as connection:
        return list(connection.execute(text("SELECT text FROM notes ORDER BY rowid")).scalars())


def note(connection: Connection, texts: list[str]) -> None:
    connection.execute(text("INSERT INTO notes VALUES (:text)"), [{"text": said} for said in texts])


class Held:
    """Keeps the writer busy, so that what is handed in meanwhile goes together."""

    def __init__(self, writer: Writer) -> None:
        self.begun, self.go = threading.Event(), threading.Event()
        writer.write(self._write)
        # Before the writer has begun with it, it may take along some of what comes next.
        if not self.begun.wait(PATIENCE):
            raise in_vain("the writer has begun to write")

    def _write(self, _: Connection) -> None:
        self.begun.set()
        self.go.wait(PATIENCE)


def test_a_coroutine_and_a_thread_hear_of_it_once_it_is_stored(writer: Writer, engine: Engine) -> None:
    async def scene() -> None:
        await writer.gather(note, "from a coroutine")
        assert stored(engine) == ["from a coroutine"]

    run(scene())
    settle(writer.gather(note, "from a thread"))
    assert stored(engine)[1:] == ["from a thread"]


def test_awaiting_what_is_done_already(writer: Writer) -> None:
    async def scene() -> None:
        written = writer.gather(note, "early")
        settle(written)
        await written

    run(scene())


def test_rows_of_one_kind_are_written_together_and_in_order(writer: Writer, engine: Engine) -> None:
    calls: list[list[str]] = []

    def noted(connection: Connection, texts: list[str]) -> None:
        calls.append(texts)
        note(connection, texts)

    held = Held(writer)
    written = [writer.gather(noted, "a"), writer.gather(noted, "b")]
    written.append(writer.write(lambda connection: note(connection, ["c"])))
    written.append(writer.gather(noted, "d"))
    held.go.set()
    for one in written:
        settle(one)
    assert calls == [["a", "b"], ["d"]]
    assert stored(engine) == ["a", "b", "c", "d"]


def test_only_the_culprit_fails(writer: Writer, engine: Engine) -> None:
    async def scene() -> list[Any]:
        held = Held(writer)
        waiting = [asyncio.ensure_future(wait(said)) for said in ("a", "b", "a", "c")]
        await asyncio.sleep(0)
        held.go.set()
        return await asyncio.gather(*waiting, return_exceptions=True)

    async def wait(said: str) -> None:
        await writer.gather(note, said)

    results = run(scene())
    assert [result is None for result in results] == [True, True, False, True]
    assert stored(engine) == ["a", "b", "c"]


def test_closing_writes_what_was_handed_in(engine: Engine) -> None:
    writer = Writer(engine)
    held = Held(writer)
    late = writer.gather(note, "late")
    held.go.set()
    writer.close()
    assert late.done()
    assert stored(engine) == ["late"]


def test_nobody_is_told_who_has_gone(writer: Writer, engine: Engine) -> None:
    async def scene() -> None:
        waiting = asyncio.ensure_future(within(writer.gather(note, "kept"), "a write"))
        await asyncio.sleep(0)
        waiting.cancel()

    held = Held(writer)
    run(scene())
    held.go.set()
    settle(writer.gather(note, "after"))
    assert stored(engine) == ["kept", "after"]


def test_what_follows_a_write_is_done_once_and_one_failure_stops_no_other(writer: Writer) -> None:
    told: list[str] = []

    def fail(_: Exception | None) -> None:
        raise ValueError("a listener's own fault")

    async def scene() -> None:
        first, second = writer.gather(note, "a"), writer.gather(note, "a")
        first.then(fail)
        first.then(lambda error: told.append(f"first {error is None}"))
        second.then(lambda error: told.append(f"second {error is None}"))
        await first
        with pytest.raises(IntegrityError):
            await second
        first.then(lambda error: told.append(f"late {error is None}"))

    run(scene())
    assert told == ["first True", "second False", "late True"]
