"""The first page, setting up a table, one's own games, the game of the day, the rules."""

from __future__ import annotations

import gzip
import json
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import func, update

import tablee
from tablee.daily import day_of, today
from tablee.engine.messages import LANGUAGES, rules_markdown
from tablee.engine.meta import Meta
from tablee.server import seating
from tablee.server.hub import Hub
from tablee.server.language import best_of
from tablee.server.live import Live
from tablee.server.pages.home import AGAINST_BOTS
from tablee.server.store import Holder
from tablee.server.table_setup import KINDS
from tablee.server.tables import matches as table

pytestmark = pytest.mark.slow

Client = TestClient[Litestar]
MAX_BYTES = 100_000  # of the first page without its images


def another(client: Client, name: str) -> Client:
    """Somebody else's browser at the same server, with their name given."""
    browser = TestClient(client.app)
    browser.headers["accept-language"] = "en"
    browser.blocking_portal = client.blocking_portal
    browser.get("/")
    browser.post("/account/name", data={"name": name})
    return browser


def submitted(client: Client, path: str, data: dict[str, str] | None = None, status: int = 303) -> Any:
    answer = client.post(path, data=data or {}, follow_redirects=False)
    assert answer.status_code == status, answer.text
    return answer


def live_of(client: Client, answer: Any) -> Live:
    hub: Hub = client.app.state.hub
    return hub.live[answer.headers["location"].removeprefix("/t/")]


def matches(client: Client) -> int:
    hub: Hub = client.app.state.hub
    return len(hub.live)


def played_to_the_end(client: Client, live: Live) -> None:
    """By the person's seat, always the first legal action."""
    while not live.match.state.over:
        seat = live.asked[0]
        action = live.match.game.actions.text(live.match.state.legal(seat)[0])
        submitted(client, f"/t/{live.key}/moves", {"seat": str(seat), "number": str(live.number), "action": action})


# Languages ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("fr; q=0.2, it; q=0.9", "it"),
        ("fr;q=0.2,it;q=0.9", "it"),
        ("it-CH, fr;q=0.9", "it"),
        ("frr, it;q=0.5", "it"),
        ("fr;q=0, it;q=0.1", "it"),
        ("fr;q=0", "en"),
        ("de, *;q=0.5", "en"),
        ("", "en"),
    ],
)
def test_the_best_language_of_a_browser(header: str, language: str) -> None:
    assert best_of(header) == language


def test_a_language_we_do_not_speak_changes_nothing(client: Client) -> None:
    client.get("/language/fr")
    client.get("/language/xx")
    client.get("/theme/xx")
    assert (client.cookies.get("language"), client.cookies.get("theme")) == ("fr", None)


@pytest.mark.parametrize(
    ("theme", "to_light", "to_dark"),  # where the browser asks for light colours, and where for dark ones
    [("auto", "dark", "light"), ("light", "dark", "auto"), ("dark", "auto", "light")],
)
def test_every_touch_of_the_theme_changes_the_colours(client: Client, theme: str, to_light: str, to_dark: str) -> None:
    client.cookies.set("theme", theme)
    ways = re.findall(r'where-(light|dark)" href="/theme/(\w+)"', client.get("/account").text)
    assert dict(ways) == {"light": to_light, "dark": to_dark}


# The first page -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_says_everything(client: Client, language: str) -> None:
    """A key without a message would be said as it is."""
    client.headers["accept-language"] = language
    submitted(client, "/play", {"game": "genesis"})
    submitted(client, "/new/genesis", {"seat-1": "open", "listed": "on"})
    pages = ["/", "/lists", "/mine", "/account", *(f"/new/{meta.key}" for meta in tablee.games())]
    for page in pages:
        shown = client.get(page)
        assert shown.status_code == 200
        words = re.sub(r"<[^>]*>", " ", shown.text)
        assert not re.search(r"\b(home|new|account|daily|web|option)-[a-z]+", words), page


def test_a_cover_for_every_game_and_no_button_that_does_nothing(client: Client) -> None:
    page = client.get("/").text
    for meta in tablee.games():
        assert f'action="/play"><input type="hidden" name="game" value="{meta.key}"' in page
        assert f'href="/new/{meta.key}"' in page
        assert client.get(f"/games/{meta.key}/cover.svg").status_code == 200


def test_the_first_page_is_light(client: Client) -> None:
    """What a first visit loads besides images: the page, its styles, its script, the faces that its styles use."""
    page = client.get("/", headers={"accept-encoding": "gzip"})
    assert page.headers["content-encoding"] == "gzip"
    linked = re.findall(r'(?:src|href)="(/[^"]+\.(?:css|js)\?[^"]+)"', page.text)
    assert len(linked) >= 3
    sizes = [len(gzip.compress(page.content))]
    for path in linked:
        loaded = client.get(path, headers={"accept-encoding": "gzip"})
        assert loaded.status_code == 200, path
        assert loaded.headers["content-encoding"] == "gzip", path
        sizes.append(len(gzip.compress(loaded.content)))
    faces = ("alegreya-latin-800-normal", "alegreya-sans-latin-400-normal", "alegreya-sans-latin-700-normal")
    fonts = [client.get(f"/vendor/{face}.woff2") for face in faces]
    assert all("content-encoding" not in font.headers for font in fonts)
    assert sum(sizes) + sum(len(font.content) for font in fonts) < MAX_BYTES


@pytest.mark.parametrize("game", [meta.key for meta in tablee.games()])
def test_against_bots_in_one_click_without_a_name(client: Client, game: str) -> None:
    live = live_of(client, submitted(client, "/play", {"game": game}))
    most = max(count for count in live.match.game.meta.players if count <= AGAINST_BOTS)
    assert [seat.kind for seat in live.match.seats] == ["human", *["greedy"] * (live.match.game.seats(most) - 1)]
    assert live.match.seats[0].name == "Player"
    assert not live.free


def test_the_page_counts_what_waits_for_me(client: Client) -> None:
    assert "<title>Tablée</title>" in client.get("/").text
    form = {"option-first_player": "seat0"}
    submitted(client, "/new/genesis", form)
    submitted(client, "/new/genesis", {**form, "option-first_player": "seat1", "option-species-0": "human"})
    shown = client.get("/").text
    assert "<title>(1) Tablée</title>" in shown
    assert shown.count('class="turn"') == 1
    assert "Ada is thinking" in shown
    refreshed = client.get("/lists").text
    assert "<title>(1) Tablée</title>" in refreshed
    assert "Ada is thinking" in refreshed


def test_whose_turn_it_is_survives_a_restart(client: Client) -> None:
    submitted(client, "/new/genesis", {"option-first_player": "seat0"})
    client.app.state.hub.live.clear()
    assert "(1) Tablée" in client.get("/").text


def test_another_person_is_waited_for(client: Client) -> None:
    form = {"option-first_player": "seat0", "option-species-0": "human", "option-species-1": "mammal"}
    live = live_of(client, submitted(client, "/new/genesis", {**form, "seat-1": "open", "name": "Ann"}))
    assert "one seat still free" in client.get("/").text
    bob = another(client, "Bob")
    submitted(bob, f"/t/{live.key}/sit", {"seat": "1"})
    assert "Ann to play" in bob.get("/").text
    assert "Your turn" in client.get("/").text


# Yan has laid a card. Xia holds one that copies it, Zoe none; both are asked, Xia first, as everybody may know.
WHO_COPIES = """0 keep_objective 2; 1 keep_objective 2; 2 keep_objective 1; 0 pick writing; 1 pick gathering;
    2 pick domestication; 0 pick around_the_game; 1 pick agriculture; 2 pick pottery; 0 pick fire;
    1 pick dugout_canoes; 2 pick flint_deposit; 0 pick granaries; 1 pick shell_trade; 2 pick cave_paintings;
    0 pick seasonal_camps; 1 pick wheel; 2 pick megaliths; 1 play agriculture"""


@pytest.mark.rule("GA-068")
def test_who_is_asked_in_a_window_is_told_openly(client: Client) -> None:
    hub: Hub = client.app.state.hub
    seats = [{"name": name} for name in ("Zoe", "Yan", "Xia")]
    made = client.post("/api/matches", json={"game": "genesia", "seed": 0, "seats": seats}).json()
    for number, move in enumerate(WHO_COPIES.split(";"), start=1):
        seat, _, action = move.strip().partition(" ")
        body = {"seat": int(seat), "number": number, "action": action}
        headers = {"Authorization": f"Bearer {made['tokens'][seat]}"}
        assert client.post(f"/api/matches/{made['match']}/moves", json=body, headers=headers).status_code == 201
    live = hub.live[made["match"]]
    assert live.asked == [2]

    def shown_to(seat: int) -> str:
        page: str = client.get("/", headers={"Authorization": f"Bearer {made['tokens'][str(seat)]}"}).text
        return page

    for _ in ("in memory", "stored"):
        assert "Xia to play" in shown_to(1)
        assert "Your turn" in shown_to(2)
        assert "Your turn" not in shown_to(0)
        hub.live.clear()
    live.facts.changed = 0
    yan = live.holders[1].player
    assert [seat for seat in range(3) if seating.lendable(live, seat, yan)] == [2]


def test_open_tables_are_listed_only_if_asked_and_joined_in_one_click(client: Client) -> None:
    submitted(client, "/new/genesis", {"name": "Ann", "players": "3", "seat-1": "open", "pace": "days"})
    bob = another(client, "Bob")
    assert "No table is waiting" in bob.get("/").text
    form = {"name": "Ann", "players": "3", "seat-1": "open", "pace": "days", "listed": "on", "option-map": "gondwana"}
    live = live_of(client, submitted(client, "/new/genesis", form))
    shown = bob.get("/").text
    assert "Ann · over days · Gondwana" in shown
    assert "2 of 3 seats taken" in shown
    assert f'action="/t/{live.key}/sit"' in shown
    assert f'action="/t/{live.key}/sit"' not in client.get("/").text  # one's own is a link
    submitted(bob, f"/t/{live.key}/sit", {"seat": "1"})
    assert [seat.name for seat in live.match.seats][:2] == ["Ann", "Bob"]
    assert "No table is waiting" in bob.get("/").text


def test_a_table_that_fills_while_it_is_listed(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    form = {"name": "Ann", "seat-1": "open", "listed": "on"}
    live = live_of(client, submitted(client, "/new/genesis", form))
    hub: Hub = client.app.state.hub
    found = hub.store.open_tables(9)
    found[0].holders[1] = Holder("bob")
    monkeypatch.setattr(hub.store, "open_tables", lambda _: found)
    answer = another(client, "Cleo").get("/")
    assert answer.status_code == 200
    assert f"/t/{live.key}/sit" not in answer.text


# A new table --------------------------------------------------------------------------------------------------


def test_the_form_shows_only_what_applies(client: Client) -> None:
    two = client.get("/new/genesis").text
    assert 'name="option-species-1"' in two
    assert 'name="option-species-2"' not in two
    assert 'name="option-mode"' not in two  # two players have no choice
    assert 'name="option-map_seed"' not in two
    assert 'name="seat-1"' in two
    assert 'name="seat-2"' not in two
    four = client.get("/new/genesis", params={"players": "4", "option-map": "random"}).text
    assert 'name="option-mode"' in four
    assert 'name="option-map_seed"' in four
    assert 'name="option-species-3"' in four
    alone = client.get("/new/genesis", params={"players": "1", "option-species-0": "human"}).text
    assert 'name="option-level"' in alone
    assert "option-species" not in alone


def test_the_form_keeps_what_was_said(client: Client) -> None:
    said = {"players": "3", "option-map": "laurasia", "seat-2": "here", "seat-2-name": "Zoé", "pace": "days"}
    shown = client.get("/new/genesis", params=said).text
    assert '<option value="laurasia" selected>' in shown
    assert '<option value="here" selected>' in shown
    assert 'value="Zoé"' in shown
    assert 'value="days" checked' in shown


def test_a_table_with_everybody(client: Client) -> None:
    form = {
        "players": "4",
        "name": "Ann",
        "option-map": "random",
        "option-map_seed": str(2**64 - 1),
        "option-species-0": "human",
        "option-live_score": "false",
        "seat-1": "here",
        "seat-1-name": "Ben",
        "seat-2": "search",
        "seat-3": "open",
        "pace": "days",
        "listed": "on",
    }
    live = live_of(client, submitted(client, "/new/genesis", form))
    assert [(seat.name, seat.kind) for seat in live.match.seats] == [
        ("Ann", "human"),
        ("Ben", "human"),
        ("Ada", "search"),
        ("?", "human"),
    ]
    assert live.free == [3]
    assert len({live.holders[seat].player for seat in (0, 1)}) == 1
    assert (live.facts.pace, live.facts.listed) == ("days", True)
    options = live.match.record().options
    assert options["map_seed"] == 2**64 - 1
    assert options["live_score"] is False
    assert options["species"] == ["human", "choose", "choose", "choose"]
    assert "Ann, what shall we play?" in client.get("/").text


def test_nobody_but_bots_can_be_watched(client: Client) -> None:
    live = live_of(client, submitted(client, "/new/age_of_civilization", {"seat-0": "random", "seat-1": "greedy"}))
    assert live.holders == {}
    assert not live.free


@pytest.mark.parametrize(
    ("wrong", "where"),
    [
        ({"players": "7"}, "players-problem"),
        ({"players": "two"}, "players-problem"),
        ({"option-map": "atlantis"}, "option-map-problem"),
        ({"option-map": "random", "option-map_seed": "-1"}, "option-map_seed-problem"),
        ({"option-map": "random", "option-map_seed": "9" * 5000}, "option-map_seed-problem"),
        ({"option-species-0": "human", "option-species-1": "human"}, "option-species-problem"),
        ({"option-tiles_per_colour": "14"}, "option-tiles_per_colour-problem"),
        ({"seat-1": "dragon"}, "seat-1-problem"),
        ({"seat-1": "search:1000"}, "seat-1-problem"),
        ({"name": "Ann", "seat-1": "here", "seat-1-name": "ann"}, "seat-1-problem"),
        ({"seat-1": "me"}, "seat-1-problem"),
        ({"pace": "never"}, "pace-problem"),
    ],
)
def test_what_is_wrong_is_said_in_its_place_and_nothing_is_made(
    client: Client, wrong: dict[str, str], where: str
) -> None:
    answer = submitted(client, "/new/genesis", wrong, status=400)
    assert f'id="{where}"' in answer.text
    assert 'role="alert"' in answer.text
    assert matches(client) == 0


def test_options_that_no_longer_apply_count_for_nothing(client: Client) -> None:
    """Without scripts the form still has the fields of before."""
    form = {"players": "1", "option-first_player": "seat1", "option-species-0": "human", "option-level": "calm"}
    live = live_of(client, submitted(client, "/new/genesis", form))
    assert live.match.record().options["level"] == "calm"
    assert "first_player" not in live.match.record().options


@pytest.mark.parametrize("meta", tablee.games(), ids=lambda meta: meta.key)
def test_what_the_form_offers_can_be_made(client: Client, meta: Meta) -> None:
    """Every number of players and every single value of what the form then offers."""
    for players in meta.players:
        shown = client.get(f"/new/{meta.key}", params={"players": players}).text
        radios = re.findall(r'type="radio" name="(option-[^"]+)" value="([^"]+)"', shown)
        for name, body in re.findall(r'<select name="(option-[^"]+)"[^>]*>(.*?)</select>', shown, re.DOTALL):
            radios += [(name, value) for value in re.findall(r'<option value="([^"]+)"', body)]
        assert bool(radios) == bool(meta.options)
        for name, value in radios:
            submitted(client, f"/new/{meta.key}", {"players": str(players), name: value})


def test_every_input_has_a_label(client: Client) -> None:
    for page in ("/", "/account", "/new/genesis?players=4&option-map=random", "/new/age_of_civilization"):
        shown = client.get(page).text
        unlabelled = re.sub(r"<label.*?</label>", "", shown, flags=re.DOTALL)
        left = re.findall(r"<(?:input|select|textarea)(?![^>]*type=\"hidden\")[^>]*>", unlabelled)
        assert all(f'for="{name}"' in shown for one in left for name in re.findall(r'id="([^"]+)"', one))
        assert all("id=" in one for one in left), left


def ticked(shown: str) -> list[str]:
    return re.findall(r'type="checkbox" name="(option-[^"]+)" checked', shown)


LOTS = {"players": "3", "option-deck": "lots"}


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Blue", "Yellow", "Green", "Red", "Violet"]),
        ("fr", ["Bleu", "Jaune", "Vert", "Rouge", "Violet"]),
        ("it", ["Blu", "Giallo", "Verde", "Rosso", "Viola"]),
    ],
)
def test_a_short_list_is_ticked_by_names(client: Client, language: str, names: list[str]) -> None:
    client.headers["accept-language"] = language
    shown = client.get("/new/genesia", params=LOTS).text
    boxes = re.findall(r'type="checkbox" name="option-lots_1-\w+"><span>(?:<svg.*?</svg>)?(.*?)</span>', shown)
    assert boxes == names
    assert 'name="option-lots_1"' not in shown
    assert "blue," not in shown


def test_what_is_ticked_is_played(client: Client) -> None:
    ticks = {"option-lots_1-red": "on", "option-lots_1-blue": "on", "option-lots_1-violet": "on"}
    live = live_of(client, submitted(client, "/new/genesia", {**LOTS, **ticks}))
    options = live.match.record().options
    assert options["lots_1"] == ["blue", "red", "violet"]
    assert options["lots_2"] == []
    shown = client.get("/new/genesia", params={**LOTS, **ticks}).text
    assert ticked(shown) == ["option-lots_1-blue", "option-lots_1-red", "option-lots_1-violet"]


def test_too_few_ticks_are_refused_by_names_and_stay(client: Client) -> None:
    form = {**LOTS, "option-lots_1-blue": "on", "option-lots_1-red": "on"}
    client.headers["accept-language"] = "fr"
    shown = submitted(client, "/new/genesia", form, status=400).text
    problem = re.findall(r'id="option-lots_1-problem">.*?</p>', shown)[0]
    assert "Lots de l’Âge I" in problem
    assert "cochez-en 3" in problem
    assert "Bleu, Rouge" in problem
    assert ticked(shown) == ["option-lots_1-blue", "option-lots_1-red"]
    assert matches(client) == 0


def test_ticks_stay_while_one_is_still_ticking(client: Client) -> None:
    """The form asks again after each, long before there are enough."""
    shown = client.get("/new/genesia", params={**LOTS, "option-lots_2-green": "on"}).text
    assert ticked(shown) == ["option-lots_2-green"]
    assert 'class="problem"' not in shown


@pytest.mark.parametrize(
    ("game", "form", "kept"),
    [
        (
            "genesia",
            {"option-deck": "cards", "option-cards_1": "1, 2, x"},
            'name="option-cards_1"[^>]* value="1, 2, x"',
        ),
        (
            "genesis",
            {"option-map": "random", "option-map_seed": "-1"},
            'name="option-map_seed"[^>]* value="-1"',
        ),
        (
            "genesis",
            {"option-species-0": "human", "option-species-1": "human"},
            '(?s)name="option-species-1"[^>]*>[^/]*(?:</option>[^/]*)*value="human" selected',
        ),
        (
            "genesia",
            {"players": "4", "option-teams": "2v2", "option-team_seats": "1112"},
            'name="option-team_seats"[^>]* value="1112"',
        ),
    ],
)
def test_what_is_refused_stays_to_be_mended(client: Client, game: str, form: dict[str, str], kept: str) -> None:
    shown = submitted(client, f"/new/{game}", form, status=400).text
    field = re.sub(r"-\d$", "", list(form)[-1])
    assert f'id="{field}-problem"' in shown
    assert re.search(kept, shown)
    assert matches(client) == 0


def test_a_value_that_is_not_offered_leaves_the_usual_one(client: Client) -> None:
    shown = submitted(client, "/new/genesia", {"players": "3", "option-recruit_in_attack": "maybe"}, status=400).text
    assert 'name="option-recruit_in_attack" value="usual" checked' in shown


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Option “Seats of the teams” cannot be “1112” with 4 players. Possible: Apart, 1212"),
        ("fr", "« Places des équipes » ne peut pas valoir « 1112 » à 4 joueurs. Possibles : Séparées, 1212"),
        ("it", "«Posti delle squadre» non può valere «1112» con 4 giocatori. Possibili: Separati, 1212"),
    ],
)
def test_problems_name_options_and_values_as_the_form_does(client: Client, language: str, said: str) -> None:
    client.headers["accept-language"] = language
    form = {"players": "4", "option-teams": "2v2", "option-team_seats": "1112"}
    shown = submitted(client, "/new/genesia", form, status=400).text.replace("\xa0", " ")
    problem = re.findall(r'id="option-team_seats-problem">.*?</p>', shown)[0]
    assert said in problem
    assert "apart," not in problem


def test_another_language_keeps_what_was_chosen(client: Client) -> None:
    """The address says what the form says, and the way back leads to the whole address."""
    assert 'hx-replace-url="true"' in client.get("/new/genesia").text
    page = str(client.get("/new/genesia", params={**LOTS, "option-lots_1-red": "on"}).url)
    shown = client.get("/language/it", headers={"referer": page}).text
    assert '<html lang="it"' in shown
    assert ticked(shown) == ["option-lots_1-red"]


def test_alone_nobody_is_waited_for(client: Client) -> None:
    """Nor can anybody join; without scripts the form still has the fields of before."""
    assert 'name="pace"' in client.get("/new/genesia").text
    alone = client.get("/new/genesia", params={"players": "1"}).text
    assert 'name="pace"' not in alone
    assert 'name="listed"' not in alone
    live = live_of(client, submitted(client, "/new/genesia", {"players": "1", "pace": "days", "listed": "on"}))
    assert (live.facts.pace, live.facts.listed) == ("live", False)


def test_every_kind_of_seat_has_a_name(client: Client) -> None:
    assert all(f'value="{kind}"' in client.get("/new/genesis").text for kind in KINDS)


# My games -----------------------------------------------------------------------------------------------------


def test_all_my_games_by_pages_and_kinds(client: Client) -> None:
    for _ in range(21):
        submitted(client, "/play", {"game": "age_of_civilization"})
    first, second = client.get("/mine").text, client.get("/mine", params={"page": 2}).text
    assert first.count('href="/t/') == 20
    assert second.count('href="/t/') == 1
    assert "Running (21)" in first
    assert "Nothing here yet" in client.get("/mine", params={"show": "finished"}).text
    assert client.get("/mine", params={"show": "strange", "page": 99}).status_code == 200


def test_a_finished_game_has_its_place_and_points(client: Client) -> None:
    live = live_of(client, submitted(client, "/new/age_of_civilization", {"seat-1": "here", "seat-1-name": "Ben"}))
    played_to_the_end(client, live)
    best = max(sum(points.values()) for points in live.match.state.scores())
    said = f"{best} point" + ("" if best == 1 else "s")
    assert said in client.get("/mine", params={"show": "finished"}).text
    client.app.state.hub.live.clear()  # also when it must be replayed
    shown = client.get("/mine", params={"show": "finished"}).text
    assert said in shown
    assert "Place 1 of 2" in shown
    today = datetime.fromtimestamp(live.facts.changed, UTC)
    assert f'<time datetime="{today:%Y-%m-%d}">{today:%b} {today.day}, {today.year}</time>' in shown
    client.get("/language/fr")
    assert re.search(rf"{today.day} [a-zéû]+\.? {today.year}</time>", client.get("/mine").text)


def test_games_of_older_rules_stay_in_the_lists(client: Client) -> None:
    solo = {"players": "1", "option-mode": "silk_road"}
    played_to_the_end(client, live_of(client, submitted(client, "/new/age_of_civilization", solo)))
    submitted(client, "/new/genesis", {"option-first_player": "seat0"})
    hub: Hub = client.app.state.hub
    hub.live.clear()
    with hub.store.engine.begin() as connection:
        older = func.replace(table.c.header, '"rules_version":1', '"rules_version":0')
        connection.execute(update(table).values(header=older))
    shown = client.get("/").text
    assert "<title>Tablée</title>" in shown  # nothing waits
    assert "began under older rules" in shown
    assert "Finished" in client.get("/mine").text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_games_alone_add_up_to(client: Client, language: str) -> None:
    client.headers["accept-language"] = language
    assert "career" not in client.get("/mine").text
    for mode in ("skirmish", "silk_road"):
        form = {"players": "1", "option-mode": mode}
        played_to_the_end(client, live_of(client, submitted(client, "/new/age_of_civilization", form)))
    shown = client.get("/mine").text
    path = {"en": "Path of Glory: ", "fr": "Chemin de la gloire\u00a0: ", "it": "Via della gloria: "}[language]
    assert path in shown
    assert "15" in shown.partition(path)[2][:30]
    assert "career-a" not in shown


# The game of the day ------------------------------------------------------------------------------------------


def finishes(tmp_path: Path) -> list[dict[str, Any]]:
    file = tmp_path / "daily.json"
    found: list[dict[str, Any]] = json.loads(file.read_bytes()) if file.exists() else []
    return found


def test_the_first_finished_game_of_the_day_is_ranked_once(client: Client, tmp_path: Path) -> None:
    assert "Nobody has finished it yet" in client.get("/").text
    live = live_of(client, submitted(client, "/daily/genesis"))
    assert day_of(live.match.record(), live.match.game.meta) == today()
    played_to_the_end(client, live)
    assert len(finishes(tmp_path)) == 1
    assert finishes(tmp_path)[0]["ranked"]
    shown = client.get("/").text
    assert 'class="own"' in shown
    assert "Play it again for practice" in shown
    played_to_the_end(client, live_of(client, submitted(client, "/daily/genesis")))
    assert len(finishes(tmp_path)) == 1


def test_two_people_of_one_name_are_both_ranked(client: Client, tmp_path: Path) -> None:
    for browser in (client, another(client, "Player")):
        played_to_the_end(browser, live_of(client, submitted(browser, "/daily/genesis")))
    assert [one["player"] for one in finishes(tmp_path)] == ["Player", "Player"]
    assert all(one["ranked"] for one in finishes(tmp_path))


def test_logging_in_gives_no_second_ranked_game(client: Client, tmp_path: Path) -> None:
    ann = {"name": "Ann", "passphrase": "seven green herons"}
    submitted(client, "/account/register", ann)
    guest = another(client, "Guest")
    for browser in (client, guest):
        played_to_the_end(browser, live_of(client, submitted(browser, "/daily/genesis")))
    submitted(guest, "/account/login", ann)
    assert [one["ranked"] for one in finishes(tmp_path)] == [True, False]
    assert len({one["person"] for one in finishes(tmp_path)}) == 1


def test_any_other_game_is_not_entered(client: Client, tmp_path: Path) -> None:
    played_to_the_end(client, live_of(client, submitted(client, "/new/genesis", {"players": "1"})))
    assert finishes(tmp_path) == []


def test_a_damaged_book_does_not_stop_the_game(client: Client, tmp_path: Path) -> None:
    live = live_of(client, submitted(client, "/daily/genesis"))
    (tmp_path / "daily.json").write_text("{")
    played_to_the_end(client, live)
    assert live.match.state.over


@pytest.mark.parametrize("meta", [meta for meta in tablee.games() if meta.daily], ids=lambda meta: meta.key)
def test_the_game_of_the_day_is_shown_before_it_is_played(client: Client, meta: Meta) -> None:
    """The same picture and the same words for everybody, in their language."""
    picture = client.get(f"/daily/{meta.key}/picture.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    ElementTree.fromstring(picture.text)
    assert picture.text == another(client, "Bob").get(f"/daily/{meta.key}/picture.svg").text
    assert f'src="/daily/{meta.key}/picture.svg' in client.get("/").text
    assert client.get("/daily/age_of_civilization/picture.svg").status_code == 400


def test_a_game_without_a_game_of_the_day(client: Client) -> None:
    submitted(client, "/daily/age_of_civilization", status=400)
    submitted(client, "/daily/chess", status=404)


# The rules ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("meta", tablee.games(), ids=lambda meta: meta.key)
def test_the_rules_in_the_readers_language(client: Client, meta: Meta, language: str) -> None:
    page = client.get(f"/rules/{meta.key}", headers={"accept-language": language})
    assert f'<html lang="{language}"' in page.text
    chapters = re.findall(r"^## ", rules_markdown(meta, language), flags=re.MULTILINE)
    assert page.text.count('<h2 id="section-') == len(chapters) > 0
    assert "**" not in page.text


def test_no_rules_for_no_game(client: Client) -> None:
    assert client.get("/rules/chess").status_code == 404
    assert client.get("/new/chess").status_code == 404


def test_the_api_is_documented_on_a_page_of_our_own(client: Client) -> None:
    page = client.get("/schema")
    assert page.status_code == 200
    assert "/api/matches/{key}/moves" in page.text
    assert "://" not in page.text.replace("http://www.w3.org", "")  # nothing from elsewhere
    assert client.get("/schema/openapi.json").json()["openapi"].startswith("3.")


def test_a_running_game_says_how_far_it_has_got(client: Client) -> None:
    submitted(client, "/play", {"game": "age_of_civilization"})
    submitted(client, "/play", {"game": "genesia"})
    listed = client.get("/mine").text
    assert "Round 1/6" in listed
    assert "Age I" in listed
