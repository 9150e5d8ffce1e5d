"""Records: a game as its header, its actions in words and what chance gave. Replaying verifies it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tablee.engine.errors import OptionError, ReplayError, TableeError
from tablee.engine.events import Event
from tablee.engine.game import Game
from tablee.engine.packs import Pack
from tablee.engine.state import State

FORMAT = 1
MAX_LETTERS = 24  # of a player's name
HUMAN = "human"  # the kind of a seat that no bot plays
NAMELESS = "?"  # in place of a name that has nothing to show


class Seat(msgspec.Struct):
    """Who sat there: a name, and the bot that played or "human"."""

    name: str
    kind: str

    def __post_init__(self) -> None:
        """Names are shown on terminals and pages: keep them to one short printable line."""
        printable = "".join(letter for letter in self.name if letter.isprintable()).strip()
        self.name = printable[:MAX_LETTERS] or NAMELESS


class Move(msgspec.Struct, array_like=True):
    """What a seat did, in the words of the action table, and what chance gave meanwhile."""

    seat: int
    action: str
    chance: list[int]


class Result(msgspec.Struct):
    """How a game ended: points by category and the place, for each seat."""

    scores: list[dict[str, int]]
    ranking: list[int]


class Record(msgspec.Struct, kw_only=True):
    """A game, finished or not. `tablee` is the version of this format."""

    tablee: int = FORMAT
    game: str
    rules_version: int
    content: str
    players: int
    seed: int
    options: dict[str, Any]
    seats: list[Seat]
    setup: list[int]
    moves: list[Move]
    result: Result | None = None
    pack: Pack | msgspec.UnsetType = msgspec.UNSET  # what it was played with, if not with the game's own content

    @property
    def packed(self) -> Pack | None:
        return None if self.pack is msgspec.UNSET else self.pack

    def __repr__(self) -> str:
        number = len(self.moves)
        end = f"ended at move {number}, places {self.result.ranking}" if self.result else f"left at move {number}"
        return f"<Record of {self.game} for {self.players}, seed {self.seed}: {end}>"

    def encode(self) -> bytes:
        """Pretty JSON, one move a line, so that a record can be read and compared."""
        text = msgspec.json.format(msgspec.json.encode(self), indent=1).decode()
        moves = ",\n  ".join(msgspec.json.encode(move).decode() for move in self.moves)
        head, _, rest = text.partition('"moves": [')
        tail = rest[rest.index("\n ]") :] if self.moves else rest
        return (head + '"moves": [' + (f"\n  {moves}" if moves else "") + tail + "\n").encode()

    def save(self, path: Path) -> None:
        """Write the whole record or leave what was there."""
        part = path.with_name(path.name + ".part")
        part.write_bytes(self.encode())
        part.replace(path)


def decode(data: bytes) -> Record:
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        values = {"problem": str(error), "field": _field_in(str(error))}
        raise ReplayError("error-record-unreadable", values) from error
    if record.tablee != FORMAT:
        raise ReplayError("error-record-format", {"found": record.tablee, "expected": FORMAT})
    return record


def _field_in(problem: str) -> str:
    """The field that the decoder complains of, like `seats[0].name`; "none" if the whole is no record."""
    missing = re.search(r"required field `([^`]+)`", problem)
    place = re.search(r"at `\$\.?([^`]*)`", problem)
    return ".".join(found.group(1) for found in (place, missing) if found) or "none"


def load(path: str | Path) -> Record:
    """The record in a file; what is no record raises `ReplayError`, which says why."""
    try:
        return decode(Path(path).read_bytes())
    except OSError as error:
        raise ReplayError("error-record-file", {"file": str(path), "problem": error.strerror or ""}) from error


def result_of(state: State) -> Result:
    return Result(state.scores(), state.ranking())


class Replay:
    """A record being played again. Iterating plays it move by move; `state` is where it stands."""

    def __init__(self, record: Record, game: Game) -> None:
        _refuse_other_rules(record, game)
        self.record = record
        self.game = game
        if len(record.seats) != game.seats(record.players):
            raise ReplayError("error-record-header", {})
        try:
            self.state, self.setup_events = game.start(
                record.players, record.seed, record.options, record.setup, record.rules_version
            )
        except OptionError as error:
            raise ReplayError("error-record-header", {}) from error

    def __iter__(self) -> Iterator[tuple[Move, int, list[Event]]]:
        """Each move with its action's number and what happened; `state` already stands after it."""
        for number, move in enumerate(self.record.moves, start=1):
            try:
                action = self.game.actions.parse(move.action)
                events = self.state.apply(move.seat, action, move.chance)
            except TableeError as error:
                raise ReplayError("error-record-move", {"number": number, "action": move.action}) from error
            yield move, action, events


def fits(record: Record, game: Game) -> bool:
    """Whether a record was made with this content and under rules that are still known."""
    return 1 <= record.rules_version <= game.meta.rules_version and record.content == game.fingerprint


def _refuse_other_rules(record: Record, game: Game) -> None:
    """A record made under rules to come or with other content cannot be verified, and is not guessed at."""
    if record.game != game.meta.key:
        raise ReplayError("error-record-game", {"found": record.game, "expected": game.meta.key})
    if not 1 <= record.rules_version <= game.meta.rules_version:
        found = {"found": record.rules_version, "expected": game.meta.rules_version}
        raise ReplayError("error-record-rules", {"game": game.meta.key, **found})
    fingerprint = game.fingerprint
    if record.content != fingerprint:
        raise ReplayError("error-record-content", {"found": record.content, "expected": fingerprint})


def verify(record: Record, game: Game) -> State:
    """Play a record to its end and check that it is whole and true; raises `ReplayError` if not."""
    replay = Replay(record, game)
    honest, _ = game.start(record.players, record.seed, record.options, rules=record.rules_version)
    if honest.outcomes != record.setup:
        raise ReplayError("error-record-seed", {"number": 0})
    for number, (move, action, _) in enumerate(replay, start=1):
        honest.apply(move.seat, action)
        if honest.outcomes != move.chance:
            raise ReplayError("error-record-seed", {"number": number})
    if replay.state.over != (record.result is not None):
        raise ReplayError("error-record-unfinished" if record.result is None else "error-record-too-short", {})
    if record.result is not None and record.result != result_of(replay.state):
        raise ReplayError("error-record-result", {})
    return replay.state
