"""`Game`: what never changes about a game; it makes and loads positions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from secrets import randbits
from typing import Any, ClassVar

import msgspec

from tablee.engine import options as choosing
from tablee.engine.actions import ActionTable
from tablee.engine.board import Board
from tablee.engine.chance import SEED_LIMIT, Chance, Rng, restored, seeded
from tablee.engine.content import Content, load
from tablee.engine.errors import OptionError, PositionError, ReplayError
from tablee.engine.events import Event
from tablee.engine.fields import Fields
from tablee.engine.goals import Goal
from tablee.engine.judgement import ByResult, Judgement
from tablee.engine.meta import Meta
from tablee.engine.origins import Origins
from tablee.engine.packs import Pack
from tablee.engine.previews import Change
from tablee.engine.reader import MOST, Reader, all_small
from tablee.engine.state import State

MAX_REOPENED = 32  # games with packs that a process remembers
MAX_BLANKS = 64  # kept to copy from: as many kinds of games as are played at about the same time


class Game(ABC):
    """One game with one content. Everything outside `games/` is written against this and `State`."""

    schema: ClassVar[type[Content]] = Content  # of `content/<key>.toml` in its package; without sections, no such file
    position: ClassVar[type[State]]  # its rules: the class of its positions
    actions: ActionTable  # of the class; where packs may add cards that actions name, of each game
    steps: ClassVar[tuple[str, ...]] = ("turn",)  # names of the agenda's steps, by number
    questions: ClassVar[tuple[str, ...]] = ("", "move")  # names of what a seat can be asked; 0 is nothing
    fields: ClassVar[Fields] = Fields()  # of its positions
    streams: ClassVar[int] = 1  # how many rows of random numbers a game uses
    board: ClassVar[Board | None] = None  # what pages and terminals draw for a game that has no drawings of its own
    judgement: ClassVar[Judgement] = ByResult()  # what a bot should care about
    surprising: ClassVar[bool] = True  # whether what chance brings can change what anybody has, as previews tell it
    hides: ClassVar[bool] = True  # whether a seat can know what others do not; if not, all views are alike but "seat"
    windows: ClassVar[frozenset[str]] = frozenset()  # questions asked whatever a seat holds; the table can pass
    passing: ClassVar[frozenset[str]] = frozenset()  # actions that let a window go by: who is asked in one has just one
    taken: ClassVar[dict[str, str]] = {}  # events by which a seat takes a card: the event's key → the content section
    grouped: ClassVar[dict[str, str]] = {}  # sections whose cards are taken or bring points → a field that sums them up
    alone_by: ClassVar[str] = ""  # the option whose values make games alone differ
    spoken_as: ClassVar[dict[str, tuple[str, ...]]] = {}  # values of messages that are named by other content sections

    def __init__(self, meta: Meta, pack: Pack | None, edition: Pack | None = None) -> None:
        """With its own content, today's or a former edition of it, or with what a pack makes of that."""
        self.meta = meta
        self.pack = pack
        self.edition = edition
        self.content: Content = load(meta.content, self.schema, pack, edition)
        self._blanks: dict[tuple[int, bytes], State] = {}

    # What a game defines ---------------------------------------------------------------------

    @abstractmethod
    def longest(self, players: int) -> int:
        """A number of decisions that no game with this many players exceeds."""

    def set_up(self, players: int, seed: int, options: dict[str, Any], chance: Chance) -> State:
        """A position with the game's set-up on its agenda: the first of its steps, unless a game says otherwise."""
        state = self.fresh(players, options, chance)
        state.push(0)
        return state

    def blank(self, players: int, options: dict[str, Any], chance: Chance) -> State:
        """A position in which nothing has happened yet, not even the set-up: each field has its first value."""
        state = self.position(self, players, options, chance)
        self.fields.begin(state)
        return state

    def fresh(self, players: int, options: dict[str, Any], chance: Chance) -> State:
        """As `blank`; copied from one made before, since making one takes longer than many a playout's first moves."""
        key = players, msgspec.json.encode(options)
        if key not in self._blanks:
            if len(self._blanks) >= MAX_BLANKS:
                self._blanks.clear()
            self._blanks[key] = self.blank(players, options, chance)
        state = self._blanks[key].clone()
        state.chance = chance
        for name in self.fields.shared:
            setattr(state, name, getattr(state, name)[:])
        return state

    def check_position(self, state: State, reader: Reader) -> None:
        """Work out what follows from the fields just loaded, and raise `reader.wrong` where they do not fit."""
        return

    def check_questions(self, state: State, reader: Reader) -> None:
        """Raise `reader.wrong` where somebody is asked what nobody could be asked in this position."""
        return

    # What users call -------------------------------------------------------------------------

    def seats(self, players: int) -> int:
        """How many seats these players hold: one each, unless a game says otherwise."""
        return players

    @cached_property
    def fingerprint(self) -> str:
        """Of its content, which never changes: records name it."""
        return self.content.fingerprint()

    def __eq__(self, other: object) -> bool:
        """Whether it is the same game with the same content, wherever that was read from."""
        if not isinstance(other, Game):
            return NotImplemented
        return self._identity == other._identity

    def __hash__(self) -> int:
        return hash(self._identity)

    @property
    def _identity(self) -> tuple[type[Game], str, str]:
        return type(self), self.meta.key, self.fingerprint

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return reopened, (type(self), self.meta, self.pack, self.edition, self.fingerprint)

    def __repr__(self) -> str:
        return f"<Game {self.meta.key}{f' with {self.pack.name}' if self.pack else ''}>"

    def check_players(self, players: int) -> None:
        if players not in self.meta.players:
            allowed = ", ".join(str(count) for count in self.meta.players)
            raise OptionError("error-players", {"players": players, "game": self.meta.key, "allowed": allowed})

    def chance(self, seed: int) -> Chance:
        """The chance of a game. Seeds are mixed first, or each would give what the one before gives, a draw earlier."""
        return seeded(Rng(seed).word(), self.streams)

    def in_window(self, state: State, seat: int) -> bool:
        """Whether a seat is asked something that it would be asked whatever it holds."""
        return bool(self.windows) and self.questions[state.question(seat)] in self.windows

    def way_out(self, state: State, seat: int) -> int:
        """The action by which a seat lets a window go by."""
        return next(action for action in state.legal(seat) if self.actions.text(action) in self.passing)

    def accounts(self, event: Event) -> list[Change]:
        """What an event changes about `State.holdings`, and by what it came."""
        return []

    @cached_property
    def origins(self) -> Origins:
        """Which facts of its content a rulebook prints."""
        return Origins(self.content, self.meta.content)

    def daily_standing(self, state: State) -> list[int]:
        """What orders the finished games of the day, the first number first; higher is better."""
        return [sum(state.scores()[0].values())]

    def goals(self, options: Mapping[str, Any]) -> list[Goal]:
        """The results of games alone with these options that are worth reaching, the lowest first."""
        return []

    def turn_order(self, state: State) -> list[int] | None:
        """The seats in their order at the start, where it is not clockwise from who begins."""
        return None

    def collects(self, options: Mapping[str, Any]) -> bool:
        """Whether a finished game with these options adds to what a player collects over many games."""
        return False

    def career(self, finished: Sequence[State]) -> list[Event]:
        """What a player has collected in finished games of this kind."""
        return []

    def names(self, language: str) -> dict[str, dict[str, str]]:
        """The names of content entries by section and id."""
        sections = self.content.entries()
        return {key: {entry.id: entry.name[language] for entry in entries} for key, entries in sections.items()}

    def told_apart(self, kind: str, entry: str) -> str:
        """By what messages tell entries apart, as `$goal_id`: their ids, unless a pack may add others."""
        return entry

    def new(self, players: int, seed: int | None = None, options: Mapping[str, Any] | None = None) -> State:
        """A fresh position, ready for its first decision."""
        return self.start(players, randbits(32) if seed is None else seed, options)[0]

    def start(
        self,
        players: int,
        seed: int,
        options: Mapping[str, Any] | None = None,
        outcomes: list[int] | None = None,
        rules: int | None = None,
    ) -> tuple[State, list[Event]]:
        """As `new`, with what happened during set-up. `outcomes` dictates what chance gives, `rules` an earlier version
        of the rules."""
        self.check_players(players)
        if not 0 <= seed < SEED_LIMIT:
            raise OptionError("error-seed", {"seed": str(seed), "limit": str(SEED_LIMIT - 1)})
        settled = choosing.settle(self.meta.options, players, options or {})
        state = self.set_up(players, seed, settled, self.chance(seed))
        if rules is not None:
            state.rules = rules
        return state, state.begin(outcomes)

    def load(self, position: Mapping[str, Any]) -> State:
        """The position that `state.dump()` wrote, or one made by hand in the same form."""
        reader = Reader(position)
        key = reader.get("game", str)
        if key != self.meta.key:
            raise PositionError("error-position-game", {"found": key, "expected": self.meta.key})
        players = reader.get("players", int)
        if players not in self.meta.players:
            raise reader.wrong("players", ", ".join(str(count) for count in self.meta.players))
        options = choosing.settle(self.meta.options, players, reader.get("options", dict))
        words = reader.get("chance", list)
        if len(words) != self.streams or not all(_is_word(word) for word in words):
            raise reader.wrong("chance", f"{self.streams} × 16 hexadecimal digits")
        state = self.restore(players, options, restored(words), reader.get("position", dict))
        state.revealed = reader.number("revealed", 0, MOST)
        if "rules" in position:  # who makes one by hand means the rules of today
            state.rules = reader.number("rules", 1, self.meta.rules_version)
        for step in reader.get("agenda", list):
            if not isinstance(step, list) or len(step) != 4 or step[0] not in self.steps or not all_small(step[1:]):
                raise reader.wrong("agenda", "[step, a, b, c]; " + ", ".join(self.steps))
            state.push(self.steps.index(step[0]), *step[1:])
        seats = [str(seat) for seat in range(self.seats(players))]
        for seat, question in reader.get("questions", dict).items():
            if question not in self.questions[1:] or seat not in seats:
                raise reader.wrong("questions", '{"seat": "question"}; ' + ", ".join(self.questions[1:]))
            state.ask(int(seat), self.questions.index(question))
        if (state.over and state.depth > 0) or not all(state.legal(seat) for seat in state.pending()):
            raise reader.wrong("questions", "a question that can be answered now")
        self.check_questions(state, reader)
        return state

    def restore(self, players: int, options: dict[str, Any], chance: Chance, position: dict[str, Any]) -> State:
        """The inverse of `State.dump_position`; raises `PositionError` on what is not one."""
        state = self.fresh(players, options, chance)
        self.check_position(state, self.fields.load(state, position))
        return state


@lru_cache(maxsize=MAX_REOPENED)
def reopened(kind: type[Game], meta: Meta, pack: Pack | None, edition: Pack | None, fingerprint: str) -> Game:
    """The game that was pickled, with the content that it had; opened once in a process."""
    game = kind(meta, pack, edition)
    if game.fingerprint != fingerprint:
        raise ReplayError("error-record-content", {"found": fingerprint, "expected": game.fingerprint})
    return game


def _is_word(word: Any) -> bool:
    return isinstance(word, str) and len(word) == 16 and all(digit in "0123456789abcdef" for digit in word)
