"""The end of the turn: AC-090 to AC-093."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.playing import asked, keys, legal, play, refusal, shown

from .positions import position, seat

LEARNED = ["writing", "education"]
BRITAIN: dict[str, Any] = {"main": "britain", "technologies": LEARNED}


def gains(state: Any) -> tuple[int, int]:
    own = shown(state)
    return own["points"], own["coins"]


@pytest.mark.rule("AC-090")
def test_the_seat_chooses_the_order() -> None:
    """Great Britain: 1 point per 7. Education: Culture for 4 coins."""
    first = position(seat(points=12, coins=4, **BRITAIN), seat(), asked="turn_end")
    assert legal(first) == {"trigger britain", "trigger education"}
    play(first, "trigger education")  # then Great Britain is the only one left, and compulsory
    assert shown(first)["points"] == 12 + 2 + 2
    second = position(seat(points=12, coins=4, **BRITAIN), seat(), asked="turn_end")
    play(second, "trigger britain", "trigger education")
    assert shown(second)["points"] == 12 + 1 + 2


@pytest.mark.rule("AC-090")
def test_each_ability_is_resolved_once() -> None:
    state = position(seat(points=14, coins=20, **BRITAIN), seat(), asked="turn_end")
    play(state, "trigger education")
    assert asked(state) == "1 civilization"
    assert gains(state) == (14 + 2 + 2, 16)
    twice = position(seat(points=14, coins=20, **BRITAIN), seat(), asked="turn_end", turn={"spent": ["britain"]})
    assert refusal(twice, "trigger britain") == ("AC-090", "refuse-not-pending")
    assert legal(twice) == {"trigger education", "finish"}


@pytest.mark.rule("AC-090")
def test_only_own_active_abilities_are_pending() -> None:
    own = seat(main="siam", declined=["britain"], annexed=["arabia"], coins=3, points=14)
    state = position(own, seat(main="majapahit"), asked="turn_end")
    assert legal(state) == {"trigger siam", "finish"}
    for source in ("britain", "arabia", "majapahit", "education", "zeus"):
        assert refusal(state, f"trigger {source}") == ("AC-090", "refuse-not-pending")


@pytest.mark.rule("AC-090")
@pytest.mark.parametrize("now", range(1, 7))
def test_abilities_are_resolved_in_every_round(now: int) -> None:
    state = position(seat(main="majapahit", annexed=["lydia"], hand=2), seat(), round=now)
    play(state, "rest")
    assert shown(state)["coins"] == 2 + 1 + 2  # rest, Lydia, one for each civilization
    assert asked(state).startswith("1 ")


@pytest.mark.rule("AC-090")
def test_conditions_and_counts_are_evaluated_when_an_ability_is_resolved() -> None:
    """Arabia counts a technology gained in the turn; Zimbabwe's point is lost by one; Tibet counts idle workers."""
    arabia = position(seat(main="arabia", technologies=["writing"], coins=3, hand=1), seat())
    play(arabia, "research mining")
    assert shown(arabia)["coins"] == 1
    zimbabwe = position(seat(main="zimbabwe", coins=4, hand=1), seat())
    play(zimbabwe, "research mining")
    assert gains(zimbabwe) == (1, 1)
    idle = position(seat(main="zimbabwe", hand=1), seat())
    play(idle, "do trade")
    assert gains(idle) == (1, 3)
    tibet = position(seat(main="tibet", hand=4), seat())
    play(tibet, "do trade", "end")
    assert shown(tibet)["coins"] == 2 + 3


@pytest.mark.rule("AC-090")
@pytest.mark.parametrize(("rival", "points"), [("egypt", 1), ("persia", 1), ("kush", 0)])
def test_a_condition_that_does_not_hold_gives_nothing(rival: str, points: int) -> None:
    """Japan (1 shield): 1 point if its military is highest. Egypt has 0, Persia 1, Kush 2."""
    state = position(seat(main="japan"), seat(main=rival))
    play(state, "rest")
    assert shown(state)["points"] == points


@pytest.mark.rule("AC-090")
def test_then_the_next_seat_plays() -> None:
    state = position(seat(main="egypt"), seat(main="mali"), seat(), active=1, turn={"turns": 0})
    play(state, "rest")
    assert asked(state) == "2 civilization"


@pytest.mark.rule("AC-091")
def test_compulsory_abilities_must_be_resolved() -> None:
    state = position(seat(points=14, coins=4, **BRITAIN), seat(), asked="turn_end")
    assert refusal(state, "finish") == ("AC-091", "refuse-compulsory")
    play(state, "trigger britain")
    assert "finish" in legal(state)


@pytest.mark.rule("AC-091")
@pytest.mark.parametrize("main", ["siam", "phoenicia"])
def test_optional_abilities_may_be_left_out(main: str) -> None:
    state = position(seat(main=main, coins=3), seat())
    play(state, "rest")
    assert asked(state) == "0 turn_end"
    assert legal(state) == {f"trigger {main}", "finish"}
    play(state, "finish")
    assert asked(state) == "1 civilization"
    assert gains(state) == (0, 5)


@pytest.mark.rule("AC-091")
def test_education_may_be_left_out() -> None:
    state = position(seat(main="egypt", technologies=LEARNED, coins=4), seat())
    play(state, "rest")
    assert legal(state) == {"trigger education", "finish"}
    play(state, "finish")
    assert gains(state) == (0, 6)


@pytest.mark.rule("AC-091")
def test_an_optional_ability_that_cannot_be_paid_is_not_offered() -> None:
    for own in ({"main": "siam"}, {"main": "egypt", "technologies": LEARNED}):
        state = position(seat(coins=0, **own), seat())
        play(state, "rest")  # 2 coins: too few for Siam's 3 or Culture's 4
        assert asked(state) == "1 civilization"
        assert gains(state) == (0, 2)
    siam = position(seat(main="siam", coins=2), seat(), asked="turn_end")
    assert refusal(siam, "trigger siam") == ("AC-091", "refuse-coins")
    britain = position(seat(points=7, coins=3, **BRITAIN), seat(), asked="turn_end")
    assert legal(britain) == {"trigger britain"}
    assert refusal(britain, "trigger education") == ("AC-091", "refuse-coins")


@pytest.mark.rule("AC-091")
def test_a_compulsory_ability_may_pay_for_an_optional_one() -> None:
    own = seat(main="majapahit", declined=["egypt", "mali"], technologies=LEARNED, coins=0, hand=3)
    state = position(own, seat())
    play(state, "rest")  # 2, then 3 for three civilizations: the only option, so unasked
    assert legal(state) == {"trigger education", "finish"}
    play(state, "trigger education")
    assert gains(state) == (2, 1)


@pytest.mark.rule("AC-092")
@pytest.mark.parametrize(
    ("own", "coins"),
    [
        ({"main": "egypt", "annexed": ["lydia"]}, 1),
        ({"main": "lydia", "annexed": ["zimbabwe"]}, 2),
        ({"main": "lydia", "wonders": ["petra"], "technologies": ["mining", "currency"]}, 3),
    ],
)
def test_fixed_gains_are_automatic(own: dict[str, Any], coins: int) -> None:
    state = position(seat(hand=1, **own), seat())
    events = play(state, "do trade")
    assert asked(state) == "1 civilization"
    assert shown(state)["coins"] == 2 + coins
    assert "event-trigger" not in keys(events)


@pytest.mark.rule("AC-092")
def test_fixed_gains_come_first() -> None:
    """With Lydia's coin Siam has its 3 coins; with Petra's as well Education its 4."""
    siam = position(seat(main="siam", annexed=["lydia"], hand=1), seat())
    play(siam, "do trade")
    assert legal(siam) == {"trigger siam", "finish"}
    play(siam, "trigger siam")
    assert gains(siam) == (2, 0)
    education = position(seat(main="lydia", wonders=["petra"], technologies=LEARNED, hand=1), seat())
    play(education, "do trade")
    assert legal(education) == {"trigger education", "finish"}


@pytest.mark.rule("AC-092")
def test_gains_that_count_or_need_something_are_not_fixed() -> None:
    own = seat(main="majapahit", technologies=LEARNED, coins=20)
    state = position(own, seat())
    play(state, "rest")
    assert legal(state) == {"trigger majapahit", "trigger education"}
    assert shown(state)["coins"] == 22


@pytest.mark.rule("AC-093")
def test_education_gained_at_the_end_of_the_turn_may_be_used() -> None:
    state = position(seat(main="babylon", technologies=["writing"], coins=2, hand=2), seat())
    play(state, "rest")
    assert asked(state) == "0 technology"
    play(state, "take education")
    assert legal(state) == {"trigger education", "finish"}
    play(state, "trigger education")
    assert gains(state) == (2, 0)


@pytest.mark.rule("AC-093")
def test_currency_gained_at_the_end_of_the_turn_pays_at_once() -> None:
    state = position(seat(main="babylon", technologies=["mining"], coins=0, hand=2), seat())
    play(state, "rest", "take currency")
    assert asked(state) == "1 civilization"
    assert shown(state)["coins"] == 2 + 1


@pytest.mark.rule("AC-093")
def test_currency_gained_during_the_turn_pays_once() -> None:
    state = position(seat(main="egypt", technologies=["mining"], coins=4, hand=1), seat())
    play(state, "research currency")
    assert asked(state) == "1 civilization"
    assert shown(state)["coins"] == 1


@pytest.mark.rule("AC-093")
def test_currency_may_pay_for_education_in_the_same_turn() -> None:
    """Babylon first: its coin makes the four that Culture costs."""
    state = position(seat(main="babylon", technologies=["mining", *LEARNED], coins=3), seat(), asked="turn_end")
    assert legal(state) == {"trigger babylon"}
    play(state, "trigger babylon", "take currency")
    assert legal(state) == {"trigger education", "finish"}
