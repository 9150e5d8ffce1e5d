"""Records: what is saved can be replayed and verified, and each way of spoiling one is refused with its reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tablee
from tablee.engine import records
from tablee.engine.chance import Rng
from tablee.engine.errors import ReplayError
from tablee.engine.game import Game
from tablee.engine.match import Match
from tablee.engine.messages import LANGUAGES, Speaker
from tablee.engine.records import Record, Replay, Seat, verify
from tests.toys.sealed.game import SealedGame
from tests.toys.sealed.meta import META

SEALED = SealedGame(META, None)


def played(game: Game, players: int, seed: int, moves: int = 10_000, **options: Any) -> Match:
    """A match played at random, to the end or for so many moves."""
    seats = [Seat(f"Player {seat}", "human") for seat in range(game.seats(players))]
    match = Match.new(game, players, seed, options, seats)
    rng = Rng(seed, 50)
    for _ in range(moves):
        if match.state.over:
            break
        asked = match.state.pending()
        seat = asked[rng.below(len(asked))]
        match.play(seat, match.state.sample(seat, rng))
    return match


def finished() -> Record:
    """With ties, so that a move draws chance."""
    return played(SEALED, 3, 5, hand=4).record()


def refused(record: Record, game: Game = SEALED) -> ReplayError:
    with pytest.raises(ReplayError) as caught:
        verify(record, game)
    for language in LANGUAGES:
        said = Speaker(language, game=game).error(caught.value)
        assert not said.startswith("error-"), said
    return caught.value


# Whole records --------------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", [0, 1, 5, 10_000])
def test_a_record_goes_to_a_file_and_back(tmp_path: Path, moves: int) -> None:
    record = played(SEALED, 2, 3, moves).record()
    path = tmp_path / "game.json"
    record.save(path)
    assert records.load(path) == record
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]
    assert (record.result is None) == (moves < 100)


def test_a_record_can_be_read_line_by_line() -> None:
    record = finished()
    text = record.encode().decode()
    assert json.loads(text)["moves"] == [[move.seat, move.action, move.chance] for move in record.moves]
    for move in record.moves:
        assert f"  {msgspec.json.encode(move).decode()}" in text


def test_names_that_look_like_json_do_no_harm() -> None:
    match = Match.new(SEALED, 2, 1, None, [Seat('"moves": [', "human"), Seat("]\n ]", "human")])
    match.play(0, match.state.legal(0)[0])
    assert records.decode(match.record().encode()) == match.record()


@pytest.mark.slow
@pytest.mark.parametrize("meta", tablee.games(), ids=lambda meta: meta.key)
def test_games_of_the_shelf_are_verified(meta: Any) -> None:
    for players in meta.players:
        match = played(tablee.game(meta.key), players, 9)
        record = records.decode(match.record().encode())
        assert verify(record, match.game).dump() == match.state.dump()


def test_an_unfinished_record_is_verified_up_to_where_it_stands() -> None:
    match = played(SEALED, 3, 5, 7)
    assert verify(match.record(), SEALED).dump() == match.state.dump()


def test_a_replay_shows_every_move_and_what_happened() -> None:
    match = played(SEALED, 3, 5)
    replay = Replay(match.record(), SEALED)
    assert replay.setup_events == match.log[0]
    shown = []
    for number, (move, action, events) in enumerate(replay, start=1):
        assert SEALED.actions.text(action) == move.action
        assert events == match.log[number]
        shown.append(move)
    assert shown == match.record().moves
    assert replay.state.over


def test_a_record_of_dictated_chance_can_be_replayed_but_is_not_what_the_seed_gives() -> None:
    record = finished()
    record.seed += 1
    assert sum(1 for _ in Replay(record, SEALED)) == len(record.moves)
    assert refused(record).key == "error-record-seed"


# Spoiled records ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"not json",
        b"[]",
        b"null",
        b"{}",
        b"\xff\xfe",
        finished().encode()[:-20],
        finished().encode().replace(b'"players": 3', b'"players": "three"'),
        finished().encode().replace(b'"seed"', b'"sead"'),
    ],
)
def test_what_is_no_record(data: bytes) -> None:
    with pytest.raises(ReplayError) as caught:
        records.decode(data)
    assert caught.value.key == "error-record-unreadable"
    assert caught.value.values["problem"]


def test_a_record_of_another_format() -> None:
    with pytest.raises(ReplayError) as caught:
        records.decode(finished().encode().replace(b'"tablee": 1', b'"tablee": 99'))
    assert caught.value.key == "error-record-format"
    assert caught.value.values == {"found": 99, "expected": records.FORMAT}


@pytest.mark.parametrize("name", ["nothing.json", "."])
def test_a_file_that_cannot_be_opened(tmp_path: Path, name: str) -> None:
    with pytest.raises(ReplayError) as caught:
        records.load(tmp_path / name)
    assert caught.value.key == "error-record-file"
    assert caught.value.values["file"] == str(tmp_path / name)


def test_a_record_of_another_game() -> None:
    error = refused(finished(), tablee.game("genesis"))
    assert error.key == "error-record-game"
    assert error.values == {"found": "sealed", "expected": "genesis"}


@pytest.mark.parametrize("version", [0, 2])
def test_a_record_made_under_unknown_rules(version: int) -> None:
    error = refused(msgspec.structs.replace(finished(), rules_version=version))
    assert error.key == "error-record-rules"
    assert error.values == {"game": "sealed", "found": version, "expected": 1}


def test_a_record_made_under_earlier_rules_goes_on_by_them() -> None:
    newer = SealedGame(msgspec.structs.replace(META, rules_version=2), None)
    state = records.verify(finished(), newer)
    assert state.rules == 1
    assert newer.load(state.dump()).rules == 1
    assert newer.new(2).rules == 2


def test_a_record_made_with_other_content() -> None:
    record = finished()
    own = record.content
    record.content = "0" * 16
    error = refused(record)
    assert error.key == "error-record-content"
    assert error.values == {"found": "0" * 16, "expected": own}


def move_with_chance(record: Record) -> int:
    return next(number for number, move in enumerate(record.moves) if move.chance)


def illegal_move(record: Record) -> None:
    record.moves[1].action = record.moves[0].action
    record.moves[1].seat = record.moves[0].seat


def unknown_action(record: Record) -> None:
    record.moves[0].action = "bet 7"


def stranger(record: Record) -> None:
    record.moves[0].seat = 6


def missing_outcome(record: Record) -> None:
    record.moves[move_with_chance(record)].chance.pop()


def surplus_outcome(record: Record) -> None:
    record.moves[move_with_chance(record)].chance.append(0)


def impossible_outcome(record: Record) -> None:
    record.moves[move_with_chance(record)].chance[0] = 99


def enormous_outcome(record: Record) -> None:
    record.moves[move_with_chance(record)].chance[0] = 10**30


def move_left_out(record: Record) -> None:
    del record.moves[3]


def move_after_the_end(record: Record) -> None:
    record.moves.append(record.moves[-1])


@pytest.mark.parametrize(
    ("spoil", "cause"),
    [
        (illegal_move, "refuse-not-your-turn"),
        (unknown_action, "error-parse-block"),
        (stranger, "refuse-not-your-turn"),
        (missing_outcome, "error-record-outcome-missing"),
        (surplus_outcome, "error-record-outcome-unused"),
        (impossible_outcome, "error-record-outcome-range"),
        (enormous_outcome, "error-record-outcome-range"),
        (move_left_out, None),
        (move_after_the_end, "refuse-over"),
    ],
)
def test_a_move_that_cannot_be_replayed(spoil: Callable[[Record], None], cause: str | None) -> None:
    record = finished()
    spoil(record)
    error = refused(record)
    assert error.key == "error-record-move"
    assert error.values["number"] in range(1, len(record.moves) + 1)
    assert cause is None or getattr(error.__cause__, "key", None) == cause


@pytest.mark.parametrize(
    ("setup", "key"),
    [
        (lambda setup: setup[:-1], "error-record-outcome-missing"),
        (lambda setup: [*setup, 0], "error-record-outcome-unused"),
        (lambda setup: [99, *setup[1:]], "error-record-outcome-range"),
        (lambda setup: [(setup[0] + 1) % 16, *setup[1:]], "error-record-seed"),
    ],
)
def test_a_set_up_that_is_not_what_the_seed_gives(setup: Callable[[list[int]], list[int]], key: str) -> None:
    record = played(SEALED, 3, 5, 0).record()
    record.setup = setup(record.setup)
    assert refused(record).key == key


def test_chance_that_is_possible_but_not_what_the_seed_gives() -> None:
    record = played(SEALED, 3, 5).record()
    number = move_with_chance(record)
    move = record.moves[number]
    move.chance[-1] = 0 if move.chance[-1] else 1
    record.moves = record.moves[: number + 1]
    record.result = None
    error = refused(record)
    assert error.key == "error-record-seed"
    assert error.values == {"number": number + 1}


@pytest.mark.parametrize(
    "change", [{"players": 9}, {"options": {"ties": "coin"}}, {"options": {"speed": 1}}, {"seed": -1}]
)
def test_a_game_that_cannot_be_set_up(change: dict[str, Any]) -> None:
    refused(msgspec.structs.replace(finished(), **change))


def test_a_changed_result() -> None:
    record = finished()
    assert record.result is not None
    record.result.scores[0]["gold"] += 1
    assert refused(record).key == "error-record-result"


def test_a_changed_ranking() -> None:
    record = finished()
    assert record.result is not None
    record.result.ranking.reverse()
    record.result.ranking[0] += 1
    assert refused(record).key == "error-record-result"


def test_a_truncated_record() -> None:
    record = finished()
    del record.moves[-1]
    assert refused(record).key == "error-record-too-short"


def test_a_finished_game_without_its_result() -> None:
    record = finished()
    record.result = None
    assert refused(record).key == "error-record-unfinished"


def test_saving_replaces_the_file_as_a_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    old = played(SEALED, 2, 1, 3).record()
    old.save(path)

    def fail(*_: Any) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", fail)
    with pytest.raises(OSError, match="No space"):
        finished().save(path)
    assert records.load(path) == old
