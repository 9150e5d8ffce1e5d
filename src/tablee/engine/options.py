"""The options of a game: what a table can agree on before it starts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from tablee.engine.errors import OptionError
from tablee.engine.events import Value


class Option(msgspec.Struct, frozen=True):
    """One option. The first value that fits the number of players is the default."""

    key: str
    values: tuple[Value, ...]
    players: dict[Value, tuple[int, ...]] = {}  # values that only some numbers of players can choose
    when: dict[str, tuple[Value, ...]] = {}  # applies only while other options have one of these values
    span: tuple[int, int] | None = None  # whole numbers that are allowed beside `values`
    per_seat: bool = False  # a list of values, one for each seat; then only the first value may repeat
    each: int = 0  # a list of different values, so many for each player; an empty one leaves them to the game

    def offered(self, players: int) -> list[Value]:
        return [value for value in self.values if players in self.players.get(value, (players,))]

    def allows(self, value: Any, players: int) -> bool:
        if self.span is not None and type(value) is int and self.span[0] <= value <= self.span[1]:
            return True
        # Not `in`: True == 1, and an option with numbers must not take it.
        return any(value == offer and type(value) is type(offer) for offer in self.offered(players))

    def described(self, players: int) -> str:
        """The allowed values, for messages."""
        words = [plain(value) for value in self.offered(players)]
        if self.span is not None:
            words.append(f"{self.span[0]} … {self.span[1]}")
        return ", ".join(words)


def plain(value: Value) -> str:
    """A value as one types it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def settle(options: tuple[Option, ...], players: int, given: Mapping[str, Any]) -> dict[str, Any]:
    """The full set of options of a game: what was given, checked, and defaults for the rest.

    Options that do not apply are absent from the result; giving one is an error.
    """
    known = {option.key for option in options}
    for key in given:
        if key not in known:
            raise OptionError("error-option", {"option": key, "allowed": ", ".join(sorted(known))})
    settled: dict[str, Any] = {}
    for option in options:
        applies = all(settled.get(key) in values for key, values in option.when.items())
        if option.key in given:
            if not applies:
                raise OptionError("error-option-not-now", {"option": option.key, "needed": _needed(option)})
            settled[option.key] = _checked(option, players, given[option.key])
        elif applies:
            settled[option.key] = _default(option, players)
    return settled


def _default(option: Option, players: int) -> Any:
    if option.each:
        return []
    default = option.offered(players)[0]
    return [default] * players if option.per_seat else default


def _needed(option: Option) -> str:
    return ", ".join(f"{key}={'|'.join(plain(value) for value in values)}" for key, values in option.when.items())


def _checked(option: Option, players: int, value: Any) -> Any:
    if option.each:
        return _checked_list(option, players, value)
    return _checked_row(option, players, value) if option.per_seat else _checked_value(option, players, value)


def _checked_value(option: Option, players: int, value: Any) -> Any:
    if not option.allows(value, players):
        wrong: dict[str, Value] = {
            "option": option.key,
            "value": str(value),
            "allowed": option.described(players),
            "players": players,
        }
        raise OptionError("error-option-value", wrong)
    return value


def _checked_row(option: Option, players: int, row: Any) -> list[Value]:
    if not isinstance(row, list | tuple) or len(row) != players:
        given = ",".join(str(value) for value in row) if isinstance(row, list | tuple) else str(row)
        raise OptionError("error-option-row", {"option": option.key, "value": given, "players": players})
    for value in row:
        _checked_value(option, players, value)
        if value != option.values[0] and list(row).count(value) > 1:
            raise OptionError("error-option-twice", {"option": option.key, "value": str(value)})
    return list(row)


def _checked_list(option: Option, players: int, listed: Any) -> list[Value]:
    """In the order of the option's values: the order in which they were given means nothing."""
    count = option.each * players
    fits = isinstance(listed, list | tuple) and all(option.allows(value, players) for value in listed)
    if not fits or len(set(listed)) != len(listed) or len(listed) not in (0, count):
        given = ",".join(str(value) for value in listed) if isinstance(listed, list | tuple) else str(listed)
        allowed = option.described(players)
        raise OptionError(
            "error-option-list", {"option": option.key, "value": given, "count": count, "allowed": allowed}
        )
    return [value for value in option.offered(players) if value in listed]


def read(option: Option, text: str) -> Any:
    """An option value from the text somebody typed; `settle` says whether it is allowed."""
    if option.per_seat or option.each:
        return [_read_one(option, word.strip()) for word in text.split(",")]
    return _read_one(option, text.strip())


def _read_one(option: Option, text: str) -> Value:
    for value in option.values:
        if plain(value) == text.lower():
            return value
    if option.span is not None and re.fullmatch(r"-?[0-9]+", text):
        return int(text)
    return text


def variants(options: tuple[Option, ...], players: int) -> Iterator[dict[str, Any]]:
    """Choices that between them use every value of every option a number of players can have; at least one."""
    seen: list[dict[str, Any]] = []
    for option in options:
        for value in _tried(option, players):
            given = _prerequisites(options, option, players)
            if given is None:
                continue
            given[option.key] = value
            settled = settle(options, players, given)
            if settled not in seen:
                seen.append(settled)
                yield given
    if not seen:
        yield {}


def _tried(option: Option, players: int) -> list[Any]:
    """Choices of one option that between them use all its values; of lists, the shortest and the last ones."""
    offered = option.offered(players)
    if option.each:
        return [[], offered[-option.each * players :]]
    return [_row_of(option, players, value) if option.per_seat else value for value in offered]


def _prerequisites(options: tuple[Option, ...], option: Option, players: int) -> dict[str, Any] | None:
    """Values of other options under which this one applies; None when these players cannot have it."""
    given: dict[str, Any] = {}
    by_key = {other.key: other for other in options}
    for key, values in option.when.items():
        offered = [value for value in values if by_key[key].allows(value, players)]
        if not offered:
            return None
        given[key] = offered[0]
    return given


def _row_of(option: Option, players: int, value: Value) -> list[Value]:
    """A row for all seats that starts with a value."""
    others = [other for other in option.values[1:] if other != value]
    row = [value, *others] if value != option.values[0] else []
    return [*row, *[option.values[0]] * players][:players]
