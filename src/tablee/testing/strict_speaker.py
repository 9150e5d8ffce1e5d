"""A speaker that does not pass over what it cannot say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.engine.game import Game
from tablee.engine.messages import LANGUAGES, Speaker

# Names as people may choose them: what does not escape them spoils the page, or the lines of a terminal.
NAMES = tuple(f'{name} "<i>&[/i]' for name in ("Ada", "Béa", "Ciro", "Dora", "Elio", "Fay", "Gus"))


class StrictSpeaker(Speaker):
    """Raises AssertionError where `Speaker` says the bare key or leaves a gap."""

    def say(self, key: str, values: Mapping[str, Any] | None = None) -> str:
        said = super().say(key, values)
        assert said != key or self.knows(key), f"{self.language}: no text for {key}"
        if self.knows(key):
            pattern = self._bundle.get_message(key).value
            assert pattern is not None, f"{self.language}: {key} says nothing"
            _, gaps = self._bundle.format_pattern(pattern, self._spoken(values or {}))
            assert not gaps, f"{self.language}: {key} is said without what it names: {gaps}"
        return said


def strict_speakers(game: Game) -> list[StrictSpeaker]:
    """One for each language, who knows the players by name."""
    return [StrictSpeaker(language, game=game, seats=NAMES) for language in LANGUAGES]
