"""The table over a websocket: everybody is told of every move, and whatever else is sent changes nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession

from tablee.server.app import make_app
from tests.server.test_api import Table, bearer
from tests.waiting import PATIENCE, awaiting

pytestmark = pytest.mark.slow


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    with TestClient(make_app(tmp_path), timeout=PATIENCE) as opened:
        yield opened


@contextmanager
def connected(
    table: Table, seat: int | None = None, token: str | None = None, **hello: Any
) -> Iterator[WebSocketTestSession]:
    """A websocket after its hello."""
    own = table.tokens.get(seat, "") if seat is not None else ""
    with table.client.websocket_connect(f"{table.path}/live") as socket:
        socket.send_json({"token": own if token is None else token, "seat": seat, **hello})
        yield socket


def said(socket: WebSocketTestSession) -> str:
    """The next message."""
    with awaiting("the next message of the table"):
        return socket.receive_text(timeout=PATIENCE)


def heard(socket: WebSocketTestSession) -> Any:
    """The next message, read as JSON."""
    return json.loads(said(socket))


def test_all_are_told_of_every_move(client: TestClient[Litestar]) -> None:
    table = Table(client, game="genesis")
    with ExitStack() as stack:
        players = [stack.enter_context(connected(table, seat)) for seat in (0, 1)]
        spectator = stack.enter_context(connected(table))
        shown = [heard(socket) for socket in (*players, spectator)]
        for _ in range(12):
            assert {position["number"] for position in shown} == {shown[0]["number"]}
            seat = shown[2]["asked"][0]
            assert shown[seat]["view"]["pending"].keys() == {str(seat)}
            assert shown[2]["actions"] == shown[1 - seat]["actions"] == []
            move = {"seat": seat, "number": shown[seat]["number"], "action": shown[seat]["actions"][-1]}
            players[seat].send_json(move)
            before, shown = shown, [heard(socket) for socket in (*players, spectator)]
            assert shown[0]["number"] == before[0]["number"] + 1
            assert shown[0]["events"]
            assert [position["seat"] for position in shown] == [0, 1, None]
            assert shown[0]["view"] == shown[2]["view"] == table.get().json()["view"]
    assert table.get().json()["number"] == 13


def test_moves_by_other_ways_are_told_too(client: TestClient[Litestar]) -> None:
    table = Table(client, options={"order": "first_game"})
    with connected(table) as spectator:
        assert heard(spectator)["events"] == []
        table.play()
        assert heard(spectator)["number"] == 2
        asked = table.get().json()["asked"][0]
        table.post("/moves", {"seat": asked, "number": 2, "action": "do enslave"}, table.tokens[asked])
        assert heard(spectator)["number"] == 3
        table.post("/undo", {"seat": asked, "number": 3}, table.tokens[asked])
        assert heard(spectator)["number"] == 2


def test_views_and_sentences_only_for_those_who_want_them(client: TestClient[Litestar]) -> None:
    table = Table(client, game="genesis")
    with connected(table, views=False) as plain, connected(table, sentences=True) as wordy:
        assert "view" not in heard(plain)
        assert "view" in heard(wordy)
        table.play()
        assert all("text" not in event for event in heard(plain)["events"])
        assert all(event["text"] for event in heard(wordy)["events"])


def test_what_is_refused_changes_nothing(client: TestClient[Litestar]) -> None:
    table = Table(client)
    seat, move = table.move()
    with connected(table, seat) as socket:
        first = heard(socket)
        refused = [
            ("error-web-request", "{" * 50),
            ("error-web-request", "[" * 5000),
            ("error-web-request", "null"),
            ("error-web-request", json.dumps({**move, "number": "one"})),
            ("error-web-request", json.dumps({**move, "colour": "red"})),
            ("error-web-large", "x" * 1_000_000),
            ("error-table-seat", json.dumps({**move, "seat": 1 - seat})),
            ("error-table-late", json.dumps({**move, "number": 5})),
            ("error-parse-block", json.dumps({**move, "action": "fly"})),
        ]
        for key, message in refused:
            socket.send_text(message)
            answer = heard(socket)
            assert answer["key"] == key
            assert answer["error"] != key
        assert table.get(seat).json()["version"] == first["version"]
        socket.send_json(move)
        assert heard(socket)["number"] == 2


@pytest.mark.parametrize("hello", ["junk", "[]", '{"seat": 9}', '{"seat": 0, "name": "Ann"}'])
def test_a_wrong_hello_ends_the_talk(client: TestClient[Litestar], hello: str) -> None:
    table = Table(client)
    with client.websocket_connect(f"{table.path}/live") as socket:
        socket.send_text(hello)
        assert heard(socket)["key"] == "error-web-request"
        with pytest.raises(WebSocketDisconnect):
            heard(socket)


def test_a_foreign_seat_and_an_unknown_match_end_the_talk(client: TestClient[Litestar]) -> None:
    table = Table(client)
    for token in ("", "ann.00", table.tokens[1]):
        with connected(table, 0, token) as socket:
            assert heard(socket)["key"] == "error-table-seat"
            with pytest.raises(WebSocketDisconnect):
                heard(socket)
    with client.websocket_connect("/api/matches/nowhere/live") as socket:
        assert heard(socket)["key"] == "error-store-unknown"


def test_who_greets_late_follows_the_match_that_is_played_on(client: TestClient[Litestar]) -> None:
    table = Table(client)
    hub = client.app.state.hub
    with client.websocket_connect(f"{table.path}/live") as socket:
        client.get(table.path)  # by now the socket waits for the hello
        hub.live.clear()  # as if many others had been opened
        socket.send_json({})
        assert heard(socket)["number"] == 1
        table.play()
        assert heard(socket)["number"] == 2


def test_refusals_speak_the_readers_language(client: TestClient[Litestar]) -> None:
    table = Table(client)
    refusals = set()
    for language in ("en", "fr", "it"):
        with client.websocket_connect(f"{table.path}/live", headers={"Accept-Language": language}) as socket:
            socket.send_json({"seat": 0})
            refusals.add(heard(socket)["error"])
    assert len(refusals) == 3


def test_a_spectator_is_not_told_what_is_drafted(client: TestClient[Litestar]) -> None:
    table = Table(client, options={"draft": True})
    own = set(table.get(0, "/actions").json()["actions"])
    other = set(table.get(1, "/actions").json()["actions"])
    cards = {action.split()[-1] for action in own - other}
    assert cards
    assert all(f'"{card}"' in table.get(0).text for card in cards)
    with connected(table) as spectator, connected(table, 1) as opponent:
        told = [said(spectator), said(opponent)]
        move = {"seat": 0, "number": 1, "action": sorted(own)[0]}
        assert client.post(f"{table.path}/moves", json=move, headers=bearer(table.tokens[0])).status_code == 201
        told += [said(spectator), said(opponent)]
    assert not [card for card in cards for text in told if f'"{card}"' in text]
