"""The fields of a position, declared once: its empty beginning, its dump and its loading follow from the declaration.

Compiled positions hold numbers, sets of numbers (a bit each) and vectors of numbers; a dump speaks of names. A field
knows both sides of one attribute. What belongs to a seat stands in `Seats`: there an attribute is a vector with one
number, or with several, for each seat.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.board import Board
from tablee.engine.reader import NOTHING, Reader

Bound: TypeAlias = int | Callable[[Any], int]  # a number, or what it is in a position
Names: TypeAlias = str | Sequence[str]  # names by number, or the section of the content that has them
Ids: TypeAlias = Mapping[str, Sequence[str]]  # of each section of the content by number


def bound(limit: Bound, state: Any) -> int:
    return int(limit(state) if callable(limit) else limit)


class Field(ABC):
    """What a dump says under `key` about some attributes of a position, or of one seat of it."""

    def __init__(self, key: str, *attributes: str) -> None:
        self.key = key
        self.attributes: tuple[str, ...] = attributes or (key,)

    def said_of(self, state: Any) -> Sequence[Field]:
        """What of this is said of a position: always itself, unless a game has it only sometimes."""
        return (self,)

    @abstractmethod
    def begin(self, state: Any, seats: int | None) -> None:
        """Give the attributes their first value: for the table, or for so many seats."""

    @abstractmethod
    def dump(self, state: Any, seat: int | None, ids: Ids) -> Any:
        """What is said of the table or of a seat."""

    @abstractmethod
    def load(self, state: Any, seat: int | None, reader: Reader) -> None:
        """The inverse of `dump`."""


class OneNumber(Field):
    """A number."""

    def __init__(self, key: str, attribute: str = "", start: Bound = 0) -> None:
        super().__init__(key, attribute or key)
        self.start = start

    def begin(self, state: Any, seats: int | None) -> None:
        start = bound(self.start, state)
        setattr(state, self.attributes[0], start if seats is None else vec[i64]([start] * seats))

    def dump(self, state: Any, seat: int | None, ids: Ids) -> Any:
        held = getattr(state, self.attributes[0])
        return self.said(state, int(held if seat is None else held[seat]), ids)

    def load(self, state: Any, seat: int | None, reader: Reader) -> None:
        number = self.read(state, reader)
        if seat is None:
            setattr(state, self.attributes[0], number)
        else:
            getattr(state, self.attributes[0])[seat] = number

    @abstractmethod
    def said(self, state: Any, number: int, ids: Ids) -> Any:
        """The number as the dump has it."""

    @abstractmethod
    def read(self, state: Any, reader: Reader) -> int:
        """The number that the dump means."""


class Number(OneNumber):
    """A number within bounds."""

    def __init__(self, key: str, least: Bound, most: Bound, attribute: str = "", start: Bound = 0) -> None:
        super().__init__(key, attribute, start)
        self.least, self.most = least, most

    def said(self, state: Any, number: int, ids: Ids) -> int:
        return number

    def read(self, state: Any, reader: Reader) -> int:
        return reader.number(self.key, bound(self.least, state), bound(self.most, state))


class Flag(OneNumber):
    """Yes or no, held as 1 or 0."""

    def said(self, state: Any, number: int, ids: Ids) -> bool:
        return number != 0

    def read(self, state: Any, reader: Reader) -> int:
        return reader.flag(self.key)


class Word(OneNumber):
    """One of some words, held as its number."""

    def __init__(self, key: str, words: Sequence[str], attribute: str = "") -> None:
        super().__init__(key, attribute)
        self.words = words

    def said(self, state: Any, number: int, ids: Ids) -> str:
        return self.words[number]

    def read(self, state: Any, reader: Reader) -> int:
        return reader.word(self.key, self.words)


class Entry(OneNumber):
    """An entry of the content, or nothing."""

    def __init__(self, key: str, section: str, attribute: str = "") -> None:
        super().__init__(key, attribute, start=NOTHING)
        self.section = section

    def said(self, state: Any, number: int, ids: Ids) -> str | None:
        return None if number == NOTHING else ids[self.section][number]

    def read(self, state: Any, reader: Reader) -> int:
        return reader.card(self.key, self.section)


class Members(OneNumber):
    """A set of entries of the content."""

    def __init__(self, key: str, section: str, attribute: str = "") -> None:
        super().__init__(key, attribute)
        self.section = section

    def said(self, state: Any, number: int, ids: Ids) -> list[str]:
        return [ids[self.section][member] for member in members(number)]

    def read(self, state: Any, reader: Reader) -> int:
        return reader.members(self.key, self.section)


class SeveralNumbers(Field):
    """A vector: of the table, or with as many numbers for each seat."""

    def __init__(self, key: str, attribute: str, count: Bound, start: int = 0) -> None:
        super().__init__(key, attribute or key)
        self.count, self.start = count, start

    def begin(self, state: Any, seats: int | None) -> None:
        count = bound(self.count, state)
        setattr(state, self.attributes[0], vec[i64]([self.start] * (count if seats is None else count * seats)))

    def held(self, state: Any, seat: int | None) -> list[int]:
        count = bound(self.count, state)
        first = 0 if seat is None else count * seat
        return [int(number) for number in getattr(state, self.attributes[0])[first : first + count]]

    def put(self, state: Any, seat: int | None, numbers: Sequence[int]) -> None:
        row = getattr(state, self.attributes[0])
        first = 0 if seat is None else len(numbers) * seat
        for place, number in enumerate(numbers):
            row[first + place] = number


class Numbers(SeveralNumbers):
    """So many numbers within bounds."""

    def __init__(self, key: str, count: Bound, least: Bound, most: Bound, attribute: str = "", start: int = 0) -> None:
        super().__init__(key, attribute, count, start)
        self.least, self.most = least, most

    def dump(self, state: Any, seat: int | None, ids: Ids) -> list[int]:
        return self.held(state, seat)

    def load(self, state: Any, seat: int | None, reader: Reader) -> None:
        limits = bound(self.count, state), bound(self.least, state), bound(self.most, state)
        self.put(state, seat, reader.numbers(self.key, *limits))


class Counts(SeveralNumbers):
    """A number for each of some names. `sparse` ones leave out what is 0; who writes a position by hand may always do
    so, unless they are `complete`."""

    def __init__(
        self,
        key: str,
        names: Names,
        most: Bound,
        attribute: str = "",
        least: Bound = 0,
        sparse: bool = False,
        complete: bool = False,
    ) -> None:
        super().__init__(key, attribute, self._count)
        self.names, self.most, self.least, self.sparse, self.complete = names, most, least, sparse, complete

    def _count(self, state: Any) -> int:
        return len(self._names(state.game.fields.ids(state)))

    def _names(self, ids: Ids) -> Sequence[str]:
        return ids[self.names] if isinstance(self.names, str) else self.names

    def dump(self, state: Any, seat: int | None, ids: Ids) -> dict[str, int]:
        found = dict(zip(self._names(ids), self.held(state, seat), strict=True))
        return {name: number for name, number in found.items() if number} if self.sparse else found

    def load(self, state: Any, seat: int | None, reader: Reader) -> None:
        limits = bound(self.most, state), bound(self.least, state)
        self.put(state, seat, reader.counted(self.key, self._names(reader.ids), *limits, self.complete))


class Entries(Field):
    """Different entries of the content in their order."""

    def __init__(self, key: str, section: str, attribute: str = "") -> None:
        super().__init__(key, attribute or key)
        self.section = section

    def begin(self, state: Any, seats: int | None) -> None:
        setattr(state, self.attributes[0], vec[i64]())

    def dump(self, state: Any, seat: int | None, ids: Ids) -> list[str]:
        return [ids[self.section][number] for number in getattr(state, self.attributes[0])]

    def load(self, state: Any, seat: int | None, reader: Reader) -> None:
        setattr(state, self.attributes[0], vec[i64](reader.cards(self.key, self.section)))


class Row(Field):
    """Numbers within bounds, as many as there are."""

    def __init__(self, key: str, least: Bound, most: Bound, attribute: str = "") -> None:
        super().__init__(key, attribute or key)
        self.least, self.most = least, most

    def begin(self, state: Any, seats: int | None) -> None:
        setattr(state, self.attributes[0], vec[i64]())

    def dump(self, state: Any, seat: int | None, ids: Ids) -> list[int]:
        return [int(number) for number in getattr(state, self.attributes[0])]

    def load(self, state: Any, seat: int | None, reader: Reader) -> None:
        count = len(reader.get(self.key, list))
        numbers = reader.numbers(self.key, count, bound(self.least, state), bound(self.most, state))
        setattr(state, self.attributes[0], vec[i64](numbers))


class Holders(SeveralNumbers):
    """The seat whose piece stands on each space of a board, or NOTHING; a dump names the spaces that are taken."""

    def __init__(self, key: str, board: Board) -> None:
        super().__init__(key, key, len(board.names), start=NOTHING)
        self.board = board

    def dump(self, state: Any, seat: int | None, ids: Ids) -> dict[str, int]:
        held = zip(self.board.names, self.held(state, seat), strict=True)
        return {name: holder for name, holder in held if holder != NOTHING}

    def load(self, state: Any, seat: int | None, reader: Reader) -> None:
        said, seats = reader.get(self.key, dict), range(state.game.seats(state.players))
        if not said.keys() <= set(self.board.names) or not all(
            type(one) is int and one in seats for one in said.values()
        ):
            raise reader.wrong(
                self.key, f"{{space: seat}}, {self.board.names[0]} … {self.board.names[-1]}, 0 … {seats[-1]}"
            )
        self.put(state, seat, [said.get(name, NOTHING) for name in self.board.names])


class Own(Field):
    """A field that one game alone has: several attributes said together, or in a way of their own."""

    def __init__(
        self,
        key: str,
        *attributes: str,
        begin: Callable[[Any], None],
        dump: Callable[..., Any],
        load: Callable[..., None],
    ) -> None:
        super().__init__(key, *attributes)
        self._begin, self._dump, self._load = begin, dump, load

    def begin(self, state: Any, seats: int | None) -> None:
        self._begin(state)

    def dump(self, state: Any, seat: int | None, ids: Ids) -> Any:
        return self._dump(state) if seat is None else self._dump(state, seat)

    def load(self, state: Any, seat: int | None, reader: Reader) -> None:
        self._load(state, reader) if seat is None else self._load(state, seat, reader)


class _Group(Field):
    """Fields that are declared together."""

    def __init__(self, key: str, *fields: Field) -> None:
        super().__init__(key)
        self.attributes = tuple(attribute for field in fields for attribute in field.attributes)
        self.fields = fields

    def begin(self, state: Any, seats: int | None) -> None:
        for field in self.fields:
            field.begin(state, seats)

    def dump(self, state: Any, seat: int | None, ids: Ids) -> Any:
        said = [each for field in self.fields for each in field.said_of(state)]
        return {field.key: field.dump(state, seat, ids) for field in said}

    def load(self, state: Any, seat: int | None, reader: Reader) -> None:
        for field in self.fields:
            for each in field.said_of(state):
                each.load(state, seat, reader)


class When(_Group):
    """Fields that only some positions of a game say, such as those of a variant."""

    def __init__(self, holds: Callable[[Any], bool], *fields: Field) -> None:
        super().__init__("", *fields)
        self.holds = holds

    def said_of(self, state: Any) -> Sequence[Field]:
        return self.fields if self.holds(state) else ()


class Part(_Group):
    """Fields said together under one key."""

    def load(self, state: Any, seat: int | None, reader: Reader) -> None:
        super().load(state, seat, reader.within(self.key))


class Seats(_Group):
    """What each seat has, a part for each; `count` says how many seats there are."""

    def __init__(self, key: str, count: Bound, *fields: Field) -> None:
        super().__init__(key, *fields)
        self.count = count

    def begin(self, state: Any, seats: int | None) -> None:
        super().begin(state, bound(self.count, state))

    def dump(self, state: Any, seat: int | None, ids: Ids) -> list[dict[str, Any]]:
        return [super(Seats, self).dump(state, number, ids) for number in range(bound(self.count, state))]

    def load(self, state: Any, seat: int | None, reader: Reader) -> None:
        expected = f"{{{', '.join(field.key for field in self.fields[:3])}, …}}"
        for number, entry in enumerate(reader.each(self.key, bound(self.count, state), expected)):
            super().load(state, number, entry)


class Fields:
    """All fields of a position. Besides them there are attributes that a dump need not name: `fixed` ones follow from
    the options and the content and never change, `derived` ones follow from the other fields. Vectors that the set-up
    fills and nothing changes afterwards may be `shared` between clones."""

    def __init__(
        self,
        *fields: Field,
        fixed: Sequence[str] = (),
        derived: Sequence[str] = (),
        shared: Sequence[str] = (),
        ids: Callable[[Any], Ids] = lambda _: {},
    ) -> None:
        self.whole = _Group("", *fields)
        self.fixed, self.derived, self.shared, self.ids = fixed, derived, shared, ids

    @property
    def attributes(self) -> list[str]:
        """Every attribute that is declared."""
        return [*self.fixed, *self.derived, *self.whole.attributes]

    def begin(self, state: Any) -> None:
        """Give every field its first value."""
        self.whole.begin(state, None)

    def copy(self, state: Any, twin: Any) -> None:
        """Give a twin what this position holds."""
        kept = {*self.fixed, *self.shared}
        for name in self.attributes:
            value = getattr(state, name)
            setattr(twin, name, value if name in kept or isinstance(value, int) else value[:])

    def dump(self, state: Any) -> dict[str, Any]:
        said: dict[str, Any] = self.whole.dump(state, None, self.ids(state))
        return said

    def load(self, state: Any, position: Mapping[str, Any]) -> Reader:
        """Fill in what a dump says; returns its reader, for what must hold between the fields."""
        reader = Reader(position, self.ids(state))
        self.whole.load(state, None, reader)
        return reader


def members(numbers: int) -> Iterator[int]:
    """The members of a set, ascending."""
    number = 0
    while numbers >> number:
        if numbers >> number & 1:
            yield number
        number += 1
