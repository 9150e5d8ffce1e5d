"""Every event token of the Changing World, resolved when its card enters (rules 2.13)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.playing import keys, play, shown

from .positions import CONTENT, ORDER, STANDARD, change, last_turn, seat

OPTIONS = {**STANDARD, "changing_world": True}
PEACE = ["hunting", "trade", "farm", "construction", "plague", "culture", "fishing", "conquest"]  # no icon in 6 and 7
NOTHING = (0, 0, 0)
STRONG = seat(main="franks", coins=5)  # military 3


def resolved(event: str | None, *seats: dict[str, Any], **table: Any) -> list[tuple[int, int, int]]:
    """What a token in place 6 changes for each seat at the end of round 3: points, coins, workers.

    The card there brings neither war nor plague unless `track` says otherwise.
    """
    given = {"track": PEACE, "round": 3, "tokens": {"6": event} if event else {}, "options": OPTIONS, **table}
    return [change(last_turn(*seats, **given), "finish", who=who) for who in range(len(seats))]


def test_every_event_has_a_test() -> None:
    named = [event.id for event in CONTENT.event]
    assert len(named) == 9
    assert {f"test_{name}" for name in named} <= set(globals())


@pytest.mark.rule("AC-100", "AC-150")
@pytest.mark.parametrize(("place", "number"), [("6", 3), ("7", 4), ("8", 5)])
def test_when_a_token_takes_effect(place: str, number: int) -> None:
    """With its card, once, before the icon of that card."""
    rest = [card for card in ORDER if card != "trade"]
    track = [*rest[: number + 2], "trade", *rest[number + 2 :]]
    for ending in range(1, 6):
        state = last_turn(
            seat(hand=2), seat(hand=0), round=ending, tokens={place: "great_harvest"}, options=OPTIONS, track=track
        )
        happened = keys(play(state, "finish"))
        assert ("event-token" in happened) is (ending == number)
        assert shown(state)["coins"] == (2 if ending == number else 0)
        if ending == number:  # the harvest counts the worker that the war takes
            assert happened.index("event-token") < happened.index("event-war")
            assert shown(state)["hand"] == 1


def test_no_token() -> None:
    """The table on which the tokens are tried is quiet without one."""
    assert resolved(None, seat(coins=5), STRONG, seat(hand=0)) == [NOTHING] * 3


@pytest.mark.rule("AC-151")
def test_baby_boom() -> None:
    assert resolved("baby_boom", seat(hand=0), seat(hand=3), seat(hand=4)) == [(0, 0, 1), (0, 0, 1), NOTHING]


@pytest.mark.rule("AC-151")
def test_great_harvest() -> None:
    assert resolved("great_harvest", seat(hand=0), seat(hand=3), seat(hand=4)) == [NOTHING, (0, 3, 0), (0, 4, 0)]


@pytest.mark.rule("AC-152")
def test_celebration() -> None:
    one, two = seat(wonders=["zeus"]), seat(wonders=["petra", "library"])
    assert resolved("celebration", one, two, seat()) == [NOTHING, (2, 0, 0), NOTHING]
    assert resolved("celebration", one, seat(wonders=["petra"]), seat()) == [(2, 0, 0), (2, 0, 0), NOTHING]
    assert resolved("celebration", seat(), seat()) == [(2, 0, 0), (2, 0, 0)]  # the most is 0


@pytest.mark.rule("AC-152")
def test_great_debate() -> None:
    one, two = seat(technologies=["writing"]), seat(technologies=["writing", "mining"])
    assert resolved("great_debate", one, two, seat()) == [NOTHING, (2, 0, 0), NOTHING]
    assert resolved("great_debate", two, two, one) == [(2, 0, 0), (2, 0, 0), NOTHING]
    assert resolved("great_debate", seat(), seat()) == [(2, 0, 0), (2, 0, 0)]


@pytest.mark.rule("AC-153")
def test_corruption() -> None:
    # Example 33: who has most is settled before anybody loses.
    assert resolved("corruption", seat(coins=7), seat(coins=7), seat(coins=2)) == [(0, -3, 0), (0, -3, 0), NOTHING]
    assert resolved("corruption", seat(coins=1), seat(coins=2)) == [NOTHING, (0, -2, 0)]
    war = [*PEACE[:5], "conquest", "fishing", "culture"]
    assert resolved("corruption", seat(coins=7), STRONG, track=war) == [(0, -3, -1), NOTHING]


@pytest.mark.rule("AC-153")
def test_barbarians() -> None:
    weak, immune = seat(coins=5), seat(main="polynesia", coins=5)
    assert resolved("barbarians", weak, STRONG, seat(coins=2)) == [(0, -3, 0), NOTHING, (0, -2, 0)]
    assert resolved("barbarians", immune, STRONG) == [(0, -3, 0), NOTHING]  # immunity to war does not help
    assert resolved("barbarians", STRONG, STRONG | {"main": "huns", "technologies": ["ironworking"]}) == [
        (0, -3, 0),
        NOTHING,
    ]


@pytest.mark.rule("AC-151", "AC-084")
def test_rats() -> None:
    assert resolved("rats", seat(coins=7), seat(coins=2), seat()) == [(0, -3, 0), (0, -2, 0), NOTHING]


@pytest.mark.rule("AC-151", "AC-153", "AC-085")
def test_earthquake() -> None:
    immune = seat(main="congo", hand=2)  # immunity to plague does not help
    assert resolved("earthquake", seat(hand=4), seat(hand=0), immune) == [(0, 0, -1), NOTHING, (0, 0, -1)]


@pytest.mark.rule("AC-151")
def test_nothing() -> None:
    assert resolved("nothing", seat(coins=5), STRONG, seat(hand=0)) == [NOTHING] * 3
