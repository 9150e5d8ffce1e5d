"""What a game is, without its rules: enough for a shelf, a lobby and a help page."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from tablee.engine.options import Option


class Daily(msgspec.Struct, frozen=True):
    """A game of the day: the same for everybody who plays it on that date."""

    players: int
    options: dict[str, Any]


class Accent(msgspec.Struct, frozen=True):
    """The colour by which a game is known, on a light and on a dark page."""

    light: str = "#a34a24"
    dark: str = "#b8572b"

    @property
    def css(self) -> str:
        return f"--accent: light-dark({self.light}, {self.dark})"


class Meta(msgspec.Struct, frozen=True):
    """Facts that can be had without importing a game's rules."""

    key: str
    designer: str
    players: tuple[int, ...]
    minutes: tuple[int, int]
    rules_version: int
    code: str  # where the `Game` is: "package.module:Class"
    options: tuple[Option, ...] = ()
    daily: Daily | None = None
    accent: Accent = Accent()

    def __hash__(self) -> int:
        return hash(self.code)  # the dicts among the options have no hash

    def __repr__(self) -> str:
        return f"<Meta {self.key} for {', '.join(map(str, self.players))}: by {self.designer}>"

    @property
    def package(self) -> str:
        """The package that also holds the game's `text` and `content`."""
        return self.code.partition(":")[0].rpartition(".")[0]

    @property
    def content(self) -> Path:
        """The game's own content file."""
        return Path(str(files(self.package))) / "content" / f"{self.key}.toml"

    @property
    def former(self) -> Path:
        """The folder of what its own content was in former days: packs over today's, each as whole as need be."""
        return self.content.with_name("former")
