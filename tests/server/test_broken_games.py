"""Half-written games on the server: a grey cover with the reason, grey rows, and everything else as always."""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import tablee
from tablee.drawing.looks import page_of
from tablee.engine import registry, shelf
from tablee.engine.messages import LANGUAGES, Speaker
from tablee.server import tolerance
from tablee.server.app import make_app
from tablee.server.hub import Hub
from tablee.server.pages import daily
from tablee.server.pages.table import _news
from tablee.server.visitors import Visitor
from tests.engine.processes import fresh
from tests.server.test_home import live_of, played_to_the_end, submitted
from tests.toys.half_written import KINDS, installed

pytestmark = pytest.mark.slow

Client = TestClient[Litestar]
GAME, OTHER = "genesis", "gentes"
LOOKS = "looks_raise"  # in order but for its page

SERVE = """
import json, logging, sys
logging.disable()
from pathlib import Path
from litestar.testing import TestClient
from tablee.server.app import make_app
with TestClient(make_app(Path(sys.path[0]))) as client:
    client.headers["accept-language"] = "en"
    client.app.state.hub.thinkers = None
    pages = ["/", "/lists", "/mine", "/api/games", *(f"/new/{key}" for key in KEYS), *(f"/rules/{key}" for key in KEYS)]
    answers = {page: client.get(page) for page in pages}
    played = client.post("/play", data={"game": "genesis"}, follow_redirects=True).status_code
    refused = client.post("/api/matches", json={"game": KEYS[0], "seats": [{"name": "Ann"}, {"name": "Bob"}]})
    print(json.dumps({
        "status": {page: answer.status_code for page, answer in answers.items()},
        "home": answers["/"].text, "api": answers["/api/games"].json(), "played": played,
        "refused": [refused.status_code, refused.json()],
    }))
"""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What a server says in whose environment every kind of half-written game is installed."""
    site = tmp_path_factory.mktemp("site")
    installed(site, *KINDS, LOOKS)
    (site / LOOKS / "web").mkdir()
    (site / LOOKS / "web" / "page.py").write_text("raise OSError('no picture')\n")
    data = tmp_path_factory.mktemp("data")
    code = f"KEYS = {[*KINDS, LOOKS]!r}" + SERVE.replace("Path(sys.path[0])", f"Path({str(data)!r})")
    found: dict[str, Any] = fresh(code, PYTHONPATH=os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")]))
    return found


def test_pages_and_api_answer_beside_half_written_games(served: dict[str, Any]) -> None:
    status = served["status"]
    assert [status[page] for page in ("/", "/lists", "/mine", "/api/games")] == [200] * 4
    assert served["played"] == 200
    assert not {game["key"] for game in served["api"]} & {*KINDS, LOOKS}
    assert GAME in {game["key"] for game in served["api"]}


@pytest.mark.parametrize("key", [*KINDS, LOOKS])
def test_a_grey_cover_with_the_reason(served: dict[str, Any], key: str) -> None:
    covers = re.findall(r'<li class="box broken">(.*?)</li>', served["home"], flags=re.S)
    (cover,) = [cover for cover in covers if f"<h2>{key}</h2>" in cover]
    words = cover.replace("&#39;", "'").replace("&gt;", ">")
    assert (KINDS[key][1] if key in KINDS else "OSError: no picture") in words
    assert "<button" not in cover
    assert "<a" not in cover


def test_what_is_asked_of_a_half_written_game_is_refused(served: dict[str, Any]) -> None:
    asked = {page: status for page, status in served["status"].items() if page.startswith(("/new/", "/rules/"))}
    assert set(asked.values()) == {503}
    status, said = served["refused"]
    assert (status, said["key"]) == (503, "error-game-broken")
    key = next(iter(KINDS))
    assert said["error"] == f"The game “{key}” cannot be played here. {KINDS[key][1]}"


# A game that breaks while there are matches of it --------------------------------------------------------------


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    monkeypatch.setattr(shelf, "by_key", dict(shelf.by_key))
    monkeypatch.setattr(registry, "_broken", {})
    monkeypatch.setattr(tolerance, "_logged", set())
    with TestClient(make_app(tmp_path), raise_server_exceptions=False) as opened:
        opened.headers["accept-language"] = "en"
        opened.app.state.hub.thinkers = None
        opened.get("/")
        yield opened


def opened_tables(client: Client) -> tuple[str, str, str]:
    """A running, a finished and an open match of one game, in the store alone."""
    running = live_of(client, submitted(client, "/play", {"game": GAME}))
    alone = live_of(client, submitted(client, f"/new/{GAME}", {"players": "1"}))
    played_to_the_end(client, alone)
    waiting = live_of(client, submitted(client, f"/new/{GAME}", {"seat-1": "open", "listed": "on"}))
    hub: Hub = client.app.state.hub
    hub.live.clear()
    return running.key, alone.key, waiting.key


@pytest.mark.parametrize("gone", [True, False])
def test_matches_of_a_broken_game_stay_in_the_lists(client: Client, gone: bool) -> None:
    """Whether it is broken, or was removed altogether."""
    keys = opened_tables(client)
    submitted(client, "/play", {"game": OTHER})
    if gone:
        del shelf.by_key[GAME]
    else:
        registry.put_aside(GAME, ZeroDivisionError("half a rule"))
    for page in ("/", "/lists", "/mine"):
        shown = client.get(page)
        assert shown.status_code == 200
        rows = re.findall(r'<li class="broken">.*?</li>', shown.text, flags=re.S)
        assert len(rows) == 3, page
        assert all(any(f'href="/t/{key}"' in row for row in rows) for key in keys)
        assert 'class="gentes' in shown.text
    for key in keys:
        refused = client.get(f"/t/{key}")
        assert refused.status_code == (404 if gone else 503)
        assert ("There is no game “genesis”" if gone else "ZeroDivisionError: half a rule") in refused.text
        assert client.get(f"/api/matches/{key}").status_code == refused.status_code
    assert client.post("/play", data={"game": OTHER}).status_code == 200


def raises(*_: object) -> NoReturn:
    raise LookupError("half a page")


def test_without_its_progress_a_row_is_shown_all_the_same(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    live = live_of(client, submitted(client, "/play", {"game": GAME}))
    monkeypatch.setattr(type(page_of(registry.meta(GAME))), "progress", raises)
    for page in ("/", "/lists", "/mine"):
        shown = client.get(page)
        assert shown.status_code == 200
        assert f'href="/t/{live.key}"' in shown.text
        assert '<li class="broken">' not in shown.text
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == [
        "progress of the game genesis failed"
    ]
    assert "half a page" in caplog.text


@pytest.mark.parametrize("hook", ["start", "career"])
def test_what_a_game_says_for_the_lists_may_fail(client: Client, monkeypatch: pytest.MonkeyPatch, hook: str) -> None:
    """The game of the day, and what one has collected: the page goes without them."""
    monkeypatch.setattr(daily, "_dealt", daily._dealt.__wrapped__)  # it would remember what was dealt before
    monkeypatch.setattr(type(tablee.game(GAME)), hook, raises)
    for page in ("/", "/lists", "/mine"):
        assert client.get(page).status_code == 200
    assert (f'id="daily-{GAME}"' in client.get("/").text) == (hook != "start")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_that_cannot_be_drawn_gets_the_error_page(
    client: Client, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    client.headers["accept-language"] = language
    live = live_of(client, submitted(client, "/play", {"game": GAME}))
    other = live_of(client, submitted(client, "/play", {"game": OTHER}))
    monkeypatch.setattr(type(page_of(registry.meta(GAME))), "board", raises)
    shown = client.get(f"/t/{live.key}")
    assert shown.status_code == 500
    assert f'<html lang="{language}"' in shown.text
    assert Speaker(language).say("error-web-failed") in shown.text.replace("&#39;", "'")
    assert "half a page" not in shown.text
    assert client.get(f"/t/{other.key}").status_code == 200
    assert client.get("/").status_code == 200
    seat = live.asked[0]
    action = live.match.game.actions.text(live.match.state.legal(seat)[0])
    move = {"seat": str(seat), "number": str(live.number), "action": action}
    before = live.number
    answer = client.post(f"/t/{live.key}/moves", data=move, headers={"hx-request": "true"})
    assert (answer.status_code, answer.headers["hx-retarget"]) == (500, "#notice")
    assert live.number == before + 1  # what was played is kept


def test_who_follows_an_undrawable_table_is_told_and_stays_on_the_line(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    live = live_of(client, submitted(client, "/play", {"game": GAME}))
    visitor = Visitor("", "", None, "en", "auto")
    assert _news(live, visitor, text=False).event is None
    monkeypatch.setattr(type(page_of(registry.meta(GAME))), "board", raises)
    live.drawings.clear()
    news = _news(live, visitor, text=False)
    assert news.event == "notice"
    assert Speaker("en").say("web-undrawn") in str(news.data)
    assert "half a page" in caplog.text
