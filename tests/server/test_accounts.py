"""Names and accounts: a name is enough, an account keeps one's games across devices."""

from __future__ import annotations

from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tablee.server import people
from tests.server.stage import failure, settle

pytestmark = pytest.mark.slow

Client = TestClient[Litestar]
MY_TURN = {"option-first_player": "seat0"}
ANN = {"name": "Ann", "passphrase": "seven green herons"}


def another(client: Client) -> Client:
    """A second browser at the same server."""
    browser = TestClient(client.app)
    browser.headers["accept-language"] = "en"
    browser.blocking_portal = client.blocking_portal
    browser.get("/")
    return browser


def submitted(client: Client, path: str, data: dict[str, str] | None = None, status: int = 303) -> Any:
    answer = client.post(path, data=data or {}, follow_redirects=False)
    assert answer.status_code == status, answer.text
    return answer


def held(client: Client) -> int:
    return client.get("/mine").text.count('href="/t/')


def test_a_name_is_kept(client: Client) -> None:
    submitted(client, "/account/name", {"name": "Zoé"})
    assert 'value="Zoé"' in client.get("/account").text
    assert "Zoé, what shall we play?" in client.get("/").text
    submitted(client, "/account/name", {"name": "Zoé Ann"})
    assert "Zoé Ann, what" in client.get("/").text


def test_no_name_is_said_in_its_place(client: Client) -> None:
    assert 'id="name-problem"' in submitted(client, "/account/name", {"name": "  "}, status=400).text


def test_an_account_brings_the_games_to_another_device(client: Client) -> None:
    submitted(client, "/new/genesis", MY_TURN)
    submitted(client, "/account/register", ANN)
    assert "logged in as Ann" in client.get("/account").text
    assert held(client) == 1
    phone = another(client)
    submitted(phone, "/new/genesis", MY_TURN)
    submitted(phone, "/account/login", {**ANN, "name": "aNN"})
    assert held(phone) == held(client) == 2  # the guest's game came along
    assert "(2) Tablée" in phone.get("/").text


def test_leaving_hands_the_browser_to_somebody_else(client: Client) -> None:
    submitted(client, "/account/register", ANN)
    submitted(client, "/play", {"game": "genesis"})
    submitted(client, "/account/logout")
    assert held(client) == 0
    submitted(client, "/account/login", ANN)
    assert held(client) == 1


def test_without_an_account_nothing_is_left_behind(client: Client) -> None:
    submitted(client, "/play", {"game": "genesis"})
    submitted(client, "/account/logout")
    assert held(client) == 1


@pytest.mark.parametrize(
    ("form", "status"),
    [
        ({"name": "", "passphrase": "seven green herons"}, 400),
        ({"name": "Ann", "passphrase": "short"}, 400),
        ({"name": "Ann", "passphrase": "x" * 1000}, 400),
        ({}, 400),
    ],
)
def test_an_account_that_cannot_be(client: Client, form: dict[str, str], status: int) -> None:
    answer = submitted(client, "/account/register", form, status)
    assert 'id="register-problem"' in answer.text
    assert form.get("passphrase", "-" * 9) not in answer.text


def test_a_name_belongs_to_one_account(client: Client) -> None:
    submitted(client, "/account/register", ANN)
    submitted(another(client), "/account/register", {**ANN, "name": "ANN"}, status=409)
    submitted(client, "/account/register", {**ANN, "name": "Bea"}, status=400)  # and one person has one


def test_an_account_is_named_as_it_was_typed(client: Client) -> None:
    submitted(client, "/account/register", {**ANN, "name": "Élise T"})
    assert "logged in as Élise T" in client.get("/account").text
    decomposed = {**ANN, "name": "E\u0301LISE T"}
    submitted(another(client), "/account/register", decomposed, status=409)
    submitted(another(client), "/account/login", decomposed)


def test_an_account_stays_as_it_was_typed_whatever_its_person_is_called_later(client: Client) -> None:
    submitted(client, "/account/register", {**ANN, "name": "Élise T"})
    submitted(client, "/account/name", {"name": "Zoé"})
    assert "logged in as Élise T" in client.get("/account").text
    submitted(another(client), "/account/login", {**ANN, "name": "élise t"})


def test_who_is_refused_an_account_keeps_their_name(client: Client) -> None:
    store = client.app.state.hub.store
    settle(store.name("p1", "Ann"))
    settle(store.register("p1", "Ann", "ann", "hash"))
    settle(store.name("p2", "Bea"))
    assert failure(store.register("p2", "ANN", "ann", "hash")).key == "error-account-taken"
    assert store.person("p2").name == "Bea"
    assert failure(store.register("p1", "Cleo", "cleo", "hash")).key == "error-account-have"
    assert store.person("p1").name == "Ann"
    assert store.account("cleo") is None


@pytest.mark.parametrize("name", ["?", "\u3164", "\u2800 \u2800", "\u200b"])
def test_a_name_that_cannot_be_seen_is_none(client: Client, name: str) -> None:
    submitted(client, "/account/name", {"name": name}, status=400)
    submitted(client, "/account/register", {**ANN, "name": name}, status=400)
    answer = submitted(client, "/play", {"game": "genesis", "name": name})
    assert client.app.state.hub.live[answer.headers["location"].removeprefix("/t/")].match.seats[0].name == "Player"
    form = {"name": name, "seat-1": "here", "seat-1-name": name}
    answer = submitted(client, "/new/genesis", form)
    seats = client.app.state.hub.live[answer.headers["location"].removeprefix("/t/")].match.seats
    assert [seat.name for seat in seats] == ["Player", "Player 2"]


def test_a_wrong_passphrase_and_an_unknown_name_are_told_alike(client: Client) -> None:
    submitted(client, "/account/register", ANN)
    phone = another(client)
    wrong = submitted(phone, "/account/login", {**ANN, "passphrase": "seven red herons"}, status=403)
    unknown = submitted(phone, "/account/login", {**ANN, "name": "Bea"}, status=403)
    assert 'id="login-problem"' in wrong.text
    assert wrong.text.replace('value="Ann"', "") == unknown.text.replace('value="Bea"', "")


def test_guessing_is_slowed_down(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(people, "monotonic", lambda: now)
    submitted(client, "/account/register", ANN)
    phone = another(client)
    for _ in range(people.MAX_TRIES):
        submitted(phone, "/account/login", {**ANN, "passphrase": "a guess of mine"}, status=403)
    submitted(phone, "/account/login", ANN, status=429)
    submitted(phone, "/account/login", {**ANN, "name": "Bea"}, status=403)  # other names are free
    now = people.TRIES_SECONDS + 1
    submitted(phone, "/account/login", ANN)


def test_the_passphrase_is_kept_as_a_hash(client: Client) -> None:
    submitted(client, "/account/register", ANN)
    found = client.app.state.hub.store.account("ann")
    assert found[1].startswith("$argon2")
    assert ANN["passphrase"] not in found[1]
