"""What can go wrong, said with a stable key and values so that it can be told in any language."""

from __future__ import annotations

from typing import Any

from tablee.engine.events import Refusal, Values


class TableeError(Exception):
    """A mistake a person can mend. `key` and `values` name a message in `tablee/text`."""

    def __init__(self, key: str, values: Values) -> None:
        self.key = key
        self.values = values
        super().__init__(key + "".join(f" {name}={value!r}" for name, value in values.items()))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.key, self.values)


class OptionError(TableeError):
    """A game was asked for with options, players or a seed it does not offer."""


class ContentError(TableeError):
    """A content file says something a game cannot use."""


class PositionError(TableeError):
    """A dumped position is not one of this game."""


class ParseError(TableeError):
    """A text names no action of the game."""


class ReplayError(TableeError):
    """A record does not fit the game it claims to be."""


class UnknownGame(TableeError):
    """No game of that name is registered."""


class BrokenGame(TableeError):
    """A game that cannot be imported or opened; its cause says why."""


class MissingExtra(TableeError):
    """What was asked for needs packages that are not installed."""


class IllegalAction(TableeError):
    """An action the rules forbid now; `refusal` says which rule."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key, refusal.values)
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.refusal,)
