"""Checks of who knows what: views, events, imagined positions."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import NamedTuple

from tablee.engine.chance import Rng
from tablee.engine.errors import ReplayError
from tablee.engine.events import Event
from tablee.engine.game import Game
from tablee.engine.state import State
from tablee.testing.plain_data import difference, leaves, replaced
from tablee.testing.random_play import (
    CHOICES,
    Options,
    as_text,
    choose,
    observers,
    some,
    some_positions,
    told,
)

GUESSES = 40  # imagined positions that are looked at together


def check_imagine_fits(game: Game, players: int, options: Options, seed: int) -> None:
    """What a seat imagines is what it sees; it can be saved like any position and played to the end."""
    rng = Rng(seed, CHOICES + 6)
    for state in some_positions(game, players, options, seed, 20):
        before = as_text(state)
        for seat in range(game.seats(players)):
            imagined = state.imagine(seat, rng)
            asked = imagined.pending()
            assert asked == state.pending(), f"seat {seat} imagines that {asked} are asked"
            found = difference(state.view(seat), imagined.view(seat))
            assert not found, f"seat {seat} imagines what it knows to be wrong: {found}"
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
                yield Pair(state, game.start(players, seed, options, replaced(dealt, (place,), outcome))[0], None)
            except ReplayError:
                continue  # there were fewer possible outcomes, or another number of them is needed now
    for state in some_positions(game, players, options, seed, 3):
        for seat in state.pending():
            one, other = state.clone(), state.clone()
            one.apply(seat, state.legal(seat)[0])
            other.apply(seat, state.legal(seat)[-1])
            yield Pair(one, other, seat)


def _assert_forgotten(pair: Pair, seat: int, rng: Rng) -> None:
    one, other = leaves(pair.one.dump()["position"]), leaves(pair.other.dump()["position"])
    secrets = [path for path in {**one, **other} if one.get(path) != other.get(path)]
    if not secrets:
        return
    from_one = [leaves(pair.one.imagine(seat, rng).dump()["position"]) for _ in range(GUESSES)]
    from_other = [leaves(pair.other.imagine(seat, rng).dump()["position"]) for _ in range(GUESSES)]
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
                    found = difference(state.view(observer), altered.view(observer))
                    assert not found, f"the view of {observer} shows what seat {seat} cannot know: {found}"
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
            assert back == view, f"the view of {observer} is not plain data: {difference(view, back)}"
