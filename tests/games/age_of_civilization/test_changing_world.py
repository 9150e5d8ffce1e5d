"""The variant Changing World: event tokens (rules 2.13): when they take effect, and on whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tablee.engine.chance import Rng
from tablee.engine.events import Event
from tablee.games.age_of_civilization.rules.flow import Civilization
from tests.games.playing import keys, play

from .positions import GAME, STANDARD, position, seat
from .scenarios import coins, dumped, points, workers

CHANGING = {**STANDARD, "changing_world": True}
EVENTS = [
    "baby_boom",
    "great_harvest",
    "celebration",
    "great_debate",
    "corruption",
    "barbarians",
    "rats",
    "earthquake",
    "nothing",
]
# No icon on places 6 to 8.
CALM = ["trade", "construction", "conquest", "farm", "plague", "culture", "hunting", "fishing"]
# Military 0 and nothing else that matters here.
PLAIN = ("egypt", "sumer", "khmer", "olmecs")


def happens(token: str, *owns: dict[str, Any], track: Sequence[str] = CALM) -> tuple[Civilization, list[Event]]:
    """The last seat ends its turn, round 3 is over and the card on place 6 enters with its token."""
    seats = [seat(**{"main": PLAIN[number], "hand": 2, **own}) for number, own in enumerate(owns)]
    last = len(seats) - 1
    state = position(
        *seats,
        options=CHANGING,
        active=last,
        turn={"turns": last, "acted": True},
        tokens={"6": token},
        round=3,
        track=track,
    )
    return state, play(state, "end")


def purses(state: Civilization) -> list[int]:
    return [coins(state, number) for number in range(state.players)]


def people(state: Civilization) -> list[int]:
    return [workers(state, number) for number in range(state.players)]


def scores(state: Civilization) -> list[int]:
    return [points(state, number) for number in range(state.players)]


@pytest.mark.rule("AC-150")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_different_tokens_on_places_6_to_8(players: int) -> None:
    seen: dict[str, set[str]] = {"6": set(), "7": set(), "8": set()}
    for seed in range(120):
        tokens = GAME.new(players, seed, {"changing_world": True}).view(None)["tokens"]
        assert set(tokens) == {"6", "7", "8"}
        assert len(set(tokens.values())) == 3
        for place, event in tokens.items():
            seen[place].add(event)
    assert all(events == set(EVENTS) for events in seen.values())
    assert GAME.new(players, 1).view(None)["tokens"] == {}


@pytest.mark.rule("AC-150")
@pytest.mark.parametrize(("round_", "place"), [(3, "6"), (4, "7"), (5, "8")])
def test_a_token_takes_effect_when_its_card_enters(round_: int, place: str) -> None:
    """Example 12: place 6 after round 3."""
    tokens = {"6": "rats", "7": "baby_boom", "8": "celebration"}
    state = position(
        seat(main="egypt"),
        seat(main="sumer"),
        options=CHANGING,
        active=1,
        turn={"turns": 1, "acted": True},
        tokens=tokens,
        round=round_,
        track=CALM,
    )
    events = play(state, "end")
    assert [event.values["event"] for event in events if event.key == "event-token"] == [tokens[place]]


@pytest.mark.slow
@pytest.mark.rule("AC-150")
def test_the_tokens_of_a_whole_game() -> None:
    for seed in range(15):
        players = 2 + seed % 3
        state = GAME.new(players, seed, {"changing_world": True})
        laid = state.view(None)["tokens"]
        rng = Rng(seed, 3)
        seen = []
        while not state.over:
            acting = state.pending()[0]
            number = state.view(None)["round"]
            for event in state.apply(acting, int(state.sample(acting, rng))):
                if event.key == "event-round":
                    number = event.values["round"]
                elif event.key == "event-token":
                    seen.append((number, event.values["event"]))
        assert seen == [(3, laid["6"]), (4, laid["7"]), (5, laid["8"])]


@pytest.mark.rule("AC-150")
@pytest.mark.parametrize("round_", [1, 2, 6])
def test_no_token_after_other_rounds(round_: int) -> None:
    state = position(
        seat(main="egypt", coins=5),
        seat(main="sumer", coins=5),
        options=CHANGING,
        active=1,
        turn={"turns": 1, "acted": True},
        tokens={"6": "rats", "7": "corruption", "8": "barbarians"},
        round=round_,
        track=["trade", "construction", "conquest", "culture", "hunting", "farm", "plague", "fishing"],
    )
    events = play(state, "end")
    assert "event-token" not in keys(events)
    assert purses(state) == [5, 5]


@pytest.mark.rule("AC-150")
def test_the_token_comes_before_a_war() -> None:
    """Earthquake leaves nobody a worker for the war; Baby Boom brings one that the war takes."""
    track = ["hunting", "fishing", "culture", "farm", "plague", "trade", "construction", "conquest"]
    state, events = happens("earthquake", {"hand": 1}, {"hand": 1}, track=track)
    happened = keys(events)
    assert happened.index("event-token") < happened.index("event-war")
    assert people(state) == [0, 0]
    assert happened.count("event-sacrifice") == 2
    state, _ = happens("baby_boom", {"hand": 0}, {"hand": 4}, track=track)
    assert people(state) == [0, 3]


@pytest.mark.rule("AC-150")
def test_the_token_comes_before_the_plague() -> None:
    """Great Harvest counts the workers that the plague takes afterwards."""
    track = ["hunting", "fishing", "culture", "farm", "trade", "plague", "construction", "conquest"]
    state, events = happens("great_harvest", {"hand": 3}, {"hand": 1}, track=track)
    assert purses(state) == [3, 1]
    assert people(state) == [2, 0]
    assert keys(events).index("event-token") < keys(events).index("event-plague")


@pytest.mark.rule("AC-150")
def test_the_token_comes_after_the_first_player_has_changed() -> None:
    """AC-100: first the token of the first player, then the card enters."""
    state, _ = happens("nothing", {}, {}, {})
    assert dumped(state)["first"] == 2
    assert state.pending() == [2]


@pytest.mark.rule("AC-151")
def test_baby_boom_keeps_to_the_limit() -> None:
    state, _ = happens("baby_boom", {"hand": 0}, {"hand": 3}, {"hand": 4})
    assert people(state) == [1, 4, 4]


@pytest.mark.rule("AC-151")
def test_great_harvest_pays_each_worker() -> None:
    state, _ = happens("great_harvest", {"hand": 0, "coins": 2}, {"hand": 3}, {"hand": 4, "coins": 1})
    assert purses(state) == [2, 3, 5]


@pytest.mark.rule("AC-151")
def test_rats_take_as_much_as_there_is() -> None:
    state, _ = happens("rats", {"coins": 7}, {"coins": 3}, {"coins": 2}, {"coins": 0})
    assert purses(state) == [4, 0, 0, 0]


@pytest.mark.rule("AC-151")
def test_earthquake_takes_a_worker_of_everybody() -> None:
    state, _ = happens("earthquake", {"hand": 4}, {"hand": 1}, {"hand": 0})
    assert people(state) == [3, 0, 0]


@pytest.mark.rule("AC-151")
def test_nothing_happens() -> None:
    state, events = happens("nothing", {"coins": 5, "hand": 4}, {"coins": 0, "hand": 1})
    assert (purses(state), people(state), scores(state)) == ([5, 0], [4, 1], [0, 0])
    assert "event-token" in keys(events)


@pytest.mark.rule("AC-151")
@pytest.mark.parametrize(("token", "left"), [("baby_boom", [2, 2]), ("great_harvest", [1, 1])])
def test_everybody_is_meant_whatever_their_rank(token: str, left: list[int]) -> None:
    """Not only the seat whose turn it was, nor only the others."""
    state, _ = happens(token, {"hand": 1, "points": 30}, {"hand": 1})
    assert (people(state) if token == "baby_boom" else purses(state)) == left


@pytest.mark.rule("AC-152")
@pytest.mark.parametrize(
    ("token", "field", "cards"),
    [
        ("celebration", "wonders", ["pyramids", "zeus", "artemis"]),
        ("great_debate", "technologies", ["writing", "mining", "navigation"]),
    ],
)
def test_leaders_gain_2_points(token: str, field: str, cards: list[str]) -> None:
    first, second, third = [[card] for card in cards]
    two = [*first, *second] if field == "wonders" else cards[:2]
    others = [third, []] if field == "wonders" else [cards[:1], []]
    state, _ = happens(token, {field: others[0]}, {field: two}, {field: others[1]})
    assert scores(state) == [0, 2, 0]
    # A tie: all of them.
    tied = [third, first] if field == "wonders" else [cards[:1], cards[1:2]]
    state, _ = happens(token, {field: tied[0]}, {field: tied[1]}, {field: []})
    assert scores(state) == [2, 2, 0]
    # Also when the most is 0 (R19).
    state, _ = happens(token, {}, {}, {})
    assert scores(state) == [2, 2, 2]


@pytest.mark.rule("AC-152")
def test_the_points_are_those_of_an_event() -> None:
    state, _ = happens("celebration", {"wonders": ["zeus"]}, {})
    assert [line["events"] for line in state.scores()] == [2, 0]


@pytest.mark.rule("AC-152")
def test_special_technologies_count_in_a_debate() -> None:
    options = {**CHANGING, "innovation": True}
    state = position(
        seat(main="egypt", special="sp_lords", technologies=["corvee", "feudalism"]),
        seat(main="sumer", technologies=["writing"]),
        options=options,
        active=1,
        turn={"turns": 1, "acted": True},
        tokens={"6": "great_debate"},
        round=3,
        track=CALM,
    )
    play(state, "end")
    assert scores(state) == [2, 0]


@pytest.mark.rule("AC-153")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([7, 7, 2], [4, 4, 2]),  # example 33
        ([9, 7, 2], [6, 7, 2]),
        ([2, 1, 0], [0, 1, 0]),  # as many as there are
        ([0, 0, 0], [0, 0, 0]),
        ([3, 6, 6], [3, 3, 3]),
    ],
)
def test_corruption_strikes_the_richest(before: list[int], after: list[int]) -> None:
    """Who is richest is settled before anybody loses a coin."""
    state, _ = happens("corruption", *({"coins": purse} for purse in before))
    assert purses(state) == after


@pytest.mark.rule("AC-153")
def test_corruption_then_the_war_of_the_same_card() -> None:
    """Example 33."""
    track = ["hunting", "fishing", "culture", "farm", "plague", "trade", "construction", "conquest"]
    own: list[dict[str, Any]] = [{"coins": 7}, {"coins": 7, "main": "persia"}, {"coins": 2}]
    state, events = happens("corruption", *own, track=track)
    assert purses(state) == [4, 4, 2]
    assert people(state) == [1, 2, 1]
    assert keys(events).index("event-lose-coins") < keys(events).index("event-war")


@pytest.mark.rule("AC-153")
@pytest.mark.parametrize(
    ("mains", "after"),
    [
        (["egypt", "persia", "kush"], [2, 5, 5]),  # military 0, 1, 2
        (["persia", "korea", "kush"], [2, 2, 5]),  # 1, 1, 2
        (["egypt", "sumer", "khmer"], [2, 2, 2]),  # all equal
    ],
)
def test_barbarians_strike_the_weakest(mains: list[str], after: list[int]) -> None:
    state, _ = happens("barbarians", *({"main": main, "coins": 5} for main in mains))
    assert purses(state) == after


@pytest.mark.rule("AC-153")
@pytest.mark.parametrize("own", [{"declined": ["tibet"]}, {"main": "polynesia"}, {"wonders": ["greatwall"]}])
def test_immunity_to_war_does_not_help_against_barbarians(own: dict[str, Any]) -> None:
    state, _ = happens("barbarians", {"coins": 5, **own}, {"main": "persia", "coins": 5})
    assert purses(state) == [2, 5]


@pytest.mark.rule("AC-153")
@pytest.mark.parametrize("own", [{"declined": ["congo"]}, {"main": "congo"}])
def test_immunity_to_plague_does_not_help_against_an_earthquake(own: dict[str, Any]) -> None:
    state, _ = happens("earthquake", {"hand": 3, **own}, {"hand": 3})
    assert people(state) == [2, 2]


@pytest.mark.rule("AC-153")
def test_immunity_helps_against_the_icon_that_follows() -> None:
    """Earthquake, then plague: the immune seat loses one worker, the other two."""
    track = ["hunting", "fishing", "culture", "farm", "trade", "plague", "construction", "conquest"]
    state, _ = happens("earthquake", {"hand": 3, "declined": ["congo"]}, {"hand": 3}, track=track)
    assert people(state) == [2, 1]


@pytest.mark.rule("AC-153")
def test_gains_of_sacrifice_are_for_slots_only() -> None:
    """The inherited ability of the Aztecs pays for workers lost on red slots, not for those an earthquake takes."""
    state, _ = happens("earthquake", {"hand": 3, "declined": ["aztecs"]}, {"hand": 3})
    assert purses(state) == [0, 0]
    assert people(state) == [2, 2]
