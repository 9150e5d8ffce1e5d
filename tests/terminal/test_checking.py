"""`tablee check`: what it shows of a game that is good, and of one that is not."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from tablee.cli import main
from tablee.engine import registry, shelf
from tablee.terminal import checking
from tablee.testing import browser
from tests.toys.copies import copied, edit

ONE_VARIANT = (("players=(2, 3)", "players=(2,)"), ('("die", "nobody")', '("die",)'), ("(3, 4)", "(3,)"))

Edits = tuple[tuple[str, str, str], ...]
Put = Callable[[str, Edits], Path]


@pytest.fixture
def put(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Put:
    """Puts a copy of Sealed with a single variant on the shelf, edited as one likes."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr(shelf, "by_key", {})
    monkeypatch.setenv("COLUMNS", "200")

    def put(package: str, edits: Edits = ()) -> Path:
        place = copied(tmp_path, package)
        for found, instead in ONE_VARIANT:
            edit(place / "meta.py", found, instead)
        for file, found, instead in edits:
            edit(place / file, found, instead)
        registry._own.cache_clear()  # the others had the same key
        registry.register(import_module(f"{package}.meta").META)
        return place

    return put


@pytest.mark.slow
def test_a_good_game(put: Put, capsys: pytest.CaptureFixture[str]) -> None:
    put("sealed_good", ())
    assert main(["check", "sealed", "--no-browser", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "✗" not in shown
    for name in ("content", "dump and load", "pages", "pieces", "terminal", "messages"):
        assert f"✓ {name} " in shown
    assert "and nothing is wrong" in shown
    assert "Left out:" in shown


@pytest.mark.slow
@pytest.mark.parametrize(
    ("package", "edits", "check", "said"),
    [
        (
            "sealed_raising",
            (("web/page.py", 'table.view["shown"]', 'table.view["won"]'),),
            "pages",
            "raises KeyError: 'won'",
        ),
        (
            "sealed_silent",
            (("text/fr.ftl", "event-kept", "event-garde"),),
            "texts",
            "fr: no text for event-kept",
        ),
        ("sealed_handless", (("web/page.py", 'f"card-{card}"', 'f"paper-{card}"'),), "pieces", "not drawn"),
        ("sealed_forgetful", (("rules.py", '"gold": list(self.gold)', '"gold": [0, 0]'),), "dumps are whole", "gold"),
    ],
    ids=["a page that raises", "a missing text", "a piece that is not drawn", "a field lost in dump"],
)
def test_what_is_wrong_is_shown(
    package: str, edits: Edits, check: str, said: str, put: Put, capsys: pytest.CaptureFixture[str]
) -> None:
    """And the checks after it are made all the same."""
    place = put(package, edits)
    assert main(["check", "sealed", "--no-browser", "--lang", "en"]) == 1
    shown = capsys.readouterr().out
    assert f"✗ {check} " in shown
    assert said in shown
    assert "✓ pictures " in shown
    assert shown.rstrip().splitlines()[-2].startswith("Sealed: ")
    if package == "sealed_raising":
        assert f"at {place / 'web' / 'page.py'}:" in shown


@pytest.fixture
def no_promises(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kit is left out where it is not what a test is about."""
    monkeypatch.setattr(checking, "CHECKS", [])


@pytest.mark.usefixtures("no_promises")
@pytest.mark.parametrize(
    ("lang", "good", "left_out"),
    [("en", "nothing is wrong", "Left out"), ("fr", "rien à redire", "Laissé"), ("it", "nulla", "Tralasciati")],
)
def test_it_speaks_the_readers_language(
    lang: str, good: str, left_out: str, put: Put, capsys: pytest.CaptureFixture[str]
) -> None:
    put(f"sealed_{lang}", ())
    assert main(["check", "sealed", "--no-browser", "--lang", lang]) == 0
    shown = capsys.readouterr().out
    assert good in shown
    assert left_out in shown


@pytest.mark.usefixtures("no_promises")
def test_bad_content_is_listed_in_full(put: Put, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = (
        ("content/sealed.toml", "points = 3", 'points = "three"'),
        ("content/sealed.toml", "cards = 16", "cards = 99"),
    )
    put("sealed_wrong", wrong)
    assert main(["check", "sealed", "--lang", "en"]) == 1
    shown = capsys.readouterr().out
    assert "points" in shown
    assert "cards" in shown


@pytest.mark.usefixtures("no_promises")
def test_a_game_that_does_not_open_names_the_line(put: Put, capsys: pytest.CaptureFixture[str]) -> None:
    place = put("sealed_stumbling", (("game.py", "class SealedGame(Game):", "1 / 0\n\nclass SealedGame(Game):"),))
    assert main(["check", "sealed", "--lang", "en"]) == 1
    shown = capsys.readouterr().out
    assert "ZeroDivisionError" in shown
    assert f"at {place / 'game.py'}:" in shown


@pytest.mark.usefixtures("no_promises")
@pytest.mark.parametrize(
    ("missing", "found", "advice"),
    [("has_playwright", False, "pip install playwright"), ("chromium", None, "playwright install chromium")],
)
def test_without_a_browser_it_says_what_to_install(
    missing: str,
    found: object,
    advice: str,
    put: Put,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    put(f"sealed_without_{missing}", ())
    monkeypatch.setattr(browser, "chromium", lambda: "/usr/bin/chromium")
    monkeypatch.setattr(browser, missing, lambda: found)
    assert main(["check", "sealed", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert advice in shown
    assert "Left out: browser" in shown
