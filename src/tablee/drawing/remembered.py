"""Parts of pages that were drawn lately, by all that they show: one drawing serves all tables and all who look, move
after move, until something of it changes."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from markupsafe import Markup

from tablee.engine.memory import Memory
from tablee.engine.messages import Speaker

LETTERS = 60_000_000  # of all parts: enough for some hundreds of tables at once


class Parts(Memory[Hashable, Markup]):
    """Has room for so many letters, whether these are many cards or a few maps."""

    def __init__(self, letters: int) -> None:
        super().__init__(letters)
        self._letters = 0  # of the young ones

    def keep(self, key: Hashable, value: Markup) -> None:
        self._letters += len(value)
        if self._letters > self.room:
            self._old, self._young, self._letters = self._young, {}, len(value)
        self._young[key] = value


parts = Parts(LETTERS)


class Remembered:
    """What was drawn in a language of a game. A key names the part, and holds all that it shows of a position, names of
    people included; only what follows from language and content may be left out."""

    def __init__(self, speaker: Speaker) -> None:
        assert speaker.game is not None
        self._tongue = speaker.language, speaker.game

    def part(self, key: Hashable, draw: Callable[[], Markup]) -> Markup:
        whole = self._tongue, key
        found = parts.get(whole)
        if found is None:
            found = draw()
            parts.keep(whole, found)
        return found
