"""The table for programs over HTTP: whole games, what is refused and how, and what nobody may learn."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import tablee
from tablee.engine import records
from tablee.server.app import make_app
from tablee.server.seating import BOT_NAMES

pytestmark = pytest.mark.slow

TABLE = {"game": "age_of_civilization", "seats": [{"name": "Ann"}, {"name": "Bob"}], "seed": 3}
MATCHES = "/api/matches"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    with TestClient(make_app(tmp_path)) as opened:
        yield opened


class Table:
    """A match and its tokens."""

    def __init__(self, client: TestClient[Litestar], **asked: Any) -> None:
        self.client = client
        created = client.post(MATCHES, json={**TABLE, **asked})
        assert created.status_code == 201, created.text
        self.path = f"{MATCHES}/{created.json()['match']}"
        self.tokens = {int(seat): token for seat, token in created.json()["tokens"].items()}

    def get(self, seat: int | None = None, path: str = "", as_seat: int | None = None, **query: Any) -> Any:
        """What an address answers to a seat; `as_seat` lets another's token ask for it."""
        asker = seat if as_seat is None else as_seat
        headers = {} if asker is None else bearer(self.tokens[asker])
        asked = query if seat is None else {"seat": seat, **query}
        return self.client.get(self.path + path, params=asked, headers=headers)

    def post(self, path: str, body: Any, token: str = "", **headers: str) -> Any:
        return self.client.post(self.path + path, json=body, headers={**bearer(token), **headers})

    def move(self) -> tuple[int, dict[str, Any]]:
        """The first legal move of the first seat that is asked."""
        asked = self.get().json()["asked"][0]
        shown = self.get(asked).json()
        return asked, {"seat": asked, "number": shown["number"], "action": shown["actions"][0]}

    def play(self, count: int = 1) -> Any:
        for _ in range(count):
            seat, move = self.move()
            played = self.post("/moves", move, self.tokens[seat])
            assert played.status_code == 201, played.text
        return played.json()


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def refusal(answer: Any, status: int, key: str) -> str:
    """Checks that an answer is a clear refusal; returns its sentence."""
    assert answer.status_code == status, answer.text
    assert answer.json().keys() == {"key", "error"}
    assert answer.json()["key"] == key
    said: str = answer.json()["error"]
    assert said != key
    assert "Traceback" not in said
    return said


# What one can do --------------------------------------------------------------------------------------------


def test_the_games_and_their_options(client: TestClient[Litestar]) -> None:
    found = {game["key"]: game for game in client.get("/api/games").json()}
    assert found.keys() == {meta.key for meta in tablee.games()}
    modes = next(option for option in found["genesis"]["options"] if option["key"] == "mode")
    assert "challenge" in modes["values"]
    assert ["challenge", [1]] in modes["players"]
    seeds = next(option for option in found["genesis"]["options"] if option["key"] == "map_seed")
    assert seeds["span"][0] == 0
    assert seeds["when"]["map"] == ["random"]


@pytest.mark.parametrize("game", [meta.key for meta in tablee.games()])
def test_a_whole_game_and_its_record(client: TestClient[Litestar], game: str) -> None:
    table = Table(client, game=game)
    refusal(table.get(path="/record"), 409, "error-table-running")
    moves = 0
    while table.get().json()["asked"]:
        table.play()
        moves += 1
    assert table.get().json()["over"]
    record = records.decode(table.get(path="/record").content)
    assert len(record.moves) == moves
    assert records.verify(record, tablee.game(game)).over


def test_the_actions_of_a_seat(client: TestClient[Litestar]) -> None:
    table = Table(client, game="genesis")
    asked = table.get().json()["asked"][0]
    found = table.get(asked, "/actions").json()
    assert found == {"number": 1, "actions": table.get(asked).json()["actions"]}
    assert table.get(1 - asked, "/actions").json()["actions"] == []
    assert table.get(path="/actions").json()["actions"] == []


def test_sentences_come_for_those_who_ask(client: TestClient[Litestar]) -> None:
    table = Table(client, game="genesis")
    seat, move = table.move()
    plain = table.post("/moves", move, table.tokens[seat]).json()
    assert plain["number"] == 2
    assert plain["events"]
    assert all(event.keys() == {"key", "values"} for event in plain["events"])
    past = {
        language: client.get(
            f"{table.path}/events", params={"sentences": True, "since": 1}, headers={"Accept-Language": language}
        ).json()
        for language in ("en", "fr", "it")
    }
    texts = {tuple(event["text"] for event in told["moves"][0]) for told in past.values()}
    assert len(texts) == 3
    assert all("Ann" in text or "Bob" in text for said in texts for text in said[:1])


def test_the_past_from_a_number_on(client: TestClient[Litestar]) -> None:
    table = Table(client, game="genesis")
    table.play(4)
    whole = table.get(path="/events").json()
    assert whole["number"] == 5
    assert len(whole["moves"]) == 5  # the set-up and four moves
    assert table.get(path="/events", since=3).json()["moves"] == whole["moves"][3:]
    assert table.get(path="/events", since=99).json()["moves"] == []


def test_a_move_is_taken_back(client: TestClient[Litestar]) -> None:
    table = Table(client, options={"order": "first_game"})
    table.play()
    asked = table.get().json()["asked"][0]
    before = table.get(asked).json()
    move = {"seat": asked, "number": before["number"], "action": "do enslave"}
    assert table.post("/moves", move, table.tokens[asked]).status_code == 201
    undo = {"seat": asked, "number": before["number"] + 1}
    refusal(table.post("/undo", undo, table.tokens[1 - asked]), 403, "error-table-seat")
    refusal(table.post("/undo", {**undo, "number": 1}, table.tokens[asked]), 409, "error-table-late")
    undone = table.post("/undo", undo, table.tokens[asked])
    assert undone.status_code == 200
    assert undone.json() == {**before, "version": undone.json()["version"]}
    refusal(table.post("/undo", {**undo, "number": before["number"]}, table.tokens[asked]), 409, "error-table-undo")


def test_a_match_with_a_bot_has_no_token_for_it(client: TestClient[Litestar]) -> None:
    table = Table(client, game="genesis", seats=[{"name": "Ann"}, {"name": "", "kind": "random"}])
    assert table.tokens.keys() == {0}


def test_who_plays_genesia_alone_has_two_seats(client: TestClient[Litestar]) -> None:
    table = Table(client, game="genesia", seats=[{"name": "Solo"}])
    assert table.tokens.keys() == {0, 1}
    assert table.tokens[0] == table.tokens[1]
    table.play(6)
    assert [seat.name for seat in client.app.state.hub.live[table.path.rpartition("/")[2]].match.seats] == [
        "Solo",
        "Solo 2",
    ]
    client.app.state.hub.live.clear()  # as after a restart
    assert table.get(1).json()["number"] == 7
    assert Table(client, game="genesia").tokens[0] != Table(client, game="genesia").tokens[1]
    assert "1, 2, 3, 4, 5" in refusal(
        client.post(MATCHES, json={"game": "genesia", "seats": [{"name": "A"}] * 6}), 400, "error-players"
    )


# What is refused --------------------------------------------------------------------------------------------


def test_a_forged_seat_a_stale_move_and_an_unknown_match(client: TestClient[Litestar]) -> None:
    table = Table(client)
    seat, move = table.move()
    token = table.tokens[seat]
    before = table.get(seat).json()
    refusal(table.post("/moves", move), 403, "error-table-seat")
    refusal(table.post("/moves", move, "ann.0000"), 403, "error-table-seat")
    refusal(table.post("/moves", move, token[:-1] + "x"), 403, "error-table-seat")
    refusal(table.post("/moves", move, table.tokens[1 - seat]), 403, "error-table-seat")
    refusal(table.post("/moves", {**move, "seat": 1 - seat}, token), 403, "error-table-seat")
    refusal(table.post("/moves", {**move, "number": 7}, token), 409, "error-table-late")
    refusal(client.post(f"{MATCHES}/nowhere/moves", json=move), 404, "error-store-unknown")
    assert table.get(seat).json() == before
    assert table.post("/moves", move, token).status_code == 201
    refusal(table.post("/moves", move, token), 409, "error-table-late")  # a double click


def test_a_browsers_cookie_plays_nothing_here(client: TestClient[Litestar]) -> None:
    table = Table(client)
    seat, move = table.move()
    client.cookies["player"] = table.tokens[seat]
    refusal(client.post(f"{table.path}/moves", json=move), 403, "error-table-seat")
    refusal(client.get(table.path, params={"seat": seat}), 403, "error-table-seat")


def test_the_word_before_a_token_is_written_in_any_way(client: TestClient[Litestar]) -> None:
    table = Table(client)
    for word in ("Bearer", "bearer", "BEARER"):
        headers = {"Authorization": f"{word} {table.tokens[0]}"}
        assert client.get(table.path, params={"seat": 0}, headers=headers).status_code == 200
    refusal(
        client.get(table.path, params={"seat": 0}, headers={"Authorization": table.tokens[0]}), 403, "error-table-seat"
    )


def test_an_illegal_move_is_refused_in_the_readers_language(client: TestClient[Litestar]) -> None:
    table = Table(client)
    seat, move = table.move()
    answers = {
        language: table.post("/moves", {**move, "action": "pass"}, table.tokens[seat], **{"Accept-Language": language})
        for language in ("en", "fr", "it")
    }
    said = {language: answer.json()["error"] for language, answer in answers.items()}
    assert {answer.status_code for answer in answers.values()} == {400}
    assert len(set(said.values())) == 3
    assert "manche" in said["fr"]
    assert "pass" in refusal(
        table.post("/moves", {**move, "action": "fly"}, table.tokens[seat]), 400, "error-parse-block"
    )


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"seats": [{"name": "A"}] * 9}, "seats"),
        ({"seats": []}, "seats"),
        ({"seats": [{"name": 5}]}, "name"),
        ({"seed": -1}, "seed"),
        ({"seed": "x"}, "seed"),
        ({"options": []}, "options"),
        ({"colour": "red"}, "colour"),
        ({"game": None}, "game"),
    ],
)
def test_a_wrong_field_is_named(client: TestClient[Litestar], wrong: dict[str, Any], named: str) -> None:
    assert named in refusal(client.post(MATCHES, json={**TABLE, **wrong}), 400, "error-web-request")


def test_what_a_game_does_not_offer_is_refused(client: TestClient[Litestar]) -> None:
    refusal(client.post(MATCHES, json={**TABLE, "game": "chess"}), 404, "error-game")
    refusal(client.post(MATCHES, json={**TABLE, "options": {"map": "x"}}), 400, "error-option")
    refusal(client.post(MATCHES, json={**TABLE, "options": {"order": "x"}}), 400, "error-option-value")
    refusal(client.post(MATCHES, json={**TABLE, "seats": [{"name": "A"}] * 5}), 400, "error-players")
    refusal(client.post(MATCHES, json={**TABLE, "seed": 1 << 70}), 400, "error-seed")
    unknown = [{"name": "A"}, {"name": "B", "kind": "oracle"}]
    refusal(client.post(MATCHES, json={**TABLE, "seats": unknown}), 400, "error-bot")


def test_junk_is_refused(client: TestClient[Litestar]) -> None:
    table = Table(client)
    before = table.get().json()
    for junk in (b"{" * 100, b"", b"null", b"\xff\xfe", b'{"seat": 0}', b"[" * 100_000):
        headers = {**bearer(table.tokens[0]), "Content-Type": "application/json"}
        refusal(client.post(f"{table.path}/moves", content=junk, headers=headers), 400, "error-web-request")
    refusal(client.post(MATCHES, content=b"x" * 10_000_000), 413, "error-web-large")
    refusal(client.post(f"{table.path}/moves", content=b"x" * 10_000_000), 413, "error-web-large")
    assert table.get().json() == before


# What nobody may learn --------------------------------------------------------------------------------------


def test_what_is_drafted_stays_with_its_seat(client: TestClient[Litestar]) -> None:
    """In a draft all hands differ: each seat is told of its own cards only, and spectators of none."""
    table = Table(client, options={"draft": True})
    asked = table.get().json()["asked"]
    assert len(asked) == 2
    hands = {seat: set(table.get(seat, "/actions").json()["actions"]) for seat in asked}
    for seat in asked:
        refusal(table.get(seat, as_seat=1 - seat), 403, "error-table-seat")
        refusal(table.get(seat, "/actions", as_seat=1 - seat), 403, "error-table-seat")
        refusal(table.get(seat, "/events", as_seat=1 - seat), 403, "error-table-seat")
    secret = {seat: {action.split()[-1] for action in hands[seat] - hands[1 - seat]} for seat in asked}
    assert all(f'"{card}"' in table.get(seat).text for seat in asked for card in secret[seat])
    assert all(secret.values())
    move = {"seat": asked[0], "number": 1, "action": sorted(hands[asked[0]])[0]}
    played = table.post("/moves", move, table.tokens[asked[0]])
    assert played.status_code == 201
    for path in ("", "/actions", "/events"):
        spectator, other = json.dumps(table.get(path=path).json()), json.dumps(table.get(asked[1], path).json())
        for card in secret[asked[0]]:
            assert f'"{card}"' not in spectator
            assert f'"{card}"' not in other
        for card in secret[asked[1]]:
            assert f'"{card}"' not in spectator


@pytest.mark.parametrize("name", ["?", " ? ", "", "\u3164", "\u200b"])
def test_nobody_is_named_like_a_free_seat(client: TestClient[Litestar], name: str) -> None:
    refused = client.post(MATCHES, json={**TABLE, "seats": [{"name": "Ann"}, {"name": name}]})
    assert (refused.status_code, refused.json()["key"]) == (400, "error-new-seat")
    made = client.post(MATCHES, json={**TABLE, "seats": [{"name": "Ann"}, {"name": name, "kind": "greedy"}]}).json()
    assert client.app.state.hub.live[made["match"]].match.seats[1].name in BOT_NAMES


def test_where_nothing_is_hidden_all_views_are_alike(client: TestClient[Litestar]) -> None:
    open_games = [meta.key for meta in tablee.games() if not tablee.game(meta.key).hides]
    assert open_games
    for key in open_games:
        table = Table(client, game=key)
        for _ in range(10):
            if table.get().json()["asked"]:  # the game may be short
                table.play()
            assert table.get(0).json()["view"] == table.get().json()["view"] == table.get(1).json()["view"]
