"""The short cut through uvicorn carries the same words as its own way, however they are cut into pieces."""

from __future__ import annotations

import json
import os
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from tablee.server.transports import QuickSocket, framed, unmasked, whole_frame
from tests.server.running import asked, served
from tests.waiting import PATIENCE, awaiting, in_vain

pytestmark = pytest.mark.slow

TABLE = {"game": "genesis", "seats": [{"name": "Ann"}, {"name": "Bob"}], "seed": 5}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("data"), ws=QuickSocket, ws_per_message_deflate=False) as running:
        yield running


class Player:
    """A seat over a real websocket."""

    def __init__(self, socket: ClientConnection, token: str, seat: int | None) -> None:
        self.socket = socket
        self.seat = seat
        self.say({"token": token, "seat": seat})
        self.shown = self.hear()

    def say(self, message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> Any:
        with awaiting("the next message of the server"):
            return json.loads(self.socket.recv(timeout=PATIENCE))

    def ping(self) -> None:
        if not self.socket.ping().wait(PATIENCE):
            raise in_vain("the answer to a ping")

    def move(self) -> dict[str, Any]:
        return {"seat": self.seat, "number": self.shown["number"], "action": self.shown["actions"][0]}


def connected(path: str) -> ClientConnection:
    return connect(path, open_timeout=PATIENCE, close_timeout=PATIENCE, ping_timeout=PATIENCE)


@contextmanager
def seated(address: str) -> Iterator[list[Player]]:
    """Two players at a new table."""
    opened = asked("POST", f"http://{address}/api/matches", json=TABLE)
    path, tokens = f"ws://{address}/api/matches/{opened['match']}/live", opened["tokens"]
    with connected(path) as first, connected(path) as second:
        yield [Player(first, tokens["0"], 0), Player(second, tokens["1"], 1)]


@pytest.fixture
def players(address: str) -> Iterator[list[Player]]:
    """Two players, the one who is to move first."""
    with seated(address) as made:
        yield sorted(made, key=lambda player: not player.shown["actions"])


def test_moves_and_refusals(players: list[Player]) -> None:
    for number in range(2, 20):
        mover = next(player for player in players if player.shown["actions"])
        mover.say({**mover.move(), "number": 99})
        assert mover.hear()["key"] == "error-table-late"
        mover.say(mover.move())
        for player in players:
            player.shown = player.hear()
            assert player.shown["number"] == number


def test_messages_in_pieces_and_in_heaps(players: list[Player]) -> None:
    mover, _ = players
    late = Frame(Opcode.TEXT, json.dumps({**mover.move(), "number": 77}).encode()).serialize(mask=True)
    raw = mover.socket.socket
    raw.sendall(late + late)
    assert [mover.hear()["key"] for _ in range(2)] == ["error-table-late"] * 2
    for piece in (late[:1], late[1:9], late[9:]):
        raw.sendall(piece)
        time.sleep(0.05)  # so that they arrive apart
    assert mover.hear()["key"] == "error-table-late"
    mover.say(mover.move())
    assert mover.hear()["number"] == 2


def test_fragments_only(players: list[Player]) -> None:
    mover, other = players
    text = json.dumps(mover.move())
    mover.socket.send([text[:10], text[10:]])
    assert mover.hear()["number"] == 2
    assert other.hear()["number"] == 2
    mover.shown = {"number": 0, "actions": ["stop"]}
    mover.say(mover.move())
    assert mover.hear()["key"] == "error-table-late"


def test_pings_are_answered_and_the_talk_goes_on(players: list[Player]) -> None:
    mover, other = players
    mover.ping()
    mover.say(mover.move())
    assert mover.hear()["number"] == 2
    other.ping()
    assert other.hear()["number"] == 2


def test_large_and_binary_messages_are_refused(players: list[Player]) -> None:
    mover, _ = players
    mover.socket.send("x" * 20_000)
    assert mover.hear()["key"] == "error-web-large"
    mover.socket.send("x" * 200_000)
    assert mover.hear()["key"] == "error-web-large"
    mover.socket.send(b"\xff\x00")
    assert mover.hear()["key"] == "error-web-request"
    mover.say(mover.move())
    assert mover.hear()["number"] == 2


def test_who_talks_without_end_is_hung_up_on(players: list[Player]) -> None:
    mover, other = players
    raw = mover.socket.socket
    raw.sendall(Frame(Opcode.TEXT, b"{}").serialize(mask=True) * 5000)
    with pytest.raises(ConnectionClosed):
        deque(iter(mover.hear, None), maxlen=0)
    other.ping()


def test_who_leaves_is_forgotten(players: list[Player]) -> None:
    mover, other = players
    other.socket.close()
    mover.say(mover.move())
    assert mover.hear()["number"] == 2


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 1000, 65_535])
def test_frames_are_read_as_they_are_written(length: int) -> None:
    content = os.urandom(length)
    data = Frame(Opcode.TEXT, content).serialize(mask=True)
    assert whole_frame(data) == content
    assert whole_frame(data[:-1]) is None
    assert whole_frame(data + b"x") is None
    assert unmasked(unmasked(content, b"abcd"), b"abcd") == content
    assert framed(content) == Frame(Opcode.TEXT, content).serialize(mask=False)


def test_long_frames_take_the_long_way() -> None:
    content = bytes(70_000)
    assert whole_frame(Frame(Opcode.TEXT, content).serialize(mask=True)) is None
    assert framed(content) == Frame(Opcode.TEXT, content).serialize(mask=False)


def test_unmasked_frames_take_the_long_way() -> None:
    assert whole_frame(Frame(Opcode.TEXT, b"{}  {}").serialize(mask=False)) is None


def test_servers_own_way_carries_the_same(tmp_path: Path) -> None:
    with served(tmp_path) as running, seated(running) as players:  # without the short cut
        assert [player.shown["number"] for player in players] == [1, 1]
