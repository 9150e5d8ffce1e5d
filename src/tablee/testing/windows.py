"""Checks of what being asked tells: two worlds that an observer cannot tell apart go on alike."""

from __future__ import annotations

from typing import NamedTuple

from tablee.engine.chance import Rng
from tablee.engine.errors import ReplayError
from tablee.engine.events import Event
from tablee.engine.game import Game
from tablee.engine.state import State
from tablee.testing.plain_data import difference
from tablee.testing.random_play import CHOICES, Options, moves, some_positions, told

POSITIONS = 5  # from which a second world is imagined
FAR = 12  # decisions that both are played on


def check_windows_can_be_passed(game: Game, players: int, options: Options, seed: int) -> None:
    """Who is asked in a window can let it go by, in one way only."""
    for state, _, _ in moves(game, players, options, seed):
        for seat in state.pending():
            if game.in_window(state, seat):
                ways = [text for text in game.actions.texts(state.legal(seat)) if text in game.passing]
                question = game.questions[state.question(seat)]
                assert len(ways) == 1, f"seat {seat} can let the window {question!r} go by in these ways: {ways}"


def check_asking_tells_nothing(game: Game, players: int, options: Options, seed: int) -> None:
    """The same decisions in two positions that differ only in what an observer cannot know: the same seats are asked
    the same in the same order, and the observer hears, sees and can take back the same."""
    if not game.hides:
        return
    rng = Rng(seed, CHOICES + 10)
    for state in some_positions(game, players, options, seed, POSITIONS):
        for observer in range(game.seats(players)):
            _Worlds(state.clone(), state.imagine(observer, rng), observer).play_on(rng)


class _Step(NamedTuple):
    """What a decision did in one of the worlds."""

    events: list[Event]
    outcomes: list[int]
    shows_secrets: bool


class _Worlds:
    """A position and another one that could be the real one as well, as far as the observer knows."""

    def __init__(self, one: State, other: State, observer: int) -> None:
        self.one = one
        self.other = other
        self.lookers = (observer, None)  # a spectator knows even less

    def play_on(self, rng: Rng) -> None:
        self.compare_asked("an imagined position")
        for _ in range(FAR):
            asked = self.one.pending()
            if not asked or not self.decide(asked[rng.below(len(asked))], rng):
                return

    def decide(self, seat: int, rng: Rng) -> bool:
        """Let a seat decide the same in both; whether they can be compared any further."""
        first, second = self.decision(seat, rng)
        here = _played(self.one, seat, first, None)
        try:
            there = _played(self.other, seat, second, here.outcomes)
        except ReplayError:
            return False  # with other secrets other things are left to chance
        move = self.one.game.actions.text(first)
        shown = first != second or (here.shows_secrets and there.shows_secrets)
        for looker in self.lookers:
            heard, other = told(here.events, looker), told(there.events, looker)
            if shown and heard != other:
                return False  # the decisions were not the same to see, or they showed what differs
            assert heard == other, f"what {looker} hears of {move!r} tells a secret: {heard} / {other}"
        found = self.seen_apart()
        if first != second and found:
            return False
        self.compare_asked(f"after {move!r}")
        assert shown or not found, f"after {move!r}: {found}"
        return not found

    def decision(self, seat: int, rng: Rng) -> tuple[int, int]:
        """The same action in both worlds, in a window often the one that lets it go by. Where none is possible in both,
        any two: they may look the same, like cards bid in secret."""
        here, there = self.one.legal(seat), self.other.legal(seat)
        if self.one.game.in_window(self.one, seat) and rng.below(2):
            return self.one.game.way_out(self.one, seat), self.other.game.way_out(self.other, seat)
        both = sorted({*here} & {*there})
        if both:
            action = both[rng.below(len(both))]
            return action, action
        return here[rng.below(len(here))], there[rng.below(len(there))]

    def seen_apart(self) -> str:
        """What an observer sees in one world only."""
        for looker in self.lookers:
            found = difference(self.one.view(looker), self.other.view(looker))
            if found:
                return f"the view of {looker} tells a secret: {found}"
        return ""

    def compare_asked(self, when: str) -> None:
        """Who is asked what, and what can be taken back."""
        one, other = self.one, self.other
        asked, instead = _asked(one), _asked(other)
        assert asked == instead, f"{when}: who is asked tells {self.lookers[0]} a secret: {asked} / {instead}"
        assert one.revealed == other.revealed, f"{when}: what can be taken back tells {self.lookers[0]} a secret"


def _asked(state: State) -> dict[int, str]:
    return {seat: state.game.questions[state.question(seat)] for seat in state.pending()}


def _played(state: State, seat: int, action: int, outcomes: list[int] | None) -> _Step:
    before = state.revealed
    events = state.apply(seat, action, outcomes)
    return _Step(events, list(state.outcomes), state.revealed - before > len(state.outcomes))
