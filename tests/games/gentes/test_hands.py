"""Closed hands (GE-012): nobody is shown what others hold; what was taken before everybody's eyes is remembered."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tablee.engine.chance import Rng
from tablee.engine.match import Match
from tablee.engine.records import Seat
from tablee.games.gentes.rules.flow import Gentes
from tests.games.pages import Moment
from tests.games.playing import shown

from .positions import ERA, FULL, GAME, new, position, seat


def hands() -> Gentes:
    return position(
        seat(coins=5, hand=["road", "well"]),
        seat(coins=1, hand=["altar", "forge"], track=[1] * 7),
        FULL,
        discard=[],
        round=1,
    )


def words(view: Any) -> set[str]:
    """All that a view names."""
    if isinstance(view, dict):
        return set(view) | {word for value in view.values() for word in words(value)}
    if isinstance(view, list):
        return {word for value in view for word in words(value)}
    return {str(view)}


@pytest.mark.rule("GE-012")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    state = hands()
    assert shown(state, 0)["hand"] == ["road", "well"]
    for who in (1, 2, None):
        other = state.view(who)["seats"][0]
        assert other["hand"] == []
        assert other["backs"] == [1, 1]  # the era is printed on the backs
        assert other["needs"] == {}
        assert not {"road", "well"} & words(state.view(who))


@pytest.mark.rule("GE-012")
def test_what_others_would_lose_for_their_hands_is_not_told() -> None:
    state = hands()
    assert shown(state, 1)["final"]["hand_failed"] < 0
    assert state.view(0)["seats"][1]["final"]["hand_failed"] == 0
    assert state.view(0)["seats"][1]["final"]["hand_placed"] == 0


@pytest.mark.rule("GE-012")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_whole_games_no_view_names_a_card_in_somebody_elses_hand(players: int) -> None:
    state, rng = new(players, players, setup="experienced"), random.Random(players)
    while not state.over:
        for who in (*range(players), None):
            named = words(state.view(who))
            for other in range(players):
                if other != who:
                    assert not set(shown(state, other)["hand"]) & named
        asked = rng.choice(state.pending())
        state.apply(asked, rng.choice(state.legal(asked)))
    assert all(own["hand"] == shown(state, who)["hand"] for who, own in enumerate(state.view(None)["seats"]))


@pytest.mark.rule("GE-012")
def test_an_attentive_player_remembers_what_was_taken_face_up() -> None:
    """Everything in a hand was taken in the open; so who imagines the table gives everybody what they took."""
    state = hands()
    for who in range(3):
        assert state.imagine(who, Rng(7)).dump()["position"] == state.dump()["position"]


@pytest.mark.rule("GE-012")
def test_hands_may_be_laid_open() -> None:
    state = new(3, setup="first_game", hands="open")
    assert all(own["hand"] for own in state.view(None)["seats"])
    assert "hands" in {option.key for option in GAME.meta.options}
    assert new(1, setup="experienced").options["hands"] == "open"  # alone there is nobody to hide them from


@pytest.mark.rule("GE-012")
def test_a_game_begun_by_the_first_rules_keeps_its_open_hands() -> None:
    state, _ = GAME.start(3, 1, {"setup": "first_game"}, rules=1)
    assert all(own["hand"] for own in state.view(None)["seats"])
    again = GAME.load(json.loads(json.dumps(state.dump())))
    assert again.view(0) == state.view(0)


@pytest.mark.rule("GE-012")
def test_at_one_screen_a_curtain_hangs_between_two_hands() -> None:
    seats = [Seat(kind="human", name=name) for name in ("Ann", "Bob")]
    closed, laid_open = (Match.new(GAME, 2, 1, {"hands": hands}, seats) for hands in ("closed", "open"))
    assert all(closed.sees_more(who) for who in range(2))
    assert not laid_open.sees_more(laid_open.state.pending()[0])


@pytest.mark.rule("GE-012")
def test_a_page_shows_others_only_the_backs() -> None:
    state = hands()
    drawn = Moment(state, 0).whole()
    assert 'class="back era-1"' in drawn
    assert "card-road" in drawn
    for card in ("altar", "forge"):
        assert ERA[card] == 1
        assert f"card-{card}" not in drawn
