"""What must not be possible: lost or doubled moves, forged seats, other sites' hands, endless thinking."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

import tablee
from tablee.engine.errors import ReplayError, TableeError
from tablee.engine.game import Game
from tablee.engine.match import Match
from tablee.engine.messages import Speaker
from tablee.engine.records import Move, Record, Seat
from tablee.server import seating, thinking
from tablee.server.api_types import NewMove
from tablee.server.app import make_app
from tablee.server.hub import Hub
from tablee.server.identity import SecretError, Signer, kept_signer
from tablee.server.live import Live, TableError
from tablee.server.program_session import understood
from tablee.server.store import Holder, Store
from tablee.server.thinking import Thinkers
from tablee.server.writer import Written
from tests.server.stage import SEATS, perform, play_first, run, table_of_two
from tests.waiting import until_async

pytestmark = pytest.mark.slow


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    with TestClient(make_app(tmp_path), base_url="http://table.example") as client:
        yield client


def failing(*_: object, **__: object) -> Written:
    written = Written()
    written.finish(OSError("the disk is full"))
    written.tell()
    return written


# What cannot be stored ----------------------------------------------------------------------------------


def test_after_a_failed_write_nobody_plays_on_what_was_not_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub)
        await play_first(hub, live)
        follower = asyncio.create_task(live.wait(live.version))
        await asyncio.sleep(0)
        with monkeypatch.context() as broken:
            broken.setattr(Store, "append", failing)
            with pytest.raises(OSError, match="full"):
                await play_first(hub, live)
        await follower  # who follows is woken
        with pytest.raises(TableError) as caught:
            await play_first(hub, live)  # on the old object
        assert caught.value.key == "error-table-lost"
        again = await hub.get(live.key)
        assert again is not live
        assert again.number == 2
        await play_first(hub, again, 3)
        assert hub.store.load(live.key).record == again.match.record()

    perform(tmp_path, scene)


def test_a_seat_that_could_not_be_stored_is_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(hub: Hub) -> None:
        live = await hub.create("genesis", 2, 1, {}, list(SEATS))
        with monkeypatch.context() as broken:
            broken.setattr(Store, "hold", failing)
            with pytest.raises(OSError, match="full"):
                await seating.sit(hub, live, 0, "ann")
        again = await hub.get(live.key)
        assert again.free == [0, 1]
        await seating.sit(hub, again, 0, "bob")

    perform(tmp_path, scene)


def test_a_stale_server_takes_back_nothing_and_plays_nothing(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub, "genesis")
        await play_first(hub, live)
        stale = Hub(hub.store)
        other = await stale.get(live.key)
        await play_first(hub, live, 8)
        with pytest.raises(TableeError):
            await stale.take_back(other, 0)
        assert hub.store.load(live.key).record == live.match.record()
        assert (await stale.get(live.key)).number == live.number  # it has learnt

    perform(tmp_path, scene)


def test_a_match_with_something_under_way_stays_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.server.hub.SWEEP", 1)
    monkeypatch.setattr("tablee.server.hub.MAX_LIVE", 1)

    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub)
        live.writing = 1
        await hub.create("genesis", 2, 2, {}, list(SEATS))
        assert await hub.get(live.key) is live
        live.writing = 0
        await hub.create("genesis", 2, 3, {}, list(SEATS))
        assert await hub.get(live.key) is not live

    perform(tmp_path, scene)


def test_long_matches_make_room_for_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.server.hub.SWEEP", 1)
    monkeypatch.setattr("tablee.server.hub.MAX_POSITIONS", 10)

    async def scene(hub: Hub) -> None:
        first, second = [await table_of_two(hub) for _ in range(2)]
        await play_first(hub, first, 5)
        await play_first(hub, second, 5)
        first.come("ann")
        third = await table_of_two(hub)
        assert list(hub.live.values()) == [first, third]  # somebody follows the first
        assert (await hub.get(second.key)).number == 6

    perform(tmp_path, scene)


def test_ten_who_ask_at_once_get_one_rematch(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await table_of_two(hub)
        while not live.match.state.over:
            await play_first(hub, live)
        found = await asyncio.gather(*(seating.rematch(hub, live, "ann") for _ in range(10)))
        assert len({again.key for again in found}) == 1
        assert found[0].own("bob") == [1]

    perform(tmp_path, scene)


# Bots -----------------------------------------------------------------------------------------------------


class SlowThinkers:
    """Answers when it is told to, with the first legal action of the position it was given."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.go_on = asyncio.Event()
        self.thoughts = 0

    async def choose(self, game: Game, position: dict[str, Any], seat: int, bot: str, seed: int) -> int:
        state = game.load(position)
        self.thoughts += 1
        self.asked.set()
        await self.go_on.wait()
        return state.legal(seat)[0]


def test_a_bots_thought_is_for_one_position_only(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        slow = SlowThinkers()
        seats = [Seat("Ann", "human"), Seat("Ada", "greedy")]
        live = await hub.create("genesis", 2, 5, {"first_player": "seat0"}, seats)
        await seating.sit(hub, live, 0, "ann")
        hub.thinkers = slow  # type: ignore[assignment]
        await hub.play(live, 0, 1, live.match.state.legal(0)[0])
        await slow.asked.wait()
        await hub.take_back(live, 0)
        await hub.play(live, 0, 1, live.match.state.legal(0)[1])  # the same number, another position
        slow.go_on.set()
        await until_async(lambda: live.asked == [0], "the bot's move")
        assert slow.thoughts >= 2
        assert live.thinking is None or live.thinking.exception() is None

    perform(tmp_path, scene)


class FailingThinkers:
    """Fails some times before it chooses the first legal action."""

    def __init__(self, failures: int) -> None:
        self.failures = failures

    async def choose(self, game: Game, position: dict[str, Any], seat: int, bot: str, seed: int) -> int:
        if self.failures:
            self.failures -= 1
            raise BrokenProcessPool("a thinker died")
        return game.load(position).legal(seat)[0]


async def bots_turn(hub: Hub) -> Live:
    """Ann sits at a table where a bot moves first."""
    seats = [Seat("Ada", "greedy"), Seat("Ann", "human")]
    return await hub.create("genesis", 2, 5, {"first_player": "seat1"}, seats, seated={1: Holder("ann")})


def test_bots_play_on_after_a_restart(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        key = (await bots_turn(hub)).key
        restarted = Hub(hub.store, FailingThinkers(0))  # type: ignore[arg-type]
        live = await restarted.get(key)
        await until_async(lambda: live.asked == [1], "the bot's move")

    perform(tmp_path, scene)


def test_a_bot_tries_again_as_long_as_somebody_waits_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.server.hub.SOON", 0.001)

    async def scene(hub: Hub) -> None:
        live = await bots_turn(hub)
        thinkers = FailingThinkers(5)
        hub.thinkers = thinkers  # type: ignore[assignment]
        live.come("ann")
        hub.tend(live)
        await until_async(lambda: live.asked == [1], "the bot's move")
        assert thinkers.failures == 0

    perform(tmp_path, scene)


def test_a_bot_for_which_nobody_waits_tries_again_when_somebody_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.server.hub.SOON", 0.001)

    async def scene(hub: Hub) -> None:
        live = await bots_turn(hub)
        thinkers = FailingThinkers(2)
        hub.thinkers = thinkers  # type: ignore[assignment]
        for left in (1, 0):
            assert await hub.get(live.key) is live
            assert live.thinking is not None
            await live.thinking
            assert thinkers.failures == left
        await hub.get(live.key)
        await until_async(lambda: live.asked == [1], "the bot's move")

    perform(tmp_path, scene)


def test_when_a_thinker_dies_others_take_over() -> None:
    async def scene() -> None:
        thinkers = Thinkers()
        state = tablee.game("genesis").new(players=2, seed=1)
        asked = (state.game, state.dump(), state.pending()[0], "random", 1)
        await thinkers.choose(*asked)
        for process in list(thinkers.pool._processes):
            os.kill(process, signal.SIGKILL)
        assert await thinkers.choose(*asked) in state.legal(state.pending()[0])
        thinkers.close()

    run(scene())


def test_compiled_thinkers_take_over_once_there_are_any(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        monkeypatch.setattr(thinking, "will_be_compiled", lambda: False)
        thinkers = Thinkers()
        state = tablee.game("genesis").new(players=2, seed=1)
        asked = (state.game, state.dump(), state.pending()[0], "random", 1)
        pools = []
        for compiled in (False, False, True, True):
            monkeypatch.setattr(thinking, "will_be_compiled", lambda compiled=compiled: compiled)
            assert await thinkers.choose(*asked) in state.legal(state.pending()[0])
            pools.append(thinkers.pool)
        thinkers.close()
        assert pools[0] is pools[1] is not pools[2]
        assert pools[2] is pools[3]

    run(scene())


@pytest.mark.parametrize("kind", ["search:3600", "search:" + "9" * 400, "nope", "<b>", ""])
def test_bots_that_are_none_or_think_for_ever_are_refused(kind: str, client: TestClient[Any]) -> None:
    with pytest.raises(TableeError):
        seating.table_of([("", kind)])
    asked = {"game": "genesis", "seats": [{"name": "Ann"}, {"name": "Bot", "kind": kind}]}
    assert client.post("/api/matches", json=asked).status_code == 400
    assert client.post("/play", data={"game": "genesis", "bot": kind or "?"}).status_code == 400


# Records ----------------------------------------------------------------------------------------------------


def record() -> Record:
    match = Match.new(tablee.game("age_of_civilization"), 2, 3, {}, [Seat("Ann", "human"), Seat("Bob", "human")])
    for _ in range(6):
        seat = match.state.pending()[0]
        match.play(seat, match.state.legal(seat)[0])
    return match.record()


def uploaded(client: TestClient[Any], content: bytes) -> Any:
    files = {"record": ("game.json", content, "application/json")}
    return client.post("/records", files=files, headers={"accept-language": "fr"}, follow_redirects=False)


@pytest.mark.parametrize("seats", [[], [Seat("Ann", "human")], [Seat("Ann", "human")] * 3, [Seat("A", "nope")] * 2])
def test_a_record_with_other_seats_is_refused(seats: list[Seat], client: TestClient[Any]) -> None:
    wrong = msgspec.structs.replace(record(), seats=seats)
    answer = uploaded(client, wrong.encode())
    assert answer.status_code == 400
    assert "Traceback" not in answer.text
    with pytest.raises(ReplayError):
        Match.resume(tablee.game(wrong.game), msgspec.structs.replace(wrong, seats=[Seat("A", "human")]))


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"\xff\xfe junk",
        b"[" * 5000,
        msgspec.json.encode({"tablee": 99}),
        msgspec.structs.replace(record(), rules_version=99).encode(),
        msgspec.structs.replace(record(), content="0" * 16).encode(),
        msgspec.structs.replace(record(), game="chess").encode(),
        msgspec.structs.replace(record(), moves=[Move(0, "win", [])]).encode(),
        msgspec.structs.replace(record(), seed=4).encode(),
    ],
)
def test_a_broken_record_is_refused_clearly(content: bytes, client: TestClient[Any]) -> None:
    answer = uploaded(client, content)
    assert answer.status_code in (400, 404)
    assert '<html lang="fr"' in answer.text
    assert "Traceback" not in answer.text


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"{}", "le champ «\u00a0game\u00a0» manque"),
        (record().encode().replace(b'"players": 2', b'"players": "2"'), "«\u00a0players\u00a0»"),
        (record().encode().replace(b'"name": "Ann"', b'"nom": "Ann"'), "«\u00a0seats[0].name\u00a0»"),
        (b"{", "pas un enregistrement"),
        (b"[]", "pas un enregistrement"),
    ],
)
def test_what_is_wrong_with_a_record_is_said_in_the_readers_language(
    content: bytes, said: str, client: TestClient[Any]
) -> None:
    answer = uploaded(client, content)
    assert said in answer.text
    assert not any(word in answer.text for word in ("Object", "Expected", "malformed", "truncated"))


def test_ten_megabytes_of_junk_are_too_large(client: TestClient[Any]) -> None:
    for path in ("/records", "/play", "/new/genesis", "/account/login", "/api/matches"):
        assert client.post(path, content=b"x" * 10_000_000).status_code in (400, 413), path


@pytest.mark.parametrize("path", ["/play", "/new/genesis", "/daily/genesis"])
def test_what_is_no_form_opens_no_table(client: TestClient[Any], path: str) -> None:
    for kind in ("application/json", "application/xml", "multipart/form-data; boundary=x", ";;;"):
        answer = client.post(path, content=b"--x\r\nfoo", headers={"content-type": kind}, follow_redirects=False)
        assert answer.status_code == 415, kind
    form = {"content-type": "application/x-www-form-urlencoded"}
    assert client.post(path, content=b"x" * 10_000_000, headers=form).status_code == 413
    assert not client.app.state.hub.live


# Other sites, forged tokens ------------------------------------------------------------------------------------


def test_what_another_site_sends_changes_nothing(client: TestClient[Any]) -> None:
    client.get("/")
    player = client.cookies["player"]
    for headers in (
        {"sec-fetch-site": "cross-site"},
        {"origin": "http://evil.example"},
        {"origin": "null"},
    ):
        answer = client.post("/play", data={"game": "genesis"}, headers=headers, follow_redirects=False)
        assert answer.status_code == 403
        assert "set-cookie" not in answer.headers
    assert client.cookies["player"] == player
    own = {"origin": "http://table.example", "sec-fetch-site": "same-origin"}
    assert client.post("/play", data={"game": "genesis"}, headers=own, follow_redirects=False).status_code == 303


def test_switching_the_language_leads_nowhere_else(client: TestClient[Any]) -> None:
    for referer in (
        "http://table.example//evil.example/x",
        "http://table.example/\\evil.example",
        "http://evil.example/x",
    ):
        answer = client.get("/language/fr", headers={"referer": referer}, follow_redirects=False)
        where = answer.headers["location"]
        assert where.startswith("/")
        assert not where.startswith(("//", "/\\"))


@pytest.mark.parametrize("token", ["a.é", "a.", ".", "é.é", "a.b.c", "x" * 5000])
def test_a_forged_token_is_nobodys(token: str) -> None:
    assert Signer(b"0" * 32).player(token) is None


def test_a_damaged_secret_is_not_used(tmp_path: Path) -> None:
    kept_signer(tmp_path)
    assert kept_signer(tmp_path).secret == kept_signer(tmp_path).secret
    (tmp_path / "secret").write_bytes(b"")
    with pytest.raises(SecretError):
        kept_signer(tmp_path)


def test_seeds_cannot_be_tried_out() -> None:
    assert max(seating.new_seed() for _ in range(64)).bit_length() > 48


def test_a_message_that_is_too_long_is_told_how_long_it_may_be() -> None:
    with pytest.raises(TableError) as caught:
        understood("x" * 10_001, NewMove)
    assert "10,000 characters" in Speaker("en").error(caught.value)


def test_what_is_long_is_shortened_where_it_is_named(client: TestClient[Any]) -> None:
    long = "a" * 5000
    answers = [
        client.get(f"/{long}"),
        client.get(f"/rules/{long}"),
        client.post("/play", data={"game": long}),
        client.post("/api/matches", json={"game": "genesis", "seats": [{"name": "A"}] * 2, "options": {long: 1}}),
        uploaded(client, msgspec.structs.replace(record(), content=long).encode()),
    ]
    for answer in answers:
        assert 400 <= answer.status_code < 500
        assert "???" not in answer.text
        assert "aaa…" in answer.text


# Odd addresses ----------------------------------------------------------------------------------------------------


def test_odd_addresses_are_answered_clearly(client: TestClient[Any]) -> None:
    opened = client.post("/api/matches", json={"game": "genesis", "seats": [{"name": "A"}, {"name": "B"}]}).json()
    table = f"/t/{opened['match']}"
    answers = {
        f"{table}/replay?seat=1": 403,
        f"{table}/replay?seat={'9' * 5000}": 403,
        f"{table}/preview?seat=x&number=1&action=y": 400,
        f"{table}/why?seat=0&piece=x": 403,
        f"{table}/cards/nothing": 404,
        f"{table}/record": 409,
        "/t/nowhere": 404,
        "/t/%00": 404,
        "/api/matches/%00": 404,
        "/games/nothing/style.css": 404,
        "/rules/nothing": 404,
        "/nowhere": 404,
        "/static/%00": 404,
        f"/static/{'a' * 300}": 404,
    }
    for address, status in answers.items():
        answer = client.get(address, headers={"accept-language": "it"})
        assert answer.status_code == status, address
        assert "Traceback" not in answer.text
        assert 'lang="it"' in answer.text or address.startswith("/api/"), address


@pytest.mark.parametrize(
    "address",
    [
        "/",
        "/rules/genesis",
        "/static/tablee.css",
        "/games/genesis/cover.svg",
        "/schema",
        "/api/games",
        "{table}",
        "{table}/replay",
        "{table}/record",
        "/nowhere",
        "/play",
    ],
)
def test_head_is_answered_as_get_without_the_body(client: TestClient[Any], address: str) -> None:
    opened = client.post("/api/matches", json={"game": "genesis", "seats": [{"name": "A"}, {"name": "B"}]}).json()
    address = address.format(table=f"/t/{opened['match']}")
    client.get("/")  # a cookie, once
    head, get = client.head(address), client.get(address)
    assert (head.status_code, dict(head.headers)) == (get.status_code, dict(get.headers))
    assert get.content
    assert not head.content


def test_nobody_waits_for_the_end_of_live_updates(client: TestClient[Any]) -> None:
    opened = client.post("/api/matches", json={"game": "genesis", "seats": [{"name": "A"}, {"name": "B"}]}).json()
    for end in ("", "/"):
        assert client.head(f"/t/{opened['match']}/live{end}").status_code == 405


def test_who_asks_in_the_wrong_way_is_told_the_right_one(client: TestClient[Any]) -> None:
    for address in ("/play", "/api/matches"):
        answer = client.get(address)
        assert answer.status_code == 405
        assert "POST" in answer.headers["allow"]
