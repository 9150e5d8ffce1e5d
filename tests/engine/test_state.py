"""What every position gets from the engine: the agenda, asking, dictated chance, and starting and loading a game."""

from __future__ import annotations

import json
import pickle
from typing import Any, ClassVar

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.actions import ActionTable, Block, Parameter
from tablee.engine.chance import SEED_LIMIT, Chance, Rng
from tablee.engine.content import Content
from tablee.engine.errors import IllegalAction, OptionError, PositionError, ReplayError
from tablee.engine.events import Event, Refusal
from tablee.engine.game import Game
from tablee.engine.messages import Speaker
from tablee.engine.meta import Meta
from tablee.engine.state import MAX_ACTIONS, State, boxed, playout, playout_listed
from tests.toys.sealed.game import SealedGame
from tests.toys.sealed.meta import META

NOTE, SPLIT, ASK, ROLL = range(4)


class Steps(State):
    """A game of nothing but agenda: its steps note that they were carried out."""

    def __init__(self, game: Game, players: int, options: dict[str, Any], chance: Chance) -> None:
        super().__init__(game, players, options, chance)
        self.done: list[str] = []

    def resolve(self, step: int, a: int, b: int, c: int) -> None:
        self.done.append(f"{self.game.steps[step]} {a} {b} {c}")
        if step == SPLIT:
            self.push(NOTE, a + 1)
            self.push(NOTE, a + 2)
        elif step == ASK:
            self.ask(a, b)
        elif step == ROLL:
            self.done.append(f"rolled {self.draw(6)}")

    def decide(self, seat: int, question: int, action: int) -> None:
        self.done.append(f"seat {seat} answers {question} with {action}")
        if action == 1:
            self.push(SPLIT, 10)

    def choices(self, seat: int) -> vec[i64]:
        return vec[i64]([0, 1])

    def forbids(self, seat: int, question: int, action: int) -> Refusal | None:
        return None if action < 2 else Refusal("ST-001", "refuse-steps")

    def clone(self) -> Steps:
        twin = Steps(self.game, self.players, self.options, self.chance.clone())
        self.copy_to(twin)
        twin.done = list(self.done)
        return twin

    def determinize(self, seat: int, rng: Rng) -> None:
        pass

    def view(self, seat: int | None) -> dict[str, Any]:
        return {}

    def ranking(self) -> list[int]:
        return [1] * self.players

    def dump_position(self) -> dict[str, Any]:
        return {"done": list(self.done)}


class StepsGame(Game):
    schema = Content
    actions = ActionTable(Block("answer", Parameter("number", ("0", "1", "2"))))
    steps = ("note", "split", "ask", "roll")
    questions = ("", "first", "second")
    streams = 1

    def set_up(self, players: int, seed: int, options: dict[str, Any], chance: Chance) -> State:
        return self.blank(players, options, chance)

    def blank(self, players: int, options: dict[str, Any], chance: Chance) -> Steps:
        return Steps(self, players, options, chance)

    def restore(self, players: int, options: dict[str, Any], chance: Chance, position: dict[str, Any]) -> State:
        state = self.blank(players, options, chance)
        state.done = list(position["done"])
        return state

    def longest(self, players: int) -> int:
        return 10


STEPS = StepsGame(Meta("steps", "us", (1, 2, 3, 7), (1, 1), 1, "tests.engine.test_state:StepsGame"), None)


def steps(players: int = 3) -> Steps:
    state = STEPS.new(players, 1)
    assert isinstance(state, Steps)
    return state


# The agenda -----------------------------------------------------------------------------------------


def test_the_last_step_pushed_is_carried_out_first() -> None:
    state = steps()
    state.push(NOTE, 1)
    state.push(NOTE, 2, 20, 200)
    state.push(NOTE, 3)
    state.advance()
    assert state.done == ["note 3 0 0", "note 2 20 200", "note 1 0 0"]


def test_what_a_step_pushes_comes_before_the_rest() -> None:
    state = steps()
    state.push(NOTE, 9)
    state.push(SPLIT, 1)
    state.advance()
    assert state.done == ["split 1 0 0", "note 3 0 0", "note 2 0 0", "note 9 0 0"]


def test_the_agenda_waits_for_every_answer() -> None:
    state = steps()
    state.push(NOTE, 5)
    for seat in (2, 0):
        state.ask(seat, 1)
    state.advance()
    assert state.done == []
    assert state.pending() == [0, 2]
    state.apply(2, 0)
    assert state.done == ["seat 2 answers 1 with 0"]
    assert state.pending() == [0]
    state.apply(0, 1)
    assert state.done[1:] == ["seat 0 answers 1 with 1", "split 10 0 0", "note 12 0 0", "note 11 0 0", "note 5 0 0"]
    assert state.over


def test_freed_places_of_the_agenda_are_used_again() -> None:
    state = steps()
    for round_number in range(3):
        state.push(NOTE, round_number, -1, 2**40)
        state.advance()
    assert state.done == [f"note {number} -1 {2**40}" for number in range(3)]
    assert state.dump()["agenda"] == []


def test_every_seat_can_be_asked_its_own_question() -> None:
    state = steps(7)
    for seat in range(7):
        state.ask(seat, 1 + seat % 2)
    assert state.pending() == list(range(7))
    assert [state.question(seat) for seat in range(7)] == [1, 2, 1, 2, 1, 2, 1]
    for seat in range(7):
        assert state.first_pending() == seat
        state.play(seat, 0)
    assert state.first_pending() == -1
    assert state.over


def test_a_clone_and_a_loaded_position_have_the_agenda_and_the_questions() -> None:
    state = steps()
    state.push(NOTE, 1)
    state.push(ASK, 1, 2)
    state.ask(0, 1)
    twins = [state.clone(), STEPS.load(json.loads(json.dumps(state.dump())))]
    assert state.dump()["agenda"] == [["note", 1, 0, 0], ["ask", 1, 2, 0]]
    assert state.dump()["questions"] == {"0": "first"}
    for twin in twins:
        assert twin.dump() == state.dump()
        twin.apply(0, 0)
        assert twin.dump()["questions"] == {"1": "second"}
    assert state.pending() == [0]


# Answers --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "action", "key"),
    [
        (1, 0, "refuse-not-your-turn"),
        (-1, 0, "refuse-not-your-turn"),
        (7, 0, "refuse-not-your-turn"),
        (0, -1, "refuse-unknown-action"),
        (0, 3, "refuse-unknown-action"),
        (0, 2, "refuse-steps"),
    ],
)
def test_refusals(seat: int, action: int, key: str) -> None:
    state = steps()
    state.ask(0, 1)
    before = state.dump()
    with pytest.raises(IllegalAction) as caught:
        state.apply(seat, action)
    assert caught.value.refusal.key == key
    assert state.dump() == before


def test_nothing_can_be_played_after_the_end() -> None:
    refusal = steps().why_not(0, 0)
    assert refusal is not None
    assert refusal.key == "refuse-over"


def test_dictated_chance() -> None:
    state = steps()
    for _ in range(2):
        state.push(ROLL)
    state.ask(0, 1)
    free = state.clone()
    state.apply(0, 0, [5, 2])
    free.apply(0, 0)
    assert state.done[2::2] == ["rolled 5", "rolled 2"]
    assert state.outcomes == [5, 2]
    assert state.revealed == free.revealed == 2
    assert state.dump()["chance"] == free.dump()["chance"]


@pytest.mark.parametrize(
    ("outcomes", "key"),
    [
        ([5], "error-record-outcome-missing"),
        ([5, 6], "error-record-outcome-range"),
        ([1] * 3, "error-record-outcome-unused"),
    ],
)
def test_dictated_chance_that_does_not_fit(outcomes: list[int], key: str) -> None:
    state = steps()
    for _ in range(2):
        state.push(ROLL)
    state.ask(0, 1)
    with pytest.raises(ReplayError) as caught:
        state.apply(0, 0, outcomes)
    assert caught.value.key == key


def test_events_are_for_those_who_may_see_them() -> None:
    secret, public = Event("event-x", {}, (1, 2)), Event("event-x")
    assert [seat for seat in (0, 1, 2, None) if secret.visible_to(seat)] == [1, 2]
    assert all(public.visible_to(seat) for seat in (0, 1, 2, None))


def test_both_ways_of_random_play_reach_the_end() -> None:
    game = SealedGame(META, None)
    for play in (playout, playout_listed):
        state = game.new(3, 5)
        assert 9 <= play(state, Rng(1)) <= game.longest(3)
        assert state.over


def test_boxed_numbers_are_plain_numbers() -> None:
    assert boxed(vec[i64]([0, 7, MAX_ACTIONS - 1])) == [0, 7, MAX_ACTIONS - 1]


# Starting and loading -------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [0, 1, 4, -1])
def test_a_wrong_number_of_players(players: int) -> None:
    with pytest.raises(OptionError) as caught:
        SealedGame(META, None).new(players, 1)
    assert caught.value.key == "error-players"
    assert caught.value.values == {"players": players, "game": "sealed", "allowed": "2, 3"}


@pytest.mark.parametrize("seed", [-1, SEED_LIMIT])
def test_a_wrong_seed(seed: int) -> None:
    with pytest.raises(OptionError) as caught:
        SealedGame(META, None).new(2, seed)
    assert caught.value.key == "error-seed"
    assert caught.value.values == {"seed": str(seed), "limit": str(SEED_LIMIT - 1)}


def test_the_largest_seed_plays() -> None:
    assert not SealedGame(META, None).new(2, SEED_LIMIT - 1).over


def test_without_a_seed_games_differ() -> None:
    game = SealedGame(META, None)
    assert len({json.dumps(game.new(3).dump()) for _ in range(5)}) > 1


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("players", 5),
        ("players", "2"),
        ("players", True),
        ("options", []),
        ("position", None),
        ("position", {}),
        ("questions", {"0": "quiz"}),
        ("questions", {"2": "bid"}),
        ("questions", {"x": "bid"}),
        ("questions", {"²": "bid"}),
        ("questions", []),
        ("agenda", [["dance", 0, 0, 0]]),
        ("agenda", [["open", 0, 0]]),
        ("agenda", [["open", 0, 0, "1"]]),
        ("agenda", [[["open"], 0, 0, 0]]),
        ("agenda", ["open"]),
        ("revealed", "1"),
        ("revealed", 2**70),
        ("chance", []),
        ("chance", ["xyz"]),
        ("chance", ["0123456789ABCDEF"]),
        ("chance", [12]),
    ],
)
def test_a_wrong_field_of_a_position_is_named(field: str, value: Any) -> None:
    game = SealedGame(META, None)
    with pytest.raises(PositionError) as caught:
        game.load({**game.new(2, 1).dump(), field: value})
    if value != {}:
        assert caught.value.values["field"] == field
        assert caught.value.values["expected"]


@pytest.mark.parametrize(
    "field", ["game", "players", "options", "position", "questions", "agenda", "revealed", "chance"]
)
def test_a_missing_field_of_a_position_is_named(field: str) -> None:
    game = SealedGame(META, None)
    dumped = game.new(2, 1).dump()
    del dumped[field]
    with pytest.raises(PositionError) as caught:
        game.load(dumped)
    assert caught.value.key == "error-position-field"
    assert caught.value.values["field"] == field


def test_a_position_of_another_game() -> None:
    with pytest.raises(PositionError) as caught:
        SealedGame(META, None).load(steps().dump())
    assert caught.value.key == "error-position-game"
    assert caught.value.values == {"found": "steps", "expected": "sealed"}


def test_positions_are_equal_if_nothing_differs() -> None:
    game = SealedGame(META, None)
    state, other = game.new(2, seed=3), game.new(2, seed=3)
    assert state == other
    other.play(0, other.legal(0)[0])
    assert state != other
    assert state != game.new(2, seed=4)
    assert state != "a position"


def test_a_position_that_goes_on_is_no_key() -> None:
    with pytest.raises(TypeError, match=r"state\.digest\(\) is a key"):
        hash(SealedGame(META, None).new(2, seed=3))


def test_a_broken_position_is_printed_all_the_same() -> None:
    state = SealedGame(META, None).new(2, seed=3)
    state.ask(0, len(state.game.questions))
    assert repr(state) == f"<State, broken: {type(state).__name__}>"
    assert repr(type(state).__new__(type(state))) == f"<State, broken: {type(state).__name__}>"


def test_a_position_can_be_pickled() -> None:
    state = SealedGame(META, None).new(2, seed=3)
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert again is not state
    seat = state.pending()[0]
    action = state.legal(seat)[0]
    assert again.apply(seat, action) == state.apply(seat, action)


def test_a_game_that_was_pickled_is_opened_once() -> None:
    states = [pickle.loads(pickle.dumps(SealedGame(META, None).new(2, seed=seed))) for seed in (1, 2)]
    assert states[0].game is states[1].game


class Placed(Steps):
    """Steps whose end the test decides."""

    places: ClassVar[list[int]] = []

    def ranking(self) -> list[int]:
        return self.places


@pytest.mark.parametrize(
    ("places", "results"),
    [
        ([1], ["won"]),
        ([2, 1], ["lost", "won"]),
        ([1, 1], ["drawn", "drawn"]),
        ([1, 1, 3], ["won", "won", "lost"]),
    ],
)
def test_a_game_without_points_is_won_drawn_or_lost(
    places: list[int], results: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Placed, "places", places)
    state = Placed(STEPS, len(places), {}, STEPS.chance(1))
    assert state.results() == results
    assert not state.has_points
    assert state.scores() == [{}] * len(places)
    assert state.sheet() == []
    words = [Speaker("en").result(state, seat) for seat in range(len(places))]
    assert words == results


def test_equal_points_are_a_shared_win() -> None:
    state = SealedGame(META, None).new(2, 1)
    assert state.has_points
    assert state.results() == ["won", "won"]
    assert Speaker("fr").result(state, 0) == "0 point"
