"""Checks of what may be done: legal actions, the action table, refusals."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

from tablee.engine.chance import Rng
from tablee.engine.errors import IllegalAction, TableeError
from tablee.engine.events import Refusal
from tablee.engine.game import Game
from tablee.engine.state import State
from tablee.testing.random_play import (
    CHOICES,
    Options,
    as_text,
    choose,
    moves,
    positions,
    some,
    some_positions,
)

RULE_ID = re.compile(r"[A-Z]{2}-\d{3}")
GENERAL_REFUSALS = {"refuse-over", "refuse-not-your-turn", "refuse-unknown-action"}


# Playing ------------------------------------------------------------------------------------------


def check_ends_within_bound(game: Game, players: int, options: Options, seed: int) -> None:
    """Random play ends within `game.longest(players)` decisions, and somebody is asked until then."""
    state = game.new(players, seed, options)
    rng = Rng(seed, CHOICES)
    longest = game.longest(players)
    for number in range(longest):
        if state.over:
            break
        assert state.pending(), f"decision {number + 1}: the game is not over, but nobody is asked"
        state.apply(*choose(state, rng))
    assert state.over, f"not over after {longest} decisions, the most that the game promises"
    assert state.pending() == [], f"the game is over, but {state.pending()} are asked"


def check_legal_lists(game: Game, players: int, options: Options, seed: int) -> None:
    """`legal` is sorted, without duplicates, within the table, never empty for who is asked, empty for the others."""
    for state in positions(game, players, options, seed):
        asked = state.pending()
        assert asked == sorted(set(asked)), f"pending seats out of order or twice: {asked}"
        assert set(asked) <= set(range(game.seats(players))), f"no such seat among {asked}"
        for seat in range(game.seats(players)):
            legal = state.legal(seat)
            if seat not in asked:
                assert legal == [], f"seat {seat} is not asked, but may do {legal}"
                continue
            assert legal, f"seat {seat} is asked {game.questions[state.question(seat)]!r}, but nothing is legal"
            assert all(type(action) is int for action in legal), f"not plain numbers: {legal}"
            assert all(before < after for before, after in pairwise(legal)), f"unsorted: {legal}"
            assert legal[0] >= 0, f"outside the action table: {legal[0]}"
            assert legal[-1] < game.actions.size, f"outside the action table: {legal[-1]}"


def check_choices_are_legal(game: Game, players: int, options: Options, seed: int) -> None:
    """`choices`, which searches use, lists the same as `legal`."""
    for state in positions(game, players, options, seed):
        for seat in state.pending():
            quick, legal = [int(action) for action in state.choices(seat)], state.legal(seat)
            assert quick == legal, f"seat {seat}: choices {quick}, legal {legal}"


def check_sample_is_legal(game: Game, players: int, options: Options, seed: int) -> None:
    """`sample` always gives a legal action."""
    rng = Rng(seed, CHOICES + 1)
    for state in positions(game, players, options, seed):
        for seat in state.pending():
            legal = set(state.legal(seat))
            for _ in range(20):
                action = state.sample(seat, rng)
                assert action in legal, f"seat {seat}: sample gives {game.actions.text(action)!r}, which is illegal"


def check_sample_is_uniform(game: Game, players: int, options: Options, seed: int) -> None:
    """`sample` gives every legal action, all about equally often; seen best where few are legal."""
    expected = 200  # times for each action; the limits below are some seven standard deviations away
    rng = Rng(seed, CHOICES + 2)
    watched = 0
    for state in positions(game, players, options, seed):
        for seat in state.pending():
            legal = state.legal(seat)
            if watched >= 8 or not 2 <= len(legal) <= 60:
                continue
            watched += 1
            times = dict.fromkeys(legal, 0)
            for _ in range(expected * len(legal)):
                times[int(state.sample(seat, rng))] += 1
            for action, count in times.items():
                assert expected // 2 <= count <= expected * 3 // 2, (
                    f"seat {seat}: {game.actions.text(action)!r} sampled {count} times instead of about {expected}"
                )


def check_quiet_play(game: Game, players: int, options: Options, seed: int) -> None:
    """`play`, without events, leads to the same position as `apply`."""
    quiet = game.new(players, seed, options)
    for state, seat, action in moves(game, players, options, seed):
        assert quiet.dump() == state.dump(), f"before {game.actions.text(action)!r}: play and apply went apart"
        quiet.play(seat, action)
    assert quiet.over, "played without events, the game does not end"


# The action table ---------------------------------------------------------------------------------


def check_action_numbers(game: Game, *_: Any) -> None:
    """`encode` and `decode` are exact inverses over the whole table."""
    seen = set()
    for action in game.actions.numbers:
        name, numbers = game.actions.decode(action)
        back = game.actions.encode(name, *numbers)
        assert back == action, f"{action} decodes to {name}{numbers}, which encodes to {back}"
        seen.add((name, numbers))
    assert len(seen) == len(game.actions.numbers), "two actions decode to the same"


def check_action_texts(game: Game, *_: Any) -> None:
    """`text` and `parse` are exact inverses over the whole table; case and blanks do not matter."""
    for action in game.actions.numbers:
        text = game.actions.text(action)
        blown = "  " + text.upper().replace(" ", " \t ") + " "
        for spelling in (text, blown):
            try:
                back = game.actions.parse(spelling)
            except TableeError as error:
                raise AssertionError(
                    f"{spelling!r}, the text of action {action}, is not understood: {error}"
                ) from error
            assert back == action, f"{spelling!r}, the text of action {action}, is read as {back}"


# What is forbidden --------------------------------------------------------------------------------


def check_why_not(game: Game, players: int, options: Options, seed: int) -> None:
    """`why_not` is None exactly for the legal actions of the whole table, and else names a rule."""
    for state in some_positions(game, players, options, seed, 12):
        for seat in range(game.seats(players)):
            legal = set(state.legal(seat))
            for action in range(-1, game.actions.size + 1):
                refusal = state.why_not(seat, action)
                where = f"seat {seat}, action {action}"
                if action in legal:
                    assert refusal is None, f"{where}: legal, but refused with {refusal}"
                else:
                    assert refusal is not None, f"{where}: illegal, but no reason is given"
                    _assert_reasoned(refusal, where)


def _assert_reasoned(refusal: Refusal, where: str) -> None:
    if refusal.key not in GENERAL_REFUSALS:
        assert RULE_ID.fullmatch(refusal.rule), f"{where}: {refusal} names no rule"


def check_illegal_is_refused(game: Game, players: int, options: Options, seed: int) -> None:
    """An illegal action raises `IllegalAction` and changes nothing."""
    for state in some_positions(game, players, options, seed, 12):
        for seat in state.pending():
            legal = set(state.legal(seat))
            illegal = [action for action in range(game.actions.size) if action not in legal]
            for action in [-1, game.actions.size, *some(illegal, 20)]:
                _assert_refused(state, seat, action)


def check_others_are_refused(game: Game, players: int, options: Options, seed: int) -> None:
    """Who is not asked cannot act, nor can a seat that does not exist, nor anybody after the end."""
    for state in some_positions(game, players, options, seed, 12):
        asked = state.pending()
        for seat in [-1, *range(game.seats(players) + 1), 100]:
            if seat not in asked:
                actions = state.legal(asked[0]) if asked else range(game.actions.size)
                for action in some(actions, 5):
                    assert state.why_not(seat, action) is not None, f"seat {seat} is not asked, but may do {action}"
                    _assert_refused(state, seat, action)


def _assert_refused(state: State, seat: int, action: int) -> None:
    before = as_text(state)
    try:
        state.apply(seat, action)
    except IllegalAction:
        assert as_text(state) == before, f"seat {seat}, action {action}: refused, but the position has changed"
    else:
        raise AssertionError(f"seat {seat}, action {action}: illegal, but played")
