"""The table for programs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tablee.server.app import make_app

TABLE = {"game": "age_of_civilization", "seats": [{"name": "Ann"}, {"name": "Bob"}], "seed": 3}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    with TestClient(make_app(tmp_path)) as opened:
        yield opened


def opened(client: TestClient[Litestar], **table: Any) -> tuple[str, dict[str, str]]:
    created = client.post("/api/matches", json={**TABLE, **table})
    assert created.status_code == 201, created.text
    return created.json()["match"], created.json()["tokens"]


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


@pytest.mark.parametrize("game", ["genesis", "age_of_civilization"])
def test_a_whole_game(client: TestClient[Litestar], game: str) -> None:
    match, tokens = opened(client, game=game)
    for _ in range(1000):
        for seat, token in tokens.items():
            found = client.get(f"/api/matches/{match}", params={"seat": seat}, headers=bearer(token)).json()
            if found["actions"]:
                move = {"seat": int(seat), "number": found["number"], "action": found["actions"][0]}
                played = client.post(f"/api/matches/{match}/moves", json=move, headers=bearer(token))
                assert played.status_code == 201, played.text
                assert all(event["text"] for event in played.json()["events"])
        if found["over"]:
            break
    assert client.get(f"/api/matches/{match}/record").json()["result"]["ranking"]


def test_a_forged_seat_a_stale_move_and_an_unknown_match(client: TestClient[Litestar]) -> None:
    match, tokens = opened(client)
    found = client.get(f"/api/matches/{match}", params={"seat": 0}, headers=bearer(tokens["0"])).json()
    asked = next(iter(found["view"]["pending"]))
    shown = client.get(f"/api/matches/{match}", params={"seat": asked}, headers=bearer(tokens[asked])).json()
    move = {"seat": int(asked), "number": 1, "action": shown["actions"][0]}
    path = f"/api/matches/{match}/moves"
    assert client.post(path, json=move, headers=bearer("ann.0000")).status_code == 403
    assert client.post(path, json=move, headers=bearer(tokens[str(1 - int(asked))])).status_code == 403
    assert client.post(path, json={**move, "number": 7}, headers=bearer(tokens[asked])).status_code == 409
    assert client.post("/api/matches/nowhere/moves", json=move).status_code == 404
    refused = client.post(
        path, json={**move, "action": "pass"}, headers={**bearer(tokens[asked]), "Accept-Language": "fr"}
    )
    assert refused.status_code == 400
    assert "manche" in refused.json()["error"]
    assert client.get(f"/api/matches/{match}").json()["number"] == 1
    assert client.post(path, json=move, headers=bearer(tokens[asked])).status_code == 201


def test_junk_is_refused(client: TestClient[Litestar]) -> None:
    assert client.post("/api/matches", content=b"{" * 100).status_code == 400
    assert client.post("/api/matches", content=b"x" * 10_000_000).status_code in (400, 413)
    assert client.post("/api/matches", json={**TABLE, "game": "chess"}).status_code == 400
    assert client.post("/api/matches", json={**TABLE, "seats": [{"name": "A"}] * 9}).status_code == 400
    assert client.post("/api/matches", json={**TABLE, "options": {"map": "x"}}).status_code == 400


def test_moves_over_a_websocket(client: TestClient[Litestar]) -> None:
    match, tokens = opened(client, game="genesis", seats=[{"name": "Ann"}], options={"mode": "challenge"})
    with client.websocket_connect(f"/api/matches/{match}/live") as socket:
        socket.send_json({"token": tokens["0"], "seat": 0})
        found = socket.receive_json()
        for _ in range(5):
            socket.send_json({"seat": 0, "number": found["number"], "action": found["actions"][0]})
            after = socket.receive_json()
            assert after["number"] == found["number"] + 1
            found = after
        socket.send_json({"seat": 0, "number": 1, "action": found["actions"][0]})
        assert "error" in socket.receive_json()
