"""The terminal table, tried as somebody who sits down at it would."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import tablee
from tablee.engine import records
from tablee.engine.match import Match
from tablee.engine.messages import LANGUAGES, Speaker, rules_text
from tablee.terminal import show
from tablee.terminal.storage import SaveFile, StorageError
from tablee.terminal.table import TerminalTable
from tests.terminal.conftest import Keyboard, Sit, printed, saved

ASSIGNED = {"species": ["reptile", "human"], "first_player": "seat0"}


def moves(table: TerminalTable) -> list[str]:
    return [move.action for move in table.match.record().moves]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("typed", "played"),
    [
        ("place c4 forest", "place c4 forest"),
        ("PLACE  C4   Forest", "place c4 forest"),
        ("c4 f", "place c4 forest"),
        ("forest c4", "place c4 forest"),
        ("a1 sav", "place a1 savanna"),
        ("1", "place a1 forest"),
    ],
)
def test_actions_by_number_and_by_words(sit: Sit, typed: str, played: str) -> None:
    table = sit([typed], **ASSIGNED)
    table.run()
    assert moves(table) == [played]


@pytest.mark.parametrize(("lang", "typed"), [("fr", "forêt c4"), ("fr", "foret c4"), ("it", "foresta c4")])
def test_words_of_the_readers_language(sit: Sit, lang: str, typed: str) -> None:
    table = sit([typed], lang=lang, **ASSIGNED)
    table.run()
    assert moves(table) == ["place c4 forest"]


def test_refusals_name_the_rule(sit: Sit) -> None:
    table = sit(["place d3 forest", "stop", "place n1 forest", "why place d3 marsh"], **ASSIGNED)
    table.run()
    text = printed(table)
    assert moves(table) == []
    assert "(GS-003)" in text
    assert "(GS-032)" in text
    assert "(GS-024)" in text


@pytest.mark.slow
def test_nonsense_never_ends_the_game(sit: Sit) -> None:
    nonsense = [
        "²",
        "9" * 5000,
        "",
        "xyzzy",
        "0",
        "99999",
        "-1",
        "place",
        "place z99 forest",
        "é€\x00",
        "lang xx",
        "try",
        "why",
        "a" * 5000,
    ]
    table = sit([*nonsense, "c4 forest"], **ASSIGNED)
    table.run()
    assert moves(table) == ["place c4 forest"]
    assert "“xyzzy” means nothing here" in printed(table)
    assert "There is no choice 99999" in printed(table)


def test_ambiguous_words_are_asked_back(sit: Sit) -> None:
    table = sit(["c4"], **ASSIGNED)
    table.run()
    assert moves(table) == []
    assert "4 actions fit these words" in printed(table)


def test_undo_reaches_back_to_the_last_roll(sit: Sit) -> None:
    # Seed 6 rolls savanna and wild: the first tile is paid by a die, the second ends the turn.
    table = sit(["c4 f", "undo", "undo", "c4 f", "d4 s", "undo"], **ASSIGNED)
    table.run()
    assert moves(table) == ["place c4 forest", "place d4 savanna"]
    text = printed(table)
    assert text.count("Taken back.") == 1
    assert text.count("Nothing of yours can be taken back") == 2


def test_final_steps_are_announced(sit: Sit) -> None:
    table = sit(["c4 f"], **ASSIGNED)
    table.run()
    before, _, after = printed(table).partition("places Forest on c4")
    assert "final: cannot be taken back" not in before
    assert "final: cannot be taken back" in after


def test_try_shows_the_change_and_plays_nothing(sit: Sit) -> None:
    table = sit(["try c4 f"], **ASSIGNED)
    table.run()
    assert moves(table) == []
    assert "Player 1 0 (+0), Player 2 0 (+0)" in printed(table)


def test_score_can_be_hidden_until_the_end(sit: Sit) -> None:
    table = sit(["score", "try c4 f"], live_score=False, **ASSIGNED)
    table.run()
    assert "the score stays hidden until the end" in printed(table)
    assert "(+0)" not in printed(table)


@pytest.mark.slow
def test_hint_is_a_legal_action(sit: Sit) -> None:
    table = sit(["hint"], **ASSIGNED)
    table.run()
    hinted = printed(table).rpartition("I would play: ")[2].partition("(")[2].partition(")")[0]
    assert table.match.state.why_not(0, table.match.game.actions.parse(hinted)) is None


@pytest.mark.slow
def test_language_changes_in_the_middle(sit: Sit) -> None:
    table = sit(["lang fr", "conseil", "annuler", "langue it", "aiuto"], **ASSIGNED)
    table.run()
    text = printed(table)
    assert "Je jouerais" in text
    assert "Vous ne pouvez rien annuler" in text
    assert "questo aiuto" in text


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_answers_in_every_language(sit: Sit, lang: str) -> None:
    commands = ["help", "list", "list forest", "try c4 forest", "why d3", "score", "board", "log", "rules", "save"]
    table = sit(commands, lang=lang, **ASSIGNED)
    table.run()
    assert "terminal-" not in printed(table)
    assert "board-" not in printed(table)


@pytest.mark.slow
def test_a_whole_game_to_the_end_by_numbers(sit: Sit) -> None:
    """Whoever always takes the first choice reaches the end; the ending tile is asked about first."""
    table = sit(["1", "yes"] * 400, bots="random")
    table.run()
    assert table.match.state.over
    text = printed(table)
    assert "Score sheet" in text
    assert "Final places" in text
    records.verify(saved(table), table.match.game)


def test_an_ending_tile_can_be_declined(sit: Sit) -> None:
    table = sit([])
    table.match = _nearly_over()
    table.console = Keyboard(iter(["b2 forest", "no"]))
    table.run()
    assert not table.match.state.over
    assert moves(table) == []
    table.console = Keyboard(iter(["b2 forest", "yes"]))
    table.run()
    assert table.match.state.over


def _nearly_over() -> Match:
    """Example A01 of the rules, on an otherwise unused board."""
    game = tablee.game("genesis")
    seats = [records.Seat("Ann", "human"), records.Seat("Bob", "human")]
    match = Match.new(game, 2, 1, {"species": ["reptile", "dinosaur"], "first_player": "seat0"}, seats)
    position = match.state.dump()
    unused = " ".join(["~~"] * 10)
    cut_out = [f"Fr Fr Fd Fd {unused}", f"Sd .. .. .. {unused}"]
    position["position"]["board"] = cut_out + [f"~~ ~~ ~~ ~~ {unused}"] * 8
    position["position"]["dice"] = ["forest", "savanna"]
    match.state = game.load(position)
    return match


@pytest.mark.slow
def test_leaving_saves_and_resuming_goes_on(sit: Sit) -> None:
    table = sit(["c4 f", "quit"], **ASSIGNED)
    table.run()
    record = saved(table)
    assert record.result is None
    game = table.match.game
    again = TerminalTable(Match.resume(game, record), "en", Keyboard(iter(["undo"])), table.file)
    assert again.match.state.dump() == table.match.state.dump()
    again.run()
    assert moves(again) == []


def test_saving_where_one_cannot_write_says_so(sit: Sit) -> None:
    table = sit(["save /proc/nowhere/game.json", "c4 f"], **ASSIGNED)
    table.run()
    assert "cannot be written" in printed(table)
    assert moves(table) == ["place c4 forest"]


def test_nothing_but_records_of_this_game_is_overwritten(sit: Sit, tmp_path: Path) -> None:
    notes, other, own = tmp_path / "notes.txt", tmp_path / "other.json", tmp_path / "own.json"
    notes.write_text("precious")
    sit([], seed=9, **ASSIGNED).match.record().save(other)
    before = other.read_bytes()
    commands = [f"save {notes}", f"save {other}", "save /dev/null", f"save {own}", "c4 f", f"save {own}"]
    table = sit(commands, **ASSIGNED)
    table.run()
    assert notes.read_text() == "precious"
    assert other.read_bytes() == before
    assert Path("/dev/null").is_char_device()
    assert len(records.load(own).moves) == 1
    assert printed(table).count("it stays as it is") == 3


def test_a_folder_that_vanishes_does_not_end_the_game(sit: Sit, tmp_path: Path) -> None:
    table = sit(["c4 f", "save", "d4 s"], **ASSIGNED)
    assert table.file is not None
    table.file.path = tmp_path / "gone" / "game.json"
    table.run()
    assert moves(table) == ["place c4 forest", "place d4 savanna"]
    assert printed(table).count("it is not being saved") == 2


def test_a_game_is_open_in_one_terminal_only(tmp_path: Path) -> None:
    first = SaveFile(tmp_path / "game.json")
    with pytest.raises(StorageError) as caught:
        SaveFile(tmp_path / "game.json")
    assert caught.value.key == "error-open-elsewhere"
    first.close()
    SaveFile(tmp_path / "game.json").close()


def test_a_preview_tells_the_herd_and_the_area(sit: Sit) -> None:
    table = sit(["c4 f", "try d4 s"], **ASSIGNED)
    table.run()
    assert "herd of 1, area of 1" in printed(table)


@pytest.mark.slow
def test_the_end_tells_the_teams(sit: Sit) -> None:
    teams = sit(["1", "yes"] * 400, players=4, bots="random,random,random", mode="teams")
    teams.run()
    assert "Team Player and Random 2:" in printed(teams).rpartition("Final places")[2]


@pytest.mark.slow
def test_the_end_tells_the_rank(sit: Sit) -> None:
    alone = sit(["1", "yes"] * 400, players=1, mode="challenge")
    alone.run()
    ending = printed(alone).rpartition("Final places")[2]
    assert "Result" in ending
    assert "The neutral species is" in ending


@pytest.mark.slow
def test_a_finished_board_warns_of_nothing(sit: Sit) -> None:
    table = sit(["1", "yes"] * 400, bots="random")
    table.run()
    last_board = printed(table).rpartition("a b c d")[2]
    assert "!" not in last_board


@pytest.mark.parametrize("width", [40, 60, 80])
def test_the_board_is_whole_in_a_narrow_terminal(sit: Sit, width: int) -> None:
    table = sit([], **ASSIGNED)
    table.console.width = width
    table.run()
    assert isinstance(table.console.file, StringIO)
    rows = [line for line in table.console.file.getvalue().splitlines() if line.startswith("10 ")]
    assert rows
    if width >= 44:
        assert "~" in rows[0][40:44]


def test_a_score_sheet_of_four_fits_eighty_columns() -> None:
    record = records.load(Path(__file__).parents[1] / "records" / "genesis" / "teams.json")
    match = Match.resume(tablee.game("genesis"), record)
    console = Console(file=StringIO(), width=80)
    console.print(show.sheet(match.state, Speaker("it", game=match.game, seats=[seat.name for seat in match.seats])))
    assert isinstance(console.file, StringIO)
    last = next(line for line in console.file.getvalue().splitlines() if "Totale" in line)
    totals = [str(sum(points.values())) for points in match.state.scores()]
    assert last.split() == ["Totale", *totals]


def test_names_are_one_short_printable_line() -> None:
    assert records.Seat("Bad\x1b[31m\nName", "human").name == "Bad[31mName"
    assert len(records.Seat("x" * 500, "human").name) == 24
    assert records.Seat(" \t ", "human").name == "?"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_for_players_exist_in_every_language(lang: str) -> None:
    for meta in tablee.games():
        assert Speaker(lang, meta).say("title") in rules_text(meta, lang)
