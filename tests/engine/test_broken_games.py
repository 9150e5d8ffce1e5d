"""Games of other packages, found by their entry points; those that are not whole stand aside with the reason."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.engine import registry, shelf
from tablee.engine.errors import BrokenGame, TableeError
from tablee.engine.messages import LANGUAGES, Speaker
from tablee.engine.meta import Meta
from tests.engine.processes import fresh, run_fresh
from tests.toys.half_written import KINDS, SOUND, installed, write

COMES_WITH_TABLEE = "genesis"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Half-written games of every kind and a sound one, with a game that wants the key of another, and two packs."""
    folder = tmp_path_factory.mktemp("site")
    packs = "golden = unsealed:GOLDEN\nlost = unsealed:NOTHING"
    installed(folder, *KINDS, SOUND, COMES_WITH_TABLEE, packs=packs)
    golden = "from pathlib import Path\nGOLDEN = Path(__file__).parent / 'golden.toml'\n"
    (folder / SOUND / "__init__.py").write_text(golden)
    (folder / SOUND / "golden.toml").write_text("[deck]\ngold = 7\n")
    return folder


def found_in(site: Path) -> dict[str, str]:
    return {"PYTHONPATH": os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")])}


PRELUDE = """
import json, logging, random, sys
logging.disable()
import tablee
from tablee.engine import registry, shelf
from tablee.engine.messages import Speaker
def reasons(): return {key: Speaker("en").error(fault) for key, fault in registry.broken().items()}
"""


def test_every_kind_of_half_written_game_has_its_reason(site: Path) -> None:
    code = PRELUDE + (
        "listed = [meta.key for meta in registry.sound_games()]\n"
        "print(json.dumps([listed, reasons(), [meta.key for meta in tablee.games()]]))"
    )
    listed, reasons, later = fresh(code, **found_in(site))
    assert listed == later
    assert SOUND in listed
    assert COMES_WITH_TABLEE in listed
    assert not set(KINDS) & set(listed)
    for key, (_, reason) in KINDS.items():
        assert reasons.pop(key).startswith(reason), key
    taken = "The key “genesis” belongs to the game of the package tablee.games.genesis: another game needs another key."
    assert reasons["genesis (genesis.meta)"] == taken


def test_asking_for_the_shelf_imports_no_rules_of_other_packages(site: Path) -> None:
    code = PRELUDE + "tablee.games(); print(json.dumps([sorted(sys.modules), list(reasons())]))"
    modules, broken = fresh(code, **found_in(site))
    assert f"{SOUND}.meta" in modules
    assert f"{SOUND}.game" not in modules
    assert "meta_raises" in broken
    assert "rules_raise" not in broken  # nobody has looked yet


def test_other_games_are_played_beside_broken_ones(site: Path) -> None:
    code = (
        PRELUDE
        + f"""
over = []
for key in ({SOUND!r}, {COMES_WITH_TABLEE!r}):
    state, rng = tablee.game(key).new(2, 1), random.Random(1)
    while not state.over:
        seat = state.pending()[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    over.append(state.over)
print(json.dumps([over, tablee.game({COMES_WITH_TABLEE!r}).meta.package]))
"""
    )
    assert fresh(code, **found_in(site)) == [[True, True], "tablee.games.genesis"]


def test_a_game_may_be_imported_before_tablee(site: Path) -> None:
    """Its `meta` imports Tablée, which must not ask for that very `meta` before it is whole."""
    code = f"import json, {SOUND}.meta, tablee; print(json.dumps(tablee.game({SOUND!r}).meta.key))"
    assert fresh(code, **found_in(site)) == SOUND


def test_the_trace_is_told_once(site: Path) -> None:
    code = (
        "import tablee\n"
        "for _ in range(3):\n"
        "    try: tablee.game('rules_raise')\n"
        "    except tablee.engine.errors.BrokenGame as error: print(error)\n"
    )
    ran = run_fresh(code, **found_in(site))
    assert ran.returncode == 0
    assert ran.stderr.count("ZeroDivisionError: division by zero") == 1
    said = "error-game-broken game='rules_raise' reason='ZeroDivisionError: division by zero'"
    assert ran.stdout.splitlines() == [said] * 3


# The command ---------------------------------------------------------------------------------------------------


def typed(site: Path, tmp_path: Path, *arguments: str) -> Any:
    code = f"import logging, sys; logging.disable(); from tablee.cli import main; sys.exit(main({list(arguments)!r}))"
    home = {"XDG_DATA_HOME": str(tmp_path), "COLUMNS": "300", "LANG": "C.UTF-8"}
    return run_fresh(code, **found_in(site), **home)


def test_the_command_lists_broken_games_with_their_reasons(site: Path, tmp_path: Path) -> None:
    ran = typed(site, tmp_path, "games", "--lang", "fr")
    assert ran.returncode == 0, ran.stderr
    assert "genesis " in ran.stdout
    said = ran.stdout.replace("\xa0", " ")
    assert "rules_raise ne peut pas être joué ici : ZeroDivisionError: division by zero\n" in said
    assert "content_wrong ne peut pas être joué ici : content_wrong.toml : deck, champ « cards »" in said
    listed = json.loads(typed(site, tmp_path, "games", "--json").stdout)
    assert [game["key"] for game in listed if game["key"] in (*KINDS, SOUND)] == [SOUND]


@pytest.mark.parametrize("command", [["games"], ["play"], ["arena"], ["balance"]])
def test_a_broken_game_is_refused_with_its_reason(site: Path, tmp_path: Path, command: list[str]) -> None:
    rest = ["random", "random"] if command == ["arena"] else []
    ran = typed(site, tmp_path, *command, "rules_raise", *rest)
    assert (ran.returncode, ran.stdout) == (2, "")
    said = "tablee: The game “rules_raise” cannot be played here. ZeroDivisionError: division by zero"
    assert ran.stderr.splitlines()[-1] == said


def test_packs_are_checked_beside_broken_games(site: Path, tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text("[scoring]\nfirst_prize = 6\n")
    ran = typed(site, tmp_path, "content", "check", str(pack))
    assert ran.returncode == 0, ran.stderr
    assert "scoring, first_prize: 4 → 6" in ran.stdout


# Packs of other packages ---------------------------------------------------------------------------------------


def test_an_installed_pack_is_used_by_its_name(site: Path, tmp_path: Path) -> None:
    ran = typed(site, tmp_path, "content", "check", "golden")
    assert ran.returncode == 0, ran.stderr
    assert "  deck, gold: 2 → 7" in ran.stdout.splitlines()
    arena = ["arena", SOUND, "random", "random", "--games", "2", "--jobs", "2", "--json", "--content", "golden"]
    ran = typed(site, tmp_path, *arena)
    assert ran.returncode == 0, ran.stderr
    code = PRELUDE + f"print(json.dumps(tablee.game({SOUND!r}, content='golden').content.deck.gold))"
    assert fresh(code, **found_in(site)) == 7


def test_a_file_comes_before_a_pack_of_its_name(site: Path, tmp_path: Path) -> None:
    (tmp_path / "golden").write_text("[deck]\ngold = 9\n")
    code = PRELUDE + (
        f"import os; os.chdir({str(tmp_path)!r})\n"
        f"print(json.dumps(tablee.game({SOUND!r}, content='golden').content.deck.gold))"
    )
    # The package is found by its path, not by the folder that is current.
    root = str(Path(__file__).parents[2])
    environment = {"PYTHONPATH": os.pathsep.join([found_in(site)["PYTHONPATH"], root, str(Path(root) / "src")])}
    assert fresh(code, **environment) == 9


def test_installed_packs_are_listed(site: Path, tmp_path: Path) -> None:
    listed = json.loads(typed(site, tmp_path, "content", "list", "--json").stdout)
    assert listed == [
        {"name": "golden", "game": SOUND, "file": str(site / SOUND / "golden.toml")},
        {
            "name": "lost",
            "problem": "The pack “lost” cannot be used: AttributeError: module 'unsealed' has no attribute 'NOTHING'",
        },
    ]
    shown = typed(site, tmp_path, "content", "list").stdout
    assert "golden" in shown
    assert "has no attribute 'NOTHING'" in shown


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("silver", "There is no file “silver”, and no installed pack of this name. Installed: golden, lost."),
        ("lost", "The pack “lost” cannot be used: AttributeError: "),
    ],
)
def test_a_pack_that_is_not_there(site: Path, tmp_path: Path, name: str, said: str) -> None:
    ran = typed(site, tmp_path, "play", SOUND, "--players", "2", "--content", name)
    assert ran.returncode == 2
    assert said in ran.stderr
    ran = typed(site, tmp_path, "content", "check", name)
    assert ran.returncode == 1
    assert said in ran.stdout


# A folder beside the others ------------------------------------------------------------------------------------


@pytest.fixture
def own_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "by_key", {})
    monkeypatch.setattr(registry, "_broken", {})


@pytest.mark.usefixtures("own_shelf")
def test_a_half_written_game_among_the_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "folders"
    for key in (SOUND, "meta_raises", "rules_raise"):
        write(package, key, "folders.")
    (package / "__init__.py").touch()
    (package / "no_meta").mkdir()
    (package / "no_meta" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    registry.register_all("folders")
    assert {meta.key for meta in tablee.games()} == {SOUND, "rules_raise"}
    assert [meta.key for meta in registry.sound_games()] == [SOUND]
    assert list(registry.broken()) == ["meta_raises", "no_meta", "rules_raise"]


@pytest.mark.usefixtures("own_shelf")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_is_said_in_every_language(language: str) -> None:
    registry.put_aside("half", TableeError("error-game-taken", {"game": "half", "package": "other"}))
    with pytest.raises(BrokenGame) as caught:
        tablee.game("half")
    speaker = Speaker(language)
    assert "half" in speaker.error(caught.value)
    assert speaker.error(caught.value).endswith(speaker.error(registry.broken()["half"]))


@pytest.mark.usefixtures("own_shelf")
def test_what_is_tried_with_each_game_can_break_it() -> None:
    from tests.toys.sealed.meta import META

    def look(meta: Meta) -> None:
        raise LookupError(meta.key)

    registry.register(META)
    assert tablee.game(META.key)
    assert registry.sound_games(look) == []
    with pytest.raises(BrokenGame):
        tablee.game(META.key)  # although it was open before
