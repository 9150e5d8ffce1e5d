"""Where a person's games are kept: one record a game, in the user's data folder."""

from __future__ import annotations

import fcntl
import os
from datetime import datetime
from pathlib import Path

from tablee.engine import records
from tablee.engine.errors import ReplayError, TableeError
from tablee.engine.records import Record


class StorageError(TableeError):
    """A file or folder that cannot be used."""


def data_folder() -> Path:
    """The folder for this user's data, made if need be (`XDG_DATA_HOME` as usual)."""
    base = os.environ.get("XDG_DATA_HOME")
    folder = (Path(base) if base else Path.home() / ".local" / "share") / "tablee"
    try:
        (folder / "games").mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError("error-folder", {"file": str(folder), "problem": error.strerror or ""}) from error
    return folder


class SaveFile:
    """The file of one game, held so that no second program plays the same game."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self._lock = open(path.with_name(path.name + ".lock"), "w")  # noqa: SIM115  held while the game is open
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise StorageError("error-open-elsewhere", {"file": str(path)}) from error
        except OSError as error:
            raise StorageError("error-folder", {"file": str(path.parent), "problem": error.strerror or ""}) from error

    def save(self, record: Record) -> None:
        save(record, self.path)

    def close(self) -> None:
        Path(self._lock.name).unlink(missing_ok=True)
        self._lock.close()


def save(record: Record, path: Path) -> None:
    """Write a record to a new file, or over an earlier record of the same game: nothing else is overwritten."""
    if path.exists() and not _is_of(record, path):
        raise StorageError("error-file-exists", {"file": str(path)})
    try:
        record.save(path)
    except OSError as error:
        raise StorageError("error-save", {"file": str(path), "problem": error.strerror or ""}) from error


def _is_of(record: Record, path: Path) -> bool:
    try:
        other = records.load(path) if path.is_file() else None
    except ReplayError:
        return False
    return other is not None and (other.game, other.seed, other.setup) == (record.game, record.seed, record.setup)


def new_file(game: str) -> Path:
    """A name for a new game's record that no other game has."""
    stem = f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}-{game}"
    folder = data_folder() / "games"
    taken = sum(1 for path in folder.glob(f"{stem}*.json"))
    return folder / (f"{stem}-{taken + 1}.json" if taken else f"{stem}.json")


def latest_unfinished() -> Path | None:
    """The game last played that is not over."""
    saved = sorted((data_folder() / "games").glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in saved:
        try:
            if records.load(path).result is None:
                return path
        except ReplayError:
            continue  # not a record of ours: leave it alone
    return None
