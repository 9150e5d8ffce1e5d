"""Checks of copies: clones, dumps, the same game again, taking back."""

from __future__ import annotations

import json
from typing import Any

from tablee.compiled import is_compiled
from tablee.engine.chance import Rng
from tablee.engine.errors import TableeError
from tablee.engine.game import Game
from tablee.engine.state import State, playout
from tablee.testing.plain_data import difference, paths, replaced
from tablee.testing.random_play import (
    CHOICES,
    Options,
    as_text,
    choose,
    moves,
    positions,
    some_positions,
)
from tablee.testing.trace import trace
from tablee.testing.twin import twin

WRONG: list[Any] = [None, "?", -1, 10**30, [], {}, [None], True, 1.5]  # what belongs nowhere in a position


# Copies and saved positions -----------------------------------------------------------------------


def check_clones_are_independent(game: Game, players: int, options: Options, seed: int) -> None:
    """Copies left behind, real and imagined, stay as they were while the game and other copies go on."""
    past: list[tuple[State, str]] = []
    rng = Rng(seed, CHOICES + 3)
    for number, (state, seat, _) in enumerate(moves(game, players, options, seed)):
        before = as_text(state)
        copies = [state.clone(), state.imagine(seat, rng)]
        past.extend((copy, as_text(copy)) for copy in copies)
        assert past[-2][1] == before, f"after {number} moves: the clone differs from its original"
        if number % 10 == 0:
            for copy in copies:
                playout(copy.clone(), rng)
                copy.clone().apply(*choose(copy, rng))
        assert as_text(state) == before, f"after {number} moves: playing in copies has changed the original"
    for number, (copy, text) in enumerate(past):
        assert as_text(copy) == text, f"the copy made after {number // 2} moves has changed since"


def check_dump_and_load(game: Game, players: int, options: Options, seed: int) -> None:
    """A position goes to JSON text and back without any change."""
    for state in positions(game, players, options, seed):
        dumped = state.dump()
        read = json.loads(json.dumps(dumped))
        assert read == dumped, f"not plain JSON data: {dumped}"
        again = game.load(read).dump()
        assert again == dumped, f"loaded otherwise than dumped: {difference(dumped, again)}"


def check_loaded_plays_on(game: Game, players: int, options: Options, seed: int) -> None:
    """A loaded position plays on like the original, with the same chance."""
    for state in some_positions(game, players, options, seed, 8):
        original, loaded = state.clone(), game.load(json.loads(as_text(state)))
        rng = Rng(seed, CHOICES + 4)
        for number in range(30):
            assert [loaded.legal(seat) for seat in loaded.pending()] == [
                original.legal(seat) for seat in original.pending()
            ], f"{number} moves after loading, other actions are legal"
            if original.over:
                break
            seat, action = choose(original, rng)
            events = original.apply(seat, action)
            assert loaded.apply(seat, action) == events, f"{number + 1} moves after loading, other things happen"
            assert loaded.outcomes == original.outcomes, f"{number + 1} moves after loading, chance differs"
        found = difference(original.dump(), loaded.dump())
        assert not found, f"played on from a loaded position: {found}"


def check_bad_positions_are_refused(game: Game, players: int, options: Options, seed: int) -> None:
    """`load` answers what is no position with a `TableeError`, never with a crash."""
    for state in some_positions(game, players, options, seed, 2):
        dumped = state.dump()
        places = [path for path in paths(dumped) if path]
        for path in places[:: max(1, len(places) // 60)]:
            for wrong in WRONG:
                spoiled = replaced(dumped, path, wrong)
                try:
                    game.load(json.loads(json.dumps(spoiled)))
                except TableeError:
                    continue
                except Exception as error:
                    where = ".".join(str(step) for step in path)
                    raise AssertionError(f"{where} = {wrong!r} crashes load: {error!r}") from error


# Whole copies -------------------------------------------------------------------------------------

# What a copy has of its own, or what is compared as part of the dump.
OF_ENGINE = ("game", "options", "chance", "agenda", "logging", "events", "revealed_before", "unsurprising")
COUNTERS = ("players", "depth", "questions", "revealed", "rules")


def attributes(state: State) -> dict[str, Any]:
    """Everything that a position holds, found out from the position itself and not from what it declares."""
    names = {name for kind in type(state).__mro__ for name in vars(kind).get("__mypyc_attrs__", ())}
    names.update(getattr(state, "__dict__", ()))
    found = {name: getattr(state, name) for name in sorted(names) if hasattr(state, name)}
    return {name: value for name, value in found.items() if not name.startswith("__")}


def comparable(value: Any) -> Any:
    """Vectors as lists, so that they are equal when what they hold is."""
    if isinstance(value, (int, str, float, type(None))):
        return value
    try:
        return [comparable(item) for item in value]
    except TypeError:
        return type(value)  # tables made of the content, which all positions share


def _assert_whole(state: State, copy: State, how: str) -> None:
    """The copy holds the same as the original, attribute by attribute."""
    held = attributes(copy)
    for name, value in attributes(state).items():
        if name not in OF_ENGINE:
            assert name in held, f"{how} loses {name!r}"
            same = comparable(value) == comparable(held[name])
            assert same, f"{how} changes {name!r}: {comparable(value)} becomes {comparable(held[name])}"


def check_fields_are_declared(game: Game, players: int, options: Options, seed: int) -> None:
    """Every attribute of a position is declared once in `game.fields`, if the game declares any."""
    declared = game.fields.attributes
    twice = {name for name in declared if declared.count(name) > 1}
    assert not twice, f"declared twice: {sorted(twice)}"
    held = set(attributes(game.new(players, seed, options))) - {*OF_ENGINE, *COUNTERS}
    assert not declared or held == set(declared), f"held or declared, but not both: {sorted(held ^ set(declared))}"


def check_clones_are_whole(game: Game, players: int, options: Options, seed: int) -> None:
    """A clone holds everything that the position holds."""
    for state in positions(game, players, options, seed):
        _assert_whole(state, state.clone(), "a clone")


def check_clones_share_nothing(game: Game, players: int, options: Options, seed: int) -> None:
    """What is written into a vector of a clone does not reach the position, unless the game declares it as shared."""
    state = game.new(players, seed, options)
    for name, value in attributes(state.clone()).items():
        if name in (*OF_ENGINE, *game.fields.fixed, *game.fields.shared) or not _is_vector(value):
            continue
        before = comparable(getattr(state, name))
        getattr(state.clone(), name)[0] += 1
        assert comparable(getattr(state, name)) == before, f"a clone shares {name!r} with the position"


def _is_vector(value: Any) -> bool:
    return hasattr(value, "__setitem__") and len(value) > 0 and isinstance(value[0], int)


def check_dumps_are_whole(game: Game, players: int, options: Options, seed: int) -> None:
    """A position that was dumped and loaded holds everything that it held before."""
    for state in some_positions(game, players, options, seed, 60):
        _assert_whole(state, game.load(state.dump()), "dumping and loading")


# The same game again ------------------------------------------------------------------------------


def check_same_seed_same_game(game: Game, players: int, options: Options, seed: int) -> None:
    """The same seed and actions give the same game, events included."""
    _assert_same(_trace_here(game, players, options, seed), trace(game, players, options, seed), "played again")


def check_same_game_elsewhere(game: Game, players: int, options: Options, seed: int) -> None:
    """Also in another process, where sets and hashes have another order."""
    pure = {} if is_compiled() else {"TABLEE_PURE": "1"}
    _, found = twin(PYTHONHASHSEED="4711", **pure).trace(game, players, options, seed)
    _assert_same(_trace_here(game, players, options, seed), found, "played in another process")


def check_compiled_agrees(game: Game, players: int, options: Options, seed: int) -> None:
    """The compiled and the uncompiled core play the same game, move by move."""
    assert is_compiled(), "the core is not compiled, so there is nothing to compare: run `make setup`"
    compiled, found = twin(TABLEE_PURE="1").trace(game, players, options, seed)
    assert not compiled, "TABLEE_PURE=1 runs the compiled core"
    _assert_same(_trace_here(game, players, options, seed), found, "played uncompiled")


_last_trace: tuple[Any, list[str]] = (None, [])


def _trace_here(game: Game, players: int, options: Options, seed: int) -> list[str]:
    """The trace of a game; the last one is kept, since several checks look at it in a row."""
    global _last_trace
    key = (game, players, str(options), seed)
    if _last_trace[0] != key:
        _last_trace = (key, trace(game, players, options, seed))
    return _last_trace[1]


def _assert_same(here: list[str], there: list[str], how: str) -> None:
    for mine, theirs in zip(here, there, strict=False):
        assert mine == theirs, f"{how}, the game differs at move {mine} / {theirs}"
    assert len(here) == len(there), f"{how}, the game has {len(there)} moves instead of {len(here)}"


# Chance and taking back ---------------------------------------------------------------------------


def check_revealed_counts(game: Game, players: int, options: Options, seed: int) -> None:
    """`revealed` never decreases, and grows whenever chance is used."""
    for state, seat, action in moves(game, players, options, seed):
        after = state.clone()
        after.apply(seat, action)
        move = game.actions.text(action)
        assert after.revealed >= state.revealed, f"{move!r}: revealed falls from {state.revealed} to {after.revealed}"
        if after.outcomes or after.dump()["chance"] != state.dump()["chance"]:
            assert after.revealed > state.revealed, f"{move!r}: chance was used, but revealed stays {state.revealed}"


def check_undo(game: Game, players: int, options: Options, seed: int) -> None:
    """An action that leaves `revealed` unchanged has shown nobody anything: a clone takes it back."""
    rng = Rng(seed, CHOICES + 5)
    for state, seat, action in moves(game, players, options, seed):
        before = as_text(state)
        kept, played = state.clone(), state.clone()
        events = played.apply(seat, action)
        if played.revealed != state.revealed:
            continue
        move = game.actions.text(action)
        assert as_text(kept) == before, f"{move!r}: the clone does not take it back"
        again = kept.clone()
        assert again.apply(seat, action) == events, f"{move!r}: taken back and played again, other things happen"
        assert as_text(again) == as_text(played), f"{move!r}: taken back and played again, it leads elsewhere"
        for observer in range(game.seats(players)):
            altered = state.imagine(observer, rng)
            if action not in altered.legal(seat):
                continue
            altered.apply(seat, action)
            found = difference(played.view(observer), altered.view(observer))
            assert not found, f"{move!r} can be taken back, but has shown seat {observer} a secret: {found}"
