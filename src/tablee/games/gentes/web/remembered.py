"""What a game always says alike in a language is said once: there is much of it on a page, and saying takes time.

Only what follows from the content may be kept here: nothing of a position's players, whose names are without end.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

from tablee.engine.game import Game
from tablee.engine.messages import Speaker

Said = TypeVar("Said")

_KEPT: WeakKeyDictionary[Game, dict[tuple[object, ...], Any]] = WeakKeyDictionary()
_latest: tuple[Game | None, dict[tuple[object, ...], Any]] = (None, {})


def once(speaker: Speaker, key: tuple[object, ...], make: Callable[[], Said]) -> Said:
    """What `make` gives, made at the first time only."""
    kept, whole = _kept(speaker), (speaker.language, *key)
    if whole not in kept:
        kept[whole] = make()
    found: Said = kept[whole]
    return found


def known(speaker: Speaker, key: str, **values: str | int) -> str:
    """A message whose values are numbers and names of the content."""
    kept, whole = _kept(speaker), (speaker.language, key, *values.items())
    found: str | None = kept.get(whole)
    if found is None:
        found = kept[whole] = speaker.say(key, values)
    return found


def _kept(speaker: Speaker) -> dict[tuple[object, ...], Any]:
    """Hundreds of times for a page it is the game of the time before; which one it is else takes longer to find."""
    global _latest
    latest, kept = _latest
    if latest is not speaker.game:
        assert speaker.game is not None
        kept = _KEPT.setdefault(speaker.game, {})
        _latest = (speaker.game, kept)
    return kept
