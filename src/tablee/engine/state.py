# Compiled by mypyc (see setup.py).
"""`State`: one position of any game, and the agenda that drives it.

A game subclasses `State` and says what its steps do (`resolve`), what its decisions offer
(`choices`, `sample`, `forbids`) and what taking one does (`decide`). Everything else (asking,
running the agenda, events, undo counters, saving) is the same for all games and lives here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tablee.engine import previews
from tablee.engine.chance import Chance, Rng
from tablee.engine.errors import IllegalAction, ReplayError
from tablee.engine.events import Event, Refusal, SheetLine, Values

if TYPE_CHECKING:
    from tablee.engine.game import Game

# An agenda record: a step and three small numbers for it.
RECORD: Final[i64] = 4

# Questions are packed into one number, a byte for each seat; 0 means the seat is not asked.
QUESTION_BITS: Final[i64] = 8
QUESTION_MASK: Final[i64] = 255
MAX_SEATS: Final = 7

DIGEST_BYTES: Final = 16

# What the end of a game is to a seat.
WON: Final = "won"
DRAWN: Final = "drawn"
LOST: Final = "lost"


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One position of a game, and a value: it compares, copies and pickles.

    `pending` says who must decide, `legal` what they may do, and `apply` does it.
    """

    def __init__(self, game: Game, players: i64, options: dict[str, Any], chance: Chance) -> None:
        self.game: Game = game
        self.players: i64 = players
        self.options: dict[str, Any] = options  # shared between clones, never changed
        self.chance: Chance = chance
        self.agenda: vec[i64] = vec[i64]()
        self.depth: i64 = 0  # how much of `agenda` is in use
        self.questions: i64 = 0
        self.revealed: i64 = 0
        self.rules: i64 = game.meta.rules_version  # a game goes on by the rules it began with
        self.logging: bool = False  # whether events are being collected
        self.events: list[Event] = []
        self.revealed_before: i64 = 0  # what they began
        self.unsurprising: i64 = 0  # how many of them came before anything was revealed

    # What a game defines ---------------------------------------------------------------------

    @abstractmethod
    def resolve(self, step: i64, a: i64, b: i64, c: i64) -> None:
        """Carry out one step of the agenda."""

    @abstractmethod
    def decide(self, seat: i64, question: i64, action: i64) -> None:
        """Carry out a legal action, the answer of `seat` to `question`."""

    def choices(self, seat: i64) -> vec[i64]:
        """The legal actions of a pending seat, ascending: all that `forbids` allows. Games with many actions make this
        faster than asking about each."""
        question = self.question(seat)
        found = vec[i64]()
        for action in self.game.actions.numbers:
            if self.forbids(seat, question, action) is None:
                found = append(found, action)
        return found

    def sample(self, seat: i64, rng: Rng) -> i64:
        """One of `choices(seat)`, all equally likely. Games make this faster than the list."""
        found = self.choices(seat)
        return found[rng.below(len(found))]

    @abstractmethod
    def forbids(self, seat: int, question: int, action: int) -> Refusal | None:
        """The rule against an action in answer to a question, or None."""

    def clone(self) -> State:
        """An independent copy, made by what `game.fields` declares. Games that are searched a lot write it out."""
        twin = type(self)(self.game, self.players, self.options, self.chance.clone())
        self.copy_to(twin)
        self.game.fields.copy(self, twin)
        return twin

    def determinize(self, seat: int, rng: Rng) -> None:
        """Replace what `seat` cannot know by a random guess that fits what it knows."""
        if self.game.hides:
            raise TypeError("a game that hides something says in `determinize` what a seat has to guess")

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat (None: a spectator) may know, as plain data: in a game that hides nothing, everything."""
        game = self.game
        if game.hides:
            raise TypeError("a game that hides something says in `view` who may know what")
        seats = game.seats(int(self.players))
        shown: dict[str, Any] = {
            "game": game.meta.key,
            "seat": seat,
            "players": int(self.players),
            "options": dict(self.options),
            "over": self.over,
            "active": int(self.first_pending()),
            "pending": {str(asked): game.questions[self.question(asked)] for asked in self.pending()},
            "seats": [{} for _ in range(seats)],
        }
        shown.update(self.dump_position())
        if self.has_points:
            shown["scores"] = self.scores()
        if self.over:
            shown["results"] = self.results()
        return shown

    def scores(self) -> list[dict[str, int]]:
        """Points by category for each seat, as far as they can be counted now; none in a game without points."""
        return [{} for _ in range(self.game.seats(self.players))]

    @property
    def has_points(self) -> bool:
        """Whether the game is one for points; others are only won, drawn or lost."""
        return len(self.scores()[0]) > 0

    def sheet(self) -> list[SheetLine]:
        """How the points of `scores` came about, as one would check them at the table."""
        return []

    def holdings(self, observer: int | None) -> list[dict[str, int]]:
        """What each seat has, by thing, as far as an observer may know: coins, points, cards. Previews tell how a move
        changes it."""
        return [{} for _ in range(self.game.seats(self.players))]

    def preview(self, seat: int, *actions: int) -> list[Event]:
        """What legal actions would make of the position, said before committing."""
        return previews.preview(self, seat, actions)

    def ranking(self) -> list[int]:
        """The place of each seat, 1 for the winners; equal places are shared. The most points win, unless a game says
        otherwise."""
        totals = [sum(points.values()) for points in self.scores()]
        return [1 + sum([other > own for other in totals]) for own in totals]

    def results(self) -> list[str]:
        """What the end is to each seat: WON, DRAWN or LOST. Equal points are a shared win; without points it is a draw
        if all seats share the first place."""
        places = self.ranking()
        if len(places) > 1 and all(place == 1 for place in places) and not self.has_points:
            return [DRAWN] * len(places)
        return [WON if place == 1 else LOST for place in places]

    def dump_position(self) -> dict[str, Any]:
        """The game's own part of `dump`."""
        return self.game.fields.dump(self)

    # Deciding --------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended: nobody is asked anything any more."""
        return self.questions == 0

    def pending(self) -> list[int]:
        """The seats that must decide now; several when a rule is simultaneous."""
        return [seat for seat in range(MAX_SEATS) if (self.questions >> (QUESTION_BITS * seat)) & QUESTION_MASK]

    def first_pending(self) -> i64:
        """The lowest pending seat, without building the list; -1 when the game is over."""
        left: i64 = self.questions
        if left == 0:
            return -1
        seat: i64 = 0
        while left & QUESTION_MASK == 0:
            left >>= QUESTION_BITS
            seat += 1
        return seat

    def question(self, seat: i64) -> i64:
        """What a seat is asked; 0 when it is not asked anything."""
        return (self.questions >> (QUESTION_BITS * seat)) & QUESTION_MASK

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat, ascending; empty when the seat has nothing to decide."""
        if not self._asks(seat):
            return []
        return boxed(self.choices(seat))

    def apply(self, seat: int, action: int, outcomes: list[int] | None = None) -> list[Event]:
        """Play an action and return what happened; an illegal one raises and changes nothing.

        `outcomes` dictates what chance gives (the replay of a record); if they do not fit, the
        state is left half played and must be thrown away.
        """
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        self._listen(outcomes)
        self.play(seat, action)
        return self._heard()

    def play(self, seat: i64, action: i64) -> None:
        """Play an action known to be legal: no check, no events unless somebody listens."""
        place: i64 = QUESTION_BITS * seat
        question: i64 = (self.questions >> place) & QUESTION_MASK
        self.questions ^= question << place
        self.decide(seat, question, action)
        self.advance()

    def why_not(self, seat: int, action: int) -> Refusal | None:
        """The rule that forbids an action now; None when it is legal."""
        if self.over:
            return Refusal("", "refuse-over")
        if not self._asks(seat):
            return Refusal("", "refuse-not-your-turn", {"seat": self.pending()[0]})
        if action not in self.game.actions:
            return Refusal("", "refuse-unknown-action", {"action": action})
        return self.forbids(seat, self.question(seat), action)

    def _asks(self, seat: int) -> bool:
        return 0 <= seat < MAX_SEATS and self.question(seat) != 0

    # The agenda ------------------------------------------------------------------------------

    def push(self, step: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Put a step on top of the agenda: it is carried out before those already there."""
        if self.depth == len(self.agenda):
            self.agenda = append(append(append(append(self.agenda, step), a), b), c)
        else:
            self.agenda[self.depth] = step
            self.agenda[self.depth + 1] = a
            self.agenda[self.depth + 2] = b
            self.agenda[self.depth + 3] = c
        self.depth += RECORD

    def ask(self, seat: i64, question: i64) -> None:
        """Let a seat decide. The agenda waits until nobody is asked any more."""
        self.questions |= question << (QUESTION_BITS * seat)

    def advance(self) -> None:
        """Carry out the agenda up to the next decision."""
        while self.questions == 0 and self.depth > 0:
            self.depth -= RECORD
            top: i64 = self.depth
            self.resolve(self.agenda[top], self.agenda[top + 1], self.agenda[top + 2], self.agenda[top + 3])

    def begin(self, outcomes: list[int] | None = None) -> list[Event]:
        """Run the set-up that the game has put on the agenda."""
        self._listen(outcomes)
        self.advance()
        return self._heard()

    # Events, chance and what they reveal -------------------------------------------------------

    def log(self, key: str, values: Values, seats: tuple[int, ...] | None = None) -> None:
        """Note an event. Call only when `logging`, so that a search pays nothing for events."""
        self.events.append(Event(key, values, seats))
        if self.revealed == self.revealed_before:
            self.unsurprising = len(self.events)

    def draw(self, n: i64, stream: i64 = 0) -> i64:
        """Let chance decide among n outcomes; what it says cannot be taken back."""
        self.revealed += 1
        return self.chance.draw(n, stream)

    @property
    def outcomes(self) -> list[int]:
        """What chance gave during the last `apply` (or the set-up)."""
        return self.chance.outcomes

    def _listen(self, outcomes: list[int] | None) -> None:
        self.logging = True
        self.events = []
        self.revealed_before = self.revealed
        self.unsurprising = 0
        self.chance.noting = True
        self.chance.outcomes = []
        self.chance.script = None if outcomes is None else list(outcomes)

    def _heard(self) -> list[Event]:
        events = self.events
        self.logging = False
        self.events = []
        unused = self.chance.script
        self.chance.noting = False
        self.chance.script = None
        if unused:
            raise ReplayError("error-record-outcome-unused", {"count": len(unused)})
        return events

    # Copies ------------------------------------------------------------------------------------

    def copy_to(self, twin: State) -> None:
        """Give a fresh twin the engine's part of this position."""
        twin.agenda = self.agenda[:]
        twin.depth = self.depth
        twin.questions = self.questions
        twin.revealed = self.revealed
        twin.rules = self.rules

    def imagine(self, seat: int, rng: Rng) -> State:
        """A full state drawn at random among those that fit what the seat knows."""
        twin = self.clone()
        twin.chance.reseed(rng)
        twin.determinize(seat, rng)
        return twin

    def dump(self) -> dict[str, Any]:
        """The position as JSON; `game.load` is the exact inverse."""
        game = self.game
        steps: list[list[Any]] = []
        for place in range(0, int(self.depth), 4):
            steps.append([game.steps[self.agenda[place]], *[int(n) for n in self.agenda[place + 1 : place + RECORD]]])
        return {
            "game": game.meta.key,
            "rules": int(self.rules),
            "players": int(self.players),
            "options": dict(self.options),
            "position": self.dump_position(),
            "questions": {str(seat): game.questions[self.question(seat)] for seat in self.pending()},
            "agenda": steps,
            "revealed": int(self.revealed),
            "chance": self.chance.dump(),
        }

    # Values ----------------------------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        """Whether two positions have everything in common, what chance will bring included."""
        if not isinstance(other, State):
            return NotImplemented
        return self.game.fingerprint == other.game.fingerprint and self.dump() == other.dump()

    def digest(self) -> bytes:
        """Sixteen bytes that positions share exactly if they are equal: a key for dicts and transposition tables."""
        whole = msgspec.json.encode([self.game.fingerprint, self.dump()], order="deterministic")
        return blake2b(whole, digest_size=DIGEST_BYTES).digest()

    def __hash__(self) -> int:
        raise TypeError("unhashable: a position changes as it is played; state.digest() is a key for what it is now")

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return reloaded, (self.game, self.dump())

    def __repr__(self) -> str:
        try:
            return f"<State of {self.game.meta.key} for {self.players}: {self._stands()}>"
        except Exception:  # half made or broken: whoever looks for the mistake wants to see it printed all the same
            return f"<State, broken: {type(self).__name__}>"

    def _stands(self) -> str:
        if self.over:
            return f"over, places {self.ranking()}"
        return ", ".join(f"seat {seat} asked {self.game.questions[self.question(seat)]!r}" for seat in self.pending())

    def _repr_html_(self) -> str:
        """The board for a notebook, as a spectator sees it."""
        return _drawers[-1](self)


def reloaded(game: Game, position: dict[str, Any]) -> State:
    """The position that was pickled."""
    return game.load(position)


_drawers: Final[list[Callable[[State], str]]] = []


def draw_in_notebooks(drawer: Callable[[State], str]) -> None:
    """Say what draws positions in notebooks: the package does, since the engine knows no drawings."""
    _drawers.append(drawer)


# Lists of action numbers share their int objects: making a fresh object for each entry would
# cost more than finding the legal actions. No action table is larger than this.
MAX_ACTIONS: Final = 8192
_INTS: Final[list[object]] = [number for number in range(MAX_ACTIONS)]


def boxed(actions: vec[i64]) -> list[int]:
    """The numbers as an ordinary list."""
    ints = _INTS
    found: list[Any] = [ints[action] for action in actions]
    return found


def playout(state: State, rng: Rng) -> int:
    """Play to the end at random, drawing actions; the number of decisions made."""
    decisions: i64 = 0
    seat: i64 = state.first_pending()
    while seat >= 0:
        state.play(seat, state.sample(seat, rng))
        decisions += 1
        seat = state.first_pending()
    return decisions


def playout_listed(state: State, rng: Rng) -> int:
    """As `playout`, but out of the full list of legal actions at every decision."""
    decisions: i64 = 0
    seat: i64 = state.first_pending()
    while seat >= 0:
        found = state.legal(seat)
        state.play(seat, found[rng.below(len(found))])
        decisions += 1
        seat = state.first_pending()
    return decisions
