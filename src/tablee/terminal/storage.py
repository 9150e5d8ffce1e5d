"""Where a person's games are kept: one record a game, in the user's data folder."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from tablee.engine import records
from tablee.engine.errors import ReplayError


def data_folder() -> Path:
    """The folder for this user's data, made if need be (`XDG_DATA_HOME` as usual)."""
    base = os.environ.get("XDG_DATA_HOME")
    folder = (Path(base) if base else Path.home() / ".local" / "share") / "tablee"
    (folder / "games").mkdir(parents=True, exist_ok=True)
    return folder


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
