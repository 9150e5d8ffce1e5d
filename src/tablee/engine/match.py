"""A match: a position with its past. Local and online play, undo, saving and resuming go through here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tablee.engine.chance import Rng
from tablee.engine.events import Event
from tablee.engine.game import Game
from tablee.engine.records import Move, Record, Replay, Seat, result_of
from tablee.engine.state import State


class Consequence(msgspec.Struct, frozen=True):
    """What a player should know before committing: whether a step can be taken back and why not, whether the game
    ends.
    """

    reveals: bool  # shows somebody something new
    passes: bool  # lets somebody else decide, who may have done so before it is taken back
    ends: bool

    @property
    def final(self) -> bool:
        return self.reveals or self.passes

    @property
    def reason(self) -> str:
        """Why it is final, for the selectors of a message."""
        return "both" if self.reveals and self.passes else "reveals" if self.reveals else "passes"


class Match:
    """One game being played at a table."""

    def __init__(self, game: Game, record: Record, state: State, setup_events: list[Event]) -> None:
        self.game = game
        self.state = state
        self.log: list[list[Event]] = [setup_events]  # the set-up, then each move
        self._record = record
        self._past: list[State] = []  # the position before each move

    @classmethod
    def new(cls, game: Game, players: int, seed: int, options: Mapping[str, Any] | None, seats: list[Seat]) -> Match:
        state, events = game.start(players, seed, options)
        record = Record(
            game=game.meta.key,
            rules_version=game.meta.rules_version,
            content=game.fingerprint,
            players=players,
            seed=seed,
            options=dict(state.options),
            seats=seats,
            setup=list(state.outcomes),
            moves=[],
            pack=msgspec.UNSET if game.pack is None else game.pack,
        )
        return cls(game, record, state, events)

    @classmethod
    def resume(cls, game: Game, record: Record) -> Match:
        """The match as its record left it, with its whole past."""
        replay = Replay(record, game)
        match = cls(game, msgspec.structs.replace(record, moves=[], result=None), replay.state, replay.setup_events)
        before = replay.state.clone()
        for move, _, events in replay:
            match._keep(before, move, events)
            before = replay.state.clone()
        return match

    def __repr__(self) -> str:
        return f"<Match at move {len(self._past)}: {self.state!r}>"

    @property
    def seats(self) -> list[Seat]:
        return self._record.seats

    def play(self, seat: int, action: int) -> list[Event]:
        """Play an action; an illegal one raises `IllegalAction` and changes nothing."""
        before = self.state.clone()
        try:
            events = self.state.apply(seat, action)
        except Exception:
            self.state = before  # a mistake of ours, too, must not leave the match half played
            raise
        self._keep(before, Move(seat, self.game.actions.text(action), list(self.state.outcomes)), events)
        return events

    def _keep(self, before: State, move: Move, events: list[Event]) -> None:
        self._past.append(before)
        self._record.moves.append(move)
        self.log.append(events)

    @property
    def moves(self) -> list[Move]:
        """What has been played; not to be changed."""
        return self._record.moves

    def reseat(self, seats: list[Seat]) -> None:
        """Other people or bots sit at the table from now on."""
        self._record.seats = seats

    def position(self, number: int) -> State:
        """The position after so many moves."""
        return self.state if number == len(self._past) else self._past[number]

    def recent(self, seat: int | None, number: int | None = None) -> list[Event]:
        """What happened since a seat's last move, and that move; to a spectator the last move. Now, or back then."""
        number = since = len(self._past) if number is None else number
        if not number:
            return []  # the set-up is not news
        while seat is not None and since > 1 and self.moves[since - 1].seat != seat:
            since -= 1
        return [event for events in self.log[since : number + 1] for event in events if event.visible_to(seat)]

    def undoable(self, seat: int) -> bool:
        """Whether the last action was this seat's and showed nobody anything new."""
        return self.turn_start(seat) < len(self._past)

    def turn_start(self, seat: int) -> int:
        """How many moves stay if a seat takes back all it can of what it did last without showing anything new."""
        kept = len(self._past)
        while kept and self.moves[kept - 1].seat == seat and self._past[kept - 1].revealed == self.state.revealed:
            kept -= 1
        return kept

    def undo(self, count: int = 1) -> None:
        """Take the last actions back."""
        kept = len(self._past) - count
        self.state = self._past[kept]
        del self._past[kept:], self._record.moves[kept:], self.log[kept + 1 :]

    def sees_more(self, seat: int) -> bool:
        """Whether a seat sees what is hidden from the others."""
        own, everybody = self.state.view(seat), self.state.view(None)
        return {**own, "seat": None} != {**everybody, "seat": None}

    def consequence(self, seat: int, *actions: int) -> Consequence:
        """What actions would lead to, judged in an imagined position so that no real chance shows through."""
        trial = self.state.imagine(seat, Rng(0))
        revealed, asked = trial.revealed, trial.pending()
        for action in actions:
            trial.play(seat, action)
        passes = seat not in trial.pending() and any(other not in asked for other in trial.pending())
        return Consequence(reveals=trial.revealed != revealed, passes=passes, ends=trial.over)

    def record(self) -> Record:
        """The match so far."""
        result = result_of(self.state) if self.state.over else None
        return msgspec.structs.replace(self._record, moves=list(self._record.moves), result=result)
