"""What a game need not write: content, copies, views, ranking, choices, bots and words."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.engine.actions import ActionTable, Block, Parameter
from tablee.engine.board import grid
from tablee.engine.chance import Rng
from tablee.engine.content import Content
from tablee.engine.errors import PositionError
from tablee.engine.events import Refusal
from tablee.engine.fields import Fields, Holders, Number, Row, Seats
from tablee.engine.game import Game
from tablee.engine.judgement import VICTORY, ByResult
from tablee.engine.messages import LANGUAGES, Speaker
from tablee.engine.meta import Meta
from tablee.engine.reader import NOTHING
from tablee.engine.state import LOST, WON, State
from tests.toys.sealed.game import SealedGame
from tests.toys.sealed.meta import META

BOARD = grid(2, 1)


class Claim(State):
    """Two seats claim two spaces; each is worth what its number says."""

    board: Any
    past: Any
    gold: Any
    moves: int

    def resolve(self, step: int, seat: int, b: int, c: int) -> None:
        if len(self.past) < 2:
            self.ask(seat, 1)

    def decide(self, seat: int, question: int, action: int) -> None:
        self.board[action] = seat
        self.gold[seat] += action
        self.past = type(self.past)([*self.past, action])
        self.moves += 1
        self.push(0, 1 - seat)

    def forbids(self, seat: int, question: int, action: int) -> Refusal | None:
        return None if self.board[action] == NOTHING else Refusal("CL-001", "refuse-space-taken")

    def scores(self) -> list[dict[str, int]]:
        return [{"gold": int(gold)} for gold in self.gold]


class ClaimGame(Game):
    position = Claim
    hides = False
    actions = ActionTable(Block("claim", Parameter("space", BOARD.names)))
    fields = Fields(
        Holders("board", BOARD), Row("past", 0, 1), Seats("seats", 2, Number("gold", 0, 9)), Number("moves", 0, 2)
    )

    def longest(self, players: int) -> int:
        return 2


class SecretiveGame(ClaimGame):
    hides = True


CLAIM = ClaimGame(Meta("claim", "us", (2,), (1, 1), 1, "tests.engine.test_defaults:ClaimGame"), None)


def test_a_game_without_content_needs_no_file() -> None:
    assert CLAIM.content == Content()
    assert CLAIM.fingerprint == Content().fingerprint()
    assert not CLAIM.meta.content.exists()


def test_a_position_begins_with_its_fields_and_its_first_step() -> None:
    state = CLAIM.new(2, 1)
    assert state.pending() == [0]
    assert CLAIM.questions[state.question(0)] == "move"
    assert state.legal(0) == [0, 1]


def test_a_view_shows_all_where_nothing_is_hidden() -> None:
    state = CLAIM.new(2, 1)
    state.apply(0, 1)
    assert state.view(1) == {
        "game": "claim",
        "seat": 1,
        "players": 2,
        "options": {},
        "over": False,
        "active": 1,
        "pending": {"1": "move"},
        "board": {"b1": 0},
        "past": [1],
        "seats": [{"gold": 1}, {"gold": 0}],
        "moves": 1,
        "scores": [{"gold": 1}, {"gold": 0}],
    }
    state.apply(1, 0)
    assert state.view(None)["results"] == [WON, LOST]
    assert state.view(None)["active"] == NOTHING


def test_clones_are_made_of_the_fields_and_share_nothing() -> None:
    state = CLAIM.new(2, 1)
    state.apply(0, 1)
    before, twin = state.dump(), state.clone()
    assert twin.dump() == before
    assert isinstance(twin, Claim)
    twin.apply(1, 0)
    assert state.dump() == before


def test_a_game_with_secrets_says_who_knows_what() -> None:
    """Or a forgotten view would show everything to everybody."""
    state = SecretiveGame(CLAIM.meta, None).new(2, 1)
    with pytest.raises(TypeError, match="view"):
        state.view(0)
    with pytest.raises(TypeError, match="determinize"):
        state.imagine(0, Rng(1))


def test_the_most_points_win_and_equals_share_a_place() -> None:
    state = CLAIM.new(2, 1)
    assert state.ranking() == [1, 1]
    state.apply(0, 1)
    assert state.ranking() == [1, 2]


@pytest.mark.parametrize("board", [{"c1": 0}, {"a1": 2}, {"a1": True}, {"a1": "0"}, [0, 1], None])
def test_no_position_has_strangers_on_its_board(board: Any) -> None:
    dumped = CLAIM.new(2, 1).dump()
    dumped["position"]["board"] = board
    with pytest.raises(PositionError) as error:
        CLAIM.load(dumped)
    assert error.value.values["field"] == "board"


@pytest.mark.parametrize("past", [[2], [-1], ["0"], 3])
def test_no_position_has_numbers_out_of_bounds(past: Any) -> None:
    dumped = CLAIM.new(2, 1).dump()
    dumped["position"]["past"] = past
    with pytest.raises(PositionError):
        CLAIM.load(dumped)


def test_bots_care_about_points_and_at_the_end_about_winning() -> None:
    judgement, state = ByResult(), CLAIM.new(2, 1)
    assert judgement.horizon(state) == 1
    state.apply(0, 1)
    assert (judgement.evaluate(state, 0), judgement.evaluate(state, 1)) == (1, -1)
    state.apply(1, 0)
    assert (judgement.evaluate(state, 0), judgement.evaluate(state, 1)) == (VICTORY + 1, -VICTORY - 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_any_game_says_has_words_and_a_game_may_have_better_ones(language: str) -> None:
    speaker = Speaker(language, game=SealedGame(META, None))
    for key in ("question-move", "event-won", "event-drawn", "event-first", "refuse-space-taken", "event-over"):
        assert speaker.knows(key)
    assert not Speaker(language).knows("question-move")


def test_an_action_without_words_is_said_as_it_is_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    speaker = Speaker("en", game=SealedGame(META, None))
    assert speaker.action(0) == "Bid card 1"
    monkeypatch.setattr(speaker, "knows", lambda _: False)
    assert speaker.action(1) == "Bid 2"
