"""The promises every game keeps, one function each.

A check plays one game (`players`, `options`, `seed`) and raises AssertionError where the promise is broken. Nothing
here knows a game: what a check needs it finds out by playing at random. `tests/toys/saboteurs.py` has, for every
check, games that break its promise, and the tests see to it that the check notices.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from tablee.compiled import is_compiled
from tablee.engine.chance import Rng
from tablee.engine.errors import IllegalAction, ReplayError, TableeError
from tablee.engine.events import Event, Refusal, SheetLine
from tablee.engine.game import Game
from tablee.engine.messages import LANGUAGES, Speaker, bundle
from tablee.engine.options import plain
from tablee.engine.state import State, playout
from tests.conformance.trace import trace
from tests.conformance.twin import twin

Options = Mapping[str, Any]
Check = Callable[[Game, int, Options, int], None]

CHOICES = 7  # the stream of random numbers that choose the actions
GUESSES = 40  # imagined positions that are looked at together
RULE_ID = re.compile(r"[A-Z]{2}-\d{3}")
WRONG: list[Any] = [None, "?", -1, 10**30, [], {}, [None], True, 1.5]  # what belongs nowhere in a position
GENERAL_REFUSALS = {"refuse-over", "refuse-not-your-turn", "refuse-unknown-action"}


# Playing at random --------------------------------------------------------------------------------


def choose(state: State, rng: Rng) -> tuple[int, int]:
    """Any pending seat and any of its legal actions."""
    asked = state.pending()
    seat = asked[rng.below(len(asked))]
    legal = state.legal(seat)
    return seat, legal[rng.below(len(legal))]


def moves(game: Game, players: int, options: Options, seed: int) -> Iterator[tuple[State, int, int]]:
    """The positions of a random game, each with the seat and the action that come next.

    It is one state that moves on: a check that wants to play in it takes a clone.
    """
    state = game.new(players, seed, options)
    rng = Rng(seed, CHOICES)
    for _ in range(game.longest(players)):
        if state.over:
            return
        seat, action = choose(state, rng)
        yield state, seat, action
        state.apply(seat, action)


def positions(game: Game, players: int, options: Options, seed: int) -> Iterator[State]:
    """The positions of a random game, the last one included."""
    state = game.new(players, seed, options)
    rng = Rng(seed, CHOICES)
    yield state
    for _ in range(game.longest(players)):
        if state.over:
            return
        state.apply(*choose(state, rng))
        yield state


_lengths: dict[tuple[Any, ...], int] = {}


def length(game: Game, players: int, options: Options, seed: int) -> int:
    """How many decisions the random game takes; the most that a game may take says little about most games."""
    key = (game, players, str(options), seed)
    if key not in _lengths:
        state = game.new(players, seed, options)
        rng = Rng(seed, CHOICES)
        _lengths[key] = 0
        while state.pending() and _lengths[key] < game.longest(players):
            state.play(*choose(state, rng))
            _lengths[key] += 1
    return _lengths[key]


def some_positions(game: Game, players: int, options: Options, seed: int, wanted: int) -> Iterator[State]:
    """About so many positions of a random game, from all parts of it, the last one included."""
    stride = max(1, length(game, players, options, seed) // wanted)
    state = game.new(players, seed, options)
    for number, (state, _, _) in enumerate(moves(game, players, options, seed)):
        if number % stride == 0:
            yield state
    yield state


def some(items: Sequence[int], wanted: int) -> list[int]:
    """At most so many of the items, from the first to the last."""
    if len(items) <= wanted:
        return list(items)
    return [items[number * (len(items) - 1) // (wanted - 1)] for number in range(wanted)]


def as_text(state: State) -> str:
    return json.dumps(state.dump(), sort_keys=True)


def told(events: list[Event], seat: int | None) -> list[Event]:
    return [event for event in events if event.visible_to(seat)]


def observers(game: Game, players: int) -> list[int | None]:
    """All seats, and a spectator."""
    return [*range(game.seats(players)), None]


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
    for action in range(game.actions.size):
        name, numbers = game.actions.decode(action)
        back = game.actions.encode(name, *numbers)
        assert back == action, f"{action} decodes to {name}{numbers}, which encodes to {back}"
        seen.add((name, numbers))
    assert len(seen) == game.actions.size, "two actions decode to the same"


def check_action_texts(game: Game, *_: Any) -> None:
    """`text` and `parse` are exact inverses over the whole table; case and blanks do not matter."""
    for action in range(game.actions.size):
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
        assert again == dumped, f"loaded otherwise than dumped: {_difference(dumped, again)}"


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
        difference = _difference(original.dump(), loaded.dump())
        assert not difference, f"played on from a loaded position: {difference}"


def check_bad_positions_are_refused(game: Game, players: int, options: Options, seed: int) -> None:
    """`load` answers what is no position with a `TableeError`, never with a crash."""
    for state in some_positions(game, players, options, seed, 2):
        dumped = state.dump()
        paths = [path for path in _paths(dumped) if path]
        for path in paths[:: max(1, len(paths) // 60)]:
            for wrong in WRONG:
                spoiled = _replaced(dumped, path, wrong)
                try:
                    game.load(json.loads(json.dumps(spoiled)))
                except TableeError:
                    continue
                except Exception as error:
                    where = ".".join(str(step) for step in path)
                    raise AssertionError(f"{where} = {wrong!r} crashes load: {error!r}") from error


def _paths(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where there is something in nested data, containers included."""
    yield path
    for step, item in data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ():
        yield from _paths(item, (*path, step))


def _at(data: Any, path: tuple[Any, ...]) -> Any:
    for step in path:
        data = data[step]
    return data


def _replaced(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    copy = json.loads(json.dumps(data))
    _at(copy, path[:-1])[path[-1]] = value
    return copy


def _leaves(data: Any, path: tuple[Any, ...] = ()) -> dict[tuple[Any, ...], Any]:
    """The single values in nested data, by where they are."""
    if not isinstance(data, dict | list):
        return {path: data}
    steps = data.items() if isinstance(data, dict) else enumerate(data)
    return {place: value for step, item in steps for place, value in _leaves(item, (*path, step)).items()}


def _difference(one: Any, other: Any) -> str:
    """The first few places where nested data differ; nothing when they are equal."""
    if one == other:
        return ""
    mine, theirs = _leaves(one), _leaves(other)
    places = [path for path in {**mine, **theirs} if mine.get(path) != theirs.get(path)]
    words = [f"{'.'.join(map(str, path))}: {mine.get(path)!r} / {theirs.get(path)!r}" for path in places[:4]]
    return "; ".join(words) or f"{one} / {other}"


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
            difference = _difference(played.view(observer), altered.view(observer))
            assert not difference, f"{move!r} can be taken back, but has shown seat {observer} a secret: {difference}"


# Who knows what -----------------------------------------------------------------------------------


def check_imagine_fits(game: Game, players: int, options: Options, seed: int) -> None:
    """What a seat imagines is what it sees; it can be saved like any position and played to the end."""
    rng = Rng(seed, CHOICES + 6)
    for state in some_positions(game, players, options, seed, 20):
        before = as_text(state)
        for seat in range(game.seats(players)):
            imagined = state.imagine(seat, rng)
            asked = game.seem_asked(imagined, seat)
            assert asked == game.seem_asked(state, seat), f"seat {seat} imagines that {asked} are asked"
            difference = _difference(state.view(seat), imagined.view(seat))
            assert not difference, f"seat {seat} imagines what it knows to be wrong: {difference}"
            assert imagined.legal(seat) == state.legal(seat), f"seat {seat} imagines other legal actions"
            assert imagined.revealed == state.revealed, f"seat {seat}: imagining changes the count of what is revealed"
            _assert_playable(game, players, imagined, rng)
        assert as_text(state) == before, "imagining has changed the real position"


def _assert_playable(game: Game, players: int, imagined: State, rng: Rng) -> None:
    dumped = imagined.dump()
    assert game.load(json.loads(json.dumps(dumped))).dump() == dumped, "an imagined position cannot be saved"
    for _ in range(game.longest(players)):
        if imagined.over:
            break
        seat, action = choose(imagined, rng)
        assert imagined.why_not(seat, action) is None, f"imagined: {action} is listed as legal but refused"
        imagined.play(seat, action)
    assert imagined.over, "an imagined position does not come to an end"


def check_imagine_has_own_chance(game: Game, players: int, options: Options, seed: int) -> None:
    """Imagined positions foresee nothing: their chance comes from the given numbers and from nothing else."""
    for number, state in enumerate(some_positions(game, players, options, seed, 10)):
        real = state.dump()["chance"]
        for seat in range(game.seats(players)):
            first, again, other = (state.imagine(seat, Rng(number, stream)) for stream in (1, 1, 2))
            words, others = first.dump()["chance"], other.dump()["chance"]
            assert first.dump() == again.dump(), f"seat {seat}: the same numbers imagine different positions"
            for stream, word in enumerate(real):
                assert words[stream] != word, f"seat {seat} foresees what stream {stream} of chance will bring"
                assert words[stream] != others[stream], f"seat {seat}: all imagined positions have the same future"
        assert state.dump()["chance"] == real, "imagining has used up real chance"


class Pair(NamedTuple):
    """Two positions that both could be real; `by` made the difference (None: chance did)."""

    one: State
    other: State
    by: int | None


def check_imagine_forgets(game: Game, players: int, options: Options, seed: int) -> None:
    """Of two positions that a seat cannot tell apart, it imagines the same: nothing it cannot know stays in place."""
    for pair in _pairs(game, players, options, seed):
        for seat in range(game.seats(players)):
            if seat != pair.by and pair.one.view(seat) == pair.other.view(seat):
                _assert_forgotten(pair, seat, Rng(seed, CHOICES + 8))


def _pairs(game: Game, players: int, options: Options, seed: int) -> Iterator[Pair]:
    """Set-ups where chance gave something else once, and positions after another choice of the same seat."""
    state, _ = game.start(players, seed, options)
    dealt = list(state.outcomes)
    for place in some(range(len(dealt)), 8):
        for outcome in (0, dealt[place] + 1):
            try:
                yield Pair(state, game.start(players, seed, options, _replaced(dealt, (place,), outcome))[0], None)
            except ReplayError:
                continue  # there were fewer possible outcomes, or another number of them is needed now
    for state in some_positions(game, players, options, seed, 3):
        for seat in state.pending():
            one, other = state.clone(), state.clone()
            one.apply(seat, state.legal(seat)[0])
            other.apply(seat, state.legal(seat)[-1])
            yield Pair(one, other, seat)


def _assert_forgotten(pair: Pair, seat: int, rng: Rng) -> None:
    one, other = _leaves(pair.one.dump()["position"]), _leaves(pair.other.dump()["position"])
    secrets = [path for path in {**one, **other} if one.get(path) != other.get(path)]
    if not secrets:
        return
    from_one = [_leaves(pair.one.imagine(seat, rng).dump()["position"]) for _ in range(GUESSES)]
    from_other = [_leaves(pair.other.imagine(seat, rng).dump()["position"]) for _ in range(GUESSES)]
    for path in secrets:
        kept = all(guess.get(path) == one.get(path) for guess in from_one)
        kept_too = all(guess.get(path) == other.get(path) for guess in from_other)
        where = ".".join(str(step) for step in path)
        assert not (kept and kept_too), f"seat {seat} cannot know {where}, but imagines it right every time"


def check_no_leak(game: Game, players: int, options: Options, seed: int) -> None:
    """What a seat cannot know changes nothing in its view, its legal actions and the events it is told."""
    rng = Rng(seed, CHOICES + 9)
    for state in some_positions(game, players, options, seed, 10):
        for seat in range(game.seats(players)):
            for _ in range(3):
                altered = state.imagine(seat, rng)
                for observer in (seat, None):
                    difference = _difference(state.view(observer), altered.view(observer))
                    assert not difference, f"the view of {observer} shows what seat {seat} cannot know: {difference}"
                assert altered.legal(seat) == state.legal(seat), f"legal actions tell seat {seat} a secret"
                for action in some(state.legal(seat), 4):
                    _assert_same_news(state, altered, seat, action)
        for seat in state.pending():
            _assert_discreet(game, state, seat)


class After(NamedTuple):
    events: list[Event]
    outcomes: list[int]
    revealed: int  # by how much it grew
    state: State

    @property
    def shows_secrets(self) -> bool:
        """Whether more was revealed than chance gave."""
        return self.revealed > len(self.outcomes)


def _after(state: State, seat: int, action: int, outcomes: list[int] | None = None) -> After:
    played = state.clone()
    events = played.apply(seat, action, outcomes)
    return After(events, list(played.outcomes), played.revealed - state.revealed, played)


def _assert_same_news(state: State, altered: State, seat: int, action: int) -> None:
    """A seat's own action tells it the same whatever the secrets are, unless the action shows them."""
    move = state.game.actions.text(action)
    real = _after(state, seat, action)
    if real.shows_secrets:
        return
    here, there = _before_chance(state, seat, action), _before_chance(altered, seat, action)
    assert told(here, seat) == told(there, seat), f"events of {move!r} tell seat {seat} a secret: {here} / {there}"
    try:
        other = _after(altered, seat, action, real.outcomes)
    except ReplayError:
        return  # with other secrets other things are left to chance
    same_view = real.state.view(seat) == other.state.view(seat)
    assert same_view or real.revealed, f"{move!r} shows seat {seat} a secret without counting it as revealed"
    if same_view:
        here, there = told(real.events, seat), told(other.events, seat)
        assert here == there, f"events of {move!r} tell seat {seat} what it cannot know: {here} / {there}"


def _before_chance(state: State, seat: int, action: int) -> list[Event]:
    """What an action tells before chance is first used."""
    played = state.clone()
    try:
        return played.apply(seat, action, [])
    except ReplayError:
        return list(played.events)


def _assert_discreet(game: Game, state: State, seat: int) -> None:
    """Actions of a seat that leave somebody else with the same view also tell them the same, unless even its own view
    is the same: then both do the same, and nothing about it is secret."""
    results = [(action, _after(state, seat, action)) for action in some(state.legal(seat), 6)]
    results = [(action, after) for action, after in results if not after.shows_secrets]
    for observer in observers(game, int(state.players)):
        if observer == seat:
            continue
        heard: dict[str, list[tuple[int, After]]] = {}
        for action, after in results:
            seen = json.dumps(after.state.view(observer), sort_keys=True)
            for first, before in heard.setdefault(seen, []):
                same = told(before.events, observer) == told(after.events, observer)
                assert same or before.state.view(seat) == after.state.view(seat), (
                    f"seat {seat} decides in secret between {game.actions.text(first)!r} and "
                    f"{game.actions.text(action)!r}, but events tell {observer} which"
                )
            heard[seen].append((action, after))


def check_view_is_plain(game: Game, players: int, options: Options, seed: int) -> None:
    """A view is plain data: JSON text and back leave it as it is."""
    for state in some_positions(game, players, options, seed, 20):
        for observer in observers(game, players):
            view = state.view(observer)
            try:
                back = json.loads(json.dumps(view, allow_nan=False))
            except (TypeError, ValueError) as error:
                raise AssertionError(f"the view of {observer} is not plain data: {error}") from error
            assert back == view, f"the view of {observer} is not plain data: {_difference(view, back)}"


# The result ---------------------------------------------------------------------------------------


def check_scores_and_sheet(game: Game, players: int, options: Options, seed: int) -> None:
    """Every seat has its points by category; the sheet's entries add up to them, and details to their entry."""
    seats = game.seats(players)
    for state in some_positions(game, players, options, seed, 20):
        scores, sheet = state.scores(), state.sheet()
        assert len(scores) == seats, f"scores for {len(scores)} seats instead of {seats}"
        for line in scores:
            assert line.keys() == scores[0].keys(), f"categories differ between seats: {line} / {scores[0]}"
            assert all(type(key) is str and type(points) is int for key, points in line.items()), f"not plain: {line}"
        for entry in sheet:
            assert len(entry.points) == seats, f"{entry} has points for {len(entry.points)} seats instead of {seats}"
            assert entry.depth in (0, 1), f"{entry} is neither an entry nor a detail"
        assert not sheet or sheet[0].depth == 0, f"the sheet begins with a detail: {sheet[0]}"
        for seat, line in enumerate(scores):
            entries = sum(entry.points[seat] for entry in sheet if entry.depth == 0)
            total = sum(line.values())
            assert entries == total, f"seat {seat} has {total} points, but the sheet's entries give {entries}"
        _assert_details_add_up(sheet)


def _assert_details_add_up(sheet: list[SheetLine]) -> None:
    starts = [number for number, line in enumerate(sheet) if line.depth == 0]
    for start, end in pairwise([*starts, len(sheet)]):
        details = sheet[start + 1 : end]
        if details:
            sums = tuple(sum(points) for points in zip(*(line.points for line in details), strict=True))
            assert sums == sheet[start].points, f"{sheet[start]}: its details add up to {sums}"


def check_ranking(game: Game, players: int, options: Options, seed: int) -> None:
    """Places as in sport: equals share one, and as many places after it stay empty."""
    for state in some_positions(game, players, options, seed, 20):
        ranking = state.ranking()
        assert len(ranking) == game.seats(players), f"{len(ranking)} places for {game.seats(players)} seats"
        for place in ranking:
            ahead = sum(other < place for other in ranking)
            assert place == 1 + ahead, f"{ranking}: place {place} with {ahead} ahead"


# Texts --------------------------------------------------------------------------------------------


def check_previews(game: Game, players: int, options: Options, seed: int) -> None:
    """A preview plays nothing, tells no secret, and can be said in every language."""
    rng = Rng(seed, CHOICES + 10)
    speakers = [Speaker(language, game=game) for language in LANGUAGES]
    for state in some_positions(game, players, options, seed, 6):
        for seat in state.pending():
            altered = state.imagine(seat, rng)
            before = state.dump()
            for action in some(state.legal(seat), 8):
                preview = state.preview(seat, action)
                assert state.dump() == before, f"previewing {game.actions.text(action)} changes the position"
                assert altered.preview(seat, action) == preview, f"a preview tells seat {seat} a secret"
                for line in preview:
                    _assert_said(speakers, line.key, line.values)


def check_cards_taken(game: Game, players: int, options: Options, seed: int) -> None:
    """Events by which a seat takes a card name the seat, and an entry of the section that the game declares."""
    entries = game.content.entries()
    for section in game.taken.values():
        assert section in entries, f"cards are taken from {section}, which is no section"
    state, events = game.start(players, seed, options)
    for state, seat, action in moves(game, players, options, seed):
        events.extend(state.clone().apply(seat, action))
    for event in events:
        if event.key in game.taken:
            section = game.taken[event.key]
            assert event.values.get("seat") in range(game.seats(players)), f"{event} does not name a seat"
            known = [entry.id for entry in entries[section]]
            assert event.values.get(section) in known, f"{event} does not name a card of {section}"


def check_texts(game: Game, players: int, options: Options, seed: int) -> None:
    """Everything that occurs can be said in every language."""
    speakers = [Speaker(language, game=game) for language in LANGUAGES]
    state, events = game.start(players, seed, options)
    for state, seat, action in moves(game, players, options, seed):
        _assert_said(speakers, f"question-{game.questions[state.question(seat)]}", {})
        events.extend(state.clone().apply(seat, action))
    for event in events:
        _assert_said(speakers, event.key, event.values)
    for state in some_positions(game, players, options, seed, 6):
        for line in state.sheet():
            _assert_said(speakers, line.key, line.values)
        for category in state.scores()[0]:
            _assert_said(speakers, f"score-{category}", {})
        for seat in range(game.seats(players)):
            for refusal in _refusals(state, seat):
                _assert_said(speakers, refusal.key, refusal.values)


def _refusals(state: State, seat: int) -> list[Refusal]:
    """One refusal of each kind."""
    found = [state.why_not(seat, action) for action in range(-1, state.game.actions.size)]
    return list({refusal.key: refusal for refusal in found if refusal is not None}.values())


def check_texts_of_the_table(game: Game, *_: Any) -> None:
    """Every action, question, option and value, every content entry and every way to take one has its words."""
    speakers = [Speaker(language, game=game) for language in LANGUAGES]
    for action in range(game.actions.size):
        name, _ = game.actions.decode(action)
        _assert_said(speakers, f"action-{name}", game.actions.values(action))
    for question in game.questions[1:]:
        _assert_said(speakers, f"question-{question}", {})
    for option in game.meta.options:
        _assert_said(speakers, f"option-{option.key}", {})
        _assert_said(speakers, f"option-{option.key}-help", {})
        for value in option.values:
            for speaker in speakers:
                named = speaker.knows(f"option-{option.key}-{plain(value)}") or type(value) is int
                named = named or speaker.name(option.key, plain(value)) != plain(value)
                assert named, f"{speaker.language}: no words for option {option.key} = {plain(value)}"
    for key, section in game.taken.items():
        _assert_said(speakers, f"taken-{section}", {})
        if list(game.taken.values()).count(section) > 1:
            _assert_said(speakers, f"taken-{section}-{key.removeprefix('event-')}", {})
    for field in game.grouped.values():
        _assert_said(speakers, f"taken-{field}", {})
    for section, entries in game.content.entries().items():
        for entry in entries:
            for language in LANGUAGES:
                assert entry.name.get(language, "").strip(), f"{language}: no name for {section} {entry.id}"


def _assert_said(speakers: list[Speaker], key: str, values: Mapping[str, Any]) -> None:
    for speaker in speakers:
        assert speaker.knows(key), f"{speaker.language}: no text for {key}"
        assert speaker.say(key, values).strip(), f"{speaker.language}: {key} says nothing"
        assert not _gaps(speaker, key, values), (
            f"{speaker.language}: {key} {dict(values)}: {_gaps(speaker, key, values)}"
        )


def _gaps(speaker: Speaker, key: str, values: Mapping[str, Any]) -> list[Exception]:
    """What a message refers to without being given it; `say` passes over such gaps."""
    assert speaker.meta is not None
    texts = bundle(speaker.language, speaker.meta.package)
    pattern = texts.get_message(key).value
    if pattern is None:
        return [LookupError(key)]
    parts = [part for value in values.values() if isinstance(value, tuple) for part in value]
    plain = {name: "" if isinstance(value, tuple) else value for name, value in values.items()}
    _, problems = texts.format_pattern(pattern, {**plain, **{f"{name}_id": value for name, value in plain.items()}})
    return [*problems, *(gap for part in parts for gap in _gaps(speaker, part.key, part.values))]


# These look at what does not depend on the variant: once for a game is enough.
ONCE: list[Check] = [check_action_numbers, check_action_texts, check_texts_of_the_table]

CHECKS: list[Check] = [check for name, check in list(globals().items()) if name.startswith("check_")]
