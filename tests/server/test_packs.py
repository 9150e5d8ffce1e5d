"""Games with cards of one's own at the table: played, stored, replayed and taken along as records."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import tablee
from tablee.drawing.looks import page_of
from tablee.engine import records, registry
from tablee.engine.messages import Speaker
from tablee.engine.meta import Meta
from tablee.engine.packs import Pack
from tablee.engine.records import Seat
from tablee.server import packs
from tablee.server.hub import Hub
from tablee.server.seating import rematch, sit
from tablee.server.thinking import think
from tests.server.stage import perform, play_first
from tests.shelf import OWN_GAMES

GENEROUS = Pack("generous.toml", "[scoring]\nfirst_prize = 6\n")
SEATS = [Seat("Ann", "human"), Seat("Bob", "human")]


def test_a_match_with_a_pack_survives_a_restart_and_is_played_again(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        live = await hub.create(tablee.game("genesis", GENEROUS), 2, 1, {}, list(SEATS))
        for seat, player in enumerate(("ann", "bob")):
            await sit(hub, live, seat, player)
        await play_first(hub, live, 3)
        restarted = await Hub(hub.store).get(live.key)
        assert restarted.match.game.pack == GENEROUS
        assert restarted.match.state == live.match.state
        while not live.match.state.over:
            await play_first(hub, live)
        again = await rematch(hub, live, "ann")
        assert again.match.game.pack == GENEROUS
        record = records.decode(live.match.record().encode())
        assert records.verify(record, registry.game_of(record)).over
        adopted = await hub.adopt(record)
        assert adopted.match.state == live.match.state

    perform(tmp_path, scene)


def test_bots_think_with_the_pack() -> None:
    state = tablee.game("genesis", GENEROUS).new(2, 1)
    seat = state.pending()[0]
    assert think(state.game, state.dump(), seat, "greedy", 1) in state.legal(seat)


# In the browser -----------------------------------------------------------------------------------

Client = TestClient[Litestar]
WICKED = '<script>alert(1)</script>" onload="x'
NAMED = f"[scoring]\nfirst_prize = 6\n[[goal]]\nid = \"patience\"\nname.en = '{WICKED}'\n"
MARKS = ["<script>alert", '" onload=']


def brought(client: Client, text: str, name: str = "mine.toml", game: str = "genesis", status: int = 303) -> Any:
    files = {"pack": (name, text.encode(), "application/toml")}
    answer = client.post(f"/cards/{game}", files=files, follow_redirects=False)
    assert answer.status_code == status, answer.text
    return answer


def test_a_pack_is_brought_looked_at_and_played(client: Client) -> None:
    address = brought(client, NAMED, f"{WICKED}.toml").headers["location"]
    key = address.removeprefix("/packs/")
    shown = client.get(address)
    assert shown.status_code == 200
    assert not [mark for mark in MARKS if mark in shown.text]
    assert "&lt;script&gt;" in shown.text
    assert "genesis-card" in shown.text  # drawn as the game draws it
    assert "<del>4</del> → <ins>6</ins>" in shown.text
    assert client.get(f"{address}/file").text == NAMED
    assert "cards-" not in client.get("/cards/genesis").text.replace("genesis-cards", "")

    other = TestClient(client.app)  # whoever has the link
    other.blocking_portal = client.blocking_portal
    form = other.get(f"/new/genesis?pack={key}").text
    assert f'<option value="{key}" selected>' in form
    opened = other.post("/new/genesis", data={"pack": key, "seat-1": "random"}, follow_redirects=False)
    live = client.app.state.hub.live[opened.headers["location"].removeprefix("/t/")]
    assert live.match.game.pack.text == NAMED
    for page in (opened.headers["location"], f"{opened.headers['location']}/replay", "/", "/mine", "/new/genesis"):
        drawn = other.get(page)
        assert drawn.status_code == 200
        assert not [mark for mark in MARKS if mark in drawn.text], page
    assert address in other.get(opened.headers["location"]).text
    assert key in client.get("/new/genesis").text  # one's own are offered


def test_the_form_is_a_pack(client: Client) -> None:
    text = client.get("/cards/genesis/form").text
    shown = client.get(brought(client, text).headers["location"]).text
    assert "It changes nothing yet." in shown


def test_everything_that_is_wrong_is_said_in_the_readers_language(client: Client) -> None:
    client.headers["accept-language"] = "fr"
    bad = '[scoring]\nfirst_prize = 99\n[[goal]]\nid = "haste"\n[[rank]]\nid = "fossil"\nmost = 3\n'
    said = brought(client, bad, status=400).text
    assert "3 choses ne vont pas dans ce fichier" in said
    for entry in ("scoring", "goal haste", "rank fossil"):
        assert re.search(rf"<li>mine\.toml\s:[^<]*{entry}", said), entry
    assert client.app.state.hub.store.count_packs() == 0


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[scoring", "is not valid TOML"),
        ("a = " + "[" * 30_000, "is not valid TOML"),
        ("#" * 300_001, "is longer than"),
        ('[[goal]]\nid = "patience"\nname.en = "a\\u0007b"\n', "str ≤ 200"),
        (f'[[goal]]\nid = "patience"\nname.en = "{"a" * 201}"\n', "str ≤ 200"),
        ('[[goal]]\nid = "patience"\nvalue = 9223372036854775807\n', "int -10000–10000"),
        ('[[goal]]\nid = "patience"\nvalue = 1979-05-27\n', "goal patience"),
    ],
)
def test_what_is_no_pack_is_not_kept(client: Client, text: str, said: str) -> None:
    assert said in brought(client, text, status=400).text
    assert client.app.state.hub.store.count_packs() == 0


def test_what_is_not_even_text_is_not_kept(client: Client) -> None:
    files = {"pack": ("x.toml", b"\xff\xfe", "application/toml")}
    assert client.post("/cards/genesis", files=files).status_code == 400
    assert client.post("/cards/genesis", files={"other": b"x"}).status_code == 400
    assert client.post("/cards/genesis", data={"a": "b"}).status_code == 415
    assert client.post("/cards/chess", files=files).status_code == 404


def test_nobody_brings_too_many(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packs, "MAX_OWN", 2)
    for number in (1, 2, 1):  # a known one is no further one
        brought(client, f"# {number}\n")
    brought(client, "# 3\n", status=429)
    for _ in range(packs.MAX_BROUGHT - 4):
        brought(client, "# 1\n")
    brought(client, "# 1\n", status=429)


@pytest.mark.parametrize("key", ["x", "0" * 24, "..%2Fetc", "a" * 500])
def test_an_unknown_pack(client: Client, key: str) -> None:
    assert client.get(f"/packs/{key}").status_code == 404
    assert client.get(f"/packs/{key}/file").status_code == 404
    assert client.get(f"/api/packs/{key}").status_code == 404
    assert client.get(f"/new/genesis?pack={key}").status_code == 200
    assert client.post("/new/genesis", data={"pack": key}).status_code == 400


def test_a_pack_of_another_game_opens_no_table(client: Client) -> None:
    key = brought(client, NAMED).headers["location"].removeprefix("/packs/")
    assert client.post("/new/gentes", data={"pack": key}).status_code == 400
    seats = [{"name": "A"}, {"name": "B"}]
    answer = client.post("/api/matches", json={"game": "gentes", "seats": seats, "pack": key})
    assert answer.json()["key"] == "error-pack-unknown"


def test_programs_bring_packs_and_play_with_them(client: Client) -> None:
    wrong = client.post("/api/packs", json={"text": "[scoring]\nfirst_prize = 99\nlast = 1\n"})
    assert wrong.status_code == 400
    assert wrong.json()["key"] == "error-pack-unfit"
    assert "scoring" in wrong.json()["error"].splitlines()[1]
    info = client.post("/api/packs", json={"text": NAMED, "name": "p.toml"}).json()
    assert (info["game"], info["name"], info["text"]) == ("genesis", "p.toml", NAMED)
    assert info["changes"][0]["new"] == 6
    assert client.get(f"/api/packs/{info['pack']}").json() == info
    seats = [{"name": "A"}, {"name": "B"}]
    made = client.post("/api/matches", json={"game": "genesis", "seats": seats, "pack": info["pack"]}).json()
    live = client.app.state.hub.live[made["match"]]
    assert live.match.record().content == info["fingerprint"]


def test_a_record_with_a_pack_is_opened_by_who_never_saw_the_pack(client: Client) -> None:
    record = tablee.play(tablee.game("genesis", Pack("p.toml", NAMED)), ["random", "random"], 3)
    opened = client.post("/records", files={"record": record.encode()}, follow_redirects=False)
    assert opened.status_code == 303, opened.text
    assert client.get(opened.headers["location"]).status_code == 200
    key = opened.headers["location"].split("/")[2]
    assert records.decode(client.get(f"/t/{key}/record").content).packed == Pack("p.toml", NAMED)


@pytest.mark.parametrize("meta", OWN_GAMES, ids=lambda meta: meta.key)
def test_every_entry_that_a_page_says_to_draw_is_drawn(meta: Meta) -> None:
    game, page = tablee.game(meta.key), page_of(meta)
    speaker = Speaker("en", game=game)
    for section in page.cards:
        entries = game.content.entries().get(section)
        for entry in [one.id for one in entries] if entries else [""]:
            assert page.drawn_entry(game, section, entry, speaker), (section, entry)
