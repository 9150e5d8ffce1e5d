"""The shelf: games are listed without their rules, and got by their key."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee
from tablee.engine import registry, shelf
from tablee.engine.errors import ContentError, UnknownGame
from tablee.engine.meta import Meta
from tablee.engine.packs import Pack
from tests.engine.processes import fresh
from tests.toys.sealed.game import SealedGame
from tests.toys.sealed.meta import META

# What a shelf, a lobby and a help page do without.
HEAVY = ("rules", "state", "scoring", "view", "game", "board", "sense")


def test_listing_games_imports_no_rules() -> None:
    loaded = fresh("import json, sys, tablee; tablee.games(); print(json.dumps(sorted(sys.modules)))")
    games = [name for name in loaded if name.startswith("tablee.games.")]
    assert "tablee.games.genesis.meta" in games
    assert [name for name in games if name.rpartition(".")[2] in HEAVY] == []


def test_games_are_listed_by_key() -> None:
    keys = [meta.key for meta in tablee.games()]
    assert keys == sorted(keys)
    assert "genesis" in keys


@pytest.mark.parametrize("meta", tablee.games(), ids=lambda meta: meta.key)
def test_a_game_is_what_its_meta_says(meta: Meta) -> None:
    game = tablee.game(meta.key)
    assert game.meta is meta
    assert meta.package.rpartition(".")[2].removeprefix("tablee_") == meta.key
    assert game is tablee.game(meta.key)


@pytest.mark.parametrize("meta", tablee.games(), ids=lambda meta: meta.key)
def test_the_game_of_the_day_can_be_played(meta: Meta) -> None:
    if meta.daily is not None:
        assert not tablee.game(meta.key).new(meta.daily.players, 1, meta.daily.options).over


def test_an_unknown_game_gets_the_known_ones() -> None:
    with pytest.raises(UnknownGame) as caught:
        tablee.game("chess")
    assert caught.value.key == "error-game"
    assert caught.value.values["game"] == "chess"
    assert "genesis" in str(caught.value.values["allowed"]).split(", ")


def test_a_game_put_on_the_shelf_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "by_key", {})
    registry.register(META)
    assert tablee.games() == [META]
    assert isinstance(tablee.game("sealed"), SealedGame)


@pytest.fixture
def two_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Genesis and Sealed on the shelf; their contents have no section in common."""
    monkeypatch.setattr(shelf, "by_key", {META.key: META, "genesis": registry.meta("genesis")})


@pytest.mark.usefixtures("two_games")
@pytest.mark.parametrize(
    ("text", "game"),
    [
        ("[scoring]\n", "genesis"),
        ("[deck]\n", "sealed"),
        ("[deck]\n[prices]\n[scores]\n", "sealed"),
        ("[deck]\n[scoring]\n[dice]\n", "genesis"),
    ],
)
def test_a_pack_is_recognised_by_its_sections(text: str, game: str) -> None:
    assert registry.recognised(Pack("pack.toml", text)).key == game


@pytest.mark.usefixtures("two_games")
@pytest.mark.parametrize("text", ["", "[prices]\n", "[deck]\n[scoring]\n"])
def test_a_pack_for_no_game_or_for_two_needs_a_word(text: str) -> None:
    with pytest.raises(UnknownGame) as caught:
        registry.recognised(Pack("pack.toml", text))
    assert caught.value.key == "error-content-game"
    assert caught.value.values == {"file": "pack.toml", "allowed": "genesis, sealed"}


def test_a_game_with_content_of_ones_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(shelf, "by_key", {META.key: META})
    pack = tmp_path / "pack.toml"
    pack.write_text("[deck]\ngold = 3\n", encoding="utf-8")
    own, other = tablee.game("sealed"), registry.game("sealed", pack)
    assert own.content.fingerprint() != other.content.fingerprint()
    with pytest.raises(ContentError):
        registry.game("sealed", tmp_path / "nothing.toml")


def test_every_game_that_is_tested_here_can_be_opened() -> None:
    """A broken one is put aside before the tests go through them all; it must not vanish unseen."""
    tested = {place.parent.name for place in Path(__file__).parents[1].glob("games/*/test_*.py")}
    assert tested <= {meta.key for meta in tablee.games()}, registry.broken()
