"""`tablee new-game`: what it writes runs, keeps every promise and is drawn; what cannot be written is said."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tablee.bots import Observation
from tablee.bots.search_bot import SearchBot
from tablee.cli import main
from tablee.drawing.looks import cover_of, page_of, style_of, terminal_of
from tablee.engine import registry, shelf
from tablee.engine.game import Game
from tablee.engine.messages import LANGUAGES, Speaker, rules_markdown
from tablee.engine.state import DRAWN, LOST, WON, State
from tablee.testing import check
from tablee.testing.random_play import moves

KEY = "three_rows"


@pytest.fixture
def begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The game that was written, on the shelf for as long as a test looks at it."""
    assert main(["new-game", KEY, "--into", str(tmp_path / "mine")]) == 0
    monkeypatch.syspath_prepend(str(tmp_path / "mine" / "src"))
    meta = import_module(f"tablee_{KEY}.meta").META
    monkeypatch.setitem(shelf.by_key, KEY, meta)
    yield registry.code(KEY)(meta, None)
    for name in [name for name in sys.modules if name.partition(".")[0] == f"tablee_{KEY}"]:
        del sys.modules[name]


def played(game: Game, *spaces: str) -> State:
    state = game.new(2, 1)
    for space in spaces:
        state.apply(state.pending()[0], game.actions.parse(f"claim {space}"))
    return state


def test_it_says_what_to_do_next(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "my games"
    assert main(["new-game", KEY, "--into", str(folder), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert f"pip install -e '{folder}'" in said
    assert f"tablee check {KEY}" in said
    assert f"tablee play {KEY}" in said
    written = [file for file in folder.rglob("*") if file.is_file()]
    assert f'{KEY} = "tablee_{KEY}.meta:META"' in (folder / "pyproject.toml").read_text(encoding="utf-8")
    assert [file for file in written if file.suffix == ".txt" or "{{" in file.read_text(encoding="utf-8")] == []


def test_without_a_folder_it_is_written_where_one_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", KEY]) == 0
    assert (tmp_path / KEY / "src" / f"tablee_{KEY}" / "rules.py").is_file()


def test_it_keeps_every_promise(begun: Game) -> None:
    check(begun)


def test_its_own_tests_pass(begun: Game, tmp_path: Path) -> None:
    tests: dict[str, Any] = {}
    file = tmp_path / "mine" / "tests" / f"test_{KEY}.py"
    exec(compile(file.read_text(encoding="utf-8"), file, "exec"), tests)
    rules = [name for name in tests if name.startswith("test_") and name != "test_what_all_games_promise"]
    for name in rules:
        tests[name]()
    numbers = {mark.args[0] for name in rules for mark in tests[name].pytestmark}
    for language in LANGUAGES:
        rules_said = rules_markdown(begun.meta, language)
        assert {word.strip(":") for word in rules_said.split() if word.startswith("TH-")} == numbers


def test_games_are_won_drawn_and_lost(begun: Game) -> None:
    assert played(begun, "a1", "a2", "b1", "b2", "c1").results() == [WON, LOST]
    full = played(begun, "a1", "b2", "c3", "b1", "b3", "a3", "c1", "c2", "a2")
    assert full.view(None)["results"] == full.results() == [DRAWN, DRAWN]


@pytest.mark.parametrize(
    ("spaces", "best"), [(("a1", "a2", "b1", "b2"), "claim c1"), (("a1", "c3", "b1"), "claim c1")], ids=["win", "save"]
)
def test_bots_that_know_nothing_win_and_save_what_can_be(begun: Game, spaces: tuple[str, ...], best: str) -> None:
    state = played(begun, *spaces)
    chosen = SearchBot(1, rollouts=200).choose(Observation(state, state.pending()[0]))
    assert begun.actions.text(chosen) == best


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_is_drawn(begun: Game, language: str) -> None:
    page, terminal = page_of(begun.meta), terminal_of(begun.meta)
    speaker = Speaker(language, game=begun, seats=["Ada <b>", "Zoé"])
    console = Console(width=60, record=True, quiet=True)
    events = begun.start(2, 3)[1]
    for state, seat, action in moves(begun, 2, {}, 3):
        table = page.table(state.view(seat), speaker, events)
        board = page.board(table)
        pieces = [piece for legal in state.legal(seat) for piece in page.touches(begun, legal)]
        assert [piece for piece in pieces if f'data-piece="{piece}"' not in board] == []
        parts = [board, page.heading(table), page.hand(table), page.panels(table), page.choice(table, action)]
        assert "Ada <b>" not in "".join(parts)
        taken = page.text(table)
        assert all(space in taken for space in state.view(None)["board"])
        console.print(terminal.terminal(state.view(seat), speaker, events))
        events = state.clone().apply(seat, action)
        assert [page.line(event, speaker) for event in events]
    console.print(terminal.legend(speaker), terminal.outcome(state.view(None), speaker))


def test_the_last_move_is_marked(begun: Game) -> None:
    state = played(begun, "a1")
    events = state.apply(1, begun.actions.parse("claim b2"))
    page = page_of(begun.meta)
    board = page.board(page.table(state.view(0), Speaker("en", game=begun), events))
    assert board.count("newest") == 1
    assert 'class="space held newest" data-piece="space-b2"' in board


def test_it_has_a_style_and_a_cover(begun: Game) -> None:
    assert ".plain-board" in style_of(begun.meta)
    cover = cover_of(begun.meta)
    assert f'<view id="{KEY}-thumb"' in cover
    assert begun.meta.accent.light in cover


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["", "a", "2x", "My_game", "my-game", "my__game", "game_", "class", "é_jeu", "genesis"])
def test_a_bad_key_is_refused(key: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "mine"
    assert main(["new-game", key, "--into", str(folder), "--lang", language]) == 2
    said = capsys.readouterr().err
    assert f"{key}" in said
    assert "error-" not in said
    assert not folder.exists()


def test_what_is_there_already_stays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "notes").write_text("mine", encoding="utf-8")
    assert main(["new-game", KEY, "--into", str(tmp_path), "--lang", "en"]) == 2
    assert "not empty" in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["notes"]
    assert main(["new-game", KEY, "--into", str(tmp_path / "notes" / "below"), "--lang", "en"]) == 2
    assert "cannot be written" in capsys.readouterr().err
