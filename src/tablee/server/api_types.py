"""What programs send and are sent, as JSON. Fields that are not named here are refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from tablee.engine.packs import MAX_TEXT, Change
from tablee.engine.records import HUMAN
from tablee.engine.state import MAX_SEATS

SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=MAX_SEATS)]
MoveNumber = Annotated[int, msgspec.Meta(ge=0, lt=1_000_000)]
Word = Annotated[str, msgspec.Meta(max_length=200)]


class Problem(msgspec.Struct):
    """Why something was refused: a key that never changes, and a sentence in the reader's language."""

    key: str
    error: str


# Games -----------------------------------------------------------------------------------------------------


class OptionInfo(msgspec.Struct):
    """One option of a game. The first of its values that fits the number of players is the default."""

    key: str
    values: list[str | int | bool]
    players: list[list[Any]]  # pairs: a value that only some numbers of players can choose, and these numbers
    when: dict[str, list[Any]]  # applies only while other options have one of these values
    span: tuple[int, int] | None  # whole numbers that are allowed beside the values
    per_seat: bool  # one value for each seat, as a list
    each: int  # if not 0, a list of so many different values for each player, or an empty one


class GameInfo(msgspec.Struct):
    key: str
    title: str
    designer: str
    players: list[int]
    minutes: tuple[int, int]
    options: list[OptionInfo]


# Packs -----------------------------------------------------------------------------------------------------


class NewPack(msgspec.Struct, forbid_unknown_fields=True):
    """Cards of one's own, as TOML. Without a game it is for the one whose sections it has."""

    text: Annotated[str, msgspec.Meta(max_length=MAX_TEXT)]
    name: Word = "pack.toml"
    game: Word = ""


class PackInfo(msgspec.Struct):
    """A pack, which never changes, and what it makes of the game's own content."""

    pack: str  # its key, for a new match and for `/packs/…`
    game: str
    name: str
    fingerprint: str  # of the content that it makes: records name it
    changes: list[Change]
    text: str


# Matches ---------------------------------------------------------------------------------------------------


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits there: a person or program (`human`) by a name that can be seen and is not `?`, the sign of a free seat;
    or a bot of ours, which gets a name if it has none."""

    name: Word
    kind: Word = HUMAN
    always: bool = False  # asked too where passing is all it can do; else the table answers


class NewMatch(msgspec.Struct, forbid_unknown_fields=True):
    """One entry of `seats` for each player, also where a player alone has several seats."""

    game: Word
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=MAX_SEATS)]
    options: dict[str, Any] = {}
    pack: Word = ""  # the key of a pack; without one the game's own cards
    seed: Annotated[int, msgspec.Meta(ge=0)] | None = None


class Created(msgspec.Struct):
    """A match, and the token that plays each seat which is not a bot's."""

    match: str
    tokens: dict[str, str]


class Position(msgspec.Struct):
    """What a seat may know, and what it may do now."""

    match: str
    version: int  # counts every change, also moves taken back
    number: int  # that the next move must carry
    seat: int | None
    over: bool
    asked: list[int]  # the seats that must decide now, some whatever they hold
    view: dict[str, Any]
    actions: list[str]
    results: list[str]  # what the end is to each seat: won, drawn or lost; empty until then


class Actions(msgspec.Struct):
    """What a seat may do now; nothing while it is not asked."""

    number: int
    actions: list[str]


# Moves -----------------------------------------------------------------------------------------------------


class NewMove(msgspec.Struct, forbid_unknown_fields=True):
    """The next move. `number` is the one the position showed: a late move changes nothing."""

    seat: SeatNumber
    number: MoveNumber
    action: Word


class Undo(msgspec.Struct, forbid_unknown_fields=True):
    """Take the last move back, if it was this seat's and revealed nothing."""

    seat: SeatNumber
    number: MoveNumber


class Told(msgspec.Struct, omit_defaults=True):
    """Something that happened: its key and values; the sentence only for those who ask for sentences."""

    key: str
    values: Mapping[str, Any]
    text: str | None = None


class Played(msgspec.Struct):
    """The number the next move must carry, and what happened."""

    number: int
    events: list[Told]


class Past(msgspec.Struct):
    """What happened at each move, the set-up being number 0, as far as the reader may know it."""

    number: int
    moves: list[list[Told]]


# Over a websocket ------------------------------------------------------------------------------------------


class Hello(msgspec.Struct, forbid_unknown_fields=True):
    """The first message: who one is and what one wants to be sent. Without a seat one is a spectator."""

    token: str = ""
    seat: SeatNumber | None = None
    views: bool = True
    sentences: bool = False


class Update(msgspec.Struct):
    """The position as it is now, and what happened since the last message."""

    match: str
    version: int
    number: int
    seat: int | None
    over: bool
    asked: list[int]
    events: msgspec.Raw  # a list of `Told`
    actions: msgspec.Raw  # a list of strings
    view: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
