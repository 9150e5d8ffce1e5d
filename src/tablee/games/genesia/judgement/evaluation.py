# Compiled by mypyc (see setup.py).
"""What a bot should care about in Genesia."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.judgement import Judgement
from tablee.engine.state import State
from tablee.games.genesia.judgement.card_values import CardValues
from tablee.games.genesia.judgement.static_value import possessions
from tablee.games.genesia.judgement.unfinished_action import likely, value_when_finished
from tablee.games.genesia.rules.codes import Phase
from tablee.games.genesia.rules.flow import Genesia
from tablee.games.genesia.rules.scoring import are_mates, places, total

WIN: Final = 10.0  # on top of the margin, at the end
RIVALS: Final = 0.6  # how much the best rival's possessions count
RIVAL: Final = 1.0  # and the only one's
PURSE: Final = 0.6  # a rival's coin
FIRST_SIGHT: Final = 40.0  # rollouts
AHEAD: Final = 0.4  # of one's own two tribes or of team-mates: how much who is ahead counts beside who is behind


class GenesiaJudgement(Judgement):
    def __init__(self) -> None:
        self.card_values: CardValues | None = None  # of the content that was judged last

    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, Genesia)
        card_values = self.card_values_of(state)
        if state.phase == Phase.FINAL:
            return result(state, seat)
        own = value_when_finished(state, seat, card_values)
        best = -1000.0
        for other in range(state.seats):
            if other == seat:
                continue
            if are_mates(state, seat, other):
                mate = value_when_finished(state, other, card_values)
                own = own + AHEAD * mate if own < mate else mate + AHEAD * own
            else:
                theirs = possessions(state, other) + PURSE * float(state.coins[other])
                if theirs > best:
                    best = theirs
        if state.solo != 0:
            return own
        return own - (RIVAL if state.seats == 2 else RIVALS) * best

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Genesia)
        return likely(state, seat, self.card_values_of(state))

    def horizon(self, state: State) -> i64:
        """Far enough to see what is attacked of what is taken now; more rivals are harder to foresee."""
        assert isinstance(state, Genesia)
        return 6 if state.seats == 2 else 3

    def prior_weight(self, state: State) -> float:
        """Much: rollouts differ widely here, and a turn has many actions that are better not left to their luck."""
        return FIRST_SIGHT

    def card_values_of(self, state: Genesia) -> CardValues:
        card_values = self.card_values
        if card_values is None or card_values.tables is not state.tables:
            card_values = CardValues(state.tables)
            self.card_values = card_values
        return card_values


def result(state: Genesia, seat: i64) -> float:
    """How a game has ended for a seat: by how much it is ahead, and whether it has won; alone, what it has made."""
    own = lowest_total(state, seat)
    if state.solo != 0:
        return own
    best = -1000.0
    for other in range(state.seats):
        if not are_mates(state, seat, other) and other != seat:
            theirs = lowest_total(state, other)
            if theirs > best:
                best = theirs
    return own - best + (WIN if places(state)[seat] == 1 else -WIN)


def lowest_total(state: Genesia, seat: i64) -> float:
    """GA-147, GA-151: of a seat and those who play with it."""
    lowest = total(state, seat)
    for other in range(state.seats):
        if are_mates(state, seat, other) and total(state, other) < lowest:
            lowest = total(state, other)
    return float(lowest)
