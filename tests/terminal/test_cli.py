"""The `tablee` command: what it prints, in which language, and with which exit code."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from datetime import date
from io import StringIO
from pathlib import Path

import pexpect
import pytest

import tablee
from tablee.cli import main
from tablee.daily import DailyBook, day_of, seed_of
from tablee.engine import records, registry, shelf
from tablee.engine.chance import Rng
from tablee.engine.match import Match
from tablee.engine.packs import Pack
from tablee.engine.records import Seat
from tests.toys.sealed.meta import META
from tests.waiting import PATIENCE


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """English, wide and without colours, whatever the environment of the tests asks for."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a whole random game."""
    match = Match.new(tablee.game("genesis"), 2, 3, {}, [Seat("Ann", "random"), Seat("Bob", "random")])
    rng = Rng(1)
    while not match.state.over:
        seat = match.state.pending()[0]
        match.play(seat, int(match.state.sample(seat, rng)))
    path = tmp_path / "finished.json"
    match.record().save(path)
    return path


def run(arguments: Sequence[str]) -> int:
    """The exit code of a command."""
    try:
        return main(arguments)
    except SystemExit as exit_:
        return int(exit_.code or 0)


def test_games_and_their_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games"]) == 0
    assert "Reiner Knizia" in capsys.readouterr().out
    assert run(["games", "genesis", "--lang", "it"]) == 0
    assert "Tessere di ogni colore" in capsys.readouterr().out
    assert run(["games", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert [game["key"] for game in listed] == [meta.key for meta in tablee.games()]


@pytest.mark.parametrize(("lang", "word"), [("en", "herd"), ("fr", "troupeau"), ("it", "branco")])
def test_rules_in_the_readers_language(lang: str, word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "genesis", "--lang", lang]) == 0
    assert word in capsys.readouterr().out


def test_the_environment_chooses_the_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    run(["rules", "genesis"])
    assert "troupeau" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["play", "chess"], "Il n’y a pas de jeu « chess ». Disponibles : age_of_civilization, "),
        (["play", "genesis", "--players", "9"], "Nombres de joueurs possibles : 1, 2, 3, 4"),
        (["play", "genesis", "--players", "two"], "« two » ne convient pas"),
        (["play", "genesis", "--players", "2", "--bots", "hal"], "Il n’y a pas de robot « hal »"),
        (["play", "genesis", "--players", "2", "--bots", "greedy,greedy,greedy"], "3 robots, c’est trop pour 2 places"),
        (["play", "genesis", "--players", "2", "--option", "map"], "écrivez CLÉ=VALEUR"),
        (["play", "genesis", "--players", "2", "--option", "maps=random"], "Il n’y a pas d’option « maps »"),
        (
            ["play", "genesis", "--players", "2", "--option", "map=moon"],
            "Possibles : pangaea, gondwana, laurasia, random",
        ),
        (["play", "genesis", "--players", "2", "--option", "level=calm"], "il lui faut mode=challenge"),
        (["play", "genesis", "--daily", "--seed", "3"], "La partie du jour est la même pour tous"),
        (["play", "--resume"], "Il n’y a pas de partie inachevée"),
        (["fly"], "tablee :"),
        (["play", "--fast"], "tablee"),
    ],
)
def test_wrong_use_is_explained_and_exits_with_2(
    typed: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*typed, "--lang", "fr"]) == 2
    # French sets no-break spaces before its signs, and lines are broken at the width of the terminal.
    assert said in " ".join(capsys.readouterr().err.split())


def test_a_folder_that_cannot_be_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A game can be played without being kept; what needs the folder says what is wrong with it."""
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    monkeypatch.setattr("sys.stdin", StringIO("reptile\nquit\n"))
    assert run(["play", "genesis", "--players", "2"]) == 0
    assert "it is not being saved" in " ".join(capsys.readouterr().out.split())
    assert run(["play", "--resume"]) == 2
    assert run(["daily", "genesis"]) == 2
    assert "cannot be used" in capsys.readouterr().err


def test_a_damaged_list_of_daily_results(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "tablee").mkdir()
    (tmp_path / "tablee" / "daily.json").write_text("{broken")
    assert run(["daily", "genesis"]) == 2
    assert "is damaged" in capsys.readouterr().err


@pytest.mark.slow
def test_a_pipe_that_closes_early_is_no_error() -> None:
    command = f"{sys.executable} -m tablee.cli rules genesis | head -1; exit ${{PIPESTATUS[0]}}"
    assert subprocess.run(["bash", "-c", command], capture_output=True, timeout=PATIENCE).returncode == 0


def test_replay_shows_verifies_and_prints_json(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(finished)]) == 0
    assert "Ann" in capsys.readouterr().out
    assert run(["replay", str(finished), "--verify"]) == 0
    assert "Verified" in capsys.readouterr().out
    assert run(["replay", str(finished), "--verify", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["ok"] is True
    assert run(["replay", str(finished), "--at", "4", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["moves"] == 4


def test_an_altered_record_is_refused_with_1(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = records.load(finished)
    assert record.result is not None
    record.result.scores[0]["forest"] += 1
    record.save(finished)
    assert run(["replay", str(finished), "--verify", "--json"]) == 1
    answer = json.loads(capsys.readouterr().out)
    assert answer["ok"] is False
    assert answer["reason"] == "error-record-result"
    assert run(["replay", str(finished.with_name("missing.json"))]) == 1
    assert run(["replay", str(finished), "--at", "9999"]) == 1


@pytest.mark.slow
def test_arena_ends_with_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "genesis", "greedy", "random", "--games", "4", "--json"]) == 0
    report = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert set(report["players"]) == {"greedy", "random"}
    low, high = report["players"]["greedy"]["interval"]
    assert 0 <= low <= report["players"]["greedy"]["win_rate"] <= high <= 1


@pytest.mark.slow
def test_arena_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "genesis", "random", "random", "--games", "4", "--lang", "fr"]) == 0
    out = capsys.readouterr().out
    assert "Victoires" in out
    assert "random#2" in out


@pytest.mark.slow
def test_balance_prints_tables_and_writes_markdown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = tmp_path / "balance.md"
    typed = ["balance", "genesis", "--bot", "random", "--games", "6", "--players", "2", "4", "--lang", "fr"]
    assert run([*typed, "--markdown", str(document)]) == 0
    out = capsys.readouterr().out
    written = document.read_text(encoding="utf-8")
    for text in (out, written):
        assert "Équilibre de Genesis" in text
        assert "Quatrième" in text
        assert "Mammifères" in text
        assert "3 joueurs" not in text
    assert f"    tablee {' '.join(typed)} --markdown {document}" in written
    # The same numbers, row by row.
    rows = [re.findall(r"[\d.]+%?", row) for row in written.splitlines() if row.startswith(("| Moyenne |", "| Hommes"))]
    assert len(rows) == 2
    for row in rows:
        assert any(all(number in line for number in row) for line in out.splitlines()), row


def test_balance_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["balance", "genesis", "--bot", "random", "--games", "3", "--jobs", "1", "--json"]) == 0
    report = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert [table["players"] for table in report["tables"]] == [2, 3, 4]
    assert [section["section"] for section in report["sections"]] == ["species"]


@pytest.mark.slow
def test_balance_of_lots_seats_and_games_alone(tmp_path: Path) -> None:
    document = tmp_path / "balance.md"
    typed = ["balance", "genesia", "--bot", "random", "--games", "8", "--jobs", "1", "--lang", "it"]
    typed += ["--players", "1", "2", "3", "4", "5"]
    assert run([*typed, "--markdown", str(document)]) == 0
    written = document.read_text(encoding="utf-8")
    titles = [line.removeprefix("## ") for line in written.splitlines() if line.startswith("## ")]
    assert titles[2:] == [
        "Vittorie secondo il posto al tavolo",
        "Carte giocate",
        "Gruppi",
        "Obiettivi tenuti",
        "Partite in solitario",
        "Provenienza dei punti in solitario",
    ]
    assert "| Posto 5 |" in written
    assert "| Viola |" in written
    assert "| 130 punti o più | 0.0% (" in written


def test_balance_of_games_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = tmp_path / "alone.md"
    typed = ["balance", "genesia", "--solo", "--bot", "random", "--games", "3", "--jobs", "1"]
    assert run([*typed, "--markdown", str(document)]) == 0
    written = document.read_text(encoding="utf-8")
    assert written.startswith("# Genesia alone: random, 3 games\n")
    for text in (written, capsys.readouterr().out):
        assert "Alone: Expert" in text
        assert "of 50%" in text
        assert "Conquest" in text
        assert "against itself" not in text


@pytest.mark.slow
def test_balance_marks_cards_of_a_pack(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(shelf.by_key, META.key, META)
    (tmp_path / "strong.toml").write_text('[[prize]]\nid = "crown"\npoints = 50\nname.en = "Imperial crown"\n')
    typed = ["balance", "sealed", "--games", "100", "--players", "2", "--jobs", "1"]
    assert run([*typed, "--content", str(tmp_path / "strong.toml")]) == 0
    out = capsys.readouterr().out
    assert "Wins by turn order" not in out  # nobody begins
    (head,) = [line.split() for line in out.splitlines() if "Melted" in line]
    assert head == ["Card", "Taken", "Lift", "95%", "interval", "Kept", "Lift", "Melted", "Lift"]
    (crown,) = [line for line in out.splitlines() if "Imperial crown" in line]
    assert "2.00" in crown
    assert "▲▲" in crown


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["--solo", "--players", "2"], "not allowed with argument"),
        (["--bot", "oracle"], "no bot “oracle”"),
        (["--games", "0"], "At least one game"),
        (
            ["--games", "1", "--bot", "random", "--players", "2", "--markdown", "/nowhere/report.md"],
            "cannot be written",
        ),
    ],
)
def test_a_balance_report_that_cannot_be_made(typed: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["balance", "genesis", "--jobs", "1", *typed]) == 2
    assert said in " ".join(capsys.readouterr().err.split())


def in_terminal(*typed: str) -> pexpect.spawn[str]:
    """What is expected of it in vain, and what it said instead, is named by its own error."""
    # Who starts the tests need not have a terminal, and on an unknown one questions are not shown from their beginning.
    known = {**os.environ, "TERM": "xterm"}
    return pexpect.spawn(sys.executable, ["-m", "tablee.cli", *typed], env=known, encoding="utf-8", timeout=PATIENCE)


@pytest.mark.slow
def test_a_newcomer_in_a_real_terminal() -> None:
    """From `tablee play` through the questions to a first move, then leave and come back."""
    child = in_terminal("play", "--lang", "en")
    child.setwinsize(40, 100)
    child.expect("Which game")
    child.sendline("genesis")
    child.expect("How many players")
    child.sendline("seven")
    child.expect("is not possible here")
    child.sendline("2")
    child.expect("Change options")
    child.sendline("map=atlantis")
    child.expect("cannot be")
    child.expect("Change options")
    child.sendline("map=gondwana tiles_per_colour=16")
    child.expect("Gondwana")
    child.expect("Change options")
    child.sendline("")
    child.expect("Who plays against you")
    child.sendline("random")
    child.expect("Choose your species")
    child.sendline("mammal")
    child.expect("Place your first tile")
    child.sendline("1")
    child.expect("places Forest on a1")
    child.sendcontrol("c")
    child.expect("tablee play --resume")
    child.expect(pexpect.EOF)
    again = in_terminal("play", "--resume", "--lang", "en")
    again.expect("Mammals")
    again.sendline("quit")
    again.expect(pexpect.EOF)


# Card packs -----------------------------------------------------------------------------------------

PACK = '[scoring]\nfirst_prize = 6\n\n[[goal]]\nid = "patience"\nname.fr = "Longue patience"\n'


@pytest.fixture
def pack(tmp_path: Path) -> str:
    (tmp_path / "pack.toml").write_text(PACK, encoding="utf-8")
    return str(tmp_path / "pack.toml")


def test_a_good_pack_is_told_with_what_it_changes(pack: str, capsys: pytest.CaptureFixture[str]) -> None:
    fingerprint = registry.game("genesis", Path(pack)).content.fingerprint()
    assert run(["content", "check", pack, "--lang", "it"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[:4] == [
        f"pack.toml è un buon pacchetto per Genesis. Impronta: {fingerprint}.",
        "Cambia:",
        "  scoring, first_prize: 4 → 6",
        '  goal patience, name.fr: "Patience" → "Longue patience"',
    ]
    assert run(["content", "check", pack, "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert {key: answer[key] for key in ("ok", "game", "fingerprint")} == {
        "ok": True, "game": "genesis", "fingerprint": fingerprint,
    }  # fmt: skip
    assert answer["changes"][0] == {"section": "scoring", "entry": "", "field": "first_prize", "old": 4, "new": 6}


@pytest.mark.slow
def test_the_documented_example_is_true(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "card-packs.md").read_text(encoding="utf-8")
    found = re.search(r"```toml\n(.*?)```.*?\$ tablee [^\n]*\n(.*?)```", page, flags=re.S)
    assert found is not None
    example, answer = found.groups()
    (tmp_path / "generous.toml").write_text(example, encoding="utf-8")
    assert run(["content", "check", str(tmp_path / "generous.toml")]) == 0
    # How much is ours depends on what else has been found printed.
    counted = re.compile(r"\d+ (/|of) \d+")
    assert counted.sub("", capsys.readouterr().out) == counted.sub("", answer)


def test_every_change_has_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    renamed = tmp_path / "renamed.toml"
    renamed.write_text('[[goal]]\nid = "patience"\nname.en = "The patience of all who have ever lived"\n')
    assert run(["content", "check", str(renamed)]) == 0
    change = '  goal patience, name.en: "Patience" → "The patience of all who have ever lived"'
    assert change in capsys.readouterr().out.splitlines()


def test_a_pack_that_changes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "copy.toml"
    copy.write_bytes(registry.meta("genesis").content.read_bytes())
    assert run(["content", "check", str(copy)]) == 0
    assert capsys.readouterr().out.splitlines()[1] == "It changes nothing."


@pytest.mark.parametrize("key", [meta.key for meta in tablee.games() if meta.content.exists()])
def test_a_pack_to_fill_in(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["content", "new", key, "--lang", "it"]) == 0
    file = f"{key}-cards.toml"
    assert file in capsys.readouterr().out
    assert run(["content", "check", file, "--json", "--game", key]) == 0
    empty = json.loads(capsys.readouterr().out)
    assert empty["changes"] == []
    assert empty["fingerprint"] == tablee.game(key).fingerprint
    assert all(row["filled"] == 0 < row["ours"] for row in empty["ours"])
    # Whoever takes all marks away states everything as it is.
    text = Path(file).read_text(encoding="utf-8")
    begins = text.index("\n\n")
    filled = tmp_path / "filled.toml"
    filled.write_text(re.sub(r"^# ", "", text[begins:], flags=re.M), encoding="utf-8")
    assert run(["content", "check", str(filled), "--json"]) == 0
    full = json.loads(capsys.readouterr().out)
    assert full["changes"] == []
    assert [(row["section"], row["ours"], row["ours"]) for row in empty["ours"]] == [
        (row["section"], row["filled"], row["ours"]) for row in full["ours"]
    ]
    assert run(["content", "new", key]) == 2
    assert "filled" not in Path(file).read_text(encoding="utf-8")


def test_every_finding_has_a_line_and_the_exit_code_is_1(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "40")  # a finding is a line also where it is longer than the terminal is wide
    bad = tmp_path / "bad.toml"
    bad.write_text('[scoring]\nfirst_prize = 99\n[[goal]]\nid = "haste"\n[[rank]]\nid = "fossil"\nmost = 3\n')
    assert run(["content", "check", str(bad)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines == [
        "bad.toml: scoring, field “first_prize”: 99 will not do. Allowed: int 0–40.",
        "bad.toml: goal haste lacks the field “name”. Allowed: {str = str}.",
        "bad.toml: rank fossil has no field “most”. Possible: id, name, min.",
    ]
    assert run(["content", "check", str(bad), "--json"]) == 1
    answer = json.loads(capsys.readouterr().out)
    assert answer["ok"] is False
    assert [(one["entry"], one["field"]) for one in answer["findings"]] == [
        ("scoring", "first_prize"),
        ("goal haste", "name"),
        ("rank fossil", "most"),
    ]
    assert answer["findings"][1]["text"] == lines[1]


def test_a_pack_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "broken.toml").write_text("[scoring")
    for name, said in (("broken.toml", "is not valid TOML"), ("missing.toml", "cannot be read")):
        assert run(["content", "check", str(tmp_path / name)]) == 1
        assert said in capsys.readouterr().out


def test_a_pack_whose_game_cannot_be_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    empty = tmp_path / "empty.toml"
    empty.write_text("# nothing yet\n")
    assert run(["content", "check", str(empty)]) == 2
    said = capsys.readouterr().err
    assert "--game" in said
    assert "genesis" in said
    assert run(["content", "check", str(empty), "--game", "genesis"]) == 0
    assert run(["content", "check", str(empty), "--game", "chess"]) == 2
    assert run(["content"]) == 2


def test_a_game_with_a_pack_is_kept_and_replayed_with_it(
    pack: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("reptile\nquit\n"))
    assert run(["play", "genesis", "--players", "2", "--bots", "random", "--content", pack]) == 0
    (saved,) = (tmp_path / "tablee" / "games").glob("*.json")
    assert records.load(saved).content == registry.game("genesis", Path(pack)).content.fingerprint()
    Path(pack).unlink()  # the record has it
    assert run(["replay", str(saved), "--verify"]) == 0
    monkeypatch.setattr("sys.stdin", StringIO("quit\n"))
    assert run(["play", "--resume"]) == 0
    assert records.load(saved).packed == Pack("pack.toml", PACK)
    capsys.readouterr()
    other = tmp_path / "other.toml"
    other.write_text("[scoring]\nfirst_prize = 7\n", encoding="utf-8")
    assert run(["replay", str(saved), "--verify", "--content", str(other)]) == 1
    assert "--content FILE" in capsys.readouterr().err


@pytest.mark.slow
def test_the_arena_plays_with_a_pack(pack: str, capsys: pytest.CaptureFixture[str]) -> None:
    scores = []
    for content in ([], ["--content", pack]):
        assert run(["arena", "genesis", "random", "random", "--games", "2", "--jobs", "2", "--json", *content]) == 0
        report = json.loads(capsys.readouterr().out.splitlines()[-1])
        scores.append(sum(bot["mean_score"] for bot in report["players"].values()))
    assert scores[0] < scores[1]  # the same games, but first prizes count more


# The game of the day ------------------------------------------------------------------------------


@pytest.mark.rule("GS-131")
def test_the_day_is_the_seed() -> None:
    assert seed_of(date(2026, 11, 15)) == 20261115
    daily = tablee.game("genesis").meta.daily
    assert daily is not None
    state = tablee.game("genesis").new(daily.players, seed_of(date(2026, 11, 15)), daily.options)
    assert state.options["map"] == "random"
    assert state.options["level"] == "normal"
    assert state.options["tiles_per_colour"] == 13


@pytest.mark.rule("GS-131")
def test_the_first_finish_of_a_day_is_ranked_and_ties_share_a_place(tmp_path: Path) -> None:
    book = DailyBook(tmp_path / "daily.json")
    day = date(2026, 11, 15)
    next_day = date(2026, 11, 16)
    assert book.add("genesis", day, "Ann", [8, 30], day).ranked
    assert not book.add("genesis", day, "Ann", [20, 40], day).ranked
    assert book.add("genesis", next_day, "Ann", [1, 9], next_day).ranked
    assert not book.add("genesis", day, "Eve", [30, 60], next_day).ranked
    book.add("genesis", day, "Bob", [8, 31], day)
    book.add("genesis", day, "Cid", [8, 30], day)
    book.add("genesis", day, "Dan", [-3, 50], day)
    assert [(place, one.player) for place, one in book.table("genesis", day)] == [
        (1, "Bob"),
        (2, "Ann"),
        (2, "Cid"),
        (4, "Dan"),
    ]


@pytest.mark.rule("GS-131")
def test_a_record_of_the_day_is_recognised() -> None:
    game = tablee.game("genesis")
    daily = game.meta.daily
    assert daily is not None
    ann = [Seat("Ann", "human")]
    assert day_of(Match.new(game, 1, 20261115, daily.options, ann).record(), game.meta) == date(2026, 11, 15)
    assert day_of(Match.new(game, 1, 20261399, daily.options, ann).record(), game.meta) is None
    assert day_of(Match.new(game, 1, 20261115, {"level": "calm"}, ann).record(), game.meta) is None


@pytest.mark.rule("GS-131")
def test_looking_at_a_finished_game_of_the_day_does_not_enter_it_again(tmp_path: Path) -> None:
    game = tablee.game("genesis")
    assert game.meta.daily is not None
    match = Match.new(game, 1, 20261115, game.meta.daily.options, [Seat("Ann", "human")])
    rng = Rng(2)
    while not match.state.over:
        match.play(0, int(match.state.sample(0, rng)))
    match.record().save(tmp_path / "done.json")
    assert run(["play", "--resume", str(tmp_path / "done.json")]) == 0
    assert not (tmp_path / "tablee" / "daily.json").exists()


def test_daily_needs_a_game_that_has_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["daily", "genesis", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "genesis"
