"""What bots see in Genesia: a choice that looks one action ahead must know what means and Clans can still bring."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.tables import greedy_choice
from tests.games.playing import play, play_as

from .positions import GAME, new, position, seat


def clans(state: Any) -> dict[str, int]:
    """Where the first seat has Clans."""
    found: dict[str, int] = state.dump()["position"]["seats"][0]["clans"]
    return found


def candidates(state: Any) -> set[str]:
    asked = int(state.first_pending())
    return {GAME.actions.text(int(action)) for action in GAME.judgement.candidates(state, asked)}


def test_a_coin_in_the_last_expansion_goes_to_the_best_region_in_reach() -> None:
    own = seat(coins=1, clans={"isle-7-1": 3})
    state = position(own, seat(), asked="expansion", age=3)
    play(state, greedy_choice(state))
    while state.question(0) and "expansion" not in GAME.questions[state.question(0)]:
        play(state, greedy_choice(state))
    assert "isle-12-1" in clans(state)


def test_coins_are_of_use_only_until_the_last_expansion_is_over() -> None:
    def value(asked: str, coins: int) -> float:
        state = position(seat(coins=coins, clans={"red-home": 4}), seat(clans={"green-home": 1}), asked=asked, age=3)
        return GAME.judgement.evaluate(state, 0)

    assert value("expansion", 6) > value("expansion", 0) + 5
    assert value("stance", 6) < value("stance", 0) + 1


def test_a_city_far_ahead_is_worth_more_than_one_at_home() -> None:
    values = [
        GAME.judgement.evaluate(position(seat(cities=[city]), seat(), asked="expansion", age=2), 0)
        for city in ("red-1-2", "red-5-2")
    ]
    assert values[1] > values[0] + 4  # more than the points of the region


def test_an_invention_of_the_first_age_is_played() -> None:
    state = position(seat(coins=15, hand=["agriculture"]), seat(), asked="growth")
    assert greedy_choice(state) == "play agriculture"


@pytest.mark.parametrize(("age", "card"), [(2, "mill"), (2, "crop_rotation"), (3, "agroecology")])
def test_clans_that_a_card_counts_are_worth_something_while_they_are_placed(age: int, card: str) -> None:
    """Three or four Clans for as many coins, and the points of an Invention."""
    rows = {f"red-{row}-{column}": 1 for row in range(1, 5) for column in (1, 2, 3)}
    own = seat(coins=15, hand=[card], clans=rows, cities=["red-5-1", "red-5-2", "red-5-3"])
    state = position(own, seat(), asked="growth", age=age)
    assert greedy_choice(state) == f"play {card}"
    before = sum(clans(state).values())
    while sum(clans(state).values()) < before + 3:
        play(state, greedy_choice(state))


def test_coins_are_kept_for_a_card_that_sells_points() -> None:
    """Philanthropy gives three points for two coins: more than a region of value 1 for three."""
    rest = {f"red-{row}-{column}": 1 for row in range(2, 6) for column in (1, 2, 3)}
    own = seat(coins=10, hand=["philanthropy"], clans={**rest, "red-1-1": 1, "red-1-2": 1})
    foe = seat(clans={f"isle-{place}": 1 for place in ("7-1", "7-2", "7-3", "7-4", "12-1", "12-2", "15")})
    assert greedy_choice(position(own, foe, asked="expansion", age=3)) == "done"


@pytest.mark.parametrize(("stack", "stance"), [(4, "stance war"), (1, "stance peace")])
def test_war_is_chosen_for_an_assault_that_pays(stack: int, stance: str) -> None:
    state = position(seat(clans={"isle-7-1": stack}), seat(clans={"isle-12-1": 1}), asked="stance", age=3)
    assert greedy_choice(state) == stance


def test_an_assault_takes_the_region_and_keeps_its_own() -> None:
    state = position(seat(clans={"isle-7-1": 4}), seat(clans={"isle-12-1": 1}), asked="assault", age=3)
    while state.question(0) and "isle-12-1" not in clans(state):
        play_as(state, 0, greedy_choice(state))
    assert {"isle-7-1", "isle-12-1"} <= set(clans(state))


def test_a_region_beside_an_army_is_worth_less_before_the_attack() -> None:
    values = [
        GAME.judgement.evaluate(
            position(seat(clans={"isle-12-1": 1}), seat(clans={beside: 5}), asked="stance", age=3), 0
        )
        for beside in ("isle-7-1", "green-5-3")
    ]
    assert values[0] < values[1]


def test_the_first_steps_of_a_plan_are_thought_of_and_no_way_home() -> None:
    own = seat(coins=5, clans={"red-1-1": 2}, cities=["red-5-2"], hand=["crusade"])
    state = position(own, seat(), asked="expansion", age=2)
    found = candidates(state)
    assert {"done", "play crusade", "recruit red-5-2"} <= found
    assert "recruit red-home" not in found  # the City is nearer to all that is worth a recruit
    assert "move red-1-1:red-home" not in found
    assert "discard crusade" not in found  # while there are coins


def test_alone_the_weaker_tribe_counts_more() -> None:
    """GA-147: the lower of two totals is the result."""
    state = new(1, 3, mode="beginner")
    value = GAME.judgement.evaluate(state, 0)
    gains = []
    for richer in (0, 1):
        other = state.clone()
        other.points[0] += 30
        before = GAME.judgement.evaluate(other, 0)
        other.points[richer] += 10
        gains.append(GAME.judgement.evaluate(other, 0) - before)
    assert value < before
    assert gains[1] > gains[0] > 0
